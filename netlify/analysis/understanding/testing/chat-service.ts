import type { IncomingMessage } from 'node:http';
import {
  json,
  startService,
  type Answer as AnswerTo,
  type LoopbackService,
} from '../../endpoint/testing/loopback-service';

interface Part {
  type: string;
  text?: string;
  image_url?: { url: string; detail?: string };
}

/** A request as the service received it. */
export interface ChatCall {
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    messages: [{ role: 'system'; content: string }, { role: 'user'; content: Part[] }];
    response_format?: { type: string; json_schema?: { strict: boolean; schema: JsonSchema } };
    max_tokens?: number;
    max_completion_tokens?: number;
  } & Record<string, unknown>;
  /** The user's message as one text, without pictures. */
  said: string;
}

export interface JsonSchema {
  type: unknown;
  enum?: unknown[];
  additionalProperties?: boolean;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

export type Answer = AnswerTo<ChatCall>;
export type ChatService = LoopbackService<ChatCall>;

/** A service on loopback that reads each request and answers as told. */
export function startChatService(answer: Answer): Promise<ChatService> {
  return startService('/v1/chat/completions', readCall, answer);
}

function readCall(headers: IncomingMessage['headers'], body: Buffer): ChatCall {
  const parsed = JSON.parse(body.toString('utf8')) as ChatCall['body'];
  const said = parsed.messages[1].content.map(({ text = '' }) => text).join('\n');
  return { headers, body: parsed, said };
}

/** What a good model says about the scene of the tests. */
export const GOOD = {
  insufficient: false,
  summary: { text: 'A reporter tells of a robbery.', evidence: ['F1', 'L1'], confidence: 0.9 },
  place: { text: 'a street', evidence: ['F2'], confidence: 0.6 },
  tone: { name: 'informational', intensity: 'medium', evidence: ['L1'], confidence: 0.8 },
  topics: [{ id: '386', evidence: ['L2'], quote: 'the mayor said', confidence: 0.7 }],
  risks: [
    {
      id: 'XtODT3',
      level: 'medium',
      treatment: 'news',
      evidence: ['L1', 'F1'],
      quote: 'robbed the bank',
      confidence: 0.85,
    },
  ],
};

type Message = Record<string, unknown>;

/** Answers as OpenAI does. @param content an object becomes JSON */
export function completion(content: unknown, message: Message = {}, choice: Message = {}): Answer {
  const text = typeof content === 'string' || content === null ? content : JSON.stringify(content);
  return json({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text, ...message },
        finish_reason: 'stop',
        ...choice,
      },
    ],
    usage: { total_tokens: 1000 },
  });
}

const refused = (message: string, param?: string): Answer =>
  json({ error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } }, 400);

/** The rules of OpenAI's strict mode. */
function isStrict({ additionalProperties, required = [], properties, items }: JsonSchema): boolean {
  const isClosed =
    properties === undefined ||
    (additionalProperties === false && Object.keys(properties).every((name) => required.includes(name)));
  return isClosed && [...Object.values(properties ?? {}), ...(items ? [items] : [])].every(isStrict);
}

/** How servers differ, by their documentation; each answers with `content` where it takes a request. */
export const DIALECTS: Readonly<Record<string, (content: unknown) => Answer>> = {
  OpenAI: (content) => (call, response) => {
    const { max_tokens, temperature, response_format: format } = call.body;
    const isTaken =
      max_tokens === undefined &&
      temperature === undefined &&
      (format?.json_schema === undefined || isStrict(format.json_schema.schema));
    (isTaken ? completion(content, { refusal: null }) : refused("Unsupported parameter: 'max_tokens'"))(
      call,
      response,
    );
  },
  Ollama: (content) => (call, response) => {
    const images = call.body.messages[1].content.flatMap(({ image_url: image }) => image?.url ?? []);
    const isTaken = images.every((url) => /^data:image\/(jpeg|png|webp);base64,/.test(url));
    (isTaken ? completion(content) : refused('invalid image input'))(call, response);
  },
  'an older server, which limits tokens by max_tokens alone': (content) => (call, response) => {
    const isTaken = call.body.max_completion_tokens === undefined;
    const message = "Unrecognized request argument supplied: 'max_completion_tokens'";
    (isTaken ? completion(content) : refused(message))(call, response);
  },
  'a server that does not say what it refuses': (content) => (call, response) => {
    const isTaken = call.body.max_tokens !== undefined && call.body.response_format === undefined;
    (isTaken ? completion(content) : json({ detail: 'bad request' }, 422))(call, response);
  },
  vLLM: (content) => completion(content, { reasoning_content: null, tool_calls: [] }, { stop_reason: null }),
  'LM Studio': (content) => (call, response) => {
    const isTaken = call.body.response_format?.type !== 'json_object';
    (isTaken ? completion(content) : refused("'response_format.type' must be 'json_schema' or 'text'"))(
      call,
      response,
    );
  },
  'llama.cpp': (content) => (call, response) => {
    const hasNested = call.body.response_format?.json_schema?.schema !== undefined;
    (hasNested ? completion(content) : completion('{}'))(call, response);
  },
  'a model without schemas, as many of Groq': (content) => (call, response) => {
    const isTaken = call.body.response_format?.type !== 'json_schema';
    const message = 'This model does not support response format `json_schema`.';
    (isTaken ? completion(content) : refused(message, 'response_format'))(call, response);
  },
  'a server without formats': (content) => (call, response) => {
    const isTaken = call.body.response_format === undefined;
    (isTaken ? completion(content) : refused('unknown field response_format'))(call, response);
  },
};
