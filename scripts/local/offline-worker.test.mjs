import { describe, expect, it } from 'vitest';
import { compareWithBuild, NO_PAGES } from './offline-worker.mjs';

const worker = (/** @type {string[]} */ ...urls) =>
  `precacheAndRoute([${urls.map((url) => `{url:"${url}",revision:null}`).join(',')}])`;

describe('the worker against the build', () => {
  const files = ['app.html', 'assets/index-1.js', 'assets/billing-page-1.js', 'sw.js', 'sample/program.mp4'];

  it('keeps everything but itself and what is named', () => {
    expect(
      compareWithBuild(worker('app.html', 'assets/index-1.js', 'assets/billing-page-1.js'), files),
    ).toEqual({
      missing: [],
      unknown: [],
    });
  });

  // @row-7
  it('tells what a visit without a network would not find', () => {
    expect(compareWithBuild(worker('app.html', 'assets/index-1.js'), files).missing).toEqual([
      'assets/billing-page-1.js',
    ]);
  });

  it('tells what would keep it from being installed, and a shell that is not there', () => {
    expect(compareWithBuild(worker('assets/gone.js'), ['assets/index-1.js']).unknown).toEqual([
      'assets/gone.js',
      'app.html',
    ]);
  });
});

// @row-9
describe('the shell answers', () => {
  it.each([
    ['/.netlify/functions/analyze', false],
    ['/.netlify', false],
    ['/__/auth/handler?x=1', false],
    ['/nothing.png', false],
    ['/assets/no-1.js?v=2', false],
    ['/', true],
    ['/dashboard/settings', true],
    ['/dashboard/sandbox?url=https://example.com/video.mp4', true],
    ['/nowhere/', true],
    ['/__proto', true],
  ])('%s: %s', (address, answers) => {
    expect(NO_PAGES.some((pattern) => pattern.test(address))).toBe(!answers);
  });
});
