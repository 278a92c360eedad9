import type { SceneFacts, TimedText } from './scene-understanding';

/**
 * Phrases with which a text gives a model orders, in letters alone: without spaces and marks, which on-screen text
 * loses and which would hide a phrase.
 */
const ORDERS: readonly RegExp[] = [
  /(ignore|disregard|forget|override|bypass).{0,40}(instruction|prompt|guideline)/,
  /(ignorier|vergiss|missachte).{0,40}(anweisung|instruktion|vorgabe)/,
  /(ignora|olvida|descarta).{0,40}(instruccion|consigna|indicacion)/,
  /(ignore|oublie).{0,40}(consigne|directive)/,
  /(system|developer)(prompt|message)/,
  /(youare|actas|pretendtobe|dubist|eres|tues).{0,12}(languagemodel|assistant|chatgpt|assistent|asistente|llm)/,
  /(respond|reply|answer|output|return|report|classify|label|rate|mark|treat).{0,40}(topic|risk|treatment|confidence|json|suitable|brandsafe)/,
];

/** Marks of the formats in which models read a conversation. */
const MARKS = /<\|[^|]{1,40}\|>|\[\/?INST\]|<<\/?SYS>>|^\s*(system|assistant|developer)\s*:/i;

/** Longest run of texts, one after the other, that are read as one sentence. */
const MAX_RUN = 3;
/** A frame this near to such a text, in ms, can show it. */
const SHOWN_MS = 2_000;

/** Whether a text seems to give orders to a model that reads it. */
export function addressesModels(text: string): boolean {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
  return MARKS.test(text) || ORDERS.some((order) => order.test(letters));
}

/**
 * A scene without what seems to be written for a model: on-screen text and lines that give orders, and the frames that
 * can show such text. It is neither described nor evidence.
 */
export function withoutOrders(scene: SceneFacts): SceneFacts {
  const written = ordersIn(scene.texts);
  const spoken = ordersIn(scene.lines);
  const isShown = ({ timestamp }: { timestamp: number }) =>
    [...written].some((text) => Math.abs(text.timestamp - timestamp) <= SHOWN_MS);
  return {
    ...scene,
    texts: scene.texts.filter((text) => !written.has(text)),
    lines: scene.lines.filter((line) => !spoken.has(line)),
    frames: scene.frames.filter((frame) => !isShown(frame)),
  };
}

/** The texts that give orders: alone, or with those after them. */
function ordersIn(all: readonly TimedText[]): Set<TimedText> {
  const found = new Set<TimedText>();
  for (let length = 1; length <= MAX_RUN; length += 1) {
    for (let at = 0; at + length <= all.length; at += 1) {
      const run = all.slice(at, at + length);
      if (run.some((text) => found.has(text))) continue;
      if (addressesModels(run.map(({ text }) => text).join(' '))) for (const text of run) found.add(text);
    }
  }
  return found;
}
