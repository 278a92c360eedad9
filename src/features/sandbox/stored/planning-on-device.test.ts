import { expect, it, vi } from 'vitest';
import { partOfVideo, type PlanningSnapshot } from '@/data/planning/planning-documents';
import { createMemoryPlanning } from '@/data/planning/testing/memory-planning';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { planningOnDevice } from './planning-on-device';

const HERE = 'https://example.com/here.mp4';
const ELSEWHERE = 'https://example.com/elsewhere.mp4';

it('what is planned for a result of the device stays there, on top of what the account has; all else goes to the account', async () => {
  const { planning: account, server } = createMemoryPlanning();
  const { of, records } = createMemoryVault();
  const open = (urls: string[], stored = urls) =>
    planningOnDevice(account, new Set(urls), { vault: of('ada'), isKept: true, stored: new Set(stored) });
  const record = () => records.get('ada/planning-of-device');
  const next = vi.fn<(snapshot: PlanningSnapshot) => void>();
  const shows = (fields: object) =>
    vi.waitFor(() => {
      const { schema: _, ...shown } = next.mock.lastCall?.[0].fields ?? {};
      expect(shown).toEqual(fields);
    });
  server.store(partOfVideo(HERE), { podSeconds: 20, breaks: { 500: 'kept', 1000: 'kept' } });
  const planning = open([HERE]);
  const end = planning.follow(partOfVideo(HERE), next, vi.fn());
  await shows({ podSeconds: 20, breaks: { 500: 'kept', 1000: 'kept' } });
  await planning.change(partOfVideo(HERE), { brief: 'a', breaks: { 1000: null, 2000: 'dropped' } });
  const changed = { podSeconds: 20, brief: 'a', breaks: { 500: 'kept', 2000: 'dropped' } };
  await shows(changed);
  expect(next).toHaveBeenLastCalledWith(expect.objectContaining({ isOnlyHere: true, isKept: true }));
  await planning.change(partOfVideo(ELSEWHERE), { brief: 'b' });
  expect(server.fields(partOfVideo(HERE))).toEqual({ podSeconds: 20, breaks: { 500: 'kept', 1000: 'kept' } });
  expect(server.fields(partOfVideo(ELSEWHERE))).toMatchObject({ brief: 'b' });

  end();
  next.mockClear();
  open([HERE]).follow(partOfVideo(HERE), next, vi.fn());
  await shows(changed);
  await open([ELSEWHERE], [HERE, ELSEWHERE]).change(partOfVideo(ELSEWHERE), { brief: 'c' });
  expect(record()).toMatchObject({ value: { [HERE]: { brief: 'a' }, [ELSEWHERE]: { brief: 'c' } } });
  await open([ELSEWHERE]).change(partOfVideo(ELSEWHERE), { brief: 'd' });
  expect(JSON.stringify(record()), 'without a result on the device').not.toContain(HERE);
});
