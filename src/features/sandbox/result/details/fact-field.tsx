import { Button, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState, type ReactNode } from 'react';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { ERROR_VALUES, factText, readFact, type TextFact } from './fact-texts';
import type { FactEditor } from './use-facts';
import classes from './program-form.module.css';

/** The hint stands below the input, so that the inputs of a row are in line. */
export const HINT_BELOW = { inputWrapperOrder: ['label', 'input', 'description', 'error'] } satisfies Pick<
  TextInputProps,
  'inputWrapperOrder'
>;

interface FileNoteProps {
  /** What the file says, in words. */
  text: string;
  label: string;
  onUse: () => void;
}

/** What the file says where something else was entered, and the way back to it. */
export function FileNote({ text, label, onUse }: FileNoteProps) {
  const t = useText();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mt={4}
      maw="100%"
      aria-label={t('program.use-file-of', { fact: label, value: text })}
      onClick={onUse}
    >
      {t('program.use-file', { value: text })}
    </Button>
  );
}

interface FactFieldProps {
  name: TextFact;
  label: MessageId;
  help?: MessageId;
  facts: FactEditor;
}

/** The text of a fact while it is entered. */
function useFactDraft(name: TextFact, facts: FactEditor) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<MessageId | null>(null);
  const entered = facts.entries[name];
  const ofFile = facts.ofFile[name];
  const shown = entered === undefined ? ofFile : entered;
  const text = draft ?? (shown == null ? '' : factText(shown));

  function store() {
    if (draft === null) return;
    if (draft.trim() === '') {
      facts.change(name, ofFile === undefined ? undefined : null);
    } else {
      const read = readFact(name, draft);
      if ('error' in read) {
        setError(read.error);
        return;
      }
      const isOfFile = ofFile !== undefined && factText(ofFile) === factText(read.value);
      facts.change(name, isOfFile ? undefined : read.value);
    }
    setDraft(null);
  }

  function reset() {
    setDraft(null);
    setError(null);
    facts.change(name, undefined);
  }

  function edit(next: string) {
    setDraft(next);
    setError(null);
  }

  const isFromFile = entered === undefined && ofFile !== undefined && draft === null;
  return { text, error, ofFile, isFromFile, edit, store, reset };
}

/**
 * A fact that is entered as text. It is stored when the field is left or Enter is pressed, if it is valid; otherwise the
 * text stays with its error.
 */
export function FactField({ name, label, help, facts }: FactFieldProps) {
  const t = useText();
  const { text, error, ofFile, isFromFile, edit, store, reset } = useFactDraft(name, facts);
  const isGiven = name === 'title' && facts.isTitleGiven;
  const origin = isGiven ? 'program.title-given' : 'program.from-file';
  const description = isFromFile ? t(origin) : help && t(help);
  const hasNote = ofFile !== undefined && !isFromFile && !isGiven;
  const field = {
    ...HINT_BELOW,
    className: classes.field ?? '',
    ...{ label: t(label), size: 'sm', value: text, autoComplete: 'off', spellCheck: false },
    ...(description === undefined ? {} : { description }),
    error: error && t(error, ERROR_VALUES),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => edit(currentTarget.value),
    onBlur: store,
    inputContainer: (input: ReactNode) => (
      <>
        {input}
        {hasNote ? <FileNote text={factText(ofFile)} label={t(label)} onUse={reset} /> : null}
      </>
    ),
  };
  if (name === 'otherIds') return <Textarea {...field} rows={3} />;
  return (
    <TextInput
      {...field}
      type={name === 'firstBroadcast' ? 'date' : 'text'}
      inputMode={name === 'episode' ? 'numeric' : undefined}
      onKeyDown={({ key }) => {
        if (key === 'Enter') store();
      }}
    />
  );
}
