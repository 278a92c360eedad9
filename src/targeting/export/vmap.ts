import { printableText } from '@/contracts/printable-text';
import { formatClock } from '@/lib/timecode';
import { escapeMarkup } from './markup';
import type { BreakRecord } from './records';

const attributes = (all: readonly (readonly [string, string | number])[]) =>
  all.map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`).join('');

/** Maximum length of an ad tag URL, in characters. */
const MAX_AD_TAG_LENGTH = 8000;

/** Whether a text can be an ad tag URL: with a host and no password; it may have macros, as in `[CACHEBUSTING]`. */
export function isAdTagUrl(text: string): boolean {
  const isPlain = /^https?:\/\/[^\s"<>]+$/i.test(text) && printableText(text) === text;
  if (!isPlain || text.length > MAX_AD_TAG_LENGTH || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Data for which VMAP has no element, such as the length of the pod: parsers skip unknown extensions. */
function extension({ score, reasons, podSeconds, verdict, nearMs, before }: BreakRecord): string[] {
  const topics = before.topics.flatMap(({ id }) => id ?? []);
  const about = attributes([
    ['podSeconds', podSeconds],
    ['score', score],
    ['reasons', reasons.join(' ')],
    ['verdict', verdict],
    ['topicsBefore', topics.join(' ')],
    ...(nearMs === undefined ? [] : [['nearMs', nearMs] as const]),
  ]);
  return [
    '    <vmap:Extensions>',
    '      <vmap:Extension type="scenecue">',
    `        <scenecue:Break${about}/>`,
    '      </vmap:Extension>',
    '    </vmap:Extensions>',
  ];
}

/**
 * The breaks as VMAP 1.0 (IAB, Digital Video Multiple Ad Playlist), for players and ad servers. A break may have
 * several advertisements; their maximum total duration is in an extension, since VMAP leaves it to the ad server.
 *
 * @param adTagUrl ad tag URL for each break; without it the breaks have no ad source, and the ad server that reads the
 *   file adds its own
 */
export function toVmap(breaks: readonly BreakRecord[], adTagUrl?: string): string {
  const rows = breaks.flatMap((each) => {
    const source =
      adTagUrl === undefined
        ? []
        : [
            `    <vmap:AdSource id="${each.id}-ads" allowMultipleAds="true" followRedirects="true">`,
            `      <vmap:AdTagURI templateType="vast3">${escapeMarkup(adTagUrl)}</vmap:AdTagURI>`,
            '    </vmap:AdSource>',
          ];
    return [
      `  <vmap:AdBreak timeOffset="${formatClock(each.timeMs)}" breakType="linear" breakId="${each.id}">`,
      ...source,
      ...extension(each),
      '  </vmap:AdBreak>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" xmlns:scenecue="urn:scenecue:break" version="1.0">',
    ...rows,
    '</vmap:VMAP>',
    '',
  ].join('\n');
}
