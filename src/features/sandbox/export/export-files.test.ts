import * as v from 'valibot';
import { expect, it } from 'vitest';
import { analysisResponseSchema } from '@/contracts/analysis';
import { exportText } from './export-files';

const response = {
  status: 'success',
  videoUrl: 'https://example.com/a.mp4',
  analysis: [
    { timestamp: 0, concepts: [{ name: 'speech', confidence: 0.9 }] },
    { timestamp: 1000, concepts: [{ name: 'fade', confidence: 0.5 }] },
  ],
  shots: [{ start: 0, end: 2000 }],
};

it('keeps in JSON all of the answer but the moments that are not wanted', () => {
  const text = exportText('json', response, response.analysis.slice(1));
  const read = v.parse(analysisResponseSchema, JSON.parse(text));
  expect(read).toEqual({ ...response, analysis: [response.analysis[1]] });
});

it('writes in CSV the moments that are wanted', () => {
  expect(exportText('csv', response, response.analysis.slice(1))).toContain('\r\n1000,00:01.0,fade,0.5,');
  expect(exportText('csv', response, [])).not.toContain('fade');
});
