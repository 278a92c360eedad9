/** Fewer letters than these are in any text. */
const MINIMUM_LETTERS = 10;

/** Whether `title` quotes some of `text`: between double quotes, word for word, with `…` for what is left out. */
export function quotes(title: string, text: string): boolean {
  // Quoted text can have quotes of its own, so every pair of marks may be the one that is meant.
  const marks = Array.from(title.matchAll(/"/g), ({ index }) => index);
  return marks.some((start, place) =>
    marks.slice(place + 1).some((end) => isExcerpt(title.slice(start + 1, end), text)),
  );
}

function isExcerpt(quoted: string, text: string): boolean {
  const pieces = quoted
    .split('…')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.join('').length < MINIMUM_LETTERS) return false;
  let from = 0;
  return pieces.every((piece) => {
    const place = text.indexOf(piece, from);
    from = place + piece.length;
    return place >= 0;
  });
}
