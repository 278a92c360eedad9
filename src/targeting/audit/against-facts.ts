import { CTV_GENRES, type ProgramFacts } from '@/contracts/program-facts';
import { primaryLanguage } from './formats';
import { seasonKey, textKey } from './programs';
import { areOtherRatings } from './ratings';
import type { DeclaredPlace, DeclaredProgram } from './records';

/** Something that is declared other than it is stored. */
export interface OtherFact {
  /** Of the attribute, in the object `content`. */
  attribute: string;
  declared: string | number;
  stored: string | number;
}

/** A network or a channel by its name, or by its domain if one of them has no name. */
function otherPlace(
  attribute: string,
  declared: DeclaredPlace | undefined,
  stored: DeclaredPlace,
): OtherFact | undefined {
  for (const part of ['name', 'domain'] as const) {
    const [own, known] = [declared?.[part], stored[part]];
    if (own === undefined || known === undefined) continue;
    const isSame = textKey(own) === textKey(known);
    return isSame ? undefined : { attribute: `${attribute}.${part}`, declared: own, stored: known };
  }
  return undefined;
}

/** What a record declares other than the facts that are stored about its program. What one of them does not say is not judged. */
export function otherFacts(program: DeclaredProgram, facts: ProgramFacts): OtherFact[] {
  const compared = <T extends string | number>(
    attribute: string,
    [declared, stored]: readonly [T | undefined, T | undefined],
    isOther: (declared: T, stored: T) => boolean,
  ): OtherFact[] =>
    declared === undefined || stored === undefined || !isOther(declared, stored)
      ? []
      : [{ attribute, declared, stored }];
  const genres = facts.genres ?? [];
  const ids = new Set<string>(genres.map((name) => CTV_GENRES[name]));
  const isOtherGenre =
    ids.size > 0 && program.genres.length > 0 && !program.genres.some((genre) => ids.has(genre));
  return [
    ...compared('series', [program.series, facts.series], (a, b) => textKey(a) !== textKey(b)),
    ...compared('season', [program.season, facts.season], (a, b) => seasonKey(a) !== seasonKey(b)),
    ...compared('episode', [program.episode, facts.episode], (a, b) => a !== b),
    ...(isOtherGenre
      ? [{ attribute: 'genres', declared: program.genres.join(', '), stored: genres.join(', ') }]
      : []),
    ...compared('contentrating', [program.rating, facts.contentRating], areOtherRatings),
    ...compared('language', [program.language, facts.language], (a, b) => {
      const [own, known] = [primaryLanguage(a), primaryLanguage(b)];
      return own !== undefined && known !== undefined && own !== known;
    }),
    otherPlace('network', program.network, { name: facts.network, domain: facts.networkDomain }) ?? [],
    otherPlace('channel', program.channel, { name: facts.channel, domain: facts.channelDomain }) ?? [],
  ].flat();
}
