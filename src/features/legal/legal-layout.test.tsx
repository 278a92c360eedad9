import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app';

const openTerms = (fragment = '') => openApp(`/terms-of-service${fragment}`, { user: null });

const heading = (name: RegExp) => screen.getByRole('heading', { level: 2, name });

const contents = () => screen.getByRole('navigation', { name: 'On this page' });

/** The links that are marked in the table of contents. */
const marked = () =>
  within(contents())
    .getAllByRole('link', { hidden: true })
    .flatMap((link) => (link.getAttribute('aria-current') === 'true' ? [link.getAttribute('href')] : []));

/** A document of this height, scrolled to a section: each section is 500 px long. */
function useScroller() {
  const state = { scrollTop: 0 };
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(6000);
  vi.stubGlobal('scrollY', 0);
  const sections = () => screen.getAllByRole('heading', { level: 2 });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 500 + 500 * sections().indexOf(this) - state.scrollTop, 100, 20);
  });
  return (scrollTop: number, event: 'scroll' | 'resize' = 'scroll') => {
    state.scrollTop = scrollTop;
    vi.stubGlobal('scrollY', scrollTop);
    fireEvent(window, new Event(event));
  };
}

it('a legal text is in English, and its table of contents lists the sections by number', async () => {
  await openTerms();
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en');
  const links = within(contents()).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(11);
  expect(links.slice(0, 3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1.Agreement', '#agreement'],
    ['2.The service', '#service'],
    ['3.Your account', '#account'],
  ]);
});

it('the section in the address is scrolled into view and takes the focus', async () => {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  await openTerms('#liability');
  await waitFor(() => expect(heading(/Liability$/)).toHaveFocus());
  expect(seen).toEqual([heading(/Liability$/)]);
});

it('without a section in the address nothing takes the focus', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await openTerms();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(scroll).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

it('the table of contents marks the section that is read', async () => {
  const scrollTo = useScroller();
  await openTerms();
  expect(marked(), 'above the first section there is none').toEqual([]);
  scrollTo(201);
  await waitFor(() => expect(marked()).toEqual(['#agreement']));
  scrollTo(1701, 'resize');
  await waitFor(() => expect(marked()).toEqual(['#acceptable-use']));
  scrollTo(1700);
  await waitFor(() => expect(marked(), 'the heading is at the line').toEqual(['#account']));
  scrollTo(4998);
  await waitFor(() => expect(marked(), 'the end of the page').toEqual(['#law-and-contact']));
  scrollTo(0);
  await waitFor(() => expect(marked()).toEqual([]));
});

it('the two legal texts lead to each other, and the heading takes the focus', async () => {
  const { user } = await openTerms();
  const footer = () => within(screen.getByRole('article')).getAllByRole('link').at(-2);
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    const link = footer();
    expect(link).toHaveTextContent(name);
    if (link) await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus();
  }
  expect(screen.getByRole('link', { name: 'Back to the top' })).toHaveAttribute('href', '#top');
});
