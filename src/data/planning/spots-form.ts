import * as v from 'valibot';
import { MAX_URL_LENGTH } from '@/contracts/analysis-request';
import { printableText } from '@/contracts/printable-text';
import {
  MAX_PLACEMENTS,
  MAX_SPOT_SECONDS,
  MAX_SPOT_TOPICS,
  MAX_SPOTS,
  type Spot,
} from '@/targeting/spots/spot';
import { itemChanges, itemsIn, onlyChanged, validItems, type PartForm } from './part-forms';

/** The advertisements of a user, in the order in which they were added. */
export interface Spots {
  spots: readonly Spot[];
}

/** A name on one line: what was stored before names were cleaned is cleaned as it is read. */
const nameSchema = v.pipe(
  v.string(),
  v.transform((name) => printableText(name)),
);
const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const numberSchema = v.exactOptional(v.pipe(v.number(), v.finite()));

const spotSchema = v.object({
  id: idSchema,
  name: v.pipe(nameSchema, v.minLength(1), v.maxLength(200)),
  videoUrl: v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH)),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SPOT_SECONDS)),
  brand: v.pipe(nameSchema, v.maxLength(100)),
  product: idSchema,
  languages: v.pipe(v.array(idSchema), v.maxLength(20)),
  avoid: v.pipe(v.array(idSchema), v.maxLength(100)),
  isExclusive: v.boolean(),
  measured: v.exactOptional(
    v.object({
      analysisId: idSchema,
      tone: v.object({ loudness: numberSchema, pace: numberSchema, light: numberSchema }),
      topics: v.pipe(v.array(idSchema), v.maxLength(MAX_SPOT_TOPICS)),
    }),
  ),
  placements: v.pipe(
    v.array(
      v.object({
        videoUrl: v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH)),
        timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
        choice: v.picklist(['pinned', 'forbidden']),
      }),
    ),
    v.maxLength(MAX_PLACEMENTS),
  ),
});

/** How the spots are stored. Apart from the other forms, since few views need them. */
export const SPOTS_FORM: PartForm<Spots> = {
  read: (document) => ({ spots: validItems(spotSchema, itemsIn(document.spots)).slice(0, MAX_SPOTS) }),
  changes(before, after, document) {
    const stored = itemsIn(document.spots);
    // Later than the last one, so that the order of those that are made together stays.
    let last = Math.max(Date.now(), (stored.at(-1)?.at ?? 0) + 1);
    const textOf = ({ id, ...spot }: Spot) =>
      JSON.stringify({ ...spot, at: stored.find((each) => each.id === id)?.at ?? last++ });
    return onlyChanged({ spots: itemChanges(before.spots, after.spots, textOf) });
  },
};
