import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import type { ClarifaiSettings } from '../settings';

/** The key of the test server, which repeats it in its errors, as a careless service might. */
export const KEY = 'pat-5f1e0c2b9a7d4e8f';

/** The documented request of a prediction on a video: https://docs.clarifai.com/api-guide/predict/video */
const bodySchema = v.strictObject({
  model: v.strictObject({
    output_info: v.strictObject({
      output_config: v.strictObject({
        sample_ms: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(60_000)),
        max_concepts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
      }),
    }),
  }),
  inputs: v.strictTuple([
    v.strictObject({
      data: v.strictObject({
        video: v.union([
          v.strictObject({ url: v.pipe(v.string(), v.url()) }),
          v.strictObject({ base64: v.pipe(v.string(), v.base64()) }),
        ]),
      }),
    }),
  ]),
});

interface ClarifaiCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** How the video was given; undefined if the request is not a documented one. */
  video: { url: string } | { base64: string } | undefined;
  sampleMs: number;
  /** Settles when the connection of this call is closed. */
  gone: Promise<unknown>;
}

export type Reply = (call: ClarifaiCall, response: ServerResponse) => void;

export interface ClarifaiServer {
  settings: ClarifaiSettings;
  calls: ClarifaiCall[];
  /** Answers the next calls; the documented behavior unless set. */
  reply: Reply;
  close: () => Promise<void>;
}

function sendJson(response: ServerResponse, http: number, body: unknown, headers = {}): void {
  response.writeHead(http, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A refusal as Clarifai writes one. */
export const refuse =
  (http: number, code: number | string, headers: Record<string, string> = {}): Reply =>
  (call, response) => {
    const description = `Refused ${String(call.headers.authorization)} at Handler.go:12`;
    sendJson(response, http, { status: { code, description, details: KEY, req_id: 'req-1' } }, headers);
  };

/**
 * A successful answer: frames in the middle of their intervals, as in the documentation's example, and without zero
 * values, which the JSON of protocol buffers omits.
 */
export function goodAnswer(names: readonly string[], durationMs: number, sampleMs: number): unknown {
  const frames = [];
  for (let index = 0, time = sampleMs / 2; time < durationMs; index += 1, time += sampleMs) {
    const concepts = names.map((name, at) => ({
      id: `ai_${at}`,
      name,
      value: 0.99 - at / 10,
      app_id: 'main',
    }));
    frames.push({ frame_info: { ...(index === 0 ? {} : { index }), time }, data: { concepts } });
  }
  const status = { code: 10000, description: 'Ok', req_id: 'req-1' };
  return { status, outputs: [{ id: 'o', status, model: {}, data: { frames } }] };
}

/**
 * A server on loopback that implements Clarifai's documented protocol.
 *
 * @param videos what it recognizes, by the video's URL or its bytes in base64
 */
export async function startClarifaiServer(
  videos: ReadonlyMap<string, { names: string[]; durationMs: number }>,
): Promise<ClarifaiServer> {
  const documented: Reply = (call, response) => {
    if (call.path !== '/v2/users/clarifai/apps/main/models/general-image-recognition/outputs') {
      refuse(404, 11101)(call, response);
    } else if (call.headers.authorization !== `Key ${KEY}`) {
      refuse(401, 11009)(call, response);
    } else if (call.video === undefined || call.headers['content-type'] !== 'application/json') {
      refuse(400, 11102)(call, response);
    } else {
      const video = videos.get('url' in call.video ? call.video.url : call.video.base64);
      if (video === undefined) refuse(400, 'url' in call.video ? 31002 : 31420)(call, response);
      else sendJson(response, 200, goodAnswer(video.names, video.durationMs, call.sampleMs));
    }
  };
  const calls: ClarifaiCall[] = [];
  const open = new Set<Socket>();
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const parsed = v.safeParse(bodySchema, body);
    const gone = new Promise((resolve) => request.socket.on('close', resolve));
    const call = {
      path: request.url ?? '',
      headers: request.headers,
      body,
      video: parsed.success ? parsed.output.inputs[0].data.video : undefined,
      sampleMs: parsed.success ? parsed.output.model.output_info.output_config.sample_ms : 0,
      gone,
    };
    calls.push(call);
    server.reply(call, response);
  };
  const listener = createServer((request, response) => {
    // Some tests close the connection during the request.
    receive(request, response).catch(() => response.destroy());
  });
  // Only the client may close an idle connection.
  listener.keepAliveTimeout = 600_000;
  listener.on('connection', (socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('not bound to a port');
  const server: ClarifaiServer = {
    settings: {
      key: KEY,
      origin: `http://127.0.0.1:${address.port}`,
      userId: 'clarifai',
      appId: 'main',
      modelId: 'general-image-recognition',
      sampleMs: 1_000,
    },
    calls,
    reply: documented,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return server;
}
