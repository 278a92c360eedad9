import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { plannedAnswer, showAnswer, VIDEO } from '../support/planned-answer';

test('a result begins with what it is about, what is sensitive in it, and its best ad break', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByTitle('Food & Drink > Cooking')).toHaveText('cooking');
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
  const sandbox = await showAnswer(page, planned);
  const scenes = page.getByRole('region', { name: 'Scenes' });
  await expect(scenes.locator('[id^=scene-]')).toHaveCount(2);
  await expect(scenes.locator('#scene-0')).toContainText(
    /00:00\.0to 00:50\.050\.0 s✓ SuitablecookingIn the taxonomy: Food & Drink > CookingSeen: cup/,
  );
  await expect(scenes.locator('#scene-52000')).toContainText(
    /00:52\.0to 02:00\.068\.0 s✕ Not suitablecrime, soccer.*Sensitive: crime \(level not measured\)/,
  );
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
  await showAnswer(page, plannedAnswer());
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  // Unsuitable places are listed separately from the planned breaks.
  const others = breaks.getByText('2 other places, not planned');
  await expect(breaks.getByRole('heading', { name: 'Planned breaks' })).toHaveCount(0);
  await expect(breaks.getByText('In the 30 seconds before').first()).toBeHidden();
  await others.click();
  const places = breaks.locator('[id^=break-]');
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText('In the 30 seconds before');
  await expect(places.first()).toContainText('Topicscooking');
  await expect(places.first()).toContainText('Seencup');
  await expect(places.first()).toContainText('-24.0 LUFS');
  await expect(places.last()).toContainText('change of topic · nobody speaks');
  await expect(places.last()).toContainText('Sensitive, until 5 s aftercrime (level not measured)');
  await expect(places.last()).toContainText('Not suitable');

  // Unsuitable places are not exported, even if they were kept with another profile.
  await expect(breaks.getByText(/^No break suits the profile/)).toBeVisible();
  const keep = breaks.getByRole('button', { name: 'Keep the break at 01:30.0' });
  await expect(keep).toHaveCount(0);
  const profile = page.getByRole('region', { name: 'At a glance' }).getByLabel('Suitability profile');
  await profile.selectOption('Open');
  await keep.click();
  await profile.selectOption('Balanced');
  await expect(breaks.getByText(/^No break suits the profile/)).toBeVisible();
  const planned = breaks.getByRole('list', { name: 'Planned breaks' });
  await expect(planned.locator('[id^=break-]')).toHaveCount(1);
  await expect(planned).toContainText('Not in the files: it does not suit the profile or the brief.');
  await profile.selectOption('Open');
  await expect(breaks.getByText('The files hold 2 breaks.')).toBeVisible();
  await expect(places.last()).toContainText('In the files');

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
  // How a browser parses the chapters.
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
  const sandbox = await showAnswer(page, answerWith({ analysis }));
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByText(/Not assessed/)).toBeVisible();
  await expect(glance.getByText(/does not say where topics were looked for/)).toBeVisible();
  await expect(glance.getByText(/^No place was found/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download VMAP' })).toHaveCount(0);
  await page.unrouteAll();
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(glance.getByText(/^No topic was found/)).toBeVisible();
  // Without text, nothing could be searched for sensitive topics, so finding none proves nothing.
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

  // There are places for breaks, and no rule whose removal would help.
  const harmless = plannedAnswer();
  harmless.analysis = harmless.analysis.filter(({ timestamp }) => timestamp !== 52_000);
  await page.unrouteAll();
  await replaceFunction(page, (route) => route.fulfill({ json: { ...harmless, taxonomy } }));
  await sandbox.analyzeUrl(VIDEO);
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  await expect(breaks.getByText(/^The places for breaks were not assessed/)).toBeVisible();
  await expect(breaks.getByText(/Lift a rule/)).toHaveCount(0);
});

test('At this moment and Topics follow corrected labels and the plan; a title alone is not assessed', async ({
  dashboardPage: page,
}) => {
  const planned = plannedAnswer();
  const sandbox = await showAnswer(page, answerWith({ ...planned, risks: [] }));
  const moment = page.getByRole('region', { name: /^At this moment/ });
  await expect(moment).toContainText('Risknone found');
  const first = page.locator('#scene-0');
  await first.getByText('Correct the labels').click();
  await first.getByRole('combobox', { name: 'Add a label' }).selectOption('crime');
  await expect(moment).toContainText('Riskcrime: level not measured');

  // No break is planned near it: the profile accepts none of the places.
  const topics = page.getByRole('region', { name: 'Topics', exact: true });
  await topics.locator('summary').filter({ hasText: 'cooking' }).click();
  await expect(topics.getByText('Breaks up to 30 s after this topic')).toHaveCount(0);

  await page.unrouteAll();
  const videoUrl = 'https://example.com/titled.mp4';
  const titled = answerWith({
    ...planned,
    videoUrl,
    taxonomy: { version: '3.1', topics: planned.taxonomy?.topics ?? [], sources: ['described'] },
  });
  await replaceFunction(page, (route) => route.fulfill({ json: titled }));
  await sandbox.analyzeUrl(videoUrl);
  await expect(moment).toContainText('Risknot assessed');
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance).toContainText('A title alone is not enough.');
  await expect(glance).toContainText('Looked for in: title of the file.');
});

test('whoever drops all breaks is told so, and the usual distance stays what it is', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  await glance.getByLabel('Suitability profile').selectOption('Open');
  const distance = breaks.getByLabel('Least distance');
  const usual = await distance.getByRole('option').first().textContent();
  expect(usual).toMatch(/^Usual: /);
  await distance.selectOption('60000');
  await expect(distance.getByRole('option').first()).toHaveText(String(usual));
  await distance.selectOption('');

  for (const time of ['00:50.0', '01:30.0'])
    await breaks.getByRole('button', { name: `Drop the break at ${time}` }).click();
  for (const region of [glance, breaks]) {
    await expect(region.getByText(/^You dropped all planned breaks/)).toBeVisible();
    await expect(region.getByText(/No place was found|Lift a rule/)).toHaveCount(0);
  }
});

test('a choice of scenes whose topic is corrected away shows all scenes', async ({ dashboardPage: page }) => {
  await showAnswer(page, plannedAnswer());
  const scenes = page.getByRole('region', { name: 'Scenes' });
  const show = scenes.getByLabel('Show', { exact: true });
  await show.selectOption('Scenes about soccer');
  await expect(scenes.locator('[id^=scene-]')).toHaveCount(1);
  await scenes.locator('#scene-52000').getByText('Correct the labels').click();
  await scenes.getByRole('button', { name: 'soccer is wrong here' }).click();
  await expect(scenes.locator('[id^=scene-]')).toHaveCount(2);
  await expect(show).toHaveValue('all');
});
