import type { AnalysisResponse } from '@/contracts/analysis';
import { categoryByName, firstTierId } from './categories';
import type { ConceptRanges } from './concept-ranges';
import { perResponse } from './per-response';

/** For each topic in a response's taxonomy, its own ID and those of the tiers above it. */
const idsByName = perResponse(({ taxonomy }): ReadonlyMap<string, readonly string[]> => {
  const rows = taxonomy?.topics ?? [];
  const keyOf = (path: readonly string[]) => JSON.stringify(path);
  const ids = new Map(rows.map(({ id, path }) => [keyOf(path), id]));
  return new Map(
    rows.map(({ name, id, path }) => {
      const above = path
        .slice(0, -1)
        .map(
          (_, index) =>
            ids.get(keyOf(path.slice(0, index + 1))) ?? (index === 0 ? firstTierId(path[0]) : undefined),
        )
        .filter((each) => each !== undefined);
      return [name, [id, ...above.toReversed()]];
    }),
  );
});

/**
 * The IDs of a topic: its own, then those of the tiers above it, as far as they are known. In a response of an older
 * version, which has no taxonomy, a topic is identified by its name. Empty for a concept that is not a topic.
 */
export function taxonomyIds(
  response: AnalysisResponse,
  { name, kind }: Pick<ConceptRanges, 'name' | 'kind'>,
): readonly string[] {
  if (kind !== undefined && kind !== 'topic') return [];
  const known = idsByName(response).get(name);
  if (known) return known;
  const category = categoryByName(name);
  if (!category) return [];
  const above = category.path.length > 1 ? firstTierId(category.path[0]) : undefined;
  return above === undefined ? [category.id] : [category.id, above];
}
