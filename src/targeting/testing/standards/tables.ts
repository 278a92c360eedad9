import { readFileSync } from 'node:fs';

interface Attribute {
  type: string;
  isRequired: boolean;
  /** The values that the standard enumerates; empty if it does not. */
  values: number[];
}

/** The attributes of each object of a standard, as its tables list them. */
type Tables = ReadonlyMap<string, ReadonlyMap<string, Attribute>>;

function attributeOf(type: string, description: string): Attribute {
  // Such as "`0` = deal is active" and "0 = no".
  const values = [...description.matchAll(/(?:^|>|\s)`?(\d+)`?\s=\s/g)].map(([, value]) => Number(value));
  return {
    type:
      /^[a-z]+(?: array)?/.exec(type)?.[0].replace('int ', 'integer ').replace(/^int$/, 'integer') ?? type,
    isRequired: type.includes('**required**'),
    values,
  };
}

/** Reads the tables of a standard. @param name of the file beside this one */
export function readTables(name: string): Tables {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const sections = text.split('\n## Object: ').slice(1);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const rows = lines.flatMap((line) => {
        const [, attribute, type, description] = /^\| `(\w+)`\s*\| (.*?)\s*\| (.*) \|$/.exec(line) ?? [];
        if (attribute === undefined || type === undefined) return [];
        return [[attribute, attributeOf(type, description ?? '')] as const];
      });
      return [title.trim(), new Map(rows)] as const;
    }),
  );
}

const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  float: (value) => typeof value === 'number',
  object: (value) => typeof value === 'object' && !Array.isArray(value),
};

/**
 * Where an object disagrees with its table: unknown and missing attributes, wrong types, and values that are not in the
 * list. Extensions can have anything.
 */
export function faultsOf(tables: Tables, name: string, object: object): string[] {
  const table = tables.get(name);
  if (!table) return [`${name} is no object of the standard`];
  const missing = [...table].flatMap(([attribute, { isRequired }]) =>
    isRequired && !(attribute in object) ? [`${name}.${attribute} is missing`] : [],
  );
  const wrong = Object.entries(object).flatMap(([attribute, value]: [string, unknown]) => {
    const found = table.get(attribute);
    if (!found) return [`${name}.${attribute} is unknown`];
    const [single = '', array] = found.type.split(' ');
    const items: unknown[] = array === undefined ? [value] : Array.isArray(value) ? value : [undefined];
    const isValid = items.every(
      (item) =>
        isOfType[single]?.(item) === true &&
        (found.values.length === 0 || found.values.includes(Number(item))),
    );
    return isValid ? [] : [`${name}.${attribute} is not ${found.type} ${found.values.join('/')}`];
  });
  return [...missing, ...wrong];
}
