/** Longest payload of a planning document, in UTF-8 bytes; `firestore.rules` refuse more. */
export const MAX_PAYLOAD_BYTES = 200_000;

/** Most planning documents of one answer; `firestore.rules` refuse to list more at once. */
export const MAX_LISTED_DOCUMENTS = 50;

/** The form of payloads that `firestore.rules` accept. */
export const PLANNING_SCHEMA = 1;
