import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '@/app/testing/open-app';

// @spec-6.3
it('the permissions of an API key can be chosen, and are neither saved nor enforced', async () => {
  const { user, profile, identity } = await openApp('/dashboard/api');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Legacy importer' }));
    return within(await screen.findByRole('dialog', { name: 'Edit API Key' }));
  };
  const dialog = await open();
  const permission = (name: string) => screen.getByRole('checkbox', { name });
  expect(permission('Read')).toBeChecked();
  for (const name of ['Write', 'Admin']) {
    await user.click(permission(name));
    expect(permission(name)).toBeChecked();
  }
  await user.click(permission('Read'));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(permission('Read'), 'not saved').toBeChecked();
  for (const name of ['Write', 'Admin']) expect(permission(name)).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  // A read-only key has the same actions as one with all permissions.
  for (const name of ['Legacy importer', 'Development']) {
    const row = within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(row.getAllByRole('button')).toHaveLength(3);
  }
  expect(profile.calls).not.toContain('merge');
  expect(profile.stored).toBeNull();
  expect(identity.calls).toEqual([]);
});
