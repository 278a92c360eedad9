import { describe, expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import { LOOK_BYTES } from '../measure/look';
import { scenesOf } from './scenes-of';

/**
 * Looks without anything in common; with a small part of another one, a look still has a likeness of 0.94 to itself.
 */
const look = (bin: number, beside = bin) => {
  const bytes = new Uint8Array(LOOK_BYTES);
  bytes[bin] = 200;
  bytes[beside] = Math.max(bytes[beside] ?? 0, 70);
  return bytes;
};
const BLACK = look(LOOK_BYTES - 1);

/** A video of shots with these lengths in seconds, one look per letter; a dot is black and silent, `#` a title card. */
function program(plan: string, secondsOf: (index: number) => number = () => 4) {
  const letters = plan.split('');
  let at = 0;
  const shots = letters.map((_, index) => {
    const start = at;
    at += secondsOf(index) * 1000;
    return { start, end: at };
  });
  const letterAt = (timeMs: number) => letters[shots.findIndex(({ end }) => timeMs < end)] ?? '';
  const video = videoOf({
    seconds: at / 1000,
    audio: (timeMs) => (letterAt(timeMs) === '.' ? { rmsDb: -120 } : {}),
    frame: (timeMs) => {
      const letter = letterAt(timeMs);
      if (letter === '.') return { look: BLACK, blackShare: 1, luma: 0, contrast: 0 };
      return { look: look(letter.charCodeAt(0) % (LOOK_BYTES - 2)) };
    },
  });
  const card = { name: 'title card', confidence: 1, kind: 'look' as const };
  const entries = Array.from({ length: at / 1000 }, (_, second) => ({
    timestamp: second * 1000,
    concepts: letterAt(second * 1000) === '#' ? [card] : [],
  }));
  return { video, shots, entries };
}

const scenesIn = (plan: string, secondsOf?: (index: number) => number) => {
  const { video, shots, entries } = program(plan, secondsOf);
  return scenesOf(video, shots, entries);
};
const summaryOf = (plan: string, secondsOf?: (index: number) => number) =>
  scenesIn(plan, secondsOf).map(({ start, end, endReason }) => [start / 1000, end / 1000, endReason]);

describe('the scenes of a video', () => {
  it('are one for a dialogue with cuts back and forth', () => {
    expect(summaryOf('ABABAB')).toEqual([[0, 24, 'end']]);
  });

  it('end when the next shots look different and no earlier shot returns', () => {
    expect(summaryOf('ABABCDCD')).toEqual([
      [0, 16, 'change'],
      [16, 32, 'end'],
    ]);
  });

  it('can be a single shot', () => {
    expect(summaryOf('ABACDED', () => 6)).toEqual([
      [0, 18, 'change'],
      [18, 24, 'change'],
      [24, 42, 'end'],
    ]);
  });

  it('end at black, which is a separate scene when it is long', () => {
    expect(summaryOf('A.A', (index) => (index === 1 ? 1 : 10))).toEqual([
      [0, 11, 'black'],
      [11, 21, 'end'],
    ]);
    expect(scenesIn('A.A', (index) => (index === 1 ? 2 : 10))).toEqual([
      { start: 0, end: 10_000, endReason: 'black' },
      { start: 10_000, end: 12_000, endReason: 'black', isSlot: true },
      { start: 12_000, end: 22_000, endReason: 'end' },
    ]);
  });

  it('end at a fade, even if the same place follows', () => {
    const { video, shots, entries } = program('AA', () => 10);
    const fade = { kind: 'fade', startMs: 9000, endMs: 10_000, strength: 1 } as const;
    expect(scenesOf({ ...video, transitions: [fade] }, shots, entries)).toEqual([
      { start: 0, end: 10_000, endReason: 'fade' },
      { start: 10_000, end: 20_000, endReason: 'end' },
    ]);
  });

  it('end at a fade up to half a second from the border of a shot, and not at one farther away', () => {
    const { video, shots, entries } = program('AA', () => 10);
    const endsOf = (startMs: number, endMs: number) => {
      const fade = { kind: 'fade', startMs, endMs, strength: 1 } as const;
      return scenesOf({ ...video, transitions: [fade] }, shots, entries).map(({ end }) => end / 1000);
    };
    for (const [startMs, endMs] of [
      [8500, 9500],
      [10_500, 11_500],
    ] as const)
      expect(endsOf(startMs, endMs)).toEqual([10, 20]);
    for (const [startMs, endMs] of [
      [8400, 9400],
      [10_600, 11_600],
    ] as const)
      expect(endsOf(startMs, endMs)).toEqual([20]);
  });

  it('end before a title card, which belongs to the next scene', () => {
    expect(summaryOf('AA#BB')).toEqual([
      [0, 8, 'title-card'],
      [8, 20, 'end'],
    ]);
  });

  /** The video with a line on a topic at each of these seconds. */
  const withLines = (plan: string, lines: Record<string, number[]>) => {
    const { video, shots, entries } = program(plan);
    const spoken = entries.map((entry) => ({
      ...entry,
      concepts: Object.entries(lines)
        .filter(([, seconds]) => seconds.includes(entry.timestamp / 1000))
        .map(([name]) => ({
          ...{ name, confidence: 1, kind: 'topic' as const },
          evidence: { kind: 'words' as const, words: 'a word', timestamp: entry.timestamp },
        })),
    }));
    return scenesOf(video, shots, spoken).map(({ start, end, endReason }) => [
      start / 1000,
      end / 1000,
      endReason,
    ]);
  };

  it('end when two people in the same studio change the topic permanently', () => {
    expect(withLines('ABABABAB', { soccer: [1, 6, 11], cooking: [17, 22, 27] })).toEqual([
      [0, 16, 'topic'],
      [16, 32, 'end'],
    ]);
  });

  it('end when the topic changes, also if the first topic occurs a minute before or returns a minute after', () => {
    const plan = 'AB'.repeat(12);
    const lines = { soccer: [1, 61, 66, 69], cooking: [2, 73, 78, 94] };
    expect(withLines(plan, lines)).toContainEqual([0, 72, 'topic']);
    const again = { soccer: [1, 6, 11, 80], cooking: [17, 22, 27] };
    expect(withLines(plan, again)).toContainEqual([0, 16, 'topic']);
  });

  it('use a line in its own shot only, although its topic also counts just after it', () => {
    const { video, shots, entries } = program('ABABABAB');
    const said = (name: string, timestamp: number) => ({
      ...{ name, confidence: 1, kind: 'topic' as const },
      evidence: { kind: 'words' as const, words: 'a word', timestamp },
    });
    // The last line on the first topic is still named in the first seconds of the next shot.
    const spoken = entries.map((entry) => {
      const second = entry.timestamp / 1000;
      const soccer = second < 18 ? [said('soccer', second < 8 ? 1000 : 15_500)] : [];
      const cooking = [17, 22, 27].includes(second) ? [said('cooking', entry.timestamp)] : [];
      return { ...entry, concepts: [...soccer, ...cooking] };
    });
    expect(scenesOf(video, shots, spoken).map(({ end }) => end / 1000)).toEqual([16, 32]);
  });

  it('continue when a dialogue mentions a topic only once, or returns to the first', () => {
    expect(withLines('ABABABAB', { soccer: [1, 6, 11], cooking: [17] })).toHaveLength(1);
    expect(withLines('ABABABAB', { soccer: [1, 6, 26], cooking: [17, 22] })).toHaveLength(1);
    expect(withLines('ABABABAB', { soccer: [1], cooking: [17, 22, 27] })).toHaveLength(1);
  });

  it('end at a silence when the place changes, and not within a dialogue', () => {
    const reasons = (plan: string, fromMs = 7000) => {
      const { video, shots, entries } = program(plan);
      const audioWindows = video.audioWindows.map((window) => ({
        ...window,
        rmsDb: window.timeMs >= fromMs && window.timeMs < fromMs + 1000 ? -90 : -20,
      }));
      return scenesOf({ ...video, audioWindows }, shots, entries).map(({ endReason }) => endReason);
    };
    expect(reasons('ABABAB')).toEqual(['end']);
    expect(reasons('AABB')).toEqual(['silence', 'end']);
    expect(reasons('AABB', 8000)).toEqual(['silence', 'end']);
    expect(reasons('AABB', 9000)).toEqual(['change', 'end']);
  });

  it('are one for a dialogue after a silence, also if its people look slightly different each time', () => {
    const { video, shots, entries } = program('CABAB');
    const frames = video.frames.map((frame) =>
      frame.timeMs < 12_000 ? frame : { ...frame, look: look(frame.look.indexOf(200), 0) },
    );
    const audioWindows = video.audioWindows.map((window) =>
      window.timeMs >= 3000 && window.timeMs < 4000 ? { ...window, rmsDb: -90 } : window,
    );
    expect(scenesOf({ ...video, frames, audioWindows }, shots, entries)).toEqual([
      { start: 0, end: 4000, endReason: 'silence' },
      { start: 4000, end: 20_000, endReason: 'end' },
    ]);
  });

  it('join shots that look slightly different by their sound and their topic', () => {
    const { video, shots, entries } = program('AA');
    const frames = video.frames.map((frame) =>
      frame.timeMs < 4000 ? frame : { ...frame, look: look(frame.look.indexOf(200), 0) },
    );
    const endsOf = (topics: Record<number, string>, speech: number) => {
      const spoken = entries.map(({ timestamp }) => {
        const name = topics[timestamp / 1000];
        const evidence = { kind: 'words' as const, words: 'a word', timestamp };
        const concepts =
          name === undefined ? [] : [{ ...{ name, confidence: 1, evidence }, kind: 'topic' as const }];
        return { timestamp, concepts };
      });
      const audioWindows = video.audioWindows.map((window) => ({
        ...window,
        speech: window.timeMs < 4000 ? 0 : speech,
      }));
      return scenesOf({ ...video, frames, audioWindows }, shots, spoken).map(({ end }) => end / 1000);
    };
    expect(endsOf({}, 0)).toEqual([8]);
    expect(endsOf({ 1: 'soccer', 5: 'cooking' }, 0)).toEqual([4, 8]);
    expect(endsOf({}, 1)).toEqual([4, 8]);
    expect(endsOf({ 1: 'soccer', 5: 'soccer' }, 1)).toEqual([8]);
  });

  it('are one for a montage of brief shots that have nothing in common', () => {
    expect(summaryOf('AAABCDEFGGG', (index) => (index < 3 || index > 7 ? 5 : 2))).toEqual([
      [0, 15, 'change'],
      [15, 25, 'change'],
      [25, 40, 'end'],
    ]);
  });

  it('are one for a longer montage with continuous music, and end where the music ends', () => {
    const { video, shots, entries } = program('ABCDEFGH');
    const heard = (until: number) =>
      video.audioWindows.map((window) => ({ ...window, music: window.timeMs < until ? 0.9 : 0 }));
    const ends = (until: number) =>
      scenesOf({ ...video, audioWindows: heard(until) }, shots, entries).map(({ end }) => end / 1000);
    expect(ends(32_000)).toEqual([32]);
    expect(ends(16_000)).toEqual([16, 20, 24, 28, 32]);
  });

  it('end within a montage where louder or quieter music begins', () => {
    const { video, shots, entries } = program('ABCDEFGH');
    const ends = (levelDb: number) => {
      const audioWindows = video.audioWindows.map((window) => ({
        ...{ ...window, music: 0.9 },
        rmsDb: window.timeMs < 16_000 ? -24 : levelDb,
      }));
      return scenesOf({ ...video, audioWindows }, shots, entries).map(({ end }) => end / 1000);
    };
    expect(ends(-35)).toEqual([32]);
    expect(ends(-36)).toEqual([16, 32]);
  });

  it('are one for a commercial between two black ranges', () => {
    const scenes = scenesIn('AABAA.CDDE#.GGHGG', (index) => (index === 5 || index === 11 ? 1 : 3));
    expect(scenes.map(({ start, end, endReason }) => [start / 1000, end / 1000, endReason])).toEqual([
      [0, 16, 'black'],
      [16, 32, 'black'],
      [32, 47, 'end'],
    ]);
  });

  it('are separate between two black ranges around more than a minute, long shots, or sound', () => {
    const inside = (shotSeconds: number, rest: Partial<{ count: number; blackDb: number }> = {}) => {
      const { count = 4, blackDb = -120 } = rest;
      const plan = `AABAA.${'CDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, count)}.AABAA`;
      const { video, shots, entries } = program(plan, (index) =>
        index === 5 || index === 6 + count ? 1 : index > 5 && index < 6 + count ? shotSeconds : 3,
      );
      const audioWindows = video.audioWindows.map((window) => ({
        ...window,
        rmsDb: window.rmsDb < -100 ? blackDb : window.rmsDb,
      }));
      return scenesOf({ ...video, audioWindows }, shots, entries).length;
    };
    expect(inside(3, { count: 20 })).toBe(3);
    expect(inside(3, { count: 21 })).toBeGreaterThan(3);
    expect(inside(4)).toBeGreaterThan(3);
    expect(inside(3)).toBe(3);
    expect(inside(3, { blackDb: -30 })).toBeGreaterThan(3);
  });

  it('are found in a program that is sampled every four seconds', () => {
    const { video, shots, entries } = program('ABABCDCD', () => 8);
    const frames = video.frames.filter(({ timeMs }) => timeMs % 4000 === 0);
    const sampled = { ...video, frames, audioWindows: [], decodedRanges: [], intervalMs: 4000 };
    expect(scenesOf(sampled, shots, entries).map(({ end }) => end / 1000)).toEqual([32, 64]);
    expect(scenesOf({ ...sampled, frames: [] }, shots, entries)).toHaveLength(8);
  });

  it('are none without shots, and one for one shot', () => {
    expect(scenesOf(videoOf({ seconds: 0 }), [], [])).toEqual([]);
    expect(summaryOf('A')).toEqual([[0, 4, 'end']]);
  });

  it('do not continue until a place that returns much later', () => {
    expect(summaryOf('ABCDEFGHIJKA', () => 5).length).toBe(12);
  });

  it('have no gaps, and start and end at borders of shots', () => {
    const plan = 'ABAB.CDC#EEFGF..HIJH';
    const { video, shots, entries } = program(plan, (index) => 1 + (index % 4));
    const scenes = scenesOf(video, shots, entries);
    expect(scenes[0]?.start).toBe(0);
    expect(scenes.at(-1)?.end).toBe(shots.at(-1)?.end);
    for (const [index, scene] of scenes.entries()) {
      expect(shots.some(({ start }) => start === scene.start)).toBe(true);
      if (index > 0) expect(scene.start).toBe(scenes[index - 1]?.end);
    }
  });

  /** Dialogues between two places each; a place comes back only after minutes. */
  const dialogues = Array.from({ length: 375 }, (_, index) => {
    const [one, other] = [0, 1].map((at) => String.fromCharCode(65 + (index % 26) * 2 + at));
    return `${one}${other}${one}${other}`;
  }).join('');

  it.each([
    ['places that come back', 'ABABACDCDEFG'.repeat(125), 1],
    ['dialogues', dialogues, 100],
  ])('are found in 1,500 shots of %s', (_, plan, least) => {
    const { video, shots, entries } = program(plan, () => 2);
    expect(shots).toHaveLength(1500);
    const scenes = scenesOf(video, shots, entries);
    expect(scenes.length).toBeGreaterThan(least);
  });
});
