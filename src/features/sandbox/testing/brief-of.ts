import type { Brief } from '@/targeting/brief';
import { loadVocabularies } from '@/targeting/brief/load-vocabularies';
import { parseBrief } from '@/targeting/brief/parse-brief';

/** A brief as it is understood in English. */
export async function briefOf(text: string): Promise<Brief> {
  return parseBrief(text, await loadVocabularies('en'));
}
