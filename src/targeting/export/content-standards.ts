import type { Transcript } from '@/contracts/transcript';
import type { ProgramFacts } from '@/contracts/program-facts';
import type { TimeRange } from '@/contracts/time-range';
import { BRIEF_LANGUAGES, type Brief } from '../brief';
import { categoryById, SENSITIVE_TOPICS } from '../categories';
import type { MediaPlan, PlannedScene } from '../plan';
import { hashOf, ownContentId, programFacts, withoutQuery } from '../program-facts';
import { ruleKey, type Rule, type SuitabilityProfile, type Tolerance } from '../suitability';
import { sharedProfile } from '../suitability-file';

/** The release of AdCP (adcontextprotocol/adcp) whose schemas the files follow. */
const ADCP_VERSION = '3.1';
/** The feature of the catalog that a profile judges. */
const FEATURE = 'brand_suitability';
/** Maximum length of a transcript in an artifact, in characters. */
const MAX_TRANSCRIPT = 200_000;
/** Maximum number of records in a request. */
const MAX_RECORDS = 10_000;

/** A policy in words; a scene that violates it gets no ad, so that it must be kept. */
interface Policy {
  policy_id: string;
  enforcement: 'must';
  category: 'standard';
  policy: string;
}

/** A request of the task `create_content_standards`. */
export interface StandardsRequest {
  adcp_version: typeof ADCP_VERSION;
  idempotency_key: string;
  scope: { languages_any: string[]; channels_any: ['ctv', 'olv']; description: string };
  policies: Policy[];
}

interface Artifact {
  property_rid: string;
  artifact_id: string;
  url?: string;
  published_time?: string;
  assets: object[];
  metadata: { keywords: string };
}

interface FeatureResult {
  feature_id: typeof FEATURE;
  status: 'passed' | 'failed' | 'unevaluated';
  policy_id?: string;
  explanation?: string;
}

/** The scenes of a program as the tasks of AdCP exchange them, each with its verdict. */
export interface SceneVerdicts {
  /** A request of `validate_content_delivery`. */
  request: {
    adcp_version: typeof ADCP_VERSION;
    standards_id: string;
    records: { record_id: string; artifact: Artifact; channel: 'ctv' }[];
  };
  /** The response to it. */
  response: {
    adcp_version: typeof ADCP_VERSION;
    status: 'completed';
    summary: { total_records: number; passed_records: number; failed_records: number };
    results: { record_id: string; verdict: 'pass' | 'fail'; features: FeatureResult[] }[];
  };
}

/** What a tolerance rules out, in words for an agent. Derived from the levels of GARM. */
const RULED_OUT: Readonly<Record<Tolerance, string>> = {
  none: 'Content must not mention or show this topic at any level of risk.',
  low: 'Content may mention this topic, but must not show it, dwell on it, or treat it at a medium or higher level of risk.',
  medium:
    'Content may treat this topic up to a medium level of risk, but not at a high level or below the floor.',
  high: 'Content may treat this topic at any level of risk that is not below the floor of brand safety.',
};

/** Inline policies must not have colons or slashes in their IDs. */
const policyId = (rule: Rule): string => ruleKey(rule).replace(/[^A-Za-z0-9]+/g, '-');

function policyOf(rule: Rule, policy: string): Policy {
  return { policy_id: policyId(rule), enforcement: 'must', category: 'standard', policy };
}

function policiesOf({ topics, exclusions, avoid, treatments = [] }: SuitabilityProfile, brief: Brief | null) {
  const accepted =
    treatments.length === 0
      ? ''
      : ` It is accepted when treated as ${treatments.join(' or ')}, above the floor.`;
  const unwanted = (brief?.terms ?? []).filter(({ kind }) => kind === 'exclusion');
  const names = new Set(unwanted.flatMap(({ meanings }) => meanings.map(({ name }) => name)));
  return [
    ...SENSITIVE_TOPICS.map(({ id, path }) =>
      policyOf({ kind: 'topic', id }, `${path.at(-1)}: ${RULED_OUT[topics[id] ?? 'none']}${accepted}`),
    ),
    ...exclusions.map((id) =>
      policyOf(
        { kind: 'exclusion', id },
        `Content must not be about ${categoryById(id)?.path.join(' > ') ?? id}.`,
      ),
    ),
    ...avoid.map((concept) => policyOf({ kind: 'avoid', concept }, `Content must not have: ${concept}.`)),
    ...[...names].map((concept) =>
      policyOf({ kind: 'brief', concept }, `Content must not be about ${concept}.`),
    ),
  ];
}

/** The ID of the standards of a profile and a brief, in files that refer to them. */
const standardsId = ({ profile, brief }: MediaPlan['choices']): string =>
  `scenecue-${hashOf(JSON.stringify([sharedProfile(profile), policiesOf(profile, brief)]))}`;

/**
 * The profile and the exclusions of the brief as content standards of AdCP.
 *
 * @param idempotencyKey a new UUID: the protocol wants another one for each receiver
 */
export function toContentStandards({ choices }: MediaPlan, idempotencyKey: string): StandardsRequest {
  const { profile, brief } = choices;
  return {
    adcp_version: ADCP_VERSION,
    idempotency_key: idempotencyKey,
    scope: {
      // Those in which topics are found.
      languages_any: [...BRIEF_LANGUAGES],
      channels_any: ['ctv', 'olv'],
      description: `SceneCue suitability profile: ${profile.name}`,
    },
    policies: policiesOf(profile, brief),
  };
}

/** What is said in a scene, and how it was written down. */
function transcriptOf(transcript: Transcript | undefined, { start, end }: PlannedScene): object {
  const lines = transcript?.lines.filter((line) => line.start < end && start < line.end) ?? [];
  if (!transcript || lines.length === 0) return {};
  const source = transcript.track?.kind === 'subtitles' ? 'subtitles' : 'closed_captions';
  return {
    transcript: lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, MAX_TRANSCRIPT),
    transcript_source: transcript.source === 'heard' ? 'generated' : source,
  };
}

/** A media fragment: the part of a video with this URL (W3C, Media Fragments URI 1.0). */
const fragmentOf = (url: string, { startMs, endMs }: TimeRange) =>
  `${withoutQuery(url)}#t=${startMs / 1000},${endMs / 1000}`;

function artifactOf({ response }: MediaPlan, facts: ProgramFacts, scene: PlannedScene): Artifact {
  const { videoUrl, transcript } = response;
  const { hostname } = URL.canParse(videoUrl) ? new URL(videoUrl) : { hostname: '' };
  const url = fragmentOf(videoUrl, { startMs: scene.start, endMs: scene.end });
  const video = { type: 'video', url, duration_ms: scene.end - scene.start };
  const { firstBroadcast } = facts;
  return {
    // The catalog of the seller has the ID of the property; its domain until that is known.
    property_rid: facts.channelDomain ?? facts.networkDomain ?? (hostname || 'unknown'),
    artifact_id: `${facts.contentId ?? ownContentId(videoUrl)}_scene_${scene.number}`,
    ...(hostname === '' ? {} : { url }),
    ...(firstBroadcast === undefined ? {} : { published_time: `${firstBroadcast}T00:00:00Z` }),
    assets: [
      { type: 'text', role: 'title', content: `${facts.title ?? 'Untitled'}, scene ${scene.number}` },
      ...(hostname === '' ? [] : [{ ...video, ...transcriptOf(transcript, scene) }]),
    ],
    metadata: { keywords: scene.topics.join(', ') },
  };
}

function featuresOf({ verdict, findings }: PlannedScene): FeatureResult[] {
  const feature_id = FEATURE;
  if (verdict === 'suitable') return [{ feature_id, status: 'passed' }];
  if (verdict === 'not-assessed') {
    return [{ feature_id, status: 'unevaluated', explanation: 'The analysis could not judge this scene.' }];
  }
  const rules = new Map(findings.map((finding) => [policyId(finding.rule), finding.concept]));
  return [...rules].map(([policy_id, concept]) => ({
    feature_id,
    status: 'failed',
    policy_id,
    explanation: `Found: ${concept}.`,
  }));
}

/**
 * The scenes with their verdicts. There are only two verdicts: a scene that could not be judged fails, with a feature that
 * says so.
 */
export function toSceneVerdicts(plan: MediaPlan): SceneVerdicts {
  const scenes = plan.scenes.slice(0, MAX_RECORDS);
  const facts = programFacts(plan);
  const recordId = ({ number }: PlannedScene) => `scene-${number}`;
  const passed = scenes.filter(({ verdict }) => verdict === 'suitable').length;
  return {
    request: {
      adcp_version: ADCP_VERSION,
      standards_id: standardsId(plan.choices),
      records: scenes.map((scene) => ({
        record_id: recordId(scene),
        artifact: artifactOf(plan, facts, scene),
        channel: 'ctv',
      })),
    },
    response: {
      adcp_version: ADCP_VERSION,
      status: 'completed',
      summary: {
        total_records: scenes.length,
        passed_records: passed,
        failed_records: scenes.length - passed,
      },
      results: scenes.map((scene) => ({
        record_id: recordId(scene),
        verdict: scene.verdict === 'suitable' ? 'pass' : 'fail',
        features: featuresOf(scene),
      })),
    },
  };
}
