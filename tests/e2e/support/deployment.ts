import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
};

/** The build that the other tests are run on. */
function builtSite(): string {
  const folder = process.env.SCENECUE_TEST_BUILD;
  if (!folder) throw new Error('SCENECUE_TEST_BUILD does not name the built site');
  return folder;
}

/**
 * The built site on a server that can be stopped, and that another version can be deployed to: the same
 * application, but no file of it has the name that it had before.
 */
export class Deployment {
  readonly #folder: string;
  #server: Server | null = null;
  #port = 0;
  /** Files of earlier builds that are answered still, by path. */
  readonly #kept = new Map<string, Buffer>();

  /** @param name tells its folder from those of others */
  constructor(name: string) {
    this.#folder = mkdtempSync(join(tmpdir(), `scenecue-deployment-${name}-`));
    cpSync(builtSite(), this.#folder, { recursive: true });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.#answer(new URL(request.url ?? '/', this.url).pathname, response);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** From now on nobody answers at the address. */
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
    rmSync(this.#folder, { recursive: true });
  }

  /**
   * The page says in its head which version it is.
   * @param keepsOld whether the files of the build before are answered still; all of them are gone unless given
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

  /** A file that a deployment forgot, of all builds. */
  lose(name: string): void {
    const assets = join(this.#folder, 'assets');
    for (const file of readdirSync(assets)) if (file.startsWith(`${name}-`)) rmSync(join(assets, file));
    for (const path of this.#kept.keys()) if (path.startsWith(`/assets/${name}-`)) this.#kept.delete(path);
  }

  /** The addresses of everything that is deployed below `folder`. */
  filesIn(folder: string): string[] {
    return readdirSync(join(this.#folder, folder)).map((name) => `${this.url}/${folder}/${name}`);
  }

  #answer(path: string, response: ServerResponse): void {
    const file = [path, `${path}.html`, `${path}index.html`]
      .map((candidate) => join(this.#folder, candidate))
      .find((candidate) => extname(candidate) && existsSync(candidate));
    const shell = join(this.#folder, 'app.html');
    const kept = this.#kept.get(path);
    const found = file ?? (extname(path) || /^\/(\.netlify|__)\//.test(path) ? undefined : shell);
    if (!found && !kept) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(found ?? path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(found ? readFileSync(found) : kept);
  }
}
