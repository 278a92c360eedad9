import { readFileSync } from 'node:fs';
import { expect } from '../support/deployed';
import { testInWholeBrowser } from '../support/whole-browser';

interface Picture {
  src: string;
  type: string;
  sizes: string;
  purpose?: string;
}

interface Manifest {
  icons: Picture[];
  screenshots: (Picture & { form_factor: string })[];
  shortcuts: { url: string; icons: Picture[] }[];
}

const manifest = JSON.parse(
  readFileSync(new URL('../../../public/manifest.webmanifest', import.meta.url), 'utf8'),
) as Manifest;

testInWholeBrowser()(
  'the browser accepts the manifest, and every image is what it says',
  { tag: ['@row-14', '@row-15'] },
  async ({ page }) => {
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(errors).toEqual([]);
    const text = expect.stringMatching(/\S/) as unknown;
    const color = expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown;
    expect(JSON.parse(data ?? '')).toMatchObject({
      ...{ id: '/', name: 'SceneCue', short_name: 'SceneCue', description: text, lang: 'en', scope: '/' },
      ...{ start_url: '/dashboard', display: 'standalone', theme_color: color, background_color: color },
      categories: expect.arrayContaining([text]),
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The tests run in a private window; any other error would prevent installation.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ];
    const measured = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const answer = await fetch(src);
            const type = answer.headers.get('content-type');
            const { width, height } = await createImageBitmap(await answer.blob());
            return { src, type, sizes: `${width}x${height}` };
          }),
        ),
      pictures.map(({ src }) => src),
    );
    expect(measured).toEqual(pictures.map(({ src, type, sizes }) => ({ src, type, sizes })));
    expect(manifest.screenshots.map(({ form_factor: factor }) => factor)).toEqual(
      expect.arrayContaining(['wide', 'narrow']),
    );

    // A launcher may crop everything outside a circle of four fifths: only the background may be there.
    const maskable = manifest.icons.find(({ purpose }) => purpose === 'maskable');
    const outside = await page.evaluate(async (src) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      const { width: side } = picture;
      const canvas = new OffscreenCanvas(side, side).getContext('2d');
      if (!canvas) throw new Error('no canvas');
      canvas.drawImage(picture, 0, 0);
      const { data } = canvas.getImageData(0, 0, side, side);
      const colours = { inside: new Set<string>(), outside: new Set<string>() };
      for (let y = 0; y < side; y += 1) {
        for (let x = 0; x < side; x += 1) {
          const isOutside = Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) > side * 0.4;
          const from = (y * side + x) * 4;
          colours[isOutside ? 'outside' : 'inside'].add(data.slice(from, from + 4).join());
        }
      }
      return { outside: [...colours.outside], inside: colours.inside.size };
    }, maskable?.src ?? '');
    expect(outside.outside).toEqual(['18,22,29,255']);
    expect(outside.inside).toBeGreaterThan(2);
  },
);
