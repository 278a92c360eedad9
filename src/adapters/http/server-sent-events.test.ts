import { expect, it } from 'vitest';
import { createEventParser, type ServerSentEvent } from './server-sent-events';

function eventsOf(chunks: Iterable<string>): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const read = createEventParser((event) => events.push(event));
  for (const chunk of chunks) read(chunk);
  return events;
}

it.each([
  ['a name and data', 'event: progress\ndata: {}\n\n', [['progress', '{}']]],
  ['no name', 'data: x\n\n', [['message', 'x']]],
  ['data of several lines', 'data: a\ndata\ndata: b\n\n', [['message', 'a\n\nb']]],
  [
    'one space after the colon, and no more',
    'data:x\n\ndata:  y\n\n',
    [
      ['message', 'x'],
      ['message', ' y'],
    ],
  ],
  [
    'carriage returns',
    'event: a\rdata: 1\r\revent: b\r\ndata: 2\r\n\r\ndata: 3\n\n',
    [
      ['a', '1'],
      ['b', '2'],
      ['message', '3'],
    ],
  ],
  ['a colon in the data', 'data: a: b\n\n', [['message', 'a: b']]],
  ['the last of two names', 'event: a\nevent: b\ndata: 1\n\n', [['b', '1']]],
  ['a name that is no longer meant', 'event: a\n\ndata: 1\n\n', [['message', '1']]],
  [
    'comments and fields of another use',
    ': begins\n\nid: 7\nretry: 10\nfoo: bar\ndata: 1\n\n',
    [['message', '1']],
  ],
  ['no data, which is no event', 'event: a\n\n', []],
  ['an event without its end', 'data: 1\n\ndata: 2\n', [['message', '1']]],
])('parses %s', (_what, text, events) => {
  const expected = events.map(([event, data]) => ({ event, data }));
  expect(eventsOf([text]), 'in one chunk').toEqual(expected);
  expect(eventsOf(text), 'character by character').toEqual(expected);
});

it('an event is returned as soon as it is complete', () => {
  const events: ServerSentEvent[] = [];
  const read = createEventParser((event) => events.push(event));
  read('data: 1\n');
  expect(events).toHaveLength(0);
  read('\ndata: 2');
  expect(events).toHaveLength(1);
});
