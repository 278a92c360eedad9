import { generateKeyPairSync, sign } from 'node:crypto';

/** An element of DER (ITU-T X.690). */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  const length = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...contents: Uint8Array[]): Buffer => der(0x30, ...contents);
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => der(0x17, Buffer.from(text));

/** A new key, and a certificate for 127.0.0.1 signed by no other key than itself (RFC 5280), as PEM. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId('2a8648ce3d040302')); // ECDSA with SHA-256
  const commonName = sequence(objectId('550403'), der(0x0c, Buffer.from('127.0.0.1')));
  const name = sequence(der(0x31, commonName));
  const loopback = sequence(der(0x87, Buffer.from([127, 0, 0, 1])));
  const alternativeName = sequence(objectId('551d11'), der(0x04, loopback));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1])), // serial number
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeName)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const lines =
    sequence(content, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
