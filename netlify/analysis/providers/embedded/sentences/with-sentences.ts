import type { ProviderRequest } from '../../../provider';
import type { VideoMeasurements } from '../measure/measurements';
import type { SentenceReader } from './sentence-reader';
import { windowsOfCues } from './spoken-windows';

/** Part of the time that is left which is not for reading sentences, in ms: topics are then found in them. */
const NAMING_MS = 1_000;

/** The texts of a video that are turned into vectors, one for each caption. */
export const windowsOf = ({ cues, captionLanguage }: VideoMeasurements): string[] =>
  windowsOfCues(cues, captionLanguage);

/** The video with the vectors of its lines, as many as are read in time. @param leftMs time before the deadline */
export async function withSentences(
  video: VideoMeasurements,
  reader: SentenceReader | undefined,
  leftMs: number,
  log: ProviderRequest['log'],
): Promise<VideoMeasurements> {
  if (reader === undefined || video.cues.length === 0) return video;
  const windows = windowsOf(video);
  const sentences = await reader.vectorsOf(windows, Math.max(0, leftMs - NAMING_MS));
  const count = (texts: readonly unknown[]) => texts.filter(Boolean).length;
  log?.note({ sentences: { wanted: count(windows), done: count(sentences) } });
  return { ...video, sentences };
}
