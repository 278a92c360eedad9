import type { Subject } from '../scene-subjects';

// Rows of the Ad Product Taxonomy.
export const BEER = '1004';
export const CAR = '1554';
export const AIRLINE = '1537';
const CASINO = '1362';
const FAST_FOOD = '1358';
const DRUG = '1473';
const GUN = '1578';
const TOY = '1252';
const CRUISE = '1538';
const TRAIN = '1539';
const DIET = '1293';
const PET_FOOD = '1226';
export const BANK = '1337';
const LOAN = '1349';
const CIGARETTES = '1546';

/** Lines, their language, the product, and the subject that stands against it. */
export const PLANTED: readonly (readonly [string, string, string, Subject])[] = [
  // English
  ['en', 'The driver had been drinking since noon when he got behind the wheel.', BEER, 'drink-driving'],
  ['en', 'She was charged with a DUI after the officers stopped her.', BEER, 'drink-driving'],
  ['en', 'My father was an alcoholic. | We never talked about it.', BEER, 'alcoholism'],
  [
    'en',
    'He came home drunk that night, | and the neighbors heard that she was stabbed.',
    BEER,
    'alcohol-crime',
  ],
  ['en', 'We lost our house. | The debts just kept growing.', CASINO, 'debt'],
  ['en', 'He gambled away the college fund.', CASINO, 'gambling-harm'],
  ['en', 'A truck skidded on the highway, | and the van behind it crashed.', CAR, 'road-accident'],
  ['en', 'They were killed in a hit and run.', CAR, 'road-accident'],
  ['en', 'The pilot radioed mayday before the jet disappeared.', AIRLINE, 'plane-crash'],
  ['en', 'Investigators found the wreckage of the aircraft at dawn.', AIRLINE, 'plane-crash'],
  ['en', 'The terrorists held the airport for nine hours.', AIRLINE, 'terror'],
  ['en', 'Forty guests came down with food poisoning.', FAST_FOOD, 'food-illness'],
  ['en', 'Cameras inside the slaughterhouse showed the pigs.', FAST_FOOD, 'animal-suffering'],
  ['en', 'One child in five is now obese.', FAST_FOOD, 'obesity'],
  ['en', 'He died of an overdose of fentanyl.', DRUG, 'drug-abuse'],
  ['en', 'The gunman opened fire and two people were killed.', GUN, 'violence'],
  ['en', 'The club was a front for prostitution.', TOY, 'adult'],
  ['en', 'The ferry sank within minutes.', CRUISE, 'shipwreck'],
  ['en', 'The train derailed outside the city.', TRAIN, 'train-crash'],
  ['en', 'At fifteen she was anorexic.', DIET, 'eating-disorder'],
  ['en', 'The shelter sees starving dogs every week.', PET_FOOD, 'animal-suffering'],
  ['en', 'The fund was a Ponzi scheme, and they lost their savings.', BANK, 'fraud'],
  ['en', 'The bank repossessed the car, | then came the eviction notice.', LOAN, 'debt'],
  ['en', 'He smoked for forty years and got lung cancer.', CIGARETTES, 'smoking-illness'],
  // German
  ['de', 'Der Fahrer war betrunken, als er auf die Autobahn fuhr.', BEER, 'drink-driving'],
  ['de', 'Ihr Vater war Alkoholiker.', BEER, 'alcoholism'],
  ['de', 'Die Schulden wachsen ihnen über den Kopf.', CASINO, 'debt'],
  ['de', 'Er ist spielsüchtig und hat das Erbe verzockt.', CASINO, 'gambling-harm'],
  ['de', 'Bei dem Verkehrsunfall starben drei Menschen.', CAR, 'road-accident'],
  ['de', 'Der Wagen kam von der Straße ab, | der Unfall war nicht zu verhindern.', CAR, 'road-accident'],
  ['de', 'Das Flugzeug stürzte ab, niemand überlebte.', AIRLINE, 'plane-crash'],
  ['de', 'Der Terroranschlag erschütterte das Land.', AIRLINE, 'terror'],
  ['de', 'Dutzende Gäste hatten Salmonellen.', FAST_FOOD, 'food-illness'],
  ['de', 'So sieht Massentierhaltung aus.', FAST_FOOD, 'animal-suffering'],
  ['de', 'Er starb an einer Überdosis.', DRUG, 'drug-abuse'],
  ['de', 'Die Frau wurde erstochen, der Täter ist flüchtig.', GUN, 'violence'],
  ['de', 'Er arbeitete in einem Bordell.', TOY, 'adult'],
  ['de', 'Die Fähre ist gekentert.', CRUISE, 'shipwreck'],
  ['de', 'Sie war magersüchtig.', DIET, 'eating-disorder'],
  // Spanish
  ['es', 'Conducía borracho cuando la policía lo detuvo.', BEER, 'drink-driving'],
  ['es', 'Mi padre era alcohólico.', BEER, 'alcoholism'],
  ['es', 'No podemos pagar, | las deudas nos ahogan.', CASINO, 'debt'],
  ['es', 'La ludopatía destruyó su familia.', CASINO, 'gambling-harm'],
  ['es', 'Murieron en un accidente de tráfico.', CAR, 'road-accident'],
  ['es', 'El avión se estrelló en la montaña.', AIRLINE, 'plane-crash'],
  ['es', 'El atentado dejó diez heridos.', AIRLINE, 'terror'],
  ['es', 'Toda la clase sufrió una intoxicación alimentaria.', FAST_FOOD, 'food-illness'],
  ['es', 'Murió de sobredosis.', DRUG, 'drug-abuse'],
  ['es', 'Lo asesinaron de dos disparos.', GUN, 'violence'],
  ['es', 'El barco se hundió en minutos.', CRUISE, 'shipwreck'],
  ['es', 'La estafa dejó a cientos de familias sin nada.', BANK, 'fraud'],
  // French
  ['fr', 'Il était ivre au volant.', BEER, 'drink-driving'],
  ['fr', 'Sa mère était alcoolique.', BEER, 'alcoholism'],
  ['fr', 'Les dettes s’accumulent, les huissiers arrivent.', CASINO, 'debt'],
  ['fr', 'C’est un joueur compulsif.', CASINO, 'gambling-harm'],
  ['fr', 'Elle est morte dans un accident de la route.', CAR, 'road-accident'],
  ['fr', 'L’avion s’est écrasé dans la mer.', AIRLINE, 'plane-crash'],
  ['fr', 'L’attentat a fait douze morts.', AIRLINE, 'terror'],
  ['fr', 'Une intoxication alimentaire à la cantine.', FAST_FOOD, 'food-illness'],
  ['fr', 'Il a fait une surdose.', DRUG, 'drug-abuse'],
  ['fr', 'La victime a été poignardée.', GUN, 'violence'],
  ['fr', 'Le naufrage du ferry a choqué le pays.', CRUISE, 'shipwreck'],
  ['fr', 'Elle souffre d’anorexie.', DIET, 'eating-disorder'],
];

/** Ordinary scenes, with words that could be taken for something else. No product may have a conflict with them. */
export const ORDINARY: readonly (readonly [string, string])[] = [
  ['en', 'We drove to the winery and tasted six wines. | The car was parked outside.'],
  ['en', 'This crash course in pottery takes a weekend. | I drove here by accident.'],
  ['en', 'I missed my flight and crashed at a friend’s place.'],
  ['en', 'It is a murder mystery, and the audience is dressed to kill.'],
  ['en', 'An alcoholic drink or a soda? | I am addicted to coffee.'],
  ['en', 'We owe her a debt of gratitude. | The national debt is another matter.'],
  ['en', 'He shot a beautiful photograph and nailed the landing.'],
  ['en', 'Poached eggs on toast, and throw up your hands if you like it.'],
  ['en', 'The mayor won by a landslide. | The Carolina Hurricanes won too.'],
  ['en', 'The train leaves at nine. | My heart sank when I saw the cruise prices.'],
  ['en', 'That vintage car has suicide doors and passed the crash test.'],
  ['en', 'Career suicide, said the critics, but the film killed at the box office.'],
  ['en', 'She trains hard, hits the target and beats the record.'],
  ['de', 'Er sucht ein neues Auto. | Die Gefahren der Straße kennt er.'],
  ['de', 'Die Summe betrug hundert Euro. | Ich schulde dir nichts.'],
  ['de', 'Die Kreuzfahrt wird billiger, die Preise sinken.'],
  ['de', 'Der Krimi hat eine Leiche im Keller, sagt man. | Der Wein schmeckt nach Kirschen.'],
  ['de', 'Eine Lawine von Briefen kam an. | Der Zug hat Verspätung.'],
  ['de', 'Die Musik entführt uns in eine andere Welt.'],
  ['es', 'Sin embargo, el hotel de cinco estrellas está cerca del aeropuerto, a una hora de vuelo.'],
  ['es', 'El piloto ganó la carrera. | Los disparos a puerta fueron quince.'],
  ['es', 'Fue una violación de las normas, según el tribunal.'],
  ['es', 'Compré el coche por accidente, | con una cerveza en la mano.'],
  ['fr', 'Je suis en train de cuisiner, la viande est crue. | Le vin vient de Bordeaux.'],
  ['fr', 'À Paris, la rivière coule sous le pont, et le bateau passe.'],
  ['fr', 'Une avalanche de cadeaux ! | Il a violé les règles du jeu.'],
  ['fr', 'C’est le coup de feu en cuisine, | un resto gastro très populaire.'],
];
