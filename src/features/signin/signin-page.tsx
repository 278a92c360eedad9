import { TextInput } from '@mantine/core';
import { emailProblem, passwordProblem } from '@/auth/credentials';
import { failureMessage } from '@/auth/failure-message';
import type { IdentityFailure } from '@/auth/identity';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { errorText } from '@/i18n/error-text';
import { useText } from '@/i18n/use-text';
import { OfflineNotice } from '@/pwa/offline-notice';
import { PasswordField } from '@/ui/fields/password-field';
import { EntryForm } from '@/auth/entry-form/entry-form';
import { useEntryForm, type EntryFailure } from '@/auth/entry-form/use-entry-form';
import '@mantine/core/styles/Input.layer.css';

/** Failures that say nothing about the credentials: without an explanation the message would mislead. */
const EXPLAINED: ReadonlySet<IdentityFailure['kind']> = new Set(['network', 'too-many-requests', 'unknown']);

function credentialFailure(failure: IdentityFailure): EntryFailure {
  const explanation = EXPLAINED.has(failure.kind) ? failureMessage(failure) : null;
  return { message: { id: 'signin.failed' }, explanation };
}

export function SignInPage() {
  const t = useText();
  const { ended, signIn, signInWithGoogle } = useAuth();
  const form = useEntryForm({
    initialValues: { email: '', password: '', rememberMe: false },
    validate: {
      email: (value) => errorText(emailProblem(value)),
      password: (value) => errorText(passwordProblem(value)),
    },
    async send({ email, password, rememberMe }) {
      const result = await signIn({ email: email.trim(), password, rememberMe });
      return result.ok ? null : credentialFailure(result.failure);
    },
    async signInWithGoogle(rememberMe) {
      const result = await signInWithGoogle({ rememberMe });
      return result.ok ? null : { message: failureMessage(result.failure) };
    },
  });
  return (
    <EntryForm
      form={form}
      title={t('signin.title')}
      lede={t('signin.lede')}
      submitLabel={t('signin.submit')}
      busyLabel={t('signin.busy')}
      googleLabel={t('signin.google')}
      other={{ path: paths.signUp, text: 'signin.to-sign-up' }}
      notice={<OfflineNotice />}
      note={ended ? { id: 'auth.session-ended' } : null}
    >
      <TextInput
        label={t('auth.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.fields.getInputProps('email')}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        {...form.fields.getInputProps('password')}
      />
    </EntryForm>
  );
}
