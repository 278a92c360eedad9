import * as v from 'valibot';
import { analysisEventSchema, type AnalysisEvent } from '@/contracts/analysis-events';

/** The chunks of a stream, separated by blank lines, as they arrive. */
export async function* chunksOf(response: Response): AsyncGenerator<string> {
  if (response.body === null) throw new Error('an answer without a body');
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const chunks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = chunks.pop() ?? '';
    yield* chunks;
  }
  if (rest !== '') throw new Error(`the stream ends in the middle: ${rest}`);
}

/** The event of one chunk, validated against the contract; undefined for a comment. */
export function eventOf(chunk: string): AnalysisEvent | undefined {
  if (chunk.startsWith(':')) return undefined;
  const match = /^event: (.+)\ndata: (.+)$/.exec(chunk);
  if (match === null) throw new Error(`no event: ${chunk}`);
  return v.parse(analysisEventSchema, { event: match[1], data: JSON.parse(match[2] ?? '') as unknown });
}

/** All events of a stream that ends by itself. */
export async function eventsOf(response: Response): Promise<AnalysisEvent[]> {
  const events: AnalysisEvent[] = [];
  for await (const chunk of chunksOf(response)) {
    const event = eventOf(chunk);
    if (event !== undefined) events.push(event);
  }
  return events;
}
