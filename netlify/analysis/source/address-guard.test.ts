import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address-guard';

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:830::200e',
  '2001:4860:4860::8888',
  '2003::1',
  '::ffff:8.8.8.8',
];

/** Every entry of IANA's two registries, by its first, last or a representative address. */
const NOT_PUBLIC: Record<string, string[]> = {
  'this network': ['0.0.0.0', '0.255.255.255'],
  'private use': [
    '10.0.0.0',
    '10.255.255.255',
    '172.16.0.0',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.255.255',
  ],
  'shared address space': ['100.64.0.0', '100.127.255.255', '100.100.100.200'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'link local and metadata': ['169.254.0.0', '169.254.169.254', '169.254.255.255', 'fe80::1', 'febf::1'],
  'protocol assignments': [
    '192.0.0.0',
    '192.0.0.8',
    '192.0.0.9',
    '192.0.0.10',
    '192.0.0.170',
    '192.0.0.171',
    '192.0.0.192',
    '192.0.0.255',
  ],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1', '3fff:fff:ffff::1'],
  AS112: ['192.31.196.1', '192.175.48.1', '2620:4f:8000::1', '2001:4:112::1'],
  AMT: ['192.52.193.1', '2001:3::1'],
  '6to4 relay': ['192.88.99.1', '192.88.99.2'],
  benchmarking: ['198.18.0.0', '198.19.255.255', '2001:2::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  reserved: ['240.0.0.1', '255.255.255.254'],
  broadcast: ['255.255.255.255'],
  unspecified: ['::'],
  'IPv4-mapped': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:0.0.0.0',
  ],
  'IPv4-compatible': ['::127.0.0.1', '::8.8.8.8', '::a00:1'],
  'IPv4-translated': ['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
  NAT64: ['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '64:ff9b:1:ffff::a9fe:a9fe'],
  'discard and dummy': ['100::1', '100:0:0:1::1'],
  'IETF assignments': [
    '2001:1::1',
    '2001:1::2',
    '2001:1::3',
    '2001:10::1',
    '2001:20::1',
    '2001:30::1',
    '2001:1ff:ffff::1',
  ],
  Teredo: ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  '6to4': ['2002:7f00:1::', '2002:a9fe:a9fe::1', '2002:808:808::1'],
  '6bone': ['3ffe::1'],
  'segment routing': ['5f00::1'],
  'unique local': ['fc00::1', 'fd00:ec2::254', 'fdff::1'],
  'site local': ['fec0::1', 'feff::1'],
  'outside of what is handed out': ['200::1', '1000::1', '4000::1', '8000::1', 'e000::1', 'fe00::1'],
  'what a cloud answers its own machines at': ['168.63.129.16', '::ffff:168.63.129.16', '169.254.169.254'],
  'other spellings': [
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '127.0.1',
    '0x08.8.8.8',
    '010.8.8.8',
    '8.8.2056',
  ],
  'zone identifiers': ['fe80::1%eth0', '2606:4700::1%lo'],
  'no addresses': ['', 'localhost', '[::1]', '8.8.8.8:80', ' 8.8.8.8', '8.8.8.8/32', '1.2.3.4.5'],
};

describe('isPublicAddress', () => {
  it.each(PUBLIC)('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  describe.each(Object.entries(NOT_PUBLIC))('%s', (_, addresses) => {
    it.each(addresses)('refuses %s', (address) => {
      expect(isPublicAddress(address)).toBe(false);
    });
  });
});
