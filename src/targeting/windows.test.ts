import { describe, expect, it } from 'vitest';
import type { FormatWindow } from '@/contracts/windows';
import { toWindowSheet, toWindowSignals } from './export/windows';
import type { MediaPlan } from './plan';
import { matchesFilter, plannedWindows } from './windows';

const CORNER: FormatWindow = {
  ...{ kind: 'overlay', place: 'bottom-left', start: 1000, end: 13_500, endReason: 'cut', checked: 1 },
  box: { x: 0, y: 0.5, width: 0.5, height: 0.5 },
};
const FRAME: FormatWindow = {
  ...{ kind: 'squeezeback', place: 'frame', start: 30_000, end: 50_000, checked: 0 },
  box: { x: 0, y: 0, width: 1, height: 1 },
};
const PAUSE: FormatWindow = { ...FRAME, kind: 'pause' };

/** A plan with a suitable scene, one that is not, and another suitable one. */
function planWith(windows: FormatWindow[] | undefined, breaksMs: number[] = []): MediaPlan {
  const verdicts = ['suitable', 'unsuitable', 'suitable'];
  const scenes = verdicts.map((verdict, index) => ({
    ...{ verdict, start: index * 20_000, end: (index + 1) * 20_000 },
  }));
  const breaks = breaksMs.map((timestamp) => ({ timestamp, isExported: timestamp !== 12_000 }));
  return { response: { windows }, scenes, breaks } as unknown as MediaPlan;
}

describe('the windows of a plan', () => {
  it('have the worst verdict of their scenes, and only suitable ones are exported', () => {
    const [corner, frame] = plannedWindows(planWith([CORNER, FRAME])) ?? [];
    expect(corner).toEqual({ ...CORNER, verdict: 'suitable', isExported: true, share: 0.25 });
    expect(frame).toMatchObject({ verdict: 'unsuitable', isExported: false });
    expect(plannedWindows(planWith([{ ...CORNER, start: 60_000, end: 70_000 }]))?.[0]?.verdict).toBe(
      'not-assessed',
    );
    expect(plannedWindows(planWith(undefined))).toBeUndefined();
  });

  it('end at a break of the files and begin after it, if they are then long enough; a pause does not', () => {
    const times = (window: FormatWindow, breaksMs: number[]) =>
      plannedWindows(planWith([window], breaksMs))?.map(({ start, end }) => [start, end]);
    expect(times(CORNER, [1000, 12_000, 13_500])).toEqual([[1000, 13_500]]);
    expect(times(CORNER, [11_000])).toEqual([[1000, 11_000]]);
    expect(times(CORNER, [6000])).toEqual([]);
    expect(times(FRAME, [40_000])).toEqual([
      [30_000, 40_000],
      [40_000, 50_000],
    ]);
    expect(times(PAUSE, [40_000])).toEqual([[30_000, 50_000]]);
  });

  it('are filtered by format, place and length', () => {
    const filter = { kind: 'all', place: 'all', minSeconds: 0 } as const;
    const kinds = (changes: Partial<Parameters<typeof matchesFilter>[0]>) =>
      [CORNER, FRAME].filter(matchesFilter({ ...filter, ...changes })).map(({ kind }) => kind);
    expect(kinds({})).toEqual(['overlay', 'squeezeback']);
    expect(kinds({ kind: 'overlay' })).toEqual(['overlay']);
    expect(kinds({ place: 'frame' })).toEqual(['squeezeback']);
    expect(kinds({ minSeconds: 15 })).toEqual(['squeezeback']);
  });
});

describe('the files of windows', () => {
  const windows = plannedWindows(
    planWith([CORNER, { ...FRAME, start: 40_000 }, { ...PAUSE, start: 41_000 }, FRAME]),
  );

  it('have the codes of OpenRTB for the suitable ones, and no query of the URL', () => {
    expect(toWindowSignals(windows ?? [], 'https://example.com/a.mp4?token=1', 'none')).toMatchObject({
      url: 'https://example.com/a.mp4',
      windows: [
        {
          ...{ start: 1000, end: 13_500 },
          video: { linearity: 2, plcmt: 7, pos: 14, minduration: 10, maxduration: 12, battr: [22, 23] },
        },
        {
          video: { linearity: 2, plcmt: 8, minduration: 10, maxduration: 10, battr: [22, 23] },
          ext: { scenecue: { positions: [11, 12, 13, 16, 17] } },
        },
        { video: { linearity: 2, plcmt: 5, battr: [22, 23] }, ext: { scenecue: { positions: [7, 8] } } },
      ],
    });
  });

  it('list every one in a spreadsheet, with those that are not exported', () => {
    const [head, first, second] = toWindowSheet(windows ?? []).split('\r\n');
    expect(head).toMatch(/^kind,place,start_ms,end_ms/);
    expect(first).toBe(
      'overlay,bottom-left,1000,13500,00:01.0,00:13.5,12.5,0,0.5,0.5,0.5,0.25,cut,1,suitable,yes',
    );
    expect(second).toMatch(/unsuitable,no$/);
  });
});
