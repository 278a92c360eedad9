import { onTestFinished, vi } from 'vitest';

/** The files that the page downloads in this test, with their texts. */
export function followDownloads() {
  const files: { name: string; blob: Blob | undefined }[] = [];
  let blob: Blob | undefined;
  Object.assign(URL, {
    createObjectURL(file: Blob) {
      blob = file;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  // The test environment has neither.
  onTestFinished(() => void Object.assign(URL, { createObjectURL: undefined, revokeObjectURL: undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  return { files, textOf: (index: number) => files[index]?.blob?.text() };
}
