import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import {
  announcements,
  cells,
  dialog,
  dialogButtons,
  fill,
  names,
  orderBy,
  press,
} from './testing/table-page';
import { fireEvent } from '@testing-library/react';

async function openIn(language: 'de' | 'es', path: string, heading: string) {
  await openApp(path, { profile: { language } });
  await screen.findByRole('heading', { level: 1, name: heading });
}

const filterBy = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a table is filtered and counted by the words that it shows in the language of the page', async () => {
  await openIn('de', '/dashboard/campaigns', 'Kampagnen');
  expect(cells('Final Whistle')).toEqual([
    ...['Aktiv', '05/05/2025', '07/13/2025', '120.000\u00a0$', 'Individuell', ''],
  ]);
  for (const [query, found, count] of [
    ['pausiert', ['Weeknight Kitchen', 'Winter Lights'], '2 von 4'],
    ['vollstandig', ['Summer Road Trips', 'Winter Lights'], '2 von 4'],
    ['120.000', ['Final Whistle'], '1 von 4'],
    ['paused', [], '0 von 4'],
  ] as const) {
    filterBy('Kampagnen filtern', query);
    expect(names(), query).toEqual(found);
    expect(screen.getByText(count)).toBeVisible();
  }
});

it('a table is sorted by the words that it shows in the language of the page', async () => {
  await openIn('es', '/dashboard/campaigns', 'Campañas');
  // A medida, Básico, Completo; in English, Custom would come between the others.
  expect(orderBy('Tipo de análisis')).toEqual([
    ...['Final Whistle', 'Weeknight Kitchen', 'Summer Road Trips', 'Winter Lights'],
  ]);
});

it('the buttons, the dialog and the announcements of a row are in the language of the page', async () => {
  await openIn('de', '/dashboard/organizations', 'Organisationen');
  press('Lumen Advertising bearbeiten');
  expect(dialog()).toHaveAccessibleName('Organisation bearbeiten');
  expect(dialogButtons()).toEqual(['Abbrechen', 'Änderungen speichern']);
  fill({ Name: ' ' });
  press('Änderungen speichern');
  press('Ohne Namen löschen');
  expect(screen.getByText('Ohne Namen gelöscht')).toBeVisible();
  expect(announcements()).toEqual([]);
});
