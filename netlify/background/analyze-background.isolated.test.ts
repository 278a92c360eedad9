import { expect, it, vi } from 'vitest';
import { createBackgroundHandler } from './background-handler';

vi.mock('./background-handler', () => ({ createBackgroundHandler: vi.fn() }));

it('a background analysis may read more of a video, and take longer, than an analysis with a direct answer', async () => {
  vi.stubEnv('ANALYSIS_PROVIDER', 'embedded');
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-scenecue');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-key');
  vi.stubEnv('MAX_VIDEO_SIZE_MB', '1');
  vi.stubEnv('BACKGROUND_VIDEO_SIZE_MB', '2');
  vi.stubEnv('ANALYSIS_DEADLINE_SECONDS', '30');
  vi.stubEnv('BACKGROUND_DEADLINE_SECONDS', '40');
  await import('../functions/analyze-background.mts');
  expect(vi.mocked(createBackgroundHandler).mock.calls[0]?.[0].environment).toMatchObject({
    maxVideoBytes: 2_000_000,
    deadlineMs: 40_000,
  });
});
