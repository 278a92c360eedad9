import { expect, type Locator, type Page } from '@playwright/test';

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const OPPOSITE: Record<Arrow, Arrow> = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};
/** More presses than any path through a page needs. */
const MAX_PRESSES = 60;

/** What has the focus, for comparison and for failure messages, and the direction of the target. */
function lookAround(target: Element) {
  const shown = (element: Element) => {
    const box = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && Math.min(box.width, box.height) < 4 ? label.getBoundingClientRect() : box;
  };
  const active = document.activeElement ?? document.body;
  const [from, to] = [shown(active), shown(target)];
  const vertical = to.top >= from.bottom - 2 ? 'ArrowDown' : to.bottom <= from.top + 2 ? 'ArrowUp' : null;
  const horizontal = to.left + to.right >= from.left + from.right ? 'ArrowRight' : 'ArrowLeft';
  return {
    isThere: active === target,
    isNowhere: active === document.body,
    vertical,
    horizontal,
    at: `${active.outerHTML.slice(0, 80)} at ${Math.round(from.left)},${Math.round(from.top)} scrolled ${Math.round(scrollY)}`,
  } as const;
}

/** A user with a TV remote: four arrows, Enter, Back and text input. No Tab, no pointer. */
export class Remote {
  constructor(private readonly page: Page) {}

  /** Presses arrow keys towards a target, first vertically, then horizontally, until it has the focus. */
  async goTo(target: Locator) {
    await target.waitFor({ state: 'attached' });
    // Loaded after the first paint, when the browser is idle.
    await this.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/arrow-keys-')),
    );
    const way: string[] = [];
    let blocked: Arrow | null = null;
    let last: Arrow | null = null;
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const { isThere, isNowhere, vertical, horizontal, at } = await target.evaluate(lookAround);
      if (isThere) return;
      const wanted: Arrow = isNowhere ? 'ArrowDown' : (vertical ?? horizontal);
      if (wanted === blocked && wanted === horizontal) break;
      // A target beside the focus that lies between two stops of its column would be passed up and down forever.
      const hasGonePast: boolean = last !== null && wanted === OPPOSITE[last];
      const arrow: Arrow = wanted === blocked || hasGonePast ? horizontal : wanted;
      way.push(`${arrow} from ${at}`);
      await this.page.keyboard.press(arrow);
      last = arrow;
      const after = await target.evaluate(lookAround);
      blocked = after.at === at ? arrow : null;
    }
    throw new Error(`No way with arrow keys:\n${way.join('\n')}`);
  }

  /** Moves the focus to a target and presses Enter. */
  async press(target: Locator) {
    await this.goTo(target);
    await this.page.keyboard.press('Enter');
  }

  /** Moves the focus to a field and types into it, replacing its value. */
  async type(target: Locator, text: string) {
    await this.goTo(target);
    await this.page.keyboard.type(text);
    await expect(target).toHaveValue(text);
  }

  /** The Back key of a remote, which the keyboard of a browser test does not have. */
  async back() {
    await this.page.evaluate(() => {
      const event = new KeyboardEvent('keydown', { key: 'GoBack', bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    });
  }
}
