import { screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import { NO_LIST } from '../many/list-draft';
import { ManyView } from '../many/many-view';
import { itemOnServer } from './sandbox';
import { showStored } from './show-stored';

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

function Many(shown: Pick<ComponentProps<typeof ManyView>, 'library' | 'state'>) {
  const [draft, setDraft] = useState(NO_LIST);
  return (
    <ManyView
      library={shown.library}
      state={shown.state}
      words={{ language: 'en' }}
      draft={draft}
      onDraft={setDraft}
    />
  );
}

/** Shows the view for many videos. */
export async function openMany(world: Parameters<typeof showStored>[1] = {}) {
  const app = await showStored((shown) => <Many {...shown} />, {
    path: '/dashboard/sandbox/many',
    ...world,
  });
  await screen.findByText('Analyze many videos');
  return app;
}

/** The list with this number of videos. */
export async function listOf(count: number) {
  const card = await screen.findByRole('region', { name: new RegExp(`^${count} videos?, `) });
  return { card, ...within(card) };
}
