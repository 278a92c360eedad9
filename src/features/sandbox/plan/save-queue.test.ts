import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wouldReloadLose } from '@/lib/leave-guard';
import { stubPage } from '@/lib/testing/page-globals';
import { countUnstoredChanges, createSaveQueue } from './save-queue';

describe('the queue of changes to store', () => {
  let frames: (() => void)[] = [];
  const nextFrame = async () => {
    frames.splice(0).forEach((frame) => frame());
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    stubPage();
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    frames = [];
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function setUp() {
    const onEnd = vi.fn<(isStored: boolean) => void>();
    const queue = createSaveQueue();
    return { onEnd, queue, unfollow: queue.follow(onEnd) };
  }

  it('stores after the frame, in order, and lets the browser ask before leaving until then', async () => {
    const { queue, onEnd } = setUp();
    const stored: string[] = [];
    queue.add(async () => {
      await Promise.resolve();
      stored.push('a');
    });
    queue.add(() => Promise.resolve(stored.push('b')));
    expect(wouldReloadLose()).toBe(true);
    expect(queue.state()).toBe('storing');
    await vi.advanceTimersByTimeAsync(0);
    expect(stored).toEqual([]);
    await nextFrame();
    expect(stored).toEqual(['a', 'b']);
    expect(onEnd.mock.calls).toEqual([[true]]);
    expect(wouldReloadLose()).toBe(false);
    expect(queue.state()).toBe('stored');
  });

  it.each(['beforeunload', 'pagehide'])('stores without waiting for a frame on %s', async (event) => {
    const { queue, onEnd } = setUp();
    const store = vi.fn(() => Promise.resolve());
    queue.add(store);
    dispatchEvent(new Event(event));
    await queue.idle();
    expect(store).toHaveBeenCalledOnce();
    expect(onEnd.mock.calls).toEqual([[true]]);
  });

  it('stores a change that the device refused with the next change, before that one', async () => {
    const { queue, onEnd } = setUp();
    const refused = vi.fn<() => Promise<void>>().mockResolvedValue();
    refused.mockRejectedValueOnce(new DOMException('no room', 'QuotaExceededError'));
    const stored: string[] = [];
    queue.add(() => refused().then(() => stored.push('refused')));
    await nextFrame();
    expect(onEnd.mock.calls).toEqual([[false]]);
    expect(queue.state()).toBe('refused');
    expect(countUnstoredChanges()).toBe(1);
    expect(wouldReloadLose()).toBe(true);
    queue.add(() => Promise.resolve(stored.push('next')));
    await nextFrame();
    expect(stored).toEqual(['refused', 'next']);
    expect(onEnd.mock.calls).toEqual([[false], [true]]);
    expect(wouldReloadLose()).toBe(false);
  });

  it('drops an invalid change, and stores the others', async () => {
    const { queue, onEnd } = setUp();
    const store = vi.fn(() => Promise.resolve());
    queue.add(() => Promise.reject(new RangeError('too many')));
    queue.add(store);
    await nextFrame();
    expect(store).toHaveBeenCalledOnce();
    expect(onEnd.mock.calls).toEqual([[true]]);
  });

  it('stores what is added while another change is being stored', async () => {
    const { queue } = setUp();
    const store = vi.fn(() => Promise.resolve());
    queue.add(() => {
      queue.add(store);
      return Promise.resolve();
    });
    await nextFrame();
    expect(store).toHaveBeenCalledOnce();
    expect(queue.state()).toBe('stored');
  });

  it('no longer lets the browser ask once it is closed, but still stores the pending changes', async () => {
    const { queue, onEnd, unfollow } = setUp();
    const store = vi.fn(() => Promise.reject(new DOMException('no room', 'QuotaExceededError')));
    queue.add(store);
    unfollow();
    expect(countUnstoredChanges()).toBe(0);
    expect(wouldReloadLose()).toBe(true);
    await nextFrame();
    expect(store).toHaveBeenCalledOnce();
    expect(wouldReloadLose()).toBe(false);
    const unfollowAgain = queue.follow(onEnd);
    expect(wouldReloadLose()).toBe(true);
    unfollowAgain();
    expect(wouldReloadLose()).toBe(false);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
