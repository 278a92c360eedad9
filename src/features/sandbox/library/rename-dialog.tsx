import { Modal, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useState, type SubmitEvent } from 'react';
import { MAX_TITLE_LENGTH } from '@/contracts/analyses';
import { printableText } from '@/contracts/printable-text';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { FormButtons } from '../form-buttons';
import { failureOf } from './library-failure';

interface RenameFormProps {
  /** The user's own title, if there is one. */
  title: string | undefined;
  /** What the program is called without one. */
  otherName: string;
  /** @param title printable; empty for none */
  onRename: (title: string) => Promise<void>;
  onClose: () => void;
}

function RenameForm({ title = '', otherName, onRename, onClose }: RenameFormProps) {
  const t = useText();
  const [text, setText] = useState(title);
  const [failure, setFailure] = useState<MessageId | null>(null);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    try {
      await onRename(printableText(text));
      onClose();
    } catch (error) {
      console.error('Renaming an analysis failed', error);
      setFailure(failureOf(error));
    }
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <TextInput
        data-autofocus
        label={t('library.rename-label')}
        description={t('library.rename-help')}
        placeholder={otherName}
        maxLength={MAX_TITLE_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={failure ? <span role="alert">{t(failure)}</span> : null}
        mb="md"
      />
      <FormButtons onCancel={onClose} />
    </form>
  );
}

/** Asks for the name of a program. */
export function RenameDialog({ opened, ...form }: RenameFormProps & { opened: boolean }) {
  const t = useText();
  return (
    <Modal opened={opened} onClose={form.onClose} title={t('library.rename-title')} withCloseButton={false}>
      <RenameForm {...form} />
    </Modal>
  );
}
