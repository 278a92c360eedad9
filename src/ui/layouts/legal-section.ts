import type { ReactNode } from 'react';

/** One section of a legal text. It is numbered by its position. */
export interface LegalSection {
  /** The fragment of its URL. Other documents link to it: never change it. */
  id: string;
  title: string;
  body: ReactNode;
}
