import { withoutAccents, type Token } from './tokens';

/** Minimum number of letters of the other part of a compound: `Tor` is not a part of `Motor`. */
const MIN_REST = 3;

/** Long words of the lexicon that begin or end words on other topics: `international`, `Gleichgewicht`. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  ...['advent', 'burger', 'christo', 'entwurf', 'general', 'gewicht', 'herstellen', 'internat', 'konsum'],
  ...[
    'märchen',
    'oblate',
    'palast',
    'prozess',
    'puzzle',
    'schein',
    'schicht',
    'schloss',
    'seiten',
    'sprache',
  ],
  ...[
    'karte',
    'kirche',
    'schach',
    'tomate',
    'pauken',
    'tracht',
    'treiben',
    'verbindung',
    'vorhand',
    'wirtschaft',
    'zeichnen',
    'zeichnung',
    'ernährung',
  ],
]);
/** Beginnings that make a verb of another one, so that the word is not a compound of nouns: `unterzeichnet`. */
const PREFIX =
  /^(?:ab|an|auf|aus|be|bei|da|dar|davon|durch|ein|ent|er|fest|fort|ge|heraus|her|hin|hinein|los|mit|nach|uber|um|un|unter|ver|vor|voran|weg|weiter|wider|wieder|zer|zu|zuruck|zusammen)+(?:zu)?$/u;

/** Minimum length of a word that is a part of compounds without a mark in the lexicon, and of the other part. */
const MIN_UNMARKED = 6;
const MIN_UNMARKED_REST = 4;

/** Parts of a compound: those that the lexicon marks, or else words of the lexicon without a mark. */
export interface Parts<Entry> {
  entries: Entry[];
  isMarked: boolean;
}

/**
 * German words that form compounds: some as the last part (`polizei` in `Kriminalpolizei`), some as the first
 * (`fußball` in `Fußballtrainer`). The lexicon marks those that keep their meaning in every compound. Other long words
 * are parts too, but prove less.
 */
export class Compounds<Entry> {
  readonly #last = new Map<string, Entry>();
  readonly #first = new Map<string, Entry>();
  readonly #unmarkedLast = new Map<string, Entry>();
  readonly #unmarkedFirst = new Map<string, Entry>();

  /** @param stem of the word alone */
  addLast(stem: string, entry: Entry): void {
    this.#last.set(stem, entry);
  }

  /** @param word as written */
  addFirst(word: string, entry: Entry): void {
    this.#first.set(withoutAccents(word), entry);
  }

  /** A word without a mark: short ones are not parts, because they occur in other words (`Rat` in `Karat`). */
  addUnmarked({ word, stem }: Token, entry: Entry): void {
    if (word.length < MIN_UNMARKED || AMBIGUOUS.has(word)) return;
    this.#unmarkedFirst.set(withoutAccents(word), entry);
    if (stem.length >= MIN_UNMARKED - 1) this.#unmarkedLast.set(stem, entry);
  }

  /** The parts of an unknown word: the longest first part and the longest last part. */
  partsOf({ word, stem }: Token): Parts<Entry> {
    const letters = withoutAccents(word);
    const marked = [longestFirst(this.#first, letters, MIN_REST), longestLast(this.#last, stem, MIN_REST)];
    const isMarked = marked.some((entry) => entry !== undefined);
    const found = isMarked
      ? marked
      : [
          longestFirst(this.#unmarkedFirst, letters, MIN_UNMARKED_REST),
          longestLast(this.#unmarkedLast, stem, MIN_UNMARKED_REST, PREFIX),
        ];
    return { entries: [...new Set(found.filter((entry) => entry !== undefined))], isMarked };
  }
}

function longestFirst<Entry>(
  words: ReadonlyMap<string, Entry>,
  word: string,
  rest: number,
): Entry | undefined {
  if (words.size === 0) return undefined;
  for (let length = word.length - rest; length >= MIN_REST; length -= 1) {
    const entry = words.get(word.slice(0, length));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

function longestLast<Entry>(
  stems: ReadonlyMap<string, Entry>,
  stem: string,
  rest: number,
  but?: RegExp,
): Entry | undefined {
  if (stems.size === 0) return undefined;
  for (let from = rest; from <= stem.length - MIN_REST; from += 1) {
    const entry = stems.get(stem.slice(from));
    if (entry !== undefined && but?.test(stem.slice(0, from)) !== true) return entry;
  }
  return undefined;
}
