import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import type { BrowserContext } from '@playwright/test';

/** The headers that netlify.toml, as it is deployed, gives to a path. */
async function headersOf(path: string): Promise<Record<string, string>> {
  const { headers } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: join(import.meta.dirname, '../../../netlify.toml'),
    configHeaders: undefined,
    minimal: false,
  });
  const rules = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
  return Object.assign({}, ...rules.map(({ values }) => values)) as Record<string, string>;
}

/** Answers for `site` with the files of `folder`, its shell for every other path, and the headers of production. */
export async function serveAsNetlify(context: BrowserContext, site: string, folder: string): Promise<void> {
  await context.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname);
    const isFile = pathname !== '/' && existsSync(file);
    const shell = ['app.html', 'index.html'].map((name) => join(folder, name)).find(existsSync) ?? '';
    await route.fulfill({ path: isFile ? file : shell, headers: await headersOf(pathname) });
  });
}
