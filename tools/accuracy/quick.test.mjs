import { AV_LOG_QUIET, Log } from 'node-av';
import { beforeAll, describe, expect, it } from 'vitest';
import { CLIPS } from './catalogue.mjs';
import { judge } from './judge.mjs';
import { loadMeasuring } from './measure-file.mjs';
import { FLOORS, Report } from './report.mjs';

/** A clip with cuts and one with sound. `tests/deep/decode/drawn-clips.test.mjs` measures one of each kind. */
const NAMES = ['cuts 1', 'tones 1'];

describe('the engine on a part of the drawn clips', () => {
  /** @type {Report} */
  let report;
  /** @type {import('./measure-file.mjs').Engine} */
  let engine;

  beforeAll(async () => {
    Log.setLevel(AV_LOG_QUIET);
    engine = await loadMeasuring('quick');
    report = new Report(engine.CONCEPTS, FLOORS.drawn);
  }, 60_000);

  it('reaches every floor', async () => {
    const clips = CLIPS.filter(({ id }) => NAMES.includes(id));
    expect(clips.map(({ id }) => id).sort()).toEqual(NAMES.toSorted());
    for (const clip of clips) await judge(engine, clip, report);
    expect(report.belowFloor('tuning'), JSON.stringify(report.json().mistakes, null, 2)).toEqual([]);
  }, 120_000);
});
