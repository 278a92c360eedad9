import { adProduct } from './ad-products';
import type { Phrases, WordLanguage } from './words';

/** What a product looks like in a program. */
export interface ProductSigns {
  /** IDs of topics of the IAB Content Taxonomy that its audience is interested in. */
  topics: readonly string[];
  /** Objects, as the analysis names them. */
  objects?: readonly string[];
  /** Nouns for it. */
  nouns?: Readonly<Record<WordLanguage, Phrases>>;
}

const nouns = (en: Phrases, de: Phrases, es: Phrases, fr: Phrases) => ({ en, de, es, fr });

/**
 * By the ID of a row: for all products below it that have no entry of their own. Our choice, by the names of the two
 * taxonomies; IAB Tech Lab maps products to the Content Taxonomy 1.0 only. A product without an entry has no fitting topics.
 */
const SIGNS: Readonly<Record<string, ProductSigns>> = {
  1002: {
    topics: ['210'],
    objects: ['wine glass'],
    nouns: nouns(
      'beer, beers, wine, wines, whiskey, whisky, vodka, gin, champagne, cocktail, cocktails',
      'bier, biere, wein, weine, whisky, wodka, gin, sekt, champagner, cocktail, cocktails',
      'cerveza, cervezas, vino, vinos, whisky, vodka, ginebra, champán, cóctel, cócteles',
      'bière, bières, vin, vins, whisky, vodka, champagne, cocktail, cocktails',
    ),
  },
  1008: { topics: ['201'] },
  1010: { topics: ['52'] },
  1058: { topics: ['552'] },
  1070: {
    topics: ['552'],
    nouns: nouns(
      'shoes, sneakers, boots',
      'schuhe, turnschuhe, stiefel',
      'zapatos, zapatillas, botas',
      'chaussures, baskets, bottes',
    ),
  },
  1072: { topics: ['552'], objects: ['handbag'] },
  1075: { topics: ['239'] },
  1082: { topics: ['596'] },
  1088: { topics: ['552', '223'] },
  1097: { topics: ['596'] },
  1106: {
    topics: ['596'],
    objects: ['laptop'],
    nouns: nouns(
      'computer, computers, laptop, laptops',
      'computer, laptop, laptops',
      'ordenador, ordenadores, computadora, portátil',
      'ordinateur, ordinateurs',
    ),
  },
  1114: {
    topics: ['596'],
    objects: ['cell phone'],
    nouns: nouns(
      'phone, phones, smartphone, smartphones',
      'handy, handys, smartphone, smartphones',
      'móvil, móviles, celular, celulares',
      'téléphone, téléphones, smartphone, smartphones',
    ),
  },
  1119: { topics: ['596', 'JLBCU7'], objects: ['tv'] },
  1120: { topics: ['680'] },
  1121: { topics: ['680'] },
  1122: { topics: ['680'] },
  1123: { topics: ['274'] },
  1124: { topics: ['186'] },
  1127: { topics: ['132'] },
  1128: { topics: ['210'] },
  1131: { topics: ['210'], objects: ['bottle', 'cup'] },
  1133: {
    topics: ['210'],
    objects: ['cup'],
    nouns: nouns('coffee, espresso, tea', 'kaffee, espresso, tee', 'café, té', 'café, cafés, thé'),
  },
  1138: { topics: ['552', '223'] },
  1152: { topics: ['552'] },
  1155: { topics: ['210'] },
  1165: { topics: ['210'] },
  1178: { topics: ['552', '223'] },
  1179: { topics: ['552', '223'], objects: ['hair drier'] },
  1188: { topics: ['210'] },
  1201: { topics: ['210'] },
  1203: { topics: ['132', '123'] },
  1208: { topics: ['286', '223'] },
  1214: { topics: ['223', '552'], objects: ['toothbrush'] },
  1215: { topics: ['223', '552'] },
  1224: { topics: ['422'], objects: ['dog', 'cat'] },
  1229: { topics: ['210'] },
  1239: { topics: ['453'] },
  1240: { topics: ['552', '223'] },
  1244: { topics: ['552', '223'] },
  1248: { topics: ['186', '239'], objects: ['teddy bear'] },
  1253: { topics: ['223', '286'] },
  1259: { topics: ['186'] },
  1263: { topics: ['274'] },
  1264: { topics: ['596'] },
  1268: { topics: ['274'], objects: ['couch', 'chair', 'bed', 'dining table'] },
  1289: { topics: ['274', '210'], objects: ['refrigerator', 'oven', 'microwave', 'toaster'] },
  1290: { topics: ['653'], objects: ['suitcase', 'backpack'] },
  1291: { topics: ['223'] },
  1295: { topics: ['132', '123'] },
  1315: { topics: ['JLBCU7', '8VZQHL'] },
  1317: { topics: ['324', 'JLBCU7'] },
  1325: { topics: ['483'] },
  1328: { topics: ['186'] },
  1335: {
    topics: ['391', '52'],
    nouns: nouns(
      'bank, banks, savings account, mortgage, loan, loans, insurance',
      'bank, banken, girokonto, kredit, kredite, hypothek, versicherung',
      'banco, bancos, hipoteca, préstamo, préstamos, seguro de',
      'banque, banques, crédit immobilier, prêt, prêts, assurance',
    ),
  },
  1341: { topics: ['391', '1'] },
  1355: {
    topics: ['210'],
    objects: ['pizza', 'hot dog', 'sandwich'],
    nouns: nouns(
      'restaurant, restaurants, burger, burgers, pizza, pizzas',
      'restaurant, restaurants, burger, pizza, pizzen',
      'restaurante, restaurantes, hamburguesa, hamburguesas, pizza',
      'restaurant, restaurants, burger, burgers, pizza, pizzas',
    ),
  },
  1361: { topics: ['181'] },
  1366: { topics: ['483'] },
  1371: { topics: ['1KXCLD', '163'] },
  1378: { topics: ['286', '223'] },
  1396: { topics: ['274'] },
  1416: { topics: ['383'] },
  1419: { topics: ['JLBCU7'] },
  1421: { topics: ['42'] },
  1422: { topics: ['42'], objects: ['book'] },
  1423: { topics: ['680'] },
  1425: { topics: ['680'] },
  1434: { topics: ['483'] },
  1443: { topics: ['391'] },
  1448: { topics: ['391', '596'] },
  1460: { topics: ['422'], objects: ['dog', 'cat'] },
  1467: { topics: ['596', '80DV8O'] },
  1473: { topics: ['286'] },
  1474: { topics: ['386'] },
  1482: { topics: ['441', '274'] },
  1487: { topics: ['453'] },
  1494: { topics: ['473'] },
  1501: { topics: ['210', '473'] },
  1508: { topics: ['483'] },
  1510: { topics: ['225', '483'] },
  1519: { topics: ['286'] },
  1524: { topics: ['483', '225'], objects: ['sports ball', 'tennis racket', 'skis', 'surfboard'] },
  1529: { topics: ['653'] },
  1530: {
    topics: ['653'],
    nouns: nouns('hotel, hotels, resort', 'hotel, hotels', 'hotel, hoteles', 'hôtel, hôtels'),
  },
  1537: {
    topics: ['653'],
    objects: ['airplane'],
    nouns: nouns(
      'airline, airlines',
      'fluggesellschaft*, airline, airlines',
      'aerolínea, aerolíneas',
      'compagnie aérienne, compagnies aériennes',
    ),
  },
  1538: {
    topics: ['653'],
    nouns: nouns('cruise, cruise ship', 'kreuzfahrt*', 'crucero, cruceros', 'croisière, croisières'),
  },
  1539: { topics: ['653'], objects: ['train'] },
  1551: {
    topics: ['1'],
    objects: ['car', 'truck'],
    nouns: nouns(
      'car, cars, suv, suvs',
      'auto, autos, wagen, suv',
      'coche, coches, carro, carros, auto, autos',
      'voiture, voitures, auto, autos',
    ),
  },
  1569: { topics: ['1', '653'], objects: ['boat'] },
  1575: { topics: ['1', '492'], objects: ['motorcycle', 'bicycle'] },
};

const NONE: ProductSigns = { topics: [] };

/** What a product looks like: by its own row, or by the nearest row above it that has an entry. */
export function signsOf(product: string): ProductSigns {
  const path = adProduct(product)?.path ?? [];
  const row = path.findLast((id) => SIGNS[id] !== undefined);
  return (row === undefined ? undefined : SIGNS[row]) ?? NONE;
}
