import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '@/app/testing/open-app';

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('key figures are written as the language of the page writes them', async () => {
  await openApp('/dashboard/statistics', { profile: { language: 'de' } });
  const figures = within(await screen.findByRole('region', { name: 'Kennzahlen' }));
  expect(textsOf(figures.getAllByRole('term'))).toEqual([
    ...['Aufrufe gesamt', 'Engagement-Rate', 'Durchschnittliche Wiedergabezeit'],
  ]);
  expect(textsOf(figures.getAllByRole('definition'))).toEqual([
    ...['1,2\u00a0Mio.', '12\u00a0% Zuwachs'],
    ...['8,5\u00a0%', '3,2\u00a0% Zuwachs'],
    ...['4:32', '1,5\u00a0% Rückgang'],
  ]);
});
