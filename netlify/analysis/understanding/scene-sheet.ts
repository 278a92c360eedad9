import { printableText } from '@/contracts/printable-text';
import { MAX_QUOTE_LENGTH, type Cited } from '@/contracts/understanding';
import { withoutOrders } from './addressed-to-models';
import type { OfferedTopic, SceneFacts, TimedText, TopicOffer } from './scene-understanding';

/** Maximum numbers of what is sent of a scene. */
const MAX_FRAMES = 4;
const MAX_LINES = 80;
const MAX_TEXTS = 24;
const MAX_TOPICS = 40;

/** Something that a claim can cite, by its id. */
export type Citable =
  | (Pick<Cited, 'timestamp'> & { kind: 'frame'; image: string })
  | (Pick<Cited, 'timestamp'> & { kind: 'line' | 'text'; text: string });

/** What is sent of a scene, and what an answer is checked against. */
export interface SceneSheet {
  start: number;
  /** By id: F1, F2 for frames, L1 for lines that are said, O1 for on-screen text. */
  citable: ReadonlyMap<string, Citable>;
  topics: readonly OfferedTopic[];
  sensitive: readonly OfferedTopic[];
}

/** Prepares a scene for a model. @returns undefined if there is nothing to describe */
export async function sheetOf(facts: SceneFacts, offer: TopicOffer): Promise<SceneSheet | undefined> {
  const { start, frames, lines, texts, found } = withoutOrders(facts);
  const citable = new Map<string, Citable>();
  for (const [index, frame] of spread(frames, MAX_FRAMES).entries())
    citable.set(`F${index + 1}`, { kind: 'frame', ...frame });
  for (const [index, line] of spread(clean(lines), MAX_LINES).entries())
    citable.set(`L${index + 1}`, { kind: 'line', ...line });
  for (const [index, text] of spread(distinct(clean(texts)), MAX_TEXTS).entries())
    citable.set(`O${index + 1}`, { kind: 'text', ...text });
  if (citable.size === 0) return undefined;
  const words = [...citable.values()].flatMap((item) => (item.kind === 'frame' ? [] : [item.text]));
  return { start, citable, ...(await topicsFor([...words, ...found], offer)) };
}

/** The sensitive topics, and as many of the nearest others as there is room for. */
async function topicsFor(
  words: readonly string[],
  { candidateTopics, sensitive }: TopicOffer,
): Promise<Pick<SceneSheet, 'topics' | 'sensitive'>> {
  const nearest = await candidateTopics(words, MAX_TOPICS);
  const topics = new Map([...sensitive, ...nearest].map((topic) => [topic.id, topic]));
  return { topics: [...topics.values()].slice(0, MAX_TOPICS), sensitive };
}

function clean(all: readonly TimedText[]): TimedText[] {
  return all
    .map(({ timestamp, text }) => ({ timestamp, text: printableText(text, MAX_QUOTE_LENGTH) }))
    .filter(({ text }) => text !== '');
}

/** A text that stays on the screen is read in many frames. */
function distinct(all: readonly TimedText[]): TimedText[] {
  const first = new Map(all.toReversed().map((text) => [text.text, text]));
  return all.filter((text) => first.get(text.text) === text);
}

/** At most `most` items, evenly spread. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from(
    { length: most },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / most)] as T,
  );
}
