import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CTV_GENRES, type ProgramEntries } from '@/contracts/program-facts';
import { FACTS, issuer, planWith } from '../testing/planned-program';
import { faultsOf, readTables } from '../testing/standards/tables';
import { toOpenRtb } from './open-rtb';

describe('OpenRTB 2.6-202606', () => {
  const tables = readTables('openrtb-2.6-202606.md');
  const write = (facts: ProgramEntries, today?: string) =>
    (
      JSON.parse(
        JSON.stringify(toOpenRtb(planWith(facts), { issuer, ...(today && { today }) })),
      ) as ReturnType<typeof toOpenRtb>
    ).content;

  it('all facts stand where the tables of the standard have them', () => {
    const content = write(FACTS, '2026-11-28');
    const { network = {}, channel = {}, data } = content;
    expect([
      ...faultsOf(tables, 'Content', content),
      ...faultsOf(tables, 'Network', network),
      ...faultsOf(tables, 'Channel', channel),
      ...data.flatMap((each) => faultsOf(tables, 'Data', each)),
      ...data.flatMap(({ segment = [] }) => segment.flatMap((each) => faultsOf(tables, 'Segment', each))),
    ]).toEqual([]);
    expect(content).toMatchObject({
      id: 'video_123',
      title: 'Week 4 Auditions',
      series: 'The Talent Show',
      season: '25',
      episode: 4,
      genres: ['651', 'JLBCU7'],
      gtax: 9,
      prodq: 1,
      contentrating: 'TV-PG',
      langb: 'pt-BR',
      network: { name: 'Example Television', domain: 'tv.example' },
      channel: { name: 'Example One', domain: 'one.example' },
      livestream: 1,
      realtime: 0,
      firstbroadcast: 0,
    });
    expect(content).not.toHaveProperty('language');
    const [own, ...others] = data;
    expect(own).toMatchObject({ name: issuer, cids: [expect.stringMatching(/^scenecue-[0-9a-f]{16}$/)] });
    expect(others.filter(({ name }) => name !== issuer)).toEqual([
      { name: 'ids.example', cids: ['MV020788170000', 'MV020788170001'] },
      { name: 'more.example', cids: ['x1'] },
    ]);
  });

  it('what the tables do not have is found', () => {
    expect(faultsOf(tables, 'Content', { livestream: 2, episode: '4', genres: '1', live: 0 })).toEqual([
      'Content.livestream is not integer 0/1',
      'Content.episode is not integer ',
      'Content.genres is not string array ',
      'Content.live is unknown',
    ]);
  });

  it('what is not known is left out', () => {
    const content = write({}, '2026-11-28');
    expect(Object.keys(content).sort()).toEqual(
      ['cat', 'cattax', 'context', 'data', 'len', 'livestream', 'realtime', 'url'].sort(),
    );
    expect(content).toMatchObject({ livestream: 0, realtime: 0 });
  });

  it.each([
    ['en', { language: 'en' }],
    ['DE', { language: 'de' }],
    ['zh-Hant', { langb: 'zh-Hant' }],
    ['gsw', { langb: 'gsw' }],
  ])('the language %s is in the only member that fits it', (language, members) => {
    const { language: written, langb } = write({ language });
    expect({ ...(written && { language: written }), ...(langb && { langb }) }).toEqual(members);
  });

  it('the language of the audio comes before the original one', () => {
    expect(write({ originalLanguage: 'fr' })).toMatchObject({ language: 'fr' });
    expect(write({ originalLanguage: 'fr', language: 'de' })).toMatchObject({ language: 'de' });
  });

  it('a live program happens in real time, and its first day is its first broadcast', () => {
    expect(write({ delivery: 'live', firstBroadcast: '2026-11-28' }, '2026-11-28')).toMatchObject({
      livestream: 1,
      realtime: 1,
      firstbroadcast: 1,
    });
    expect(write({ firstBroadcast: '2026-11-28' })).not.toHaveProperty('firstbroadcast');
  });

  it('the genres are those of the CTV genre list', () => {
    const rows = readFileSync(new URL('../testing/standards/ctv-genre-mapping.tsv', import.meta.url), 'utf8');
    const mapping = rows
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t').slice(0, 2));
    expect(CTV_GENRES).toEqual(Object.fromEntries(mapping));
  });
});
