import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { hasResult } from '@/data/analyses/analysis-item';
import type { LibraryItem } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { orNoMatch } from '../options-filter';
import { useFormats } from '@/ui/use-formats';
import { programName } from '../program-title';
import { MAX_STORED, type StoredAnalysis } from '../stored/stored-analyses';

/** An analysis that has a result. */
interface Program {
  id: string;
  name: string;
  /** When it was analyzed, in ms since 1970. */
  time: number;
}

/** All programs that can be compared, the newest first. */
export function programsOf(stored: readonly StoredAnalysis[], items: readonly LibraryItem[]): Program[] {
  const onDevice = new Set(stored.map(({ id }) => id));
  return [
    ...stored.map(({ id, title, analyzedAt, response }) => ({
      id,
      name: programName(title, response.videoUrl),
      time: analyzedAt,
    })),
    ...items
      .filter((item) => !onDevice.has(item.id) && hasResult(item, item.shown))
      .map(({ id, title, url, updatedAt }) => ({
        id,
        name: programName(title, url),
        time: Date.parse(updatedAt),
      })),
  ].toSorted((a, b) => b.time - a.time);
}

interface ProgramChoiceProps {
  programs: readonly Program[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Selects the programs to compare, which can be searched by name. */
export function ProgramChoice({ programs, chosen, onChange }: ProgramChoiceProps) {
  const t = useText();
  const { moment } = useFormats();
  return (
    <MultiSelect
      label={t('compare.programs')}
      description={t('compare.most', { count: MAX_STORED })}
      placeholder={t('compare.search')}
      filter={orNoMatch(t('compare.no-match'))}
      searchable
      hidePickedOptions
      maxValues={MAX_STORED}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      value={[...chosen]}
      onChange={onChange}
      data={programs.map(({ id, name, time }) => ({ value: id, label: `${name} · ${moment(time)}` }))}
    />
  );
}
