import type { GraveWords } from '../grave-scene';
import { areRivals } from './ad-products';
import { brandIn } from './brand-names';
import { subjectsAgainst } from './conflict-rules';
import { signsOf } from './product-signs';
import type { SceneBefore } from './scene-before';
import { distinct, evidenceAt, textsOf, type SceneEvidence, type Subject } from './scene-subjects';
import type { Spot } from './spot';
import { findPhrases } from './words';

/**
 * What stands against a spot after a scene.
 *
 * - `subject`: the scene is about something that the product must not follow
 * - `grave`: the words are like those of scenes of harm or distress, and no subject is known that the product must not follow
 * - `avoided`: the spot must not follow a category that the scene has
 * - `rival`: the scene names the brand of another spot of the user with a product of the same kind
 * - `own-brand`: the scene names the brand of the spot itself
 * - `same-product`: a product of this kind is in the scene
 * - `language`: the program is in another language than the spot
 */
export type Conflict = {
  /** Whether the spot cannot be in the break; otherwise it is only said. */
  forbids: boolean;
  /** At least one, each with its time. */
  evidence: readonly SceneEvidence[];
} & (
  | { kind: 'subject'; subject: Subject }
  | { kind: 'avoided'; category: string }
  | { kind: 'rival'; brand: string }
  | { kind: 'grave' | 'own-brand' | 'same-product' }
  | { kind: 'language'; program: string }
);

/** A scene with what it is about, computed once for all spots. */
export interface ReadScene {
  scene: SceneBefore;
  subjects: ReadonlyMap<Subject, readonly SceneEvidence[]>;
  /** Words that are like those of grave scenes. */
  grave?: GraveWords | undefined;
  /** The language of the program; undefined if it is not declared. */
  language: string | undefined;
}

/** Nouns and objects of a product in a scene. */
function productIn({ scene }: ReadScene, product: string): SceneEvidence[] {
  const { nouns, objects = [] } = signsOf(product);
  const said = textsOf(scene).flatMap((text) =>
    scene.languages.flatMap((language) =>
      findPhrases(text.plain, nouns?.[language] ?? '')
        .slice(0, 1)
        .flatMap((found) => evidenceAt(text, found)),
    ),
  );
  const seen = scene.objects
    .filter(({ name }) => objects.includes(name))
    .map(({ name, timeMs }): SceneEvidence => ({ kind: 'object', name, timeMs }));
  return distinct([...said, ...seen]);
}

/** What shows the language of a program: its text track declares it. The first line of the scene is an example. */
function declaredIn({ scene: { lines, range } }: ReadScene): SceneEvidence {
  const line = lines.find(({ source }) => source === 'said');
  return { kind: 'track', text: line?.text ?? '', timeMs: line?.timeMs ?? range.startMs };
}

/** What stands against a spot after a scene: first what forbids it. @param all all spots of the user */
export function conflictsOf(spot: Spot, read: ReadScene, all: readonly Spot[]): Conflict[] {
  const against = subjectsAgainst(spot.product);
  const found: Conflict[] = [...read.subjects]
    .filter(([subject]) => against.has(subject))
    .map(([subject, evidence]) => ({ kind: 'subject', subject, forbids: true, evidence }));
  if (found.length === 0 && read.grave)
    found.push({ kind: 'grave', forbids: false, evidence: [{ kind: 'similar', ...read.grave }] });
  for (const category of spot.avoid) {
    const evidence = read.scene.topics
      .filter(({ ids }) => ids.includes(category))
      .map(({ name, level, ranges }): SceneEvidence => {
        return { kind: 'topic', name, level, timeMs: ranges[0]?.startMs ?? read.scene.range.startMs };
      });
    if (evidence.length > 0) found.push({ kind: 'avoided', category, forbids: true, evidence });
  }
  const own = spot.brand.trim().toLowerCase();
  const rivals = new Set(
    all
      .filter((other) => other.id !== spot.id && areRivals(other.product, spot.product))
      .map(({ brand }) => brand.trim())
      .filter((brand) => brand !== '' && brand.toLowerCase() !== own),
  );
  for (const brand of rivals) {
    const { evidence, isCertain } = brandIn(read.scene, brand);
    if (evidence.length > 0) found.push({ kind: 'rival', brand, forbids: isCertain, evidence });
  }
  const named = brandIn(read.scene, spot.brand).evidence;
  if (named.length > 0) found.push({ kind: 'own-brand', forbids: false, evidence: named });
  const shown = productIn(read, spot.product);
  if (shown.length > 0) found.push({ kind: 'same-product', forbids: false, evidence: shown });
  const { language } = read;
  if (language !== undefined && spot.languages.length > 0 && !spot.languages.includes(language))
    found.push({ kind: 'language', program: language, forbids: false, evidence: [declaredIn(read)] });
  return found.toSorted((a, b) => Number(b.forbids) - Number(a.forbids));
}
