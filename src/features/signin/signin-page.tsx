import { Link } from 'wouter';
import { paths } from '@/config/paths';
import { Banner } from '@/ui/banner';
import { CheckField } from '@/ui/check-field';
import form from '@/ui/entry-form.module.css';
import { EntryLayout } from '@/ui/entry-layout';
import { GoogleButton } from '@/ui/google-button';
import { PasswordField } from '@/ui/password-field';
import { SubmitButton } from '@/ui/submit-button';
import { TextField } from '@/ui/text-field';
import { useSignInForm } from './use-sign-in-form';

export function SignInPage() {
  const { fields, busy, google, failure, submit } = useSignInForm();
  return (
    <EntryLayout title="Sign in" lede="Welcome back. Your dashboard is one step away.">
      <form className={form.form} onSubmit={submit} noValidate>
        {failure ? (
          <Banner tone="bad" message={failure.message}>
            {failure.explanation}
          </Banner>
        ) : null}
        <TextField
          label="Email Address"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...fields.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...fields.getInputProps('password')}
        />
        <div className={form.remember}>
          <CheckField label="Remember me" {...fields.getInputProps('rememberMe', { type: 'checkbox' })} />
        </div>
        <SubmitButton
          label="Sign In"
          busyLabel="Signing in..."
          busy={busy}
          disabled={google.busy}
          fullWidth
        />
        <GoogleButton
          label="Sign in with Google"
          busy={google.busy}
          disabled={busy}
          onClick={() => void google.start()}
        />
      </form>
      <Link href={paths.signUp} className={form.other}>
        Don't have an account? <strong>Sign Up</strong>
      </Link>
    </EntryLayout>
  );
}
