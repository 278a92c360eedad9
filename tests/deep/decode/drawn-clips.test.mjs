import { AV_LOG_QUIET, Log } from 'node-av';
import { beforeAll, describe, expect, it } from 'vitest';
import { CLIPS } from '../../../tools/accuracy/catalogue.mjs';
import { judge } from '../../../tools/accuracy/judge.mjs';
import { loadMeasuring } from '../../../tools/accuracy/measure-file.mjs';
import { FLOORS, Report } from '../../../tools/accuracy/report.mjs';

/**
 * One clip of each kind that is drawn quickly. All are of the tuning half, because fixing a failing test uses the clip
 * for tuning. `npm run accuracy` measures all clips.
 */
const NAMES = [
  ...['cuts 1', 'dissolves 3', 'bars 1', 'cards 1', 'pans 3', 'dark 1'],
  ...['tones 1', 'digital silence 1', 'music 1', 'applause 1', 'speech 1'],
];

describe('the engine on a part of the drawn clips', () => {
  /** @type {Report} */
  let report;
  /** @type {import('../../../tools/accuracy/measure-file.mjs').Engine} */
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
