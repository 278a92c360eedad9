import { formatClock } from '@/lib/timecode';
import type { AdBreak } from '../breaks';
import { escapeMarkup } from './markup';

/**
 * The breaks as VMAP 1.0 (IAB, Digital Video Multiple Ad Playlist), for players and ad servers.
 *
 * @param adTagUrl of the ad server, which each break asks; without one the breaks have no source of ads, and the ad
 *   server that reads the file adds its own
 */
export function toVmap(breaks: readonly AdBreak[], adTagUrl?: string): string {
  const rows = breaks.flatMap(({ timestamp }, index) => {
    const id = `break-${index + 1}`;
    const source =
      adTagUrl === undefined
        ? []
        : [
            `    <vmap:AdSource id="${id}-ads" allowMultipleAds="true" followRedirects="true">`,
            `      <vmap:AdTagURI templateType="vast3">${escapeMarkup(adTagUrl)}</vmap:AdTagURI>`,
            '    </vmap:AdSource>',
          ];
    return [
      `  <vmap:AdBreak timeOffset="${formatClock(timestamp)}" breakType="linear" breakId="${id}">`,
      ...source,
      '  </vmap:AdBreak>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">',
    ...rows,
    '</vmap:VMAP>',
    '',
  ].join('\n');
}
