import { Link } from 'wouter';
import { paths } from '@/config/paths';
import { profileLimits } from '@/profile/profile-limits';
import { Banner } from '@/ui/banner';
import { CheckField } from '@/ui/check-field';
import form from '@/ui/entry-form.module.css';
import { EntryLayout } from '@/ui/entry-layout';
import { GoogleButton } from '@/ui/google-button';
import { PasswordField } from '@/ui/password-field';
import { SubmitButton } from '@/ui/submit-button';
import { TextField } from '@/ui/text-field';
import { useSignUpForm, type SaveNewProfile } from './use-sign-up-form';

export function SignUpPage({ saveProfile }: { saveProfile: SaveNewProfile }) {
  const { fields, busy, google, failure, submit } = useSignUpForm(saveProfile);
  return (
    <EntryLayout title="Create your account" lede="One account for your videos, campaigns and settings.">
      <form className={form.form} onSubmit={submit} noValidate>
        {failure ? <Banner tone="bad" message={failure} /> : null}
        <TextField
          label="Full Name"
          autoComplete="name"
          maxLength={profileLimits.name}
          {...fields.getInputProps('fullName')}
        />
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
          autoComplete="new-password"
          description="8 characters or more, with an uppercase letter, a lowercase letter and a number."
          {...fields.getInputProps('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...fields.getInputProps('confirmPassword')}
        />
        <div className={form.remember}>
          <CheckField label="Remember me" {...fields.getInputProps('rememberMe', { type: 'checkbox' })} />
        </div>
        <SubmitButton
          label="Sign Up"
          busyLabel="Creating Account..."
          busy={busy}
          disabled={google.busy}
          fullWidth
        />
        <GoogleButton
          label="Sign up with Google"
          busy={google.busy}
          disabled={busy}
          onClick={() => void google.start()}
        />
      </form>
      <Link href={paths.signIn} className={form.other}>
        Already have an account? <strong>Sign in</strong>
      </Link>
    </EntryLayout>
  );
}
