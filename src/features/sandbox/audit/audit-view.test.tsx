import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { tvRequest, withValue } from '@/targeting/audit/testing/requests';
import { followDownloads } from '../testing/downloads';
import { onServer, program, stored } from '../testing/programs';
import { showStored } from '../testing/show-stored';
import { NO_AUDIT } from './audit-draft';
import { AuditView } from './audit-view';

type Shown = Parameters<Parameters<typeof showStored>[0]>[0];

function View({ library, state, stored: { all } }: Shown) {
  const [draft, setDraft] = useState(NO_AUDIT);
  return <AuditView stored={all} library={library} state={state} draft={draft} onDraft={setDraft} />;
}

async function openAudit(world: Parameters<typeof showStored>[1] = {}) {
  const app = await showStored((shown) => <View {...shown} />, {
    path: '/dashboard/sandbox/audit',
    ...world,
  });
  const text = await screen.findByLabelText('Bid requests or log');
  return {
    ...app,
    check: async (input: string) => {
      fireEvent.change(text, { target: { value: input } });
      await app.user.click(screen.getByText('Check'));
      await screen.findByText(/records? checked$/);
    },
  };
}

it('requests are checked by the specification and against analyses, and nothing is sent', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const { check, user } = await openAudit({
    stored: [stored(program('dinner', 0))],
    items: [onServer('theft')],
    results: { theft: program('theft', 400_000) },
  });
  const content = (url: string) =>
    withValue(withValue(tvRequest(), 'app.content.url', url), 'app.content.len', 600);
  const wrong = withValue(content('https://cdn.example.com/dinner.mp4?token=1'), 'app.content.len', '600');
  const beside = withValue(content('https://cdn.example.com/theft.mp4'), 'imp.0.video.startdelay', 400);
  const texts = [
    wrong,
    { ...beside, id: 'b' },
    withValue({ ...content('https://else.example/'), id: 'c' }, 'app.publisher.name', 'Two'),
  ];
  await check(`${texts.map((each) => JSON.stringify(each)).join('\n')}\n{"id": 1,}`);

  expect(
    await screen.findByText(
      '2 of 3 records name a program of your library. 1 is checked by the specification only.',
    ),
  ).toBeVisible();
  expect(screen.getByText('1 line could not be read:')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Report by publisher' });
  await vi.waitFor(() =>
    expect(within(table).getByRole('row', { name: /^Example Media/ })).toHaveTextContent(
      'Example Media2100%102221',
    ),
  );
  expect(within(table).getByRole('row', { name: /^Two/ })).toHaveTextContent('Two1100%000–––');

  await user.selectOptions(screen.getByLabelText('Show'), 'Wrong');
  const list = screen.getByRole('list', { name: 'Findings' });
  expect(within(list).getByText('app.content.len')).toBeVisible();
  expect(within(list).getByText(/The specification wants integer, and this is string/)).toBeVisible();
  expect(within(list).getByText(/OpenRTB 2\.6, 3\.2\.16/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('columns of a log that are not recognized can be chosen, and the report is saved', async () => {
  const { textOf } = followDownloads();
  const { check, user } = await openAudit({ stored: [stored(program('dinner', 0))] });
  await check('Publisher,What,When\nOne,dinner,9:59');
  expect(screen.getByText(/^0 of 1 record/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Title of the program'), 'What');
  await user.selectOptions(screen.getByLabelText('Time in the program'), 'When');
  await user.click(screen.getByText('Check'));
  // There are no others.
  expect(await screen.findByText('1 of 1 record names a program of your library.')).toBeVisible();
  expect(await screen.findByText('The plan of this program has no break.')).toBeVisible();
  await user.click(screen.getByText('All findings (CSV)'));
  expect(screen.getByText(/delivery-findings\.csv/)).toBeVisible();
  expect(await textOf(0)).toMatch(/^2,,One,dinner,dinner,,mismatch,no-breaks,When,9:59,/m);
});

it('stored facts name the program of a request and are compared; several programs are said', async () => {
  const facts = (episode: number) => ({ series: 'Island Living', season: '3', episode, channel: 'One' });
  const { check } = await openAudit({
    items: ['a', 'b', 'c'].map((name) => onServer(name)),
    results: { a: program('a', 0) },
    plan: (planning) => {
      for (const [name, episode] of [['a', 2] as const, ['b', 5] as const, ['c', 5] as const])
        planning.planVideo(`https://cdn.example.com/${name}.mp4`, {
          program: JSON.stringify(facts(episode)),
        });
    },
  });
  const request = withValue(tvRequest(), 'app.content.channel', { name: 'Two' });
  const other = withValue({ ...request, id: 'b' }, 'app.content.episode', 5);
  await check([request, other].map((each) => JSON.stringify(each)).join('\n'));
  expect(await screen.findByText(/^1 of 2 records name/)).toHaveTextContent(
    '1 record fits several programs: not compared.',
  );
  expect(screen.getByText(/fit: Title of c, Title of b\./)).toBeVisible();
  expect(await screen.findByText('What is stored about this program says: One.')).toBeVisible();
});
