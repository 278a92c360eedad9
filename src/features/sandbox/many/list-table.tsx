import { Anchor, Badge, Checkbox, Text } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { Link } from 'wouter';
import { hasResult } from '@/data/analyses/analysis-item';
import type { LibraryItem } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { CardTable } from '../card-table';
import { serverMessage } from '../failure-message';
import { programName } from '../program-title';
import { resultPath } from '../use-sandbox';

const COLORS: Partial<Record<LibraryItem['shown'], string>> = {
  done: 'green',
  partial: 'yellow',
  interrupted: 'yellow',
  failed: 'red',
  running: 'blue',
};

interface ListTableProps {
  items: readonly LibraryItem[];
  /** The IDs of the results that are left out. */
  left: ReadonlySet<string>;
  onChoose: (id: string, isTaken: boolean) => void;
}

/** The videos of a list, each with its state and a link to its result; results can be left out of files. */
export function ListTable({ items, left, onChoose }: ListTableProps) {
  const t = useText();
  return (
    <CardTable
      label={t('many.videos', { count: items.length })}
      columns={[t('many.label'), t('many.column.state'), t('many.column.chosen')]}
      isLimited
      rows={items.map((item) => {
        const { id, title, url, shown, error } = item;
        const name = programName(title, url);
        const isFinished = hasResult(item, shown);
        return {
          key: id,
          cells: [
            <div key="video">
              {isFinished ? (
                <Anchor component={Link} href={resultPath(id)} dir="auto">
                  {name}
                </Anchor>
              ) : (
                <span dir="auto">{name}</span>
              )}
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {url}
              </Text>
            </div>,
            <div key="state">
              <Badge color={COLORS[shown] ?? 'gray'}>{t(`many.state.${shown}`)}</Badge>
              {error ? <Text size="sm">{t(serverMessage(error.code, error.message))}</Text> : null}
            </div>,
            isFinished ? (
              <Checkbox
                key="chosen"
                aria-label={`${name} · ${url}`}
                checked={!left.has(id)}
                onChange={(event) => onChoose(id, event.currentTarget.checked)}
              />
            ) : null,
          ],
        };
      })}
    />
  );
}
