import { describe, expect, it } from 'vitest';
import type { BriefLanguage } from '../brief';
import { readAs } from './testing/read-as';

type Row = [BriefLanguage, string, string];

describe('parentheses', () => {
  it.each<Row>([
    ['en', 'Avoid (alcohol, soccer)', '-alcohol -soccer'],
    ['en', 'cooking (no alcohol), family', '+cooking -alcohol +family'],
    ['en', 'no violence (war, guns), travel', '-violence -war -guns +travel'],
    ['en', 'alcohol (excluded), cooking', '-alcohol +cooking'],
    ['en', 'cooking, family. No alcohol (wine, beer). Warm.', '+cooking +family -alcohol -wine -beer +Warm'],
    ['en', 'Avoid [war, crime] but sports are fine', '-war -crime +sports'],
    ['en', 'Avoid (war, crime), (politics)', '-war -crime -politics'],
    ['de', 'Krieg (Terror, Waffen) vermeiden', '-Krieg -Terror -Waffen'],
    ['de', 'Krieg vermeiden (Terror, Waffen), Natur', '-Krieg -Terror -Waffen +Natur'],
    ['de', 'Vermeiden (Alkohol, Fußball)', '-Alkohol -Fußball'],
    ['fr', 'Éviter (alcool, football)', '-alcool -football'],
    [
      'en',
      'Sports yes (soccer, tennis), but not boxing, not betting and not alcohol.',
      '+Sports +soccer +tennis -betting -alcohol',
    ],
    [
      'de',
      'Kochsendungen (ohne Wein und Bier), Gartensendungen',
      '+Kochsendungen -Wein -Bier +Gartensendungen',
    ],
    [
      'es',
      'Viajes (playa, montañas, nada de accidentes), hoteles',
      '+Viajes +playa +montañas -accidentes +hoteles',
    ],
    [
      'fr',
      'Pas de politique (élections, gouvernement), plutôt du sport et de la musique',
      '-politique -élections -gouvernement +sport +musique',
    ],
  ])('is read in %s: %s', async (language, text, expected) => {
    expect(await readAs(text, language)).toBe(expected);
  });
});

describe('a heading', () => {
  it.each<Row>([
    ['en', 'Avoid: alcohol, soccer\nCooking and family', '-alcohol -soccer +Cooking +family'],
    ['en', 'Avoid:\n- alcohol.\n- war.\nCooking and family', '-alcohol -war +Cooking +family'],
    ['en', 'Avoid: alcohol,\nwar and guns\nCooking', '-alcohol -war -guns +Cooking'],
    ['en', 'Avoid – alcohol, soccer', '-alcohol -soccer'],
    ['en', 'No violence, especially:\n- war\n- guns', '-violence -war -guns'],
    ['en', '**Avoid:** alcohol, soccer', '-alcohol -soccer'],
    ['en', '## Avoid\n* alcohol\n* soccer\n\n## Want\n* cooking', '-alcohol -soccer +cooking'],
    ['es', 'Evitar:\n- alcohol\n- fútbol\nCocina', '-alcohol -fútbol +Cocina'],
    [
      'en',
      'Campaign: family SUV. Right fit: road trip, nature, kids. Wrong fit: war, crime, drugs.',
      '+family +road trip +nature +kids -war -crime -drugs',
    ],
    [
      'en',
      'Keep it light: dogs, gardens, baking. Politics? No. Religion? No.',
      '+light +dogs +gardens +baking -Politics -Religion',
    ],
    [
      'en',
      '1) Cooking\n2) Travel\n3) No smoking, no drinking alcohol\n4) Friends',
      '+Cooking +Travel -smoking -drinking alcohol +Friends',
    ],
    [
      'de',
      'Auf keinen Fall: Alkohol, Tabak, Glücksspiel\nSehr gern: Kinder, Natur, Tiere',
      '-Alkohol -Tabak -Glücksspiel +Kinder +Natur +Tiere',
    ],
    [
      'es',
      'Marca de zumos: desayuno, familia, salud. Ni alcohol ni tabaco, por favor.',
      '+desayuno +familia +salud -alcohol -tabaco',
    ],
    [
      'es',
      'Prohibido: guerra, terrorismo\nPermitido: deportes, viajes',
      '-guerra -terrorismo +deportes +viajes',
    ],
    [
      'fr',
      'À bannir : violence, armes, drogue.\nÀ privilégier : cuisine, jardin, famille.',
      '-violence -armes -drogue +cuisine +jardin +famille',
    ],
    [
      'fr',
      "Une marque de jus : enfants, petit déjeuner, plage ; surtout pas d'alcool ni de tabac",
      '+enfants +déjeuner +plage -alcool -tabac',
    ],
  ])('is read in %s: %s', async (language, text, expected) => {
    expect(await readAs(text, language)).toBe(expected);
  });
});

describe('a predicate', () => {
  it.each<Row>([
    ['en', 'no kids and never forget the dogs', '-kids +dogs'],
    ['en', 'no kids welcome', '-kids'],
    ['en', 'alcohol is banned and dogs welcome', '-alcohol +dogs'],
    ['en', 'avoid politics, sports welcome', '-politics +sports'],
    ['de', 'Krieg vermeiden und Gewalt', '-Krieg -Gewalt'],
    ['de', 'Krieg vermeiden und Kochen zeigen', '-Krieg +Kochen'],
    [
      'en',
      'Nothing with alcohol, tobacco or drugs please. We love animals, holidays and gardens.',
      '-alcohol -tobacco -drugs +animals +holidays +gardens',
    ],
    [
      'en',
      'Positive: family, kids, school\nNegative: violence, guns, swearing',
      '+family +kids +school -violence -guns -swearing',
    ],
    [
      'en',
      'Travel show (hotels, beaches; no accidents) and no politics',
      '+Travel +hotels +beaches -accidents -politics',
    ],
    [
      'de',
      'Für eine Biermarke: Fußball, Freunde, Grillen. Keine Kinder, kein Autofahren.',
      '+Biermarke +Fußball +Freunde -Kinder -Autofahren',
    ],
    [
      'de',
      'Krieg und Terror bitte ausschließen. Musik und Tanz nicht vergessen!',
      '-Krieg -Terror +Musik +Tanz',
    ],
    ['de', 'Nicht erlaubt:\n- Alkohol\n- Glücksspiel\nErlaubt:\n- Sport', '-Alkohol -Glücksspiel +Sport'],
    ['es', 'Que no haya sangre ni armas; que haya animales', '-sangre -armas +animales'],
    ['es', 'Buscamos: - moda - belleza. Evitamos: - política - sexo', '+moda +belleza -política -sexo'],
    ['es', 'Los niños no deben ver alcohol', '+niños -alcohol'],
    [
      'fr',
      "Jamais à côté d'un accident, d'une guerre ou d'un crime ; toujours en famille",
      '-accident -guerre -crime +famille',
    ],
    [
      'fr',
      "Cuisine (sans alcool), voyage (pas d'accident), famille",
      '+Cuisine -alcool +voyage -accident +famille',
    ],
    ['fr', "Nous aimons la nature, nous n'aimons pas la politique", '+nature -politique'],
    ['fr', 'plus de guerre ni de violence du tout', '-guerre -violence'],
    ['de', 'Wir lehnen Gewalt ab, Kochen gern', '-Gewalt +Kochen'],
    ['fr', "cuisine et plus d'alcool du tout", '+cuisine -alcool'],
    ['en', "a family that can't stop cooking", '+family +cooking'],
    ['en', "don't miss the cooking", '+cooking'],
    ['de', 'Kochen zeigen und Gewalt vermeiden', '+Kochen -Gewalt'],
    ['en', 'Alcohol must never be shown to kids', '-Alcohol -kids'],
    ['en', 'leave politics and war out, show sports', '-politics -war +sports'],
    ['en', 'keep alcohol out of the scene, dogs welcome', '-alcohol +dogs'],
    ['en', 'crime series that do not show war', '+crime -war'],
    ['en', 'alcohol should not dominate', '-alcohol'],
    ['en', 'cooking should not be boring', '+cooking'],
    ['en', 'no politics and show dogs', '-politics +dogs'],
    ['en', 'no series that show war', '-war'],
    ['en', 'nothing except cooking', '+cooking'],
    ['en', 'we do not want to miss the kids', '+kids'],
    ['de', 'Wir lehnen Gewalt, Krieg und Fußball ab. Kochen gern.', '-Gewalt -Krieg -Fußball +Kochen'],
    ['de', 'Nicht den Garten vergessen', '+Garten'],
    ['de', 'Kein Spiel verpassen, kein Alkohol', '+Spiel -Alkohol'],
    ['de', 'Kein Alkohol und Gewalt vermeiden', '-Alkohol -Gewalt'],
    ['de', 'Wir wollen Fußball und Tennis vermeiden', '-Fußball -Tennis'],
    ['de', 'Politik raus, Natur rein', '-Politik +Natur'],
    ['de', 'Wir zeigen Kochen und schließen Gewalt aus', '+Kochen -Gewalt'],
    ['de', 'Szenen, die Gewalt zeigen, vermeiden', '-Gewalt'],
    ['de', 'Krieg darf nicht zu sehen sein', '-Krieg'],
    ['de', 'Alkohol ist nicht erwünscht, Musik erwünscht', '-Alkohol +Musik'],
    ['es', 'no dejar de mostrar la cocina', '+cocina'],
    ['es', 'la guerra no debe aparecer', '-guerra'],
    ['es', 'sin olvidar la música, sin alcohol', '+música -alcohol'],
    ['es', 'dejar la política fuera', '-política'],
    ['fr', 'on ne veut plus de sport', '-sport'],
    ['fr', 'plus de sport et de nature', '+sport +nature'],
    ['fr', "il n'y a pas de guerre", '-guerre'],
    ['fr', 'sans oublier la musique', '+musique'],
    ['fr', "la musique ne doit pas manquer, l'alcool ne doit pas apparaître", '+musique -alcool'],
    ['fr', 'laisser la politique de côté', '-politique'],
    ['fr', "plus d'alcool, plus de violence", '-alcool -violence'],
    [
      'en',
      'We will not appear next to violence, weapons or drugs - however, action movies are fine.',
      '-violence -weapons -drugs +action +movies',
    ],
    [
      'de',
      'Gewalt und Waffen kommen nicht in Frage, Reisen und Hotels schon',
      '-Gewalt -Waffen +Reisen +Hotels',
    ],
    [
      'de',
      'Die Marke steht für Familie; mit Krieg oder Politik will sie nichts zu tun haben.',
      '+Familie -Krieg -Politik',
    ],
    [
      'de',
      'Bitte kein Umfeld mit Unfällen, Krankheit oder Tod; ruhige Musik wäre schön',
      '-Unfällen -Krankheit -Tod +ruhige +Musik',
    ],
    ['es', 'Cocina y jardín sí, política y religión no', '+Cocina +jardín -política -religión'],
    ['es', 'No nos gusta la violencia, nos gustan los animales', '-violencia +animales'],
    ['fr', "La guerre n'a pas sa place ici, les animaux et la nature si", '-guerre +animaux +nature'],
    [
      'fr',
      'Ambiance chaleureuse et calme, aucune scène de violence, sans cris',
      '+chaleureuse +calme -violence -cris',
    ],
  ])('is read in %s: %s', async (language, text, expected) => {
    expect(await readAs(text, language)).toBe(expected);
  });
});
