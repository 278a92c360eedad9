import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Recordings inside the archives of games. In the table, `!` separates the path of the archive from the name inside. */

const run = promisify(execFile);
/** Length of the name in an entry of `queen.1c`, and of an entry. */
const [QUEEN_NAME, QUEEN_ENTRY, QUEEN_START] = [12, 21, 15];
const [SKY_ENTRY, SKY_RATE] = [8, 11_025];

/**
 * Where a recording of the table is, after it was taken out of its archive if it is in one.
 *
 * @param {string} folder of the unpacked package
 * @param {string} path of the table
 * @returns {Promise<string>} a path that does not exist if there is no such recording
 */
export async function recordingFile(folder, path) {
  const [archive, member] = path.split('!');
  if (archive === undefined || member === undefined) return join(folder, path);
  const file = join(folder, `${archive}.members`, member.endsWith('.SB') ? `${member}.mp3` : member);
  if (existsSync(file) || !existsSync(join(folder, archive))) return file;
  const bytes = await memberOf(join(folder, archive), member);
  if (bytes === undefined) return file;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}

/** @param {string} archive @param {string} member @returns {Promise<Uint8Array | undefined>} */
async function memberOf(archive, member) {
  if (basename(archive) === 'queen.1c') return queenMember(readFileSync(archive), member);
  if (basename(archive) === 'sky.dsk') return skySpeech(archive, member);
  try {
    // Brackets and the like in names are patterns for unzip.
    const pattern = member.replaceAll(/[[\]*?\\]/gu, (sign) => `\\${sign}`);
    const { stdout } = await run('unzip', ['-p', archive, pattern], {
      encoding: 'buffer',
      maxBuffer: 2 ** 27,
    });
    return stdout;
  } catch {
    return undefined;
  }
}

/** A line of "Flight of the Amazon Queen", an MP3 file. @param {Buffer} archive @param {string} name */
function queenMember(archive, name) {
  for (let at = QUEEN_START; at < archive.length; at += QUEEN_ENTRY) {
    if (archive.toString('latin1', at, at + QUEEN_NAME).replace(/\0.*$/u, '') !== name) continue;
    const start = archive.readUInt32BE(at + QUEEN_NAME + 1);
    return archive.subarray(start, start + archive.readUInt32BE(at + QUEEN_NAME + 5));
  }
  return undefined;
}

/**
 * A line of "Beneath a Steel Sky" as a WAV file: unsigned samples of 8 bits after a header of 22 bytes, compressed.
 *
 * @param {string} archive
 * @param {string} number
 */
function skySpeech(archive, number) {
  const [index, data] = [readFileSync(archive.replace(/dsk$/u, 'dnr')), readFileSync(archive)];
  for (let at = 4; at + SKY_ENTRY <= index.length; at += SKY_ENTRY) {
    if (String(index.readUInt16LE(at)) !== number) continue;
    const place = index.readUIntLE(at + 2, 3);
    const start = (place & 0x80_00_00) === 0 ? place : (place & 0x7f_ff_ff) * 16;
    const packed = data.subarray(start, start + (index.readUIntLE(at + 5, 3) & 0x3f_ff_ff));
    return waveFile(unpackRnc(packed.subarray(packed.indexOf('RNC\u0001', 0, 'latin1'))), SKY_RATE);
  }
  return undefined;
}

/** @param {Uint8Array} samples unsigned, 8 bits @param {number} rate in Hz */
function waveFile(samples, rate) {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/**
 * Unpacks data of Rob Northen's compression, method 1: chunks of literals and copies, with three prefix codes each.
 * Bits are read from words of 16, least significant first; literals lie between the words.
 *
 * @param {Buffer} packed with its header of 18 bytes
 * @returns {Uint8Array}
 */
function unpackRnc(packed) {
  const output = new Uint8Array(packed.readUInt32BE(4));
  const bits = rncBits(packed, 18);
  bits.take(2);
  let end = 0;
  for (let chunks = packed[17] ?? 0; chunks > 0; chunks -= 1) {
    const [literals, distances, lengths] = [prefixCode(bits), prefixCode(bits), prefixCode(bits)];
    for (let steps = bits.take(16); steps > 0; steps -= 1) {
      const count = valueOf(bits, literals);
      output.set(bits.bytes(count), end);
      end += count;
      if (steps === 1) break;
      const distance = valueOf(bits, distances) + 1;
      for (let left = valueOf(bits, lengths) + 2; left > 0; left -= 1, end += 1)
        output[end] = output[end - distance] ?? 0;
    }
  }
  return output;
}

/** @typedef {ReturnType<typeof rncBits>} Bits @typedef {{ length: number, code: number, symbol: number }[]} PrefixCode */

/** @param {Buffer} packed @param {number} start */
function rncBits(packed, start) {
  let [at, held, count] = [start, 0, 0];
  /** @param {number} wanted at most 16 */
  const peek = (wanted) => {
    while (count < wanted) {
      held += ((packed[at] ?? 0) + (packed[at + 1] ?? 0) * 256) * 2 ** count;
      at += 2;
      count += 16;
    }
    return held % 2 ** wanted;
  };
  /** @param {number} wanted at most 16 */
  const take = (wanted) => {
    const value = peek(wanted);
    held = Math.floor(held / 2 ** wanted);
    count -= wanted;
    return value;
  };
  /** Whole bytes that lie after the last word that was read. @param {number} wanted */
  const bytes = (wanted) => {
    const found = packed.subarray(at, at + wanted);
    at += wanted;
    return found;
  };
  return { peek, take, bytes };
}

/** @param {Bits} bits @returns {PrefixCode} */
function prefixCode(bits) {
  const lengths = Array.from({ length: bits.take(5) }, () => bits.take(4));
  /** @type {PrefixCode} */
  const code = [];
  let next = 0;
  for (let length = 1; length <= 16; length += 1, next *= 2) {
    lengths.forEach((own, symbol) => {
      if (own !== length) return;
      const reversed = next.toString(2).padStart(length, '0').split('').toReversed().join('');
      code.push({ length, code: Number.parseInt(reversed, 2), symbol });
      next += 1;
    });
  }
  return code;
}

/** @param {Bits} bits @param {PrefixCode} code */
function valueOf(bits, code) {
  for (const { length, code: own, symbol } of code) {
    if (bits.peek(length) !== own) continue;
    bits.take(length);
    return symbol < 2 ? symbol : 2 ** (symbol - 1) + bits.take(symbol - 1);
  }
  throw new Error('The data is damaged.');
}
