import { Link } from 'wouter';
import { paths } from '@/config/paths';
import { Text } from '@/i18n/text';
import { useText } from '@/i18n/use-text';
import { profileLimits } from '@/profile/profile-limits';
import { OfflineNotice } from '@/pwa/offline-notice';
import { Banner } from '@/ui/feedback/banner';
import { CheckField } from '@/ui/fields/check-field';
import form from '@/ui/layouts/entry-form.module.css';
import { EntryLayout } from '@/ui/layouts/entry-layout';
import { GoogleButton } from '@/ui/fields/google-button';
import { PasswordField } from '@/ui/fields/password-field';
import { SubmitButton } from '@/ui/fields/submit-button';
import { TextField } from '@/ui/fields/text-field';
import { useSignUpForm, type SaveNewProfile } from './use-sign-up-form';

export function SignUpPage({ profiles }: { profiles: { save: SaveNewProfile } }) {
  const t = useText();
  const { fields, busy, google, failure, submit } = useSignUpForm(profiles.save);
  return (
    <EntryLayout title={t('signup.title')} lede={t('signup.lede')}>
      <OfflineNotice />
      <form className={form.form} onSubmit={submit} noValidate>
        {failure ? <Banner tone="bad" message={t(failure)} /> : null}
        <TextField
          label={t('signup.full-name')}
          autoComplete="name"
          maxLength={profileLimits.name}
          {...fields.getInputProps('fullName')}
        />
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
          autoComplete="new-password"
          description={t('signup.password-rule')}
          {...fields.getInputProps('password')}
        />
        <PasswordField
          label={t('signup.confirm-password')}
          autoComplete="new-password"
          {...fields.getInputProps('confirmPassword')}
        />
        <div className={form.remember}>
          <CheckField
            label={t('auth.remember-me')}
            {...fields.getInputProps('rememberMe', { type: 'checkbox' })}
          />
        </div>
        <SubmitButton
          label={t('signup.submit')}
          busyLabel={t('signup.busy')}
          busy={busy}
          disabled={google.busy}
          fullWidth
        />
        <GoogleButton
          label={t('signup.google')}
          busy={google.busy}
          disabled={busy}
          onClick={() => void google.start()}
        />
      </form>
      <Link href={paths.signIn} className={form.other}>
        <Text id="signup.to-sign-in" components={{ strong: <strong /> }} />
      </Link>
    </EntryLayout>
  );
}
