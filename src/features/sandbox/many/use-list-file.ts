import { useState } from 'react';
import type { MessageId } from '@/i18n/message';
import { readText, useDroppedFiles } from '../text-file';
import { MAX_TEXT_LENGTH, readVideos } from './read-videos';

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
      const loaded = await readText(file);
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

  const isDropTarget = useDroppedFiles(([dropped, second]) => {
    if (isSending) return;
    if (second) setProblem('many.file-several');
    else void load(dropped ?? null);
  });

  return { load: (file: File | null) => void load(file), problem, replaced, isDropTarget, clear };
}
