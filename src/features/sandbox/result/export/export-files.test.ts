import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { analysisResponseSchema } from '@/contracts/analysis';
import { filterEntries, NO_FILTER } from '../filter/result-filter';
import { downloadText, exportText } from './export-files';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const response = {
  status: 'success',
  videoUrl: 'https://example.com/a.mp4',
  analysis: [
    { timestamp: 0, concepts: [{ name: 'speech', confidence: 0.9 }] },
    { timestamp: 1000, concepts: [{ name: 'fade', confidence: 0.5 }] },
  ],
  shots: [{ start: 0, end: 2000 }],
};

it('the JSON file has the whole response without the concepts that are filtered out; an entry lasts until the next one', () => {
  const concepts = new Set(['fade']);
  const filtered = filterEntries(response.analysis, { ...NO_FILTER, concepts });
  const read = v.parse(analysisResponseSchema, JSON.parse(exportText('json', response, filtered)));
  expect(read).toEqual({ ...response, analysis: [{ timestamp: 0, concepts: [] }, response.analysis[1]] });
  const british = [{ timestamp: 0, concepts: [{ name: 'warm colours', confidence: 0.9 }] }];
  expect(exportText('json', response, british)).toContain('"warm colors"');
  expect(exportText('csv', response, filtered)).not.toContain('speech');
});

it('the CSV file has the filtered moments', () => {
  expect(exportText('csv', response, response.analysis.slice(1))).toContain('\r\n1000,00:01.0,fade,0.5,');
  expect(exportText('csv', response, [])).not.toContain('fade');
});

it.each([
  ['csv', [0xef, 0xbb, 0xbf, 0x61]],
  ['json', [0x61]],
] as const)(
  '%s is downloaded with a byte order mark only if a spreadsheet needs it',
  async (format, bytes) => {
    const files: Blob[] = [];
    const link = { href: '', download: '', click: vi.fn() };
    vi.stubGlobal('document', { createElement: () => link });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    downloadText('result', format, 'a');
    expect(link).toMatchObject({ href: 'blob:file', download: 'result' });
    expect(link.click).toHaveBeenCalledOnce();
    const [file] = files;
    expect([...new Uint8Array((await file?.arrayBuffer()) ?? [])]).toEqual(bytes);
  },
);
