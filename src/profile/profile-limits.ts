/**
 * How long a stored text may be, counted as JavaScript counts: `text.length`. `firestore.rules` refuses
 * more, so a form says so before it saves.
 */
export const profileLimits = {
  /** Room for the longest full names; nothing in a page needs more. */
  name: 200,
  /** RFC 3696, section 3: 64 before the @, 255 after it. */
  email: 320,
} as const;
