/** Maximum length of the payload of a planning document, in UTF-8 bytes; `firestore.rules` refuse more. */
export const MAX_PAYLOAD_BYTES = 200_000;

/** The schema version of payloads that `firestore.rules` accept. */
export const PLANNING_SCHEMA = 1;
