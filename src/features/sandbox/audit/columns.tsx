import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import { LOG_COLUMNS, type LogMapping } from '@/targeting/audit/log-columns';

interface ColumnsProps {
  headings: readonly string[];
  mapping: LogMapping;
  onMapping: (mapping: LogMapping) => void;
}

/** What the columns of a log are: those that were recognized, and the others to choose. */
export function Columns({ headings, mapping, onMapping }: ColumnsProps) {
  const t = useText();
  return (
    <Stack component="fieldset" gap="xs" style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" fw={600}>
        {t('audit.columns')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('audit.columns-help')}
      </Text>
      <Group gap="sm" align="end">
        {LOG_COLUMNS.map((column) => (
          <NativeSelect
            key={column}
            label={t(`audit.column.${column}`)}
            value={String(mapping[column] ?? '')}
            onChange={({ currentTarget: { value } }) => {
              const { [column]: _, ...others } = mapping;
              onMapping(value === '' ? others : { ...others, [column]: Number(value) });
            }}
            data={[
              { value: '', label: t('audit.no-column') },
              ...headings.map((heading, index) => ({
                value: String(index),
                label: heading || `${index + 1}`,
              })),
            ]}
          />
        ))}
      </Group>
    </Stack>
  );
}
