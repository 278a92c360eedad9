import { USUAL_KEY_NAMES, type KeyNames } from './key-values';
import { escapeMarkup } from './markup';
import type { MediaPlan } from '../plan';
import { nameOfProgram } from '../program-facts';
import { breakRecords } from './records';

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  media: 'http://search.yahoo.com/mrss/',
  dfpvideo: 'http://api.google.com/dfpvideo',
};

/** Maximum number of characters of a content ID that is made from a URL. */
const MAX_ID_LENGTH = 100;

/** The program's ID in the feed: the path of its URL in letters that every system takes, so that it stays the same. */
const contentIdOf = (videoUrl: string) =>
  videoUrl
    .replace(/[?#].*$/s, '')
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(-MAX_ID_LENGTH);

/**
 * The program as a feed of one item for Video Solutions of Google Ad Manager (MRSS, version 2): cue points in seconds, and
 * the topics and the suitability of the whole program as key-values. The elements are those of the help page "MRSS feed
 * elements for Video Solutions"; it was not read by a live content source.
 *
 * @param modified when the plan was last changed; the feed is read again only if it is newer
 */
export function toMrss(plan: MediaPlan, modified: Date, names: KeyNames = USUAL_KEY_NAMES): string {
  const { response, durationMs, topics, program } = plan;
  const breaks = breakRecords(plan);
  const id = contentIdOf(response.videoUrl);
  const title = nameOfProgram(plan) ?? '';
  const keyValues = [
    { key: names.topics, values: topics.slice(0, 10).map(({ name }) => name) },
    { key: names.suitability, values: [program.verdict] },
  ];
  const element = (name: string, text: string) => `      <${name}>${escapeMarkup(text)}</${name}>`;
  const attributes = (all: Record<string, string>) =>
    Object.entries(all)
      .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
      .join('');
  const url = response.videoUrl.replace(/[?#].*$/s, '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss${attributes(Object.fromEntries(Object.entries(NAMESPACES).map(([name, uri]) => [`xmlns:${name}`, uri])))} version="2.0">`,
    '  <channel>',
    '    <title>SceneCue</title>',
    '    <dfpvideo:version>2</dfpvideo:version>',
    '    <item>',
    element('title', title || id || 'program'),
    `      <media:content${attributes({ duration: (durationMs / 1000).toFixed(3), url })}/>`,
    ...keyValues.flatMap(({ key, values }) =>
      values.map((value) => `      <dfpvideo:keyvalues${attributes({ key, value, type: 'string' })}/>`),
    ),
    element('dfpvideo:contentId', id || 'program'),
    element('dfpvideo:lastModifiedDate', modified.toUTCString()),
    ...(breaks.length > 0
      ? [element('dfpvideo:cuepoints', breaks.map(({ timeMs }) => (timeMs / 1000).toFixed(3)).join(','))]
      : []),
    '    </item>',
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
