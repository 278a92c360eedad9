import type { FrameFindings } from '../measure/measurements';
import { withoutAccents } from './tokens';

/** Roles that appear together in the credits of a video and hardly anywhere else, in the four languages. */
const ROLES = [
  ...[
    'directed by',
    'produced by',
    'written by',
    'edited by',
    'music by',
    'screenplay',
    'executive producer',
  ],
  ...[
    'producer',
    'director of photography',
    'cinematographer',
    'casting',
    'costume',
    'wardrobe',
    'make-up',
    'make-up artist',
    'costumes',
    'costume designer',
  ],
  ...['hair stylist', 'gaffer', 'key grip', 'best boy', 'boom operator', 'camera operator', 'sound mixer'],
  ...['foley', 'stunt', 'catering', 'composer', 'production manager', 'accountant', 'payroll', 'set medic'],
  ...['unit nurse', 'armourer', 'armorer', 'wrangler', 'animal trainer', 'script supervisor', 'art director'],
  ...[
    'set decorator',
    'assistant director',
    'visual effects',
    'colorist',
    'transport captain',
    'coordinator',
  ],
  ...['regie', 'drehbuch', 'kamera', 'schnitt', 'kostüm', 'maske', 'ausstattung', 'szenenbild', 'besetzung'],
  ...['produktionsleitung', 'aufnahmeleitung', 'redaktion', 'dirección', 'guion', 'montaje', 'vestuario'],
  ...['maquillaje', 'peluquería', 'reparto', 'productor', 'ayudante de dirección', 'realización'],
  ...[
    'réalisation',
    'réalisé par',
    'scénario',
    'montage',
    'décors',
    'maquillage',
    'coiffure',
    'distribution',
  ],
  ...['costumière', 'régie', 'producteur'],
].map(lettersOf);
/** Minimum length of a role that is also found within a run of letters: text recognition often loses spaces. */
const LONG = 8;
/** Minimum number of different roles in a frame of credits: a single role appears in many lower thirds. */
const MIN_ROLES = 2;
/** Maximum distance to a frame of credits, in milliseconds, of frames that belong to the same credits. */
const NEAR_MS = 5000;

/** Letters only, without accents, in lower case. */
function lettersOf(text: string): string {
  return withoutAccents(text.toLowerCase()).replace(/[^\p{L}]/gu, '');
}

/** The frames that show the credits of the video: their roles, names and companies say nothing about its topics. */
export function creditsAmong(frames: readonly FrameFindings[]): ReadonlySet<FrameFindings> {
  const times = frames.filter(namesRoles).map(({ timeMs }) => timeMs);
  return new Set(
    frames.filter(
      ({ texts = [], timeMs }) =>
        texts.length > 0 && times.some((other) => Math.abs(other - timeMs) <= NEAR_MS),
    ),
  );
}

function namesRoles({ texts = [] }: FrameFindings): boolean {
  const lines = texts.map(({ text }) => text);
  const run = lettersOf(lines.join(' '));
  const words = ` ${lines
    .map((line) =>
      line
        .split(/[^\p{L}]+/u)
        .map(lettersOf)
        .join(' '),
    )
    .join(' ')} `;
  const named = ROLES.filter(
    (role) => words.includes(` ${role} `) || (role.length >= LONG && run.includes(role)),
  );
  // One role may be a part of another's name.
  return (
    named.filter((role) => !named.some((other) => other !== role && other.includes(role))).length >= MIN_ROLES
  );
}
