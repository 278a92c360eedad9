import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FullPageSpinner } from './full-page-spinner';
import { renderUi } from './testing/render-ui';

it('a loading page says so', async () => {
  const { showInstead } = await renderUi(<FullPageSpinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByRole('status')).not.toHaveAttribute('data-late');
  showInstead(<FullPageSpinner isLate />);
  expect(screen.getByRole('status')).toHaveAttribute('data-late', 'true');
});
