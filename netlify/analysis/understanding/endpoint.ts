import { EndpointClient, type EndpointSettings } from '../endpoint/endpoint-client';
import { answerSchemaOf, dataOf, INSTRUCTIONS } from './prompt';
import type { SceneSheet } from './scene-sheet';

/** How the form of the answer is asked for, the strictest first. */
const FORMATS = ['json_schema', 'json_object', 'none'] as const;
/** How its length is limited: OpenAI's newer models refuse the second, and older servers the first. */
const LIMITS = ['max_completion_tokens', 'max_tokens'] as const;

interface Dialect {
  format: (typeof FORMATS)[number];
  limit: (typeof LIMITS)[number];
}

/** In the order in which they are tried. */
const DIALECTS: readonly Dialect[] = LIMITS.flatMap((limit) => FORMATS.map((format) => ({ format, limit })));

/** Maximum length of an answer in tokens, and in bytes: some models write down what they think. */
const MAX_TOKENS = 1_500;
const MAX_ANSWER_BYTES = 500_000;

/**
 * A client of a service with the interface of OpenAI's `chat/completions`. The dialect that the service understands is
 * found with the first scenes, and kept.
 */
export class UnderstandingEndpoint {
  readonly #model: string;
  readonly #client: EndpointClient;
  #dialect: Dialect = { format: 'json_schema', limit: 'max_completion_tokens' };

  /** @param waitMs wait before the second attempt, in ms, if not the default */
  constructor(settings: EndpointSettings, waitMs?: number) {
    this.#model = settings.model;
    const name = 'scene service';
    this.#client = new EndpointClient(settings, { name, maxAnswerBytes: MAX_ANSWER_BYTES, waitMs });
  }

  /**
   * Sends one scene, again where that may help.
   *
   * @returns the parsed JSON of the answer
   * @throws EndpointError, or the reason of the signal when it is aborted
   */
  async describe(sheet: SceneSheet, signal: AbortSignal): Promise<unknown> {
    let sent = this.#dialect;
    const bodyOf = () => {
      sent = this.#dialect;
      return { body: JSON.stringify(this.#request(sheet, sent)), contentType: 'application/json' };
    };
    return this.#client.post(bodyOf, signal, (complaint) => {
      // Another scene may have found a better one in the meantime.
      if (this.#dialect === sent) this.#dialect = nextAfter(sent, complaint);
      return this.#dialect !== sent;
    });
  }

  #request(sheet: SceneSheet, { format, limit }: Dialect) {
    const schema = answerSchemaOf(sheet);
    const system =
      format === 'json_schema'
        ? INSTRUCTIONS
        : `${INSTRUCTIONS}\n\nIts JSON Schema:\n${JSON.stringify(schema)}`;
    const json = { type: 'json_schema', json_schema: { name: 'scene', strict: true, schema } };
    return {
      model: this.#model,
      [limit]: MAX_TOKENS,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: dataOf(sheet) },
      ],
      ...(format === 'json_schema' ? { response_format: json } : {}),
      ...(format === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
    };
  }
}

/** The dialect to try after one was refused; the same if there is none left. */
function nextAfter(refused: Dialect, complaint: string): Dialect {
  const at = DIALECTS.findIndex(({ format, limit }) => format === refused.format && limit === refused.limit);
  const namesLimit = complaint.includes('max_completion_tokens') && refused.limit === 'max_completion_tokens';
  const sameFormat = DIALECTS.findIndex(
    ({ format, limit }) => format === refused.format && limit === 'max_tokens',
  );
  return DIALECTS[namesLimit ? sameFormat : at + 1] ?? refused;
}
