import type { ConceptDescriptor } from './descriptor';
import type { Moment, FrameInShot } from './moment';
import { median } from '../measure/statistics';

/** Median over the frames of the moment. */
export function typicalFrame(read: (frame: FrameInShot) => number): (moment: Moment) => number | undefined {
  return (moment) => median(moment.frames.map(read));
}

/** Concepts of light and of the frame as a whole. */
export const LIGHT_CONCEPTS: readonly ConceptDescriptor[] = [
  {
    name: 'black frame',
    kind: 'technical',
    measurement: 'share of the pixels at or below the black level, median of the frames',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.96, full: 1 },
    source: 'FFmpeg blackdetect: a frame is black when 98 % of its pixels are',
    measure: typicalFrame((frame) => frame.blackShare),
  },
  {
    name: 'test pattern',
    kind: 'technical',
    measurement: 'likeness to colour bars, median of the frames',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.4, full: 0.8 },
    source: 'bars as in ITU-R BT.471 and SMPTE EG 1; levels half-way between bars and other frames measured',
    measure: typicalFrame((frame) => frame.testPattern),
  },
  {
    name: 'dark scene',
    kind: 'look',
    measurement: 'mean luma, median of the frames',
    unit: 'luma',
    curve: { shape: 'smoothstep', none: 0.273, full: 0.1 },
    source: 'one and three stops below an 18 % grey in the transfer of ITU-R BT.709',
    notWith: ['black frame', 'test pattern'],
    measure: typicalFrame((frame) => frame.luma),
  },
  {
    name: 'bright scene',
    kind: 'look',
    measurement: 'mean luma, median of the frames',
    unit: 'luma',
    curve: { shape: 'smoothstep', none: 0.409, full: 0.849 },
    source: 'an 18 % grey and two stops above it in the transfer of ITU-R BT.709',
    notWith: ['test pattern'],
    measure: typicalFrame((frame) => frame.luma),
  },
  {
    name: 'high contrast',
    kind: 'look',
    measurement: 'standard deviation of luma, median of the frames',
    unit: 'luma',
    curve: { shape: 'smoothstep', none: 0.17, full: 0.29 },
    source:
      'own measurements: everyday places keep below 0.22, those in hard light are over 0.23; sure at the 0.289 of a frame with all tones from black to white alike',
    notWith: ['black frame', 'test pattern', 'title card', 'letterbox'],
    measure: typicalFrame((frame) => frame.contrast),
  },
  {
    name: 'low contrast',
    kind: 'look',
    measurement: 'standard deviation of luma, median of the frames',
    unit: 'luma',
    curve: { shape: 'smoothstep', none: 0.1, full: 0.04 },
    source: 'own measurements: everyday places keep between 0.13 and 0.22',
    notWith: ['black frame', 'test pattern', 'title card', 'dark scene', 'fade'],
    measure: typicalFrame((frame) => frame.contrast),
  },
];
