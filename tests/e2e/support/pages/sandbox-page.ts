import type { Locator, Page } from '@playwright/test';
import { openInDashboard } from '../in-app';

export class SandboxPage {
  readonly url: Locator;
  readonly addCaptions: Locator;
  readonly analyze: Locator;
  readonly busy: Locator;
  readonly stop: Locator;
  readonly trySample: Locator;
  readonly success: Locator;
  readonly moments: Locator;
  readonly timeline: Locator;
  /** Unfolds the fields of the filter. */
  readonly filter: Locator;
  readonly minimumConfidence: Locator;

  constructor(private readonly page: Page) {
    this.url = page.getByRole('textbox', { name: 'Video URL' });
    this.addCaptions = page.getByRole('button', {
      name: /^(More options$|Captions: )/,
    });
    this.analyze = page.getByRole('button', { name: 'Analyze' });
    this.busy = page.getByRole('button', { name: 'Analyzing...' });
    this.stop = page.getByRole('button', { name: 'Cancel' });
    this.trySample = page.getByRole('button', { name: 'Try a sample' });
    this.success = page.getByText('Video analysis completed successfully!');
    this.moments = page.getByRole('list', { name: 'Moments' });
    this.timeline = page.getByRole('figure');
    this.filter = page.getByRole('button', { name: 'Filter', exact: true });
    this.minimumConfidence = page.getByRole('slider', { name: /^Minimum confidence/ });
  }

  async open() {
    await openInDashboard(this.page, '/dashboard/sandbox');
    await this.url.waitFor();
  }

  async analyzeUrl(url: string) {
    await this.url.fill(url);
    await this.analyze.click();
  }

  /** A view of the open result. */
  async openView(
    name: 'Overview' | 'Breaks' | 'Spots' | 'Windows' | 'Scenes' | 'Suitability' | 'Timeline' | 'Details',
  ) {
    await this.page.getByRole('tab', { name }).click();
  }

  /** Leaves the open result for the form and the library. */
  async leaveResult() {
    await this.page.getByRole('main').getByRole('link', { name: 'Sandbox' }).click();
  }

  /** The chips of a moment; `time` as displayed, for example `00:14.0`. */
  chipsAt(time: string): Locator {
    return this.page.getByRole('list', { name: `Concepts at ${time}` }).getByRole('listitem');
  }

  /** A lane of the timeline with its text. */
  lane(name: string): Locator {
    return this.timeline.getByRole('listitem').filter({ hasText: new RegExp(`^${name}:`) });
  }

  /** A figure about the whole analysis. */
  fact(name: string): Locator {
    const term = this.page.locator('dt').getByText(name, { exact: true });
    return this.page.locator('dl > div').filter({ has: term }).locator('dd');
  }
}
