import { expect, test } from '../support/deployed';
import { DASHBOARD_PATHS, OPEN_PATHS } from '../support/pages/routes';

test(
  'pages are no-cache, assets immutable, and a missing file or platform path is a plain 404',
  { tag: ['@row-9', '@row-13'] },
  async ({ deployment, request }) => {
    const answer = async (url: string) => {
      const response = await request.get(url, { maxRedirects: 0 });
      const { 'content-type': type, 'cache-control': caching } = response.headers();
      return { status: response.status(), type, caching };
    };
    const page = { type: 'text/html; charset=utf-8', caching: 'no-cache' };
    for (const path of [...OPEN_PATHS, ...DASHBOARD_PATHS]) {
      const status = path.endsWith('/nowhere') ? 404 : 200;
      expect(await answer(`${deployment.url}${path}`), path).toEqual({ ...page, status });
    }
    for (const file of [
      '/index.html',
      '/app.html',
      '/terms-of-service.html',
      '/privacy-policy.html',
      '/sw.js',
      '/manifest.webmanifest',
      '/before-paint.js',
    ]) {
      expect(await answer(`${deployment.url}${file}`), file).toMatchObject({
        status: 200,
        caching: 'no-cache',
      });
    }
    const assets = deployment.filesIn('assets');
    expect(assets.length).toBeGreaterThan(0);
    for (const file of assets) {
      expect(await answer(file), file).toMatchObject({
        status: 200,
        caching: 'public, max-age=31536000, immutable',
      });
    }
    for (const path of [
      '/assets/index-00000000.js',
      '/sample/nothing.mp4',
      '/schema/nothing.json',
      '/__/auth/handler',
      '/__/firebase/init.json',
      '/.netlify/functions/nothing',
      '/.netlify/nothing',
    ]) {
      const { status, type, caching } = await answer(`${deployment.url}${path}`);
      expect({ status, type }, path).toEqual({ status: 404, type: 'text/plain' });
      expect(caching ?? '', path).not.toContain('immutable');
    }
  },
);
