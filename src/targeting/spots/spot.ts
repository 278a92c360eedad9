import type { AnalysisResponse } from '@/contracts/analysis';
import { durationOf } from '../concept-ranges';
import { toneIn, type Tone } from '../program-tone';
import { taxonomyIds } from '../taxonomy-ids';
import { topicTimes } from '../topics';

/** Maximum number of spots that a user can store. */
export const MAX_SPOTS = 50;
/** Maximum length of a spot in seconds. */
export const MAX_SPOT_SECONDS = 600;
/** Maximum number of decisions by hand that are stored with a spot. */
export const MAX_PLACEMENTS = 60;
/** Maximum number of topics that are kept of the analysis of a spot. */
export const MAX_SPOT_TOPICS = 12;

/** The measures of tone that are compared across a cut to a spot. */
export const STEP_MEASURES = ['loudness', 'pace', 'light'] as const;

export type StepMeasure = (typeof STEP_MEASURES)[number];

/** What is known of a spot from its analysis. */
export interface SpotMeasures {
  /** Of the analysis in the user's library, or on the device. */
  analysisId: string;
  /** Of the whole spot. */
  tone: Partial<Record<StepMeasure, number>>;
  /** Unique IDs of its topics in the IAB Content Taxonomy, the longest first. */
  topics: readonly string[];
}

/** A decision by hand: a spot always, or never, in the break of a video at a timestamp in ms. */
export interface Placement {
  videoUrl: string;
  timestamp: number;
  choice: 'pinned' | 'forbidden';
}

/** An advertisement of the user. */
export interface Spot {
  id: string;
  name: string;
  /** Empty if it has none. */
  videoUrl: string;
  seconds: number;
  /** Empty if it is not named. */
  brand: string;
  /** Unique ID in the IAB Ad Product Taxonomy 2.0. */
  product: string;
  /** ISO 639-1. Empty for a spot without words, or if they are not known. */
  languages: readonly string[];
  /** Unique IDs of categories of the IAB Content Taxonomy that it must not follow. */
  avoid: readonly string[];
  /** Whether no other spot of the same first tier may be in its break or in a neighboring one. */
  isExclusive: boolean;
  /** Missing for a spot that is only named. */
  measured?: SpotMeasures;
  placements: readonly Placement[];
}

/** Whether players can fetch the video of a spot. */
export const hasAddress = ({ videoUrl }: Spot): boolean =>
  /^https?:/i.test(videoUrl) && URL.canParse(videoUrl);

/** What an analysis says of a spot; it replaces what was entered by hand. */
export function spotOfAnalysis(
  analysisId: string,
  response: AnalysisResponse,
): Pick<Spot, 'videoUrl' | 'seconds' | 'languages' | 'measured'> {
  const endMs = durationOf(response);
  const tone: Tone = toneIn(response, { startMs: 0, endMs });
  const language = response.transcript?.language;
  return {
    videoUrl: response.videoUrl,
    seconds: Math.min(MAX_SPOT_SECONDS, Math.max(1, Math.round(endMs / 1000))),
    languages: language === undefined ? [] : [language],
    measured: {
      analysisId,
      tone: Object.fromEntries(
        STEP_MEASURES.flatMap((measure) =>
          tone[measure] === undefined ? [] : [[measure, tone[measure]] as const],
        ),
      ),
      topics: topicTimes(response)
        .flatMap((topic) => taxonomyIds(response, { name: topic.name, kind: 'topic' }).slice(0, 1))
        .slice(0, MAX_SPOT_TOPICS),
    },
  };
}

/** The decision about a spot in a break; undefined if there is none. */
export const choiceFor = (spot: Spot, videoUrl: string, timestamp: number): Placement['choice'] | undefined =>
  spot.placements.find((each) => each.videoUrl === videoUrl && each.timestamp === timestamp)?.choice;

/** The spot with another decision; undefined takes it back. Beyond {@link MAX_PLACEMENTS}, the oldest is dropped. */
export function withPlacement(
  spot: Spot,
  { videoUrl, timestamp, choice }: Omit<Placement, 'choice'> & { choice: Placement['choice'] | undefined },
): Spot {
  const others = spot.placements.filter((each) => each.videoUrl !== videoUrl || each.timestamp !== timestamp);
  const placements = choice === undefined ? others : [...others, { videoUrl, timestamp, choice }];
  return { ...spot, placements: placements.slice(-MAX_PLACEMENTS) };
}
