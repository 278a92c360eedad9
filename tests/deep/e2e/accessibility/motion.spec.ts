import { PASSWORD } from '../../../firebase/emulators';
import { expect, test } from '../../../e2e/support/accounts';
import { SignInPage } from '../../../e2e/support/pages/sign-in-page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a password can be pasted, and nothing moves with reduced motion', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
  await signInPage.password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(signInPage.password).toHaveValue(PASSWORD);
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect instanceof KeyframeEffect &&
            effect
              .getKeyframes()
              .some((frame) => 'transform' in frame || 'translate' in frame || 'rotate' in frame),
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
  expect(await moving()).toEqual([]);
  // A change of the theme, for example, changes every element. Outside the viewport a transition would never end, and
  // the old colors would remain.
  const transitions = await page.evaluate(() => {
    document.documentElement.style.color = 'rgb(1, 2, 3)';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
  // Only a spinner is animated, to show that the form is busy.
  await page.route('**/accounts:signInWithPassword*', () => undefined);
  await signInPage.signIn('ada@example.com', PASSWORD);
  await signInPage.busy.waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  expect(await moving()).toEqual([]);
});
