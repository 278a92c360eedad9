import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page: if one is dropped beside a field, the browser would leave the page for it.
 *
 * @returns whether files are held over the page
 */
export function useDroppedFiles(onDrop: (files: FileList) => void): boolean {
  const [isDropTarget, setDropTarget] = useState(false);
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
    const files = event.dataTransfer?.files;
    if (!files?.length) return;
    event.preventDefault();
    onDrop(files);
  });
  return isDropTarget;
}

/** Reads a file as text. @throws TypeError if it is no text */
export async function readText(file: File): Promise<string> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  // Texts never contain this character, and nearly all other files do.
  if (text.includes('\0')) throw new TypeError('The file is no text');
  return text;
}

/** Decodes a file: UTF-8, UTF-16 ("Unicode text" in spreadsheets), otherwise the Western encoding of old files. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
