import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { leave } from '@/lib/leave-guard';
import { useSubmit } from '@/lib/use-submit';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { CornerAlert } from '@/ui/feedback/corner-alert';
import classes from './user-card.module.css';

/** Who is signed in, and the sign-out. */
export function UserCard({ collapsed }: { collapsed: boolean }) {
  const t = useText();
  const { user, signOut, onlyOnDevice } = useAuth();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  /** How many changes would be lost; undefined while the user is not asked about them, null if it is not known. */
  const [unsent, setUnsent] = useState<number | null>();
  const { busy, submit } = useSubmit(async (isConfirmed: boolean) => {
    setUnsent(undefined);
    setFailed(false);
    const count = isConfirmed ? 0 : await onlyOnDevice();
    if (count !== 0) {
      setUnsent(count);
      return;
    }
    const result = await signOut();
    if (result.ok) navigate(paths.signIn);
    else setFailed(true);
  });

  return (
    <div className={classes.card} data-collapsed={collapsed}>
      <span className={classes.initial} aria-hidden="true">
        {(user?.email?.[0] ?? 'U').toUpperCase()}
      </span>
      <div className={classes.person}>
        <p className={classes.name}>{user?.displayName ?? t('shell.user')}</p>
        <p className={classes.email}>{user?.email}</p>
      </div>
      <button
        type="button"
        className={classes.signOut}
        data-hint={collapsed ? t('shell.sign-out') : undefined}
        onClick={() => leave(() => void submit(false))}
        disabled={busy}
      >
        <IconLogout size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes.signOutLabel}>{t('shell.sign-out')}</span>
      </button>
      {unsent === undefined ? null : (
        <ConfirmDialog
          title={t('shell.unsent.title')}
          // Zero: it is not known whether there are any.
          text={t('shell.unsent.text', { count: unsent ?? 0 })}
          confirmLabel={t('shell.unsent.sign-out')}
          cancelLabel={t('shell.unsent.stay')}
          onConfirm={() => void submit(true)}
          onCancel={() => setUnsent(undefined)}
        />
      )}
      {failed ? (
        <CornerAlert message={t('shell.sign-out-failed')} onDismiss={() => setFailed(false)} />
      ) : null}
    </div>
  );
}
