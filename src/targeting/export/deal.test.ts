import { describe, expect, it } from 'vitest';
import { FACTS, issuer, planWith } from '../testing/planned-program';
import { faultsOf, readTables } from '../testing/standards/tables';
import { toDeal } from './deal';

describe('Deals API 1.0', () => {
  const tables = readTables('deals-1.0.md');

  it('the breaks of programs are one deal', () => {
    const plans = [planWith(FACTS), planWith({ series: 'Another' }, { name: 'second' })];
    const deal = toDeal(plans, {
      issuer,
      terms: { startdate: '2026-12-01T00:00:00Z', dealfloor: 12.5, cur: 'EUR' },
    });
    const { terms, inventory, curation } = deal;
    expect([
      ...faultsOf(tables, 'Deal', deal),
      ...faultsOf(tables, 'Terms', terms),
      ...faultsOf(tables, 'Inventory', inventory),
      ...faultsOf(tables, 'Curation', curation),
    ]).toEqual([]);
    expect(deal).toMatchObject({
      name: 'The Talent Show: 4 ad breaks in 2 programs',
      desc: '4 ad breaks in 2 programs: The Talent Show, Another',
      origin: issuer,
      sellerstatus: 2,
      inventory: { cat: ['651', 'JLBCU7', '216'], cattax: 9 },
      curation: { curator: issuer, cdealid: deal.id },
    });
    expect(deal.ext.scenecue.programs[0]).toMatchObject({
      id: 'video_123',
      episode: 4,
      breaks: [
        { podid: 'break-20000', timestamp: 20_000, poddur: 60 },
        { podid: 'break-40000', timestamp: 40_000, poddur: 60 },
      ],
    });
    expect(JSON.stringify(deal)).not.toContain('secret');
  });

  it('the same package has the same ID, another one has another', () => {
    const [plan, other] = [planWith(FACTS), planWith(FACTS, { name: 'second' })];
    const facts = { ...FACTS, exchange: 'ssp.example', title: 'Other' };
    expect(toDeal([planWith(facts)], { issuer })).toMatchObject({
      id: toDeal([plan], { issuer }).id,
      origin: 'ssp.example',
    });
    expect(toDeal([plan, other], { issuer }).id).not.toBe(toDeal([plan], { issuer }).id);
  });

  it('a description is as long as the standard recommends at most', () => {
    const plans = Array.from({ length: 30 }, (_, index) =>
      planWith({ series: `The series with number ${index}` }, { name: String(index) }),
    );
    expect(toDeal(plans, { issuer }).desc).toHaveLength(250);
  });
});
