import { checkContent } from './check-content';
import { checkForms } from './check-forms';
import { checkDevice, checkGeo, isTvRequest, TV } from './check-device';
import { checkCategories } from './check-taxonomies';
import { checkObject } from './check-shape';
import { checkAudio, checkLengthFloors, checkPods, checkVideo, INSTREAM } from './check-video';
import { adCom, createReport, openRtb, type AuditFinding, type Report } from './findings';
import { isCurrency, isPlausibleDomain, isUrl, languageOf, languageTagProblem } from './formats';
import {
  isAbsent,
  listIn,
  numberIn,
  objectIn,
  objectsIn,
  textIn,
  textsIn,
  type JsonObject,
} from './json-values';

/** The places of a program in a request; only one of them may be there. */
export const MEDIA = ['app', 'site', 'dooh'] as const;
const SECTIONS = { app: '3.2.14', site: '3.2.13', dooh: '3.2.32' } as const;

/** The contents in which a break on a TV cannot be: music, an application, text. */
const NO_VIDEO: ReadonlySet<number> = new Set([3, 4, 5]);

/** Pairs of attributes of which only one may be sent. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['wseat', 'bseat'],
  ['wlang', 'wlangb'],
  ['acat', 'bcat'],
  ['keywords', 'kwarray'],
];

function checkPairs(report: Report, path: string, of: JsonObject | undefined, source: string): void {
  for (const [first, second] of PAIRS) {
    if (of?.[first] === undefined || of[second] === undefined) continue;
    const at = path === '' ? second : `${path}.${second}`;
    report('wrong', 'only-one', at, source, { value: of[second], values: { first, second } });
  }
}

/** A higher price for a thousand impressions is likely in another unit, in currencies whose unit is worth about as much. */
const HIGHEST_PRICE = 1000;
const PRICED: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);

function checkPrice(report: Report, path: string, of: JsonObject, source: string): void {
  const price = numberIn(of, 'bidfloor');
  const currency = textIn(of, 'bidfloorcur');
  if (price !== undefined && price > HIGHEST_PRICE && PRICED.has(currency ?? 'USD')) {
    report('weak', 'price', `${path}.bidfloor`, source, { value: price });
  }
  if (currency !== undefined && !isCurrency(currency)) {
    report('wrong', 'currency', `${path}.bidfloorcur`, source, { value: currency });
  }
}

function checkDeals(report: Report, path: string, imp: JsonObject): void {
  const pmp = objectIn(imp, 'pmp');
  if (!pmp) return;
  const deals = objectsIn(pmp, 'deals');
  if (deals.length === 0 && numberIn(pmp, 'private_auction') === 1) {
    report('wrong', 'deals', `${path}.pmp.deals`, openRtb('3.2.11'));
  }
  const own = textIn(imp, 'bidfloorcur') ?? 'USD';
  const seen = new Set<string>();
  for (const [index, deal] of deals.entries()) {
    const at = `${path}.pmp.deals[${index}]`;
    checkPrice(report, at, deal, openRtb('3.2.12'));
    checkLengthFloors(report, at, deal);
    const auction = numberIn(deal, 'at');
    if (auction !== undefined && (auction < 1 || (auction > 3 && auction < 500)))
      report('wrong', 'values', `${at}.at`, openRtb('3.2.12'), {
        value: auction,
        values: { low: 1, high: 3 },
      });
    if (own !== 'USD' && (numberIn(deal, 'bidfloor') ?? 0) > 0 && isAbsent(deal, 'bidfloorcur')) {
      report('weak', 'deal-currency', `${at}.bidfloorcur`, openRtb('3.2.12'), { values: { own } });
    }
    const id = textIn(deal, 'id');
    if (id !== undefined && seen.has(id))
      report('wrong', 'duplicate', `${at}.id`, openRtb('3.2.12'), { value: id, values: { of: path } });
    if (id !== undefined) seen.add(id);
  }
}

/** Metrics that are a probability by their names, which exchanges choose: "probabilities must be in the range 0.0 - 1.0". */
const PROBABILITY = /viewab|rate|probab|complet|_?(ctr|vcr|vtr)$/i;

function checkMetrics(report: Report, path: string, imp: JsonObject): void {
  for (const [index, metric] of objectsIn(imp, 'metric').entries()) {
    const value = numberIn(metric, 'value');
    if (value === undefined || !PROBABILITY.test(textIn(metric, 'type') ?? '')) continue;
    if (value < 0 || value > 1) {
      const values = { low: 0, high: 1 };
      report('wrong', 'values', `${path}.metric[${index}].value`, openRtb('3.2.5'), { value, values });
    }
  }
}

function checkImps(report: Report, request: JsonObject, content: JsonObject | undefined): void {
  const isTv = isTvRequest(request);
  const isOutside = objectIn(request, 'dooh') !== undefined;
  const seen = new Map<string, string>();
  for (const [index, imp] of listIn(request, 'imp').entries()) {
    if (typeof imp !== 'object' || imp === null || Array.isArray(imp)) continue;
    const path = `imp[${index}]`;
    const each = imp as JsonObject;
    const source = openRtb('3.2.4');
    const formats = ['video', 'banner', 'audio', 'native'].filter(
      (name) => each[name] !== undefined && each[name] !== null,
    );
    if (formats.length === 0) report('wrong', 'no-format', path, source);
    const id = textIn(each, 'id');
    const before = id === undefined ? undefined : seen.get(id);
    if (before !== undefined)
      report('wrong', 'duplicate', `${path}.id`, source, { value: id, values: { of: before } });
    if (id !== undefined) seen.set(id, path);
    checkPrice(report, path, each, source);
    checkDeals(report, path, each);
    const video = objectIn(each, 'video');
    if (video) checkVideo(report, `${path}.video`, video, { content, isTv, isOutside });
    const audio = objectIn(each, 'audio');
    if (audio) checkAudio(report, `${path}.audio`, audio);
    checkMetrics(report, path, each);
  }
}

function checkMedia(report: Report, request: JsonObject): void {
  const source = openRtb('3.2.1');
  const media = MEDIA.filter((name) => objectIn(request, name) !== undefined);
  const [first, second] = media;
  if (first !== undefined && second !== undefined)
    report('wrong', 'only-one', second, source, { values: { first, second } });
  if (first === undefined) report('missing', 'no-media', 'app', source);
  for (const name of media) {
    const medium = objectIn(request, name);
    if (!medium) continue;
    const section = openRtb(SECTIONS[name]);
    checkPairs(report, name, medium, section);
    checkPairs(report, `${name}.content`, objectIn(medium, 'content'), openRtb('3.2.16'));
    if (name === 'app' && isAbsent(medium, 'id') && isAbsent(medium, 'bundle')) {
      report('missing', 'signal', 'app.bundle', section, { values: { attribute: 'bundle' } });
    }
    if (name !== 'dooh') checkCategories(report, name, medium, ['cat', 'sectioncat', 'pagecat']);
    for (const part of [undefined, 'publisher'] as const) {
      const of = part === undefined ? medium : objectIn(medium, part);
      const path = part === undefined ? name : `${name}.${part}`;
      if (part !== undefined && of) checkCategories(report, path, of, ['cat']);
      for (const attribute of ['domain', 'inventorypartnerdomain']) {
        const domain = textIn(of, attribute);
        if (domain === undefined || isPlausibleDomain(domain)) continue;
        const source = part ? openRtb('3.2.15') : section;
        report('wrong', 'domain', `${path}.${attribute}`, source, { value: domain });
      }
    }
    for (const address of ['page', 'storeurl']) {
      const value = textIn(medium, address);
      if (value !== undefined && !isUrl(value))
        report('wrong', 'url', `${name}.${address}`, section, { value });
    }
  }
  if (first === 'site' && numberIn(objectIn(request, 'device'), 'devicetype') === TV) {
    report('weak', 'tv-site', 'site', source);
  }
}

function checkRest(report: Report, request: JsonObject): void {
  const source = openRtb('3.2.1');
  checkPairs(report, '', request, source);
  checkPairs(report, 'user', objectIn(request, 'user'), openRtb('3.2.20'));
  checkGeo(report, 'user.geo', objectIn(objectIn(request, 'user'), 'geo'));
  checkCategories(report, '', request, ['bcat', 'acat']);
  for (const [index, currency] of textsIn(request, 'cur').entries()) {
    if (!isCurrency(currency)) report('wrong', 'currency', `cur[${index}]`, source, { value: currency });
  }
  for (const [index, language] of textsIn(request, 'wlang').entries()) {
    if (languageOf(language) === undefined)
      report('wrong', 'language', `wlang[${index}]`, source, { value: language });
  }
  for (const [index, tag] of textsIn(request, 'wlangb').entries()) {
    if (languageTagProblem(tag)) report('wrong', 'language-tag', `wlangb[${index}]`, source, { value: tag });
  }
  for (const [index, domain] of textsIn(request, 'badv').entries()) {
    if (!isPlausibleDomain(domain)) report('wrong', 'domain', `badv[${index}]`, source, { value: domain });
  }
  if (numberIn(request, 'test') === 1) report('weak', 'test', 'test', source, { value: 1 });
  const at = numberIn(request, 'at');
  if (at !== undefined && at !== 1 && at !== 2 && at < 500) {
    report('wrong', 'values', 'at', source, { value: at, values: { low: 1, high: 2 } });
  }
  const user = objectIn(request, 'user');
  if (
    numberIn(objectIn(request, 'regs'), 'gdpr') === 1 &&
    !textIn(user, 'consent') &&
    !textIn(objectIn(user, 'ext'), 'consent')
  ) {
    report('missing', 'consent', 'user.consent', openRtb('3.2.20'));
  }
  const privacy = textIn(objectIn(request, 'regs'), 'us_privacy');
  if (privacy !== undefined && !/^1[-yn]{3}$/i.test(privacy)) {
    report('wrong', 'us-privacy', 'regs.us_privacy', openRtb('3.2.3'), { value: privacy });
  }
}

/** What a request says about its program, and where. */
export function contentOf(request: JsonObject): { content: JsonObject; path: string } | undefined {
  for (const name of MEDIA) {
    const content = objectIn(objectIn(request, name), 'content');
    if (content) return { content, path: `${name}.content` };
  }
  return undefined;
}

/** Whether all videos are shown over no program: `Plcmt Subtypes - Video` 6 of AdCOM. */
const isScreensaver = (request: JsonObject): boolean =>
  objectsIn(request, 'imp').every((imp) => numberIn(objectIn(imp, 'video'), 'plcmt') === 6);

/** Checks a bid request by OpenRTB 2.6 and AdCOM 1.0. Paths are those of the request. */
export function checkRequest(request: JsonObject): AuditFinding[] {
  const { findings, report } = createReport();
  checkObject(report, '', request, 'BidRequest');
  checkMedia(report, request);
  const found = contentOf(request);
  const hasVideo = objectsIn(request, 'imp').some((imp) => objectIn(imp, 'video'));
  const context = numberIn(found?.content, 'context');
  const hasBreak = objectsIn(request, 'imp').some(
    (imp) => numberIn(objectIn(imp, 'video'), 'plcmt') === INSTREAM,
  );
  if (found && hasBreak && isTvRequest(request) && NO_VIDEO.has(context ?? 0)) {
    report('wrong', 'context', `${found.path}.context`, adCom('Content Contexts'), { value: context });
  }
  if (found) checkContent(report, found.path, found.content, hasVideo);
  else if (hasVideo && !objectIn(request, 'dooh') && !isScreensaver(request)) {
    const medium = MEDIA.find((name) => objectIn(request, name)) ?? 'app';
    report('missing', 'no-content', `${medium}.content`, openRtb('3.2.16'));
  }
  if (hasVideo && isAbsent(request, 'device')) {
    report('missing', 'signal', 'device', openRtb('3.2.1'), { values: { attribute: 'device' } });
  }
  checkDevice(report, request);
  checkImps(report, request, found?.content);
  checkPods(report, request);
  checkRest(report, request);
  checkForms(report, request, found?.path ?? '', found?.content);
  return findings;
}
