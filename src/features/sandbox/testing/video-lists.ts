import { screen, within } from '@testing-library/react';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import { itemOnServer, openSandbox } from './sandbox';

const LIST = '3f0c2d3e-0000-4000-8000-000000000000';

export const urlOf = (place: number) => `https://example.com/episode-${place}.mp4`;

/** An analysis of the list, at its place. */
export const itemOfList = (
  place: number,
  changes: Partial<AnalysisItem> = {},
  list = LIST,
): AnalysisItem => ({
  ...itemOnServer('', { url: urlOf(place), createdAt: '2026-01-02T08:00:00.000000Z', ...changes }),
  id: `${list}-${String(place).padStart(5, '0')}`,
});

/** Opens the view for many videos. */
export async function openMany(world: Parameters<typeof openSandbox>[0] = {}) {
  const app = await openSandbox(world);
  await app.user.click(screen.getByText('Many videos at once'));
  await screen.findByText('Analyze many videos');
  return app;
}

/** The list with this number of videos. */
export async function listOf(count: number) {
  const card = await screen.findByRole('region', { name: new RegExp(`^${count} videos?, `) });
  return { card, ...within(card) };
}
