import { adCom, guide, openRtb, type Report } from './findings';
import { isPlausibleDomain } from './formats';
import { isAbsent, numberIn, objectIn, objectsIn, textIn, textsIn, type JsonObject } from './json-values';

/** A text that has to have a form, and an example of it. */
interface Form {
  path: string;
  value: string | undefined;
  form: RegExp;
  example: string;
  section: string;
}

function checkForm(report: Report, { path, value, form, example, section }: Form): void {
  if (value !== undefined && value.trim() !== '' && !form.test(value))
    report('wrong', 'form', path, openRtb(section), { value, values: { example } });
}

function checkDomain(report: Report, path: string, value: string | undefined, section: string): void {
  if (value !== undefined && value.trim() !== '' && !isPlausibleDomain(value))
    report('wrong', 'domain', path, openRtb(section), { value });
}

const NO_URL = /^(?!https?:)/i;

/** The application: an Apple one has a numeric ID, and none is an address (3.2.14). */
function checkBundle(report: Report, request: JsonObject): void {
  const app = objectIn(request, 'app');
  const value = textIn(app, 'bundle');
  const store = textIn(app, 'storeurl') ?? '';
  const isOfApple = URL.canParse(store) && /^(?:apps|itunes)\.apple\.com$/i.test(new URL(store).hostname);
  const section = '3.2.14';
  if (isOfApple)
    checkForm(report, { path: 'app.bundle', value, form: /^\d+$/, example: '1090331337', section });
  else checkForm(report, { path: 'app.bundle', value, form: NO_URL, example: 'com.example.app', section });
  for (const [index, bundle] of textsIn(request, 'bapp').entries()) {
    const path = `bapp[${index}]`;
    checkForm(report, { path, value: bundle, form: NO_URL, example: 'com.example.app', section: '3.2.1' });
  }
}

/** An advertising ID is sent as it is: 32, 40 or 64 hexadecimal digits without hyphens are its hash. */
const NO_HASH = /^(?![\da-f]{32}$|[\da-f]{40}$|[\da-f]{64}$)/i;
/** A code of ISO 3166-2, with or without its country; in the USA, two letters. */
const REGION = /^(?:[A-Z]{2}-)?[A-Z\d]{1,3}$/i;
const STATE = /^(?:US-)?[A-Z]{2}$/i;
/** Distance of a time zone from UTC, in minutes. */
const UTC_OFFSETS = { low: -720, high: 840 };

function checkPlace(report: Report, path: string, geo: JsonObject | undefined): void {
  const form = textIn(geo, 'country') === 'USA' ? STATE : REGION;
  const value = textIn(geo, 'region');
  checkForm(report, { path: `${path}.region`, value, form, example: 'CA', section: '3.2.19' });
  const offset = numberIn(geo, 'utcoffset');
  if (offset !== undefined && (offset < UTC_OFFSETS.low || offset > UTC_OFFSETS.high))
    report('wrong', 'values', `${path}.utcoffset`, openRtb('3.2.19'), { value: offset, values: UTC_OFFSETS });
}

function checkDeviceForms(report: Report, request: JsonObject): void {
  const device = objectIn(request, 'device');
  const section = '3.2.18';
  const example = '8a1f4b60-5c1e-4e0b-9a3b-2f6d1c7e5b90';
  checkForm(report, { path: 'device.ifa', value: textIn(device, 'ifa'), form: NO_HASH, example, section });
  const mccmnc = textIn(device, 'mccmnc');
  checkForm(report, {
    ...{ path: 'device.mccmnc', value: mccmnc, form: /^\d{3}-\d{2,3}$/, example: '310-005', section },
  });
  checkPlace(report, 'device.geo', objectIn(device, 'geo'));
  checkPlace(report, 'user.geo', objectIn(objectIn(request, 'user'), 'geo'));
  const geo = objectIn(device, 'geo');
  if (objectIn(request, 'dooh') && (isAbsent(geo ?? {}, 'lat') || isAbsent(geo ?? {}, 'lon')))
    report('missing', 'signal', 'device.geo.lat', guide('7.9.2.5'), { values: { attribute: 'lat' } });
}

/** A consent string begins with its version, 2, as six bits in base64 (IAB Europe TCF 2); GPP with its header of type 3. */
const CONSENT = /^C[\w-]{15,}(\.[\w-]+)*$/;
const GPP = /^DB[\w-]+(~[\w.-]+)*$/;

function checkPrivacy(report: Report, request: JsonObject): void {
  const consent = textIn(objectIn(request, 'user'), 'consent');
  const example = 'CQAAAAAAAAAAAAcABBENAXEgAAAAAAAAACiQAAAAAAAA';
  checkForm(report, { path: 'user.consent', value: consent, form: CONSENT, example, section: '3.2.20' });
  const gpp = textIn(objectIn(request, 'regs'), 'gpp');
  checkForm(report, {
    path: 'regs.gpp',
    value: gpp,
    form: GPP,
    ...{ example: 'DBABLA~BVQqAAAAAgA.QA', section: '3.2.3' },
  });
}

const MAX_SELLER_ID = 64;

/** The chain of sellers, and the IDs of users with who issued them. */
function checkSellers(report: Report, request: JsonObject): void {
  const chain = objectIn(objectIn(request, 'source'), 'schain');
  for (const [index, node] of objectsIn(chain, 'nodes').entries()) {
    const path = `source.schain.nodes[${index}]`;
    checkDomain(report, `${path}.asi`, textIn(node, 'asi'), '3.2.26');
    if (numberIn(node, 'hp') === 0)
      report('wrong', 'values', `${path}.hp`, openRtb('3.2.26'), { value: 0, values: { low: 1, high: 1 } });
    const form = new RegExp(`^.{1,${MAX_SELLER_ID}}$`, 's');
    checkForm(report, {
      ...{ path: `${path}.sid`, value: textIn(node, 'sid'), form, example: 'seller-4711', section: '3.2.26' },
    });
  }
  for (const [index, each] of objectsIn(objectIn(request, 'user'), 'eids').entries())
    checkDomain(report, `user.eids[${index}].source`, textIn(each, 'source'), '3.2.27');
}

/** The year 1973 in milliseconds: earlier times are in seconds. */
const LEAST_MS = 100_000_000_000;

/** Prices by length, quantities and times of a place for an advertisement. */
function checkPlaceForAd(report: Report, path: string, imp: JsonObject): void {
  for (const name of ['video', 'audio'] as const) {
    const medium = objectIn(imp, name);
    if (!medium) continue;
    checkOneFloor(report, `${path}.${name}`, medium, ['mincpmpersec', 'durfloors']);
    checkFloorLengths(report, `${path}.${name}`, medium);
  }
  for (const [index, deal] of objectsIn(objectIn(imp, 'pmp'), 'deals').entries()) {
    const at = `${path}.pmp.deals[${index}]`;
    checkOneFloor(report, at, deal, ['bidfloor', 'mincpmpersec']);
    checkFloorLengths(report, at, deal);
    for (const [place, domain] of textsIn(deal, 'wadomain').entries())
      checkDomain(report, `${at}.wadomain[${place}]`, domain, '3.2.12');
  }
  const quantity = objectIn(imp, 'qty');
  if (quantity && numberIn(quantity, 'sourcetype') === 1 && isAbsent(quantity, 'vendor'))
    report('wrong', 'required', `${path}.qty.vendor`, openRtb('3.2.31'), { values: { attribute: 'vendor' } });
  const time = numberIn(imp, 'dt');
  if (time !== undefined && time < LEAST_MS)
    report('wrong', 'form', `${path}.dt`, openRtb('3.2.4'), {
      ...{ value: time, values: { example: '1796000000000' } },
    });
}

/** Of the two forms of a floor, only one may be sent (7.11.2). */
function checkOneFloor(
  report: Report,
  path: string,
  of: JsonObject,
  [first, second]: readonly [string, string],
): void {
  if (!isAbsent(of, first) && !isAbsent(of, second))
    report('wrong', 'only-one', `${path}.${second}`, guide('7.11.2'), { values: { first, second } });
}

/** A floor by length says for which lengths it is. */
function checkFloorLengths(report: Report, path: string, of: JsonObject): void {
  for (const [index, floor] of objectsIn(of, 'durfloors').entries())
    if (isAbsent(floor, 'mindur') && isAbsent(floor, 'maxdur'))
      report('wrong', 'required', `${path}.durfloors[${index}].mindur`, openRtb('3.2.35'), {
        values: { attribute: 'mindur' },
      });
}

/** ISO 3901: country, registrant, year and number of a recording. */
const ISRC = /^(?:ISRC )?[A-Z]{2}[- ]?[A-Z\d]{3}[- ]?\d{2}[- ]?\d{5}$/i;

/** Checks the forms of texts and numbers that say who, where and how much: a wrong one is read as another, or not at all. */
export function checkForms(
  report: Report,
  request: JsonObject,
  contentPath: string,
  content?: JsonObject,
): void {
  checkBundle(report, request);
  checkDeviceForms(report, request);
  checkPrivacy(report, request);
  checkSellers(report, request);
  for (const [index, imp] of objectsIn(request, 'imp').entries())
    checkPlaceForAd(report, `imp[${index}]`, imp);
  const isrc = textIn(content, 'isrc');
  checkForm(report, {
    path: `${contentPath}.isrc`,
    value: isrc,
    form: ISRC,
    ...{ example: 'USS1Z9900001', section: '3.2.16' },
  });
  const venues = numberIn(objectIn(request, 'dooh'), 'venuetypetax');
  if (venues !== undefined && (venues < 0 || (venues > 5 && venues < 500)))
    report('wrong', 'list', 'dooh.venuetypetax', adCom('DOOH Venue Taxonomies'), {
      ...{ value: venues, values: { list: 'DOOH Venue Taxonomies' } },
    });
}
