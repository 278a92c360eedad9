/**
 * The values of lists by AdCOM 1.0 (IAB Tech Lab, `AdCOM v1.0 FINAL.md` as of July 2026, CC BY 3.0): the lowest and the
 * highest one, and whether values from 500 on belong to vendors.
 */
const LISTS = {
  'Agent Types': [1, 3, true],
  'API Frameworks': [1, 9, true],
  'Category Taxonomies': [1, 9, true],
  'Companion Types': [1, 3, false],
  'Connection Types': [0, 7, false],
  'Content Contexts': [1, 7, false],
  'Creative Attributes': [1, 23, true],
  'Creative Subtypes - Audio/Video': [1, 16, false],
  'Delivery Methods': [1, 3, false],
  'Device Types': [1, 8, false],
  'Expandable Directions': [1, 6, false],
  'Feed Types': [1, 7, true],
  'ID Match Methods': [0, 5, true],
  'IP Location Services': [1, 4, true],
  'Linearity Modes': [1, 2, false],
  'Location Types': [1, 3, false],
  'Media Ratings': [1, 3, false],
  'Placement Positions': [0, 17, false],
  'Placement Subtypes - Video': [1, 5, false],
  'Playback Cessation Modes': [1, 3, false],
  'Playback Methods': [1, 11, false],
  'Plcmt Subtypes - Video': [1, 9, false],
  'Pod Deduplication': [1, 5, true],
  'Pod Sequence': [-1, 1, false],
  'Production Qualities': [0, 3, false],
  'Slot Position in Pod': [-1, 2, false],
  'Start Delay Modes': [-2, Infinity, false],
  'User-Agent Source': [0, 3, false],
  'Volume Normalization Modes': [0, 4, false],
} as const;

export type ListName = keyof typeof LISTS;

/** The list of each attribute, in every object that has it. */
const LIST_OF_ATTRIBUTE: Readonly<Record<string, ListName>> = {
  atype: 'Agent Types',
  expdir: 'Expandable Directions',
  mm: 'ID Match Methods',
  type: 'Location Types',
  api: 'API Frameworks',
  cattax: 'Category Taxonomies',
  gtax: 'Category Taxonomies',
  companiontype: 'Companion Types',
  connectiontype: 'Connection Types',
  context: 'Content Contexts',
  battr: 'Creative Attributes',
  protocols: 'Creative Subtypes - Audio/Video',
  delivery: 'Delivery Methods',
  devicetype: 'Device Types',
  feed: 'Feed Types',
  ipservice: 'IP Location Services',
  poddedupe: 'Pod Deduplication',
  linearity: 'Linearity Modes',
  qagmediarating: 'Media Ratings',
  pos: 'Placement Positions',
  placement: 'Placement Subtypes - Video',
  playbackend: 'Playback Cessation Modes',
  playbackmethod: 'Playback Methods',
  plcmt: 'Plcmt Subtypes - Video',
  podseq: 'Pod Sequence',
  prodq: 'Production Qualities',
  slotinpod: 'Slot Position in Pod',
  startdelay: 'Start Delay Modes',
  nvol: 'Volume Normalization Modes',
};

/** Attributes whose values the specification itself lists: the lowest and the highest one. */
const VALUES_OF_ATTRIBUTE: Readonly<Record<string, readonly [number, number]>> = {
  ssai: [0, 3],
  reftype: [0, 3],
  sourcetype: [0, 3],
  btype: [1, 4],
  ...Object.fromEntries(
    `test allimps coppa gdpr instl clickbrowser secure rwdd private_auction guar mobile privacypolicy paid livestream
     sourcerelationship embeddable realtime firstbroadcast skip boxingallowed topframe vcm dnt lmt js geofetch complete hp fd
     stitched`
      .split(/\s+/)
      .map((name) => [name, [0, 1] as const]),
  ),
};

/** Numbers that cannot be below zero, or below one. */
const LEAST: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'bidfloor mincpmpersec minduration skipmin skipafter minbitrate mindur exp episode count value'
      .split(' ')
      .map((name) => [name, 0]),
  ),
  ...Object.fromEntries(
    'w h maxduration poddur maxseq maxbitrate maxdur tmax rqddurs ppi multiplier minint'
      .split(' ')
      .map((name) => [name, 1]),
  ),
  multiplier: 0,
  maxextended: -1,
};

export type ValueProblem =
  | { kind: 'list'; list: ListName }
  | { kind: 'values'; low: number; high: number }
  | { kind: 'least'; least: number };

/** What is wrong with the number of an attribute by its list; undefined if nothing is, or if it has none. */
export function problemOfNumber(attribute: string, value: number): ValueProblem | undefined {
  const list = LIST_OF_ATTRIBUTE[attribute];
  if (list !== undefined) {
    const [low, high, hasVendors] = LISTS[list];
    const isListed = (value >= low && value <= high) || (hasVendors && value >= 500);
    return isListed ? undefined : { kind: 'list', list };
  }
  const values = VALUES_OF_ATTRIBUTE[attribute];
  if (values !== undefined) {
    const [low, high] = values;
    return value >= low && value <= high ? undefined : { kind: 'values', low, high };
  }
  const least = LEAST[attribute];
  return least !== undefined && value < least ? { kind: 'least', least } : undefined;
}
