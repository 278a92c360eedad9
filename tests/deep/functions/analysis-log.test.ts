import { beforeAll, expect, it, vi } from 'vitest';
import { asked, person, recordOf, type Person } from '../../functions/background-client';
import { analyze, openFunction } from '../../functions/function-client';
import { useMediaHost } from '../../functions/media-host';
import { shortVideo } from '../../functions/short-video';

vi.setConfig({ testTimeout: 120_000 });

const { publish } = useMediaHost();
let video: string;
let ada: Person;

beforeAll(async () => {
  ada = await person();
  video = `${publish(await shortVideo())}?token=topsecret`;
});

/**
 * The log lines of analyses that the function writes during `work`. Outside the platform the function also logs that
 * the store is not shared.
 */
async function linesOf(work: () => Promise<unknown>): Promise<string[]> {
  const written: string[] = [];
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line: string) => void written.push(line)),
  );
  await work();
  spies.forEach((spy) => spy.mockRestore());
  return written.filter((line) => !line.startsWith('{"outcome":"limits-not-shared"'));
}

function parsed(line = ''): Record<string, unknown> {
  for (const secret of ['topsecret', '@', ada.token, ada.uid]) expect(line).not.toContain(secret);
  return JSON.parse(line) as Record<string, unknown>;
}

it('one analysis writes one line, with the id of its answer and what it took', async () => {
  const send = await openFunction();
  let id: string | null = null;
  const lines = await linesOf(async () => {
    const response = await analyze(video, ada.token, send);
    id = response.headers.get('x-request-id');
    await response.text();
  });
  expect(lines).toHaveLength(1);
  const line = parsed(lines[0]);
  expect(line).toMatchObject({
    requestId: id,
    isBackground: false,
    provider: 'embedded',
    outcome: expect.stringMatching(/^(done|partial)$/) as string,
    plan: { frames: 'full', audio: true },
  });
  for (const name of ['bytesRead', 'videoMs', 'totalMs', 'peakMemoryMb']) {
    expect(line[name]).toBeGreaterThan(100);
  }
  expect(Object.keys(line.stagesMs as object)).toEqual(
    expect.arrayContaining(['checks', 'opening', 'decoding', 'audio', 'models', 'answer']),
  );
  const { objects } = line.models as Record<string, { done: number; ms: number }>;
  expect(objects?.done).toBeGreaterThan(0);
  expect(objects?.ms).toBeGreaterThan(0);
});

it('a background analysis writes one line too, with the id of its document', async () => {
  await openFunction();
  const { default: handle } = await import('../../../netlify/functions/analyze-background.mts');
  const analysisId = crypto.randomUUID();
  let id: string | null = null;
  const lines = await linesOf(async () => {
    const response = await handle(asked(ada, analysisId, video));
    id = response.headers.get('x-request-id');
  });
  expect((await recordOf(ada, analysisId))?.state).toMatch(/^(done|partial)$/);
  expect(lines).toHaveLength(1);
  expect(parsed(lines[0])).toMatchObject({ requestId: id, analysisId, isBackground: true });
});
