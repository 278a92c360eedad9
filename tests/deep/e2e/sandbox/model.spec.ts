import type { AnalysisResponse } from '../../../../src/contracts/analysis';
import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';

const UNDERSTANDING: AnalysisResponse['understanding'] = {
  ...{ basis: 'model', model: 'vision-1', prompt: '0123456789abcdef', discarded: 2 },
  scenes: [
    {
      start: 52_000,
      summary: {
        text: 'A reporter in a busy street tells of a robbery, and of what the mayor has said about it since.',
        confidence: 0.9,
        evidence: [
          { kind: 'frame', timestamp: 60_000 },
          { kind: 'line', timestamp: 62_000 },
        ],
      },
      tone: {
        ...{ name: 'informational', intensity: 'medium', confidence: 0.8 },
        evidence: [{ kind: 'text', timestamp: 70_000, quote: 'CHANNEL 4' }],
      },
      topics: [],
      risks: [
        {
          ...{ id: 'XtODT3', level: 'medium', treatment: 'news', confidence: 0.85 },
          name: 'crime and harmful acts to individuals, society and human right violations',
          evidence: [{ kind: 'line', timestamp: 62_000, quote: 'Two men robbed the bank this morning' }],
        },
      ],
    },
  ],
};

test('what a model says is set apart in the scenes, decides by its treatment, and can be switched off', async ({
  dashboardPage: page,
}) => {
  const sandbox = await showAnswer(page, { ...plannedAnswer(), understanding: UNDERSTANDING });
  await sandbox.openView('Scenes');
  const said = page.getByRole('region', { name: 'From a model (vision-1)' });
  await expect(said).toContainText('Tone: informational, medium intensity');
  await expectNoFindingsInBothThemes(page, 'what a model says');
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  const box = await said.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);

  await sandbox.openView('Suitability');
  const panel = page.getByRole('tabpanel', { name: 'Suitability' });
  await expect(panel.getByText('Suitable in part')).toBeVisible();
  await panel.getByText('Rules of this profile').click();
  await panel.getByLabel('news', { exact: true }).check();
  await expect(panel.getByText('Suitable in part')).toHaveCount(0);

  const shows = page.getByRole('switch', { name: 'Show what a model says' });
  await shows.focus();
  await page.keyboard.press('Space');
  await expect(panel.getByText('Suitable in part')).toBeVisible();
  await sandbox.openView('Scenes');
  await expect(said).toHaveCount(0);
  await page.reload();
  await expect(shows).not.toBeChecked();
});
