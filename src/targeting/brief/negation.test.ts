import { describe, expect, it } from 'vitest';
import type { BriefLanguage } from '../brief';
import { readAs } from './testing/read-as';

type Row = [BriefLanguage, string, string];

describe('a heading of exclusions', () => {
  it.each<Row>([
    ['en', 'Avoid: alcohol, gambling, politics. Want: cooking', '-alcohol -gambling -politics +cooking'],
    ['en', 'avoid\n- alcohol\n- gambling\n- war', '-alcohol -gambling -war'],
    ['en', 'Avoid:\n\n- alcohol\n- soccer\n\nCooking', '-alcohol -soccer +Cooking'],
    ['en', 'Avoid:\n1. alcohol\n2. soccer\nWant:\n1. cooking', '-alcohol -soccer +cooking'],
    ['en', 'Avoid:\n• dark\n• loud\nWant\n• cooking', '-dark -loud +cooking'],
    ['en', 'NO: alcohol, gambling', '-alcohol -gambling'],
    ['en', 'Must not: alcohol', '-alcohol'],
    ['en', 'Exclusions: alcohol, war', '-alcohol -war'],
    ['en', 'No-gos: war, crime', '-war -crime'],
    ['en', 'Please avoid the following: alcohol; soccer', '-alcohol -soccer'],
    ['en', 'Want: cooking, family\nAvoid: war, soccer', '+cooking +family -war -soccer'],
    ['de', 'Ausschlüsse: Alkohol, Krieg', '-Alkohol -Krieg'],
    ['de', 'Vermeiden: Alkohol, Fußball\nWunsch: Kochen', '-Alkohol -Fußball +Kochen'],
    ['fr', 'Exclure : alcool, guerre', '-alcool -guerre'],
    ['fr', 'À éviter : alcool, politique, violence', '-alcool -politique -violence'],
    ['fr', 'À éviter : alcool\nSouhait : cuisine', '-alcool +cuisine'],
    ['es', 'Exclusiones: alcohol, guerra', '-alcohol -guerra'],
    ['es', 'Evitar: alcohol, guerra. Deseo: cocina', '-alcohol -guerra +cocina'],
  ])('is read in %s: %s', async (language, text, expected) => {
    expect(await readAs(text, language)).toBe(expected);
  });
});

describe('a list behind a negation', () => {
  it.each<Row>([
    ['en', 'no alcohol, gambling, politics', '-alcohol -gambling -politics'],
    ['en', 'no violence/gambling', '-violence -gambling'],
    ['de', 'kein Alkohol, Glücksspiel, Politik', '-Alkohol -Glücksspiel -Politik'],
    ['es', 'sin alcohol, apuestas, política', '-alcohol -apuestas -política'],
    ['fr', "sans alcool, jeux d'argent, politique", "-alcool -jeux d'argent -politique"],
    ['de', 'Nicht neben Krieg, Terror, Glücksspiel', '-Krieg -Terror -Glücksspiel'],
    ['en', 'nothing dark, loud or flashing', '-dark -loud -flashing'],
    ['de', 'keine dunklen, lauten Szenen', '-dunklen -lauten'],
    ['en', 'no alcohol, warm and calm', '-alcohol +warm +calm'],
    ['en', 'not dark, bright', '-dark +bright'],
    ['en', 'no war, families with dogs or kids', '-war +families +dogs +kids'],
    ['en', 'no politics, nature or travel scenes', '-politics +nature +travel'],
    ['en', 'no soccer, tennis or golf', '-soccer -tennis -golf'],
    ['de', 'Kein Krieg, Reisen oder Kochen', '-Krieg +Reisen +Kochen'],
    ['fr', 'Pas de violence, nature ou voyage', '-violence +nature +voyage'],
  ])('is read in %s: %s', async (language, text, expected) => {
    expect(await readAs(text, language)).toBe(expected);
  });
});

describe('a negation', () => {
  it.each<Row>([
    ['en', "we can't have alcohol", '-alcohol'],
    ['en', 'We cannot show war', '-war'],
    ['en', "we won't accept violence", '-violence'],
    ['en', "don't want alcohol or war", '-alcohol -war'],
    ['en', 'steer clear of war and politics', '-war -politics'],
    ['en', 'keep clear of gambling, stay clear of war', '-gambling -war'],
    ['en', 'keep us away from violence', '-violence'],
    ['en', 'cooking yes, alcohol is not ok', '+cooking -alcohol'],
    ['en', 'war and crime are a no-go', '-war -crime'],
    ['en', 'smoking: no', '-smoking'],
    ['en', 'smoking: no, cooking: yes', '-smoking +cooking'],
    ['de', 'Krieg nicht', '-Krieg'],
    ['de', 'Kochen ja, Alkohol nein', '+Kochen -Alkohol'],
    ['de', 'Alkohol bitte nicht', '-Alkohol'],
    ['de', 'Alkohol wollen wir nicht', '-Alkohol'],
    ['de', 'Gewalt lehnen wir ab', '-Gewalt'],
    ['de', 'Kochen, Gewalt ausschließen', '+Kochen -Gewalt'],
    ['de', 'Verboten sind Alkohol und Krieg', '-Alkohol -Krieg'],
    ['de', 'Finger weg von Politik', '-Politik'],
    ['es', 'prohibido alcohol', '-alcohol'],
    ['es', 'se excluyen alcohol y guerra', '-alcohol -guerra'],
    ['es', 'cocina sí, alcohol no', '+cocina -alcohol'],
    ['fr', 'nous refusons la violence', '-violence'],
    ['fr', "L'alcool n'est pas accepté", '-alcool'],
    ['fr', 'violence à exclure', '-violence'],
    ['fr', "plus d'alcool du tout", '-alcool'],
    ['fr', 'plus de nature', '+nature'],
    ['de', 'Kochen und Reisen, Alkohol und Tabak ausschließen', '+Kochen +Reisen -Alkohol -Tabak'],
    ['fr', 'famille et cuisine, violence et alcool à exclure', '+famille +cuisine -violence -alcool'],
    ['de', 'Wir suchen ruhige Naturszenen und wollen Gewalt vermeiden', '+ruhige +Naturszenen -Gewalt'],
  ])('is read in %s: %s', async (language, text, expected) => {
    expect(await readAs(text, language)).toBe(expected);
  });
});
