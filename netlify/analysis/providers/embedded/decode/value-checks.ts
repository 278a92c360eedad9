/** Whether every entry is an object with these finite numbers, and is right. */
export function isListOf(
  value: unknown,
  numbers: readonly string[],
  isRight: (entry: Record<string, unknown>) => boolean = () => true,
): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(
    (entry: unknown) =>
      isRecord(entry) && numbers.every((name) => Number.isFinite(entry[name])) && isRight(entry),
  );
}

export function hasFinite(record: Record<string, unknown>): boolean {
  return Object.values(record).every((number) => Number.isFinite(number));
}

export function isPositive(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
