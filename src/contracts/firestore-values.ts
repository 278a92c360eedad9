/** What a field of a document may contain. Whole numbers are stored as integers. */
type FieldValue = string | number | boolean | { [name: string]: FieldValue | undefined };

/** The fields of a document or a map. An undefined one is not stored. */
export type Fields = Record<string, FieldValue | undefined>;

/** Encodes fields for Firestore's REST API. */
export function encodeFields(fields: Fields): Record<string, object> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, encode(value)]])),
  );
}

function encode(value: FieldValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  return { mapValue: { fields: encodeFields(value) } };
}

/**
 * Decodes fields as Firestore's REST API returns them.
 *
 * @param timeOf converts a timestamp, which is ISO 8601; unchanged unless given
 */
export function decodeFields(
  fields: Record<string, unknown>,
  timeOf: (time: string) => string = (time) => time,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value, timeOf)]));
}

function decode(value: unknown, timeOf: (time: string) => string): unknown {
  const [[type, held] = []] = Object.entries(value as Record<string, unknown>);
  if (type === 'integerValue') return Number(held);
  if (type === 'timestampValue') return timeOf(String(held));
  if (type !== 'mapValue') return held;
  return decodeFields((held as { fields?: Record<string, unknown> }).fields ?? {}, timeOf);
}
