import type { ProviderRequest } from '../../../provider';
import type { VideoMeasurements } from '../measure/measurements';
import type { SentenceReader } from './sentence-reader';
import type { SentenceWindow } from './sentence-windows';
import { onwardTexts, windowsOfCues } from './spoken-windows';
import { storedSentences } from './stored-sentences';

/** Part of the time that is left which is not for reading sentences, in ms: topics are then found in them. */
const NAMING_MS = 1_000;

/** The windows of a video that the encoder can read, one for each caption. */
const windowsOf = ({ cues, captionLanguage }: VideoMeasurements): SentenceWindow[] =>
  windowsOfCues(cues, captionLanguage);

/** The texts that are turned into vectors: the windows, and what begins with each caption. */
const textsIn = (windows: readonly SentenceWindow[], { cues, captionLanguage }: VideoMeasurements) => [
  ...windows.map(({ text }) => text),
  ...onwardTexts(cues, captionLanguage),
];

/** The texts of a video that are turned into vectors. */
export const textsOf = (video: VideoMeasurements): string[] => textsIn(windowsOf(video), video);

/** The video with the vectors of its lines, and those that its result keeps, as many as are read in time. @param leftMs time before the deadline */
export async function withSentences(
  video: VideoMeasurements,
  reader: SentenceReader | undefined,
  leftMs: number,
  log: ProviderRequest['log'],
): Promise<VideoMeasurements> {
  if (reader === undefined || video.cues.length === 0) return video;
  const windows = windowsOf(video);
  const texts = textsIn(windows, video);
  const vectors = await reader.vectorsOf(texts, Math.max(0, leftMs - NAMING_MS));
  const count = (all: readonly unknown[]) => all.filter(Boolean).length;
  log?.note({ sentences: { wanted: count(texts), done: count(vectors) } });
  const [sentences, onward] = [vectors.slice(0, windows.length), vectors.slice(windows.length)];
  return { ...video, sentences, onward, storedSentences: storedSentences(windows, sentences) };
}
