import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportViolation: (text: string) => void;
  }
}

/**
 * Everything that the Content-Security-Policy blocks on any page of `context` from now on. The same list keeps growing.
 */
export async function policyViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
  const listen = () => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.reportViolation(`${location.pathname}: ${effectiveDirective} stops ${blockedURI} ${sample}`);
    });
  };
  for (const page of context.pages()) await page.evaluate(listen);
  await context.addInitScript(listen);
  // Violations without an event: in workers and frames, and headers that the browser does not understand.
  context.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy|Permissions[- ]Policy|Cross-Origin-/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}
