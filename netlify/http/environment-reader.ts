import { parseAllowedHosts, type AllowedHosts } from '../analysis/source/allowed-hosts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads variables and collects all problems with them, so that one start reports them all. */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly variables: Variables) {}

  text(name: string): string | undefined {
    const value = this.variables[name]?.trim();
    return value === '' ? undefined : value;
  }

  required(name: string, isValid: (value: string) => boolean, expected: string): string {
    const value = this.text(name);
    if (value === undefined) this.problems.push(`${name} is missing (${expected})`);
    else if (!isValid(value)) this.problems.push(`${name} is "${value}", expected ${expected}`);
    return value ?? '';
  }

  /** As `required`, but the value is a secret and never reported, not even when it is invalid. */
  secret(name: string, isValid: (value: string) => boolean, expected: string): string {
    const value = this.text(name);
    if (value === undefined) this.problems.push(`${name} is missing (${expected})`);
    else if (!isValid(value)) this.problems.push(`${name} is not ${expected}`);
    return value ?? '';
  }

  /** `fallback` if it is not set; an invalid value is a problem. */
  optional<T>(name: string, fallback: T, isValid: (value: string) => boolean, expected: string): string | T {
    return this.text(name) === undefined ? fallback : this.required(name, isValid, expected);
  }

  /** `host:port`; undefined if it is not set. */
  host(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^[^\s/]+:\d{1,5}$/.test(value)) {
      this.problems.push(`${name} is "${value}", expected host:port`);
    }
    return value;
  }

  /** True only if set to `true`; any value other than `true` and `false` is a problem. */
  boolean(name: string): boolean {
    const isValid = (value: string): boolean => value === 'true' || value === 'false';
    return this.optional(name, 'false', isValid, 'true or false') === 'true';
  }

  /** Digits only; undefined if it is not set. */
  projectNumber(name: string): string | undefined {
    return this.optional(name, undefined, (value) => /^\d{6,20}$/.test(value), 'the number of a project');
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.problems.push(`${name} is "${value}", expected a whole number from ${min} to ${max}`);
    return fallback;
  }

  hosts(name: string): AllowedHosts {
    try {
      return parseAllowedHosts(this.text(name) ?? '');
    } catch (error) {
      this.problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return new Set();
    }
  }
}
