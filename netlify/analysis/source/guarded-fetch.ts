import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { isAllowedHost, type AllowedHosts } from './allowed-hosts';
import { guardBody } from './guarded-body';
import { createGuardedConnector } from './guarded-connector';
import { createHostResolver, type ResolveHost } from './host-resolver';
import { isBusy, isTemporary, requestFailure, tooSlow, unreachable } from './transport-failure';
import { checkLink, checkUrl } from './url-guard';
import { WireBudget } from './wire-budget';

const MAX_REDIRECTS = 5;
/** Maximum number of hosts for one video, redirects included: a playlist could name thousands. */
const MAX_HOSTS = 16;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Node's default for a server. */
const MAX_HEADER_BYTES = 16_384;

/** Reading an answer up to this length in bytes is cheaper than opening a new connection. */
const SHORT_BYTES = 1024;

/** Identifies the service, so that the owner of a host can recognize or refuse it. */
const USER_AGENT = 'SceneCue/1.0 (video analysis)';

/** In milliseconds. */
export interface FetchTimeouts {
  /** Resolving, connecting and TLS. */
  connectMs: number;
  /** From the request to the end of the answer's headers, for each redirect separately. */
  headersMs: number;
  /** The interval in which a body must deliver a minimum number of bytes. */
  stallMs: number;
}

export const DEFAULT_TIMEOUTS: FetchTimeouts = { connectMs: 5_000, headersMs: 8_000, stallMs: 6_000 };

export interface GuardedResponse {
  status: number;
  /** Names in lower case; the values of a repeated header are joined by commas. */
  headers: Readonly<Partial<Record<string, string>>>;
  /** The URL after all redirects. */
  url: URL;
  /** False for a host of the development list. */
  isPublic: boolean;
  /** To be read once. Throws AnalysisFailure `unreachable` or `too-slow`. */
  body: AsyncIterable<Uint8Array>;
  /** Ends the answer without reading it. */
  discard(): void;
}

export interface GuardedClientOptions {
  allowHosts: AllowedHosts;
  /** Cancels everything; its reason is thrown. */
  signal: AbortSignal;
  timeouts?: Partial<FetchTimeouts>;
  /** Time in ms during which requests to an unreachable or busy host are repeated; 0 unless given. */
  retryMs?: number | undefined;
  /** How names are resolved; by the system's name servers unless given. */
  resolve?: ResolveHost;
}

/**
 * Pauses between two requests to a host that cannot be reached, in milliseconds: doubled each time, up to the longest.
 */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

export interface GuardedClient {
  /**
   * @param address the URL, always checked like one from a user
   * @param from URL of the file that contains the address, such as a playlist; the address may be relative to it, and
   *   the same rules apply as for its redirects
   * @throws AnalysisFailure `url-not-allowed`, `unreachable` or `too-slow`; or the signal's reason
   */
  get(address: string, headers: Record<string, string>, from?: URL): Promise<GuardedResponse>;
  /** Closes every connection, also those in use. */
  close(): Promise<void>;
}

/** RFC 9110, section 5.2: field lines of one name count as one, with their values joined by commas. */
function combined(headers: IncomingHttpHeaders): GuardedResponse['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** What the requests for one video share. */
interface Connections extends Pick<GuardedClientOptions, 'allowHosts' | 'signal'> {
  agent: Agent;
  timeouts: FetchTimeouts;
  wire: WireBudget;
}

/**
 * The only network access of the analysis: GET, no cookies, no referrer, no credentials, no proxy, no decompression,
 * and redirects are followed here so that each URL is checked.
 */
export function createGuardedClient(options: GuardedClientOptions): GuardedClient {
  const { allowHosts, signal, retryMs = 0 } = options;
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const resolver = createHostResolver();
  const wire = new WireBudget();
  const agent = new Agent({
    connect: createGuardedConnector({
      allowHosts,
      connectMs: timeouts.connectMs,
      resolve: options.resolve ?? resolver.resolve,
      onSocket: (socket) => wire.watch(socket),
    }),
    connections: 4,
    maxHeaderSize: MAX_HEADER_BYTES,
    // The watchdogs here are more precise than undici's, which are rounded to half a second.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const connections: Connections = { agent, timeouts, wire, allowHosts, signal };
  const hosts = new Set<string>();

  async function get(address: string, headers: Record<string, string>, from?: URL): Promise<GuardedResponse> {
    let url = from === undefined ? checkUrl(address, allowHosts) : checkLink(address, from, allowHosts);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      hosts.add(url.host);
      if (hosts.size > MAX_HOSTS) {
        throw unreachable(`The video is spread over more than ${MAX_HOSTS} hosts. Please use another URL.`);
      }
      const response = await request(connections, url, headers, retryMs);
      if (!REDIRECTS.has(response.status)) return response;
      response.discard();
      const { location } = response.headers;
      if (location === undefined) throw unreachable('The host redirects without saying where to.');
      url = checkLink(location, url, allowHosts);
    }
    throw unreachable('The address redirects too many times.');
  }

  async function close(): Promise<void> {
    resolver.cancel();
    await agent.destroy();
  }

  return { get, close };
}

/** Repeats a request to an unreachable or busy host for `retryMs`. */
async function request(
  connections: Connections,
  url: URL,
  headers: Record<string, string>,
  retryMs: number,
): Promise<GuardedResponse> {
  const { signal } = connections;
  const startMs = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    const isLast = performance.now() - startMs + pauseMs > retryMs;
    try {
      const response = await requestOnce(connections, url, headers);
      if (isLast || !isBusy(response.status)) return response;
      response.discard();
    } catch (error) {
      if (isLast || !isTemporary(error)) throw error;
    }
    await wait(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

async function requestOnce(
  { agent, timeouts, wire, allowHosts, signal }: Connections,
  url: URL,
  headers: Record<string, string>,
): Promise<GuardedResponse> {
  signal.throwIfAborted();
  wire.beginRequest();
  const stop = new AbortController();
  const forward = (): void => stop.abort(signal.reason);
  signal.addEventListener('abort', forward, { once: true });
  const release = (): void => signal.removeEventListener('abort', forward);
  const watchdog = setTimeout(() => stop.abort(tooSlow()), timeouts.headersMs);
  let response: Dispatcher.ResponseData;
  try {
    response = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      headers: { 'user-agent': USER_AGENT, accept: '*/*', 'accept-encoding': 'identity', ...headers },
      signal: stop.signal,
    });
  } catch (error) {
    release();
    throw stop.signal.aborted ? stop.signal.reason : requestFailure(error);
  } finally {
    clearTimeout(watchdog);
  }
  return {
    status: response.statusCode,
    headers: combined(response.headers),
    url,
    isPublic: !isAllowedHost(url, allowHosts),
    body: guardBody(response.body, { stop, stallMs: timeouts.stallMs, wire, onEnd: release }),
    discard: () => {
      release();
      // The end of a short answer is awaited, so that its connection can be reused. Its error is irrelevant.
      response.body.dump({ limit: SHORT_BYTES }).catch(() => undefined);
    },
  };
}
