import { adCom, guide, openRtb, type Report } from './findings';
import { checkLanguages } from './check-languages';
import { isPlausibleDomain, isUrl, VAGUE, VAGUE_TITLE } from './formats';
import { isAbsent, numberIn, objectIn, objectsIn, textIn, textsIn, type JsonObject } from './json-values';
import { checkGenre, checkTaxonomyOfContent } from './check-taxonomies';
import { ageOfRating } from './ratings';
import { genreIdOf, withParents } from './taxonomies';

const CONTENT = openRtb('3.2.16');

/** A longer program is likely given in milliseconds: 12 hours, and a day of a scheduled broadcast. */
export const LONGEST_SECONDS = { program: 43_200, broadcast: 86_400 };

function checkLanguage(report: Report, path: string, content: JsonObject): void {
  checkLanguages(report, path, content, CONTENT);
  if (isAbsent(content, 'language') && isAbsent(content, 'langb')) {
    report('missing', 'signal', `${path}.language`, CONTENT, { values: { attribute: 'language' } });
  }
}

function checkLength(report: Report, path: string, content: JsonObject, isScheduled: boolean): void {
  const length = numberIn(content, 'len');
  if (isAbsent(content, 'len')) {
    if (!isScheduled) report('missing', 'signal', `${path}.len`, CONTENT, { values: { attribute: 'len' } });
  } else if (length !== undefined && length <= 0) {
    report('wrong', 'length-zero', `${path}.len`, CONTENT, { value: length });
  } else if (length !== undefined && length > LONGEST_SECONDS[isScheduled ? 'broadcast' : 'program']) {
    report('wrong', 'length-unit', `${path}.len`, CONTENT, { value: length });
  }
}

function checkBroadcast(report: Report, path: string, content: JsonObject): void {
  const [live, realtime, first] = ['livestream', 'realtime', 'firstbroadcast'].map((name) =>
    numberIn(content, name),
  );
  const source = guide('7.15');
  if (realtime === 1 && (live === 0 || first === 0)) {
    const other = live === 0 ? 'livestream' : 'firstbroadcast';
    report('wrong', 'live', `${path}.realtime`, source, { value: 1, values: { other } });
  }
  const url = textIn(content, 'url');
  if (live === 1 && url !== undefined && /\.(mp4|m4v|mov|webm|mkv)([?#]|$)|\/(vod|on-?demand)\//i.test(url)) {
    report('wrong', 'live-file', `${path}.livestream`, source, { value: live, values: { url } });
  }
}

/** The name of a file, an ID or a URL. */
export const isFileName = (title: string): boolean =>
  /^https?:|\.(mp4|m4v|mov|mkv|m3u8|mpd|mxf)$|^[0-9a-f]{8}-[0-9a-f-]{27}$|^[0-9a-f]{32}$|^\d{6,}$/i.test(
    title,
  );

/** The season and the episode that a title names: `S2 E5`, `Season 2, Episode 5`. */
function numbersOfTitle(title: string): { season?: number; episode?: number } {
  const [, season, episode] =
    /\bs(?:eason)?\s*\.?(\d{1,3})\W{0,3}e(?:p(?:isode)?)?\s*\.?(\d{1,4})\b/i.exec(title) ?? [];
  return season === undefined ? {} : { season: Number(season), episode: Number(episode) };
}

function checkSeries(report: Report, path: string, content: JsonObject): void {
  const title = textIn(content, 'title');
  const season = textIn(content, 'season');
  const episode = numberIn(content, 'episode');
  if (textIn(content, 'series') === undefined && (season !== undefined || episode !== undefined)) {
    report('missing', 'no-series', `${path}.series`, CONTENT);
  }
  if (title === undefined) return;
  const named = numbersOfTitle(title);
  const seasonNumber = Number(/\d+/.exec(season ?? '')?.[0] ?? Number.NaN);
  const differs =
    (named.episode !== undefined && episode !== undefined && named.episode !== episode) ||
    (named.season !== undefined && !Number.isNaN(seasonNumber) && named.season !== seasonNumber);
  if (differs) report('wrong', 'episode-differs', `${path}.title`, CONTENT, { value: title });
}

function checkTitle(report: Report, path: string, content: JsonObject): void {
  const title = textIn(content, 'title');
  if (isAbsent(content, 'title')) {
    report('missing', 'signal', `${path}.title`, CONTENT, { values: { attribute: 'title' } });
  } else if (title === undefined) {
    // Of the wrong type, which is reported.
    return;
  } else if (VAGUE_TITLE.test(title)) {
    report('missing', 'vague', `${path}.title`, CONTENT, { value: title, values: { attribute: 'title' } });
  } else if (isFileName(title)) {
    report('weak', 'title-file', `${path}.title`, CONTENT, { value: title });
  }
}

/** Sports and news, of Content Taxonomy 3.1: they have no rating in many countries. */
const UNRATED_GENRES: ReadonlySet<string> = new Set(['483', '1020']);
const UNRATED = /^(nr|unrated|not rated)$/i;

function isUsuallyUnrated(content: JsonObject): boolean {
  const named = (textIn(content, 'genre') ?? '').split(/[,;/|]/).flatMap((each) => genreIdOf(each) ?? []);
  const genres = [...textsIn(content, 'genres'), ...named].flatMap(withParents);
  return genres.some((id) => UNRATED_GENRES.has(id));
}

function checkRating(report: Report, path: string, content: JsonObject, isVideo: boolean): void {
  const rating = textIn(content, 'contentrating');
  const media = numberIn(content, 'qagmediarating');
  const mayLack = !isVideo || isUsuallyUnrated(content);
  if (isAbsent(content, 'contentrating') && !mayLack) {
    const values = { attribute: 'contentrating' };
    report('missing', 'signal', `${path}.contentrating`, CONTENT, { values });
  }
  if (rating === undefined || (mayLack && UNRATED.test(rating))) return;
  const age = ageOfRating(rating);
  if (VAGUE.test(rating)) {
    report('missing', 'vague', `${path}.contentrating`, CONTENT, {
      value: rating,
      values: { attribute: 'contentrating' },
    });
  } else if (age === undefined)
    report('weak', 'rating-unknown', `${path}.contentrating`, CONTENT, { value: rating });
  else if (
    (media === 1 && (age === 'mature' || age === 'teenagers')) ||
    (media === 2 && age === 'mature') ||
    (media === 3 && (age === 'all' || age === 'guidance'))
  ) {
    report('wrong', 'ratings-differ', `${path}.qagmediarating`, adCom('Media Ratings'), {
      value: media,
      values: { rating },
    });
  }
}

function checkOthers(report: Report, path: string, content: JsonObject): void {
  const url = textIn(content, 'url');
  if (url !== undefined && !isUrl(url)) report('wrong', 'url', `${path}.url`, CONTENT, { value: url });
  for (const [index, data] of objectsIn(content, 'data').entries()) {
    const name = textIn(data, 'name');
    if (textsIn(data, 'cids').length > 0 && (name === undefined || !isPlausibleDomain(name))) {
      report('wrong', 'content-ids', `${path}.data[${index}].name`, guide('7.14.4'), { value: name });
    }
  }
  for (const part of ['network', 'channel', 'producer']) {
    const domain = textIn(objectIn(content, part), 'domain');
    if (domain !== undefined && !isPlausibleDomain(domain)) {
      const section = { network: '3.2.23', channel: '3.2.24', producer: '3.2.17' }[part] ?? '';
      report('wrong', 'domain', `${path}.${part}.domain`, openRtb(section), { value: domain });
    }
  }
}

/** Checks what a request says about its program (3.2.16). @param isVideo whether an advertisement with pictures is asked for */
export function checkContent(report: Report, path: string, content: JsonObject, isVideo: boolean): void {
  checkTitle(report, path, content);
  checkGenre(report, path, content);
  checkTaxonomyOfContent(report, path, content);
  checkLanguage(report, path, content);
  checkLength(report, path, content, numberIn(content, 'livestream') === 1);
  checkRating(report, path, content, isVideo);
  checkBroadcast(report, path, content);
  checkSeries(report, path, content);
  checkOthers(report, path, content);
}
