import { expect, it } from 'vitest';
import { isOtherScript, withoutMisreadings } from './misread';

it.each([
  ['l was there, and l saw it.', undefined, 'I was there, and I saw it.'],
  ["l'm sure l've seen it.", 'en', "I'm sure I've seen it."],
  ["l'homme qu'il a vu", 'fr', "l'homme qu'il a vu"],
  ['lch liebe lhre Lieder.', 'de', 'Ich liebe Ihre Lieder.'],
  ['Eu lhe disse', 'pt', 'Eu lhe disse'],
  ['Ich weiB, die StraBe ist groB.', 'de', 'Ich weiß, die Straße ist groß.'],
  ['Sold on eBay, a MacBook. ABBA', undefined, 'Sold on eBay, a MacBook. ABBA'],
  ['Straβe', 'en', 'Straße'],
  ['Stop here . No !', 'en', 'Stop here. No!'],
  ['Vite ! Quoi ?', 'fr', 'Vite ! Quoi ?'],
  ['the little lamp', 'en', 'the little lamp'],
  ["I didn ' t say he ' s late", 'en', "I didn't say he's late"],
  ['Fruïhstück, Tüir, ïber', 'de', 'Frühstück, Tür, über'],
  [
    'The war waS 0ver... In 2008 at 10am.. MacOS, iOS',
    'en',
    'The war was over... In 2008 at 10am... MacOS, iOS',
  ],
  ['iQué bonito! jCuándo lleg6?', 'es', '¡Qué bonito! ¿Cuándo llegó?'],
  ["II faut voir I'abbé.", 'fr', "Il faut voir l'abbé."],
  ["I'm here. World War II ended.", 'en', "I'm here. World War II ended."],
])('%s (%s)', (read, language, text) => {
  expect(withoutMisreadings(read, language)).toBe(text);
});

it('tells text of another script by its words', () => {
  expect(isOtherScript('YTO Bbl XOTUTe OT MeHA? oe3 yxOUT 3aBTpa yTpoM. He 3HaIO, rnE OH *MBëT.')).toBe(true);
  const names = "I do not know what McDonald's paid on 21st Street for the iPhone, and nobody else does";
  expect(isOtherScript(names)).toBe(false);
  expect(isOtherScript('')).toBe(false);
});
