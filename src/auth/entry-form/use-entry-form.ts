import { useForm, type FormRulesRecord } from '@mantine/form';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '@/config/paths';
import type { Message } from '@/i18n/message';
import { useSubmit } from '@/lib/use-submit';

/** Why the sign-in or sign-up failed. */
export interface EntryFailure {
  message: Message;
  explanation?: Message | null;
}

interface EntryFormOptions<Values> {
  initialValues: Values;
  /** In the order of the fields on the page: the first that is not valid gets the focus. */
  validate: FormRulesRecord<Values, Values>;
  /** @returns the failure, or null on success */
  send: (values: Values) => Promise<EntryFailure | null>;
  signInWithGoogle: (rememberMe: boolean) => Promise<EntryFailure | null>;
}

/** What the sign-in and sign-up forms have in common. Success leads to the dashboard. */
export function useEntryForm<Values extends { rememberMe: boolean }>({
  initialValues,
  validate,
  send,
  signInWithGoogle,
}: EntryFormOptions<Values>) {
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<EntryFailure | null>(null);
  const fields = useForm<Values>({ initialValues, validate });

  async function attempt(result: Promise<EntryFailure | null>) {
    setFailure(null);
    const failed = await result;
    if (failed) setFailure(failed);
    else navigate(paths.dashboard);
  }

  const form = useSubmit((values: Values) => attempt(send(values)));
  const google = useSubmit(() => attempt(signInWithGoogle(fields.getValues().rememberMe)));

  const submit = fields.onSubmit(
    (values) => void form.submit(values),
    (errors) => {
      // The last failure was about values that have changed since.
      setFailure(null);
      const [first] = Object.keys(errors);
      if (first !== undefined) fields.getInputNode(first)?.focus();
    },
  );

  return {
    fields,
    failure,
    submit,
    isBusy: form.busy,
    isGoogleBusy: google.busy,
    startGoogle: () => void google.submit(),
  };
}

export type EntryFormState<Values extends { rememberMe: boolean }> = ReturnType<typeof useEntryForm<Values>>;
