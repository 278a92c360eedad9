import { describe, expect, it } from 'vitest';
import { documentAfter } from './fields';
import { PROFILES_FORM, VIDEO_FORM } from './part-forms';
import { NO_CHOICES, NO_PROFILES, type Profiles, type VideoChoices } from './planning';
import type { Fields } from './planning-documents';
import { correctionOf, profileOf } from './testing/samples';

const brief = { text: 'cooking', terms: [] };

/** The document after changes, one after the other. */
const storedAfter = (...all: Partial<VideoChoices>[]): Fields =>
  all.reduce<Fields>((document, more) => {
    const before = VIDEO_FORM.read(document);
    return documentAfter(document, VIDEO_FORM.changes(before, { ...before, ...more }, document));
  }, {});

describe('the choices for a video', () => {
  it('are read as they were written', () => {
    const choices: VideoChoices = {
      brief,
      corrections: [
        { ...correctionOf('b'), at: 1 },
        { ...correctionOf('a'), at: 2 },
      ],
      kept: [9000, 10_000],
      dropped: [10_000, 20_000],
      breakOptions: { perHour: 1.5, spacingMs: 60_000 },
      podSeconds: 60,
      program: '{"series":"The Series"}',
    };
    expect(VIDEO_FORM.read(storedAfter(choices))).toEqual(choices);
    expect(VIDEO_FORM.read({})).toEqual(NO_CHOICES);
  });

  it('are written item by item: only what differs', () => {
    const before = { ...NO_CHOICES, corrections: [correctionOf('a'), correctionOf('b')], kept: [1, 2] };
    const changed = { ...correctionOf('b'), concept: 'crime' };
    const after = { ...before, corrections: [changed, correctionOf('c')], kept: [2, 3], dropped: [2] };
    expect(VIDEO_FORM.changes(before, after, {})).toEqual({
      corrections: {
        a: null,
        b: expect.stringContaining('crime') as string,
        c: expect.any(String) as string,
      },
      breaks: { '1': null, '2': 'kept-dropped', '3': 'kept' },
    });
    expect(VIDEO_FORM.changes(before, before, {})).toEqual({});
  });

  it('can be taken back one by one', () => {
    const emptied = storedAfter(
      { brief, corrections: [correctionOf('a')], kept: [1], breakOptions: { count: 3, spacingMs: 1 } },
      { brief: null, corrections: [], kept: [], breakOptions: { perHour: 2 } },
    );
    expect(VIDEO_FORM.read(emptied)).toEqual({ ...NO_CHOICES, breakOptions: { perHour: 2 } });
  });

  it('are read without what is invalid', () => {
    const { brief: _, id: __, ...valid } = { ...correctionOf('a'), brief };
    const read = VIDEO_FORM.read({
      brief: '{"text":7}',
      corrections: { a: JSON.stringify(valid), b: 'no JSON', c: '{"sceneStart":9}', d: 7 },
      breaks: { 5: 'kept', x: 'kept', 6: 'lost', 7: 1 },
      breakOptions: { count: -1 },
      podSeconds: 0,
    });
    expect(read).toEqual({ ...NO_CHOICES, corrections: [correctionOf('a')], kept: [5] });
    expect(VIDEO_FORM.read({ corrections: 7, breaks: 'x' })).toEqual(NO_CHOICES);
  });
});

describe('the profiles', () => {
  const own = ['z', 'm', 'a'].map((id) => profileOf(id));

  it('are read as they were written, in the order in which they were created', () => {
    const profiles: Profiles = { profiles: own, chosen: 'm' };
    const document = PROFILES_FORM.changes(NO_PROFILES, profiles, {});
    expect(PROFILES_FORM.read(document)).toEqual(profiles);

    const more = {
      profiles: [profileOf('z', { name: 'New' }), own[1], profileOf('b')],
      chosen: 'm',
    } as Profiles;
    const changes = PROFILES_FORM.changes(profiles, more, document);
    expect(Object.keys(changes)).toEqual(['profiles']);
    expect(Object.keys(changes.profiles as object).toSorted()).toEqual(['a', 'b', 'z']);
    expect(PROFILES_FORM.read(documentAfter(document, changes))).toEqual(more);
  });

  it('are read without presets and without what is invalid', () => {
    const text = JSON.stringify({ ...profileOf('a'), at: 1 });
    const document = { profiles: { a: text, open: text, b: '{}', c: 7 }, chosen: 'gone' };
    expect(PROFILES_FORM.read(document)).toEqual({ ...NO_PROFILES, profiles: [profileOf('a')] });
  });
});
