import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AnalysisResponse, Concept } from '../../../src/contracts/analysis';
import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { SandboxPage } from '../support/pages/sandbox-page';

const VIDEO = 'https://example.com/programme.mp4';

const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });
const black: Concept = { name: 'black frame', confidence: 1, kind: 'technical' };
const silence: Concept = { name: 'silence', confidence: 1, kind: 'sound' };

/** Two minutes: cooking, black and silence at 50 s, then crime, then soccer from 90 s on. */
function plannedAnswer(): AnalysisResponse {
  return answerWith({
    durationMs: 120_000,
    analysis: [
      { timestamp: 0, concepts: [topic('cooking'), { name: 'cup', confidence: 0.6, kind: 'seen' }] },
      { timestamp: 50_000, concepts: [black, silence] },
      { timestamp: 52_000, concepts: [topic('crime')] },
      { timestamp: 90_000, concepts: [topic('soccer')] },
    ],
    shots: [0, 50_000, 52_000, 90_000].map((start, index, all) => ({
      start,
      end: all[index + 1] ?? 120_000,
    })),
    scenes: [
      { start: 0, end: 50_000, endReason: 'black' },
      { start: 50_000, end: 52_000, endReason: 'black', isSlot: true },
      { start: 52_000, end: 120_000, endReason: 'end' },
    ],
    speech: [{ start: 60_000, end: 80_000 }],
    sound: [{ timestamp: 30_000, loudness: -24 }],
    taxonomy: {
      version: '3.1',
      sources: ['said', 'seen'],
      topics: [
        { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
        { name: 'soccer', id: '533', path: ['Sports', 'Soccer'], isSensitive: false },
        { name: 'crime', id: '380', path: ['Crime'], isSensitive: true },
      ],
    },
  });
}

async function show(page: Page, answer: AnalysisResponse): Promise<SandboxPage> {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(VIDEO);
  return sandbox;
}

test('a result begins with what it is about, what is sensitive in it, and its best ad break', async ({
  dashboardPage: page,
}) => {
  await show(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByText('cooking', { exact: true })).toBeVisible();
  await expect(glance.getByRole('listitem').first()).toContainText('00:50.0 · 41.7%');
  await expect(glance.getByText('1 sensitive topic was found')).toBeVisible();
  await expect(glance.getByText(/^Looked for in: captions, objects\./)).toBeVisible();
  await expect(glance.getByText(/^No break suits the profile/)).toBeVisible();
  await glance.getByLabel('Suitability profile').selectOption('Open');
  await expect(glance.getByText('black and silent · change of scene · nobody speaks')).toBeVisible();
  await expect(glance.getByRole('button', { name: 'Play from 00:50.0' })).toBeVisible();
  await expectNoFindingsInBothThemes(page, 'a plan');
});

test('scenes stand with what they are about, the first dozen at once, the others folded', async ({
  dashboardPage: page,
}) => {
  const planned = plannedAnswer();
  const sandbox = await show(page, planned);
  const scenes = page.getByRole('region', { name: 'Scenes' });
  await expect(scenes.locator('[id^=scene-]')).toHaveCount(2);
  await expect(scenes.locator('#scene-0')).toContainText(
    /00:00\.050\.0 s✓ SuitablecookingIn the taxonomy: Food & Drink > CookingSeen: cup/,
  );
  await expect(scenes.locator('#scene-52000')).toContainText(/00:52\.068\.0 s✕ Not suitablecrime, soccer/);
  await page.unrouteAll();
  const many = Array.from({ length: 20 }, (_, index) => ({ start: index * 6000, end: (index + 1) * 6000 }));
  await replaceFunction(page, (route) => route.fulfill({ json: { ...planned, scenes: many } }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(scenes.locator('[id^=scene-]')).toHaveCount(12);
  await scenes.getByRole('button', { name: '8 more scenes' }).click();
  await expect(scenes.locator('[id^=scene-]')).toHaveCount(20);
});

test('ad breaks say why and what stands before them, and leave as VMAP and OpenRTB', async ({
  dashboardPage: page,
}) => {
  await show(page, plannedAnswer());
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  const places = breaks.getByRole('list').first().locator(':scope > li');
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText('In the 30 seconds before');
  await expect(places.first()).toContainText('Topicscooking');
  await expect(places.first()).toContainText('Seencup');
  await expect(places.first()).toContainText('-24.0 LUFS');
  await expect(places.last()).toContainText('change of topic · nobody speaks');
  await expect(places.last()).toContainText('Sensitivecrime (level not measured)');
  await expect(places.last()).toContainText('Not suitable');

  // What does not suit goes into no file, also when it was kept.
  await expect(breaks.getByText(/^No break suits the profile/)).toBeVisible();
  await breaks.getByRole('button', { name: 'Keep the break at 01:30.0' }).click();
  await expect(breaks.getByText(/^No break suits the profile/)).toBeVisible();
  await page
    .getByRole('region', { name: 'At a glance' })
    .getByLabel('Suitability profile')
    .selectOption('Open');
  await expect(breaks.getByText('The files hold 2 breaks.')).toBeVisible();

  const downloaded = async (format: string) => {
    const begun = page.waitForEvent('download');
    await breaks.getByRole('button', { name: `Download ${format}` }).click();
    const file = await begun;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const vmap = await downloaded('VMAP');
  expect(vmap.name).toBe('example.com-programme.vmap.xml');
  expect(vmap.text).toContain(
    '<vmap:AdBreak timeOffset="00:00:50.000" breakType="linear" breakId="break-1">',
  );
  const openRtb = await downloaded('OpenRTB');
  expect(openRtb.name).toBe('example.com-programme.openrtb.json');
  // What a browser makes of the chapters.
  const { text: chapters } = await downloaded('WebVTT');
  const read = await page.evaluate(async (text) => {
    const video = document.createElement('video');
    const track = document.createElement('track');
    track.kind = 'chapters';
    track.src = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    video.append(track);
    document.body.append(video);
    track.track.mode = 'hidden';
    await new Promise((resolve, reject) => {
      track.addEventListener('load', resolve);
      track.addEventListener('error', reject);
    });
    return [...(track.track.cues ?? [])].map((cue) => [cue.startTime, cue.endTime, (cue as VTTCue).text]);
  }, chapters);
  expect(read).toEqual([
    [0, 50, '1 · cooking'],
    [52, 120, '2 · crime, soccer'],
  ]);
  expect(JSON.parse(openRtb.text)).toMatchObject({
    content: { cat: ['216', '380', '533'], cattax: 9, len: 120 },
    breaks: [{ timestamp: 50_000 }, { timestamp: 90_000, content: { cat: ['380'] } }],
  });
});

test('what was not assessed is said to be so: a result of an older version, and one without topics', async ({
  dashboardPage: page,
}) => {
  const { analysis } = plannedAnswer();
  const sandbox = await show(page, answerWith({ analysis }));
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByText(/Not assessed/)).toBeVisible();
  await expect(glance.getByText(/^No place was found/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download VMAP' })).toHaveCount(0);
  await page.unrouteAll();
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(glance.getByText(/^No topic was found/)).toBeVisible();
  // Without a word nothing could be looked for: that none was found says nothing.
  await page.unrouteAll();
  const taxonomy = {
    version: '3.1',
    sources: ['seen' as const],
    topics: plannedAnswer().taxonomy?.topics ?? [],
  };
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ taxonomy }) }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(glance.getByText(/^Sensitive topics were not assessed/)).toBeVisible();
  await expect(glance.getByText(/sensitive topics was found/)).toHaveCount(0);
});

test('a profile decides: a change is seen at once, costs are named, and it is there after a reload', async ({
  dashboardPage: page,
}) => {
  const sandbox = await show(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  const panel = page.getByRole('region', { name: 'Suitability profile' });
  await expect(glance.getByText('Suitable in part')).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toContainText('crime: at most Low');
  await expect(panel.getByRole('listitem').first()).toContainText('00:38.0 and 2 breaks');

  // A changed preset becomes a profile of one's own.
  await panel.getByText('Rules of this profile').click();
  await panel.getByRole('group', { name: 'crime', exact: true }).getByRole('radio', { name: 'High' }).check();
  await expect(glance.getByText('✓ Suitable').first()).toBeVisible();
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await expect(panel.getByLabel('Name')).toHaveValue('Balanced (changed)');
  await panel.getByLabel('Name').fill('Beer brand');
  await expectNoFindingsInBothThemes(page, 'the rules of a profile');

  await page.reload();
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(panel.getByLabel('Profile', { exact: true })).toHaveValue(/^[0-9a-f-]{36}$/);
  await expect(panel.getByLabel('Name')).toHaveValue('Beer brand');
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);

  // As a file, and back.
  const begun = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as file' }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe('Beer-brand.suitability.json');
  const text = await readFile(await file.path(), 'utf8');
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(panel.getByLabel('Profile', { exact: true })).toHaveValue('balanced');
  await expect(panel.getByText('Beer brand deleted.')).toBeVisible();
  const load = panel.getByLabel('Load from file');
  await load.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(panel.getByText(/^This file is not a suitability profile/)).toBeVisible();
  await load.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(panel.getByLabel('Name')).toHaveValue('Beer brand');
});

test('a wrong label is corrected: the plan follows, the trail says so, and back', async ({
  dashboardPage: page,
}) => {
  await show(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  const scenes = page.getByRole('region', { name: 'Scenes' });
  const second = scenes.locator('#scene-52000');
  await second.getByText('Correct the labels').click();
  await second.getByRole('button', { name: 'crime is wrong here' }).click();
  await expect(second.getByText('Not suitable')).toHaveCount(0);
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await second.getByRole('combobox', { name: 'Add a topic' }).selectOption('travel');
  await expect(second).toContainText('travel');
  await scenes.getByText('2 corrections').click();
  await expect(scenes.getByText(/removed crime from the scene at 00:52\.0/)).toBeVisible();
  await scenes.getByRole('button', { name: 'Undo this correction' }).last().click();
  await expect(second.getByText('Not suitable')).toBeVisible();
  await expect(second).toContainText('travel');
});

test('a dropped break stays away until it is restored', async ({ dashboardPage: page }) => {
  await show(page, plannedAnswer());
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  const drop = breaks.getByRole('button', { name: 'Drop the break at 00:50.0' });
  await drop.click();
  await expect(drop).toHaveCount(0);
  await breaks.getByText('1 dropped break').click();
  await breaks.getByRole('button', { name: 'Restore the break at 00:50.0' }).click();
  await expect(drop).toBeVisible();
});

test('a brief in plain words becomes wishes and exclusions that can be changed, and nothing of it is lost', async ({
  dashboardPage: page,
}) => {
  const sandbox = await show(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByLabel('Suitability profile').selectOption('Open');
  const brief = page.getByRole('region', { name: 'Brief' });
  const text = brief.getByLabel('The brief in your own words');
  // A bullet alone is no term, and no endless work.
  await text.fill('-');
  await expect(brief.getByText('How it was understood')).toHaveCount(0);
  await text.fill('cooking, no crime, brumbling');
  const terms = brief.getByRole('list', { name: 'How it was understood' }).getByRole('listitem');
  await expect(terms).toHaveCount(2);
  await expect(brief.getByText('Not understood: brumbling')).toBeVisible();
  await expect(brief.getByRole('link', { name: 'cooking' })).toHaveAttribute('href', '#scene-0');
  await expect(glance.getByText('Suitable in part')).toBeVisible();
  await expect(glance.getByText('Excluded by the brief: crime')).toBeVisible();
  await expectNoFindingsInBothThemes(page, 'a brief');

  // What was changed by hand outlives what is typed on, and a reload.
  await brief.getByLabel('What “crime” means for the plan').selectOption('Ignore');
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await text.fill('cooking, no crime, travel');
  await expect(terms).toHaveCount(3);
  await expect(brief.getByText('Not understood')).toHaveCount(0);
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await page.reload();
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(text).toHaveValue('cooking, no crime, travel');
  await expect(brief.getByLabel('What “crime” means for the plan')).toHaveValue('filler');
});
