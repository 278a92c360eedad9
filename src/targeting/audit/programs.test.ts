import { describe, expect, it } from 'vitest';
import type { ProgramFacts } from '@/contracts/program-facts';
import { ownContentId } from '../program-facts';
import { createMatcher, type KnownProgram } from './programs';
import type { AuditRecord } from './records';

describe('a record is of the program', () => {
  const program = (name: string, title = '', facts: ProgramFacts = {}): KnownProgram => ({
    id: `id-${name}`,
    videoUrl: `https://cdn.example.com/${name}.mp4`,
    names: [title || name],
    facts,
  });
  const living = (episode: number) => ({ series: 'Island Living', season: '3', episode });
  const match = createMatcher([
    program('new', 'Café Noir'),
    program('the-show', 'Island Living: Paradise'),
    program('b', 'Twice'),
    program('c', 'Twice'),
    program('m1', '', { ...living(1), title: 'Pilot', contentId: 'EP-301' }),
    program('m2', '', { ...living(2), otherIds: [{ domain: 'ids.example', id: 'X2' }] }),
    program('m3', '', { ...living(3), title: 'The End' }),
    program('m4', '', { ...living(3), title: 'The Other End' }),
    program('m5', '', { series: 'News', episode: 7 }),
  ]);
  const found = (declared: Partial<AuditRecord['program']>) => {
    const result = match({ genres: [], path: '', ...declared });
    if (result === undefined) return undefined;
    return 'program' in result ? result.program.id : result.several.map(({ id }) => id);
  };

  it.each<[string, Partial<AuditRecord['program']>, string]>([
    ['URL without its query', { url: 'http://www.cdn.example.com/new.mp4?token=1#t' }, 'id-new'],
    ['name of its file as ID', { id: 'THE-SHOW' }, 'id-the-show'],
    ['title', { title: 'CAFE noir!' }, 'id-new'],
    ['series and title', { series: 'Island Living', title: 'Paradise' }, 'id-the-show'],
    ['ID among those with the same title', { title: 'Twice', id: 'c' }, 'id-c'],
    ['stored content ID', { id: 'ep-301', title: 'Twice' }, 'id-m1'],
    ['stored ID of another domain', { otherIds: [{ domain: 'www.ids.example', id: 'x2' }] }, 'id-m2'],
    [
      'our own ID of the video',
      { otherIds: [{ domain: 'any.example', id: ownContentId('https://cdn.example.com/b.mp4') }] },
      'id-b',
    ],
    ['series, season and episode', { series: 'island living', season: 'S03', episode: 2 }, 'id-m2'],
    ['series and episode without seasons', { series: 'News', episode: 7 }, 'id-m5'],
    ['stored title', { title: 'pilot' }, 'id-m1'],
    ['stored title among those of the episode', { ...living(3), title: 'The End' }, 'id-m3'],
  ])('with the same %s', (_, declared, id) => {
    expect(found(declared)).toBe(id);
  });

  it.each<[string, Partial<AuditRecord['program']>, string[] | undefined]>([
    ['have the same title', { title: 'Twice' }, ['id-b', 'id-c']],
    ['are the same episode', living(3), ['id-m3', 'id-m4']],
    [
      'have its URL and its ID',
      { url: 'https://cdn.example.com/new.mp4', id: 'EP-301' },
      ['id-new', 'id-m1'],
    ],
  ])('is said to fit several programs that %s', (_, declared, ids) => {
    expect(found(declared)).toEqual(ids);
  });

  it.each<[string, Partial<AuditRecord['program']>]>([
    ['a part of its title', { title: 'Paradise' }],
    ['its title and another series', { title: 'Pilot', series: 'Another Show' }],
    ['its title and another episode', { title: 'Pilot', episode: 9 }],
    ['its series and episode without the season', { series: 'Island Living', episode: 2 }],
    ['an ID of another domain', { otherIds: [{ domain: 'else.example', id: 'X2' }] }],
    ['a title without letters', { title: '???' }],
  ])('not with %s', (_, declared) => {
    expect(found(declared)).toBeUndefined();
  });
});
