import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { rootDomain } from '@/config/root-domain';
import { useText } from '@/i18n/use-text';
import { toDeal } from '@/targeting/export/deal';
import {
  toMomentSheet,
  toProgramSheet,
  type LibraryMoments,
  type LibraryProgram,
} from '@/targeting/library-moments';
import { downloadText } from '../result/export/export-files';

interface MomentDownloadsProps {
  found: LibraryMoments;
  programs: readonly LibraryProgram[];
  basis: { profile: string; brief: string | undefined };
}

/** The answer as files for spreadsheets, and its breaks as a package for an exchange. */
export function MomentDownloads({ found, programs, basis }: MomentDownloadsProps) {
  const t = useText();
  const [saved, setSaved] = useState<string | null>(null);
  const offered = programs.filter(({ plan }) => plan.breaks.some(({ isExported }) => isExported));
  const deal = () =>
    toDeal(
      offered.map(({ plan }) => plan),
      { issuer: rootDomain },
    );
  const files = [
    {
      name: 'moments.csv',
      type: 'csv',
      label: t('moments.save-moments'),
      text: () => toMomentSheet(found, basis),
    },
    {
      name: 'programs.csv',
      type: 'csv',
      label: t('moments.save-programs'),
      text: () => toProgramSheet(found.programs, basis),
    },
    ...(offered.length > 0
      ? [
          {
            name: 'deal.json',
            type: 'json',
            label: t('moments.save-deal'),
            text: () => `${JSON.stringify(deal(), null, 2)}\n`,
          } as const,
        ]
      : []),
  ] as const;
  return (
    <Group gap="sm">
      {files.map(({ name, type, label, text }) => (
        <Button
          key={name}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => {
            downloadText(name, type, text());
            setSaved(name);
          }}
        >
          {label}
        </Button>
      ))}
      <Text size="sm" role="status">
        {saved === null ? null : t('plan.breaks.downloaded', { file: saved })}
      </Text>
    </Group>
  );
}
