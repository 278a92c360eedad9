import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { understandingSchema } from '@/contracts/understanding';
import { endless, json, REFUSALS } from '../endpoint/testing/loopback-service';
import type { SceneFacts } from './scene-understanding';
import {
  completion,
  DIALECTS,
  GOOD,
  startChatService,
  type Answer,
  type ChatService,
} from './testing/chat-service';
import { NEWS, OFFER } from './testing/scenes';
import { createSceneUnderstanding } from './understand';

const KEY = 'sk-5f1e0c2b9a7d4e8f';

let service: ChatService | undefined;
afterEach(() => service?.close());

interface Options {
  scenes?: readonly SceneFacts[];
  /** Undefined: it cannot be counted. */
  budget?: number | undefined;
  timeoutMs?: number;
}

/** Lets a service describe scenes. */
async function describeScenes(answer: Answer, options: Options = {}) {
  const { scenes = [NEWS], timeoutMs = 20_000 } = options;
  const budget = 'budget' in options ? options.budget : 100;
  service = await startChatService(answer);
  const failures: unknown[] = [];
  let spent = 0;
  const { describe: ask } = createSceneUnderstanding(
    { url: service.url, key: KEY, model: 'm-1' },
    {
      take: (wanted) => {
        if (budget === undefined) return Promise.resolve(undefined);
        spent += Math.min(wanted, budget);
        return Promise.resolve(Math.min(wanted, budget));
      },
      giveBack: (unused) => {
        spent -= unused;
        return Promise.resolve();
      },
    },
    (error) => failures.push(error),
    { waitMs: 10 },
  );
  const result = await ask(scenes, OFFER, timeoutMs, new AbortController().signal);
  return { ...result, scenes: result.understanding?.scenes ?? [], spent, failures, calls: service.calls };
}

const quoted = { kind: 'line', timestamp: 11_000, quote: 'robbed the bank' };
const frame = (timestamp: number) => ({ kind: 'frame', timestamp });
const line = (timestamp: number) => ({ kind: 'line', timestamp });
/** What is left of `GOOD`: all of it. */
const CHECKED = {
  start: 10_000,
  summary: {
    text: 'A reporter tells of a robbery.',
    confidence: 0.9,
    evidence: [frame(12_000), line(11_000)],
  },
  place: { text: 'a street', confidence: 0.6, evidence: [frame(30_000)] },
  tone: { name: 'informational', intensity: 'medium', confidence: 0.8, evidence: [line(11_000)] },
  topics: [
    {
      id: '386',
      name: 'politics',
      confidence: 0.7,
      evidence: [{ kind: 'line', timestamp: 20_000, quote: 'the mayor said' }],
    },
  ],
  risks: [
    {
      id: 'XtODT3',
      name: 'crime & harmful acts',
      level: 'medium',
      treatment: 'news',
      confidence: 0.85,
      evidence: [quoted, frame(12_000)],
    },
  ],
};

const many = (count: number): SceneFacts[] =>
  Array.from({ length: count }, (_, index) => ({
    ...NEWS,
    start: index * 100_000,
    end: index * 100_000 + 20_000 + index * 1000,
  }));

describe('scenes described by a service', () => {
  it.each(Object.keys(DIALECTS))('are understood in the dialect of %s', async (name) => {
    const dialect = DIALECTS[name] ?? completion;
    const { understanding, partial, spent } = await describeScenes(dialect(GOOD));
    expect(understanding).toEqual({
      basis: 'model',
      model: 'm-1',
      prompt: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      discarded: 0,
      scenes: [CHECKED],
    });
    expect(v.is(understandingSchema, understanding)).toBe(true);
    expect({ partial, spent }).toEqual({ partial: [], spent: 1 });
  });

  it('are sent as frames and words with ids, to be answered in a strict form', async () => {
    const { calls } = await describeScenes(completion(GOOD));
    const { headers, body, said } = calls[0] ?? {};
    expect(headers?.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({ model: 'm-1', response_format: { json_schema: { strict: true } } });
    expect(body?.messages[1].content.filter(({ type }) => type === 'image_url')).toHaveLength(2);
    expect(said).toContain('F1\n\nF2\n\nL1: "Two men robbed the bank this morning."');
    expect(said).toContain('O1: "CHANNEL 4 NEWS"');
    expect(said).toContain('Risks:\nXtODT3: Sensitive Topics > Crime & Harmful Acts');
    // Times are not told: a model would invent others.
    expect(said).not.toMatch(/10000|12000|0:1/);
    const { properties = {} } = body?.response_format?.json_schema?.schema ?? {};
    expect(properties.topics?.items?.properties?.id?.enum).toEqual(['XtODT3', 'j9PaO9', '386', '483']);
    expect(properties.risks?.items?.properties?.evidence?.items?.enum).toEqual([
      ...['F1', 'F2', 'L1', 'L2', 'O1'],
    ]);
  });

  it('are asked for in the dialect that was found with the first one', async () => {
    const dialect = DIALECTS['a server without formats'] ?? completion;
    const { scenes, calls } = await describeScenes(dialect(GOOD), { scenes: many(12) });
    expect(scenes).toHaveLength(12);
    const refused = calls.filter(({ body }) => body.response_format !== undefined);
    // At most by each of the four that are sent at once, in both formats.
    expect(refused.length).toBeLessThanOrEqual(8);
    expect(calls.at(-1)?.body.messages[0].content).toContain('Its JSON Schema:\n{"type":"object"');
  });

  it('are as many as the budget has, the longest first, in the order of the video', async () => {
    const { scenes, partial, spent } = await describeScenes(completion(GOOD), {
      scenes: many(5),
      budget: 2,
    });
    expect(scenes.map(({ start }) => start)).toEqual([300_000, 400_000]);
    expect(spent).toBe(2);
    expect(partial).toEqual([{ code: 'understanding-budget', values: { scenes: 2, ofScenes: 5 } }]);
  });

  it('are none while the budget cannot be counted', async () => {
    const { calls, partial } = await describeScenes(completion(GOOD), { budget: undefined });
    expect(calls).toEqual([]);
    expect(partial).toEqual([{ code: 'understanding-failed', values: { scenes: 0, ofScenes: 1 } }]);
  });

  it('cost nothing if there is nothing to see or to read', async () => {
    const empty = { ...NEWS, frames: [], lines: [], texts: [] };
    const { understanding, partial, spent } = await describeScenes(completion(GOOD), { scenes: [empty] });
    expect({ understanding, partial, spent }).toEqual({ understanding: undefined, partial: [], spent: 0 });
  });

  it('are missing if the model says that it cannot tell', async () => {
    const { understanding, partial } = await describeScenes(completion({ ...GOOD, insufficient: true }));
    expect(understanding).toMatchObject({ scenes: [], discarded: 0 });
    expect(partial).toEqual([]);
  });
});

describe('a service that fails', () => {
  it.each([
    ['a text that is cut', completion(JSON.stringify(GOOD).slice(0, 300), {}, { finish_reason: 'length' })],
    ['a part of JSON', completion(JSON.stringify(GOOD).slice(0, 300))],
    ['two objects', completion(`${JSON.stringify(GOOD)} ${JSON.stringify(GOOD)}`)],
    ['a list', completion('[1, 2]')],
    ['an empty text', completion('')],
    ['no text, only thoughts', completion(null, { reasoning_content: JSON.stringify(GOOD) })],
    ['a refusal', completion(GOOD, { refusal: 'I cannot help with that.' })],
    ['a refusal of its filter', completion(GOOD, {}, { finish_reason: 'content_filter' })],
    ['a call of a tool', completion(GOOD, {}, { finish_reason: 'tool_calls' })],
    ['another kind of object', completion('{"scene": "I will not follow the form"}')],
    ['no choice', json({ choices: [] })],
    ['a list instead of claims', completion({ ...GOOD, topics: 'politics' })],
    ['a page', (_: unknown, response: { end: (text: string) => void }) => response.end('<html>')],
    ['bytes without an end', endless],
    ['a dropped connection', (_: unknown, response: { destroy: () => void }) => response.destroy()],
    ['400 to everything', json({ error: { message: `bad ${KEY}` } }, 400)],
  ] as [string, Answer][])('with %s costs only the description', async (_, answer) => {
    const { understanding, partial, failures, spent } = await describeScenes(answer);
    expect(understanding).toBeUndefined();
    expect(partial).toEqual([{ code: 'understanding-failed', values: { scenes: 0, ofScenes: 1 } }]);
    expect(failures.map(String).join()).toMatch(/scene service/);
    expect(failures.map(String).join()).not.toMatch(new RegExp(`${KEY}|reporter|cannot help`));
    expect(spent).toBe(0);
  });

  it.each([
    ['quota is used up', REFUSALS.spent],
    ['scene is too large', REFUSALS.tooLarge],
    ['address has moved', REFUSALS.moved],
    ['key is wrong', json({ error: { message: KEY, code: 'invalid_api_key' } }, 401)],
  ])('is not asked again when its %s', async (_, answer) => {
    const { partial, failures, calls } = await describeScenes(answer, { scenes: many(12) });
    expect(partial.map(({ code }) => code)).toEqual(['understanding-failed']);
    expect(calls.length).toBeLessThanOrEqual(4);
    expect(failures.map(String).join()).not.toContain(KEY);
  });

  it('is asked again when it is busy', async () => {
    let isBusy = true;
    const { scenes, partial } = await describeScenes((call, response) => {
      (isBusy ? REFUSALS.busy : completion(GOOD))(call, response);
      isBusy = false;
    });
    expect(scenes).toHaveLength(1);
    expect(partial).toEqual([]);
  });

  it('leaves what it has described in time', async () => {
    let answered = 0;
    const { scenes, partial, spent } = await describeScenes(
      (call, response) => {
        answered += 1;
        if (answered === 1) completion(GOOD)(call, response);
        else response.write('{');
      },
      { scenes: many(3), timeoutMs: 400 },
    );
    expect(scenes).toHaveLength(1);
    expect(partial).toEqual([{ code: 'understanding-cut', values: { scenes: 1, ofScenes: 3 } }]);
    // What was sent may be billed.
    expect(spent).toBe(3);
  });
});
