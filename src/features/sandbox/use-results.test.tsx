import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnalysisLibrary } from '@/data/analyses/library-state';
import { onServer, program } from './testing/programs';
import { useResults } from './use-results';

const WANTED = Array.from({ length: 9 }, (_, index) => onServer(`p${index}`));

function Count({ library }: { library: AnalysisLibrary }) {
  return <p>{useResults(library, WANTED).read.size} read</p>;
}

it('after Back, all results are there again, although they are read at once and shown within the event', async () => {
  const result = vi.fn(() => Promise.resolve(program('p', 0)));
  const library: Partial<AnalysisLibrary> = { result };
  const show = () => render(<Count library={library as AnalysisLibrary} />);
  const first = show();
  await screen.findByText('9 read');
  first.unmount();
  // React renders at once what is set in this event.
  vi.stubGlobal('event', new PopStateEvent('popstate'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  show();
  await vi.waitFor(() => expect(document.body).toHaveTextContent('9 read'));
  expect(result).toHaveBeenCalledTimes(9);
});
