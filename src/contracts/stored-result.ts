import * as v from 'valibot';
import { joinTopics, MAX_PART_BYTES, type AnalysisRecord } from './analyses';
import { analysisResponseSchema, type AnalysisResponse } from './analysis';

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

/** Bytes that become one string at once: an engine limits the number of arguments. */
const AT_ONCE = 0x8000;

/**
 * The text in which a result is stored: its JSON, compressed by gzip, in base64. One of an hour has a tenth of the
 * size of its JSON, on the server, on the way, and in the cache of a device.
 */
export async function toStoredText(response: AnalysisResponse): Promise<string> {
  const stream = through(JSON.stringify(response), new CompressionStream('gzip'));
  const bytes = new Uint8Array(await stream.arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += AT_ONCE)
    binary += String.fromCharCode(...bytes.subarray(start, start + AT_ONCE));
  return btoa(binary);
}

/**
 * The result in a text that `toStoredText` wrote, or an earlier version, which stored the JSON itself.
 * @throws SyntaxError, TypeError, DOMException or ValiError if there is none
 */
export async function fromStoredText(text: string): Promise<AnalysisResponse> {
  const json = text.startsWith('{') ? text : await decompressed(text);
  return v.parse(analysisResponseSchema, JSON.parse(json));
}

async function decompressed(base64: string): Promise<string> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  // `Uint8Array.from` with a function takes twenty times as long.
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return through(bytes, new DecompressionStream('gzip')).text();
}

const through = (
  data: string | Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Response => new Response(new Blob([data]).stream().pipeThrough(stream));

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
