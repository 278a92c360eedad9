import { describe, expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import { conceptsOf } from '../concepts/concepts-of';
import { risksOf } from './risk';
import { fileNameWords } from './file-name';
import { topicSourcesOf } from './topic-sources';
import { topicSpansOf } from './topic-spans';

const wordsOf = (name: string) => fileNameWords(`https://videos.example/shows/${name}`);

describe('the words of a file name', () => {
  it.each([
    ['how-to-bake_sourdough.bread.mp4', 'how to bake sourdough bread'],
    ['GreatBakeOffS02E03.mp4?token=a-cooking-show', 'Great Bake Off'],
    ['NBAFinals2024_1080p_h264_30fps.mov', 'NBA Finals'],
    ['caf%C3%A9%20con%20leche+churros.mkv', 'café con leche churros'],
    ['Fu%C3%9Fballspiel%E2%80%93H%C3%B6hepunkte.webm', 'Fußballspiel Höhepunkte'],
    ['50%-off-sale.mp4', 'off sale'],
    ['murder-3f2504e0-4f89-face-9a0c-0305e82c3301.mp4', 'murder'],
    ["don't-look-now.mp4", "don't look now"],
    ['Recipe2', 'Recipe'],
    ['サッカー_1.mp4', 'サッカー'],
  ])('%s', (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });

  it.each([
    'master.m3u8',
    '1920x1080.mp4',
    'dQw4w9WgXcQ.mp4',
    'XkTqWzLpRb.mp4',
    'd41d8cd98f00b204e9800998ecf8427e.mp4',
    'deadbeefcafe.mp4',
    '3f2504e0-4f89-face-dead-0305e82c3301.mp4',
    'S01E02.720p.x265.mkv',
    '2024-%F.mp4',
    '',
  ])('none in %s', (name) => {
    expect(wordsOf(name)).toBeUndefined();
  });

  it('none in what is not a URL', () => {
    expect(fileNameWords('murder.mp4')).toBeUndefined();
  });
});

describe('a file without a title', () => {
  const fileName = wordsOf('serial_killer-beheading.mp4');
  const video = { ...videoOf({ seconds: 10 }), fileName };

  it('has the topics of its name, which is their evidence', () => {
    const concepts = conceptsOf(video).flatMap((entry) => entry.concepts);
    const [topic] = concepts.filter(({ kind }) => kind === 'topic');
    expect(topic?.evidence).toMatchObject({ kind: 'words', timestamp: 0, sources: ['named'] });
    expect(topicSourcesOf(video).sources).toEqual(['named']);
    const [span] = topicSpansOf(video, []);
    const [risk] = risksOf([{ startMs: 0, endMs: 10_000, topics: span?.topics ?? new Map() }]);
    expect(risk?.sources).toEqual(['named']);
  });

  it('has none of them if it has a title', () => {
    const titled = { ...video, metadata: { title: 'A day out' } };
    expect(topicSpansOf(titled, [])).toEqual([]);
    expect(topicSourcesOf(titled).sources).toEqual(['described']);
  });
});
