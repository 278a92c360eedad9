import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useText } from '@/i18n/use-text';
import { CREATIVE_MOTIONS, type CreativeMotion } from '@/targeting/export/windows';
import { KINDS, PLACES, type PlannedWindow, type WindowFilter } from '@/targeting/windows';
import classes from './windows.module.css';

/** Minimum lengths that can be chosen, in seconds. */
const SECONDS = [0, 10, 15, 30, 60];
const SMALL = { size: 'xs', labelProps: { fz: 'xs', mb: 2 } } as const;

interface WindowSettingsProps {
  /** All of the plan: only their formats and places can be chosen. */
  windows: readonly PlannedWindow[];
  filter: WindowFilter;
  onFilter: (filter: WindowFilter) => void;
  /** What creatives may have, for the file for bidders. */
  motion: CreativeMotion;
  onMotion: (motion: CreativeMotion) => void;
}

/** Which windows are shown, and what bidders are told about them. */
export function WindowSettings({ windows, filter, onFilter, motion, onMotion }: WindowSettingsProps) {
  const t = useText();
  const change = (changes: Partial<WindowFilter>) => onFilter({ ...filter, ...changes });
  const kinds = KINDS.filter((kind) => windows.some((window) => window.kind === kind));
  const places = PLACES.filter((place) => windows.some((window) => window.place === place));
  return (
    <div className={classes.settings}>
      <NativeSelect
        {...SMALL}
        label={t('windows.kind')}
        value={filter.kind}
        data={[
          { value: 'all', label: t('windows.all') },
          ...kinds.map((kind) => ({ value: kind, label: t(`windows.kind.${kind}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: kinds.find((kind) => kind === value) ?? 'all' })
        }
      />
      <NativeSelect
        {...SMALL}
        label={t('windows.place')}
        value={filter.place}
        data={[
          { value: 'all', label: t('windows.all') },
          ...places.map((place) => ({ value: place, label: t(`windows.place.${place}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ place: places.find((place) => place === value) ?? 'all' })
        }
      />
      <NativeSelect
        {...SMALL}
        label={t('windows.least')}
        value={String(filter.minSeconds)}
        data={SECONDS.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t('windows.all') : t('windows.seconds', { seconds }),
        }))}
        onChange={({ currentTarget: { value } }) => change({ minSeconds: Number(value) })}
      />
      <NativeSelect
        {...SMALL}
        label={t('windows.motion')}
        value={motion}
        data={CREATIVE_MOTIONS.map((value) => ({ value, label: t(`windows.motion.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onMotion(CREATIVE_MOTIONS.find((each) => each === value) ?? 'limited')
        }
      />
    </div>
  );
}
