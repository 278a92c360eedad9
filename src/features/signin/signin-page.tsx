import { Link } from 'wouter';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { Text } from '@/i18n/text';
import { useText } from '@/i18n/use-text';
import { OfflineNotice } from '@/pwa/offline-notice';
import { Banner } from '@/ui/feedback/banner';
import { CheckField } from '@/ui/fields/check-field';
import form from '@/ui/layouts/entry-form.module.css';
import { EntryLayout } from '@/ui/layouts/entry-layout';
import { GoogleButton } from '@/ui/fields/google-button';
import { PasswordField } from '@/ui/fields/password-field';
import { SubmitButton } from '@/ui/fields/submit-button';
import { TextField } from '@/ui/fields/text-field';
import { useSignInForm } from './use-sign-in-form';

export function SignInPage() {
  const t = useText();
  const { ended } = useAuth();
  const { fields, busy, google, failure, submit } = useSignInForm();
  return (
    <EntryLayout title={t('signin.title')} lede={t('signin.lede')}>
      <OfflineNotice />
      <form className={form.form} onSubmit={submit} noValidate>
        {failure ? (
          <Banner tone="bad" message={t(failure.message)}>
            {failure.explanation ? t(failure.explanation) : null}
          </Banner>
        ) : ended ? (
          <Banner tone="bad" message={t('auth.session-ended')} />
        ) : null}
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...fields.getInputProps('email')}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          {...fields.getInputProps('password')}
        />
        <div className={form.remember}>
          <CheckField
            label={t('auth.remember-me')}
            {...fields.getInputProps('rememberMe', { type: 'checkbox' })}
          />
        </div>
        <SubmitButton
          label={t('signin.submit')}
          busyLabel={t('signin.busy')}
          busy={busy}
          disabled={google.busy}
          fullWidth
        />
        <GoogleButton
          label={t('signin.google')}
          busy={google.busy}
          disabled={busy}
          onClick={() => void google.start()}
        />
      </form>
      <Link href={paths.signUp} className={form.other}>
        <Text id="signin.to-sign-up" components={{ strong: <strong /> }} />
      </Link>
    </EntryLayout>
  );
}
