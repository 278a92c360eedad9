import { formatTimecode } from '@/lib/timecode';
import { areTopicsAssessed, assess } from '../assessment';
import { aroundBreak } from '../chosen-places';
import type { MediaPlan } from '../plan';
import { programFacts } from '../program-facts';
import { riskTimes, risksWithin } from '../risk-times';
import { otherFacts } from './against-facts';
import { createReport, type AuditFinding, type FindingCode, type Report } from './findings';
import { primaryLanguage } from './formats';
import { ageOfRating, CONTRADICTING } from './ratings';
import type { AuditRecord } from './records';
import { genreName, withParents } from './taxonomies';
import { timingOf, type PlacementOutcome } from './timing';

/** How far an advertisement may be from a planned break, in ms: a request has whole seconds, logs are less exact. */
export const TOLERANCE_MS = { request: 2000, log: 5000 } as const;

/** How far a declared length may be from the one found: the larger of 30 s and 5 %, for credits and leaders. */
const LENGTH_TOLERANCE = { seconds: 30, share: 0.05 } as const;

/** Share of the time from which on a topic confirms a genre. */
const LEAST_SHARE = 0.05;

/**
 * Topics that confirm a genre, as IDs of Content Taxonomy 3.1: one of them, or of the tiers below it, has to be found. The
 * table is ours. Genres that are a form rather than a topic, such as drama, are not judged.
 */
const TOPICS_OF_GENRE: Readonly<Record<string, readonly string[]>> = {
  1: ['1', '518'],
  422: ['422', 'VKIV56'],
  201: ['201', '42'],
  52: ['52', '391', '123', '441'],
  216: ['210'],
  KHPC5A: ['380', '383', 'XtODT3'],
  132: ['132', '464'],
  680: ['680'],
  EZWB7V: ['EZWB7V', '389'],
  274: ['274', '441'],
  383: ['383', '380'],
  386: ['386', '383', 'Z7rJBM'],
  453: ['453'],
  483: ['483', '225', '518'],
  389: ['389', 'I4GWl6', 'avbNf2'],
  390: ['390', '381'],
  1020: ['386', '383', '380', '381', '389', '390', '52', '391', '286', '483', 'v9i3On'],
};

export interface AnalysisFindings {
  findings: AuditFinding[];
  placements: PlacementOutcome[];
  /** Whether one is beside a scene that the profile excludes. */
  isBesideExcluded: boolean;
}

const pathIn = (path: string, attribute: string): string =>
  path === '' ? attribute : `${path}.${attribute}`;

/** The genres of a program by its topics; null if topics were not looked for in all of it, or none was found. */
function confirmedGenres({ topics, program }: MediaPlan) {
  if (!areTopicsAssessed(program.limits) || topics.length === 0) return null;
  const found = new Set(
    topics
      .filter(({ share }) => share >= LEAST_SHARE)
      .flatMap(({ id }) => (id === undefined ? [] : withParents(id))),
  );
  return (genre: string) => TOPICS_OF_GENRE[genre]?.some((topic) => found.has(topic));
}

type Mismatch = (code: FindingCode, path: string, more: Parameters<Report>[4]) => void;

/** Returns a function that compares what a record declares of a program with its plan. */
function programComparison(plan: MediaPlan) {
  const { response, choices, durationMs } = plan;
  const isConfirmed = confirmedGenres(plan);
  const { leastConfidence } = choices.profile;
  const risks = risksWithin(riskTimes(response, leastConfidence), { startMs: 0, endMs: durationMs });
  const facts = programFacts(plan);
  const captions = primaryLanguage(response.transcript?.language ?? '');
  const main = plan.topics.slice(0, 3).map(({ name }) => name);

  return ({ kind, program }: Pick<AuditRecord, 'kind' | 'program'>, mismatch: Mismatch) => {
    const { genres, rating, length, path } = program;
    for (const { attribute, declared, stored } of otherFacts(program, facts)) {
      const values = { found: stored };
      mismatch('other-fact', pathIn(path, attribute), { value: declared, values });
    }
    if (isConfirmed && kind === 'request' && genres.length === 0) {
      mismatch('no-genre', pathIn(path, 'genres'), { concepts: main });
    }
    const judged = genres.filter((genre) => Object.hasOwn(TOPICS_OF_GENRE, genre));
    if (isConfirmed && judged.length > 0 && judged.length === genres.length && !judged.some(isConfirmed)) {
      const value = genres.map(genreName).join(', ');
      mismatch('other-genre', pathIn(path, 'genres'), { value, concepts: main });
    }
    const contradicting = rating === undefined ? [] : CONTRADICTING[ageOfRating(rating) ?? 'mature'];
    const risk = risks.find(({ level }) => level !== undefined && contradicting.includes(level));
    if (risk?.level !== undefined) {
      const more = { value: rating, values: { level: risk.level }, concepts: [risk.name] };
      mismatch('other-rating', pathIn(path, 'contentrating'), more);
    }
    const found = durationMs / 1000;
    const allowed = Math.max(LENGTH_TOLERANCE.seconds, LENGTH_TOLERANCE.share * found);
    if (length !== undefined && length > 0 && Math.abs(length - found) > allowed) {
      mismatch('other-length', pathIn(path, 'len'), { value: length, values: { found: Math.round(found) } });
    }
    const language = primaryLanguage(program.language ?? '');
    // Captions in another language than the stored one of the audio are a translation.
    const isStored = language === primaryLanguage(facts.language ?? '');
    if (language !== undefined && captions !== undefined && language !== captions && !isStored) {
      mismatch('other-language', pathIn(path, 'language'), { value: language, values: { found: captions } });
    }
  };
}

/** Returns a function that compares records of a program with its plan. Create it once for each plan. */
export function createComparison(plan: MediaPlan): (record: AuditRecord) => AnalysisFindings {
  const { response, choices, durationMs } = plan;
  const { profile, brief } = choices;
  const compareProgram = programComparison(plan);
  const breaks = plan.breaks.filter(({ isExported }) => isExported).map(({ timestamp }) => timestamp);
  const assessment = assess(response, profile, brief);
  const verdicts = new Map<number, ReturnType<typeof assessment.verdictOf>>();

  function verdictAt(ms: number) {
    const known = verdicts.get(ms) ?? assessment.verdictOf(aroundBreak(ms));
    verdicts.set(ms, known);
    return known;
  }

  return ({ kind, program, placements }) => {
    const { findings, report } = createReport();
    const mismatch: Mismatch = (code, path, more) => report('mismatch', code, path, '', more);
    compareProgram({ kind, program }, mismatch);

    let isBesideExcluded = false;
    const outcomes = placements.map((placement) => {
      const { outcome, code, values, ms } = timingOf(placement, breaks, TOLERANCE_MS[kind]);
      if (code !== undefined) {
        // That nothing more is known of a break is no difference.
        const severity = outcome === 'unknown' ? 'weak' : 'mismatch';
        report(severity, code, placement.path, '', { value: placement.value, ...(values ? { values } : {}) });
      }
      const verdict = ms === undefined || ms > durationMs ? undefined : verdictAt(ms);
      if (ms !== undefined && verdict?.verdict === 'unsuitable') {
        isBesideExcluded = true;
        mismatch('excluded', placement.path, {
          value: placement.value,
          values: { time: formatTimecode(ms) },
          concepts: [...new Set(verdict.findings.map(({ concept }) => concept))],
        });
      }
      return outcome;
    });
    return { findings, placements: outcomes, isBesideExcluded };
  };
}
