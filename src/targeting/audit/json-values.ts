/** A JSON object of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether nothing was sent: no member, null, or an empty text. */
export function isAbsent(of: JsonObject, name: string): boolean {
  const value = of[name];
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A member if it is an object. The same for the other types: a wrong one is reported by the check of the shape. */
export function objectIn(of: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = of?.[name];
  return isObject(value) ? value : undefined;
}

/** A text that is not empty, trimmed. */
export function textIn(of: JsonObject | undefined, name: string): string | undefined {
  const value = of?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function numberIn(of: JsonObject | undefined, name: string): number | undefined {
  const value = of?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function listIn(of: JsonObject | undefined, name: string): readonly unknown[] {
  const value = of?.[name];
  return Array.isArray(value) ? value : [];
}

export const objectsIn = (of: JsonObject | undefined, name: string): JsonObject[] =>
  listIn(of, name).filter(isObject);

export const textsIn = (of: JsonObject | undefined, name: string): string[] =>
  listIn(of, name).filter((each): each is string => typeof each === 'string' && each.trim() !== '');

export const numbersIn = (of: JsonObject | undefined, name: string): number[] =>
  listIn(of, name).filter((each): each is number => typeof each === 'number');
