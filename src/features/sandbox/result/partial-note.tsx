import { Alert, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useIsNarrow } from '@/lib/use-is-narrow';
import { useFormats } from '@/ui/use-formats';
import { BackgroundStart } from '../form/background-start';
import { canBeCompleted, isWhole, partialText } from './partial-text';
import classes from './result-page.module.css';

interface PartialNoteProps {
  response: AnalysisResponse;
  /** Queues the video again, as in `BackgroundStart`; null where that would not yield more. */
  onBackground: (() => Promise<boolean>) | null;
  /** Whether the note is folded to its title at first. On a phone it always is. */
  isFolded: boolean;
}

/** Why parts of a result are missing, and the way to a complete one. Where both unfold, the answer comes first. */
export function PartialNote({ response: { partial, coverage }, onBackground, isFolded }: PartialNoteProps) {
  const t = useText();
  const formats = useFormats();
  const folds = useIsNarrow() || isFolded;
  const [isUnfolded, setUnfolded] = useState(false);
  if (!partial?.length) return null;
  const title = t(isWhole(coverage) ? 'partial.incomplete' : 'partial.title');
  const isShown = !folds || isUnfolded;
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Alert
        role="group"
        color="yellow"
        p={folds ? 'xs' : 'md'}
        icon={<IconAlertTriangle aria-hidden="true" />}
        title={
          folds ? (
            <UnstyledButton
              className={classes.fold ?? ''}
              fz="sm"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {title}
              <Chevron size={18} aria-hidden="true" />
            </UnstyledButton>
          ) : (
            title
          )
        }
      >
        {isShown ? partialText(partial, t, formats) : null}
      </Alert>
      {isShown && onBackground && canBeCompleted(partial) ? (
        <BackgroundStart onStart={onBackground} isInResult />
      ) : null}
    </>
  );
}
