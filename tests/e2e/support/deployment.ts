import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { ROOT } from '../../../scripts/local/paths.mjs';
import { withConnections } from '../../../scripts/local/policy.mjs';
import { emulatorHost } from '../../firebase/emulators';
import { readStaticSite } from './static-site';

const TYPES: Record<string, string> = {
  '.txt': 'text/plain',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
};

/** The build that the other tests use. */
function builtSite(): string {
  const folder = process.env.SCENECUE_TEST_BUILD;
  if (!folder) throw new Error('SCENECUE_TEST_BUILD does not name the built site');
  return folder;
}

/**
 * The built site on a server that applies the rules of netlify.toml. It can be stopped, and another version can be
 * deployed to it.
 */
export class Deployment {
  readonly #home: string;
  readonly #folder: string;
  #server: Server | null = null;
  #port = 0;
  /** Files of earlier builds that are still served, by path. */
  readonly #kept = new Map<string, Buffer>();

  /** @param name distinguishes its folder from others */
  constructor(name: string) {
    this.#home = mkdtempSync(join(tmpdir(), `scenecue-deployment-${name}-`));
    this.#folder = join(this.#home, 'site');
    cpSync(builtSite(), this.#folder, { recursive: true });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const settings = join(this.#home, 'netlify.toml');
    const emulators = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const;
    const origins = emulators.map((name) => `http://${emulatorHost(name)}`);
    writeFileSync(settings, withConnections(readFileSync(join(ROOT, 'netlify.toml'), 'utf8'), origins));
    const answerFor = await readStaticSite(settings, this.#folder);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.url);
      const { status, headers, file } = answerFor(pathname);
      const kept = status === 404 ? this.#kept.get(pathname) : undefined;
      const type = TYPES[extname(kept ? pathname : (file ?? 'none.txt'))] ?? 'application/octet-stream';
      response.writeHead(kept ? 200 : status, { ...headers, 'content-type': type });
      response.end(kept ?? (file ? readFileSync(file) : 'Not found'));
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** From now on, the server refuses connections. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#home, { recursive: true });
  }

  /** @param folder a built site, which replaces the deployed one */
  deployBuild(folder: string): void {
    rmSync(this.#folder, { recursive: true });
    cpSync(folder, this.#folder, { recursive: true });
  }

  /**
   * Deploys the same application with new names for all assets. The head of each page contains the version.
   * @param keepsOld whether the files of the previous build are still served; by default they are not
   */
  deploy(version: string, { keepsOld = false } = {}): void {
    const assets = join(this.#folder, 'assets');
    if (keepsOld)
      for (const name of readdirSync(assets))
        this.#kept.set(`/assets/${name}`, readFileSync(join(assets, name)));
    const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/\.\w+$/, `.${version}$&`)]));
    for (const [from, to] of names) renameSync(join(assets, from), join(assets, to));
    const rewrite = (file: string, change = (text: string) => text) => {
      let text = readFileSync(file, 'utf8');
      for (const [from, to] of names) text = text.replaceAll(from, to);
      writeFileSync(file, change(text));
    };
    for (const name of names.values()) if (/\.(js|css)$/.test(name)) rewrite(join(assets, name));
    const revisions = new Map<string, string>();
    const files = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' });
    for (const name of files.filter((file) => file.endsWith('.html'))) {
      const file = join(this.#folder, name);
      rewrite(file, (html) => html.replace('<head>', `<head><meta name="version" content="${version}" />`));
      revisions.set(name, createHash('md5').update(readFileSync(file)).digest('hex'));
    }
    rewrite(join(this.#folder, 'sw.js'), (worker) =>
      worker.replace(/url:"([^"]+)",revision:"\w+"/g, (entry, name: string) => {
        const revision = revisions.get(name);
        return revision ? `url:"${name}",revision:"${revision}"` : entry;
      }),
    );
  }

  /** Removes a file from all builds, as if it had not been deployed. */
  lose(name: string): void {
    const assets = join(this.#folder, 'assets');
    for (const file of readdirSync(assets)) if (file.startsWith(`${name}-`)) rmSync(join(assets, file));
    for (const path of this.#kept.keys()) if (path.startsWith(`/assets/${name}-`)) this.#kept.delete(path);
  }

  /** The paths of everything that is deployed, sorted. */
  files(): string[] {
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(this.#folder, join(entry.parentPath, entry.name))}`)
      .sort();
  }

  /** The URLs of everything that is deployed directly in `folder`, sorted. */
  filesIn(folder: string): string[] {
    return readdirSync(join(this.#folder, folder))
      .map((name) => `${this.url}/${folder}/${name}`)
      .sort();
  }
}
