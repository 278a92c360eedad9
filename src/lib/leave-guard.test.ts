import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClosingQuestion, guardLeaving, leave, wouldReloadLose } from './leave-guard';
import { stubPage } from './testing/page-globals';

let page: EventTarget;
let ends: (() => void)[];

beforeEach(() => {
  ({ page } = stubPage());
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  vi.unstubAllGlobals();
});

const asksBeforeClosing = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A guarded page whose user confirms every question. */
function guarded() {
  const ask = vi.fn((go: () => void) => go());
  const end = guardLeaving(ask);
  ends.push(end);
  return { ask, end };
}

function closingQuestion() {
  const question = createClosingQuestion();
  ends.push(() => question.loses(false));
  return question;
}

describe('leaving a guarded page', () => {
  it('asks again when the navigation led nowhere', () => {
    const { ask } = guarded();
    const go = vi.fn();
    leave(go);
    leave(go);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(go).toHaveBeenCalledTimes(2);
  });

  it('asks again when the navigation failed', () => {
    const { ask } = guarded();
    const go = () => {
      throw new Error('no such page');
    };
    expect(() => leave(go)).toThrow('no such page');
    expect(() => leave(go)).toThrow('no such page');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks once when the navigation starts another navigation', () => {
    const { ask } = guarded();
    const go = vi.fn();
    leave(() => leave(go));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('asks again when the page that it led to is guarded', () => {
    const first = guarded();
    let second = first;
    leave(() => (second = guarded()));
    leave(vi.fn());
    expect(first.ask).toHaveBeenCalledTimes(1);
    expect(second.ask).toHaveBeenCalledTimes(1);
  });

  it('does not ask once the guard has ended', () => {
    const { ask, end } = guarded();
    end();
    const go = vi.fn();
    leave(go);
    expect(ask).not.toHaveBeenCalled();
    expect(go).toHaveBeenCalledTimes(1);
  });
});

it('the browser asks before closing as long as one of several would lose something', () => {
  const [first, second] = [closingQuestion(), closingQuestion()];
  first.loses(true);
  second.loses(true);
  second.loses(false);
  expect(wouldReloadLose()).toBe(true);
  expect(asksBeforeClosing()).toBe(true);
  first.loses(false);
  expect(wouldReloadLose()).toBe(false);
  expect(asksBeforeClosing()).toBe(false);
});
