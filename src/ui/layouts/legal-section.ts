import type { ReactNode } from 'react';

/** One numbered section of a legal text. Its number is its place. */
export interface LegalSection {
  /** The fragment of its address. It is cited from outside: never changed. */
  id: string;
  title: string;
  body: ReactNode;
}
