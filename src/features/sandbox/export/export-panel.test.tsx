import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { analysisResponseSchema } from '@/contracts/analysis';
import { filterEntries, NO_FILTER } from '../filter/result-filter';
import { richAnswer } from '../testing/answers';
import { followDownloads } from '../testing/downloads';
import { showParts } from '../testing/show-parts';
import { ExportPanel } from './export-panel';

const HEAD =
  'timestamp_ms,timecode,concept,confidence,evidence_measurement,evidence_value,evidence_unit,evidence_words,evidence_timestamp_ms,evidence_sources,evidence_label,evidence_score';
const LINES = [
  '0,00:00.0,test pattern,0.98,share of even stripes,0.875,,,,,,',
  '0,00:00.0,tone,0.6,,,,,,,,',
  '2000,00:02.0,scene cut,0.97,,,,,,,,',
  `2000,00:02.0,cooking,0.84,,,,"'=Whisk the eggs, ""gently""",2300,,,`,
  '18000,00:18.0,black frame,0.999,,,,,,,,',
];
const csvOf = (lines: string[]) => [HEAD, ...lines].map((line) => `${line}\r\n`).join('');

const answer = richAnswer();
const filtered = filterEntries(answer.analysis, { ...NO_FILTER, minConfidence: 0.9 });

const showExport = (isFiltered: boolean, title?: string) =>
  showParts(answer, () => (
    <ExportPanel
      response={answer}
      title={title}
      filtered={isFiltered ? filtered : answer.analysis}
      matchCount={isFiltered ? 3 : 4}
      isFiltered={isFiltered}
    />
  ));

const press = (text: string) => fireEvent.click(screen.getByText(text));

it('a result is saved whole as CSV and JSON, in files named after its video', async () => {
  const { files, textOf } = followDownloads();
  await showExport(false);
  expect(screen.queryByRole('checkbox')).toBeNull();
  press('Download CSV');
  expect(await screen.findByText('Saved 4 moments as example.com-programme.csv.')).toBeVisible();
  press('Download JSON');
  expect(await screen.findByText('Saved 4 moments as example.com-programme.json.')).toBeVisible();
  expect(files.map(({ name, blob }) => [name, blob?.type])).toEqual([
    ['example.com-programme.csv', 'text/csv;charset=utf-8'],
    ['example.com-programme.json', 'application/json;charset=utf-8'],
  ]);
  expect(await textOf(0)).toBe(csvOf(LINES));
  expect(v.parse(analysisResponseSchema, JSON.parse((await textOf(1)) ?? ''))).toEqual(answer);
  expect(screen.getByText('published schema')).toHaveAttribute('href', '/schema/analysis-result.json');
});

it('the title of the user names the files', async () => {
  const { files } = followDownloads();
  await showExport(false, 'Sunday Table');
  press('Download CSV');
  expect(files[0]?.name).toBe('Sunday-Table.csv');
});

it('a filtered result is copied as the filter leaves it, or whole', async () => {
  await showExport(true);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copied = () => write.mock.lastCall?.[0] ?? '';
  const follows = screen.getByLabelText('Export filtered results only (3 of 4)');
  expect(follows).toBeChecked();
  press('Copy CSV');
  expect(await screen.findByText('Copied 3 moments as CSV.')).toBeVisible();
  expect(copied()).toBe(csvOf(LINES.filter((line) => /test pattern|cut|black/.test(line))));
  press('Copy JSON');
  expect(await screen.findByText('Copied 3 moments as JSON.')).toBeVisible();
  // Every moment stays, because one lasts until the next.
  expect(JSON.parse(copied())).toEqual({ ...answer, analysis: filtered });
  fireEvent.click(follows);
  press('Copy JSON');
  expect(await screen.findByText('Copied 4 moments as JSON.')).toBeVisible();
  expect(JSON.parse(copied())).toEqual(answer);
});

it('a browser that refuses access to the clipboard leads to the file instead', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showExport(false);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  press('Copy CSV');
  expect(
    await screen.findByText('Your browser blocked access to the clipboard. Download the file instead.'),
  ).toBeVisible();
});
