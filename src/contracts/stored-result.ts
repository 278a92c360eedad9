import { joinTopics, MAX_PART_BYTES, type AnalysisRecord } from './analyses';
import type { AnalysisResponse } from './analysis';

/** What the document of an analysis says about its result. */
export function figuresOf(
  response: AnalysisResponse,
): Pick<AnalysisRecord, 'coverage' | 'durationMs' | 'moments' | 'topics' | 'versions'> {
  const { coverage, durationMs, analysis, provider = '', taxonomy } = response;
  return {
    coverage,
    durationMs,
    moments: analysis.length,
    topics: joinTopics(topicsOf(response)),
    versions: { provider, ...(taxonomy && { taxonomy: taxonomy.version }) },
  };
}

/** The names of all topics, ordered by how much of the video they cover, longest first. */
function topicsOf({ analysis, durationMs = 0 }: AnalysisResponse): string[] {
  const times = new Map<string, number>();
  for (const [index, { timestamp, concepts }] of analysis.entries()) {
    const lengthMs = (analysis[index + 1]?.timestamp ?? Math.max(durationMs, timestamp)) - timestamp;
    const names = concepts.filter(({ kind }) => kind === 'topic').map(({ name }) => name);
    for (const name of new Set(names)) times.set(name, (times.get(name) ?? 0) + lengthMs);
  }
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** Splits a text into parts of at most `maxBytes` bytes of UTF-8, never within a character. */
export function partsOf(text: string, maxBytes = MAX_PART_BYTES): string[] {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const parts: string[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + maxBytes, bytes.length);
    // The continuation bytes of a character begin with the bits 10.
    while (end < bytes.length && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
    parts.push(decoder.decode(bytes.subarray(start, end)));
    start = end;
  }
  return parts;
}
