import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * IPv6 addresses are only allocated from this block, so everything else is refused without a list.
 * https://www.iana.org/assignments/ipv6-unicast-address-assignments
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Special-purpose blocks inside `2000::/3`, independent of what the installed version of ipaddr.js knows. From IANA's
 * registries, edition of October 2025: https://www.iana.org/assignments/iana-ipv4-special-registry
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 *
 * 6to4 and Teredo addresses contain an IPv4 address, which could be a private one.
 */
const SPECIAL_IPV6 = [
  '2001::/23', // IETF protocol assignments, Teredo, benchmarking, ORCHID (RFC 2928)
  '2001:db8::/32', // documentation (RFC 3849)
  '2002::/16', // 6to4 (RFC 3056)
  '2620:4f:8000::/48', // AS112 (RFC 7534)
  '3ffe::/16', // 6bone, returned (RFC 3701)
  '3fff::/20', // documentation (RFC 9637)
].map((block) => ipaddr.IPv6.parseCIDR(block));

/**
 * Azure serves each of its virtual machines at this public address:
 * https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const SPECIAL_IPV4: readonly string[] = ['168.63.129.16'];

/**
 * Whether a connection to this address stays on the public internet.
 *
 * Only ordinary public unicast addresses do; private, shared (CGNAT), loopback, link-local (cloud metadata),
 * site-local, unique local, documentation, benchmarking, multicast, broadcast, translated and every other
 * special-purpose block of IANA's registries do not. An IPv4-mapped IPv6 address is treated as the IPv4 address.
 *
 * @param address as the resolver or the URL parser writes it: four decimal parts or IPv6 without brackets. Other
 *   spellings (octal, hexadecimal, short) and zone identifiers are never public.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return false;
  // The URL parser writes IPv6 without dots: ipaddr.js would read `::8.8.8.8` as `::ffff:8.8.8.8`.
  const spelled = version === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  const parsed = ipaddr.process(spelled);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return !SPECIAL_IPV4.includes(parsed.toString());
  return parsed.match(GLOBAL_UNICAST) && !SPECIAL_IPV6.some((block) => parsed.match(block));
}
