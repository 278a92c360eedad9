import { Button, FileButton, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useMemo, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { columnsOf, MAX_CHARACTERS, MAX_RECORDS } from '@/targeting/audit/audit';
import { useFormats } from '@/ui/use-formats';
import { readText, useDroppedFiles } from '../text-file';
import { textOf, type Audit, type AuditDraft } from './audit-draft';
import { Columns } from './columns';
import { useCheck } from './use-check';

const FILES = '.json,.jsonl,.ndjson,.csv,.tsv,.txt,.log,application/json,text/csv,text/plain';
const MEGABYTE = 1_000_000;

interface AuditFormProps {
  draft: AuditDraft;
  onDraft: (change: (draft: AuditDraft) => AuditDraft) => void;
}

/** Takes a file that is chosen, or dropped anywhere on the page. */
function useFile(onDraft: AuditFormProps['onDraft']) {
  const [problem, setProblem] = useState<'audit.file-failed' | 'audit.too-long' | null>(null);

  async function load(file: File | null | undefined) {
    if (!file) return;
    if (file.size > MAX_CHARACTERS) {
      setProblem('audit.too-long');
      return;
    }
    try {
      const text = await readText(file);
      onDraft((before) => ({ ...before, file: { name: file.name, text }, mapping: null, audit: null }));
      setProblem(null);
    } catch (error) {
      console.error('Reading a file to audit failed', error);
      setProblem('audit.file-failed');
    }
  }

  const isDropTarget = useDroppedFiles((files) => void load(files[0]));
  return {
    load: (file: File | null) => void load(file),
    problem,
    forget: () => setProblem(null),
    isDropTarget,
  };
}

interface FileRowProps {
  /** Of the file that is read; missing if there is none. */
  name: string | undefined;
  problem: string | null;
  onFile: (file: File | null) => void;
  onRemove: () => void;
}

function FileRow({ name, problem, onFile, onRemove }: FileRowProps) {
  const t = useText();
  const reset = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Group gap="sm">
      <FileButton
        accept={FILES}
        resetRef={reset}
        inputProps={{ 'aria-label': t('audit.file') }}
        onChange={(chosen) => {
          onFile(chosen);
          // So that the same file can be chosen again.
          reset.current?.();
        }}
      >
        {(props) => (
          <Button ref={button} variant="default" size="sm" {...props}>
            {t('audit.file')}
          </Button>
        )}
      </FileButton>
      <Text role="status" size="sm" {...(problem ? { c: 'var(--bad-ink)' } : {})}>
        {problem ?? (name === undefined ? null : t('audit.file-read', { name }))}
      </Text>
      {name === undefined ? null : (
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            onRemove();
            button.current?.focus();
          }}
        >
          {t('audit.file-remove')}
        </Button>
      )}
    </Group>
  );
}

interface CheckRowProps {
  canStart: boolean;
  audit: Audit | null;
  /** Number of records checked so far; null if no check is running. */
  checked: number | null;
  onStop: () => void;
}

/** Starts and stops the check, and says how far it is. */
function CheckRow({ canStart, audit, checked, onStop }: CheckRowProps) {
  const t = useText();
  const startButton = useRef<HTMLButtonElement>(null);
  const isNothing = audit?.records.length === 0 && audit.errors.length === 0;
  return (
    <Group gap="sm">
      {/* Not `disabled`: the pressed button would lose the focus. */}
      <Button ref={startButton} type="submit" aria-disabled={!canStart} data-disabled={!canStart}>
        {t('audit.start')}
      </Button>
      {checked === null ? null : (
        <Button
          variant="default"
          onClick={() => {
            onStop();
            startButton.current?.focus();
          }}
        >
          {t('audit.stop')}
        </Button>
      )}
      <span role="status">
        {isNothing
          ? t('audit.none')
          : checked !== null || audit
            ? t('audit.checking', { count: checked ?? audit?.records.length ?? 0 })
            : null}
      </span>
    </Group>
  );
}

/** What is to be checked, and the columns in it if it is a log. */
function useRead(draft: AuditDraft) {
  const text = textOf(draft);
  const columns = useMemo(() => columnsOf(text), [text]);
  const mapping = columns && (draft.mapping ?? columns.mapping);
  const isTooLong = text.length > MAX_CHARACTERS;
  const isEmpty = text.trim() === '';
  return { text, columns, mapping, isTooLong, isEmpty };
}

/** Takes bid requests or a log, and checks them by the specification. */
export function AuditForm({ draft, onDraft }: AuditFormProps) {
  const t = useText();
  const { number } = useFormats();
  const { check, stop, checked } = useCheck((audit: Audit) => onDraft((before) => ({ ...before, audit })));
  /** A check of what was there before ends. */
  const change: typeof onDraft = (next) => {
    stop();
    onDraft(next);
  };
  const { load, problem, forget, isDropTarget } = useFile(change);
  const { text, columns, mapping, isTooLong, isEmpty } = useRead(draft);
  const megabytes = number(MAX_CHARACTERS / MEGABYTE);

  return (
    <Paper
      component="form"
      withBorder
      p="md"
      style={isDropTarget ? { outline: '2px dashed var(--focus)' } : {}}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong && !isEmpty) check(text, mapping);
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('audit.label')}
          description={t('audit.help', { megabytes, records: number(MAX_RECORDS) })}
          styles={{ input: { fontFamily: 'var(--font-mono)' } }}
          value={draft.text}
          rows={8}
          spellCheck={false}
          readOnly={checked !== null}
          error={isTooLong ? t('audit.too-long', { megabytes }) : null}
          onChange={({ currentTarget: { value } }) => {
            change((before) => ({ ...before, text: value, file: null, mapping: null, audit: null }));
            forget();
          }}
        />
        <FileRow
          name={draft.file?.name}
          problem={problem && t(problem, { megabytes })}
          onFile={load}
          onRemove={() => change((before) => ({ ...before, file: null, mapping: null, audit: null }))}
        />
        {columns && mapping && !isEmpty ? (
          <Columns
            headings={columns.headings}
            mapping={mapping}
            onMapping={(next) => change((before) => ({ ...before, mapping: next, audit: null }))}
          />
        ) : null}
        <CheckRow canStart={!isEmpty && !isTooLong} audit={draft.audit} checked={checked} onStop={stop} />
      </Stack>
    </Paper>
  );
}
