import type { Concept } from '@/contracts/analysis';

/** The name of a concept or a measurement as files have it: in American spelling, as on the page. */
export const writtenName = (name: string): string =>
  name.replace(/colour/g, 'color').replace(/\bgrey\b/g, 'gray');

/** A concept as files have it. */
export function writtenConcept(concept: Concept): Concept {
  const { name, evidence } = concept;
  const written = { ...concept, name: writtenName(name) };
  if (evidence?.kind !== 'measurement') return written;
  return { ...written, evidence: { ...evidence, measurement: writtenName(evidence.measurement) } };
}
