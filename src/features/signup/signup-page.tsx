import { TextInput } from '@mantine/core';
import { confirmationProblem, emailProblem, passwordProblem } from '@/auth/credentials';
import { failureMessage } from '@/auth/failure-message';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { errorText } from '@/i18n/error-text';
import { useText } from '@/i18n/use-text';
import { profileLimits } from '@/data/profile/user-profile';
import { OfflineNotice } from '@/pwa/offline-notice';
import { PasswordField } from '@/ui/fields/password-field';
import { EntryForm } from '@/auth/entry-form/entry-form';
import { useEntryForm } from '@/auth/entry-form/use-entry-form';
import '@mantine/core/styles/Input.layer.css';

export function SignUpPage() {
  const t = useText();
  const { signUp, signInWithGoogle } = useAuth();
  const form = useEntryForm({
    initialValues: { fullName: '', email: '', password: '', confirmPassword: '', rememberMe: false },
    validate: {
      email: (value) => errorText(emailProblem(value)),
      password: (value) => errorText(passwordProblem(value)),
      confirmPassword: (value, values) => errorText(confirmationProblem(values.password, value)),
    },
    async send({ fullName, email, password, rememberMe }) {
      const input = { fullName: fullName.trim(), email: email.trim(), password, rememberMe };
      const result = await signUp(input);
      return result.ok ? null : { message: failureMessage(result.failure) };
    },
    async signInWithGoogle(rememberMe) {
      const result = await signInWithGoogle({ rememberMe });
      return result.ok ? null : { message: failureMessage(result.failure) };
    },
  });
  return (
    <EntryForm
      form={form}
      title={t('signup.title')}
      lede={t('signup.lede')}
      submitLabel={t('signup.submit')}
      busyLabel={t('signup.busy')}
      googleLabel={t('signup.google')}
      other={{ path: paths.signIn, text: 'signup.to-sign-in' }}
      notice={<OfflineNotice />}
    >
      <TextInput
        label={t('signup.full-name')}
        autoComplete="name"
        maxLength={profileLimits.name}
        {...form.fields.getInputProps('fullName')}
      />
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
        autoComplete="new-password"
        description={t('signup.password-rule')}
        {...form.fields.getInputProps('password')}
      />
      <PasswordField
        label={t('signup.confirm-password')}
        autoComplete="new-password"
        {...form.fields.getInputProps('confirmPassword')}
      />
    </EntryForm>
  );
}
