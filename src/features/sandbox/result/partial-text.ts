import type { AnalysisResponse } from '@/contracts/analysis';
import { PARTIAL_CODES, type PartialCode } from '@/contracts/partial-reason';
import type { Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { formatTimecode } from '@/lib/timecode';

type Reason = NonNullable<AnalysisResponse['partial']>[number];

function isKnown(code: string): code is PartialCode {
  return PARTIAL_CODES.some((known) => known === code);
}

/** Why only part of the video was analyzed, in the language of the user. */
export function partialText(
  reasons: readonly Reason[],
  t: Translate,
  { duration, oneDecimal }: Formats,
): string {
  const textOf = ({ code, values }: Reason) => {
    if (!isKnown(code)) return t('partial.other', { code });
    const { fromMs = 0, endMs = 0, durationMs = 0, stepMs = 0 } = values;
    const { doneMs = 0, ofMs = 0 } = values;
    const { kilobitsPerSecond = 0, requestMs = 0 } = values;
    // Older results have no numbers of all frames.
    const { frames, ofFrames = frames, textFrames, ofTextFrames = textFrames } = values;
    return t(`partial.${code}`, {
      ...values,
      ...(ofFrames !== undefined && { ofFrames, ofTextFrames }),
      from: formatTimecode(fromMs),
      end: formatTimecode(endMs),
      duration: formatTimecode(durationMs),
      done: duration(doneMs),
      of: duration(ofMs),
      rate: oneDecimal(kilobitsPerSecond / 1000),
      request: t('sandbox.seconds', { seconds: oneDecimal(requestMs / 1000) }),
      step: t('sandbox.seconds', { seconds: oneDecimal(stepMs / 1000) }),
    });
  };
  return reasons.map(textOf).join(' ');
}

/** Whether the displayed share is 100 %: then what is missing is a part of the analysis, not of the video. */
export const isWhole = (coverage: number | undefined): boolean =>
  coverage !== undefined && coverage >= 0.9995;

/** The limits that an analysis in the background raises: it has more time and bytes. */
const LIMITS: ReadonlySet<string> = new Set<PartialCode>([
  'time-up',
  'sampled',
  'sampled-pictures',
  'samples-missing',
  'long-video',
  'host-slow',
  'bytes-limit',
  'captions-near-samples',
  'transcription-cut',
  'understanding-cut',
  'models-cut',
  'own-models-cut',
]);

/** Whether the same video may be analyzed completely in the background. */
export function canBeCompleted(reasons: readonly Reason[] = []): boolean {
  return reasons.some(({ code }) => LIMITS.has(code));
}
