import { describe, expect, it } from 'vitest';
import { withTerm, type BriefLanguage } from '../brief';
import { categoryById, EXCLUDABLE, SENSITIVE_TOPICS } from '../categories';
import { loadVocabularies } from './load-vocabularies';
import { MEANINGS } from './meanings';
import { parseBrief } from './parse-brief';

async function briefOf(text: string, language: BriefLanguage = 'en') {
  return parseBrief(text, await loadVocabularies(language));
}

/** The terms as text: `+wish`, `-exclusion`, `?unknown`; fillers are left out. */
async function readAs(text: string, language?: BriefLanguage) {
  const { terms } = await briefOf(text, language);
  const marks = { wish: '+', exclusion: '-', unknown: '?', filler: '' };
  return terms
    .filter(({ kind }) => kind !== 'filler')
    .map(({ from, to, kind }) => marks[kind] + text.slice(from, to))
    .join(' ');
}

describe('a brief', () => {
  it.each<[BriefLanguage, string, string]>([
    ['en', 'family cooking, warm and calm, no alcohol', '+family +cooking +warm +calm -alcohol'],
    ['de', 'ruhige Kochszenen, kein Alkohol, nichts mit Krieg', '+ruhige +Kochszenen -Alkohol -Krieg'],
    ['es', 'cocina familiar, cálida; sin violencia', '+cocina +familiar +cálida -violencia'],
    ['fr', "cuisine chaleureuse, pas de violence ni d'alcool", '+cuisine +chaleureuse -violence -alcool'],
    ['en', 'no alcohol or gambling', '-alcohol -gambling'],
    ['en', 'no alcohol, warm', '-alcohol +warm'],
    ['en', 'no alcohol and gambling but dogs', '-alcohol -gambling +dogs'],
    ['en', 'scenes without alcohol and a warm mood', '-alcohol +warm'],
    ['en', 'no beer, gambling or drugs, warm', '-beer -gambling -drugs +warm'],
    ['en', 'sports; no blood, violence, swearing, music', '+sports -blood -violence -swearing +music'],
    ['en', "we don't want war. Travel and beaches", '-war +Travel +beaches'],
    ['en', 'alcohol-free cooking, free of violence', '-alcohol +cooking -violence'],
    ['en', 'non-alcoholic drinks', '-alcoholic +drinks'],
    ['en', 'cooking except baking; nothing but cats', '+cooking -baking +cats'],
    ['en', 'anything but soccer, not without music', '-soccer +music'],
    ['en', 'no guns with families', '-guns +families'],
    ['en', 'no scenes with blood', '-blood'],
    ['en', 'no scary scenes with blood', '?scary -blood'],
    ['en', 'no scary scenes with dogs', '?scary +dogs'],
    ['en', 'avoid politics, religion, and anything violent', '-politics -religion -violent'],
    ['en', 'avoid politics, religion, warm and calm', '-politics -religion +warm +calm'],
    ['en', 'we do not want any fights, weapons or casinos', '-fights -weapons -casinos'],
    ['en', 'no alcohol, cooking and family', '-alcohol +cooking +family'],
    ['en', 'no alcohol, gambling, drugs', '-alcohol -gambling -drugs'],
    ['de', 'keine Szenen mit Blut oder Kriegsbilder', '-Blut -Kriegsbilder'],
    ['de', 'Kochen, Krieg vermeiden', '+Kochen -Krieg'],
    ['de', 'warm, Politik, Religion und Krieg vermeiden', '+warm -Politik -Religion -Krieg'],
    ['de', 'Meer und Sonne, keine Politik', '+Meer +Sonne -Politik'],
    ['es', 'sin escenas con sangre, mar', '-sangre +mar'],
    ['fr', 'pas de scènes avec du sang, mer et soleil', '-sang +mer +soleil'],
    ['de', 'alkoholfreie Getränke, gewaltfrei', '-alkoholfreie +Getränke -gewaltfrei'],
    ['de', 'Fußball, Krieg und Politik vermeiden', '-Fußball -Krieg -Politik'],
    ['de', 'ohne Bier, Wein oder Zigaretten, aber mit Hunden', '-Bier -Wein -Zigaretten +Hunden'],
    ['es', 'nada de alcohol ni tabaco, con niños', '-alcohol -tabaco +niños'],
    ['es', 'evitar guerra y política; playas soleadas', '-guerra -política +playas +soleadas'],
    ['fr', 'sans armes, sang ou drogue, scènes ensoleillées', '-armes -sang -drogue +ensoleillées'],
    ['fr', 'football, éviter la politique, sauf les élections', '+football -politique -élections'],
  ])('is read in %s: %s', async (language, text, expected) => {
    expect(await readAs(text, language)).toBe(expected);
  });

  it('is read in the language that knows most of its words, and in several languages at once', async () => {
    const text = 'ruhige Kochszenen, no alcohol, sin violencia';
    expect(await readAs(text)).toBe('+ruhige +Kochszenen -alcohol -violencia');
    const { terms } = await briefOf('warmer Krieg', 'en');
    expect(terms.map(({ language }) => language)).toEqual(['de', 'de']);
    const { terms: english } = await briefOf('travel hotel', 'en');
    expect(english.map(({ language }) => language)).toEqual(['en', 'en']);
  });

  it.each([
    'fluffy unicorns, 18-49 🎉',
    '<script>alert(1)</script>',
    'free safe',
    'تسويق طبخ 料理',
    'e\u0301cole zzz',
    "l'x",
  ])('shows the words that are not understood, and loses no word: %s', async (text) => {
    const { terms } = await briefOf(text);
    const covered = terms.map(({ from, to }) => text.slice(from, to)).join('');
    expect(covered.replace(/[^\p{L}\p{M}\p{N}]/gu, '')).toBe(text.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
    expect(terms.some(({ kind }) => kind === 'unknown')).toBe(true);
  });

  it.each(['-', '?', '🎉', ' \n '])('can have no words: %j', async (text) => {
    expect(await briefOf(text)).toEqual({ text, terms: [] });
  });

  it('does not match a word of another language that is similar by chance', async () => {
    expect(await readAs('families that cante together at home')).not.toContain('+cante');
  });

  it('can be empty, or a negation alone', async () => {
    expect(await briefOf('')).toEqual({ text: '', terms: [] });
    expect(await briefOf('no')).toEqual({
      text: 'no',
      terms: [{ from: 0, to: 2, kind: 'filler', meanings: [], language: 'en' }],
    });
  });

  it('can be changed by hand', async () => {
    const brief = await briefOf('cozy unicorns');
    const pets = { kind: 'topic', name: 'pets', id: '422' } as const;
    const changed = withTerm(withTerm(brief, 0, { kind: 'exclusion' }), 1, {
      kind: 'wish',
      meanings: [pets],
    });
    expect(changed.terms).toMatchObject([
      { kind: 'exclusion', meanings: [{ name: 'warm colours' }] },
      { kind: 'wish', meanings: [pets] },
    ]);
    expect(changed.terms[0]).not.toHaveProperty('language');
  });
});

describe('the vocabularies', () => {
  it('have words for every category and every sensitive topic, by its ID', () => {
    const ids = [...MEANINGS.values()].map(({ id }) => id);
    for (const { id } of [...EXCLUDABLE, ...SENSITIVE_TOPICS]) expect(ids).toContain(id);
    for (const { id } of MEANINGS.values()) expect(id === undefined || categoryById(id)).toBeTruthy();
  });

  it.each<BriefLanguage>(['en', 'de', 'es', 'fr'])(
    'match each of their own phrases: %s',
    async (language) => {
      const [vocabulary, ...others] = await loadVocabularies(language);
      expect(others).toHaveLength(3);
      for (const [key, list] of Object.entries(vocabulary?.words ?? {})) {
        for (const phrase of list.split(', ')) {
          const { terms } = parseBrief(phrase, vocabulary ? [vocabulary] : []);
          expect(terms, `${key}: ${phrase}`).toMatchObject([{ from: 0, to: phrase.length, kind: 'wish' }]);
          const name = MEANINGS.get(key as 'cooking')?.name;
          expect(
            terms[0]?.meanings.map((meaning) => meaning.name),
            `${key}: ${phrase}`,
          ).toContain(name);
        }
      }
    },
  );
});
