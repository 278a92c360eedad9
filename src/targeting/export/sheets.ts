import { toCsvText, type CsvCell } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import type { BreakRecord, RiskRecord, SceneRecord, TopicRecord } from './records';

const SCENE_COLUMNS = [
  'scene',
  'start_ms',
  'end_ms',
  'start',
  'end',
  'seconds',
  'key_frame_ms',
  'end_reason',
  'topics',
  'topic_ids',
  'seen',
  'risks',
  'verdict',
  'rules',
  'match',
];

const BREAK_COLUMNS = [
  'break',
  'time_ms',
  'time',
  'score',
  'reasons',
  'pod_seconds',
  'before_start_ms',
  'before_topics',
  'before_topic_ids',
  'before_seen',
  'before_loudness_lufs',
  'before_risks',
  'verdict',
  'rules',
  'match',
  'risks',
  'kept_by_hand',
  'too_near_ms',
];

/** Several values in one cell. */
const list = (values: readonly string[]) => values.join('; ');
const names = (all: readonly { name: string }[]) => list(all.map(({ name }) => name));
/** In the places of the names: empty for a topic without an ID. */
const ids = (all: readonly TopicRecord[]) => list(all.map(({ id }) => id ?? ''));
const levels = (all: readonly RiskRecord[]) =>
  list(
    all.map(({ name, level, isProvisional }) => `${name}: ${level}${isProvisional ? ' (provisional)' : ''}`),
  );

/** The scenes as CSV, one line each. */
export function toSceneSheet(scenes: readonly SceneRecord[]): string {
  const rows: CsvCell[][] = scenes.map((scene) => [
    scene.number,
    scene.startMs,
    scene.endMs,
    formatTimecode(scene.startMs),
    formatTimecode(scene.endMs),
    (scene.endMs - scene.startMs) / 1000,
    scene.keyFrameMs,
    scene.endReason,
    names(scene.topics),
    ids(scene.topics),
    names(scene.seen),
    levels(scene.risks),
    scene.verdict,
    list(scene.rules),
    scene.match,
  ]);
  return toCsvText([SCENE_COLUMNS, ...rows]);
}

/** The breaks as CSV, one line each, with their lookbacks. */
export function toBreakSheet(breaks: readonly BreakRecord[]): string {
  const rows: CsvCell[][] = breaks.map(({ before, ...each }) => [
    each.id,
    each.timeMs,
    formatTimecode(each.timeMs),
    each.score,
    list(each.reasons),
    each.podSeconds,
    before.startMs,
    names(before.topics),
    ids(before.topics),
    names(before.seen),
    before.loudness,
    levels(before.risks),
    each.verdict,
    list(each.rules),
    each.match,
    levels(each.risks),
    each.isKept ? 'yes' : 'no',
    each.nearMs,
  ]);
  return toCsvText([BREAK_COLUMNS, ...rows]);
}
