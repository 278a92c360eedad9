import { expect, it, vi } from 'vitest';
import { partOfVideo, type PlanningSnapshot } from '@/data/planning/planning-documents';
import { createMemoryPlanning } from '@/data/planning/testing/memory-planning';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { planningOnDevice } from './planning-on-device';

const HERE = 'https://example.com/here.mp4';
const ELSEWHERE = 'https://example.com/elsewhere.mp4';

it('what is planned for a result of the device stays on the device, and everything else goes to the account', async () => {
  const { planning: documents, server } = createMemoryPlanning();
  const { of, records } = createMemoryVault();
  const open = (urls: string[]) => planningOnDevice(documents, of('ada'), new Set(urls), true);
  const next = vi.fn<(snapshot: PlanningSnapshot) => void>();
  const planning = open([HERE]);
  const end = planning.follow(partOfVideo(HERE), next, vi.fn());
  await vi.waitFor(() => expect(next).toHaveBeenLastCalledWith(expect.objectContaining({ fields: {} })));
  await planning.change(partOfVideo(HERE), { brief: 'a', breaks: { 1000: 'kept', 2000: 'dropped' } });
  await planning.change(partOfVideo(HERE), { breaks: { 1000: null } });
  const fields = { brief: 'a', breaks: { 2000: 'dropped' } };
  expect(next).toHaveBeenLastCalledWith({
    fields,
    fromCache: false,
    hasPendingWrites: false,
    isKept: true,
    isOnlyHere: true,
  });
  await planning.change(partOfVideo(ELSEWHERE), { brief: 'b' });
  expect(server.fields(partOfVideo(HERE))).toEqual({});
  expect(server.fields(partOfVideo(ELSEWHERE))).toMatchObject({ brief: 'b' });
  expect(records.get('ada/planning-of-device')).toMatchObject({ value: { [HERE]: fields } });

  end();
  next.mockClear();
  open([HERE, ELSEWHERE]).follow(partOfVideo(HERE), next, vi.fn());
  await vi.waitFor(() => expect(next).toHaveBeenLastCalledWith(expect.objectContaining({ fields })));
  await open([ELSEWHERE]).change(partOfVideo(ELSEWHERE), { brief: 'c' });
  expect(records.get('ada/planning-of-device')).toMatchObject({ value: { [ELSEWHERE]: { brief: 'c' } } });
  expect(JSON.stringify(records.get('ada/planning-of-device'))).not.toContain(HERE);
});
