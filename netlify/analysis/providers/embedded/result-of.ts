import { describeVideo, MAX_RESPONSE_BYTES } from './concepts/describe-video';
import { coverageOf } from './measure/coverage';
import type { Loudness, VideoMeasurements } from './measure/measurements';
import type { ProviderResult } from '../../provider';

/** The result for a video. @param bytesRead number of bytes fetched for it */
export function resultOf(video: VideoMeasurements, bytesRead: number): ProviderResult {
  const { entries, ...description } = describeVideo(video);
  return {
    entries,
    durationMs: Math.round(video.durationMs),
    intervalMs: Math.round(video.intervalMs),
    coverage: coverageOf(video),
    bytesRead,
    ...(video.loudness === undefined ? {} : { loudness: inTenths(video.loudness) }),
    ...(video.partial.length === 0 ? {} : { partial: video.partial }),
    ...description,
  };
}

/** The result with more parts, if a response has room for them. */
export function withParts(result: ProviderResult, parts: Partial<ProviderResult>): ProviderResult {
  const more = { ...result, ...parts };
  return Buffer.byteLength(JSON.stringify(more)) > MAX_RESPONSE_BYTES ? result : more;
}

/** LUFS and dBTP rounded to a tenth, as meters show them (EBU Tech 3341). */
function inTenths({ integratedLufs, truePeakDb }: Loudness): Loudness {
  const rounded = (level: number): number => Math.round(level * 10) / 10;
  return { integratedLufs: rounded(integratedLufs), truePeakDb: rounded(truePeakDb) };
}
