/**
 * Where people write to, named by the legal pages. Addresses under `.example` reach nobody, whoever builds
 * this: the operator of a deployment puts its own here (docs/operation.md).
 */
export const contact = {
  privacy: 'privacy@scenecue.example',
  legal: 'legal@scenecue.example',
} as const;
