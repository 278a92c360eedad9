/** What a line of a log may say. */
export const LOG_COLUMNS = [
  'offset',
  'break',
  'title',
  'series',
  'season',
  'episode',
  'url',
  'id',
  'publisher',
  'spot',
  'duration',
  'genre',
  'rating',
  'language',
  'length',
] as const;
export type LogColumn = (typeof LOG_COLUMNS)[number];

/**
 * The headings by which a column is recognized, in lower case, with spaces for all other characters; the earlier name
 * counts if a log has several.
 *
 * - `offset`: where in the program the advertisement ran, as time or seconds; in milliseconds if the heading says so
 * - `break`: the break, as its number or as pre-roll, mid-roll and post-roll
 * - `duration`, `length`: of the advertisement, and of the program
 */
const NAMES: Record<LogColumn, string> = {
  offset: `time offset, timeoffset, offset, break offset, break start, break time, ad break start, ad start, ad
    start time, ad offset, start offset, cue point, cuepoint, content position, content time, content
    offset, program time, programme time, time in program, time in content, playhead, playhead position,
    position in content, midroll offset, start delay, startdelay, media time, timecode, sendezeit im
    programm, zeitpunkt, posición, minuto, minutage`,
  break: `break, break number, break no, break position, ad break, ad break number, break id, pod, pod number,
    pod position, pod seq, podseq, pod id, ad position, ad slot, slot type, roll, roll type, break type,
    position, werbeblock, pausa, coupure`,
  title: `program title, programme title, content title, episode title, asset title, video title, show title,
    title, program, programme, program name, programme name, content name, content, asset name, video
    name, video, show, show name, sendung, titel, programa, título, émission, titre`,
  series: `series, series title, series name, content series, serie, série`,
  season: `season, season number, season no, content season, staffel, temporada, saison`,
  episode: `episode number, episode no, content episode, episode, folge, episodio, épisode`,
  url: `content url, video url, program url, asset url, stream url, media url, url, page url`,
  id: `content id, contentid, asset id, assetid, video id, program id, programme id, episode id, media id,
    house id, tms id, eidr, id`,
  publisher: `publisher, publisher name, media owner, seller, seller name, site app, app site, app name, app,
    site, site name, channel, channel name, network, network name, station, supply source, inventory
    source, domain, app bundle, bundle, publisher id, sender, canal, chaîne, éditeur`,
  spot: `creative name, creative, ad name, spot, spot name, ad, ad title, creative id, ad id, isci, clock
    number, ad copy, advertiser, brand, line item, campaign, werbespot, anuncio, publicité`,
  duration: `ad duration, creative duration, spot duration, spot length, ad length, creative length, duration,
    dauer, duración, durée`,
  genre: `genre, genres, content genre, program genre, género`,
  rating: `rating, content rating, contentrating, program rating, tv rating, age rating, fsk, altersfreigabe, clasificación, classification`,
  language: `language, content language, audio language, sprache, idioma, langue`,
  length: `content length, content duration, program length, program duration, programme length, programme
    duration, video length, video duration, runtime, running time, asset duration, len, content len, sendungslänge`,
};

/** A heading without units and punctuation. */
const plain = (heading: string): string =>
  heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\((.*?)\)|\[(.*?)\]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(ms|msec|milliseconds?|millis|sec|secs|seconds|s|mins?)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // A request with a column for each attribute: `app.content.title`, `imp.video.startdelay`.
    .replace(/^(?:app|site) content |^imp (?:\d+ )?(?:video )?/, '');

/** Whether a heading says that its times are in milliseconds. */
export const isInMs = (heading: string): boolean =>
  /(^|[^a-z])(ms|msec|millis|milliseconds?)([^a-z]|$)|Ms$/i.test(heading);

/** Whether a heading says that its numbers are minutes. */
export const isInMinutes = (heading: string): boolean =>
  /(^|[^a-z])(mins?|minutes?|minuten?|minutos?|minutage)([^a-z]|$)/i.test(heading);

/** Which column of a log has what; the index of a heading. */
export type LogMapping = Readonly<Partial<Record<LogColumn, number>>>;

/** Recognizes the columns of a log by their headings. */
export function mappingOf(headings: readonly string[]): LogMapping {
  const names = headings.map(plain);
  const together = headings.map((heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
  const taken = new Set<number>();
  const mapping: Partial<Record<LogColumn, number>> = {};
  for (const column of LOG_COLUMNS) {
    for (const name of NAMES[column].split(/,\s+/)) {
      const place = names.findIndex(
        (each, index) => !taken.has(index) && (each === name || together[index] === name.replaceAll(' ', '')),
      );
      if (place === -1) continue;
      mapping[column] = place;
      taken.add(place);
      break;
    }
  }
  return mapping;
}
