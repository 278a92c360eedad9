import { VisuallyHidden } from '@mantine/core';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import type { ProfileState } from './profile-store';
import classes from './save-state-line.module.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';

type SaveState = NonNullable<ProfileState['saveState']>;

const MESSAGES: Readonly<Record<SaveState, MessageId>> = {
  rejected: 'profile.state.rejected',
  syncing: 'profile.state.syncing',
  device: 'profile.state.device',
  page: 'profile.state.page',
  synced: 'profile.state.synced',
};

interface SaveStateLineProps {
  state: SaveState;
  /** Appended to the text. */
  detail?: string | null;
  /** Shows the mark alone; the text is for screen readers, and shown on hover. */
  compact?: boolean;
}

/** The save state of the user's edits: a mark and a short text. The parent decides how it is announced. */
export function SaveStateLine({ state, detail = null, compact = false }: SaveStateLineProps) {
  const t = useText();
  const words = detail === null ? t(MESSAGES[state]) : `${t(MESSAGES[state])} ${detail}`;
  return (
    <p className={classes.line} data-state={state} title={compact ? words : undefined}>
      {compact ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>}
    </p>
  );
}
