import { isWithin } from './ad-products';
import type { Subject } from './scene-subjects';

/** Products that must not follow scenes about these subjects. */
interface ConflictRule {
  /** Rows of the Ad Product Taxonomy 2.0, with all below them. */
  products: readonly string[];
  except?: readonly string[];
  subjects: readonly Subject[];
}

/** Food and drinks in shops and restaurants. */
const FOOD = ['1355', '1131', '1155', '1165', '1188', '1201', '1229', '1501'];

/** What is for children: clothing, babies, school supplies, toys, primary schools, childcare. */
const FOR_CHILDREN = ['1060', '1124', '1166', '1127', '1204', '1248', '1305', '1308', '1329', '1333'];

/**
 * Our own list, from what advertisers and regulators commonly ask for (docs/spots.md); none of it is part of a standard.
 * Only what hurts the product or the audience is on it, so that an ordinary scene stays free.
 */
const CONFLICT_RULES: readonly ConflictRule[] = [
  // Alcohol.
  {
    products: ['1002'],
    subjects: ['drink-driving', 'alcoholism', 'alcohol-crime', 'addiction', 'child-abuse', 'sexual-violence'],
  },
  // Cannabis.
  { products: ['1049'], subjects: ['drug-abuse', 'addiction', 'drink-driving'] },
  // Gambling.
  { products: ['1361'], subjects: ['gambling-harm', 'debt', 'addiction', 'suicide'] },
  // Pharmaceuticals, over-the-counter medication, prescriptions, pharmacies.
  { products: ['1473', '1208', '1521', '1386'], subjects: ['drug-abuse', 'suicide'] },
  // Tobacco.
  { products: ['1544'], subjects: ['smoking-illness', 'addiction', 'fire'] },
  // Weapons and ammunition.
  {
    products: ['1576'],
    subjects: ['violence', 'suicide', 'terror', 'child-abuse', 'sexual-violence', 'hate'],
  },
  // Adult products, dating, sexual health.
  { products: ['1001', '1259', '1519'], subjects: ['child-abuse', 'sexual-violence'] },
  // Politics, religion.
  { products: ['1474', '1487'], subjects: ['terror', 'hate'] },
  // Vehicles; boats.
  { products: ['1551'], except: ['1569'], subjects: ['road-accident', 'drink-driving'] },
  { products: ['1569'], subjects: ['shipwreck'] },
  // Travel; air travel and whole trips, cruises, railways.
  { products: ['1529'], subjects: ['terror', 'disaster'] },
  { products: ['1529'], except: ['1530', '1538', '1539'], subjects: ['plane-crash'] },
  { products: ['1538'], subjects: ['shipwreck'] },
  { products: ['1539'], subjects: ['train-crash'] },
  // Food and drinks.
  { products: FOOD, subjects: ['food-illness', 'obesity', 'eating-disorder'] },
  { products: FOOD, except: ['1131'], subjects: ['animal-suffering'] },
  // Diets, weight loss supplements.
  { products: ['1291', '1255'], subjects: ['eating-disorder'] },
  // Pets.
  { products: ['1460', '1224', '1505', '1345'], subjects: ['animal-suffering'] },
  // Products for children.
  {
    products: FOR_CHILDREN,
    subjects: [
      'adult',
      'violence',
      'child-abuse',
      'sexual-violence',
      'drug-abuse',
      'suicide',
      'hate',
      'intoxicants',
      'obscenity',
    ],
  },
  // Finance, and money that no state issues; credit.
  { products: ['1335', '1448'], subjects: ['fraud'] },
  { products: ['1338', '1339', '1348', '1349'], subjects: ['debt'] },
  // Charcoal, fireplaces, gas.
  { products: ['1128', '1281', '1403'], subjects: ['fire'] },
];

/** The subjects that a product must not follow. */
export function subjectsAgainst(product: string): ReadonlySet<Subject> {
  return new Set(
    CONFLICT_RULES.filter(
      ({ products, except = [] }) => isWithin(product, products) && !isWithin(product, except),
    ).flatMap(({ subjects }) => subjects),
  );
}
