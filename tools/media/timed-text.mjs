/**
 * A line of timed text.
 *
 * @typedef {{ startMs: number, endMs: number, text: string }} Cue
 */

/**
 * The sample description of a 3GPP timed-text track (3GPP TS 26.245, clause 5.16, without its box
 * header): white sans-serif text, 18 units high, centred at the bottom.
 *
 * @returns {Buffer}
 */
export function sampleDescription() {
  const font = Buffer.from('Sans-Serif', 'ascii');
  const fontTable = Buffer.concat([
    u32(8 + 2 + 2 + 1 + font.length),
    Buffer.from('ftab'),
    u16(1),
    u16(1),
    Buffer.from([font.length]),
    font,
  ]);
  return Buffer.concat([
    u32(0), // display flags
    Buffer.from([1, 0xff]), // centred, at the bottom
    u32(0), // background: transparent
    Buffer.alloc(8), // text box: the whole track
    Buffer.concat([u16(0), u16(0), u16(1), Buffer.from([0, 18]), u32(0xffffffff)]), // style
    fontTable,
  ]);
}

/**
 * Text samples of a timed-text track: one for each line, and an empty one for each gap, since a sample lasts until the
 * next one.
 *
 * @param {readonly Cue[]} cues in time order, not overlapping
 * @param {number} durationMs
 * @returns {{ startMs: number, durationMs: number, data: Buffer }[]}
 */
export function textSamples(cues, durationMs) {
  const samples = [];
  let atMs = 0;
  for (const cue of [...cues, { startMs: durationMs, endMs: durationMs, text: '' }]) {
    if (cue.startMs > atMs) samples.push({ startMs: atMs, durationMs: cue.startMs - atMs, data: u16(0) });
    const text = Buffer.from(cue.text, 'utf8');
    if (text.length > 0) {
      const data = Buffer.concat([u16(text.length), text]);
      samples.push({ startMs: cue.startMs, durationMs: cue.endMs - cue.startMs, data });
    }
    atMs = cue.endMs;
  }
  return samples;
}

/**
 * The same lines as a WebVTT file, which browsers show.
 *
 * @param {readonly Cue[]} cues
 * @returns {string}
 */
export function webVtt(cues) {
  const blocks = cues.map((cue) => `${timecode(cue.startMs)} --> ${timecode(cue.endMs)}\n${cue.text}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** @param {number} timeMs */
function timecode(timeMs) {
  return new Date(timeMs).toISOString().slice(11, 23);
}

/** @param {number} value */
function u16(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** @param {number} value */
function u32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
