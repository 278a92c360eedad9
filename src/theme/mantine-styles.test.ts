import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the marker of a segmented control has its styles: without them it stands beside its place', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  const users = files
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
    .filter((text) => text.includes('styles/SegmentedControl.layer.css'));
  expect(users.length).toBeGreaterThan(0);
  for (const text of users) expect(text).toContain('styles/FloatingIndicator.layer.css');
});
