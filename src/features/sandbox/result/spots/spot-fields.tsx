import { MultiSelect, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useText } from '@/i18n/use-text';
import { EXCLUDABLE, SENSITIVE_TOPICS } from '@/targeting/categories';
import { spotOfAnalysis } from '@/targeting/spots/spot';
import { orNoMatch } from '../../options-filter';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import { languageName } from '../transcript/track-name';
import type { SpotDraft } from './spot-draft';
import { useAnalyses } from './use-analyses';

/** Languages that can be chosen, besides those that a spot already has. */
const LANGUAGES = [
  ...['ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'hi', 'hu', 'it', 'ja', 'ko', 'nl', 'no', 'pl'],
  ...['pt', 'ro', 'ru', 'sv', 'tr', 'uk', 'zh'],
];

/** For lists that open at once. */
export const NO_MOTION = { transitionProps: { duration: 0 } };

interface FieldProps {
  draft: SpotDraft;
  change: (more: Partial<SpotDraft>) => void;
}

/** Takes length, sound, looks, language and topics from an analysis of the user. */
export function AnalysisField({ draft, change }: FieldProps) {
  const t = useText();
  const { moment } = useFormats();
  const { all, read, reading, hasFailed } = useAnalyses();
  const chosen = draft.measured?.analysisId ?? '';
  const isGone = chosen !== '' && !all.some(({ id }) => id === chosen);

  async function choose(id: string) {
    if (id === '') {
      change({ measured: undefined });
      return;
    }
    const response = await read(id);
    if (!response) return;
    const { seconds, ...found } = spotOfAnalysis(id, response);
    change({ ...found, seconds: String(seconds) });
  }

  return (
    <NativeSelect
      label={t('spots.form.analysis')}
      description={t(reading === null ? 'spots.form.analysis-help' : 'spots.form.analysis-reading')}
      error={hasFailed ? <span role="alert">{t('spots.form.analysis-failed')}</span> : null}
      value={reading ?? chosen}
      data={[
        { value: '', label: t('spots.form.analysis-none') },
        ...(isGone ? [{ value: chosen, label: t('spots.form.analysis-gone') }] : []),
        ...all.map(({ id, name, time }) => ({ value: id, label: `${name} · ${moment(time)}` })),
      ]}
      onChange={({ currentTarget: { value } }) => void choose(value)}
    />
  );
}

/** The choices from long lists. */
export function ChoiceFields({ draft, change }: FieldProps) {
  const t = useText();
  const nameOf = useConceptName();
  const { locale } = useFormats();
  return (
    <>
      <MultiSelect
        label={t('spots.form.languages')}
        searchable
        comboboxProps={NO_MOTION}
        filter={orNoMatch(t('spots.form.no-match'))}
        value={[...draft.languages]}
        data={[...new Set([...LANGUAGES, ...draft.languages])].map((language) => ({
          value: language,
          label: languageName(language, locale) ?? language,
        }))}
        onChange={(languages) => change({ languages })}
      />
      <MultiSelect
        label={t('spots.form.avoid')}
        description={t('spots.form.avoid-help')}
        searchable
        comboboxProps={NO_MOTION}
        filter={orNoMatch(t('spots.form.no-match'))}
        value={[...draft.avoid]}
        data={[...SENSITIVE_TOPICS, ...EXCLUDABLE].map(({ id, name }) => ({
          value: id,
          label: nameOf(name),
        }))}
        onChange={(avoid) => change({ avoid })}
      />
    </>
  );
}
