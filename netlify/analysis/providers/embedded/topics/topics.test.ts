import { describe, expect, it } from 'vitest';
import { conceptsOf } from '../concepts/concepts-of';
import { videoOf } from '../concepts/testing/video';
import { FOREIGN as OTHER_LANGUAGES, FOREIGN_RECIPES, RECIPES } from './testing/language-samples';
import { TOPICS } from './topic-table';

const NAMES: ReadonlySet<string> = new Set(TOPICS.map((topic) => topic.name));

/** The topics found in consecutive lines in one shot, two seconds per line. */
function topicsIn(...lines: string[]): string[] {
  const cues = lines.map((text, index) => ({ startMs: index * 2000, endMs: index * 2000 + 1900, text }));
  const entries = conceptsOf(videoOf({ seconds: Math.max(1, lines.length * 2), cues }));
  const names = entries.flatMap((entry) => entry.concepts.map((concept) => concept.name));
  return [...new Set(names.filter((name) => NAMES.has(name)))].sort();
}

/** Topic, spoken line, and another topic of the line, if any. */
const EXAMPLES: readonly (readonly [topic: string, line: string, also?: string])[] = [
  ['cooking', 'Welcome back to the kitchen. Today we bake fresh bread.'],
  ['cooking', 'Mix the flour, butter and sugar, then preheat the oven.'],
  ['soccer', 'And the striker takes the penalty kick. What a goal!'],
  ['soccer', 'The championship final goes to extra time.'],
  ['sports', 'She won the gold medal in the pole vault at the Olympic Games.'],
  ['food and drink', 'Street food from a food truck, with ice cream and a soft drink.'],
  ['travel', 'Our flight lands at the airport and the hotel is by the beach.'],
  ['travel', 'Pack your passport for the holiday of a lifetime.'],
  ['american football', 'The quarterback throws a touchdown pass into the end zone.'],
  ['automotive', 'The new sedan has 300 horsepower and a smooth gearbox.'],
  ['basketball', 'He drives to the hoop — a slam dunk at the buzzer!'],
  ['crime', 'Police arrested a suspect after the armed robbery.'],
  ['education', 'Every pupil in the classroom handed in the homework.'],
  ['family and relationships', 'The bride thanked her mother and father at the wedding.'],
  ['home and garden', 'Prune the hedge, then spread compost over the lawn.'],
  ['medical health', 'The nurse checked his blood pressure before surgery.'],
  ['personal finance', 'Put the money in a savings account; the interest rate is rising.'],
  ['pets', 'Keep your puppy on a leash until the vet has seen it.'],
  ['politics', 'The senator lost the election after the parliament debate.'],
  ['real estate', 'A three-bedroom apartment with a view: ask your realtor.'],
  ['science', 'The telescope found a black hole in a distant galaxy.'],
  ['shopping', 'Use the discount code at the checkout for free shipping.'],
  ['style and fashion', 'On the catwalk: a silk dress and a denim skirt.'],
  ['technology and computing', 'Install the software update on your laptop and smartphone.'],
  ['tennis', 'A backhand down the line, and it is match point at Wimbledon.'],
  ['video gaming', 'In this multiplayer game the boss fight comes after the side quest.'],
  ['weather', 'The forecast: scattered showers and a thunderstorm by evening.'],
  ['golf', 'A putt for birdie on the eighteenth green, and he is two under par.'],
  ['auto racing', 'A late pit stop cost him pole position at the Grand Prix.'],
  ['cycling', 'The yellow jersey leads the peloton into the final climb.'],
  ['skiing', 'Take the ski lift to the slalom piste.'],
  ['fitness and exercise', 'Twenty squats and ten push-ups on the yoga mat.'],
  ['law', 'The defence lawyer asked the judge to dismiss the verdict.'],
  ['careers', 'Send a cover letter before the job interview.'],
  ['movies', 'The actress won an Oscar for the sequel.'],
  ['books and literature', 'The novelist signed her paperback for the poet.'],
  ['fine art', 'An oil painting by Rembrandt hangs in the art gallery.'],
  ['religion and spirituality', 'The bishop read a prayer to the congregation.'],
  ['disasters', 'The earthquake left thousands of survivors in the rubble.'],
  ['adult and explicit sexual content', 'Every porn star in the sex tape was paid.'],
  ['arms and ammunition', 'They seized an assault rifle, a pistol and ammunition.'],
  [
    'death, injury, or military conflict',
    'The air strike killed soldiers on the front line.',
    'war and conflicts',
  ],
  ['debated sensitive social issues', 'Abortion rights and same-sex marriage divide the country.'],
  ['hate speech and acts of aggression', 'A racist gave the Nazi salute in front of the synagogue.'],
  ['illegal drugs, tobacco, ecigarettes, vaping, alcohol', 'A heroin addict, high on cocaine.'],
  ['obscenity and profanity', 'What the fuck, you asshole!'],
  ['terrorism', 'The suicide bomber belonged to a terrorist group.'],
  ['attractions', 'Tickets for the zoo and the aquarium are sold at the gift shop.'],
  ['business and finance', 'Shareholders blame the chief executive for the hostile takeover.'],
  ['communication', 'The postman still brings a handwritten letter to the post office.'],
  ['entertainment', 'Their debut album sold out, and the world tour begins.'],
  ['events', 'Two hundred exhibitors came to the trade fair.'],
  ['healthy living', 'A balanced diet, enough sleep and ten minutes of mindfulness.'],
  ['hobbies and interests', 'She took up knitting and crochet, and he has a stamp collection.'],
  ['holidays', 'We trim the Christmas tree on Christmas Eve.'],
  ['personal celebrations and life events', 'Happy birthday! Blow out the candles.'],
  ['pop culture', 'The paparazzi followed the celebrity couple for the tabloids.'],
  ['war and conflicts', 'A ceasefire ended the civil war.', 'death, injury, or military conflict'],
  ['nature', 'The lioness leads her cubs to the waterhole on the savannah.'],
  ['history', 'The pharaohs of ancient Egypt wrote in hieroglyphs.'],
  [
    'crime and harmful acts to individuals, society and human right violations',
    'Survivors of human trafficking and modern slavery spoke out.',
    'crime',
  ],
  ['online piracy', 'The site offered illegal downloads and pirated copies.'],
  ['spam or harmful content', 'I get scam emails and spam emails every day.'],
];

/** Examples in the other languages. */
const FOREIGN: readonly (readonly [topic: string, line: string])[] = [
  ['cooking', 'Añade la harina, el ajo y la cebolla, y al horno.'],
  ['cooking', 'Faites mijoter les oignons avec un peu de farine.'],
  ['cooking', 'Den Teig kneten und die Zwiebeln in der Pfanne anbraten.'],
  ['crime', 'La policía detuvo al ladrón por el robo de las joyas.'],
  ['crime', 'La police a arrêté le voleur après le cambriolage.'],
  ['crime', 'Die Kriminalpolizei hat den Einbrecher festgenommen.'],
  ['soccer', 'El portero paró el penalti en la prórroga.'],
  ['soccer', "L'attaquant a marqué sur penalty, le gardien est battu."],
  ['soccer', 'Der Fußballtrainer lobt den Torwart nach dem Elfmeter.'],
];

describe('topics in speech', () => {
  it.each([...EXAMPLES, ...FOREIGN].map(([topic, line, ...also]) => ({ topic, line, also })))(
    '$topic: $line',
    ({ topic, line, also }) => {
      expect(topicsIn(line)).toEqual([topic, ...also].sort());
    },
  );

  it('have an example each', () => {
    expect(new Set(EXAMPLES.map(([topic]) => topic))).toEqual(NAMES);
  });

  it.each([
    'My goal in life is to be happy.',
    'Our goal this quarter is a better score on the final report.',
    'We will shoot a scene by the river and then kill the lights.',
    'They sat on the bank of the river with bread and some money.',
    'Writing tests is my bread and butter, a piece of cake.',
    'That is a recipe for disaster, and they cook the books.',
    'It is raining cats and dogs, so take a rain check.',
    'She is under the weather but will weather the storm.',
    'The jury is still out; steal the show and get away with murder.',
    'A flight of stairs leads to the upper floor.',
    'Please be patient, the doctor ordered a coffee.',
    'Nice new shoes! What is new?',
    'How polite of you. So very polite.',
    'We serve on this court. The court serves us.',
    'The match lit the candle on the table.',
    'Run, run! Do not look back!',
    'I love you. I have always loved you.',
    'Turn left at the light and wait for me.',
    'Computer says no, hit the road.',
    'The dog days are over, the underdog won.',
    'A crash course in old-school charm.',
    'Buy milk, eggs and bread on the way home.',
    'The president of our club gave a speech at the party.',
    'The car broke down at night and the driver left.',
    'The court will decide the match between the two companies.',
    'I need to charge my phone, the battery is low.',
    'The referee blew the whistle and the crowd went wild.',
    'He kicked the door open and grabbed his gun.',
    'There is a storm coming, and winter is coming too.',
    'Add the numbers, then divide by the slice of the whole.',
    'Oven.',
    'Kitchen kitchen kitchen.',
    'It bombed, and then they killed it. What a shot!',
    'She works at the drugstore. Any drugs you need, she has them.',
    'Die Frau, die da steht, die kenne ich.',
    'Ich krieg das hin, der Doktor kommt als Letzter.',
    'El vino ayer de la calle y se fue.',
    'Il a fait un tabac, le public était mort de rire.',
    'Mangiamo la pasta con il pomodoro e la cipolla, non è vero?',
    '',
  ])('are not found in: %s', (line) => {
    expect(topicsIn(line)).toEqual([]);
  });

  it.each(Object.entries(RECIPES))('are found in a list of ingredients: %s', (_, lines) => {
    expect(topicsIn(...lines)).toEqual(['cooking']);
  });

  it.each([...Object.entries(OTHER_LANGUAGES), ...Object.entries(FOREIGN_RECIPES)])(
    'are not found in %s',
    (_, lines) => {
      expect(topicsIn(...lines)).toEqual([]);
    },
  );

  it('are found in the language that the track declares where letters hardly tell', () => {
    const cues = RECIPES.es.map((text, index) => ({ startMs: index * 100, endMs: index * 100 + 99, text }));
    const topics = (captionLanguage: string) =>
      conceptsOf(videoOf({ seconds: 3, captionLanguage, cues })).flatMap(({ concepts }) =>
        concepts.filter(({ kind }) => kind === 'topic'),
      );
    expect(topics('spa')).not.toEqual([]);
    expect(topics('por')).toEqual([]);
  });

  it('need different words: one word said twice, in any form, counts once', () => {
    expect(topicsIn('Bake it. She baked. They are baking.')).toEqual([]);
    expect(topicsIn('Bake the dough in the oven.')).toEqual(['cooking']);
  });

  it('are not found in notes about sounds', () => {
    expect(topicsIn('[oven door opens, flour falls on the kitchen floor]')).toEqual([]);
    expect(topicsIn('(striker and goalkeeper shouting) Hello!')).toEqual([]);
  });

  it('are not found in lyrics or in names of speakers', () => {
    expect(topicsIn('♪ The striker and the goalkeeper ♪')).toEqual([]);
    expect(topicsIn('CHEF AND BAKER: Hello there!')).toEqual([]);
  });

  it('are not found in words that a period separates', () => {
    expect(topicsIn('He went to the free. Kick it away!')).toEqual([]);
  });

  it('are found despite words with the same stem', () => {
    expect(topicsIn('Be polite about the election.')).toEqual([]);
    expect(topicsIn('Politics and the election of the senate.')).toEqual(['politics']);
    expect(topicsIn('The universe has no tuition.')).toEqual([]);
  });

  it('are found with capital letters, curly apostrophes and line breaks', () => {
    expect(topicsIn('THE STRIKER’S PENALTY KICK')).toEqual(['soccer']);
    expect(topicsIn('The striker’s penalty\nkick')).toEqual(['soccer']);
    expect(topicsIn('The striker’s penalty.')).toEqual([]);
  });

  it('are found with neighboring lines too, but not with much earlier ones', () => {
    const filler = Array.from({ length: 4 }, () => 'And so it went on.');
    expect(topicsIn('First, the garlic and the oil.', 'And now some basil.')).toEqual(['cooking']);
    expect(topicsIn('First, the garlic and the oil.', ...filler, 'And now some basil.')).toEqual([]);
  });
});
