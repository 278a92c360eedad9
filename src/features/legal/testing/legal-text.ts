import { screen, within } from '@testing-library/react';

const article = () => within(screen.getByRole('article'));

/** The headings of a legal text, each with its fragment. */
export const headings = () =>
  article()
    .getAllByRole('heading', { level: 2 })
    .map(({ id, textContent }) => [id, textContent]);

/** The text of a section, by its number. */
export const textOf = (number: number) =>
  article().getAllByRole('heading', { level: 2 })[number - 1]?.parentElement;

/** The date of a legal text: as displayed, and for machines. */
export const updated = () => [
  screen.getByText(/^Last updated/).textContent,
  within(screen.getByText(/^Last updated/))
    .getByRole('time')
    .getAttribute('datetime'),
];

/** The address that each link in the text itself leads to. */
export const linksOfText = () =>
  article()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
