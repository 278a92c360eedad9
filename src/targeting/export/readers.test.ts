import VMAP from '@dailymotion/vmap';
import { Validator, type Schema } from '@cfworker/json-schema';
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'csv-parse/sync';
import { Parser } from 'm3u8-parser';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { ProgramFacts } from '@/contracts/program-facts';
import { findBreaks } from '../breaks';
import { planOf, type MediaPlan } from '../plan';
import { PRESETS, type SuitabilityProfile } from '../suitability';
import { ODD_PROGRAMS } from '../testing/odd-programs';
import { faultsOf, readTables } from '../testing/standards/tables';
import { inTimeOrder } from '../time-order';
import { toChapters } from './chapters';
import { toDateRanges } from './date-ranges';
import { toInterstitials } from './interstitials';
import { toKeyValueSheet } from './key-values';
import { toMediaTailor } from './media-tailor';
import { toMrss } from './mrss';
import { toOpenRtb } from './open-rtb';
import { toPlanFile } from './plan-file';
import { breakRecords, sceneRecords } from './records';
import { toBreakSheet, toSceneSheet } from './sheets';
import { toVmap } from './vmap';

/** The text as read back from a file: UTF-8 has no lone surrogates. */
const stored = (text: string) => Buffer.from(text, 'utf8').toString('utf8');

const xml = new DOMParser({
  onError: (level, message) => {
    throw new Error(`${level}: ${message}`);
  },
});

function readPlaylist(text: string) {
  const parser = new Parser();
  const warnings: string[] = [];
  parser.on('warn', ({ message }) => warnings.push(message));
  parser.push(stored(text));
  parser.end();
  return { ...parser.manifest, warnings };
}

/** A sheet as a program reads it, without the apostrophes before text that a spreadsheet would evaluate. */
function readSheet(text: string): Record<string, string>[] {
  const rows = parse(stored(text), { columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
  const plain = (value: string) => value.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
  );
}

const schema = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../public/schema/media-plan.json', import.meta.url)), 'utf8'),
) as Schema;
const validator = new Validator(schema, '2020-12', false);

const bidderTables = readTables('openrtb-2.6-202606.md');

/** `AdBreaks` of a program by the API reference of MediaTailor (AdBreak, SpliceInsertMessage). */
const mediaTailorProgram = new Validator({
  type: 'object',
  required: ['AdBreaks'],
  properties: {
    AdBreaks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['OffsetMillis'],
        properties: {
          MessageType: { enum: ['SPLICE_INSERT', 'TIME_SIGNAL'] },
          OffsetMillis: { type: 'integer', minimum: 0 },
          SpliceInsertMessage: {
            type: 'object',
            properties: { SpliceEventId: { type: 'integer', minimum: 0 } },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    },
  },
});

const [careful] = PRESETS as [SuitabilityProfile];

/** Every fact that can be entered, so that the schema of the plan has to know each. */
const ALL_FACTS = JSON.stringify({
  ...{ title: '=t "]]>', series: 'عنوان', season: '3', episode: 2, genres: ['News', 'Law'] },
  ...{ network: 'N', networkDomain: 'n.example', channel: 'C', channelDomain: 'c.example' },
  ...{ contentId: 'id', otherIds: [{ domain: 'o.example', id: 'o' }], contentRating: 'TV-PG' },
  ...{ productionQuality: 'prosumer', firstBroadcast: '2026-11-28', delivery: 'live' },
  ...{ language: 'de-CH', originalLanguage: 'fr', exchange: 'e.example' },
} satisfies Required<ProgramFacts>);

/** All breaks are kept; unsuitable ones must still not be in any file. */
function planFor(response: AnalysisResponse): MediaPlan {
  return planOf(response, {
    profile: { ...careful, name: '=mine "]]>' },
    brief: { text: '=brief\n-->', terms: [] },
    corrections: [],
    breakOptions: {},
    kept: findBreaks(inTimeOrder(response)).map(({ timestamp }) => timestamp),
    dropped: [],
    podSeconds: 60,
    title: '=title "]]>\n',
    program: ALL_FACTS,
  });
}

/** All exported files of a plan, and the plan itself. */
function filesOf(response: AnalysisResponse): string[] {
  const plan = planFor(response);
  const breaks = breakRecords(plan);
  return [
    toVmap(breaks),
    toDateRanges(breaks, plan.durationMs),
    toInterstitials(breaks, plan.durationMs),
    toMediaTailor(plan),
    toMrss(plan, new Date(0)),
    toKeyValueSheet(breaks),
    toBreakSheet(breaks),
    toSceneSheet(sceneRecords(plan)),
    toPlanFile(plan),
    toChapters(plan),
    JSON.stringify(toOpenRtb(plan, { issuer: 'scenecue.example' })),
    JSON.stringify(plan),
  ];
}

describe.each(ODD_PROGRAMS)('a program with %s', (_, response) => {
  const plan = planFor(response);
  const breaks = breakRecords(plan);
  const scenes = sceneRecords(plan);
  const times = breaks.map(({ timeMs }) => timeMs);
  const list = (values: readonly string[]) => stored(values.join('; '));

  it('is parsed as VMAP by a player', () => {
    const { adBreaks } = new VMAP(xml.parseFromString(stored(toVmap(breaks, response.videoUrl)), 'text/xml'));
    expect(adBreaks.map(({ breakId }) => breakId)).toEqual(breaks.map(({ id }) => id));
    const toMs = (clock: string) =>
      Math.round(clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);
    expect(adBreaks.map(({ timeOffset }) => toMs(timeOffset))).toEqual(times);
  });

  it('is parsed as interstitials', () => {
    const { dateRanges, warnings } = readPlaylist(toInterstitials(breaks, plan.durationMs));
    expect(warnings).toEqual([]);
    expect(dateRanges.map(({ id }) => id)).toEqual(breaks.map(({ id }) => id));
  });

  it('is read by MediaTailor', () => {
    const read: unknown = JSON.parse(stored(toMediaTailor(plan)));
    expect(mediaTailorProgram.validate(read)).toMatchObject({ valid: true });
    expect(read).toMatchObject({ AdBreaks: times.map((timeMs) => ({ OffsetMillis: timeMs })) });
  });

  it('is parsed as a feed of Ad Manager', () => {
    const feed = xml.parseFromString(stored(toMrss(plan, new Date(0))), 'text/xml');
    const text = (name: string) => feed.getElementsByTagName(name)[0]?.textContent ?? '';
    for (const required of ['title', 'dfpvideo:contentId', 'dfpvideo:lastModifiedDate', 'dfpvideo:version'])
      expect(text(required)).not.toBe('');
    expect(text('dfpvideo:lastModifiedDate')).toBe('Thu, 01 Jan 1970 00:00:00 GMT');
    expect(text('dfpvideo:cuepoints')).toBe(times.map((timeMs) => (timeMs / 1000).toFixed(3)).join(','));
  });

  it('is parsed as key-values', () => {
    const rows = readSheet(toKeyValueSheet(breaks));
    expect(rows.map(({ break: id }) => id)).toEqual(breaks.map(({ id }) => id));
    for (const { key_values: pairs = '' } of rows)
      for (const pair of pairs.split('&')) expect(pair).toMatch(/^\w+=[^"'=!+#*~;^()<>[\]&%]*$/);
  });

  it('is parsed as HLS date ranges', () => {
    const { dateRanges, segments, warnings, endList } = readPlaylist(toDateRanges(breaks, plan.durationMs));
    expect(warnings).toEqual([]);
    expect(endList).toBe(true);
    const [start] = segments;
    expect(segments).toHaveLength(1);
    expect(start?.duration).toBeCloseTo(plan.durationMs / 1000, 3);
    expect(
      dateRanges.map((range) => [
        range.id,
        (range.startDate as Date).getTime() - (start?.programDateTime ?? 0),
        range.duration,
        range.plannedDuration,
        range.class,
      ]),
    ).toEqual(breaks.map(({ id, timeMs }) => [id, timeMs, 0, 60, 'scenecue.ad-break']));
  });

  it('is parsed as spreadsheets', () => {
    expect(
      readSheet(toSceneSheet(scenes)).map((row) => [row.start_ms, row.topics, row.seen, row.risks]),
    ).toEqual(
      scenes.map(({ startMs, topics, seen, risks }) => [
        String(startMs),
        list(topics.map(({ name }) => name)),
        list(seen.map(({ name }) => name)),
        list(
          risks.map(({ name, level, isProvisional: is }) => `${name}: ${level}${is ? ' (provisional)' : ''}`),
        ),
      ]),
    );
    expect(readSheet(toBreakSheet(breaks)).map((row) => [row.break, row.time_ms, row.before_topics])).toEqual(
      breaks.map(({ id, timeMs, before }) => [
        id,
        String(timeMs),
        list(before.topics.map(({ name }) => name)),
      ]),
    );
  });

  it('contains no formula that a spreadsheet would compute', () => {
    for (const sheet of [toSceneSheet(scenes), toBreakSheet(breaks)]) {
      const cells = (parse(stored(sheet)) as string[][]).flat();
      expect(
        cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && Number.isNaN(Number(cell))),
      ).toEqual([]);
    }
  });

  it('has JSON that fits the published schema, and is unchanged after parsing', () => {
    const file: unknown = JSON.parse(stored(toPlanFile(plan)));
    expect(validator.validate(file).errors).toEqual([]);
    const withoutMissing: unknown = JSON.parse(JSON.stringify({ scenes, breaks }));
    expect(file).toMatchObject(withoutMissing as object);
  });

  it('is parsed as an OpenRTB bid request', () => {
    const read = JSON.parse(
      stored(JSON.stringify(toOpenRtb(plan, { issuer: 'scenecue.example' }))),
    ) as ReturnType<typeof toOpenRtb>;
    for (const content of [read.content, ...read.breaks.map((each) => each.content)]) {
      expect(faultsOf(bidderTables, 'Content', content)).toEqual([]);
      expect(content.data.flatMap((data) => faultsOf(bidderTables, 'Data', data))).toEqual([]);
      expect(content.url).toBe(response.videoUrl.replace(/[?#].*/s, ''));
    }
    expect(read.breaks.map(({ timestamp, video }) => [timestamp, video])).toEqual(
      breaks.map(({ id, timeMs }) => [
        timeMs,
        { podid: id, poddur: 60, startdelay: Math.max(1, Math.round(timeMs / 1000)) },
      ]),
    );
    const known = new Set(plan.topics.map(({ id }) => id));
    expect(read.content.cat.every((id) => known.has(id))).toBe(true);
  });

  it('has one chapter per scene, and no text ends its chapter early', () => {
    const cues = toChapters(plan)
      .split('\n\n')
      .filter((block) => block.includes('-->'));
    expect(cues).toHaveLength(scenes.length);
    expect(cues.every((cue) => cue.trim().split('\n').length === 2 && cue.split('-->').length === 2)).toBe(
      true,
    );
  });

  it('is exported with the same bytes each time', () => {
    expect(filesOf(structuredClone(response))).toEqual(filesOf(response));
  });

  it('is exported with the same bytes when the response is not in time order', () => {
    const reversed = { ...response, analysis: response.analysis.toReversed() };
    for (const key of ['shots', 'scenes', 'sound', 'speech'] as const) {
      Object.assign(reversed, response[key] && { [key]: response[key].toReversed() });
    }
    expect(filesOf(reversed)).toEqual(filesOf(response));
  });
});
