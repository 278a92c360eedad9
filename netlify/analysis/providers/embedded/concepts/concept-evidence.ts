import type { Evidence } from '@/contracts/analysis';
import type { ConceptDescriptor } from './descriptor';
import type { Box } from '../measure/measurements';
import type { Moment } from './moment';
import type { Detection } from './detections';
import type { SoundNote } from './sound-notes';
import type { TopicEvidence, WordEvidence } from '../topics/evidence';
import { printable } from '../topics/speech';

/** In the order in which a response lists them. */
const SOURCES = ['said', 'heard', 'written', 'described', 'named', 'seen'] as const;

/** Maximum length of a quotation in characters, including its ellipsis: a response contains thousands of them. */
export const MAX_QUOTATION_LENGTH = 120;

/** Units of the page of concepts that only name the measure of a value from 0 to 1. */
const WITHOUT_UNIT: ReadonlySet<string> = new Set(['share', 'luma', 'chroma']);

/**
 * Why a concept is reported: the value that its confidence is based on, the frame in which a model found it, or for a
 * topic the words that were spoken or written, or the object that was seen.
 *
 * @param value the concept's measurement in its own unit
 */
export function evidenceOf(concept: ConceptDescriptor, moment: Moment, value: number): Evidence {
  const topic = concept.kind === 'topic' ? moment.topics.get(concept.name) : undefined;
  if (topic !== undefined) return topicEvidenceOf(topic);
  const detection = concept.kind === 'seen' ? moment.detections.get(concept.name) : undefined;
  if (detection !== undefined) return detectionOf(concept.name, detection);
  const unit = WITHOUT_UNIT.has(concept.unit) ? '' : concept.unit;
  return { kind: 'measurement', measurement: concept.measurement, value: rounded(value), unit };
}

/** The note in a caption that names a sound, as it is written there. */
export function noteEvidenceOf({ words, startMs }: SoundNote): Evidence {
  return {
    kind: 'words',
    words: shortened(printable(words)),
    timestamp: Math.round(Math.max(0, startMs)),
    sources: ['said'],
  };
}

/** To three significant digits, and at least to whole numbers: no measurement here is more exact. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** Scores and shares in a response have three decimals: the scores of models are no more exact. */
const short = (value: number): number => Math.round(value * 1000) / 1000;

function boxOf({ x, y, width, height }: Box): Box {
  return { x: short(x), y: short(y), width: short(width), height: short(height) };
}

type DetectionEvidence = Extract<Evidence, { kind: 'detection' }>;

function detectionOf(label: string, { value, timeMs, box, modelScores }: Detection): DetectionEvidence {
  return {
    kind: 'detection',
    label,
    timestamp: Math.round(timeMs),
    score: short(value),
    ...(box === undefined ? {} : { box: boxOf(box) }),
    ...(modelScores === undefined ? {} : { modelScores: mapValues(modelScores, short) }),
  };
}

function mapValues(record: Record<string, number>, map: (value: number) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/**
 * The words of the one caption or frame with the most weight for the topic (the first in case of a tie), and its
 * start in ms; or the object seen, if that has the most weight. Words of the container's title or description have
 * the timestamp 0, because they apply to the whole video. `sources` lists every way in which the topic was found.
 */
function topicEvidenceOf({ words, similar }: TopicEvidence): Evidence {
  if (similar !== undefined) {
    const timestamp = Math.round(Math.max(0, similar.atMs));
    return {
      kind: 'words',
      words: shortened(similar.words),
      timestamp,
      sources: [similar.source],
      isSimilar: true,
    };
  }
  const groups = new Map<string, WordEvidence[]>();
  for (const word of words) {
    const group = word.source === 'seen' ? `seen ${word.words}` : `${word.source} ${String(word.atMs)}`;
    groups.set(group, [...(groups.get(group) ?? []), word]);
  }
  const weightOf = (said: readonly WordEvidence[]) => said.reduce((sum, { weight }) => sum + weight, 0);
  const best = [...groups.values()].reduce((most, next) => (weightOf(next) > weightOf(most) ? next : most));
  const sources = SOURCES.filter((source) => words.some((word) => word.source === source));
  const [first] = best;
  const timeMs = Math.max(0, first?.atMs ?? 0);
  if (first?.source === 'seen' && first.seen !== undefined) {
    const { score, ...found } = first.seen;
    return { ...detectionOf(first.words, { ...found, value: score, timeMs }), sources };
  }
  return {
    kind: 'words',
    words: shortened(best.map((word) => printable(word.words)).join(', ')),
    timestamp: Math.round(timeMs),
    sources,
    ...(first?.seen?.box === undefined ? {} : { box: boxOf(first.seen.box) }),
  };
}

function shortened(text: string): string {
  if (text.length <= MAX_QUOTATION_LENGTH) return text;
  // By characters, so that a surrogate pair is never split.
  let shortened_ = '';
  for (const character of text) {
    if (shortened_.length + character.length > MAX_QUOTATION_LENGTH - 1) break;
    shortened_ += character;
  }
  return `${shortened_}…`;
}
