import type { ChannelText, CueText } from '../../../captions/cue';
import { readDigital, type DigitalPair } from '../../../captions/digital';
import { mainTextOf, readLine21, type Line21Pair } from '../../../captions/line21';

/** What precedes caption data in a frame (ATSC A/53, part 4, 6.2.3): `GA94`, and the type of the data. */
const MARK = Buffer.from('GA94\u0003', 'latin1');
/** Before it in H.264, HEVC and AV1 a country and a provider (ITU-T T.35), in MPEG-2 a start code. */
const [REGISTERED, USER_DATA] = [Buffer.from([0xb5, 0x00, 0x31]), Buffer.from([0x00, 0x00, 0x01, 0xb2])];
/** It precedes the picture, so that only the beginning of a packet is searched. */
const MAX_BEFORE_PICTURE = 16_384;
/** Length of the sections, in ms, of which it is known whether they were read. */
const SECTION_MS = 2000;
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

/** The text of one channel, and which channels there are. */
export interface CaptionText extends CueText {
  /** Missing without text. */
  channel?: string | undefined;
  /** Those with text, in the order of their numbers. */
  channels: string[];
}

/** Captions that are in the picture, or in a track with the same data (CEA-608 and CEA-708). */
export class CaptionData {
  readonly #pairs = new Map<string, Line21Pair>();
  /** Whether the picture has such data, which is read only where the picture is. */
  isInPicture = false;
  /** Sections of the video whose pictures were read. */
  readonly #sections = new Set<number>();
  readonly #digital = new Map<string, DigitalPair>();
  /** The text read last, until something is added: it is read for every interim report. */
  #read: { endMs: number; wanted: string | undefined; text: CaptionText } | undefined;
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
  takePicture(packet: Uint8Array, timeMs: number): void {
    if (this.#isEnded) return;
    this.#read = undefined;
    this.#sections.add(Math.floor(timeMs / SECTION_MS));
    const bytes = Buffer.from(
      packet.buffer,
      packet.byteOffset,
      Math.min(packet.byteLength, MAX_BEFORE_PICTURE),
    );
    const precedes = (start: Buffer, at: number) => bytes.subarray(at - start.length, at).equals(start);
    for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + MARK.length)) {
      const isRegistered = at >= REGISTERED.length && precedes(REGISTERED, at);
      if (!isRegistered && !(at >= USER_DATA.length && precedes(USER_DATA, at))) continue;
      const from = at + MARK.length;
      const after = bytes.subarray(from, from + MAX_BYTES);
      const data = isRegistered ? unescaped(after) : after;
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
    this.#read = undefined;
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
   * The text of the first channel of CEA-608, which carries the language of the programme, unless another has far more.
   * Without any, that of CEA-708: where there are both, they have the same text. What was not read has no captions: they
   * end before it.
   *
   * @param endMs end of the video
   * @param wanted the channel to read instead, if it has text
   */
  read(endMs: number, wanted?: string): CaptionText {
    if (this.#read?.endMs === endMs && this.#read.wanted === wanted) return this.#read.text;
    const texts = this.#parts(inTime(this.#pairs), endMs).map(({ pairs, untilMs }) =>
      readLine21(pairs, untilMs),
    );
    const digital = () =>
      this.#parts(inTime(this.#digital), endMs).map(({ pairs, untilMs }) => readDigital(pairs, untilMs));
    const text = textOf(texts.some((channels) => channels.length > 0) ? texts : digital(), wanted);
    this.#read = { endMs, wanted, text };
    return text;
  }

  /** Splits pairs where the picture between them was not read: each part until where it was read. */
  #parts<Pair extends { timeMs: number }>(
    pairs: readonly Pair[],
    endMs: number,
  ): { pairs: Pair[]; untilMs: number }[] {
    if (!this.isInPicture) return pairs.length === 0 ? [] : [{ pairs: [...pairs], untilMs: endMs }];
    const parts: { pairs: Pair[]; untilMs: number }[] = [];
    for (const pair of pairs) {
      const last = parts.at(-1);
      if (last !== undefined && pair.timeMs <= last.untilMs) last.pairs.push(pair);
      else parts.push({ pairs: [pair], untilMs: Math.min(endMs, this.#readUntil(pair.timeMs)) });
    }
    return parts;
  }

  /** Until when the pictures after a time were read without a gap, in ms. */
  #readUntil(timeMs: number): number {
    let section = Math.floor(timeMs / SECTION_MS);
    while (this.#sections.has(section + 1)) section += 1;
    return (section + 1) * SECTION_MS;
  }
}

/** The text of the wanted channel if it has any, else of the main channel of each part. */
function textOf(parts: readonly (readonly ChannelText[])[], wanted: string | undefined): CaptionText {
  const channels = [...new Set(parts.flat().map(({ channel }) => channel))].sort();
  const chosen = parts.map((part) => part.filter(({ channel }) => channel === wanted));
  const texts = (chosen.flat().length > 0 ? chosen : parts).map((part) => mainTextOf(part));
  return {
    cues: texts.flatMap(({ cues }) => cues),
    isCut: texts.some(({ isCut }) => isCut),
    channel: texts.find(({ channel }) => channel !== undefined)?.channel,
    channels,
  };
}

/** Packets come in the order of decoding. */
function inTime<Pair extends { timeMs: number }>(pairs: ReadonlyMap<string, Pair>): Pair[] {
  return [...pairs.values()].sort((a, b) => a.timeMs - b.timeMs);
}

/** Without the bytes that H.264 and HEVC insert after two zeros, so that there is no start code (`00 00 03`). */
function unescaped(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0));
}
