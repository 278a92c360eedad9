import { expect, it } from 'vitest';
import { withoutMisreadings } from './misread';

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
])('%s (%s)', (read, language, text) => {
  expect(withoutMisreadings(read, language)).toBe(text);
});
