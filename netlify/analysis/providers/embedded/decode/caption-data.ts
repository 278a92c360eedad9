import type { TextCue } from '../../../captions/cue';
import { readDigital, type DigitalPair } from '../../../captions/digital';
import { readLine21, type Line21Pair } from '../../../captions/line21';

/** What precedes caption data in a frame (ATSC A/53, part 4, 6.2.3): `GA94`, and the type of the data. */
const MARK = Buffer.from('GA94\u0003', 'latin1');
/** Before it in H.264, HEVC and AV1 a country and a provider (ITU-T T.35), in MPEG-2 a start code. */
const BEFORE = [Buffer.from([0xb5, 0x00, 0x31]), Buffer.from([0x00, 0x00, 0x01, 0xb2])];
/** Maximum number of bytes of caption data of a frame: 31 constructs, and what their escaping adds. */
const MAX_BYTES = 160;
/** Length in bytes of one construct of caption data. */
const CONSTRUCT = 3;
/** Bits of the byte that counts the constructs, and of their first bytes. */
const [COUNT, VALID, TYPE] = [0b1_1111, 0b100, 0b11];
/** Types of constructs: the fields of CEA-608, and the start of a packet of CEA-708; type 2 continues it. */
const [FIRST_FIELD, SECOND_FIELD, PACKET_START] = [0, 1, 3];
/** The parity bit of the bytes of CEA-608; padding has no other bit. */
const WITHOUT_PARITY = 0x7f;
/** Maximum number of pairs that are kept of each standard: captions have about ten a second, so 14 hours. */
const MAX_PAIRS = 500_000;

/** Captions that are in the picture, or in a track with the same data (CEA-608 and CEA-708). */
export class CaptionData {
  readonly #pairs = new Map<string, Line21Pair>();
  /** Whether the picture has such data, which is read only where the picture is. */
  isInPicture = false;
  readonly #digital = new Map<string, DigitalPair>();

  #isEnded = false;
  #isReadAgain = false;

  /** The next frame and those after it are read again: what was taken from there on is dropped. */
  readAgain(): void {
    this.#isReadAgain = true;
  }

  /** What is read from now on was read before, or is out of order. */
  end(): void {
    this.#isEnded = true;
  }

  /** Takes a packet of a video track, of any codec: the picture need not be decoded. */
  takePicture(packet: Uint8Array, timeMs: number | undefined): void {
    if (timeMs === undefined) return;
    const bytes = Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength);
    for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + MARK.length)) {
      if (!BEFORE.some((start) => bytes.subarray(at - start.length, at).equals(start))) continue;
      const from = at + MARK.length;
      const data = unescaped(bytes.subarray(from, from + MAX_BYTES));
      const count = (data[0] ?? 0) & COUNT;
      this.takeConstructs(data.subarray(2, 2 + count * CONSTRUCT), timeMs, at);
      this.isInPicture = true;
    }
  }

  /**
   * Takes the caption data of a frame.
   *
   * @param data constructs of three bytes: marks, and two bytes
   * @param place tells apart those of the same frame
   */
  takeConstructs(data: Uint8Array, timeMs: number, place = 0): void {
    if (this.#isEnded) return;
    if (this.#isReadAgain) this.#dropFrom(timeMs);
    for (let at = 0; at + CONSTRUCT <= data.length; at += CONSTRUCT) {
      const [marks = 0, first = 0, second = 0] = data.subarray(at, at + CONSTRUCT);
      if ((marks & VALID) === 0) continue;
      const type = marks & TYPE;
      // The same frame can be read twice.
      const key = `${timeMs} ${place} ${at}`;
      if (type <= SECOND_FIELD) {
        if (((first | second) & WITHOUT_PARITY) === 0) continue;
        const field = type === FIRST_FIELD ? 1 : 2;
        if (this.#pairs.size < MAX_PAIRS) this.#pairs.set(key, { timeMs, field, first, second });
      } else if (this.#digital.size < MAX_PAIRS)
        this.#digital.set(key, { timeMs, isStart: type === PACKET_START, first, second });
    }
  }

  #dropFrom(timeMs: number): void {
    this.#isReadAgain = false;
    for (const pairs of [this.#pairs, this.#digital])
      for (const [key, pair] of pairs) if (pair.timeMs >= timeMs) pairs.delete(key);
  }

  /**
   * The text of the channel of CEA-608 with most of it; of equal ones the first, which carries the language of the
   * programme. Without any, that of the service of CEA-708 with most: where there are both, they have the same text.
   *
   * @param endMs end of the video
   */
  read(endMs: number): { cues: TextCue[]; isCut: boolean } {
    const channels = readLine21(inTime(this.#pairs), endMs);
    const texts = channels.length > 0 ? channels : readDigital(inTime(this.#digital), endMs);
    const length = ({ cues }: { cues: TextCue[] }) => cues.reduce((sum, { text }) => sum + text.length, 0);
    const [most] = texts.toSorted((a, b) => length(b) - length(a));
    return { cues: most?.cues ?? [], isCut: most?.isCut === true };
  }
}

/** Packets come in the order of decoding. */
function inTime<Pair extends { timeMs: number }>(pairs: ReadonlyMap<string, Pair>): Pair[] {
  return [...pairs.values()].sort((a, b) => a.timeMs - b.timeMs);
}

/** Without the bytes that H.264 and HEVC insert after two zeros, so that there is no start code (`00 00 03`). */
function unescaped(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0));
}
