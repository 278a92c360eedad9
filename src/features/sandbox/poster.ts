import type { AnalysisResponse, Thumbnail } from '@/contracts/analysis';

/** The frame that stands for the video: that of its longest scene, which is rarely its first frame. */
export function posterOf({ scenes = [], thumbnails = [] }: AnalysisResponse): Thumbnail | undefined {
  const [longest] = scenes.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return thumbnails.find(({ timestamp }) => timestamp === longest?.keyFrame) ?? thumbnails[0];
}
