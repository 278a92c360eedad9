import { expect, test } from '../support/accounts';
import { LegalPage } from '../support/pages/legal-page';

test('a legal text is read by its table of contents, on a wide screen, on a phone and on paper, without cookies', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const terms = new LegalPage(page, '/terms-of-service');

  await test.step('the address of a section leads to it and gives it the focus', async () => {
    await terms.open('#liability');
    await expect(terms.section('Liability')).toBeFocused();
    await expect(terms.section('Liability')).toBeInViewport();
    await terms.link('Acceptable use').click();
    await expect(page).toHaveURL('/terms-of-service#acceptable-use');
    await expect(terms.section('Acceptable use')).toBeFocused();
    await expect(terms.section('Acceptable use')).toBeInViewport();
  });

  await test.step('the table of contents stays beside the text and marks the section that is read', async () => {
    await expect(terms.contents.getByRole('link')).toHaveCount(11);
    await terms.section('No warranty').evaluate((heading) => heading.scrollIntoView());
    await expect(terms.link('No warranty')).toHaveAttribute('aria-current', 'true');
    await expect(terms.link('No warranty')).toBeInViewport();
    await expect(terms.contents.locator('[aria-current]:visible')).toHaveCount(1);
  });

  await test.step('a line holds 60 to 75 letters on a wide screen', async () => {
    const { width } = (await page.getByRole('article').boundingBox()) ?? { width: 0 };
    const letter = await terms.textOf('No warranty').evaluate((section) => {
      const canvas = document.createElement('canvas').getContext('2d');
      const paragraph = section.querySelector('p');
      if (!canvas || !paragraph?.textContent) return 0;
      canvas.font = getComputedStyle(paragraph).font;
      return canvas.measureText(paragraph.textContent).width / paragraph.textContent.length;
    });
    expect(width / letter).toBeGreaterThan(60);
    expect(width / letter).toBeLessThan(75);
  });

  await test.step('on a phone the table of contents is folded, and opens with the keyboard', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(terms.link('Liability')).toBeHidden();
    await terms.foldedContents.press('Enter');
    await terms.link('Liability').press('Enter');
    await expect(terms.section('Liability')).toBeFocused();
    await expect(terms.section('Liability')).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  await test.step('print is white in the dark theme, too, without controls', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(terms.contents).toBeHidden();
    await expect(terms.backToHome).toBeHidden();
    await expect(terms.sections.first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  await test.step('no cookie is set, and only this site and the identity service are asked', async () => {
    await new LegalPage(page, '/privacy-policy').open();
    await page.waitForLoadState('networkidle');
    expect(await page.context().cookies()).toEqual([]);
    const known = [new URL(page.url()).host, process.env.FIREBASE_AUTH_EMULATOR_HOST];
    expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
  });
});
