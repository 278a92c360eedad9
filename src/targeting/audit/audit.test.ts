import { expect, it } from 'vitest';
import { auditRecords, columnsOf, MAX_RECORDS } from './audit';
import type { LineError } from './read-requests';
import type { AuditRecord } from './records';
import { tvRequest, withValue } from './testing/requests';

function audited(text: string, mapping = columnsOf(text)?.mapping ?? null) {
  const all = [...auditRecords(text, mapping)];
  return {
    records: all.filter((each): each is AuditRecord => !('problem' in each)),
    errors: all
      .filter((each): each is LineError => 'problem' in each)
      .map(({ line, problem }) => `${line} ${problem}`),
  };
}

const request = (id: string) => withValue(tvRequest(), 'id', id);
const line = (id: string) => JSON.stringify(request(id));
const lines = (id: string) => JSON.stringify(request(id), null, 2);

it.each([
  ['one object', lines('a'), ['1 a']],
  ['an array', JSON.stringify([request('a'), request('b')]), ['1 a', '1 b']],
  [
    'a printed array',
    JSON.stringify([request('a'), request('b')], null, 2),
    ['2 a', `${2 + lines('a').split('\n').length} b`],
  ],
  [
    'lines with CRLF, a byte order mark and an empty line',
    `\uFEFF${line('a')}\r\n\r\n${line('b')}\r\n`,
    ['1 a', '3 b'],
  ],
  ['lines with a comma at their end', `${line('a')},\n${line('b')},`, ['1 a', '2 b']],
  [
    'lines of a log with a time',
    `2026-11-28T10:00:00Z INFO ${line('a')}\n2026-11-28 ${line('b')}`,
    ['1 a', '2 b'],
  ],
  [
    'in an envelope',
    `{"time":1,"bidrequest":${line('a')}}\n{"body":${JSON.stringify(line('b'))}}`,
    ['1 a', '2 b'],
  ],
  ['a list in an envelope', `{"data":{"bidRequests":[${line('a')},${line('b')}]}}`, ['1 a', '1 b']],
  ['the answer of a search', `{"hits":{"hits":[{"_source":${line('a')}}]}}`, ['1 a']],
  [
    'a column of a table',
    `time,request\n1,"${line('a').replaceAll('"', '""')}"\n2,"${line('b').replaceAll('"', '""')}"`,
    ['2 a', '3 b'],
  ],
  ['a column of a table with tabs', `time\trequest\n1\t${line('a')}`, ['2 a']],
])('bid requests are read: %s', (_, text, expected) => {
  const { records, errors } = audited(text);
  expect(records.map((each) => `${each.line} ${each.name}`)).toEqual(expected);
  expect(errors).toEqual([]);
  expect(records.flatMap(({ findings }) => findings)).toEqual([]);
});

it('a line that cannot be read is an error with its number, and the rest is read', () => {
  const text = [
    line('a'),
    '{"id": "b",}',
    "{'id': 'c'}",
    '{"id": None}',
    'not a request',
    line('d').slice(0, -5),
    '{"id" "e"}',
    '{"id": "open',
    line('f'),
  ].join('\n');
  const { records, errors } = audited(text);
  expect(records.map(({ name }) => name)).toEqual(['a', 'f']);
  expect(errors).toEqual([
    '2 trailing-comma',
    '3 quotes',
    '4 word',
    '5 no-json',
    '6 not-closed',
    '7 syntax',
    '8 not-closed',
  ]);
});

it('a broken object of an array in one line does not take the others with it', () => {
  const text = `[${line('a').slice(0, -1)},${line('b')},${line('c')}]`;
  const { records, errors } = audited(text);
  expect(records.map(({ name }) => name)).toEqual(['b', 'c']);
  expect(errors).toEqual(['1 syntax']);
});

it('an envelope with a broken record gives the others, and an error', () => {
  const broken = '{"id":"b","imp":[{"id":None}]}';
  const list = audited(`{"requests":[${line('a')},${broken},${line('c')}]}`);
  expect(list.records.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(list.errors).toHaveLength(2);
  const texts = audited(
    JSON.stringify({
      events: [{ message: `INFO ${line('a')}` }, { message: '{"id":"b","imp":[' }, { message: line('c') }],
    }),
  );
  expect(texts.records.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(texts.errors).toEqual(['1 not-closed']);
});

it('beside requests, an object without impressions is one that lacks them; a number is none', () => {
  const { records } = audited(`{"requests":[${line('a')},{"id":"b","app":{}}],"stats":{"imp":12}}`);
  expect(records.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(records[1]?.findings.map(({ code, path }) => `${code} ${path}`)).toContain('required imp');
});

it('a large envelope is read whole', () => {
  const many = Array.from(
    { length: 15_000 },
    (_, at) => `{"time":1,"level":"x","req":{"id":"r${at}","imp":[]}}`,
  );
  expect(audited(`{"rows":[${many.join(',')}]}`).records).toHaveLength(15_000);
});

it('an envelope with more requests than are checked ends with an error', () => {
  const { records, errors } = audited(`{"rows":[${'{"imp":[]},'.repeat(400_000)}{"imp":[]}]}`);
  expect(records).toHaveLength(MAX_RECORDS);
  expect(errors).toEqual(['1 too-many']);
});

it('a log with a column of other JSON is a log, and so is one whose headings begin with a number sign', () => {
  const log = 'time,content_title,offset,targeting\n1,Show A,600,"{""geo"":""US""}"';
  expect(columnsOf(log)?.mapping).toMatchObject({ title: 1, offset: 2 });
  expect(audited(log).records[0]).toMatchObject({ kind: 'log', program: { title: 'Show A' } });
  expect(columnsOf('# Title,Offset\nA,600')?.headings).toEqual(['Title', 'Offset']);
});

it.each([
  ['Minuto', '10', 600_000],
  ['Offset (min)', '25', 1_500_000],
  ['Offset', '10 min', 600_000],
  ['Offset', '1h 30m', 5_400_000],
])('a time in minutes is read: %s %s', (heading, value, ms) => {
  const { records } = audited(`Title,${heading}\nPilot,${value}`);
  expect(records[0]?.placements[0]?.at).toEqual({ kind: 'time', ms });
});

it('a cell of a table that is no JSON is an error with its line', () => {
  const { records, errors } = audited(`time\trequest\n1\t${line('a')}\n2\t{"id": }`);
  expect(records.map(({ name }) => name)).toEqual(['a']);
  expect(errors).toEqual(['3 syntax']);
});

it('the cells of a log are checked, after comments', () => {
  const { records } = audited(
    [
      '# exported on Monday',
      'app.content.title,Rating,Language,Program length,imp.video.startdelay',
      'Island Living,TV-PG,en,2640,600',
      '{{TITLE}},TV-99,Klingon!,-5,600',
      'The Pilot,0,English (US),44 min,10 min',
      'N/A,NR,en-US,264000,600',
    ].join('\n'),
  );
  const found = records.map(({ line: at, findings }) => [at, ...findings.map(({ code }) => code)]);
  expect(found).toEqual([
    [3],
    [4, 'macro', 'rating-unknown', 'language-tag', 'length-zero'],
    [5],
    [6, 'vague', 'length-unit'],
  ]);
});

it('a broken object of a printed array does not take the others with it', () => {
  const text = JSON.stringify([request('a'), request('b'), request('c')], null, 2).replace(
    '"id": "b",',
    '"id": "b" "x",',
  );
  const { records, errors } = audited(text);
  expect(records.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(errors).toEqual([expect.stringMatching(/^\d+ syntax$/)]);
});

it('of many objects without an end, each is an error and none hides the next record', () => {
  const { records, errors } = audited(`${'{"id": {"a": 1}\n'.repeat(100)}${line('z')}`);
  expect(errors).toHaveLength(100);
  expect(records.map(({ name }) => name)).toEqual(['z']);
});

it('records above the limit are not read, which is said once', () => {
  const { records, errors } = audited(`title,break\n${'A,1\n'.repeat(MAX_RECORDS + 3)}`);
  expect(records).toHaveLength(MAX_RECORDS);
  expect(errors).toEqual([`${MAX_RECORDS + 2} too-many`]);
});

it('the same ID in another request is an error that names its line', () => {
  const [, second] = audited(`${line('a')}\n${line('a')}`).records;
  expect(second?.findings).toEqual([expect.objectContaining({ code: 'request-twice', values: { of: 1 } })]);
});

it('a record says what its program and publisher are, and where it ran', () => {
  const [record] = audited(line('a')).records;
  expect(record).toMatchObject({
    publisher: 'Example Media',
    hasSignals: true,
    program: {
      title: 'Trouble in Paradise',
      genres: ['216', '332'],
      rating: 'TV-PG',
      length: 2640,
      language: 'en',
    },
    placements: [{ path: 'imp[0].video.startdelay', at: { kind: 'time', ms: 600_000 } }],
  });
});

it.each([
  ['commas', 'Publisher,Program Title,Time Offset,Creative\nOne,"Paradise, part 2",00:10:00,Soap'],
  ['semicolons', '\uFEFFpublisher;program_title;time_offset;creative\r\nOne;Paradise, part 2;600;Soap\r\n'],
  ['tabs and milliseconds', 'app\ttitle\toffset_ms\tad name\nOne\tParadise, part 2\t600000\tSoap'],
  ['camel case', 'publisherName,contentTitle,breakStart,adName\nOne,"Paradise, part 2",PT10M,Soap'],
])('a log is read: %s', (_, text) => {
  const { records, errors } = audited(text);
  expect(errors).toEqual([]);
  expect(records).toMatchObject([
    {
      line: 2,
      kind: 'log',
      name: 'Soap',
      publisher: 'One',
      program: { title: 'Paradise, part 2' },
      placements: [{ at: { kind: 'time', ms: 600_000 } }],
      findings: [],
    },
  ]);
});

it('positions in words are read, and lines with too many cells or open quotes are errors', () => {
  const { records, errors } = audited(
    'title,break\nA,midroll\nA,mid-roll 2\nA,pre-roll\nA,last\nA,somewhere\n,1\nA,1,2\n"A,1\nA,2\n"A\nB",3',
  );
  expect(records.map(({ placements }) => placements[0]?.at)).toEqual([
    { kind: 'mid-roll' },
    { kind: 'number', number: 2 },
    { kind: 'outside' },
    { kind: 'number', number: -1 },
    { kind: 'unknown' },
    { kind: 'number', number: 1 },
    { kind: 'number', number: 2 },
    { kind: 'number', number: 3 },
  ]);
  expect(records.flatMap(({ line: at, findings }) => findings.map(({ code }) => `${at} ${code}`))).toEqual([
    '6 log-time',
    '7 log-program',
  ]);
  expect(errors).toEqual(['8 cells', '9 quotes']);
});

it('a log names an episode by its series', () => {
  const { records } = audited('series,season,episode,offset\nA,Season 2,Episode 5,60\nB,,S03E02,60');
  expect(records.map(({ program: { season, episode } }) => [season, episode])).toEqual([
    ['Season 2', 5],
    ['03', 2],
  ]);
  expect(records.flatMap(({ findings }) => findings)).toEqual([]);
});

it('a request names its episode, channel and IDs, also where their types are wrong', () => {
  const wrong = withValue(withValue(tvRequest(), 'app.content.season', 3), 'app.content.episode', '2');
  for (const each of [tvRequest(), wrong])
    expect(audited(JSON.stringify(each)).records[0]?.program).toMatchObject({
      ...{ id: 'ep-302', series: 'Island Living', season: '3', episode: 2 },
      network: { name: 'Example Network' },
      channel: { name: 'Example One', domain: 'one.example.com' },
      otherIds: [{ domain: 'vendor.com', id: 'c73' }],
    });
});

it('a generic mid-roll is one, and no time', () => {
  const [record] = audited(JSON.stringify(withValue(tvRequest(), 'imp.0.video.startdelay', -1))).records;
  expect(record?.placements).toMatchObject([{ value: '-1', at: { kind: 'mid-roll' } }]);
});
