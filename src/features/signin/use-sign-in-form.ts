import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { emailProblem, passwordProblem } from '@/auth/credentials';
import { failureMessage } from '@/auth/failure-message';
import type { IdentityFailure } from '@/auth/identity';
import { useAuth } from '@/auth/use-auth';
import { useGoogleSignIn } from '@/auth/use-google-sign-in';
import { paths } from '@/config/paths';
import type { Message } from '@/i18n/message';
import { errorText } from '@/i18n/error-text';

interface Failure {
  message: Message;
  explanation: Message | null;
}

const EXPLAINED: ReadonlySet<IdentityFailure['kind']> = new Set(['network', 'too-many-requests', 'unknown']);

/** Why a sign-in failed, beyond the words that are always the same. */
function explain(failure: IdentityFailure): Message | null {
  // These have nothing to do with the credentials: without a word more the message would mislead.
  return EXPLAINED.has(failure.kind) ? failureMessage(failure) : null;
}

export function useSignInForm() {
  const auth = useAuth();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const google = useGoogleSignIn();
  // A second press can come before React has disabled the button.
  const underway = useRef(false);
  const fields = useForm({
    initialValues: { email: '', password: '', rememberMe: false },
    validate: {
      email: (value) => errorText(emailProblem(value)),
      password: (value) => errorText(passwordProblem(value)),
    },
  });

  async function send({ email, password, rememberMe }: typeof fields.values) {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    setFailure(null);
    const result = await auth.signIn({ email: email.trim(), password, rememberMe });
    underway.current = false;
    setBusy(false);
    if (result.ok) navigate(paths.dashboard);
    else setFailure({ message: { id: 'signin.failed' }, explanation: explain(result.failure) });
  }

  async function startGoogle() {
    setFailure(null);
    const result = await google.start(fields.values.rememberMe);
    if (result?.ok) navigate(paths.dashboard);
    else if (result) setFailure({ message: failureMessage(result.failure), explanation: null });
  }

  const submit = fields.onSubmit(
    (values) => void send(values),
    (errors) => {
      // It was about what has been typed since.
      setFailure(null);
      const first = (['email', 'password'] as const).find((name) => errors[name] !== undefined);
      if (first) fields.getInputNode(first)?.focus();
    },
  );

  return { fields, busy, google: { busy: google.busy, start: startGoogle }, failure, submit };
}
