import type { AnalysisEntry, AnalysisResponse, Evidence } from '@/contracts/analysis';
import type { LightSample, Scene, Shot, SoundSample, Thumbnail } from '@/contracts/timeline';
import type { Transcript } from '@/contracts/transcript';
import type { FileFacts } from '@/contracts/file-facts';
import type { FormatWindow } from '@/contracts/windows';
import { risksOf } from '../topics/risk';
import { topicSourcesOf } from '../topics/topic-sources';
import { taxonomyOf } from '../topics/topic-table';
import type { VideoMeasurements } from '../measure/measurements';
import { scenesOf } from '../scenes/scenes-of';
import { chooseThumbnails } from './choose-thumbnails';
import { entriesOf, namedTransitionsOf } from './concepts-of';
import { fileFactsOf } from './file-facts';
import { lightOverTime } from './light-over-time';
import { momentsOf, type Moment } from './moment';
import { windowsOf } from '../windows/windows-of';
import { shotsOf } from './shots';
import { loudnessOverTime } from './loudness-over-time';
import { speechRanges } from './speech-ranges';

/** The description of a video, in the shapes of the contract. */
export interface VideoDescription {
  entries: AnalysisEntry[];
  shots: Shot[];
  scenes: Scene[];
  sound: SoundSample[];
  light: LightSample[];
  thumbnails: Thumbnail[];
  speech?: Shot[];
  transcript?: Transcript;
  taxonomy: NonNullable<AnalysisResponse['taxonomy']>;
  fileFacts?: FileFacts;
  risks: NonNullable<AnalysisResponse['risks']>;
  windows?: FormatWindow[];
}

/** Maximum size of a response, in bytes of JSON: Netlify's limit for a synchronous function is 6 MB. */
export const MAX_RESPONSE_BYTES = 5_800_000;

/**
 * Maximum size of all entries of a response, in bytes of JSON. With thumbnails, shots, sound, light and transcript the response
 * stays below 6 MB, the limit for a synchronous function of Netlify (Netlify, Functions overview).
 */
export const MAX_ENTRY_BYTES = 4_000_000;
/** Maximum size of the transcript, in bytes of JSON: five times that of a feature film. */
const MAX_TRANSCRIPT_BYTES = 500_000;

/** Maximum number of shots of a response: 330 kB. One cut every second makes 3,600 in an hour. */
const MAX_SHOTS = 10_000;

/** Maximum number of concepts per entry if there are too many even without evidence, for example from own models. */
const MANY_CONCEPTS = 32;

/**
 * Entries that fit into a response. If they are too large, evidence from measurements is removed first, then all
 * evidence, then the concepts with the lowest confidence, and finally the entries with the lowest confidence.
 */
function carried(entries: AnalysisEntry[]): AnalysisEntry[] {
  const isTooMuch = (all: AnalysisEntry[]) => Buffer.byteLength(JSON.stringify(all)) > MAX_ENTRY_BYTES;
  if (!isTooMuch(entries)) return entries;
  const without = (isLeftOut: (evidence: Evidence) => boolean) =>
    entries.map(({ timestamp, concepts }) => ({
      timestamp,
      concepts: concepts.map(({ evidence, ...concept }) =>
        evidence === undefined || isLeftOut(evidence) ? concept : { ...concept, evidence },
      ),
    }));
  const withWords = without((evidence) => evidence.kind === 'measurement');
  if (!isTooMuch(withWords)) return withWords;
  let bare = without(() => true);
  for (let most = MANY_CONCEPTS; isTooMuch(bare) && most >= 1; most /= 2) {
    bare = bare.map(({ timestamp, concepts }) => ({ timestamp, concepts: concepts.slice(0, most) }));
  }
  while (isTooMuch(bare)) {
    const sureness = ({ concepts }: AnalysisEntry) => concepts[0]?.confidence ?? 0;
    const surest = bare.toSorted((a, b) => sureness(b) - sureness(a)).slice(0, Math.floor(0.9 * bare.length));
    bare = surest.toSorted((a, b) => a.timestamp - b.timestamp);
  }
  return bare;
}

/** Shots that fit into a response: if there are too many, short ones are merged with the next. */
function carriedShots(shots: Shot[]): Shot[] {
  let carried = shots;
  for (let leastMs = 40; carried.length > MAX_SHOTS; leastMs *= 2) {
    const joined: Shot[] = [];
    for (const shot of carried) {
      const last = joined.at(-1);
      if (last && last.end - last.start < leastMs) last.end = shot.end;
      else joined.push({ ...shot });
    }
    carried = joined;
  }
  return carried;
}

/** The captions, as many from the start as fit into a response; undefined without any. */
function transcriptOf({ cues, captionSource, ...video }: VideoMeasurements): Transcript | undefined {
  const { captionLanguage, captionTrack, captionTracks = [], speechModel } = video;
  let bytes = 0;
  const lines = cues
    .toSorted((a, b) => a.startMs - b.startMs)
    .map(({ startMs, endMs, text, confidence }) => ({
      ...{ start: Math.round(startMs), end: Math.round(endMs), text },
      ...(confidence === undefined ? {} : { confidence }),
    }))
    .filter((line) => (bytes += Buffer.byteLength(JSON.stringify(line))) <= MAX_TRANSCRIPT_BYTES);
  if (lines.length === 0) return undefined;
  return {
    source: captionSource,
    ...(captionLanguage === undefined ? {} : { language: captionLanguage }),
    ...(captionTrack === undefined ? {} : { track: captionTrack }),
    ...(captionTracks.length === 0 ? {} : { tracks: [...captionTracks] }),
    ...(speechModel === undefined ? {} : { model: speechModel }),
    lines,
  };
}

/** The timestamp of the frame that evidence refers to with a box, if any. */
function frameOf(evidence: Evidence | undefined): number[] {
  const showsFrame = evidence !== undefined && evidence.kind !== 'measurement' && evidence.box !== undefined;
  return showsFrame ? [evidence.timestamp] : [];
}

/** The longest shot of each scene, which represents it. */
function leadingShotsOf(scenes: readonly Shot[], shots: readonly Shot[]): Shot[] {
  let at = 0;
  return scenes.map((scene) => {
    let leading: Shot | undefined;
    for (let shot = shots[at]; shot !== undefined && shot.end <= scene.end; at += 1, shot = shots[at]) {
      if (leading === undefined || shot.end - shot.start > leading.end - leading.start) leading = shot;
    }
    return leading ?? scene;
  });
}

/** The timestamp nearest to the middle of the shot that represents a scene, if there is one in it. */
function keyFrameOf(times: readonly number[], shot: Shot, leading: Shot): Pick<Scene, 'keyFrame'> {
  const middle = (leading.start + leading.end) / 2;
  const inside = (range: Shot) => times.filter((time) => time >= range.start && time < range.end);
  const [keyFrame] = (inside(leading).length > 0 ? inside(leading) : inside(shot)).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  return keyFrame === undefined ? {} : { keyFrame };
}

/** The topics of each moment that are concepts of its entry. @param entries one for each moment */
function namedTopics(moments: readonly Moment[], entries: readonly AnalysisEntry[], durationMs: number) {
  return moments.map(({ timestamp, endMs, topics }, index) => {
    const names = new Set(entries[index]?.concepts.map(({ name }) => name));
    return {
      ...{ startMs: timestamp, endMs: Math.min(endMs, durationMs) },
      topics: new Map([...topics].filter(([name]) => names.has(name))),
    };
  });
}

/** Derives the whole description of a video from its measurements; pure. Everything is in time order. */
export function describeVideo(video: VideoMeasurements): VideoDescription {
  const { durationMs } = video;
  const transitions = namedTransitionsOf(video);
  const shots = carriedShots(
    shotsOf(video, transitions)
      .map(({ startMs, endMs }) => ({
        start: Math.round(startMs),
        end: Math.round(Math.min(endMs, durationMs)),
      }))
      // Two changes in the same millisecond, such as a cut at the dark end of a fade, count as one.
      .filter(({ start, end }, index) => index === 0 || start < end),
  );
  const moments = momentsOf(video, transitions);
  const all = entriesOf(moments);
  const entries = carried(all);
  const stamp = (timeMs: number) => Math.round(Math.min(timeMs, durationMs));
  const shown = new Set(
    entries.flatMap(({ concepts }) => concepts.flatMap(({ evidence }) => frameOf(evidence))),
  );
  const speech = speechRanges(video);
  const transcript = transcriptOf(video);
  const fileFacts = fileFactsOf(video.metadata);
  const windows = windowsOf(video);
  const topics = entries.flatMap(({ concepts }) => concepts.filter(({ kind }) => kind === 'topic'));
  // From all entries: the size of the answer must not move a scene.
  const scenes = scenesOf(video, shots, all);
  const leading = leadingShotsOf(scenes, shots);
  const thumbnails = chooseThumbnails(
    video.thumbnails,
    shots,
    (timeMs) => shown.has(stamp(timeMs)),
    leading,
  ).map(({ timeMs, jpeg }) => ({
    timestamp: stamp(timeMs),
    image: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
  }));
  const times = thumbnails.map(({ timestamp }) => timestamp);
  return {
    entries,
    ...(speech === undefined ? {} : { speech }),
    ...(transcript === undefined ? {} : { transcript }),
    ...(fileFacts === undefined ? {} : { fileFacts }),
    ...(windows === undefined ? {} : { windows }),
    taxonomy: taxonomyOf(new Set(topics.map(({ name }) => name)), topicSourcesOf(video)),
    risks: risksOf(namedTopics(moments, all, durationMs)),
    shots,
    scenes: scenes.map((scene, index) => ({
      ...scene,
      ...keyFrameOf(times, scene, leading[index] ?? scene),
    })),
    sound: loudnessOverTime(video),
    light: lightOverTime(video),
    thumbnails,
  };
}
