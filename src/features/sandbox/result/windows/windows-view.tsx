import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useText } from '@/i18n/use-text';
import type { ResultViewProps } from '../result-view';
import { useLazyPart } from './use-lazy-part';

/** The windows beside the breaks. */
export function WindowsView({ settled, title }: Pick<ResultViewProps, 'settled' | 'title'>) {
  const t = useText();
  const panel = useLazyPart(async () => (await import('./windows-panel')).WindowsPanel);
  return panel ? (
    <panel.Component plan={settled.plan} title={title} />
  ) : (
    <Loader aria-label={t('ui.loading')} />
  );
}
