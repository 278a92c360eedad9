import { randomBytes } from 'node:crypto';

/** A text of this length, a multiple of 4, that cannot be compressed to less as a stored result is. */
export const longText = (length: number): string => randomBytes((length / 4) * 3).toString('base64');
