import type { TimeRange } from '@/contracts/time-range';
import type { TextCue } from '../../../captions/cue';
import { isSong, notesIn } from '../topics/speech';
import { withoutAccents, wordsOf } from '../topics/tokens';
import { firstEndingAt } from './group-by-range';
import { FRAME_MS, type EntryRange } from './timeline';

/** A caption that names a sound: `[APPLAUSE]`, `♪ ♪`. */
export interface SoundNote extends TimeRange {
  /** Name of the concept. */
  concept: string;
  /** The note as written. */
  words: string;
}

/**
 * Words that name a sound in notes for people who do not hear it, in the four languages, without accents. A word after
 * `~` also names it at the end of a German compound: `Titelmusik`. Laughter, steps and doors have no concept.
 */
const SOUNDS: Readonly<Record<string, string>> = {
  music: `music musical song songs sing sings singing sung melody tune
    ~musik ~lied lieder ~gesang singt singen singend melodie
    musica cancion canciones canta cantan cantando canto melodia
    musique chanson chansons chante chantent chant melodie`,
  'applause-like noise': `applause applauds applauding clapping
    ~applaus ~beifall applaudiert applaudieren klatscht klatschen
    aplauso aplausos aplaude aplauden ovacion
    applaudissement applaudissements applaudit applaudissent`,
  speech: `speaks speaking talks talking narrates narrating inaudible unintelligible crosstalk
    spricht sprechen redet reden unverstandlich
    habla hablan hablando ininteligible
    parle parlent parlant inintelligible`,
  silence: `silence stille silencio`,
};

/**
 * Words that say of a sound that it is missing or ends (`[no music]`, `[Musik verklingt]`), or is that of birds
 * (`chant d'oiseaux`).
 */
const DENIALS = new Set(
  `no not without stop stops stopped ends ended ending fade fades fading cease ceases dies subsides bird birds
    nicht keine kein ohne endet ende stoppt verstummt verklingt klingt hort bricht vogel vogelgesang
    sin termina terminan cesa cesan detiene desvanece acaba fin pajaro pajaros aves
    pas sans aucune arrete arretent cesse cessent estompe termine finit oiseau oiseaux`.split(/\s+/u),
);

/** French articles and pronouns before a vowel: `d'oiseaux`, `s'arrête`. */
const ELISION = /^[dls]['’]/u;

const MEMBERS: readonly (readonly [
  concept: string,
  words: ReadonlySet<string>,
  endings: readonly string[],
])[] = Object.entries(SOUNDS).map(([concept, list]) => {
  const words = list.split(/\s+/u);
  const endings = words.filter((word) => word.startsWith('~')).map((word) => word.slice(1));
  return [concept, new Set(words), endings];
});

/** The sounds that captions name, each with the time of its caption. */
export function soundNotesOf(cues: readonly TextCue[]): SoundNote[] {
  return cues.flatMap(({ startMs, endMs, text }) => {
    const notes = notesIn(text).flatMap((words) =>
      soundsIn(words).map((concept) => ({ startMs, endMs, concept, words })),
    );
    return isSong(text) ? [...notes, { startMs, endMs, concept: 'music', words: text }] : notes;
  });
}

/** The concepts that a note names; each part between commas is judged alone: `music stops, applause`. */
export function soundsIn(note: string): string[] {
  const parts: string[][] = [[]];
  for (const { word, isAfterBreak } of wordsOf(note)) {
    if (isAfterBreak) parts.push([]);
    parts.at(-1)?.push(withoutAccents(word).replace(ELISION, ''));
  }
  const positive = parts.filter((words) => !words.some((word) => DENIALS.has(word)));
  return MEMBERS.filter(([, words, endings]) =>
    positive.flat().some((word) => words.has(word) || endings.some((ending) => isCompound(word, ending))),
  ).map(([concept]) => concept);
}

/** `Mitglied` is no song: the last part of a compound is long, or the word stands alone. */
function isCompound(word: string, ending: string): boolean {
  return word === ending || (ending.length > 4 && word.endsWith(ending));
}

/**
 * The notes of each time range, by concept: the first one that overlaps it.
 *
 * @param notes in time order
 * @param ranges in time order, without overlap
 */
export function soundNotesInTime(
  notes: readonly SoundNote[],
  ranges: readonly EntryRange[],
): Map<string, SoundNote>[] {
  const found = ranges.map(() => new Map<string, SoundNote>());
  /** Index of the range up to which a concept has its notes: those of long captions are not visited again. */
  const done = new Map<string, number>();
  for (const note of notes) {
    const leastMs = Math.min(FRAME_MS, (note.endMs - note.startMs) / 2);
    let at = Math.max(firstEndingAt(ranges, note.startMs + leastMs), done.get(note.concept) ?? 0);
    for (let range = ranges[at]; range !== undefined; range = ranges[at]) {
      if (note.endMs - range.startMs < leastMs) break;
      found[at]?.set(note.concept, note);
      at += 1;
    }
    done.set(note.concept, Math.max(at, done.get(note.concept) ?? 0));
  }
  return found;
}
