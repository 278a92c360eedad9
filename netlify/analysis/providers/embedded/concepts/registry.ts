import { COLOUR_CONCEPTS } from './colour';
import type { ConceptDescriptor } from './descriptor';
import { FRAME_CONCEPTS } from './frame';
import { LIGHT_CONCEPTS } from './light';
import { MOTION_CONCEPTS } from './motion';
import { AUDIO_CONCEPTS } from './audio';
import { WORD_CONCEPTS } from './topic-concepts';

/** Every concept that this engine can name. `README.md` beside this file is held to it by a test. */
export const CONCEPTS: readonly ConceptDescriptor[] = [
  ...LIGHT_CONCEPTS,
  ...COLOUR_CONCEPTS,
  ...FRAME_CONCEPTS,
  ...MOTION_CONCEPTS,
  ...AUDIO_CONCEPTS,
  ...WORD_CONCEPTS,
];
