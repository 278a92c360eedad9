import { afterEach, describe, expect, it } from 'vitest';
import type { TimeRange } from '@/contracts/time-range';
import {
  endless,
  json,
  REFUSALS,
  type Answer as AnswerTo,
  type LoopbackService,
} from '../endpoint/testing/loopback-service';
import { startSpeechService, type SpeechCall } from './testing/speech-service';
import { createSpeechToText } from './transcribe';

const KEY = 'sk-5f1e0c2b9a7d4e8f';
/** Three pieces of 4, 6 and 8 s. */
const RANGES: TimeRange[] = [
  { startMs: 1_000, endMs: 4_600 },
  { startMs: 11_000, endMs: 16_600 },
  { startMs: 21_000, endMs: 28_600 },
];
const OF_MS = 18_000;

type Answer = AnswerTo<SpeechCall>;

let service: LoopbackService<SpeechCall> | undefined;
afterEach(() => service?.close());

interface Options {
  /** Undefined: it cannot be counted; null: nobody answers. */
  budgetMs?: number | undefined | null;
  timeoutMs?: number;
  model?: string;
}

/** Lets a service write down the three pieces. */
async function transcribe(answer: Answer, options: Options = {}) {
  const { timeoutMs = 20_000, model = 'whisper-1' } = options;
  const budgetMs = 'budgetMs' in options ? options.budgetMs : 60_000;
  service = await startSpeechService(answer);
  const taken: number[] = [];
  const failures: unknown[] = [];
  const budget = {
    take: (wantedMs: number) => {
      if (budgetMs === null) return new Promise<never>(() => undefined);
      if (budgetMs === undefined) return Promise.resolve(undefined);
      taken.push(Math.min(wantedMs, budgetMs));
      return Promise.resolve(Math.min(wantedMs, budgetMs));
    },
    giveBack: (unusedMs: number) => {
      taken.push(-unusedMs);
      return Promise.resolve();
    },
  };
  const samplesOf = ({ startMs, endMs }: TimeRange) =>
    Promise.resolve(new Int16Array(Math.round((endMs - startMs) * 16)));
  const { write } = createSpeechToText(
    { url: service.url, key: KEY, model },
    budget,
    (error) => failures.push(error),
    { waitMs: 10 },
  );
  const text = await write({ ranges: RANGES, samplesOf }, timeoutMs, new AbortController().signal);
  const spentMs = taken.reduce((sum, ms) => sum + ms, 0);
  return { ...text, spentMs, failures, calls: service.calls };
}

/** As OpenAI answers: one segment with the length of the piece in it. */
const good: Answer = (call, response) => {
  const text = `${Math.round(call.seconds)} seconds`;
  const segments = [{ start: 0.2, end: call.seconds - 0.2, text, avg_logprob: -0.1 }];
  json({ text, language: 'english', segments })(call, response);
};

describe('speech to text', () => {
  it('sends what the voice detector found, and nothing else', async () => {
    const { cues, language, partial, calls, spentMs } = await transcribe(good);
    expect(cues).toEqual([
      { startMs: 1_000, endMs: 4_600, text: '4 seconds', confidence: 0.9 },
      { startMs: 11_000, endMs: 16_600, text: '6 seconds', confidence: 0.9 },
      { startMs: 21_000, endMs: 28_600, text: '8 seconds', confidence: 0.9 },
    ]);
    expect({ language, partial, spentMs }).toEqual({ language: 'en', partial: [], spentMs: OF_MS });
    expect(calls).toHaveLength(3);
    for (const { headers, fields } of calls) {
      expect(headers.authorization).toBe(`Bearer ${KEY}`);
      expect(fields).toEqual({
        model: 'whisper-1',
        response_format: 'verbose_json',
        'timestamp_granularities[]': 'segment',
        temperature: '0',
      });
    }
  });

  it('asks for text alone when the service refuses times, and remembers that', async () => {
    const refuseTimes: Answer = (call, response) =>
      (call.fields.response_format === 'json'
        ? json({ text: 'Only text' })
        : json({ error: { message: 'no', type: 'invalid_request_error', code: 'unsupported_value' } }, 400))(
        call,
        response,
      );
    const { cues, partial } = await transcribe(refuseTimes);
    expect(cues.map(({ startMs }) => startMs)).toEqual([800, 10_800, 20_800]);
    expect(partial).toEqual([]);
  });

  it.each([
    ['gpt-4o-transcribe', 'json'],
    ['gpt-4o-transcribe-diarize', 'diarized_json'],
    ['Systran/faster-whisper-small', 'verbose_json'],
  ])('asks %s for %s', async (model, format) => {
    const { calls } = await transcribe(good, { model });
    expect(calls[0]?.fields.response_format).toBe(format);
  });

  it('does not send more than the budget, and says so', async () => {
    const { cues, partial, spentMs, calls } = await transcribe(good, { budgetMs: 11_000 });
    expect(cues).toHaveLength(2);
    expect(calls).toHaveLength(2);
    expect(spentMs).toBe(10_000);
    expect(partial).toEqual([{ code: 'transcription-budget', values: { doneMs: 10_000, ofMs: OF_MS } }]);
  });

  it('sends nothing while the minutes cannot be counted, and does not say that they are used up', async () => {
    for (const budgetMs of [undefined, null]) {
      const { partial, calls } = await transcribe(good, { budgetMs, timeoutMs: 200 });
      expect(partial).toEqual([{ code: 'transcription-failed', values: { doneMs: 0, ofMs: OF_MS } }]);
      expect(calls).toEqual([]);
      await service?.close();
    }
  });

  it('gives back what a dead service did not use', async () => {
    const { cues, partial, spentMs, failures } = await transcribe((_, response) => response.destroy(), {
      timeoutMs: 20_000,
    });
    expect({ cues, spentMs }).toEqual({ cues: [], spentMs: 0 });
    expect(partial).toEqual([{ code: 'transcription-failed', values: { doneMs: 0, ofMs: OF_MS } }]);
    expect(String(failures[0])).toContain('could not be reached');
  });

  it.each([
    ['the key is wrong', json({ error: { message: `bad key ${KEY}`, code: 'invalid_api_key' } }, 401)],
    ['the quota is used up', REFUSALS.spent],
    ['the piece is too large', REFUSALS.tooLarge],
    ['the address has moved', REFUSALS.moved],
  ])('stops at once when %s, and does not log the key', async (_, answer) => {
    const { partial, failures, calls } = await transcribe(answer);
    expect(partial.map(({ code }) => code)).toEqual(['transcription-failed']);
    expect(calls.length).toBeLessThanOrEqual(3);
    expect(failures.map(String).join()).not.toContain(KEY);
  });

  it('waits as long as a busy service asks, and sends the piece again', async () => {
    const refused = new Set<number>();
    const { cues, partial } = await transcribe((call, response) => {
      (refused.has(call.seconds) ? good : REFUSALS.busy)(call, response);
      refused.add(call.seconds);
    });
    expect(cues).toHaveLength(3);
    expect(partial).toEqual([]);
  });

  it('keeps what was written down when one piece fails', async () => {
    const { cues, partial, spentMs } = await transcribe((call, response) =>
      (call.seconds < 5 ? json({ error: 'broken file' }, 400) : good)(call, response),
    );
    expect(cues).toHaveLength(2);
    expect(spentMs).toBe(14_000);
    expect(partial).toEqual([{ code: 'transcription-failed', values: { doneMs: 14_000, ofMs: OF_MS } }]);
  });

  it.each([
    ['truncated JSON', '{"text": "Hel'],
    ['a page', '<html>'],
    ['nothing', ''],
  ])('loses only the words if the answer is %s', async (_, body) => {
    const { cues, partial } = await transcribe((_call, response) => void response.end(body));
    expect(cues).toEqual([]);
    expect(partial.map(({ code }) => code)).toEqual(['transcription-failed']);
  });

  it('returns in time when the service is slow, with what it has', async () => {
    const { cues, partial, spentMs } = await transcribe(
      (call, response) => {
        if (call.seconds < 5) good(call, response);
        else response.write('{');
      },
      { timeoutMs: 400 },
    );
    expect(cues).toHaveLength(1);
    expect(partial).toEqual([{ code: 'transcription-cut', values: { doneMs: 4_000, ofMs: OF_MS } }]);
    // What was sent may be billed.
    expect(spentMs).toBe(OF_MS);
  });

  it('does not read an answer without an end', async () => {
    const { partial, failures } = await transcribe(endless);
    expect(partial.map(({ code }) => code)).toEqual(['transcription-failed']);
    expect(String(failures[0])).toContain('sent too much');
  });
});
