import { CloseButton, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { memo, useRef, useState } from 'react';
import { MAX_BRIEF_LENGTH } from '@/contracts/planning';
import { useText } from '@/i18n/use-text';
import type { PlanEditor } from '../plan/use-planning';
import type { ResultView } from '../result-view';
import { BriefTerms } from './brief-terms';

interface BriefBarProps {
  planning: PlanEditor;
  /** The same, deferred: typing does not wait for the interpretation. */
  settled: PlanEditor;
  /** The view that is shown: another one closes the moments, which stand above it. */
  view: ResultView;
}

/** A brief in plain words, how it was understood, and the moments that fit it best. */
export const BriefBar = memo(function BriefBar({ planning, settled, view }: BriefBarProps) {
  const t = useText();
  const { brief, hasVocabulary } = planning;
  const [isTooLong, setIsTooLong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const text = brief?.text ?? '';
  const tooLong = isTooLong ? t('plan.brief.too-long', { max: MAX_BRIEF_LENGTH }) : null;

  function write(value: string) {
    setIsTooLong(value.length > MAX_BRIEF_LENGTH);
    planning.setBriefText(value.slice(0, MAX_BRIEF_LENGTH));
  }

  return (
    <Stack component="section" gap={6} aria-label={t('plan.brief.title')}>
      <TextInput
        ref={field}
        id="result-brief"
        size="sm"
        aria-label={t('plan.brief.label')}
        placeholder={t('plan.brief.help')}
        // A brief of an older version may have several lines.
        value={text.replaceAll('\n', ' ')}
        error={hasVocabulary === false ? t('plan.brief.loading-failed') : tooLong}
        leftSection={
          <Text size="sm" fw={600} aria-hidden="true">
            {t('plan.brief.title')}
          </Text>
        }
        leftSectionWidth="5rem"
        rightSection={
          text === '' ? null : (
            <CloseButton
              aria-label={t('plan.brief.clear')}
              onClick={() => {
                write('');
                field.current?.focus();
              }}
            />
          )
        }
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <BriefTerms planning={settled} view={view} />
    </Stack>
  );
});
