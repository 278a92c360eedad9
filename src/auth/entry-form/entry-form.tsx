import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Text } from '@/i18n/text';
import type { Message, MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/feedback/banner';
import { GoogleButton } from './google-button';
import { SubmitButton } from '@/ui/fields/submit-button';
import classes from './entry-layout.module.css';
import { EntryLayout } from './entry-layout';
import type { EntryFormState } from './use-entry-form';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';

interface EntryFormProps<Values extends { rememberMe: boolean }> {
  form: EntryFormState<Values>;
  title: string;
  lede: string;
  submitLabel: string;
  busyLabel: string;
  googleLabel: string;
  /** The link below to the other form. */
  other: { path: string; text: MessageId };
  /** Shown above the form. */
  notice: ReactNode;
  /** Shown in the banner while there is no failure. */
  note?: Message | null;
  /** The fields above "Remember me". */
  children: ReactNode;
}

/** The sign-in or sign-up page, whose form leads to the dashboard. */
export function EntryForm<Values extends { rememberMe: boolean }>({
  form,
  title,
  lede,
  submitLabel,
  busyLabel,
  googleLabel,
  other,
  notice,
  note = null,
  children,
}: EntryFormProps<Values>) {
  const t = useText();
  const { failure, isBusy, isGoogleBusy } = form;
  const message = failure?.message ?? note;
  return (
    <EntryLayout title={title} lede={lede}>
      {notice}
      <form className={classes.form} onSubmit={form.submit} noValidate>
        {message ? (
          <Banner tone="bad" message={t(message)}>
            {failure?.explanation ? t(failure.explanation) : null}
          </Banner>
        ) : null}
        {children}
        <Checkbox
          my={-6}
          label={t('auth.remember-me')}
          description={t('auth.remember-me-text')}
          {...form.fields.getInputProps('rememberMe', { type: 'checkbox' })}
        />
        <SubmitButton
          label={submitLabel}
          busyLabel={busyLabel}
          busy={isBusy}
          disabled={isGoogleBusy}
          fullWidth
        />
        <GoogleButton label={googleLabel} busy={isGoogleBusy} disabled={isBusy} onClick={form.startGoogle} />
      </form>
      <Link href={other.path} className={classes.other}>
        <Text id={other.text} components={{ strong: <strong /> }} />
      </Link>
    </EntryLayout>
  );
}
