import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryServices } from '@/app/testing/memory-services';
import type { AnalysisResponse } from '@/contracts/analysis';
import { RemoteError } from '@/lib/remote-error';
import type { Spot } from '@/targeting/spots/spot';
import { spotOf } from '@/targeting/spots/testing/samples';
import { answerWith } from '../../testing/answers';
import { control } from '../../testing/control';
import { onServer, program, stored } from '../../testing/programs';
import { showParts } from '../../testing/show-parts';
import { SandboxContext, type Sandbox } from '../../use-sandbox';
import { SpotDialog } from './spot-form';

/** The form of a spot, with an analysis on the device and one on the server. */
async function showForm(readResult: () => Promise<AnalysisResponse>) {
  const memory = createMemoryServices();
  await memory.services.language.need('spots');
  const onSave = vi.fn<(spot: Spot) => void>();
  const onClose = vi.fn<() => void>();
  const sandbox: Pick<Sandbox, 'stored' | 'libraryState' | 'received' | 'library'> = {
    stored: { all: [stored(program('beer', 0, { durationMs: 20_000 }))] },
    libraryState: { items: [onServer('ale')] },
    received: new Map(),
    library: { result: readResult },
  } as never;
  await showParts(
    answerWith(),
    () => (
      <SandboxContext value={sandbox as Sandbox}>
        <SpotDialog
          opened
          spot={spotOf({ name: 'Ale', seconds: 15 })}
          usualSeconds={15}
          onSave={onSave}
          onClose={onClose}
        />
      </SandboxContext>
    ),
    { memory },
  );
  const choose = (analysis: RegExp) => {
    const select = control('Analysis of the spot') as HTMLSelectElement;
    const value = [...select.options].find(({ text }) => analysis.test(text))?.value;
    fireEvent.change(select, { target: { value } });
  };
  return { choose, onSave, onClose };
}

const seconds = () => control(/^Length in seconds/);

it('a spot takes its length, video and topics from an analysis; one that cannot be read changes nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { choose, onSave } = await showForm(() => Promise.reject(new RemoteError('unavailable')));
  choose(/^Title of ale/);
  expect(await screen.findByText('The analysis could not be read. What you entered is kept.')).toBeVisible();
  expect(seconds()).toHaveValue('15');
  choose(/^beer/);
  await waitFor(() => expect(seconds()).toHaveValue('20'));
  expect(screen.queryByText(/^The analysis could not be read/)).toBeNull();
  expect(control('URL of its video')).toHaveValue('https://cdn.example.com/beer.mp4');
  fireEvent.click(screen.getByText('Save Changes'));
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'Ale',
      seconds: 20,
      measured: expect.objectContaining({ topics: ['216'] }) as unknown,
    }),
  );
});

it('Escape closes the form until something is typed', async () => {
  const { onClose } = await showForm(() => Promise.resolve(answerWith()));
  const escape = () => fireEvent.keyDown(seconds(), { key: 'Escape', code: 'Escape' });
  escape();
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.change(seconds(), { target: { value: '20' } });
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

it('saving with a value that is wrong leads the focus to its field', async () => {
  const { onSave } = await showForm(() => Promise.resolve(answerWith()));
  fireEvent.change(seconds(), { target: { value: '' } });
  fireEvent.click(screen.getByText('Save Changes'));
  expect(seconds()).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});
