import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { confirmationProblem, emailProblem, passwordProblem } from '@/auth/credentials';
import { failureMessage } from '@/auth/failure-message';
import { useAuth } from '@/auth/use-auth';
import { useGoogleSignIn } from '@/auth/use-google-sign-in';
import { paths } from '@/config/paths';
import { errorText } from '@/i18n/error-text';
import type { Message } from '@/i18n/message';
import { signUpProfile, type ProfileChanges } from '@/profile/user-profile';

/** Notes the profile of a new account and sends it, now or when the server can be reached. */
export type SaveNewProfile = (uid: string, profile: ProfileChanges) => Promise<unknown>;

const FIELDS_IN_ORDER = ['email', 'password', 'confirmPassword'] as const;

export function useSignUpForm(saveProfile: SaveNewProfile) {
  const auth = useAuth();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Message | null>(null);
  const google = useGoogleSignIn();
  // A second press can come before React has disabled the button.
  const underway = useRef(false);
  const fields = useForm({
    initialValues: { fullName: '', email: '', password: '', confirmPassword: '', rememberMe: false },
    validate: {
      email: (value) => errorText(emailProblem(value)),
      password: (value) => errorText(passwordProblem(value)),
      confirmPassword: (value, values) => errorText(confirmationProblem(values.password, value)),
    },
  });

  /** Creates the account and its profile. Returns the message of a failure. */
  async function createAccount(fullName: string, email: string, password: string, rememberMe: boolean) {
    const result = await auth.signUp({ fullName, email, password, rememberMe });
    if (!result.ok) return failureMessage(result.failure);
    try {
      await saveProfile(result.value.uid, signUpProfile(fullName, result.value.email ?? email));
    } catch (error) {
      // Not even noted. The account is there, and a second try would only say that it exists. Everything that
      // reads a profile does without one, and Settings creates it: go on.
      console.error('The new account has no profile yet', error);
    }
    return null;
  }

  async function send({ fullName, email, password, rememberMe }: typeof fields.values) {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    setFailure(null);
    const message = await createAccount(fullName.trim(), email.trim(), password, rememberMe);
    underway.current = false;
    setBusy(false);
    if (message === null) navigate(paths.dashboard);
    else setFailure(message);
  }

  async function startGoogle() {
    setFailure(null);
    const result = await google.start(fields.values.rememberMe);
    if (result?.ok) navigate(paths.dashboard);
    else if (result) setFailure(failureMessage(result.failure));
  }

  const submit = fields.onSubmit(
    (values) => void send(values),
    (errors) => {
      // It was about what has been typed since.
      setFailure(null);
      const first = FIELDS_IN_ORDER.find((name) => errors[name] !== undefined);
      if (first) fields.getInputNode(first)?.focus();
    },
  );

  return { fields, busy, google: { busy: google.busy, start: startGoogle }, failure, submit };
}
