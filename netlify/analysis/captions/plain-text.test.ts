import { describe, expect, it } from 'vitest';
import { plainTextOf } from './plain-text';

function tx3g(text: Buffer, boxes = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.from([text.length >> 8, text.length & 0xff]), text, boxes]);
}

describe('plain text', () => {
  it('omits the style boxes of tx3g, and decodes UTF-8 and both kinds of UTF-16', () => {
    const styles = Buffer.from('\0\0\0\x16styl\0\x01\0\0\0\x05', 'latin1');
    expect(plainTextOf('tx3g', tx3g(Buffer.from('Größe 日本 <3'), styles))).toBe('Größe 日本 <3');
    const utf16 = Buffer.from([0xfe, 0xff, 0x00, 0x48, 0x00, 0xe9]);
    expect(plainTextOf('tx3g', tx3g(utf16))).toBe('Hé');
    const littleEndian = Buffer.from([0xff, 0xfe, 0x48, 0x00, 0xe9, 0x00]);
    expect(plainTextOf('tx3g', tx3g(littleEndian))).toBe('Hé');
  });

  it('is empty for empty and cut-off tx3g samples', () => {
    expect(plainTextOf('tx3g', Buffer.from([0, 0]))).toBe('');
    expect(plainTextOf('tx3g', Buffer.from([0]))).toBe('');
    expect(plainTextOf('tx3g', Buffer.from([0xff, 0xff, 0x48, 0x69]))).toBe('Hi');
  });

  it.each([
    ['ass', '0,0,Default,,0,0,0,,{\\i1}Hello, {\\c&HFF&}world\\Nagain\\h!', 'Hello, world again !'],
    ['ass', '3,0,Default,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100{\\p0}Sign', 'Sign'],
    ['subrip', '<font color="#fff">One</font>\r\n<b>two</b> {\\an8}three', 'One two three'],
    ['subrip', 'if 3 < 5 and 7 > 5', 'if 3 < 5 and 7 > 5'],
    [
      'webvtt',
      '<v Roger Bingham>We are <c.loud>in</c> <00:00:01.500>New&nbsp;York &amp; &lt;here&gt;',
      'We are in New York & <here>',
    ],
    ['webvtt', 'R&D &unknown; ok', 'R&D &unknown; ok'],
    ['webvtt', 'it&#39;s &#x2014; &apos;so&apos; &#99999999; &#xd800;', "it's — 'so' \uFFFD \uFFFD"],
    ['webvtt', 'l&rsquo;&Eacute;lys&eacute;e ont vot&eacute;&hellip;', 'l’Élysée ont voté…'],
    ['subrip', 'one<br />two<br>three<BR/>four\\Nfive</p><p>six', 'one two three four five six'],
    ['subrip', 'elec\u00adtion cam&shy;paign, vo\u00ad\nters', 'election campaign, voters'],
    ['webvtt', '\u200eHe\u200bllo&lrm;, \u2066wor\ufeffld\u2069', 'Hello, world'],
    ['webvtt', 'Le deuxie\u0300me e\u0301te\u0301', 'Le deuxième été'],
    ['tx3g', '\0\x0bo\ufb03ce \ufb01le'.replace('\x0b', '\x0d'), 'office file'],
    ['webvtt', '<ruby>漢<rt>kan</rt></ruby> <lang en>yes</lang>', '漢kan yes'],
    ['ass', '0,0,Default,,0,0,0,,{\\k20}Ka{\\kf30}ra{\\ko15}o{\\K9}ke', 'Karaoke'],
    ['ass', '0,0,Top,Anna,0,0,0,fx,{\\an8\\pos(10,20)\\fad(1,2)\\t(0,9,\\fscx9)}Above', 'Above'],
    ['subrip', '<font face="a" size=12>Big</FONT> <u>text</u>', 'Big text'],
  ] as const)('of %s: %s', (coding, packet, text) => {
    expect(plainTextOf(coding, Buffer.from(packet))).toBe(text);
  });

  it('has a maximum length, however long the packet is', () => {
    expect(plainTextOf('subrip', Buffer.from('word '.repeat(10_000)))).toHaveLength(2000);
  });

  it.each([
    ['ass', '0,0,Default,,0,0,0,,{\\p1}m 0 0 {\\c&HFF&}l 9 9{\\p0}A {not closed', 'A {not closed'],
    ['ass', '0,0,Default,,0,0,0,,Sign{\\pos(1,2)\\p2}m 0 0 l 100 0', 'Sign'],
    ['subrip', 'set {a, b} and {\\an8', 'set {a, b} and {\\an8'],
  ] as const)('of %s, blocks and drawings: %s', (coding, packet, text) => {
    expect(plainTextOf(coding, Buffer.from(packet))).toBe(text);
  });

  it('can be decoded from bytes that are not UTF-8', () => {
    expect(plainTextOf('subrip', Buffer.from([0x48, 0xff, 0xc3, 0x69]))).toMatch(/^H.*i$/);
  });
});
