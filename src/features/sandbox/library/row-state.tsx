import { Badge, Group, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { serverMessage } from '../failure-message';
import { isWhole, partialText } from '../result/partial-text';
import type { LibraryEntry } from './library-entries';

type StateOf = Pick<LibraryEntry, 'state' | 'name' | 'item' | 'stored'>;

/** The progress of an analysis, or why it has no complete result. Renders nothing for a complete one. */
export function RowState({ entry }: { entry: StateOf }) {
  const t = useText();
  const formats = useFormats();
  const { state, item, stored, name } = entry;
  switch (state) {
    case 'done':
      return null;
    case 'running': {
      const share = item?.progress ?? 0;
      return (
        <Group gap="sm">
          <Text size="sm">{t('library.state.running', { percent: formats.percent(share) })}</Text>
          <Progress
            value={Math.round(share * 100)}
            aria-label={t('library.progress', { name })}
            flex="1 1 120px"
            maw={320}
          />
        </Group>
      );
    }
    case 'partial': {
      const coverage = item?.coverage ?? stored?.response.coverage;
      return (
        <Text size="sm">
          {coverage === undefined
            ? t('partial.title')
            : isWhole(coverage)
              ? t('partial.incomplete')
              : t('library.state.partial', { percent: formats.percent(coverage) })}{' '}
          {stored ? partialText(stored.response.partial ?? [], t, formats) : null}
        </Text>
      );
    }
    case 'failed': {
      const { code = '', message = '' } = item?.error ?? {};
      const { id, values } = serverMessage(code, message);
      return (
        <Text size="sm" c="var(--bad-ink)">
          {t('library.state.failed', { reason: t(id, values) })}
        </Text>
      );
    }
    case 'interrupted':
      return <Text size="sm">{t('library.state.interrupted')}</Text>;
    default:
      return <Badge color="gray">{t(`library.state.${state}`)}</Badge>;
  }
}
