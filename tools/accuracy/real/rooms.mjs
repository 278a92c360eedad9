/**
 * Rooms and microphones, for training: real speech has echoes, noise and hum that recordings for games have not. Without
 * them, a model learns the microphones of its material.
 */

/** Reverberation times in seconds, shares of echo, and levels below the sound in dB: from, and how much more. */
const REVERBERATION = { shortest: 0.2, more: 0.7, wet: 0.15, wetter: 0.5, echoes: 220 };
const NOISE_DB = { loudest: -15, more: 30 };
const HUM_DB = { loudest: -20, more: 25 };
/** Amplitudes of the overtones of mains hum. */
const HUM = [1, 0.5, 0.6, 0.3, 0.3, 0.15, 0.2];
/** Softness of noise, from white to brown. */
const SOFTNESSES = [0, 0.5, 0.9, 0.97];
const [REVERBERANT, NOISY, HUMMING] = [0.5, 0.7, 0.4];

/**
 * A sound as a microphone hears it in some room. Music gets no hum, since hum is a held note.
 *
 * @param {Float32Array} samples
 * @param {number} rate in Hz
 * @param {() => number} random
 * @param {boolean} isMusic
 * @returns {Float32Array} of the same length, within full scale
 */
export function inSomeRoom(samples, rate, random, isMusic) {
  const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  const below = (/** @type {typeof NOISE_DB} */ { loudest, more }) =>
    rms * 10 ** ((loudest - more * random()) / 20);
  const heard = random() < REVERBERANT ? reverberant(samples, rate, random) : samples.slice();
  if (random() < NOISY) addNoise(heard, below(NOISE_DB), random);
  if (!isMusic && random() < HUMMING) addHum(heard, rate, below(HUM_DB), random() < 0.6 ? 50 : 60);
  const most = heard.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return most > 0.98 ? heard.map((sample) => (sample * 0.98) / most) : heard;
}

/** @param {Float32Array} samples @param {number} rate @param {() => number} random */
function reverberant(samples, rate, random) {
  const { shortest, more, wet, wetter, echoes } = REVERBERATION;
  const length = Math.round((shortest + more * random()) * rate);
  const share = wet + wetter * random();
  const heard = samples.slice();
  for (let echo = 0; echo < echoes; echo += 1) {
    const delay = Math.round(0.005 * rate + random() * length);
    const gain = (random() - 0.5) * Math.exp((-6.9 * delay) / length) * share * 0.7;
    for (let at = delay; at < samples.length; at += 1)
      heard[at] = (heard[at] ?? 0) + gain * (samples[at - delay] ?? 0);
  }
  return heard;
}

/** @param {Float32Array} samples @param {number} rms @param {() => number} random */
function addNoise(samples, rms, random) {
  const softness = SOFTNESSES[Math.floor(random() * SOFTNESSES.length)] ?? 0;
  let [before, energy] = [0, 0];
  const noise = samples.map(() => {
    before = softness * before + (1 - softness) * (random() * 2 - 1);
    energy += before * before;
    return before;
  });
  const gain = rms / Math.sqrt(energy / noise.length);
  noise.forEach((value, at) => (samples[at] = (samples[at] ?? 0) + value * gain));
}

/** @param {Float32Array} samples @param {number} rate @param {number} amplitude @param {number} hz */
function addHum(samples, rate, amplitude, hz) {
  for (let at = 0; at < samples.length; at += 1) {
    const hum = HUM.reduce(
      (sum, part, index) => sum + part * Math.sin((2 * Math.PI * hz * (index + 1) * at) / rate + index),
      0,
    );
    samples[at] = (samples[at] ?? 0) + amplitude * hum;
  }
}
