import { EndpointClient, type EndpointSettings } from '../endpoint/endpoint-client';
import { wavOf } from './wav';

/** `verbose_json` has times, `diarized_json` has times and speakers, `json` is text alone. */
type Format = 'verbose_json' | 'diarized_json' | 'json';

/** Maximum length of an answer in bytes: whisper.cpp lists every token of every word. */
const MAX_ANSWER_BYTES = 2_000_000;

/**
 * A client of a speech-to-text service with the interface of OpenAI's `audio/transcriptions`. The format of the answers
 * is chosen by the model's name, and replaced by plain text when the service refuses it.
 */
export class TranscriptionEndpoint {
  readonly #settings: EndpointSettings;
  readonly #client: EndpointClient;
  #format: Format;

  /** @param waitMs wait before the second attempt, in ms, if not the default */
  constructor(settings: EndpointSettings, waitMs?: number) {
    this.#settings = settings;
    const name = 'speech-to-text service';
    this.#client = new EndpointClient(settings, { name, maxAnswerBytes: MAX_ANSWER_BYTES, waitMs });
    this.#format = formatFor(settings.model);
  }

  /**
   * Sends one piece of speech, again where that may help.
   *
   * @param samples one channel, 16 kHz, 16 bits
   * @returns the parsed JSON of the answer
   * @throws EndpointError, or the reason of the signal when it is aborted
   */
  async write(samples: Int16Array, signal: AbortSignal): Promise<unknown> {
    const wav = wavOf(samples);
    let sent = this.#format;
    const bodyOf = () => {
      sent = this.#format;
      return { body: this.#form(wav, sent) };
    };
    const askForText = () => {
      this.#format = 'json';
      return sent !== 'json';
    };
    return this.#client.post(bodyOf, signal, askForText);
  }

  #form(wav: Uint8Array<ArrayBuffer>, format: Format): FormData {
    const form = new FormData();
    form.set('file', new Blob([wav], { type: 'audio/wav' }), 'speech.wav');
    form.set('model', this.#settings.model);
    form.set('response_format', format);
    if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment');
    if (format === 'diarized_json') form.set('chunking_strategy', 'auto');
    form.set('temperature', '0');
    // whisper.cpp's own path: it takes every language for English unless asked to find out.
    if (new URL(this.#settings.url).pathname.endsWith('/inference')) form.set('language', 'auto');
    return form;
  }
}

/** OpenAI's newer models refuse `verbose_json`. */
function formatFor(model: string): Format {
  if (/diarize/i.test(model)) return 'diarized_json';
  return /^gpt-/i.test(model) ? 'json' : 'verbose_json';
}
