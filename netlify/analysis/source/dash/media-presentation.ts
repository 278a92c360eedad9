import { MAX_URL_LENGTH } from '@/contracts/analysis-request';
import type { PartialReason } from '@/contracts/partial-reason';
import { AnalysisFailure } from '../../errors';
import { chooseAudio, variantsByPreference } from '../hls/choose-variant';
import type { OpenPlaylist } from '../hls/open-playlist';
import { resolverOf, type Segment } from '../hls/playlist';
import { broken, encrypted, live } from '../hls/playlist-failure';
import { segmentsOf } from './segment-addresses';
import { attributeOf, childrenOf, xmlElements, type XmlElement } from './xml-elements';

/** A duration of XML Schema without years and months, in ms. */
function durationOf(text: string | undefined): number | undefined {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text?.trim() ?? '');
  if (!found) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((each: string | undefined) => Number(each ?? 0));
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

interface Period {
  element: XmlElement;
  startMs: number;
  durationMs: number;
}

/** The periods with their times. */
function periodsOf(presentation: XmlElement): Period[] {
  const wholeMs = durationOf(attributeOf(presentation, 'mediaPresentationDuration'));
  const periods: Period[] = [];
  const elements = childrenOf(presentation, 'Period');
  let nextMs = 0;
  for (const [index, element] of elements.entries()) {
    const startMs = durationOf(attributeOf(element, 'start')) ?? nextMs;
    const followingMs = durationOf(attributeOf(elements[index + 1], 'start')) ?? wholeMs;
    const durationMs =
      durationOf(attributeOf(element, 'duration')) ?? (followingMs === undefined ? 0 : followingMs - startMs);
    // A period of another document is not fetched.
    if (!(durationMs > 0) || element.attributes.has('xlink:href')) throw broken();
    periods.push({ element, startMs, durationMs });
    nextMs = startMs + durationMs;
  }
  return periods;
}

/** A representation with the elements around it, from outside to inside. */
interface Candidate {
  levels: readonly [period: XmlElement, set: XmlElement, representation: XmlElement];
  /** Its media type, such as `video/mp4`. */
  type: string;
}

const TRICK_MODE = /trickmode/i;

/** All representations of a period, without those for fast forward. */
function candidatesOf(period: XmlElement): Candidate[] {
  return childrenOf(period, 'AdaptationSet')
    .filter(
      (set) =>
        !childrenOf(set, 'EssentialProperty').some((each) =>
          TRICK_MODE.test(attributeOf(each, 'schemeIdUri') ?? ''),
        ),
    )
    .flatMap((set) =>
      childrenOf(set, 'Representation').map((representation): Candidate => {
        const contentType = attributeOf(set, 'contentType');
        const type = attributeOf(representation, 'mimeType') ?? attributeOf(set, 'mimeType') ?? '';
        const kind = contentType ?? /^(video|audio|text|image)\//.exec(type)?.[1] ?? 'text';
        return { levels: [period, set, representation], type: kind };
      }),
    );
}

const numberIn = ({ levels: [, set, own] }: Candidate, name: string) =>
  Number(attributeOf(own, name) ?? attributeOf(set, name) ?? 0) || 0;

const isEncrypted = ({ levels }: Candidate) =>
  levels.some((level) => childrenOf(level, 'ContentProtection').length > 0);

/** The representation of the picture that is read, by the same rules as for HLS. */
function pictureOf(candidates: readonly Candidate[]): Candidate {
  const ofPicture = candidates.filter(({ type }) => type === 'video');
  const [first] = variantsByPreference(
    ofPicture.map((each, index) => ({
      url: String(index),
      bandwidth: numberIn(each, 'bandwidth'),
      ...(numberIn(each, 'width') > 0 ? { width: numberIn(each, 'width') } : {}),
      hasVideoCodec: true,
      hasSeparateAudio: false,
    })),
  );
  const chosen = first && ofPicture[Number(first.url)];
  if (chosen === undefined) throw broken();
  if (isEncrypted(chosen)) throw encrypted();
  return chosen;
}

/** The representation of the sound that is read: of the main or first known language, that with the fewest bits. */
function soundOf(candidates: readonly Candidate[]): Candidate | undefined {
  const ofSound = candidates
    .filter(({ type }) => type === 'audio')
    .toSorted((a, b) => numberIn(a, 'bandwidth') - numberIn(b, 'bandwidth'));
  const renditions = ofSound.map((each, index) => ({
    url: String(index),
    group: 'sound',
    language: attributeOf(each.levels[1], 'lang') ?? '',
    isDefault: childrenOf(each.levels[1], 'Role').some((role) => attributeOf(role, 'value') === 'main'),
    isAutoselect: true,
  }));
  const chosen = chooseAudio(renditions, {
    url: '',
    bandwidth: 0,
    audio: 'sound',
    hasSeparateAudio: true,
  });
  return chosen && ofSound[Number(chosen.url)];
}

/**
 * Reads the description of a media presentation (MPEG-DASH, ISO/IEC 23009-1) as the playlist of its picture and that of
 * its sound: segments by template, timeline or list, or one file. Several periods follow one another as discontinuities.
 * Subtitles are not read.
 *
 * @param from URL of the description, which relative URLs in it refer to
 * @throws AnalysisFailure `not-a-video` for a live stream and for text that is no such description, `unsupported-codec`
 *   for an encrypted one
 */
export function parsePresentation(text: string, from: URL): OpenPlaylist {
  const presentation = xmlElements(text.replace(/^\uFEFF/, ''));
  if (presentation?.name !== 'MPD') throw broken();
  if (attributeOf(presentation, 'type') === 'dynamic') throw live();
  const resolve = resolverOf(from);
  const addressesOf = ({ startMs, durationMs }: Period, { levels }: Candidate): Segment[] => {
    const base = [presentation, ...levels].reduce((url, level) => {
      const uri = childrenOf(level, 'BaseURL')[0]?.text.trim();
      return uri === undefined ? url : new URL(resolve(uri, url));
    }, from);
    if (base.href.length > MAX_URL_LENGTH) throw broken();
    const ownUrl = (uri?: string) => (uri === undefined ? resolve(base.href) : resolve(uri, base));
    const segments = segmentsOf({ levels, startMs, durationMs, resolve: ownUrl });
    return segments.map((each, index) => (index === 0 ? { ...each, isDiscontinuous: startMs > 0 } : each));
  };
  const picture: Segment[] = [];
  const sound: Segment[] = [];
  let [hasText, lacksSound] = [false, false];
  for (const period of periodsOf(presentation)) {
    const candidates = candidatesOf(period.element);
    hasText ||= candidates.some(({ type }) => type === 'text');
    picture.push(...addressesOf(period, pictureOf(candidates)));
    const chosen = soundOf(candidates);
    if (chosen === undefined) continue;
    try {
      if (isEncrypted(chosen)) throw encrypted();
      sound.push(...addressesOf(period, chosen));
    } catch (error) {
      // The picture is of use without its sound.
      if (!(error instanceof AnalysisFailure)) throw error;
      lacksSound = true;
    }
  }
  if (picture.length === 0) throw broken();
  const codes = [
    ...(lacksSound ? ['audio-apart' as const] : []),
    ...(hasText ? ['captions-not-read' as const] : []),
  ];
  return {
    playlist: { kind: 'media', segments: picture },
    url: from,
    ...(sound.length > 0 &&
      !lacksSound && { audio: { playlist: { kind: 'media', segments: sound }, url: from } }),
    partial: codes.map((code): PartialReason => ({ code, values: {} })),
  };
}
