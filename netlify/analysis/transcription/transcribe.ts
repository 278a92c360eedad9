import type { PartialReason } from '@/contracts/partial-reason';
import type { EndpointSettings } from '../endpoint/endpoint-client';
import { sendAll, untilStopped, type DailyBudget } from '../endpoint/send-all';
import { readAnswer, type HeardPiece } from './answer';
import { TranscriptionEndpoint } from './endpoint';
import { piecesOf } from './pieces';
import type { HeardText, SpeechToText } from './speech-to-text';

/**
 * Lets a service write down the speech of a video: piece by piece, several at once, within the user's budget.
 *
 * @param budget in ms of speech
 * @param onFailure called with the reason why text is missing, for the log
 * @param waiting wait before a failed request is repeated, if not the default
 */
export function createSpeechToText(
  settings: EndpointSettings,
  budget: DailyBudget,
  onFailure: (error: unknown) => void,
  waiting: { waitMs?: number } = {},
): SpeechToText {
  const endpoint = new TranscriptionEndpoint(settings, waiting.waitMs);
  return {
    model: settings.model,
    write: async (voices, timeoutMs, signal) => {
      const { results, done, of, missing } = await sendAll({
        items: piecesOf(voices.ranges),
        costOf: ({ startMs, endMs }) => endMs - startMs,
        send: async (piece, stop) => {
          const samples = await untilStopped(voices.samplesOf(piece), stop);
          return readAnswer(await endpoint.write(samples, stop), piece, voices.ranges);
        },
        ...{ budget, timeoutMs, signal, onFailure },
      });
      const values = { doneMs: Math.round(done), ofMs: Math.round(of) };
      const partial: PartialReason[] =
        missing === undefined ? [] : [{ code: `transcription-${missing}`, values }];
      return { ...textOf(results), partial, foundMs: of, writtenMs: done };
    },
  };
}

function textOf(heard: readonly HeardPiece[]): Pick<HeardText, 'cues' | 'language'> {
  const lengths = new Map<string, number>();
  for (const { cues, language } of heard) {
    const length = cues.reduce((sum, { text }) => sum + text.length, 0);
    if (language !== undefined) lengths.set(language, (lengths.get(language) ?? 0) + length);
  }
  const [most] = [...lengths].toSorted(([, a], [, b]) => b - a);
  return {
    cues: heard.flatMap(({ cues }) => cues).toSorted((a, b) => a.startMs - b.startMs),
    language: most?.[0],
  };
}
