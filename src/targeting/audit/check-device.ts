import { adCom, openRtb, type Report } from './findings';
import { checkLanguages } from './check-languages';
import { isCountry, isIpv4, isIpv6 } from './formats';
import { isAbsent, numberIn, objectIn, textIn, type JsonObject } from './json-values';

export const TV = 3;
/** Connected TVs, connected devices (sticks, consoles) and set top boxes. */
const TV_TYPES: ReadonlySet<number> = new Set([TV, 6, 7]);
const TV_AGENT =
  /roku|appletv|apple tv|tvos|\baft[a-z]{1,4}\b|firetv|fire tv|tizen.*tv|smart-?tv|smarttv|web0s|webos|hbbtv|bravia|chromecast|crkey|android ?tv|googletv|vizio|netcast/i;
const PHONE_AGENT = /iphone|ipod|android.*mobile/i;

/** Whether the device is a TV by what it calls itself, or by its type. */
export function isTvRequest(request: JsonObject): boolean {
  const device = objectIn(request, 'device');
  return TV_TYPES.has(numberIn(device, 'devicetype') ?? 0) || TV_AGENT.test(agentOf(device));
}

const agentOf = (device: JsonObject | undefined): string =>
  ['ua', 'make', 'model', 'os'].map((name) => textIn(device, name) ?? '').join(' ');

/** Checks the device (3.2.18) and where it is. */
export function checkDevice(report: Report, request: JsonObject): void {
  const device = objectIn(request, 'device');
  if (!device) return;
  const source = openRtb('3.2.18');
  const type = numberIn(device, 'devicetype');
  const agent = agentOf(device);
  if (isAbsent(device, 'devicetype')) {
    report('missing', 'signal', 'device.devicetype', source, { values: { attribute: 'devicetype' } });
  } else if (type !== undefined && type <= 8 && !objectIn(request, 'dooh')) {
    const isOther =
      (TV_AGENT.test(agent) && !TV_TYPES.has(type)) ||
      (type === TV && PHONE_AGENT.test(agent) && !TV_AGENT.test(agent));
    if (isOther)
      report('wrong', 'device', 'device.devicetype', adCom('Device Types'), {
        value: type,
        values: { agent: agent.trim().slice(0, 80) },
      });
  }
  const [ip, ipv6] = [textIn(device, 'ip'), textIn(device, 'ipv6')];
  // Masked by the sender: the last part may be an `x`.
  if (ip !== undefined && !isIpv4(ip.replace(/\.[x*]+/gi, '.0')))
    report('wrong', 'address', 'device.ip', source, { value: ip });
  if (ipv6 !== undefined && !isIpv6(ipv6)) report('wrong', 'address', 'device.ipv6', source, { value: ipv6 });
  checkLanguages(report, 'device', device, source);
  checkGeo(report, 'device.geo', objectIn(device, 'geo'));
}

/** Checks a place (3.2.19). */
export function checkGeo(report: Report, path: string, geo: JsonObject | undefined): void {
  const source = openRtb('3.2.19');
  for (const [name, most] of [
    ['lat', 90],
    ['lon', 180],
  ] as const) {
    const value = numberIn(geo, name);
    if (value !== undefined && Math.abs(value) > most) {
      report('wrong', 'values', `${path}.${name}`, source, { value, values: { low: -most, high: most } });
    }
  }
  const country = textIn(geo, 'country');
  if (country !== undefined && !isCountry(country))
    report('wrong', 'country', `${path}.country`, source, { value: country });
}
