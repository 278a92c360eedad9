import type { Evidence } from '@/contracts/analysis';
import type { ConceptDescriptor } from './descriptor';
import type { Moment } from './moment';
import type { TopicEvidence, WordEvidence } from '../topics/evidence';

/** Longest quotation in characters, its dots included: more is not read, and an answer has thousands of them. */
export const LONGEST_QUOTATION = 120;

/** Units of the page of concepts that are no units but say which figure from 0 to 1 is meant. */
const WITHOUT_UNIT: ReadonlySet<string> = new Set(['share', 'luma', 'chroma']);

/**
 * Why a concept is named: the figure that its confidence comes from, or for a topic the words that were said.
 *
 * @param value the concept's measurement in its own unit
 */
export function evidenceOf(concept: ConceptDescriptor, moment: Moment, value: number): Evidence {
  const topic = concept.kind === 'topic' ? moment.topics.get(concept.name) : undefined;
  if (topic !== undefined) return quotationOf(topic);
  const unit = WITHOUT_UNIT.has(concept.unit) ? '' : concept.unit;
  return { kind: 'measurement', measurement: concept.measurement, value: rounded(value), unit };
}

/** To three significant digits, and never to less than a whole: no measurement here is more exact. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/**
 * The words of the one caption that says most for the topic, of several the first, and when it begins in ms.
 * Words of the container's title or description stand at 0: they are about the video from its start.
 */
function quotationOf({ words }: TopicEvidence): Evidence {
  const captions = new Map<number | undefined, WordEvidence[]>();
  for (const word of words) captions.set(word.atMs, [...(captions.get(word.atMs) ?? []), word]);
  const weightOf = (said: readonly WordEvidence[]) => said.reduce((sum, { weight }) => sum + weight, 0);
  const best = [...captions.values()].reduce((most, next) => (weightOf(next) > weightOf(most) ? next : most));
  return {
    kind: 'words',
    words: shortened(best.map((word) => shown(word.words)).join(', ')),
    timestamp: Math.max(0, Math.round(best[0]?.atMs ?? 0)),
  };
}

/** Without what is not seen: of it, marks of direction would turn round the text that stands behind them. */
function shown(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTATION) return text;
  // By characters, so that none which takes two places is cut in half.
  let shortened_ = '';
  for (const character of text) {
    if (shortened_.length + character.length > LONGEST_QUOTATION - 1) break;
    shortened_ += character;
  }
  return `${shortened_}…`;
}
