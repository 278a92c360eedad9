import type { AnalysisEntry, AnalysisResponse, Concept } from '@/contracts/analysis';
import type { RiskLevel } from '@/contracts/topics';
import { categoryByName } from '../categories';

const TOPICS = [
  'cooking',
  'soccer',
  'travel',
  'family and relationships',
  'crime',
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol',
  'death, injury, or military conflict',
  'weather',
  'automotive',
  'medical health',
];
const SEEN = [
  'person',
  'car',
  'cup',
  'bottle',
  'dog',
  'chair',
  'dining table',
  'tv',
  'book',
  'oven',
  'knife',
];
const LOOK = [
  'warm colours',
  'cool colours',
  'dark scene',
  'bright scene',
  'static shot',
  'fast motion',
  'flashing',
];
const SOUND = ['speech', 'music', 'loud', 'quiet'];
const TECHNICAL = ['soft picture', 'sharp picture', 'letterbox', 'high true peak'];
const LEVELS: readonly RiskLevel[] = ['low', 'medium', 'high', 'floor'];
const SCENE_SECONDS = 30;

/** Pseudorandom numbers from 0 to 1, the same in every run (a linear congruential generator). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * An analysis like that of a long video: an entry per second with about ten concepts, a shot every five seconds, and a
 * scene every 30 seconds with its own topics, risks, objects, words, speech and loudness.
 */
export function generatedProgram(minutes: number, seed = 1): AnalysisResponse {
  const next = numbers(seed);
  const some = (names: readonly string[], count: number) =>
    Array.from({ length: count }, () => names[Math.floor(next() * names.length)] ?? '');
  const analysis: AnalysisEntry[] = [];
  const risks = new Map<string, NonNullable<AnalysisResponse['risks']>[number]>();
  const sceneCount = minutes * 2;
  for (let scene = 0; scene < sceneCount; scene += 1) {
    const topics = new Set(some(TOPICS, 2));
    const look = some(LOOK, 2);
    const seen = some(SEEN, 5);
    const start = scene * SCENE_SECONDS * 1000;
    const end = start + SCENE_SECONDS * 1000;
    for (const name of topics) {
      if (categoryByName(name)?.isSensitive !== true) continue;
      const level = LEVELS[Math.floor(next() * LEVELS.length)] ?? 'low';
      const risk = risks.get(name) ?? { name, level, ranges: [], words: ['word'], mentions: 0 };
      risk.ranges.push({ start, end, level });
      risk.mentions += 1;
      risks.set(name, risk);
    }
    for (let second = 0; second < SCENE_SECONDS; second += 1) {
      const timestamp = start + second * 1000;
      const isSlot = second === 0 && scene % 4 === 0;
      const found: [Concept['kind'], string][] = [
        ...[...topics].map((name): [Concept['kind'], string] => ['topic', name]),
        ...look.map((name): [Concept['kind'], string] => ['look', name]),
        ...seen.slice(second % 3).map((name): [Concept['kind'], string] => ['seen', name]),
        ...some(SOUND, 1).map((name): [Concept['kind'], string] => ['sound', name]),
        ...some(TECHNICAL, 2).map((name): [Concept['kind'], string] => ['technical', name]),
      ];
      const slot: [Concept['kind'], string][] = [
        ['look', 'black frame'],
        ['sound', 'silence'],
      ];
      const names = new Map((isSlot ? slot : found).map(([kind, name]) => [name, kind]));
      analysis.push({
        timestamp,
        concepts: [...names].map(([name, kind]) => ({
          name,
          kind,
          confidence: Math.round(500 + 500 * next()) / 1000,
          ...(kind === 'topic'
            ? { evidence: { kind: 'words', words: `about ${name} ${scene}`, timestamp, sources: ['said'] } }
            : {}),
        })),
      });
    }
  }
  const durationMs = minutes * 60_000;
  const every = (ms: number) =>
    Array.from({ length: Math.floor(durationMs / ms) }, (_, index) => ({
      start: index * ms,
      end: (index + 1) * ms,
    }));
  return {
    status: 'success',
    videoUrl: `https://example.com/generated-${minutes}-${seed}.mp4`,
    provider: 'embedded',
    durationMs,
    intervalMs: 1000,
    analysis,
    shots: every(5000),
    scenes: every(SCENE_SECONDS * 1000).map((scene) => ({
      ...scene,
      endReason: 'change',
      keyFrame: scene.start,
    })),
    speech: every(4000).map(({ start, end }) => ({
      start: start + 600,
      end: end - Math.floor(next() * 600),
    })),
    sound: every(1000).map(({ start }) => ({ timestamp: start, loudness: -35 + 20 * next() })),
    loudness: { integratedLufs: -23, truePeakDb: -1 },
    taxonomy: {
      version: '3.1',
      sources: ['said', 'seen'],
      topics: TOPICS.flatMap((name) => {
        const row = categoryByName(name);
        return row ? [{ ...row, path: [...row.path] }] : [];
      }),
    },
    risks: [...risks.values()],
  };
}
