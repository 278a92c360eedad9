import type { DeclaredProgram } from './records';

/** An analyzed program that a record may name. */
export interface KnownProgram {
  /** Of its analysis. */
  id: string;
  videoUrl: string;
  /** Its names: the user's title, and the name of its file. */
  names: readonly string[];
}

/** The address of a video without protocol, query and fragment: those differ between players. */
function urlKey(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
}

const textKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The name of a video's file without its ending, as publishers use it for an ID. */
const fileKey = (url: string): string =>
  URL.canParse(url)
    ? (new URL(url).pathname.split('/').findLast(Boolean) ?? '')
        .replace(/\.[a-z0-9]{1,5}$/i, '')
        .toLowerCase()
    : '';

/** `ambiguous`: several analyzed programs have the same name. */
export type Match = { program: KnownProgram } | 'ambiguous' | undefined;

class Index {
  readonly #programs = new Map<string, KnownProgram[]>();

  add(key: string | undefined, program: KnownProgram): void {
    if (!key) return;
    const known = this.#programs.get(key) ?? [];
    // Several analyses of the same video: the first is the newest.
    if (!known.some(({ videoUrl }) => videoUrl === program.videoUrl))
      this.#programs.set(key, [...known, program]);
  }

  find(key: string | undefined): Match {
    const [program, another] = this.#programs.get(key ?? '') ?? [];
    if (program === undefined) return undefined;
    return another === undefined ? { program } : 'ambiguous';
  }
}

/**
 * Finds the analyzed program that a record names: by its URL without the query, by its content ID, or by its title, alone
 * or after the title of the series; capitals, accents and punctuation do not matter.
 *
 * @param programs the newest analysis first
 */
export function createMatcher(programs: readonly KnownProgram[]): (declared: DeclaredProgram) => Match {
  const [byUrl, byId, byName] = [new Index(), new Index(), new Index()];
  for (const program of programs) {
    byUrl.add(urlKey(program.videoUrl), program);
    byId.add(program.id.toLowerCase(), program);
    byId.add(fileKey(program.videoUrl), program);
    for (const name of program.names) byName.add(textKey(name), program);
  }
  return ({ url, id, title, series }) => {
    const found = [
      byUrl.find(url && urlKey(url)),
      byId.find(id?.toLowerCase()),
      byName.find(series !== undefined && title !== undefined ? textKey(`${series} ${title}`) : undefined),
      byName.find(title && textKey(title)),
    ];
    return found.find((each) => typeof each === 'object') ?? found.find((each) => each !== undefined);
  };
}
