import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { MessageId } from '@/i18n/message';
import { decodeText, MAX_TEXT_LENGTH, readVideos } from './read-videos';

interface ListFileOptions {
  text: string;
  isSending: boolean;
  onText: (text: string) => void;
}

/** Takes the list from a file, which is chosen or dropped anywhere on the page. */
export function useListFile({ text, isSending, onText }: ListFileOptions) {
  /** Why a file was not read; the list then stays as it is. */
  const [problem, setProblem] = useState<MessageId | null>(null);
  /** The text that a file has replaced. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const [isDropTarget, setDropTarget] = useState(false);

  /** Forgets the file. */
  function clear() {
    setProblem(null);
    setReplaced(null);
  }

  async function load(file: File | null) {
    if (!file) return;
    if (file.size > MAX_TEXT_LENGTH * 2) {
      setProblem('many.file-too-long');
      return;
    }
    try {
      const loaded = decodeText(new Uint8Array(await file.arrayBuffer()));
      // Texts never contain this character, and nearly all other files do.
      if (loaded.includes('\0')) throw new TypeError('The file is no text');
      const { videos, problems } = readVideos(loaded.slice(0, MAX_TEXT_LENGTH));
      if (videos.length === 0 && problems.length === 0) {
        setProblem('many.file-empty');
        return;
      }
      onText(loaded);
      setProblem(null);
      setReplaced(text.trim() === '' ? null : text);
    } catch (error) {
      console.error('Reading a list of videos failed', error);
      setProblem('many.file-failed');
    }
  }

  // Anywhere on the page: if the file is dropped beside the field, the browser would leave the page for it.
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    setDropTarget(true);
  });
  useWindowEvent('dragleave', (event) => {
    if (event.relatedTarget === null) setDropTarget(false);
  });
  useWindowEvent('drop', (event) => {
    setDropTarget(false);
    const [dropped, second] = event.dataTransfer?.files ?? [];
    if (!dropped) return;
    event.preventDefault();
    if (isSending) return;
    if (second) setProblem('many.file-several');
    else void load(dropped);
  });

  return { load: (file: File | null) => void load(file), problem, replaced, isDropTarget, clear };
}
