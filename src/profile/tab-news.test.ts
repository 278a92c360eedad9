import { expect, it, vi } from 'vitest';
import { createTabNews } from './tab-news';

it('is heard by the other tabs of the person alone, and is silent after its end', async () => {
  const [heard, heardByTeller, heardByGrace, heardLast] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const teller = createTabNews('ada', heardByTeller);
  const ears = createTabNews('ada', heard);
  const grace = createTabNews('grace', heardByGrace);
  const tabOfGrace = createTabNews('grace', heardLast);
  teller.tell();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  teller.close();
  // A pass that was under way when the person went.
  expect(() => teller.tell()).not.toThrow();
  grace.tell();
  await vi.waitFor(() => expect(heardLast).toHaveBeenCalledTimes(1));
  for (const tab of [ears, grace, tabOfGrace]) tab.close();
  expect(heard).toHaveBeenCalledTimes(1);
  for (const other of [heardByTeller, heardByGrace]) expect(other).not.toHaveBeenCalled();
});
