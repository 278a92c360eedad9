import { expect, it, vi } from 'vitest';
import { phraseIndexOf } from '../topics/phrase-index';
import { conceptsOf } from './concepts-of';
import { videoOf } from './testing/video';

vi.mock('../topics/phrase-index', { spy: true });

it('reads the lexicon of a language only for a video with words: that takes half a second', () => {
  conceptsOf(videoOf({ seconds: 3 }));
  expect(phraseIndexOf).not.toHaveBeenCalled();
  conceptsOf(videoOf({ seconds: 3, cues: [{ startMs: 0, endMs: 2900, text: 'a goal' }] }));
  expect(phraseIndexOf).toHaveBeenCalledWith('en');
});
