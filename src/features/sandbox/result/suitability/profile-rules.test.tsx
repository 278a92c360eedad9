import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith, MODEL_ANSWER, plannedAnswer } from '../../testing/answers';
import { control } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { ProfilePanel } from './profile-panel';

const showRules = (response: AnalysisResponse = plannedAnswer()) =>
  showParts(response, ({ suitability }) => <ProfilePanel suitability={suitability} />);

/** The choice of the accepted risk of a topic. */
function riskOf(topic: string) {
  return within(control(topic));
}
const rowOf = (topic: string) => control(topic).closest('tr');

it('a changed rule of a preset makes a profile of the user, which decides at once', async () => {
  await showRules();
  expect(screen.getByText('Rules of this profile')).toBeVisible();
  expect(riskOf('crime').getByLabelText('Low')).toBeChecked();
  expect(riskOf('crime').getAllByRole('radio', { hidden: true })).toHaveLength(4);
  fireEvent.click(riskOf('crime').getByLabelText('High'));
  await waitFor(() => expect(control('Name')).toHaveValue('Balanced (changed)'));
  await waitFor(() => expect(screen.queryByText('Suitable in part')).toBeNull());
  expect(riskOf('crime').getByLabelText('High')).toBeChecked();
  fireEvent.click(riskOf('crime').getByLabelText('None'));
  await waitFor(() => expect(screen.getByText('crime: not accepted')).toBeVisible());
  expect(control('Name')).toHaveValue('Balanced (changed)');
});

it('treatments can be accepted where a model has described scenes, and the verdict says that it rests on it', async () => {
  await showRules(plannedAnswer({ understanding: MODEL_ANSWER }));
  expect(screen.getByText('Suitable in part')).toBeVisible();
  fireEvent.click(control('news'));
  await waitFor(() => expect(screen.queryByText('Suitable in part')).toBeNull());
  expect(control('news')).toBeChecked();
  fireEvent.click(control('news'));
  fireEvent.click(control('fiction'));
  await waitFor(() => expect(screen.getByText('Suitable in part')).toBeVisible());
});

it('treatments are no rule of a result that no model has described', async () => {
  await showRules();
  expect(screen.queryByText('Accept by treatment')).toBeNull();
});

it('a topic says what was found of it, with its level, its time and where it begins', async () => {
  await showRules({
    ...plannedAnswer(),
    risks: [
      {
        name: 'crime',
        level: 'medium',
        ranges: [{ start: 52_000, end: 90_000, level: 'medium' }],
        words: ['robbery'],
        mentions: 2,
      },
    ],
  });
  expect(rowOf('crime')).toHaveTextContent(/^crimefound: medium risk, 38 s first at 00:52\.0/);
  expect(rowOf('terrorism')).toHaveTextContent('terrorismnot found');
});

it('topics that were not assessed are not said to be absent', async () => {
  await showRules(answerWith());
  expect(rowOf('crime')).toHaveTextContent('crimeNot assessed');
});

it('what is to be avoided, excluded and how sure a finding must be are rules as well', async () => {
  await showRules();
  expect(screen.getByText('Excluded categories: none')).toBeInTheDocument();
  fireEvent.click(control('food and drink'));
  expect(await screen.findByText('Excluded categories: 1')).toBeInTheDocument();
  expect(await screen.findAllByText('Excluded category: food and drink')).toHaveLength(1);
  expect(control('flashing')).toBeChecked();
  expect(control('loud')).not.toBeChecked();
  fireEvent.click(control('loud'));
  await waitFor(() => expect(control('loud')).toBeChecked());
  fireEvent.click(control('flashing'));
  await waitFor(() => expect(control('flashing')).not.toBeChecked());
  await waitFor(() => expect(control('food and drink')).toBeChecked());
  const least = screen.getByRole('slider', { hidden: true });
  expect(least).toHaveAttribute('aria-valuenow', '50');
  fireEvent.keyDown(least, { key: 'End' });
  await waitFor(() => expect(least).toHaveAttribute('aria-valuenow', '100'));
  expect(await screen.findByText('No rule takes anything away.')).toBeVisible();
});

it('an avoided sound that lasts nowhere long enough is said to be found and not to count', async () => {
  const { analysis, ...answer } = plannedAnswer();
  const loud = { name: 'loud', confidence: 0.9, kind: 'sound' as const };
  await showParts(
    {
      ...answer,
      analysis: [...analysis, { timestamp: 100_000, concepts: [loud] }, { timestamp: 103_000, concepts: [] }],
    },
    ({ suitability }) => <ProfilePanel suitability={suitability} />,
    { profile: 'careful' },
  );
  expect(document.body).toHaveTextContent('loud: found for 3 s in total');
});
