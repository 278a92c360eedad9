import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';

interface StaticAnswer {
  status: number;
  /** By lower-case name; only those of netlify.toml. */
  headers: Record<string, string>;
  /** The path of the file that is sent; null for none. */
  file: string | null;
}

/**
 * The platform's responses for the static files of `folder`, according to a netlify.toml. Netlify's own packages read
 * and match its rules: an existing file takes precedence, then the first matching redirect rule. The header rules are
 * those for the final path, as in `netlify dev`.
 *
 * @param settings the path of netlify.toml
 * @throws Error when netlify.toml has a rule that cannot be read
 */
export async function readStaticSite(
  settings: string,
  folder: string,
): Promise<(path: string) => StaticAnswer> {
  const options = { netlifyConfigPath: settings, minimal: false };
  const { headers, errors } = await parseAllHeaders({
    ...options,
    headersFiles: [],
    configHeaders: undefined,
  });
  const read = await parseAllRedirects({ ...options, redirectsFiles: [], configRedirects: [] });
  const problems = [...errors, ...(read.errors as Error[])];
  if (problems.length > 0) throw new AggregateError(problems, 'netlify.toml cannot be read');
  // The engine uses older names for two members.
  const rules = (read.redirects as { from: string; query: object }[]).map(({ from, query, ...rule }) => ({
    ...rule,
    origin: from,
    params: query,
  }));
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {});

  const fileAt = (path: string) =>
    [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')]
      .map((candidate) => join(folder, candidate))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  const headersFor = (path: string): Record<string, string> =>
    Object.fromEntries(
      headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
        .flatMap(({ values }) => Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
    );

  return (path) => {
    // Paths below this belong to the platform, and no rule applies to them.
    if (path.startsWith('/.netlify/')) return { status: 404, headers: {}, file: null };
    const file = fileAt(path);
    if (file) return { status: 200, headers: headersFor(path), file };
    const match = matcher.match({
      scheme: 'https',
      host: 'scenecue.example',
      path,
      query: '',
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    });
    if (!match) return { status: 404, headers: {}, file: null };
    return { status: match.status, headers: headersFor(match.to), file: fileAt(match.to) ?? null };
  };
}
