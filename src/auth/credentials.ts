import type { MessageId } from '@/i18n/message';

/**
 * What an e-mail address, a password and its repetition must look like (specification, section 5).
 * Each function returns the message for the user, or null if the input is valid.
 */

const MINIMUM_PASSWORD_LENGTH = 8;

/** Non-space text, an @, non-space text, a dot, non-space text. Surrounding spaces are ignored. */
export function emailProblem(email: string): MessageId | null {
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'auth.email-invalid';
}

/** Checked in this order; the first failure is reported. */
export function passwordProblem(password: string): MessageId | null {
  // Counted in characters, not in UTF-16 units: an emoji is one.
  if (Array.from(password).length < MINIMUM_PASSWORD_LENGTH) return 'auth.password-short';
  if (!/\p{Lu}/u.test(password)) return 'auth.password-uppercase';
  if (!/\p{Ll}/u.test(password)) return 'auth.password-lowercase';
  if (!/\d/.test(password)) return 'auth.password-number';
  return null;
}

export function confirmationProblem(password: string, confirmation: string): MessageId | null {
  return password === confirmation ? null : 'auth.passwords-differ';
}
