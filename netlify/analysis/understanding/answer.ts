import * as v from 'valibot';
import { EndpointError } from '../endpoint/endpoint-client';

/** An answer of `chat/completions`. Thoughts in other members are never read. */
const envelopeSchema = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        finish_reason: v.string(),
        message: v.object({ content: v.nullish(v.string(), ''), refusal: v.nullish(v.string(), '') }),
      }),
    ),
    v.minLength(1),
  ),
});

/**
 * The JSON object that a model has written. Only a complete answer counts. Nothing of it is repeated in an error.
 *
 * @param answer the parsed JSON of the service
 * @throws EndpointError if there is none
 */
export function readAnswer(answer: unknown): Record<string, unknown> {
  const parsed = v.safeParse(envelopeSchema, answer);
  const [choice] = parsed.success ? parsed.output.choices : [];
  if (choice === undefined) throw unusable('without a completion');
  const { finish_reason: reason, message } = choice;
  if (message.refusal !== '') throw unusable('with a refusal');
  if (reason === 'length') throw unusable('with a text that is cut');
  if (reason !== 'stop') throw unusable('with a text that has not ended');
  if (message.content.trim() === '') throw unusable('with an empty text');
  const object = objectIn(message.content);
  if (object === undefined) throw unusable('with something other than one JSON object');
  return object;
}

function unusable(how: string): EndpointError {
  return new EndpointError(`the scene service answered ${how}`, false);
}

/** The one JSON object of a text. Words around it are dropped; of two objects, or a part of one, nothing is read. */
function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
