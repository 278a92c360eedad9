import type { AnalysisResponse } from '@/contracts/analysis';
import type { Thumbnail } from '@/contracts/timeline';

/** The poster of the video: the key frame of its longest scene, which is rarely the first frame of the video. */
export function posterOf({ scenes = [], thumbnails = [] }: AnalysisResponse): Thumbnail | undefined {
  const [longest] = scenes.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return thumbnails.find(({ timestamp }) => timestamp === longest?.keyFrame) ?? thumbnails[0];
}
