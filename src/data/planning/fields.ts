import type { Fields } from './planning-documents';

type Entry = Fields[string];
type Entries = Exclude<Entry, string | number | null>;

/** Whether a field is a map of items. */
export const isMap = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

/** The fields after a change. A removed field or item is null. */
export function withChanges(fields: Fields, changes: Fields): Fields {
  const changed = { ...fields };
  for (const [name, value] of Object.entries(changes)) {
    const before = changed[name];
    changed[name] = isMap(value) && isMap(before) ? { ...before, ...value } : value;
  }
  return changed;
}

/** A document after a change, without what was removed. */
export function documentAfter(fields: Fields, changes: Fields): Fields {
  const left = Object.entries(withChanges(fields, changes)).map(([name, value]) => [
    name,
    isMap(value) ? Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null)) : value,
  ]);
  return Object.fromEntries(left.filter(([, value]) => value !== null)) as Fields;
}

/** Those changes that are left, by the value that the document has. */
function changesWhere(
  changes: Fields,
  document: Readonly<Record<string, unknown>>,
  isLeft: (change: string | number | null, stored: unknown) => boolean,
): Fields {
  const left: Fields = {};
  for (const [name, value] of Object.entries(changes)) {
    const stored = document[name];
    if (!isMap(value)) {
      if (isLeft(value, stored)) left[name] = value;
      continue;
    }
    const items = isMap(stored) ? stored : {};
    const some = Object.entries(value).filter(([id, item]) => isLeft(item, items[id]));
    if (some.length > 0) left[name] = Object.fromEntries(some);
  }
  return left;
}

/** The changes that the document does not have yet. */
export const missingIn = (document: Readonly<Record<string, unknown>>, changes: Fields): Fields =>
  changesWhere(changes, document, (change, stored) => change !== (stored ?? null));

/** The changes of fields and items that the document does not have at all. */
export const absentIn = (document: Readonly<Record<string, unknown>>, changes: Fields): Fields =>
  changesWhere(changes, document, (_, stored) => stored === undefined);

export const hasChanges = (changes: Fields): boolean => Object.keys(changes).length > 0;

/** Equal for documents with the same fields, in whatever order. */
export function textOfFields(fields: Fields): string {
  const sorted = (entries: object): [string, unknown][] =>
    Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(sorted(fields).map(([name, value]) => [name, isMap(value) ? sorted(value) : value]));
}
