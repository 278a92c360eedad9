import { CTV_GENRES } from '@/contracts/program-facts';
import type { MediaPlan } from '../plan';
import { nameOfProgram, programFacts } from '../program-facts';
import { sharedProfile } from '../suitability-file';
import { breakRecords, rounded, sceneRecords } from './records';

/** Where the JSON schema of the file is published. */
const SCHEMA_PATH = '/schema/media-plan.json';

/** The facts about the program, with the IDs of its genres; undefined if none is known. */
function factsOf(plan: MediaPlan) {
  const { genres, ...others } = programFacts(plan);
  const facts = {
    ...others,
    ...(genres ? { genres: genres.map((name) => ({ id: CTV_GENRES[name], name })) } : {}),
  };
  return Object.keys(facts).length > 0 ? facts : undefined;
}

/**
 * The topics of a video, its suitability, its scenes and its breaks as JSON (`public/schema/media-plan.json`): the same
 * figures as in the sheets, with times in ms. The content does not depend on when or where it is written.
 */
export function toPlanFile(plan: MediaPlan): string {
  const { response, choices, program } = plan;
  const { videoUrl, provider, coverage, partial = [], loudness, taxonomy, transcript } = response;
  const file = {
    schema: SCHEMA_PATH,
    version: 1,
    program: {
      title: nameOfProgram(plan),
      url: videoUrl,
      durationMs: plan.durationMs,
      facts: factsOf(plan),
      provider,
      coverage,
      partial: partial.map(({ code }) => code),
      loudness: loudness?.integratedLufs,
      taxonomy: taxonomy?.version,
      words: transcript && {
        source: transcript.source,
        language: transcript.language,
        model: transcript.model,
      },
    },
    suitability: {
      profile: sharedProfile(choices.profile),
      brief: choices.brief?.text,
      corrections: choices.corrections.length,
      verdict: program.verdict,
      suitableMs: program.suitableMs,
      notAssessedMs: program.notAssessedMs,
      unsuitable: program.unsuitable.map(({ startMs, endMs }) => ({ startMs, endMs })),
      limits: program.limits,
    },
    topics: plan.topics.map(({ id, name, path, isSensitive, totalMs, share, confidence }) => ({
      id,
      name,
      path,
      isSensitive,
      ms: totalMs,
      share: rounded(share, 4),
      confidence,
    })),
    scenes: sceneRecords(plan),
    breaks: breakRecords(plan),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
