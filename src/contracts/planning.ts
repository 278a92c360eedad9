/** The shape of a planning document that `firestore.rules` accept. */
export const PLANNING_SCHEMA = 2;

/** Maximum size of the texts in a planning document, in UTF-8 bytes; `firestore.rules` refuse more, as for the numbers. */
export const MAX_PLANNING_BYTES = 200_000;

/** Maximum number of corrections of a video, and of a user's profiles. */
export const MAX_ITEMS = 1000;

/** Maximum number of kept and dropped breaks of a video. */
export const MAX_BREAK_CHOICES = 2000;

/** Maximum length of a brief, in UTF-16 code units. */
export const MAX_BRIEF_LENGTH = 2000;
