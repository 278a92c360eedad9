import type * as v from 'valibot';

type Json = Record<string, unknown>;
type Schema = v.GenericSchema | v.SchemaWithPipe<readonly [v.GenericSchema, ...v.GenericPipeItem[]]>;

/** What the contract's schemas consist of, as valibot describes them. */
interface Inner {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  /** Of a union or variant schemas, of a picklist its values. */
  options?: readonly unknown[];
  literal?: unknown;
  value?: Schema;
  wrapped?: Schema;
  pipe?: readonly (Schema | { kind: string; type: string; requirement?: unknown })[];
}

/** Rules that JSON Schema cannot express: they are left out of it, and only the contract has them. */
const WITHOUT_A_WORD = new Set(['check', 'trim']);

function ruleOf(type: string, requirement: unknown, isList: boolean): Json {
  switch (type) {
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'min_length':
      return { [isList ? 'minItems' : 'minLength']: requirement };
    case 'max_length':
      return { [isList ? 'maxItems' : 'maxLength']: requirement };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'boolean':
      return { type: 'boolean' };
    default:
      if (WITHOUT_A_WORD.has(type)) return {};
      throw new Error(`no JSON Schema is known for the rule "${type}"`);
  }
}

function objectOf(entries: Record<string, Schema>): Json {
  const all = Object.entries(entries);
  const required = all.filter(([, schema]) => (schema as Inner).type !== 'optional').map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, schema]) => [name, jsonSchemaOf(schema)])),
    required,
  };
}

/**
 * The JSON Schema (2020-12) of a schema of the contract. Unknown members are let through, as the contract does.
 *
 * @throws for a kind of schema or rule that it does not know, so that nothing is left out in silence
 */
export function jsonSchemaOf(schema: Schema | undefined): Json {
  if (schema === undefined) throw new Error('a schema that holds none where it should');
  const { type, entries = {}, item, options = [], literal, value, wrapped, pipe } = schema as Inner;
  if (pipe) {
    const [first, ...rules] = pipe;
    const isList = (first as Inner).type === 'array';
    const parts = rules.map((rule) =>
      ruleOf(rule.type, (rule as { requirement?: unknown }).requirement, isList),
    );
    return Object.assign(jsonSchemaOf(first as Schema), ...parts) as Json;
  }
  switch (type) {
    case 'string':
    case 'number':
      return { type };
    case 'object':
    case 'loose_object':
      return objectOf(entries);
    case 'array':
      return { type, items: jsonSchemaOf(item) };
    case 'record':
      return { type: 'object', additionalProperties: jsonSchemaOf(value) };
    case 'literal':
      return { const: literal };
    case 'picklist':
      return { enum: options };
    case 'union':
    case 'variant':
      return { anyOf: options.map((option) => jsonSchemaOf(option as Schema)) };
    case 'optional':
      return jsonSchemaOf(wrapped);
    case 'boolean':
      return { type: 'boolean' };
    default:
      throw new Error(`no JSON Schema is known for "${type}"`);
  }
}
