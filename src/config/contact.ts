/**
 * The contact addresses on the legal pages. Addresses under `.example` reach no mailbox: the operator of a deployment
 * replaces them with its own (docs/operation.md).
 */
export const contact = {
  privacy: 'privacy@scenecue.example',
  legal: 'legal@scenecue.example',
} as const;
