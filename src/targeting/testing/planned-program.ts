import type { ProgramEntries } from '@/contracts/program-facts';
import { planOf, type MediaPlan } from '../plan';
import { USUAL_PROFILE } from '../suitability';
import { shortProgram } from './short-program';

export const issuer = 'scenecue.example';

export const FACTS: ProgramEntries = {
  title: 'Week 4 Auditions',
  series: 'The Talent Show',
  season: '25',
  episode: 4,
  genres: ['Reality', 'Game Show'],
  network: 'Example Television',
  networkDomain: 'tv.example',
  channel: 'Example One',
  channelDomain: 'one.example',
  contentId: 'video_123',
  otherIds: [
    { domain: 'ids.example', id: 'MV020788170000' },
    { domain: 'more.example', id: 'x1' },
    { domain: 'ids.example', id: 'MV020788170001' },
  ],
  contentRating: 'TV-PG',
  productionQuality: 'professional',
  firstBroadcast: '2026-11-20',
  delivery: 'scheduled',
  language: 'pt-BR',
  originalLanguage: 'en',
};

/** Ninety seconds with cooking in the first minute, with two breaks in it, and half a minute of crime. */
export function planWith(
  facts: ProgramEntries,
  changes: { name?: string; profile?: string } = {},
): MediaPlan {
  const { name = 'program' } = changes;
  const response = shortProgram(
    120,
    [
      ['topic', 'cooking', 0, 60],
      ['topic', 'crime', 90, 120],
    ],
    {
      videoUrl: `https://cdn.example.com/${name}.mp4?token=secret`,
      scenes: [
        { start: 0, end: 60_000, endReason: 'change' },
        { start: 60_000, end: 120_000, endReason: 'end' },
      ],
      transcript: { source: 'heard', lines: [{ start: 1000, end: 3000, text: 'Boil the pasta.' }] },
    },
  );
  return planOf(response, {
    profile: USUAL_PROFILE,
    brief: {
      text: 'no war',
      terms: [
        { from: 0, to: 6, kind: 'exclusion', meanings: [{ kind: 'topic', name: 'war and conflicts' }] },
      ],
    },
    corrections: [],
    breakOptions: { count: 0 },
    kept: [20_000, 40_000],
    dropped: [],
    podSeconds: 60,
    program: JSON.stringify(facts),
  });
}
