import { Alert, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { MAX_VIDEOS, type VideoLines } from './read-videos';

const WRAPPED = { overflowWrap: 'anywhere' } as const;

/** A table of at most 320 px that scrolls, also by keyboard. */
function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Table.ScrollContainer
      minWidth={0}
      maxHeight={320}
      type="native"
      role="region"
      tabIndex={0}
      aria-label={label}
    >
      <Table aria-label={label}>{children}</Table>
    </Table.ScrollContainer>
  );
}

/** What was read from the text of a list, and what is wrong with it. */
export function ListSummary({ videos, problems, ignored }: Omit<VideoLines, 'rest'>) {
  const t = useText();
  const problemsTitle = t('many.problems', { count: problems.length });
  return (
    <>
      {problems.length > 0 ? (
        <Alert color="red" role="status" title={problemsTitle}>
          <ScrollingTable label={problemsTitle}>
            <Table.Tbody>
              {problems.slice(0, MAX_VIDEOS).map(({ line, kind, text, of = 0 }) => (
                <Table.Tr key={line}>
                  <Table.Th scope="row" w="1%" style={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
                    {t('many.line', { line })}
                  </Table.Th>
                  <Table.Td>
                    {t(`many.problem.${kind}`, { of })}
                    <Text size="sm" ff="monospace" dir="auto" style={WRAPPED}>
                      {text}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </ScrollingTable>
        </Alert>
      ) : null}
      {ignored.length > 0 ? <Text>{t('many.ignored', { columns: ignored.join(', ') })}</Text> : null}
      {videos.length > 0 ? (
        <details>
          <Text component="summary" w="fit-content" py="xs">
            {t('many.read', { count: videos.length })}
          </Text>
          <ScrollingTable label={t('many.read', { count: videos.length })}>
            <Table.Tbody>
              {videos.map(({ line, url, title, captionsUrl }) => (
                <Table.Tr key={line}>
                  <Table.Td dir="auto">{title}</Table.Td>
                  <Table.Td ff="monospace" style={WRAPPED}>
                    {url}
                  </Table.Td>
                  <Table.Td style={WRAPPED}>
                    {captionsUrl ? t('many.captions', { url: captionsUrl }) : null}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </ScrollingTable>
        </details>
      ) : null}
    </>
  );
}
