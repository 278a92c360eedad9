import type { AdBreak } from '../breaks';

/** What XML 1.0 does not allow in text: control characters but tab and line ends, and half a surrogate pair. */
// eslint-disable-next-line no-control-regex -- these are the characters to be removed
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for an element or attribute of an XML document. */
function escaped(text: string): string {
  return text
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A time as VMAP writes it, `HH:MM:SS.mmm`, which goes on counting hours. @param timeMs whole milliseconds */
export function timeOffset(timeMs: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(timeMs % 1000).padStart(3, '0');
  return `${two(timeMs / 3_600_000)}:${two((timeMs / 60_000) % 60)}:${two((timeMs / 1000) % 60)}.${rest}`;
}

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
            `      <vmap:AdTagURI templateType="vast3">${escaped(adTagUrl)}</vmap:AdTagURI>`,
            '    </vmap:AdSource>',
          ];
    return [
      `  <vmap:AdBreak timeOffset="${timeOffset(timestamp)}" breakType="linear" breakId="${id}">`,
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
