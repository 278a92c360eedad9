import { expect, it } from 'vitest';
import { DELIVERY_NAMES_FORM, USUAL_NAMES } from './delivery-names';

const { read, changes } = DELIVERY_NAMES_FORM;

it('names are stored as a whole and read again', () => {
  const own = {
    names: { ...USUAL_NAMES.names, topics: 'genre' },
    assetList: 'https://a.example/{break}',
    adTag: 'https://ads.example/vast?cb=[CACHEBUSTING]',
  };
  expect(changes(USUAL_NAMES, own, {})).toEqual({ keyNames: expect.any(String) as string });
  expect(read(changes(USUAL_NAMES, own, {}))).toEqual(own);
  expect(changes(own, own, {})).toEqual({});
});

it.each([undefined, 'no JSON', '{}', '{"names":7}', 7])(
  'without valid ones, the usual ones are read: %j',
  (text) => {
    expect(read({ keyNames: text })).toEqual(USUAL_NAMES);
  },
);

it('an invalid name alone has its usual value', () => {
  const stored = {
    names: { ...USUAL_NAMES.names, topics: 'a b', risk: 'danger' },
    ...{ assetList: 'a "b"', adTag: 'javascript:alert(1)' },
  };
  const { names, assetList, adTag } = read({ keyNames: JSON.stringify(stored) });
  expect(names).toEqual({ ...USUAL_NAMES.names, risk: 'danger' });
  expect(assetList).toBe(USUAL_NAMES.assetList);
  expect(adTag).toBe('');
});

it('the one list for all breaks that was usual before is one for each break', () => {
  const stored = { ...USUAL_NAMES, assetList: 'asset-list.json' };
  expect(read({ keyNames: JSON.stringify(stored) })).toEqual(USUAL_NAMES);
});

it.each(['https://user:secret@ads.example/vast', 'https://?a=b', 'https://ads.example:abc/vast'])(
  'an address that no player can fetch, or with a password, is no ad tag: %s',
  (adTag) => {
    expect(read({ keyNames: JSON.stringify({ ...USUAL_NAMES, adTag }) }).adTag).toBe('');
  },
);

it('what an earlier version stored has no ad tag', () => {
  const { adTag: _, ...stored } = USUAL_NAMES;
  expect(read({ keyNames: JSON.stringify({ ...stored, assetList: 'a.json' }) })).toEqual({
    ...USUAL_NAMES,
    assetList: 'a.json',
  });
});
