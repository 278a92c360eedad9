import type { ProgramFacts } from '@/contracts/program-facts';
import { ownContentId } from '../program-facts';
import type { DeclaredProgram } from './records';

/** An analyzed program that a record may name. */
export interface KnownProgram {
  /** Of its analysis. */
  id: string;
  videoUrl: string;
  /** Its names: the user's title, and the name of its file. */
  names: readonly string[];
  /** The stored facts about it. */
  facts: ProgramFacts;
}

/** The address of a video without protocol, query and fragment: those differ between players. */
function urlKey(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
}

/** A name without what differs between senders: capitals, accents and punctuation. */
export const textKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The number of a season, otherwise its name: `3`, `S03` and `Season 3` are the same. */
export function seasonKey(season: string): string {
  const [digits] = /\d+/.exec(season) ?? [];
  return digits === undefined ? textKey(season) : String(Number(digits));
}

/** The name of a video's file without its ending, as publishers use it for an ID. */
const fileKey = (url: string): string =>
  URL.canParse(url)
    ? (new URL(url).pathname.split('/').findLast(Boolean) ?? '')
        .replace(/\.[a-z0-9]{1,5}$/i, '')
        .toLowerCase()
    : '';

/** An ID together with the domain that gave it. */
const otherKey = ({ domain, id }: { domain: string; id: string }): string =>
  `${domain.toLowerCase().replace(/^www\./, '')} ${id.toLowerCase()}`;

type Episode = Pick<ProgramFacts, 'series' | 'season' | 'episode'>;

/** A series with season and episode; a series without seasons has no season. Undefined if no episode is named. */
function episodeKey({ series, season, episode }: Episode): string | undefined {
  const name = textKey(series ?? '');
  if (name === '' || episode === undefined) return undefined;
  return `${name} | ${season === undefined ? '' : seasonKey(season)} | ${episode}`;
}

/** Whether both name a series, a season or an episode, and not the same one. */
function isOtherEpisode(a: Episode, b: Episode): boolean {
  const differs = <T>(first: T | undefined, second: T | undefined, keyOf: (value: T) => unknown) =>
    first !== undefined && second !== undefined && keyOf(first) !== keyOf(second);
  return (
    differs(a.series, b.series, textKey) ||
    differs(a.season, b.season, seasonKey) ||
    differs(a.episode, b.episode, Number)
  );
}

/** `several`: the record fits several analyzed programs, or its IDs are those of different ones. */
export type Match = { program: KnownProgram } | { several: readonly KnownProgram[] } | undefined;

class Index {
  readonly #programs = new Map<string, KnownProgram[]>();

  add(key: string | undefined, program: KnownProgram): void {
    if (!key) return;
    const known = this.#programs.get(key) ?? [];
    // Several analyses of the same video: the first is the newest.
    if (!known.some(({ videoUrl }) => videoUrl === program.videoUrl))
      this.#programs.set(key, [...known, program]);
  }

  find(key: string | undefined): readonly KnownProgram[] {
    return this.#programs.get(key ?? '') ?? [];
  }
}

type Programs = readonly KnownProgram[];

const firstFound = (...all: Programs[]): Programs => all.find(({ length }) => length > 0) ?? [];

/** What both have; the first if they have nothing in common. */
const narrowed = (all: Programs, by: Programs): Programs =>
  firstFound(
    all.filter((program) => by.includes(program)),
    all,
  );

function decided(programs: Programs): Match {
  const [program, another] = programs;
  if (program === undefined) return undefined;
  return another === undefined ? { program } : { several: programs };
}

/**
 * Finds the analyzed program that a record names. The first of these that finds any decides: its URL without the query and
 * its IDs together; series, season and episode; its title, alone or after the title of the series, unless series, season or
 * episode are known to be others. Where one finds several, the following ones may leave one of them.
 *
 * @param programs the newest analysis first
 */
export function createMatcher(programs: Programs): (declared: DeclaredProgram) => Match {
  const [byUrl, byId, byOwnId, byOtherId] = [new Index(), new Index(), new Index(), new Index()];
  const [byFile, byEpisode, byName] = [new Index(), new Index(), new Index()];
  for (const program of programs) {
    const { id, videoUrl, names, facts } = program;
    byUrl.add(urlKey(videoUrl), program);
    for (const each of [id, facts.contentId]) byId.add(each?.toLowerCase(), program);
    byOwnId.add(ownContentId(videoUrl), program);
    for (const other of facts.otherIds ?? []) byOtherId.add(otherKey(other), program);
    byFile.add(fileKey(videoUrl), program);
    byEpisode.add(episodeKey(facts), program);
    for (const name of [...names, facts.title]) byName.add(name && textKey(name), program);
    if (facts.series !== undefined && facts.title !== undefined)
      byName.add(textKey(`${facts.series} ${facts.title}`), program);
  }

  function identified({ url, id, otherIds = [] }: DeclaredProgram): Programs[] {
    const key = id?.toLowerCase();
    return [
      byUrl.find(url && urlKey(url)),
      firstFound(byId.find(key), byOwnId.find(key), byFile.find(key)),
      ...otherIds.map((other) => firstFound(byOtherId.find(otherKey(other)), byOwnId.find(other.id))),
    ].filter(({ length }) => length > 0);
  }

  return (declared) => {
    const { title, series } = declared;
    const ofEpisode = byEpisode.find(episodeKey(declared));
    const named = firstFound(
      byName.find(series && title && textKey(`${series} ${title}`)),
      byName.find(title && textKey(title)),
    ).filter(({ facts }) => !isOtherEpisode(facts, declared));
    const byIdentity = identified(declared);
    const [first] = byIdentity;
    if (first === undefined) return decided(ofEpisode.length > 0 ? narrowed(ofEpisode, named) : named);
    const common = first.filter((program) => byIdentity.every((each) => each.includes(program)));
    if (common.length === 0) return { several: [...new Set(byIdentity.flat())] };
    return decided(narrowed(narrowed(common, ofEpisode), named));
  };
}
