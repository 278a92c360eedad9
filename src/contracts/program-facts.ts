import * as v from 'valibot';
import { daySchema, numberSchema, textSchema } from './file-facts';

/** Maximum number of genres: sellers are asked for as few as describe the program (OpenRTB implementation guide 7.13.3). */
export const MAX_GENRES = 3;
/** Maximum number of IDs that others gave the program. */
const MAX_OTHER_IDS = 20;

/**
 * The CTV genres with their IDs in the IAB Content Taxonomy 3.1 ("CTV Genre Mapping", IAB Tech Lab, CC BY 3.0, Taxonomies
 * repository at b7acdca). "News" is in the descriptive vectors of the taxonomy alone.
 */
export const CTV_GENRES = {
  Action: '325',
  Adventure: '325',
  Animals: '422',
  Animation: '641',
  Anime: '641',
  Arts: '201',
  Automotive: '1',
  Awards: '162',
  Biography: '44',
  'Business & Finance': '52',
  Children: '645',
  Comedy: '646',
  Cooking: '216',
  Crime: 'KHPC5A',
  Documentary: '332',
  Drama: '647',
  Education: '132',
  Family: '645',
  Fantasy: '335',
  'Game Show': 'JLBCU7',
  Gaming: '680',
  History: 'EZWB7V',
  Hobbies: '239',
  Holidays: '649',
  'Home & Garden': '274',
  Horror: '336',
  Law: '383',
  Mystery: '331',
  News: '1020',
  Outdoors: '159',
  Paranormal: '244',
  Politics: '386',
  Reality: '651',
  Religion: '453',
  Romance: '326',
  'Sci-Fi': '652',
  Sitcom: '646',
  'Soap-Opera': '642',
  Sports: '483',
  Thriller: '700',
  War: '389',
  Weather: '390',
  Western: 'KHPC6A',
  'Young Adult': '51',
} as const;
export type CtvGenre = keyof typeof CTV_GENRES;
export const CTV_GENRE_NAMES = Object.keys(CTV_GENRES) as CtvGenre[];

/** In the order of the AdCOM list "Production Qualities", whose values 1, 2 and 3 they are. */
export const PRODUCTION_QUALITIES = ['professional', 'prosumer', 'user-generated'] as const;

/**
 * How the program is shown when the ads run: at any time, at a set time as a recording, or at a set time while it
 * happens.
 */
export const DELIVERIES = ['on-demand', 'scheduled', 'live'] as const;

/** A tag of BCP 47 that is well-formed. */
const languageSchema = v.pipe(
  textSchema,
  v.check((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
      return false;
    }
  }),
);

/** The name of a host with at least two labels: `example.com`. */
const domainSchema = v.pipe(
  textSchema,
  v.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/),
);

/** The facts about a program, as a user enters them; every one can be missing. */
export const factSchemas = {
  title: textSchema,
  series: textSchema,
  season: textSchema,
  episode: numberSchema,
  genres: v.pipe(v.array(v.picklist(CTV_GENRE_NAMES)), v.minLength(1), v.maxLength(MAX_GENRES)),
  network: textSchema,
  networkDomain: domainSchema,
  channel: textSchema,
  channelDomain: domainSchema,
  /** The seller's own ID of the program. */
  contentId: textSchema,
  /** IDs of others, each with the root domain of who gave it. */
  otherIds: v.pipe(
    v.array(v.object({ domain: domainSchema, id: textSchema })),
    v.minLength(1),
    v.maxLength(MAX_OTHER_IDS),
  ),
  contentRating: textSchema,
  productionQuality: v.picklist(PRODUCTION_QUALITIES),
  firstBroadcast: daySchema,
  delivery: v.picklist(DELIVERIES),
  /** Of the audio. */
  language: languageSchema,
  /** In which it was produced, if the audio is dubbed. */
  originalLanguage: languageSchema,
  /** Root domain of the exchange in which a deal is set up. */
  exchange: domainSchema,
} as const;

type FactName = keyof typeof factSchemas;

export type ProgramFacts = {
  readonly [Name in FactName]?: v.InferOutput<(typeof factSchemas)[Name]> | undefined;
};

/** What a user has entered: null hides what the file says. */
export type ProgramEntries = { readonly [Name in FactName]?: ProgramFacts[Name] | null };

/**
 * Reads what was stored, without what is invalid.
 *
 * @param stored JSON
 */
export function programEntries(stored: string | null | undefined): ProgramEntries {
  let read: unknown;
  try {
    read = JSON.parse(stored ?? 'null');
  } catch {
    return {};
  }
  if (typeof read !== 'object' || read === null) return {};
  const values = read as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(factSchemas).flatMap(([name, schema]) => {
      const value = values[name];
      return value === null || v.is(schema, value) ? [[name, value]] : [];
    }),
  );
}
