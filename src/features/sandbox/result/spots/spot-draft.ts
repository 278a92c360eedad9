import { printableText } from '@/contracts/printable-text';
import type { MessageId } from '@/i18n/message';
import { adProduct } from '@/targeting/spots/ad-products';
import { MAX_SPOT_SECONDS, type Spot } from '@/targeting/spots/spot';

/** A spot as it is in the form. */
export type SpotDraft = Omit<Spot, 'id' | 'placements' | 'seconds' | 'measured'> & {
  seconds: string;
  measured: Spot['measured'] | undefined;
};

/**
 * @param spot null for a new one
 * @param usualSeconds length of a new one
 */
export function draftOf(spot: Spot | null, usualSeconds: number): SpotDraft {
  if (spot) {
    const { id: _, placements: __, seconds, measured, ...rest } = spot;
    return { ...rest, seconds: String(seconds), measured };
  }
  return {
    name: '',
    videoUrl: '',
    seconds: String(usualSeconds),
    brand: '',
    product: '',
    languages: [],
    avoid: [],
    isExclusive: false,
    measured: undefined,
  };
}

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** What is wrong with a draft, by its field. */
export function problemsOf({
  name,
  product,
  videoUrl,
  seconds,
}: SpotDraft): Partial<Record<'name' | 'product' | 'videoUrl' | 'seconds', MessageId>> {
  const length = Number(seconds);
  const isLength = Number.isInteger(length) && length >= 1 && length <= MAX_SPOT_SECONDS;
  return {
    ...(printableText(name) === '' ? { name: 'spots.form.name-empty' } : {}),
    ...(adProduct(product) ? {} : { product: 'spots.form.product-empty' }),
    ...(videoUrl.trim() === '' || isHttpUrl(videoUrl.trim()) ? {} : { videoUrl: 'spots.form.url-invalid' }),
    ...(isLength ? {} : { seconds: 'spots.form.seconds-invalid' }),
  };
}

/** The spot of a draft without problems. @param before the same one before the change; null for a new one */
export function spotOf({ measured, ...draft }: SpotDraft, before: Spot | null): Spot {
  return {
    ...draft,
    id: before?.id ?? crypto.randomUUID(),
    name: printableText(draft.name),
    videoUrl: draft.videoUrl.trim(),
    brand: printableText(draft.brand),
    seconds: Number(draft.seconds),
    ...(measured ? { measured } : {}),
    placements: before?.placements ?? [],
  };
}
