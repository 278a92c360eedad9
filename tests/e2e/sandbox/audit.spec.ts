import { tvRequest, withValue } from '../../../src/targeting/audit/testing/requests';
import { expect, test } from '../support/accounts';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { policyViolations } from '../support/policy-violations';

test('a file of bid requests is checked on a phone by keyboard, and nothing of it is sent', async ({
  dashboardPage: page,
}) => {
  const violations = await policyViolations(page.context());
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/sandbox/audit');
  await expect(page.getByRole('heading', { name: 'Check delivery', level: 1 })).toBeFocused();
  const requests = Array.from({ length: 45 }, (_, index) =>
    JSON.stringify(withValue({ ...tvRequest(), id: `secret-${index}` }, 'app.content.len', String(index))),
  );
  await page.setInputFiles('input[type=file]', {
    name: 'requests.jsonl',
    mimeType: 'application/json',
    buffer: Buffer.from([...requests, '{"id": "broken",}'].join('\r\n')),
  });
  await expect(page.getByText('requests.jsonl is read instead of the text.')).toBeVisible();
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await expect(page.getByText('45 records checked')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Example Media/ })).toContainText('45');
  await expect(page.getByText('1 line could not be read:')).toBeVisible();
  await page
    .getByRole('navigation', { name: /^Findings/ })
    .getByRole('button', { name: /3/ })
    .press('Enter');
  const findings = page.getByRole('list', { name: 'Findings' });
  await expect(findings.getByText('Line 45: secret-44')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(violations).toEqual([]);
  await expectNoFindingsInBothThemes(page, 'a delivery audit');

  // The report is still there after another page of the Sandbox.
  await page.getByRole('main').getByRole('link', { name: 'Sandbox' }).press('Enter');
  await expect(page.getByLabel('Video URL')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('45 records checked')).toBeVisible();
  expect(sent.filter((each) => each.includes('secret-'))).toEqual([]);
});
