import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, section } from '@/app/testing/open-app';

async function openStatistics(world?: Parameters<typeof openApp>[1]) {
  const app = await openApp('/dashboard/statistics', world);
  await screen.findByRole('region', { name: 'Key figures' });
  return app;
}

const views = () => section('Views Over Time');
const rows = () => views().getAllByRole('row').slice(1);
/** What the chart says above its line. Assistive technology reads the table instead. */
const shownValue = () => views().getByText(/^[\d,]+$/, { selector: 'strong' });

// @spec-2.statistics.1a @spec-2.statistics.1b @spec-2.statistics.1c
it('three figures are shown with their changes', async () => {
  await openStatistics();
  const figures = section('Key figures');
  expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Total Views',
    'Engagement Rate',
    'Average Watch Time',
  ]);
  expect(figures.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    ...['1.2M', '12% increase'],
    ...['8.5%', '3.2% increase'],
    ...['4:32', '1.5% decrease'],
  ]);
  const colors = figures.getAllByText(/(in|de)crease$/).map((trend) => trend.style.color);
  expect(colors).toEqual(['var(--good-ink)', 'var(--good-ink)', 'var(--bad-ink)']);
});

// @spec-2.statistics.3 @spec-9.8
it('the top sources are listed with their shares, as numbers and as bars', async () => {
  await openStatistics();
  const sources = section('Top Sources').getAllByRole('listitem');
  expect(sources.map((source) => source.textContent)).toEqual([
    'Direct 30%',
    'Social Media 25%',
    'Search 20%',
    'Referral 15%',
  ]);
  const bars = sources.map((source) => source.querySelector<HTMLElement>('[aria-hidden] > [style]'));
  expect(bars.map((bar) => bar?.style.getPropertyValue('--progress-section-size'))).toEqual([
    ...['30%', '25%', '20%', '15%'],
  ]);
});

// @spec-2.statistics.2 @row-28
it('the views over time are a chart with the same data as a table beside it', async () => {
  await openStatistics();
  const table = views().getByRole('table', { name: 'Views Over Time' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Month', 'Views']);
  expect(rows().map((row) => row.textContent)).toEqual([
    'June 202471,200',
    'July 202468,900',
    'August 202474,500',
    'September 202488,300',
    'October 202497,600',
    'November 2024112,400',
    'December 2024128,700',
    'January 2025104,200',
    'February 202599,800',
    'March 2025108,500',
    'April 2025117,300',
    'May 2025128,600',
  ]);
  expect(shownValue()).toHaveTextContent('128,600');
  const chart = shownValue().closest('[aria-hidden=true]');
  if (!(chart instanceof HTMLElement)) throw new Error('Assistive technology reads the chart');
  expect(
    within(chart)
      .getAllByText(/^\d+K?$/)
      .map((mark) => mark.textContent),
  ).toEqual([...['0', '50K', '100K', '150K']]);
  expect(
    within(chart)
      .getAllByText(/^[A-Z][a-z]{2}$/)
      .map((month) => month.textContent),
  ).toEqual([...['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May']]);
  const [area, line] = [...chart.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(line).toMatch(/^M0\.00 52\.53L9\.09 54\.07L.*L100\.00 14\.27$/);
  expect(line?.match(/[ML]/g)).toHaveLength(12);
  expect(area).toBe(`${line}L100 100L0 100Z`);
});

it('the month under the pointer is marked in the table and in the chart', async () => {
  await openStatistics();
  const months = rows();
  const highlightedMonths = () =>
    months
      .filter((row) => row.dataset.highlighted === 'true')
      .map((row) => row.firstElementChild?.textContent);
  expect(highlightedMonths()).toEqual([]);
  const [, july] = months;
  if (!july) throw new Error('The table has no second row');
  fireEvent.pointerEnter(july);
  expect(highlightedMonths()).toEqual(['July 2024']);
  expect(shownValue()).toHaveTextContent('68,900');
  expect(shownValue().parentElement).toHaveTextContent('July 2024');
  fireEvent.pointerLeave(views().getByRole('table'));
  expect(highlightedMonths()).toEqual([]);
  expect(shownValue()).toHaveTextContent('128,600');

  const plot = views().getByText('150K').closest('[aria-hidden=true] > div');
  if (!plot) throw new Error('The chart is not drawn');
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 1100, 200));
  const point = (clientX: number) =>
    fireEvent(plot, new MouseEvent('pointermove', { clientX, bubbles: true }));
  const value = shownValue().parentElement;
  for (const [clientX, month] of [
    [101, 'June 2024'],
    [700, 'December 2024'],
    [1199, 'May 2025'],
    // Outside, while a button is held.
    [50, 'June 2024'],
    [1300, 'May 2025'],
  ] as const) {
    point(clientX);
    expect(highlightedMonths()).toEqual([month]);
    expect(value).toHaveTextContent(month);
  }
  fireEvent.pointerLeave(plot);
  expect(highlightedMonths()).toEqual([]);
});

it('statistics are the same for every user, and save nothing', async () => {
  const { profile } = await openStatistics();
  const text = screen.getByRole('main').textContent;
  expect(profile.calls).not.toContain('merge');
  document.body.innerHTML = '';
  await openStatistics({ user: { uid: 'grace', displayName: 'Grace Hopper', email: 'grace@example.com' } });
  expect(screen.getByRole('main').textContent).toBe(text);
});
