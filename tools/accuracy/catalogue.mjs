import { EDITING_CLIPS } from './clips/editing.mjs';
import { FLASHING_CLIPS } from './clips/flashing.mjs';
import { AUDIO_CLIPS } from './clips/audio.mjs';
import { LONG_CLIPS } from './clips/long.mjs';
import { LOOK_CLIPS } from './clips/looks.mjs';
import { STILL_CLIPS } from './clips/still.mjs';
import { THING_CLIPS } from './clips/things.mjs';

/** Every clip of the labelled set. */
export const CLIPS = [
  ...EDITING_CLIPS,
  ...LOOK_CLIPS,
  ...THING_CLIPS,
  ...STILL_CLIPS,
  ...FLASHING_CLIPS,
  ...AUDIO_CLIPS,
  ...LONG_CLIPS,
];
