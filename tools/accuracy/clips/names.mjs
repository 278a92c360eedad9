/** What the light of a drawn frame may or may not earn it. */
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

/** Names that a drawn frame may or may not earn: nobody made it so. */
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
