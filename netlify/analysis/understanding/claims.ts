import * as v from 'valibot';
import { printableText } from '@/contracts/printable-text';
import { RISK_LEVELS } from '@/contracts/topics';
import {
  INTENSITIES,
  MAX_CLAIMS,
  MAX_PLACE_LENGTH,
  MAX_SUMMARY_LENGTH,
  TONES,
  TREATMENTS,
  type Cited,
  type UnderstoodScene,
} from '@/contracts/understanding';
import { EndpointError } from '../endpoint/endpoint-client';
import { addressesModels } from './addressed-to-models';
import { evidenceFor } from './evidence';
import type { OfferedTopic } from './scene-understanding';
import type { SceneSheet } from './scene-sheet';

/** What was said about one scene. */
export interface CheckedScene {
  /** Missing if nothing is left. */
  scene?: UnderstoodScene;
  /** The number of claims that were left out. */
  discarded: number;
}

const bound = {
  evidence: v.array(v.string()),
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
};
const textSchema = v.object({ text: v.string(), ...bound });
const toneSchema = v.object({ name: v.picklist(TONES), intensity: v.picklist(INTENSITIES), ...bound });
const topicSchema = v.object({ id: v.string(), quote: v.nullish(v.string(), null), ...bound });
const riskSchema = v.object({
  ...topicSchema.entries,
  level: v.picklist(RISK_LEVELS),
  treatment: v.picklist(TREATMENTS),
});

const list = v.optional(v.array(v.unknown()), []);
/** A member that is missing, or has another type, makes no claim. */
const answerSchema = v.object({
  insufficient: v.optional(v.boolean(), false),
  summary: v.optional(v.unknown()),
  place: v.optional(v.unknown()),
  tone: v.optional(v.unknown()),
  topics: list,
  risks: list,
});

/** A time, which models invent, or an address, which nobody said. */
const INVENTED = /\b\d{1,2}:\d{2}\b|https?:|www\./i;

/** A claim without what only the check needs, and with what a result shows. */
type Bound<T> = Omit<T, 'evidence' | 'quote'> & { evidence: Cited[] };

/** Takes the claims of one answer that are bound to evidence, and counts the others. */
class Claims {
  discarded = 0;

  constructor(readonly sheet: SceneSheet) {}

  /** @param isTrue whether a claim of the right form may be made at all */
  one<T extends { evidence: string[]; quote?: string | null }>(
    schema: v.GenericSchema<unknown, T>,
    value: unknown,
    isTrue: (claim: T) => boolean = () => true,
  ): Bound<T> | undefined {
    const parsed = v.safeParse(schema, value);
    const claim = parsed.success && isTrue(parsed.output) ? parsed.output : undefined;
    const evidence = claim && evidenceFor(this.sheet, claim.evidence, claim.quote);
    if (claim === undefined || evidence === undefined) {
      this.discarded += 1;
      return undefined;
    }
    const { evidence: _ids, quote: _quote, ...rest } = claim;
    return { ...rest, evidence };
  }

  /** Claims about topics that were offered, each topic once. */
  ofTopics<T extends { id: string; evidence: string[]; quote?: string | null }>(
    schema: v.GenericSchema<unknown, T>,
    values: readonly unknown[],
    offered: readonly OfferedTopic[],
  ): (Bound<T> & Pick<OfferedTopic, 'name'>)[] {
    const names = new Map(offered.map(({ id, name }) => [id, name]));
    const found = values.flatMap((value) => {
      const claim = this.one(schema, value, ({ id }) => names.has(id));
      const name = names.get(claim?.id ?? '');
      if (claim === undefined || name === undefined) return [];
      names.delete(claim.id);
      return [{ ...claim, name }];
    });
    this.discarded += Math.max(0, found.length - MAX_CLAIMS);
    return found.slice(0, MAX_CLAIMS);
  }

  text(value: unknown, maxLength: number) {
    if (value == null || (typeof value === 'object' && 'text' in value && value.text === null))
      return undefined;
    const claim = this.one(textSchema, value, ({ text }) => isPlain(text));
    return claim && { ...claim, text: printableText(claim.text, maxLength) };
  }
}

function isPlain(text: string): boolean {
  return /\p{L}/u.test(text) && !INVENTED.test(text) && !addressesModels(text);
}

/**
 * Checks what a model says about a scene against what it was sent: only claims that are bound to evidence are kept.
 *
 * @param answer the JSON object that the model has written
 * @throws EndpointError if it is another kind of object
 */
export function checkClaims(answer: Record<string, unknown>, sheet: SceneSheet): CheckedScene {
  const parsed = v.safeParse(answerSchema, answer);
  if (!parsed.success || !Object.keys(answerSchema.entries).some((name) => name in answer))
    throw new EndpointError('the scene service answered with another kind of object', false);
  const { insufficient, summary, place, tone, topics, risks } = parsed.output;
  if (insufficient) return { discarded: 0 };
  const claims = new Claims(sheet);
  const said = {
    summary: claims.text(summary, MAX_SUMMARY_LENGTH),
    place: claims.text(place, MAX_PLACE_LENGTH),
    tone: tone == null ? undefined : claims.one(toneSchema, tone),
  };
  const scene: UnderstoodScene = {
    start: sheet.start,
    ...Object.fromEntries(Object.entries(said).filter(([, claim]) => claim !== undefined)),
    topics: claims.ofTopics(topicSchema, topics, sheet.topics),
    risks: claims.ofTopics(riskSchema, risks, sheet.sensitive),
  };
  const isEmpty = [...Object.values(said), ...scene.topics, ...scene.risks].every((claim) => !claim);
  return { discarded: claims.discarded, ...(isEmpty ? {} : { scene }) };
}
