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

/** Concepts that a drawn frame may or may not get, since none was intended. */
export const LOOKS = [
  ...LIGHT_LOOKS,
  'sharp picture',
  'dominant white',
  'dominant grey',
  'dominant red',
  'dominant orange',
  'dominant yellow',
  'dominant green',
  'dominant cyan',
  'dominant blue',
  'dominant purple',
  'dominant pink',
  'dominant brown',
];
