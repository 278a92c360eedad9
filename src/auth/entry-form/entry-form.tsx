import { Alert, Button, Checkbox } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Text } from '@/i18n/text';
import type { Message, MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { GoogleButton } from './google-button';
import { Spinner } from '@/ui/feedback/spinner';
import classes from './entry-layout.module.css';
import { EntryLayout } from './entry-layout';
import type { EntryFormState } from './use-entry-form';
import '@mantine/core/styles/Alert.layer.css';
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
  /** Shown in the alert while there is no failure. */
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
          <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />} title={t(message)}>
            {failure?.explanation ? t(failure.explanation) : null}
          </Alert>
        ) : null}
        {children}
        <Checkbox
          my={-6}
          label={t('auth.remember-me')}
          description={t('auth.remember-me-text')}
          {...form.fields.getInputProps('rememberMe', { type: 'checkbox' })}
        />
        <Button
          type="submit"
          fullWidth
          disabled={isBusy || isGoogleBusy}
          leftSection={isBusy ? <Spinner /> : null}
        >
          {isBusy ? busyLabel : submitLabel}
        </Button>
        <GoogleButton label={googleLabel} busy={isGoogleBusy} disabled={isBusy} onClick={form.startGoogle} />
      </form>
      <Link href={other.path} className={classes.other}>
        <Text id={other.text} components={{ strong: <strong /> }} />
      </Link>
    </EntryLayout>
  );
}
