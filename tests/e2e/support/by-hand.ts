import { expect, type Page } from '@playwright/test';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Controls that are smaller than `least` CSS pixels in either direction. Links in running text are exempt. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    ({ controls, least }) => {
      const scope = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;
      const isInText = (element: Element) =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent.trim() !== element.textContent.trim();
      return [...scope.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }) && !isInText(element))
        .map((element) => {
          const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
          // Related elements are one target, for example a box with its label.
          const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
          const width =
            Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
          const height =
            Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
          return { width, height, html: element.outerHTML.slice(0, 160) };
        })
        .filter(({ width, height }) => Math.min(width, height) < least - 0.5)
        .map(({ width, height, html }) => `${width.toFixed(0)}x${height.toFixed(0)} ${html}`);
    },
    { controls: CONTROLS, least },
  );
}

/** Elements wider than the window, and text cut off by an element that does not scroll. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = document.documentElement.scrollWidth > innerWidth;
    const wide = isWide
      ? [...document.querySelectorAll('body *')]
          .filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth,
          )
          .map((element) => `too wide: ${element.outerHTML.slice(0, 160)}`)
      : [];
    const cut = [...document.querySelectorAll<HTMLElement>('main *, [aria-modal=true] *')].filter(
      (element) => {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (!element.checkVisibility() || !element.innerText || element.closest('[aria-hidden=true]'))
          return false;
        // Shortened on purpose, or only for screen readers.
        if (textOverflow === 'ellipsis' || (position === 'absolute' && element.clientWidth <= 1))
          return false;
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      },
    );
    return [...wide, ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 160)}`)];
  });
}

/**
 * Sets the text spacing of WCAG 1.4.12 as a browser extension would, which bypasses the site's policy.
 *
 * @returns removes it
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
}

/**
 * Walks through all stops with Tab, starting at the first.
 *
 * @returns the stops: their HTML and position, whether they are covered completely (WCAG 2.4.11), and whether they have
 *   a focus ring
 */
export async function walk(page: Page, most = 80) {
  const stops: { html: string; top: number; left: number; isHidden: boolean; hasRing: boolean }[] = [];
  // In a dialog, the first stop is already focused.
  let isThere = (await page.locator('[aria-modal=true] :focus').count()) > 0;
  for (let presses = 0; presses < most; presses += 1) {
    if (!isThere) await page.keyboard.press('Tab');
    isThere = false;
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const isFirst = element.dataset.walked === undefined;
      const isSame = element.dataset.walked === 'last';
      document.querySelector('[data-walked=last]')?.setAttribute('data-walked', '');
      element.dataset.walked = 'last';
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const own = element.getBoundingClientRect();
      const shown = label && Math.min(own.width, own.height) < 4 ? label : element;
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      // Its corners and its center: one visible point is enough.
      const points = [
        [left + 4, top + 4],
        [right - 4, top + 4],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      const isSeen = points.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (shown.contains(found) || found.contains(shown));
      });
      const ring = (candidate: Element | null) =>
        candidate !== null &&
        Number.parseFloat(getComputedStyle(candidate).outlineWidth) >= 3 &&
        getComputedStyle(candidate).outlineStyle !== 'none';
      return {
        isFirst,
        isSame,
        html: element.outerHTML.slice(0, 140),
        top: top + scrollY,
        left,
        isHidden: !isSeen,
        hasRing:
          ring(element) ||
          ring(element.nextElementSibling) ||
          ring(element.parentElement) ||
          ring(element.closest('label')),
      };
    });
    if (!stop) break;
    // The parts of a date are stops, too.
    if (stop.isSame) continue;
    if (!stop.isFirst) break;
    stops.push(stop);
  }
  expect(stops.length, 'something takes the focus').toBeGreaterThan(0);
  expect(stops.length, 'the walk came to its end').toBeLessThan(most);
  return stops;
}
