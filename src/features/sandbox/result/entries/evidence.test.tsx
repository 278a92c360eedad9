import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Concept, Evidence } from '@/contracts/analysis';
import { answerWith, PICTURE, richAnswer } from '../../testing/answers';
import { showParts } from '../../testing/show-parts';
import { EntryList } from './entry-list';

const thumbnails = [{ timestamp: 1500, image: PICTURE }];
const detected = {
  kind: 'detection' as const,
  label: 'car',
  box: { x: 0.25, y: 0.5, width: 0.3, height: 0.4 },
  score: 0.712,
  timestamp: 1500,
  modelScores: { nanodet: 0.7, centernet: 0.724 },
};

async function showConcepts(concepts: Concept[]) {
  const analysis = [{ timestamp: 14_000, concepts }];
  await showParts(answerWith({ analysis }), () => <EntryList entries={analysis} thumbnails={thumbnails} />);
}

const chip = (label: string) => screen.getByLabelText(`${label}: show evidence`);

/** Opens the evidence of the only concept. */
async function openEvidence(name: string, evidence: Evidence, kind?: Concept['kind']) {
  await showConcepts([{ name, confidence: 0.9, evidence, ...(kind ? { kind } : {}) }]);
  fireEvent.click(screen.getByLabelText(/ 90\.0%: show evidence$/));
  return screen.getByRole('region', { name: /^Evidence for / });
}

it('a concept shows its evidence and hides it again; Escape and Close return the focus to it', async () => {
  const { analysis } = richAnswer();
  const { user } = await showParts(richAnswer(), () => <EntryList entries={analysis} thumbnails={[]} />);
  const pattern = chip('test pattern 98.0%');
  expect(pattern).toHaveAttribute('aria-expanded', 'false');
  pattern.focus();
  await user.keyboard('{Enter}');
  const why = screen.getByRole('region', { name: 'Evidence for test pattern' });
  expect(pattern).toHaveAttribute('aria-expanded', 'true');
  expect(why).toHaveFocus();
  expect(why).toHaveTextContent('Measured in the videoSimilarity87.5%Reported from 60%');
  await user.keyboard('{Escape}');
  expect(why).not.toBeInTheDocument();
  expect(pattern).toHaveFocus();
  fireEvent.click(pattern);
  fireEvent.click(pattern);
  expect(screen.queryByRole('region')).toBeNull();

  fireEvent.click(chip('cooking 84.0%'));
  const said = screen.getByRole('region', { name: 'Evidence for cooking' });
  expect(said).toHaveTextContent('Said in the captionsMatched words: =Whisk the eggs · "gently"');
  expect([...said.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    '=Whisk the eggs',
    '"gently"',
  ]);
  expect(within(said).getByLabelText('Play from 00:02.3')).toBeVisible();
  fireEvent.click(within(said).getByLabelText('Close'));
  expect(chip('cooking 84.0%')).toHaveFocus();
});

it('one concept of a moment is open at a time', async () => {
  await showConcepts([
    { name: 'car', confidence: 0.9, evidence: detected },
    {
      name: 'music',
      confidence: 0.8,
      evidence: { kind: 'measurement', measurement: 'm', value: 0.6, unit: '' },
    },
  ]);
  fireEvent.click(chip('car 90.0%'));
  fireEvent.click(chip('music 80.0%'));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Evidence for music' })).toHaveFocus();
  expect(chip('car 90.0%')).toHaveAttribute('aria-expanded', 'false');
});

it('what is seen shows its frame with the box, and says where it is and how sure each model is', async () => {
  const seen = await openEvidence('car', detected, 'seen');
  expect(seen).toHaveTextContent('Seen in the framecar');
  expect(seen).toHaveTextContent('Detection score71.2%Reported from 55%');
  expect(seen).toHaveTextContent('Methodnanodet 70.0%, centernet 72.4%');
  expect(seen).toHaveTextContent('25% from the left, 50% from the top, 30% wide, 40% high');
  expect(seen.querySelector('img')).toHaveAttribute('src', PICTURE);
  const box = seen.querySelector('rect:last-child');
  expect(['x', 'y', 'width', 'height'].map((name) => box?.getAttribute(name))).toEqual([
    '0.25',
    '0.5',
    '0.3',
    '0.4',
  ]);
});

it('a box is not drawn over another frame', async () => {
  const seen = await openEvidence('automotive', { ...detected, timestamp: 1503, sources: ['seen', 'said'] });
  expect(seen).toHaveTextContent('Seen in the frame · Said in the captions');
  expect(seen).toHaveTextContent('25% from the left');
  expect(seen.querySelector('img')).toBeNull();
});

it('a frame within two milliseconds is the same frame', async () => {
  const seen = await openEvidence('automotive', { ...detected, timestamp: 1502 });
  expect(seen.querySelector('img')).toBeInTheDocument();
});

it('evidence without a box has no frame, and one model no list of models', async () => {
  const { box: _box, modelScores: _scores, ...plain } = detected;
  const seen = await openEvidence('car', plain);
  expect(seen.querySelector('figure')).toBeNull();
  expect(seen).not.toHaveTextContent('Method');
});

it('faces are counted, and unsafe pictures have a higher threshold', async () => {
  const faces = await openEvidence('crowd of faces', { ...detected, label: 'crowd of faces', score: 12 });
  expect(faces).toHaveTextContent('Faces counted12');
  expect(faces).not.toHaveTextContent('Detection score');
});

it('the threshold of an unsafe picture is 97 percent', async () => {
  const unsafe = await openEvidence('possibly unsafe picture', {
    ...detected,
    label: 'possibly unsafe picture',
    score: 0.98,
  });
  expect(unsafe).toHaveTextContent('Detection score98.0%Reported from 97%');
});

const measured = (value: number, unit: string): Evidence => ({
  kind: 'measurement',
  measurement: 'raw name',
  value,
  unit,
});

it.each([
  ['loud', -12.34, 'LUFS', 'Average loudness-12.3 LUFSReported from -14.0 LUFS'],
  ['quiet', -40, 'LUFS', 'Average loudness-40.0 LUFSReported up to -38.0 LUFS'],
  ['high true peak', 0.4, 'dBTP', 'Highest peak0.4 dBTPReported from -1.0 dBTP'],
  ['silence', -65, 'dBFS', 'Level that the audio stays below-65.0 dBFSReported up to -60.0 dBFS'],
  ['freeze frame', 2500, 'ms', 'Time without a change2.5 sReported from 2.0 s'],
  ['soft picture', 7.5, 'pixels', 'Width of the edges7.5 pxReported from 6.75 px'],
  ['pan', 0.07, 'widths a second', 'Movement per second, as a share of the frame’s width7%Reported from 6%'],
  ['cool colours', -0.3, '', 'Blue outweighs red by30%Reported from 24%'],
  ['warm colours', 0.3, '', 'Red outweighs blue by30%Reported from 24%'],
])('the measurement of %s is worded with its unit and its threshold', async (name, value, unit, text) => {
  const analysis = [{ timestamp: 0, concepts: [{ name, confidence: 0.9, evidence: measured(value, unit) }] }];
  await showParts(answerWith({ analysis }), () => <EntryList entries={analysis} thumbnails={[]} />);
  fireEvent.click(screen.getByLabelText(/90\.0%: show evidence$/));
  expect(screen.getByRole('region')).toHaveTextContent(text);
});

it('the method of a measurement stands with its exact value', async () => {
  const why = await openEvidence('loud', measured(-12.34, 'LUFS'));
  expect(why).toHaveTextContent('MethodMean momentary loudness by EBU R 128: -12.34');
});

it.each([
  ['something new', 'bels'],
  ['loud', 'dBFS'],
])('an unknown measurement of %s in %s stands under the name of the server', async (name, unit) => {
  const why = await openEvidence(name, measured(1.5, unit));
  expect(why).toHaveTextContent(`raw name1.5 ${unit}`);
  expect(why).not.toHaveTextContent('Method');
  expect(within(why).getByText('raw name')).toHaveAttribute('lang', 'en');
});

it('a label that was added by hand says so, and names nothing that was measured', async () => {
  const evidence = { kind: 'measurement' as const, measurement: 'added by hand', value: 1, unit: '' };
  const why = await openEvidence('cooking', evidence);
  expect(why).toHaveTextContent(/^Evidence for cookingAdded by hand$/);
});
