import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '@/app/testing/open-app';
import type { World } from '@/app/testing/memory-services';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import { paths } from '@/config/paths';
import { timeAt } from '@/data/analyses/testing/items';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith } from './answers';
// So that no test waits for the code of a view.
import '../result/result-route';
import '../compare/compare-route';
import '../library/library-section';
import '../many/many-route';
import type { StoredAnalysis } from '../stored/stored-analyses';

interface SandboxWorld extends World {
  /** The analyses on the server; the function does not run them. */
  items?: AnalysisItem[];
  /** Their results, by the ID of the analysis. */
  results?: Record<string, AnalysisResponse>;
  /** The analyses on the device. */
  stored?: StoredAnalysis[];
  /** Whether the user has chosen that results are stored only on the device. */
  isOnlyOnDevice?: boolean;
  /** The page that is opened; by default the form. */
  path?: string;
  /** Whether the server cannot be reached at first. */
  isAway?: boolean;
}

/** Opens the Sandbox. */
export async function openSandbox({
  items = [],
  results = {},
  stored = [],
  isOnlyOnDevice = false,
  isAway = false,
  path = paths.sandbox,
  ...world
}: SandboxWorld = {}) {
  if (isOnlyOnDevice) localStorage.setItem('scenecue.choice/ada/only-on-device', 'on');
  const records = stored.length > 0 ? { 'ada/analyses': { version: 1, value: stored } } : {};
  const app = await openApp(path, {
    ...world,
    records: { ...records, ...world.records },
  });
  app.analyses.isIdle = true;
  app.analyses.isAway = isAway;
  app.analyses.items = items;
  for (const [id, result] of Object.entries(results)) app.analyses.results.set(id, result);
  if (path === paths.sandbox) await screen.findByLabelText(/^Video[ -]URL$/);
  return app;
}

/** An answer without moments, whose page is small. */
export const BARE = answerWith({ analysis: [] });

let serial = 0;

/** An analysis on the server. Later calls return newer ones. */
export function itemOnServer(name: string, changes: Partial<AnalysisItem> = {}): AnalysisItem {
  const now = timeAt(Date.now() - 1_000_000 + (serial += 1));
  return {
    id: name.padEnd(16, '-'),
    state: 'queued',
    progress: 0,
    url: `https://example.com/${name}.mp4`,
    attempt: 1,
    createdAt: now,
    updatedAt: timeAt(Date.now()),
    ...changes,
  };
}

/** An analysis of the device. Later calls return newer ones. */
export function storedOnDevice(
  response: AnalysisResponse,
  changes: Partial<StoredAnalysis> = {},
): StoredAnalysis {
  return {
    id: `stored-${(serial += 1)}`,
    analyzedAt: 1_000_000_000_000 + serial,
    size: 2,
    response,
    ...changes,
  };
}

/** Analyzes the video of the answer, and waits for its result. */
export async function analyzeBare(
  { user, analyzer }: Awaited<ReturnType<typeof openSandbox>>,
  answer: AnalysisResponse = BARE,
) {
  analyzer.answerWith(answer);
  fillIn(urlField(), answer.videoUrl);
  await user.click(screen.getByText('Analyze'));
  await screen.findByRole('region', { name: 'Analysis results' });
}

export const urlField = () => screen.getByLabelText('Video URL');

/** Fills in a field at once, as pasting does. */
export const fillIn = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });

/** The videos of the library, the first one at the top. */
export const libraryRows = () =>
  within(screen.getByRole('list', { name: 'Library' })).getAllByRole('listitem');

/** Waits for a video of the library whose row contains this text. */
export async function rowOf(text: string) {
  const row = await waitFor(() => {
    const found = libraryRows().find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`There is no row with ${text}`);
    return found;
  });
  return { row, ...within(row) };
}

/** Holds calls back until it is opened. */
export function createGate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
