import type { Report } from './findings';
import { languageOf, languageTagProblem } from './formats';
import { textIn, type JsonObject } from './json-values';

/** Checks the language of an object, of whose two forms only one may be sent. */
export function checkLanguages(report: Report, path: string, of: JsonObject, source: string): void {
  const language = textIn(of, 'language');
  const tag = textIn(of, 'langb');
  if (language !== undefined && languageOf(language) === undefined) {
    report('wrong', 'language', `${path}.language`, source, { value: language });
  }
  if (tag !== undefined && languageTagProblem(tag)) {
    report('wrong', 'language-tag', `${path}.langb`, source, { value: tag });
  }
  if (language !== undefined && tag !== undefined) {
    report('wrong', 'only-one', `${path}.langb`, source, {
      value: tag,
      values: { first: 'language', second: 'langb' },
    });
  }
}
