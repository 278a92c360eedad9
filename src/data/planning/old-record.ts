import * as v from 'valibot';
import type { RecordKind, UserVault } from '@/lib/device-vault';
import { absentIn, hasChanges } from './fields';
import { currentShape, fieldsOfOld, planningOf } from './old-planning';
import { partOfVideo, type Fields, type PartKey, type PlanningDocuments } from './planning-documents';

/**
 * The record that earlier versions kept on the device: the whole planning, and what the server had of each part. What is
 * unsent in it is moved to the documents. Can be deleted when no device has such a record any more.
 */

const recordSchema = v.object({
  planning: v.object({ videos: v.fallback(v.array(v.object({ videoUrl: v.string() })), []) }),
  synced: v.fallback(
    v.record(v.string(), v.object({ known: v.nullable(v.object({ text: v.nullable(v.string()) })) })),
    {},
  ),
});

const OLD_RECORD: RecordKind<{ value: unknown }> = {
  name: 'planning',
  version: 2,
  // Before version 2, the record was the planning alone.
  parse: (value, version) => ({ value: version < 2 ? { planning: value } : value }),
};

interface Unsent {
  key: PartKey;
  fields: Fields;
  /** Whether the device does not know what the server has: then the server's items stay. */
  isBaseUnknown: boolean;
}

function unsentParts(value: unknown): Unsent[] {
  const read = v.safeParse(recordSchema, value);
  if (!read.success) return [];
  const { planning } = value as { planning: unknown };
  const { videos } = read.output.planning;
  const keys: PartKey[] = ['profiles', ...videos.map(({ videoUrl }) => partOfVideo(videoUrl))];
  return keys.flatMap((key) => {
    const known = read.output.synced[key]?.known;
    const fields = fieldsOfOld(key, planning, planningOf(known?.text)) ?? {};
    return hasChanges(fields) ? [{ key, fields, isBaseUnknown: known?.text === null }] : [];
  });
}

/** The fields of a document as soon as the server has reported it. */
function askServer(documents: PlanningDocuments, key: PartKey): Promise<Fields> {
  return new Promise((resolve, reject) => {
    const end = documents.follow(
      key,
      ({ fields, fromCache }) => {
        if (fromCache) return;
        queueMicrotask(() => end());
        const current = currentShape(fields, key);
        if (current) resolve(current.fields);
        else reject(new Error('A newer version has written the document'));
      },
      reject,
    );
  });
}

/** Writes a change. @returns when the server has it, or the device has stored it to be sent later */
function written(documents: PlanningDocuments, key: PartKey, fields: Fields): Promise<void> {
  return new Promise((resolve, reject) => {
    documents.change(key, fields).then(resolve, reject);
    const end = documents.follow(
      key,
      ({ isKept, hasPendingWrites }) => {
        if (!isKept || !hasPendingWrites) return;
        queueMicrotask(() => end());
        resolve();
      },
      reject,
    );
  });
}

/** Moves what is unsent to the documents, and removes the record. What cannot be moved stays for the next start. */
export async function moveOldRecord(vault: UserVault, documents: PlanningDocuments): Promise<void> {
  try {
    const record = await vault.read(OLD_RECORD);
    if (!record) return;
    for (const { key, fields, isBaseUnknown } of unsentParts(record.value)) {
      const added = isBaseUnknown ? absentIn(await askServer(documents, key), fields) : fields;
      if (hasChanges(added)) await written(documents, key, added);
    }
    await vault.update(OLD_RECORD, () => null);
  } catch (error) {
    console.error('The planning of an earlier version could not be moved', error);
  }
}
