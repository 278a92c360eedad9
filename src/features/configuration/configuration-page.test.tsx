import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, section } from '@/app/testing/open-app';

async function openConfiguration() {
  const app = await openApp('/dashboard/configuration');
  await screen.findByLabelText('Storage Region');
  return app;
}

const main = () => within(screen.getByRole('main'));
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(main().getByRole('button', { name }));
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, text }) => [value, text]);

const SAVED = 'Configuration saved successfully';
const RESET_FAILED = 'Failed to reset configuration';

const TEXTS = {
  'Maximum Video Size (MB)': '500',
  'Processing Quality': 'high',
  'Storage Provider': 'aws',
  'Storage Region': 'us-east-1',
  'Retention Period (days)': '30',
  // "defaults to the signed-in user's e-mail"
  'Notification Email': 'ada@example.com',
  'Default Analysis Type': 'full',
};

const CARDS = {
  'Video Processing': ['MP4', 'MOV', 'AVI', 'Auto-delete processed videos'],
  Storage: [],
  Notification: ['Email notifications', 'Webhook notifications'],
  Analysis: ['Language detection', 'Face detection', 'Object detection', 'Scene detection'],
};

const CHECKS = Object.values(CARDS).flat();

// @spec-2.configuration.1a @spec-2.configuration.1b @spec-3.configuration-object.1 @spec-3.configuration-object.2
// @spec-3.configuration-object.4 @spec-3.configuration-object.6 @spec-3.configuration-object.7
// @spec-3.configuration-object.8 @spec-3.configuration-object.9 @spec-3.configuration-object.10
// @spec-3.configuration-object.12 @spec-9.5a @spec-9.5b @spec-9.5c
it('four cards hold all settings with their defaults, above two buttons', async () => {
  await openConfiguration();
  expect(
    main()
      .getAllByRole('heading', { level: 2 })
      .map((node) => node.textContent),
  ).toEqual(Object.keys(CARDS));
  for (const [label, value] of Object.entries(TEXTS))
    expect(field(label), label).toHaveProperty('value', value);
  for (const [card, labels] of Object.entries(CARDS)) {
    for (const label of labels) {
      const check = section(card).getByLabelText(label);
      expect(check, label).toHaveProperty('checked', label !== 'Auto-delete processed videos');
    }
  }
  expect(main().getAllByRole('textbox')).toEqual([field('Storage Region'), field('Notification Email')]);
  expect(main().getAllByRole('spinbutton')).toEqual([
    field('Maximum Video Size (MB)'),
    field('Retention Period (days)'),
  ]);
  const formats = within(main().getByRole('group', { name: 'Supported Formats' })).getAllByRole('checkbox');
  expect(formats).toEqual(['MP4', 'MOV', 'AVI'].map(field));
  expect(field('Notification Email')).toHaveAttribute('type', 'email');
  expect(field('Notification Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Storage Region')).toHaveAttribute('autocomplete', 'off');
  expect(
    main()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Reset to Defaults', 'Save Changes']);
  expect(main().queryByRole('alert')).toBeNull();
  expect(main().queryByText(SAVED)).toBeNull();
});

// @spec-3.configuration-object.3 @spec-3.configuration-object.5 @spec-3.configuration-object.11
it('quality, provider and analysis type have their options in order', async () => {
  await openConfiguration();
  expect(optionsOf('Processing Quality')).toEqual([
    ['low', 'Low'],
    ['medium', 'Medium'],
    ['high', 'High'],
  ]);
  expect(optionsOf('Storage Provider')).toEqual([
    ['aws', 'AWS'],
    ['gcp', 'GCP'],
    ['azure', 'Azure'],
  ]);
  expect(optionsOf('Default Analysis Type')).toEqual([
    ['basic', 'Basic'],
    ['full', 'Full'],
    ['custom', 'Custom'],
  ]);
});

// @spec-8.9a
it('every setting can be changed alone, and Reset to Defaults shows an error and resets nothing', async () => {
  await openConfiguration();
  const changed = {
    'Maximum Video Size (MB)': '900',
    'Processing Quality': 'low',
    'Storage Provider': 'gcp',
    'Storage Region': 'eu-west-3',
    'Retention Period (days)': '7',
    'Notification Email': 'team@example.com',
    'Default Analysis Type': 'basic',
  };
  const textFields = Object.keys(changed).map(field);
  const checkboxes = CHECKS.map(field);
  const texts = () => textFields.map(({ value }) => value);
  const checks = () => checkboxes.map(({ checked }) => checked);
  for (const [place, textField] of textFields.entries()) {
    const value = Object.values(changed)[place] ?? '';
    const expected = texts().with(place, value);
    fireEvent.change(textField, { target: { value } });
    expect(texts()).toEqual(expected);
  }
  for (const [place, checkbox] of checkboxes.entries()) {
    const expected = checks().with(place, !checkbox.checked);
    fireEvent.click(checkbox);
    expect(checks()).toEqual(expected);
  }
  fireEvent.click(field('MOV'));
  press('Reset to Defaults');
  expect(main().getByRole('alert')).toHaveTextContent(RESET_FAILED);
  expect(texts()).toEqual(Object.values(changed));
  expect(CHECKS.filter((label) => field(label).checked)).toEqual(['MOV', 'Auto-delete processed videos']);
});

// @spec-8.9b
it('Save Changes shows a success message and saves nothing; each press shows one new message', async () => {
  const { profile, analyses } = await openConfiguration();
  fill('Maximum Video Size (MB)', '900');
  press('Reset to Defaults');
  const first = main().getByRole('alert');
  press('Reset to Defaults');
  expect(main().getByRole('alert'), 'announced again').not.toBe(first);
  press('Save Changes');
  const saved = main().getByText(SAVED);
  expect(saved).toBeVisible();
  expect(saved.closest('[role=status]')).not.toBeNull();
  expect(main().queryByText(RESET_FAILED), 'one message at a time').toBeNull();
  press('Save Changes');
  expect(main().getByText(SAVED), 'announced again').not.toBe(saved);
  expect(main().getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  expect(field('Maximum Video Size (MB)')).toHaveValue(900);
  press('Reset to Defaults');
  expect(main().queryByText(SAVED)).toBeNull();
  expect(profile.calls).not.toContain('merge');
  expect(analyses.calls).toEqual([]);
});
