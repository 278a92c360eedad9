/** Light concepts that a drawn frame may or may not get. */
export const LIGHT_LOOKS = [
  'dark scene',
  'bright scene',
  'high contrast',
  'low contrast',
  'vivid colour',
  'muted colour',
  'black and white',
  'warm colours',
  'cool colours',
  'soft picture',
];

/** The dominant colours of a picture that is neither black nor has none. */
export const COLOURS = [
  'white',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
  'brown',
].map((colour) => `dominant ${colour}`);

/** Concepts that a drawn frame may or may not get, since none was intended. */
export const LOOKS = [...LIGHT_LOOKS, 'sharp picture', ...COLOURS];
