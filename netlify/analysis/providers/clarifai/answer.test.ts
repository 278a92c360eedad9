import { describe, expect, it } from 'vitest';
import { AnalysisFailure } from '../../errors';
import { readAnswer } from './answer';
import { goodAnswer } from './testing/clarifai-server';

const OK = { code: 10000, description: 'Ok' };

const read = (body: unknown, http = 200) =>
  readAnswer(typeof body === 'string' ? body : JSON.stringify(body), { http });

const answerOf = (frames: unknown, changes: object = {}) => ({
  status: OK,
  outputs: [{ status: OK, data: { frames } }],
  ...changes,
});

const frameOf = (info: object | undefined, concepts: unknown = [{ name: 'glass', value: 0.5 }]) => ({
  ...(info === undefined ? {} : { frame_info: info }),
  data: { concepts },
});

function codeOf(body: unknown, http?: number): string {
  try {
    read(body, http);
    return 'none';
  } catch (error) {
    if (error instanceof AnalysisFailure) return error.code;
    throw error;
  }
}

describe('a good answer', () => {
  it('has an entry for each frame at its time', () => {
    const entries = read(goodAnswer(['beer', 'glass'], 2_000, 500));
    expect(entries.map(({ timestamp }) => timestamp)).toEqual([250, 750, 1_250, 1_750]);
    expect(entries[0]?.concepts).toEqual([
      { name: 'beer', confidence: 0.99, kind: 'seen' },
      { name: 'glass', confidence: 0.89, kind: 'seen' },
    ]);
  });

  it('may have numbers as strings, codes as names, and no zeros', () => {
    const status = { code: 'SUCCESS' };
    const frames = [frameOf(undefined, [{ name: 'dark' }]), frameOf({ index: 1, time: '33367' })];
    expect(read({ status, outputs: [{ status, data: { frames } }] })).toEqual([
      { timestamp: 0, concepts: [{ name: 'dark', confidence: 0, kind: 'seen' }] },
      { timestamp: 33_367, concepts: [{ name: 'glass', confidence: 0.5, kind: 'seen' }] },
    ]);
  });

  it('is sorted by time, with one entry per timestamp and the highest confidence of each name first', () => {
    const frames = [
      frameOf({ index: 2, time: 900 }),
      frameOf({ time: 40 }, [
        { name: 'a', value: 0.2 },
        { name: 'b', value: 0.7 },
      ]),
      frameOf({ index: 1, time: 40 }, [{ name: ' a ', value: 0.9 }]),
    ];
    expect(read(answerOf(frames))).toEqual([
      {
        timestamp: 40,
        concepts: [
          { name: 'a', confidence: 0.9, kind: 'seen' },
          { name: 'b', confidence: 0.7, kind: 'seen' },
        ],
      },
      { timestamp: 900, concepts: [{ name: 'glass', confidence: 0.5, kind: 'seen' }] },
    ]);
  });

  it('may have a confidence above 1 by rounding', () => {
    expect(read(answerOf([frameOf({ time: 1 }, [{ name: 'a', value: 1.0000001 }])]))).toEqual([
      { timestamp: 1, concepts: [{ name: 'a', confidence: 1, kind: 'seen' }] },
    ]);
  });

  it('may have no concepts', () => {
    expect(read(answerOf([{ frame_info: { time: 5 } }]))).toEqual([{ timestamp: 5, concepts: [] }]);
  });
});

describe('a damaged answer', () => {
  it.each<[string, unknown]>([
    ['nothing', ''],
    ['a page', '<html>'],
    ['half', JSON.stringify(goodAnswer(['a'], 9_000, 500)).slice(0, 500)],
    ['null', null],
    ['a list', [OK]],
    ['no status', { outputs: [] }],
    ['a status without code', { status: { description: 'Ok' } }],
    ['no outputs', { status: OK }],
    ['two outputs', { status: OK, outputs: [1, 2].map(() => answerOf([frameOf({ time: 1 })]).outputs[0]) }],
    ['no frames', answerOf(undefined)],
    ['zero frames', answerOf([])],
    ['too many frames', answerOf(Array.from({ length: 10_001 }, (_, index) => frameOf({ time: index })))],
    ['a later frame without time', answerOf([frameOf({ time: 0 }), frameOf({ index: 1 })])],
    ['a negative time', answerOf([frameOf({ time: -1 })])],
    ['a broken time', answerOf([frameOf({ time: 1.5 })])],
    ['a time in words', answerOf([frameOf({ time: '1s' })])],
    ['a confidence above one', answerOf([frameOf({ time: 1 }, [{ name: 'a', value: 1.1 }])])],
    ['a negative confidence', answerOf([frameOf({ time: 1 }, [{ name: 'a', value: -0.1 }])])],
    ['a confidence in words', answerOf([frameOf({ time: 1 }, [{ name: 'a', value: 'NaN' }])])],
    ['an infinite confidence', JSON.stringify(answerOf([frameOf({ time: 1 })])).replace('0.5', '1e999')],
    ['no name', answerOf([frameOf({ time: 1 }, [{ value: 0.5 }])])],
    ['a blank name', answerOf([frameOf({ time: 1 }, [{ name: '  ', value: 0.5 }])])],
    ['an endless name', answerOf([frameOf({ time: 1 }, [{ name: 'a'.repeat(201), value: 0.5 }])])],
    [
      'too many names',
      answerOf([
        frameOf(
          { time: 1 },
          Array.from({ length: 501 }, () => ({ name: 'a' })),
        ),
      ]),
    ],
    ['depth without end', `{"status":{"code":10000},"outputs":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('with %s is refused', (_, body) => {
    expect(codeOf(body)).toBe('provider-failed');
  });
});

describe('a refusal', () => {
  it.each<[number, number | string, string]>([
    [200, 10010, 'provider-failed'],
    [400, 10020, 'provider-failed'],
    [401, 11009, 'internal'],
    [403, 11007, 'internal'],
    [429, 11005, 'provider-busy'],
    [429, 'CONN_THROTTLED', 'provider-busy'],
    [200, 11003, 'provider-busy'],
    [403, 11006, 'provider-unavailable'],
    [404, 21200, 'internal'],
    [400, 21354, 'provider-busy'],
    [400, 31002, 'unreachable'],
    [400, 30105, 'too-large'],
    [400, 47103, 'too-large'],
    [400, 31101, 'unsupported-codec'],
    [400, 31420, 'damaged'],
    [504, 40032, 'too-slow'],
    [500, 98009, 'too-slow'],
    [429, 77777, 'provider-busy'],
    [402, 'SOMETHING_NEW', 'provider-unavailable'],
    [413, 77777, 'too-large'],
    [404, 77777, 'internal'],
    [500, 77777, 'provider-unavailable'],
    [200, 77777, 'provider-failed'],
    [302, 10000, 'provider-failed'],
  ])('with HTTP %i and code %s is reported as %s', (http, code, expected) => {
    expect(codeOf({ status: { code } }, http)).toBe(expected);
  });

  it.each([
    [429, 'provider-busy'],
    [502, 'provider-unavailable'],
    [504, 'too-slow'],
    [403, 'internal'],
  ])('in the words of a gateway with HTTP %i is reported as %s', (http, expected) => {
    expect(codeOf('<h1>Sorry</h1>', http)).toBe(expected);
    expect(codeOf('{"message":"sorry"}', http)).toBe(expected);
  });

  it('of the one output takes precedence over that of the whole', () => {
    const outputs = [{ status: { code: 30002 } }];
    expect(codeOf({ status: { code: 10020 }, outputs }, 400)).toBe('unreachable');
    expect(codeOf({ status: { code: 10010 }, outputs })).toBe('unreachable');
    expect(codeOf({ status: OK, outputs })).toBe('unreachable');
    expect(codeOf({ status: { code: 11005 }, outputs }, 429)).toBe('provider-busy');
  });
});
