import type { ConceptDescriptor } from './descriptor';
import { typicalFrame } from './light';
import type { Moment } from './moment';
import { quantile } from '../measure/statistics';

/** Width of the lines of text, in frame widths, that is sufficient for a title card. */
const CARD_TEXT = 0.15;

/** Share of the frame in its most common luma, where there is text. */
function cardLikeness(moment: Moment): number | undefined {
  const text = quantile(
    moment.frames.map((frame) => frame.text),
    0.5,
  );
  const flat = typicalFrame((frame) => frame.flat)(moment);
  if (text === undefined || flat === undefined) return undefined;
  return flat * Math.min(1, text / CARD_TEXT);
}

/** Edges can be measured where the frame is neither nearly black nor without structure. */
function edgeWidth(moment: Moment): number | undefined {
  const readable = moment.frames.filter((frame) => frame.blur > 0 && frame.luma > 0.05);
  return readable.length * 2 > moment.frames.length
    ? quantile(
        readable.map((frame) => frame.blur),
        0.5,
      )
    : undefined;
}

/** Concepts that prevent the sharpness of a frame from being assessed. */
const NOT_JUDGED = ['black frame', 'test pattern', 'title card', 'fade', 'dissolve', 'fast motion'];

/** Concepts of the content of the frame: bars, text, cards, and sharpness. */
export const FRAME_CONCEPTS: readonly ConceptDescriptor[] = [
  {
    name: 'title card',
    kind: 'look',
    measurement: 'share of the frame in one luma if there is text on it, median of the frames',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.45, full: 0.75 },
    source: 'own measurements: slates, titles and credits against places with text over them',
    notWith: ['black frame', 'test pattern'],
    measure: cardLikeness,
  },
  {
    name: 'text overlay',
    kind: 'look',
    measurement: 'width of the lines of text in the frame, median of the frames',
    unit: 'widths',
    curve: { shape: 'smoothstep', none: 0.04, full: 0.2 },
    source: 'own measurements; what a line of text is after Lienhart and Effelsberg (2000)',
    notWith: ['black frame', 'test pattern', 'title card'],
    measure: typicalFrame((frame) => frame.text),
  },
  {
    name: 'letterbox',
    kind: 'technical',
    measurement: 'share of the frame in black bars at its edges by FFmpeg cropdetect, median of the frames',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.02, full: 0.14 },
    source: 'half-way below the 0.11 of a 2:1 video in 16:9; edges of recordings are under 0.02',
    notWith: ['black frame', 'test pattern', 'title card'],
    measure: typicalFrame((frame) => frame.bars),
  },
  {
    name: 'soft picture',
    kind: 'technical',
    measurement: 'width of the strongest edges in a frame 320 pixels wide, median of the frames',
    unit: 'pixels',
    curve: { shape: 'smoothstep', none: 5, full: 8.5 },
    source:
      'edge width after Marziliano and others (2002); own measurements: frames in focus keep below 4.6, those out of focus are over 7.8',
    notWith: NOT_JUDGED,
    measure: edgeWidth,
  },
  {
    name: 'sharp picture',
    kind: 'technical',
    measurement: 'width of the strongest edges in a frame 320 pixels wide, median of the frames',
    unit: 'pixels',
    curve: { shape: 'smoothstep', none: 3.4, full: 2.2 },
    source:
      'edge width after Marziliano and others (2002); own measurements: fine frames keep below 2.6, frames of few pixels blown up are over 3',
    notWith: NOT_JUDGED,
    measure: edgeWidth,
  },
];
