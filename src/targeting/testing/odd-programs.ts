import type { AnalysisEntry, AnalysisResponse, Concept } from '@/contracts/analysis';
import type { Scene } from '@/contracts/timeline';

/** Texts that contain the syntax of one of the formats, or that a program may evaluate. */
const HOSTILE_TEXTS = [
  'He said "no", \'yes\' & <b>maybe</b>',
  ']]></vmap:AdTagURI><script>alert(1)</script>',
  '00:00:01.000 --> 00:00:02.000\n\nNOTE x',
  'line one\r\nline two\u2028line three\u0085four',
  'bell\u0007 escape\u001b[31m null\u0000 delete\u007f',
  'half a pair \ud83d and \ude00 another',
  "=cmd|'/c calc'!A1",
  '+1+1',
  '@SUM(A1:A9)',
  '-2+3',
  '＝1+1',
  '\t=1',
  'שלום עולם \u202etxt.exe',
  'مرحبا، كيف الحال؟',
  '#EXT-X-ENDLIST\n#EXTM3U',
  'a;b,c|d',
  '__proto__',
  '',
].map((text, index) => text || `unnamed ${index}`);

const HOUR = 3_600_000;

function program(changes: Partial<AnalysisResponse>): AnalysisResponse {
  return { status: 'success', videoUrl: 'https://example.com/program.mp4', analysis: [], ...changes };
}

const topic = (name: string): Concept => ({ name, confidence: 0.8, kind: 'topic' });

/** Divides this time into equal parts. */
function parts(totalMs: number, count: number): Scene[] {
  const edge = (index: number) => Math.round((totalMs * index) / count);
  return Array.from({ length: count }, (_, index) => ({ start: edge(index), end: edge(index + 1) }));
}

/** A video with one topic per scene, in turn, and black frames with silence at the start of each. */
function programOf(names: readonly string[], totalMs: number, scenes: number): AnalysisResponse {
  const all = parts(totalMs, scenes);
  const entries = all.flatMap(({ start }, index): AnalysisEntry[] => [
    {
      timestamp: start,
      concepts: [
        { name: 'black frame', confidence: 1, kind: 'technical' },
        { name: 'silence', confidence: 1, kind: 'sound' },
      ],
    },
    {
      timestamp: start + 1000,
      concepts: [
        topic(names[index % names.length] ?? 'cooking'),
        { name: names[(index + 1) % names.length] ?? 'cup', confidence: 0.6, kind: 'seen' },
      ],
    },
  ]);
  return program({
    durationMs: totalMs,
    analysis: entries,
    shots: all,
    scenes: all.map((scene, index) => ({
      ...scene,
      keyFrame: scene.start,
      endReason: index === all.length - 1 ? 'end' : 'black',
    })),
    speech: [],
    sound: all.map(({ start }) => ({ timestamp: start + 1000, loudness: -23 })),
    taxonomy: {
      version: '3.1',
      sources: ['said'],
      topics: names.map((name, index) => ({
        name,
        id: `id-${index}`,
        path: ['Tier', name],
        isSensitive: false,
      })),
    },
    risks: names.slice(0, 2).map((name) => ({
      name,
      level: 'high',
      ranges: [{ start: 0, end: totalMs, level: 'high' }],
      words: [name],
      mentions: 1,
    })),
  });
}

/** Unusual results of an analysis, with what is unusual about each. */
export const ODD_PROGRAMS: readonly (readonly [string, AnalysisResponse])[] = [
  ['nothing at all', program({})],
  ['an older version', program({ analysis: [{ timestamp: 0, concepts: [topic('cooking')] }] })],
  [
    'neither captions nor audio',
    { ...programOf(['cooking', 'soccer'], 120_000, 4), speech: undefined, sound: undefined },
  ],
  ['one shot', programOf(['cooking'], 90_000, 1)],
  ['no scenes', { ...programOf(['cooking', 'soccer'], 120_000, 6), scenes: [] }],
  ['no length', { ...programOf(['cooking', 'soccer'], 120_000, 6), durationMs: undefined }],
  ['shorter than a second', programOf(['cooking'], 400, 1)],
  ['three hours', programOf(['cooking', 'soccer', 'crime'], 3 * HOUR, 400)],
  [
    'hostile texts',
    {
      ...programOf(HOSTILE_TEXTS, 600_000, 2 * HOSTILE_TEXTS.length),
      videoUrl: 'https://example.com/a.mp4?q="<x>&]]>-->\n#EXTM3U\u0000\ud800=שלום',
      provider: '=provider',
    },
  ],
];
