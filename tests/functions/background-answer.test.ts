import { expect, it } from 'vitest';
import { ADDRESS, messageOf, person, recordOf, resultOf } from './background-client';
import { partialCodes } from './function-client';
import { useMediaHost } from './media-host';
import { shortVideo } from './short-video';

const { publish } = useMediaHost();

it('an analysis in the background is accepted at once, and its result is stored when it has ended', async () => {
  const ada = await person();
  const id = crypto.randomUUID();
  const url = publish(await shortVideo());
  const accepted = await fetch(ADDRESS, messageOf(ada, { url, id }));
  expect(accepted.status).toBe(202);
  const stateAtOnce = (await recordOf(ada, id))?.state;
  expect(['done', 'partial', 'failed']).not.toContain(stateAtOnce);

  await expect
    .poll(async () => (await recordOf(ada, id))?.state, { timeout: 50_000, interval: 500 })
    .toMatch(/^(done|partial|failed)$/);
  const record = await recordOf(ada, id);
  expect(record).toMatchObject({ state: 'done', url, progress: 1, attempt: 1, parts: 1 });
  const result = await resultOf(ada, id, 1);
  expect(result).toMatchObject({ videoUrl: url, provider: 'embedded', coverage: 1 });
  expect(partialCodes(result)).toEqual([]);
  expect(result.shots).toHaveLength(2);
  const names = result.analysis.flatMap(({ concepts }) => concepts.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(['scene cut', 'tone', 'cooking']));
});
