import { adCom, guide, openRtb, type Report } from './findings';
import { VAGUE } from './formats';
import { isAbsent, numberIn, textIn, textsIn, type JsonObject } from './json-values';
import {
  CONTENT_1_0,
  CONTENT_3_1,
  genreIdOf,
  idsOutside,
  isCtvGenre,
  isDeprecatedTaxonomy,
  isOtherTaxonomy,
  taxonomyName,
  taxonomyOf,
} from './taxonomies';

const CONTENT = openRtb('3.2.16');
const TAXONOMIES = adCom('Category Taxonomies');

/** More genres than this do not say what a program is. */
const MAX_GENRES = 5;

/** Maximum number of IDs that a message names. */
const MAX_NAMED = 5;

/** The value of a message that says that there is none. */
const NONE = 'none';

/** Attributes with categories of advertisements. */
const ABOUT_ADS: ReadonlySet<string> = new Set(['bcat', 'acat']);

/** The number of a taxonomy, also as a text: that it has the wrong type is reported already. */
function taxonomyIn(of: JsonObject, name: string): number | undefined {
  const text = textIn(of, name);
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : numberIn(of, name);
}

/** Checks the category IDs of an object against its taxonomy. */
export function checkCategories(
  report: Report,
  path: string,
  of: JsonObject,
  attributes: readonly string[],
): void {
  const taxonomy = taxonomyIn(of, 'cattax');
  const given = attributes.filter((name) => textsIn(of, name).length > 0);
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (given.length === 0 && taxonomy !== undefined) {
    report('weak', 'taxonomy-alone', at('cattax'), TAXONOMIES, { value: taxonomy });
  }
  for (const name of given) {
    const ids = textsIn(of, name);
    const outside = idsOutside(taxonomy ?? CONTENT_1_0, ids);
    if (outside.length === 0) continue;
    const fit = taxonomyOf(ids, ABOUT_ADS.has(name));
    const values = {
      ids: outside.slice(0, MAX_NAMED).join(', '),
      taxonomy: taxonomyName(taxonomy ?? CONTENT_1_0),
      fit: fit === undefined ? NONE : taxonomyName(fit),
    };
    const code = taxonomy === undefined ? 'cattax-missing' : 'cat-ids';
    report('wrong', code, at(name), TAXONOMIES, { value: ids.join(', '), values });
  }
}

/** Checks the categories of a program. */
export function checkTaxonomyOfContent(report: Report, path: string, content: JsonObject): void {
  checkCategories(report, path, content, ['cat']);
  if (textsIn(content, 'cat').length === 0) return;
  const given = taxonomyIn(content, 'cattax');
  const taxonomy = given ?? CONTENT_1_0;
  const values = { taxonomy: taxonomyName(taxonomy) };
  if (isOtherTaxonomy(taxonomy)) {
    report('wrong', 'cattax-kind', `${path}.cattax`, TAXONOMIES, { value: given, values });
  } else if (isDeprecatedTaxonomy(taxonomy) && idsOutside(taxonomy, textsIn(content, 'cat')).length === 0) {
    report('weak', 'cattax-old', `${path}.cattax`, TAXONOMIES, { value: given, values });
  }
}

function checkGenreIds(report: Report, path: string, content: JsonObject): void {
  const genres = textsIn(content, 'genres');
  const taxonomy = taxonomyIn(content, 'gtax') ?? CONTENT_3_1;
  if (taxonomy !== CONTENT_3_1 && taxonomy < 500) {
    const values = { taxonomy: taxonomyName(taxonomy) };
    report('wrong', 'genre-taxonomy', `${path}.gtax`, guide('7.13.3'), { value: taxonomy, values });
    return;
  }
  if (taxonomy >= 500) return;
  for (const [index, genre] of genres.entries()) {
    const at = `${path}.genres[${index}]`;
    const id = genreIdOf(genre);
    if (idsOutside(CONTENT_3_1, [genre]).length === 0) {
      if (!isCtvGenre(genre)) report('weak', 'genre-rare', at, guide('7.13.5'), { value: genre });
    } else if (id !== undefined) report('wrong', 'genre-name', at, CONTENT, { value: genre, values: { id } });
    else report('wrong', 'genre-id', at, CONTENT, { value: genre });
  }
  if (genres.length > MAX_GENRES) {
    report('weak', 'genres-many', `${path}.genres`, guide('7.13.3'), { values: { count: genres.length } });
  }
}

/** Checks the genres of a program, as text and as IDs. */
export function checkGenre(report: Report, path: string, content: JsonObject): void {
  const text = textIn(content, 'genre');
  const genres = textsIn(content, 'genres');
  if (genres.length > 0) checkGenreIds(report, path, content);
  else if (content.gtax !== undefined && content.genres === undefined) {
    report('weak', 'taxonomy-alone', `${path}.gtax`, guide('7.13'), { value: content.gtax });
  }
  const named = text === undefined ? undefined : genreIdOf(text);
  if (named !== undefined && genres.length > 0 && !genres.includes(named)) {
    const values = { id: named };
    report('wrong', 'genres-differ', `${path}.genre`, guide('7.13.3'), { value: text, values });
  }
  if (text !== undefined && VAGUE.test(text)) {
    report('missing', 'vague', `${path}.genre`, guide('7.13'), {
      value: text,
      values: { attribute: 'genre' },
    });
  } else if (text !== undefined && genres.length === 0) {
    const ids = text.split(/[,;/|]/).map((each) => genreIdOf(each));
    const known = ids.filter((id) => id !== undefined).join(', ');
    report('weak', 'genre-text', `${path}.genre`, guide('7.13.3'), {
      value: text,
      values: { ids: known || NONE },
    });
  } else if (isAbsent(content, 'genre') && genres.length === 0) {
    report('missing', 'signal', `${path}.genres`, CONTENT, { values: { attribute: 'genres' } });
  }
}
