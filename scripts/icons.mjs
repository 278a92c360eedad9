/**
 * `npm run icons`: generates every icon of the application from the drawing in `public/favicon.svg`. The images are
 * committed; they change only with the drawing or with this file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './local/browsers.mjs';
import { ROOT } from './local/paths.mjs';

const PUBLIC = join(ROOT, 'public');

/** The size of the drawing's view box, and its colours on the dark background of all icons. */
const BOX = 32;
const GROUND = '#12161d';
const INK = '#eceef2';
const CUE = '#6a9dff';

/**
 * What an icon shows: the drawing, or one of Tabler's outlines for a shortcut. `share` is the size of the box as a
 * share of the icon's side. `rounded`: the corners are rounded here because the platform does not do it.
 * @type {{ file: string, size: number, share: number, rounded?: boolean, outline?: string }[]}
 */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.74, rounded: true },
  { file: 'icon-512.png', size: 512, share: 0.74, rounded: true },
  // A launcher may crop it to a circle with a diameter of four fifths of its side; the drawing stays inside.
  { file: 'icon-maskable-512.png', size: 512, share: 0.6 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.7 },
  { file: 'shortcut-sandbox.png', size: 192, share: 0.56, rounded: true, outline: 'IconMovie' },
  { file: 'shortcut-campaigns.png', size: 192, share: 0.56, rounded: true, outline: 'IconSpeakerphone' },
];

/** @returns {string} the shapes of the drawing, without its colours for browser tabs */
function shapesOfDrawing() {
  const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
  const shapes = drawing.match(/<(rect|circle)\b[^>]*>/g);
  if (shapes?.length !== 2) throw new Error('public/favicon.svg is not the frame and its cue mark any more');
  return shapes
    .map((shape) => shape.replace(/ (class|fill)="[^"]*"/g, ''))
    .map((shape) => shape.replace(/^<(\w+)/, shape.startsWith('<circle') ? `<$1 fill="${CUE}"` : '<$1'))
    .join('');
}

/** @param {string} name @returns {Promise<string>} the shapes of one of Tabler's outlines, in the same box */
async function shapesOfOutline(name) {
  /** @type {{ __iconNode: [tag: string, attributes: Record<string, string>][] }} */
  const { __iconNode } = await import(`@tabler/icons-react/dist/esm/icons/${name}.mjs`);
  const shapes = __iconNode.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([key, value]) => `${key}="${value}"`)
        .join(' ')}/>`,
  );
  return `<g transform="scale(${BOX / 24})" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`;
}

/** @param {(typeof ICONS)[number]} icon */
async function drawSvg({ size, share, rounded, outline }) {
  const scale = (size * share) / BOX;
  const edge = (size - BOX * scale) / 2;
  const shapes = outline ? await shapesOfOutline(outline) : shapesOfDrawing();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${rounded ? size * 0.215 : 0}" fill="${GROUND}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke-width="2">
      <g stroke="${INK}">${shapes.replaceAll(`<circle fill`, '<circle stroke="none" fill')}</g>
    </g></svg>`;
}

const browser = await chromium.launch({ executablePath: await findChromium() });
try {
  for (const icon of ICONS) {
    const { file, size } = icon;
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<body style="margin:0">${await drawSvg(icon)}`);
    writeFileSync(
      join(PUBLIC, file),
      await page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: size, height: size } }),
    );
    await page.close();
    console.log(`public/${file}`);
  }
} finally {
  await browser.close();
}
