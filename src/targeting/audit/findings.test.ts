import { describe, expect, it } from 'vitest';
import { checkRequest } from './check-request';
import { tvRequest, withValue } from './testing/requests';

const CONTENT = 'app.content';

describe('what is shown of a value', () => {
  const valueOf = (path: string, value: unknown) =>
    checkRequest(withValue(tvRequest(), path, value)).map((each) => [each.code, each.value, each.values]);

  it('belongs to the attribute that is named', () => {
    const url = 'https://cdn.example.com/island-living/s3/e2.mp4';
    expect(valueOf(`${CONTENT}.livestream`, 1)).toContainEqual(['live-file', '1', { url }]);
    expect(valueOf(`${CONTENT}.data.0.name`, undefined)).toEqual([['content-ids', undefined, undefined]]);
  });

  it('is short, and shows what cannot be seen', () => {
    expect(valueOf(`${CONTENT}.keywords`, ' ')[0]?.[1]).toBe('" "');
    expect(valueOf(`${CONTENT}.contentrating`, 'a\u0000b\u202Ec')[0]?.[1]).toBe('a\\u0000b\\u202ec');
    const [long] = checkRequest(withValue(tvRequest(), `${CONTENT}.contentrating`, '😀'.repeat(100_000)));
    expect(Array.from(long?.value ?? '')).toHaveLength(120);
    expect(valueOf(`${CONTENT}.genres`, [null])[0]?.[2]).toMatchObject({ found: 'null' });
    const [finding] = checkRequest(withValue(tvRequest(), `${CONTENT}.x\u0007${'y'.repeat(1000)}`, 1));
    expect(finding?.path).toMatch(/^app\.content\.x\\u0007y+…$/);
  });

  it('names no taxonomy where none has all IDs, and those of products for advertisements', () => {
    expect(valueOf(`${CONTENT}.cat`, ['216', 'nonsense'])[0]?.[2]).toMatchObject({ fit: 'none' });
    expect(valueOf('cattax', undefined)[0]?.[2]).toMatchObject({ fit: '8 (Ad Product Taxonomy 2.0)' });
  });
});
