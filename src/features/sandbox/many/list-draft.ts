import type { BackgroundRequest } from '@/contracts/analyses';

/** A list of videos that is being written or sent. It stays while the view is closed. */
export interface ListDraft {
  text: string;
  isSending: boolean;
  /** Of a start that failed: the same ids again create nothing twice. */
  unsent: BackgroundRequest[] | null;
}

export const NO_LIST: ListDraft = { text: '', isSending: false, unsent: null };
