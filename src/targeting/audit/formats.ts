const names = new Map<string, Intl.DisplayNames>();

/** Whether a code has a name of its own. */
function isNamed(type: 'language' | 'currency', code: string): boolean {
  let known = names.get(type);
  if (!known) names.set(type, (known = new Intl.DisplayNames('en', { type, fallback: 'none' })));
  try {
    return known.of(code) !== undefined;
  } catch {
    return false;
  }
}

/** The language of a code of ISO 639-1, which has two small letters; undefined for anything else. */
export const languageOf = (code: string): string | undefined =>
  /^[a-z]{2}$/.test(code) && isNamed('language', code) ? code : undefined;

/** Whether a tag is not one of BCP 47. */
export function languageTagProblem(tag: string): boolean {
  if (!/^[a-z]{2,3}(-|$)/i.test(tag)) return true;
  try {
    return !isNamed('language', new Intl.Locale(tag).language);
  } catch {
    return true;
  }
}

/** The language of a tag as its shortest code, without what says nothing; undefined for what is not a tag. */
export function primaryLanguage(tag: string): string | undefined {
  if (languageTagProblem(tag)) return undefined;
  const { language } = new Intl.Locale(tag);
  return ['und', 'mul', 'mis', 'zxx'].includes(language) ? undefined : language;
}

/** Languages that logs name in words, by their codes; in the languages of planners. */
const NAMED_LANGUAGES =
  'ar cs da de el en es fi fr he hi hu it ja ko nl no pl pt ro ru sv th tr uk vi zh'.split(' ');
let languagesByName: ReadonlyMap<string, string> | undefined;

function namedLanguages(): ReadonlyMap<string, string> {
  return (languagesByName ??= new Map(
    NAMED_LANGUAGES.flatMap((code) =>
      ['en', 'de', 'es', 'fr', code].map((locale) => {
        const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
        return [name.toLowerCase(), code] as const;
      }),
    ),
  ));
}

/** The language that a cell of a log names, as a tag or in words: `en-US`, `en_US`, `English (US)`, `Deutsch`. */
export function languageInLog(text: string): string | undefined {
  const first =
    text
      .trim()
      .replace('_', '-')
      .split(/[/,;(]/)[0]
      ?.trim() ?? '';
  return namedLanguages().get(first.toLowerCase()) ?? primaryLanguage(first);
}

export const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code) && isNamed('currency', code);

/** The codes of ISO 3166-1 with three letters, and XKX, which is in use for Kosovo. */
const COUNTRIES: ReadonlySet<string> = new Set(
  `ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ BMU
   BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA
   DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM
   GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT
   LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ
   MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF
   QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD
   TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM XKX YEM ZAF
   ZMB ZWE`.split(/\s+/),
);

export const isCountry = (code: string): boolean => COUNTRIES.has(code);

export const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text);

/** A name such as `abc.com`, without `https://`, path or port. */
export const isPlausibleDomain = (text: string): boolean =>
  /^([\p{L}\d]([\p{L}\d_-]*[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]+$/u.test(text);

export const isIpv4 = (text: string): boolean =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) < 256);

export const isIpv6 = (text: string): boolean => text.includes(':') && URL.canParse(`http://[${text}]/`);

/** Values that say nothing. */
export const VAGUE =
  /^(other|others|unknown|n\/?a|none|null|undefined|not available|not set|unspecified|misc(ellaneous)?|general|uncategori[sz]ed|default|test|tbd|various|nr|unrated|not rated|-+|\?+|0)$/i;

/** The same for a title: words such as "others" are titles of films. */
export const VAGUE_TITLE =
  /^(unknown|n\/?a|none|null|undefined|not available|not set|unspecified|untitled|no title|title|default|tbd|-+|\?+|0)$/i;
