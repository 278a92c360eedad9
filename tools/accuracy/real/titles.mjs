/** Words of titles. No word is in both halves. */
const WORDS = {
  tuning:
    'Summer Kitchen Harbour Morning Report Market Garden Winter Stories Village Mountain Journey Weather Tonight Bridge Season Letters Island Coast Evening',
  'held out':
    'Northern Lights River Valley Cooking School Railway Football Doctor Travel Election History Science Camera Orchestra Forest Desert Airport Library Painter',
};
const NAMES = {
  tuning: 'Anna Keller,Peter Holm,Maria Santos,John Whitfield,Claire Dubois,Tom Becker',
  'held out': 'Jane Smith,Robert Miller,Sofia Lindgren,Pablo Moreno,Emily Carter,Hans Vogel',
};
const ROLES = {
  tuning: 'Head Chef,Reporter,Marine Biologist,Mayor,Teacher,Producer',
  'held out': 'Pilot,Prime Minister,Journalist,Coach,Musician,Director',
};

/**
 * A title, a lower third or credits, as filters of FFmpeg for a frame of 1280 by 720 pixels.
 *
 * @param {() => number} random
 * @param {'tuning' | 'held out'} half
 * @param {number} index of the title; selects one of the three kinds
 * @param {string} font file
 */
export function titleOf(random, half, index, font) {
  /** @param {string} list @param {string} by */
  const one = (list, by) => {
    const all = list.split(by);
    return all[Math.floor(random() * all.length)] ?? '';
  };
  const word = () => one(WORDS[half], ' ');
  const name = () => one(NAMES[half], ',');
  const role = () => one(ROLES[half], ',');
  const colour = ['white', 'white', 'yellow', 'black'][Math.floor(random() * 4)] ?? 'white';
  const edge = `borderw=2:bordercolor=${colour === 'black' ? 'white' : 'black'}`;
  const style = index % 3;
  const lines =
    style === 0
      ? [{ text: `The ${word()} ${word()}`, place: `x=(w-tw)/2:y=(h-th)/2:fontsize=${size(60, 96)}:${edge}` }]
      : style === 1
        ? [
            {
              text: name(),
              place: `x=90:y=560:fontsize=${size(38, 50)}:box=1:boxcolor=black@0.7:boxborderw=12`,
            },
            {
              text: role(),
              place: `x=90:y=630:fontsize=${size(28, 36)}:box=1:boxcolor=black@0.7:boxborderw=8`,
            },
          ]
        : [0, 1, 2].map((row) => ({
            text: `${role()}  ${name()}`,
            place: `x=(w-tw)/2:y=${String(200 + row * 110)}:fontsize=${size(34, 48)}:${edge}`,
          }));
  /** @param {number} least @param {number} most */
  function size(least, most) {
    return String(Math.round(least + (most - least) * random()));
  }
  const ink = style === 1 ? 'white' : colour;
  return {
    words: lines.flatMap(({ text }) => text.split(/ +/u)),
    filters: lines.map(
      ({ text, place }) =>
        /** @type {const} */ (['drawtext', `fontfile=${font}:text='${text}':fontcolor=${ink}:${place}`]),
    ),
  };
}
