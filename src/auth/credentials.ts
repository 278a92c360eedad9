/**
 * What an e-mail address, a password and its repetition must look like (specification, section 5).
 * Each function returns the message for the person, or null when all is well.
 */

export const MINIMUM_PASSWORD_LENGTH = 8;

/** Non-space text, an @, non-space text, a dot, non-space text. Spaces around it are not counted. */
export function emailProblem(email: string): string | null {
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Please enter a valid email address';
}

/** Checked in this order; the first failure is the one that is said. */
export function passwordProblem(password: string): string | null {
  // Counted in characters, not in UTF-16 units: an emoji is one.
  if (Array.from(password).length < MINIMUM_PASSWORD_LENGTH)
    return 'Password must be at least 8 characters long';
  if (!/\p{Lu}/u.test(password)) return 'Password must contain at least one uppercase letter';
  if (!/\p{Ll}/u.test(password)) return 'Password must contain at least one lowercase letter';
  if (!/\d/.test(password)) return 'Password must contain at least one number';
  return null;
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : 'Passwords do not match';
}
