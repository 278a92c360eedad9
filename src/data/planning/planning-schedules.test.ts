import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '@/lib/testing/page-globals';
import { choicesFor, type Planning } from './planning';
import { countUnsentPlanning } from './planning-sync';
import { simulatedDevices, type Outcome, type SimulatedDevice } from './testing/simulated-devices';
import { profileOf } from './testing/samples';

const URL = 'https://example.com/a.mp4';

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Everything that was ever added, and what of it was removed again. */
class Truth {
  readonly added = new Set<string>();
  readonly removed = new Set<string>();
  readonly replaced = new Set<string>();

  /** What is wrong with the final planning of all devices. */
  problemsOf(planning: Planning): string[] {
    const { kept, brief } = choicesFor(planning, URL);
    const found = new Set([
      ...kept.map((at) => `kept ${at}`),
      ...planning.profiles.map(({ id }) => `profile ${id}`),
      ...planning.profiles.flatMap(({ id, exclusions }) => exclusions.map((each) => `rule ${id} ${each}`)),
    ]);
    const ofRemoved = (item: string) => this.removed.has(`profile ${item.split(' ')[1]}`);
    return [
      ...[...this.added]
        .filter((item) => !this.removed.has(item) && !found.has(item) && !ofRemoved(item))
        .map((item) => `lost ${item}`),
      ...[...this.removed]
        .filter((item) => found.has(item) && !item.startsWith('profile'))
        .map((item) => `back ${item}`),
      ...(brief && this.replaced.has(brief.text) ? [`back ${brief.text}`] : []),
    ];
  }
}

async function change(device: SimulatedDevice, truth: Truth, what: number, step: number): Promise<void> {
  const { planning } = device;
  const { profiles, ...rest } = await planning.read();
  const { kept, brief } = choicesFor({ profiles, ...rest }, URL);
  const [profile] = profiles.slice(step % Math.max(1, profiles.length));
  if (what < 0.3) {
    await planning.saveVideo(URL, (choices) => ({ kept: [...choices.kept, step] }));
    truth.added.add(`kept ${step}`);
  } else if (what < 0.5) {
    const at = kept[step % Math.max(1, kept.length)];
    if (at === undefined) return;
    await planning.saveVideo(URL, (choices) => ({ kept: choices.kept.filter((each) => each !== at) }));
    truth.removed.add(`kept ${at}`);
  } else if (what < 0.6) {
    await planning.saveProfile(profileOf(`p${step}`));
    truth.added.add(`profile p${step}`);
  } else if (what < 0.75 && profile) {
    await planning.saveProfile({ ...profile, exclusions: [...profile.exclusions, `x${step}`] });
    truth.added.add(`rule ${profile.id} x${step}`);
  } else if (what < 0.82 && profile?.exclusions[0] !== undefined) {
    await planning.saveProfile({ ...profile, exclusions: profile.exclusions.slice(1) });
    truth.removed.add(`rule ${profile.id} ${profile.exclusions[0]}`);
  } else if (what < 0.86 && profile) {
    await planning.removeProfile(profile.id);
    truth.removed.add(`profile ${profile.id}`);
  } else {
    if (brief) truth.replaced.add(brief.text);
    await planning.saveVideo(URL, () => ({ brief: what < 0.93 ? null : { text: `b${step}`, terms: [] } }));
  }
}

/** Completes everything that the devices wait for, until all is sent and read. */
async function quiet(devices: readonly SimulatedDevice[]): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    if (round % 4 === 3) for (const { sync } of devices) void sync().follow([]);
    for (let waits = 0; waits < 200; waits += 1) {
      for (const each of devices.flatMap((device) => device.waits.splice(0))) each.end('done');
      await vi.advanceTimersByTimeAsync(0);
    }
    await vi.advanceTimersByTimeAsync(60_000);
  }
}

it.each(Array.from({ length: 10 }, (_, seed) => seed))(
  'whatever fails, the planning of three devices becomes the same, loses no break, profile or rule, and restores no removed break, rule or brief (seed %i)',
  async (seed) => {
    const random = numbers(seed);
    const devices = simulatedDevices(3, [URL]);
    const truth = new Truth();
    for (let step = 1; step <= 200; step += 1) {
      const device = devices[Math.floor(random() * devices.length)];
      if (!device) continue;
      const [what, detail] = [random(), random()];
      if (what < 0.25) await change(device, truth, detail, step);
      else if (what < 0.3) device.reopen();
      else if (what < 0.45) await vi.advanceTimersByTimeAsync(detail * 8_000);
      else if (what < 0.5) void device.sync().follow([]);
      else {
        const [wait] = device.waits.splice(Math.floor(detail * device.waits.length), 1);
        const outcome: Outcome = what < 0.6 && wait?.isRequest ? (what < 0.56 ? 'lost' : 'failed') : 'done';
        wait?.end(outcome);
      }
      await vi.advanceTimersByTimeAsync(0);
    }
    await quiet(devices);
    const plannings = await Promise.all(devices.map(({ planning }) => planning.read()));
    expect(plannings[1]).toEqual(plannings[0]);
    expect(plannings[2]).toEqual(plannings[0]);
    expect(plannings[0] && truth.problemsOf(plannings[0])).toEqual([]);
    for (const { sync, vault } of devices) {
      expect(await countUnsentPlanning(vault)).toBe(0);
      expect(sync().getState().status).toBe('synced');
      sync().close();
    }
  },
);
