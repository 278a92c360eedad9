import type { BackgroundRequest } from '@/contracts/analyses';

/** A list of videos that is being written or sent. It is kept while the view is closed. */
export interface ListDraft {
  text: string;
  isSending: boolean;
  /** The requests of a start that failed: sending the same ids again creates no duplicates. */
  unsent: BackgroundRequest[] | null;
}

export const NO_LIST: ListDraft = { text: '', isSending: false, unsent: null };
