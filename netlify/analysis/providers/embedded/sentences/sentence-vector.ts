/** Length of a vector, and its size in bytes: a number from -127 to 127 each. */
export const DIMENSIONS = 512;

/**
 * A vector in bytes: only its direction counts, so the largest number becomes 127. Rounding hardly
 * changes it.
 */
export function toBytes(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
}

/** The vector of length 1 of bytes. */
export function fromBytes(bytes: Int8Array): Float32Array {
  const length = Math.sqrt(bytes.reduce((sum, value) => sum + value * value, 0));
  return Float32Array.from(bytes, (value) => (length === 0 ? 0 : value / length));
}
