/**
 * The objects of a bid request by OpenRTB 2.6-202606 (IAB Tech Lab, `2.6.md`, section 3.2, CC BY 3.0). For each object
 * its section, then its attributes: `s` string, `i` integer, `n` number, `*` anything, otherwise the name of an object;
 * `[]` an array of them, `!` required, `~` deprecated. Every object may have `ext` as well.
 */
const OBJECTS = {
  BidRequest: [
    '3.2.1',
    `id:s! imp:Imp[]! site:Site app:App dooh:DOOH device:Device user:User test:i at:i tmax:i
     wseat:s[] bseat:s[] allimps:i cur:s[] wlang:s[] wlangb:s[] acat:s[] bcat:s[] cattax:i badv:s[]
     bapp:s[] source:Source regs:Regs`,
  ],
  Source: ['3.2.2', `fd:i tid:s pchain:s schain:SupplyChain`],
  Regs: ['3.2.3', `coppa:i gdpr:i us_privacy:s gpp:s gpp_sid:i[]`],
  Imp: [
    '3.2.4',
    `id:s! metric:Metric[] banner:Banner video:Video audio:Audio native:Native pmp:Pmp
     displaymanager:s displaymanagerver:s instl:i tagid:s bidfloor:n bidfloorcur:s clickbrowser:i
     secure:i iframebuster:s[] rwdd:i ssai:i exp:i qty:Qty dt:n refresh:Refresh`,
  ],
  Metric: ['3.2.5', `type:s! value:n! vendor:s`],
  Banner: [
    '3.2.6',
    `format:Format[] w:i h:i btype:i[] battr:i[] pos:i mimes:s[] topframe:i expdir:i[] api:i[] id:s
     vcm:i`,
  ],
  Video: [
    '3.2.7',
    `mimes:s[]! minduration:i maxduration:i startdelay:i maxseq:i poddur:i protocols:i[] w:i h:i
     podid:s podseq:i rqddurs:i[] placement:i~ plcmt:i linearity:i skip:i skipmin:i skipafter:i
     sequence:i~ slotinpod:i mincpmpersec:n battr:i[] maxextended:i minbitrate:i maxbitrate:i
     boxingallowed:i playbackmethod:i[] playbackend:i delivery:i[] pos:i companionad:Banner[] api:i[]
     companiontype:i[] poddedupe:i[] durfloors:DurFloors[]`,
  ],
  Audio: [
    '3.2.8',
    `mimes:s[]! minduration:i maxduration:i poddur:i protocols:i[] startdelay:i rqddurs:i[] podid:s
     podseq:i sequence:i~ slotinpod:i mincpmpersec:n battr:i[] maxextended:i minbitrate:i
     maxbitrate:i delivery:i[] companionad:Banner[] api:i[] companiontype:i[] maxseq:i feed:i
     stitched:i nvol:i durfloors:DurFloors[]`,
  ],
  Native: ['3.2.9', `request:s! ver:s api:i[] battr:i[]`],
  Format: ['3.2.10', `w:i h:i wratio:i hratio:i wmin:i`],
  Pmp: ['3.2.11', `private_auction:i deals:Deal[]`],
  Deal: [
    '3.2.12',
    `id:s! bidfloor:n bidfloorcur:s at:i wseat:s[] wadomain:s[] guar:i mincpmpersec:n
     durfloors:DurFloors[]`,
  ],
  Site: [
    '3.2.13',
    `id:s name:s domain:s cattax:i cat:s[] sectioncat:s[] pagecat:s[] page:s ref:s search:s mobile:i
     privacypolicy:i publisher:Publisher content:Content keywords:s kwarray:s[]
     inventorypartnerdomain:s`,
  ],
  App: [
    '3.2.14',
    `id:s name:s bundle:s domain:s storeurl:s cattax:i cat:s[] sectioncat:s[] pagecat:s[] ver:s
     privacypolicy:i paid:i publisher:Publisher content:Content keywords:s kwarray:s[]
     inventorypartnerdomain:s`,
  ],
  Publisher: ['3.2.15', `id:s name:s cattax:i cat:s[] domain:s`],
  Content: [
    '3.2.16',
    `id:s episode:i title:s series:s season:s artist:s genre:s gtax:i genres:s[] album:s isrc:s
     producer:Producer url:s cattax:i cat:s[] prodq:i context:i contentrating:s userrating:s
     qagmediarating:i keywords:s kwarray:s[] livestream:i sourcerelationship:i len:i language:s
     langb:s embeddable:i data:Data[] network:Network channel:Channel realtime:i firstbroadcast:i`,
  ],
  Producer: ['3.2.17', `id:s name:s cattax:i cat:s[] domain:s`],
  Device: [
    '3.2.18',
    `geo:Geo dnt:i lmt:i ua:s sua:UserAgent ip:s ipv6:s devicetype:i make:s model:s os:s osv:s hwv:s
     h:i w:i ppi:i pxratio:n js:i geofetch:i flashver:s language:s langb:s carrier:s mccmnc:s
     connectiontype:i ifa:s didsha1:s~ didmd5:s~ dpidsha1:s~ dpidmd5:s~ macsha1:s~ macmd5:s~`,
  ],
  Geo: [
    '3.2.19',
    `lat:n lon:n type:i accuracy:i lastfix:i ipservice:i country:s region:s regionfips104:s metro:s
     city:s zip:s utcoffset:i`,
  ],
  User: [
    '3.2.20',
    `id:s buyeruid:s yob:i~ gender:s~ keywords:s kwarray:s[] customdata:s geo:Geo data:Data[]
     consent:s eids:EID[]`,
  ],
  Data: ['3.2.21', `id:s name:s cids:s[] segment:Segment[]`],
  Segment: ['3.2.22', `id:s name:s value:s`],
  Network: ['3.2.23', `id:s name:s domain:s`],
  Channel: ['3.2.24', `id:s name:s domain:s`],
  SupplyChain: ['3.2.25', `complete:i! nodes:SupplyChainNode[]! ver:s!`],
  SupplyChainNode: ['3.2.26', `asi:s! sid:s! rid:s name:s domain:s hp:i`],
  EID: ['3.2.27', `inserter:s source:s matcher:s mm:i uids:UID[]`],
  UID: ['3.2.28', `id:s atype:i`],
  UserAgent: [
    '3.2.29',
    `browsers:BrandVersion[] platform:BrandVersion mobile:i architecture:s bitness:s model:s source:i`,
  ],
  BrandVersion: ['3.2.30', `brand:s! version:s[]`],
  Qty: ['3.2.31', `multiplier:n! sourcetype:i vendor:s`],
  DOOH: [
    '3.2.32',
    `id:s name:s venuetype:s[] venuetypetax:i publisher:Publisher domain:s keywords:s content:Content`,
  ],
  Refresh: ['3.2.33', `refsettings:RefSettings[] count:i`],
  RefSettings: ['3.2.34', `reftype:i minint:i`],
  DurFloors: ['3.2.35', `mindur:i maxdur:i bidfloor:n`],
} as const;

export type ObjectName = keyof typeof OBJECTS;

export interface Attribute {
  /** `*` for anything. */
  type: 'string' | 'integer' | 'number' | '*' | ObjectName;
  isArray: boolean;
  isRequired: boolean;
  isDeprecated: boolean;
}

interface ObjectSpecification {
  /** Of the specification. */
  section: string;
  attributes: ReadonlyMap<string, Attribute>;
}

const TYPES = { s: 'string', i: 'integer', n: 'number', '*': '*' } as const;

function attributeOf(text: string): [string, Attribute] {
  const [name = '', rest = ''] = text.split(':');
  const type = rest.replace(/[^a-z*]/gi, '');
  return [
    name,
    {
      type: Object.hasOwn(TYPES, type) ? TYPES[type as keyof typeof TYPES] : (type as ObjectName),
      isArray: rest.includes('[]'),
      isRequired: rest.includes('!'),
      isDeprecated: rest.includes('~'),
    },
  ];
}

const read = new Map<ObjectName, ObjectSpecification>();

/** What the specification says about an object. */
export function specificationOf(name: ObjectName): ObjectSpecification {
  const known = read.get(name);
  if (known) return known;
  const [section, attributes] = OBJECTS[name];
  const made = { section, attributes: new Map(attributes.split(/\s+/).map(attributeOf)) };
  read.set(name, made);
  return made;
}
