import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { emailProblem, passwordProblem } from '@/auth/credentials';
import type { IdentityFailure } from '@/auth/identity';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';

/** Why a sign-in failed, beyond the words that are always the same. */
function explain(failure: IdentityFailure): string | null {
  // These two have nothing to do with the credentials: without a word more the message would mislead.
  return failure.kind === 'network' || failure.kind === 'too-many-requests' ? failure.message : null;
}

export function useSignInForm() {
  const auth = useAuth();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ explanation: string | null } | null>(null);
  // A second press can come before React has disabled the button.
  const underway = useRef(false);
  const fields = useForm({
    initialValues: { email: '', password: '', rememberMe: false },
    validate: { email: emailProblem, password: passwordProblem },
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
    else setFailure({ explanation: explain(result.failure) });
  }

  const submit = fields.onSubmit(
    (values) => void send(values),
    (errors) => {
      const first = (['email', 'password'] as const).find((name) => errors[name] !== undefined);
      if (first) fields.getInputNode(first)?.focus();
    },
  );

  return { fields, busy, failure, submit };
}
