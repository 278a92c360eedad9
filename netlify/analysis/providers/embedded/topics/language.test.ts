import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../captions/languages';
import { languagesOf } from './language';
import { FOREIGN, FOREIGN_RECIPES, HEADLINES, RECIPES } from './testing/language-samples';
import { wordsOf } from './tokens';

function languagesIn(captions: readonly string[], declared?: string) {
  return languagesOf(
    captions.map((text) => wordsOf(text).map(({ word }) => word)),
    declared,
  );
}

/** In capitals, which have often lost their accents. */
const capitals = (lines: readonly string[]) =>
  lines.map((line) => line.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase());

describe('the language of a caption', () => {
  it.each([
    ['en', 'Where have you been all this time?'],
    ['es', '¿Dónde has estado todo este tiempo?'],
    ['fr', "Qu'est-ce que tu as fait tout ce temps ?"],
    ['en', 'Police arrest man over armed robbery'],
    ['de', 'Da war man noch nicht so weit.'],
    ['de', 'Wo warst du die ganze Zeit?'],
    ['de', 'Backofen auf 180 Grad vorheizen'],
    ['other', 'Dove sei stato per tutto questo tempo? Non lo so.'],
    ['other', 'Onde é que você estava? Eu não sei, mas ele sabe.'],
    ['other', 'Waar ben je al die tijd geweest? Ik weet het niet.'],
    ['other', '何人も、奴隷にされ、又は苦役に服することはない。'],
    ['unknown', 'Tennis'],
    ['unknown', '12:30'],
    ['unknown', ''],
  ])('is %s: %s', (language, text) => {
    expect(languagesIn([text])).toEqual([language]);
  });

  it('is that of its neighbors when its own words are not enough', () => {
    const german = 'Wir haben das nicht gewusst, aber es ist so.';
    expect(languagesIn([german, 'Hotel Bristol.', german])).toEqual(['de', 'de', 'de']);
  });

  it('is that of the video when no caption is near', () => {
    const spoken = Array.from({ length: 12 }, () => 'No sé qué hacer con los niños.');
    const silent = Array.from({ length: 12 }, () => 'Hotel Bristol.');
    expect(languagesIn([...spoken, ...silent]).at(-1)).toBe('es');
  });

  it.each(Object.entries(HEADLINES))('is found for headlines: %s', (language, lines) => {
    for (const texts of [lines, capitals(lines)]) {
      expect(languagesIn(texts)).toEqual(lines.map(() => language));
    }
  });

  it('is hardly ever a wrong one in recipes of the known languages', () => {
    for (const [language, lines] of Object.entries(RECIPES)) {
      for (const recipe of [lines, capitals(lines)]) {
        const found = languagesIn(recipe);
        expect(found.filter((each) => each === language).length, language).toBeGreaterThan(lines.length / 5);
        const wrong = found.filter((each) => each !== language && each !== 'unknown');
        expect(wrong.length, language).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each([...Object.entries(FOREIGN), ...Object.entries(FOREIGN_RECIPES)])(
    'is never a known one in %s',
    (_, lines) => {
      for (const texts of [lines, capitals(lines)]) {
        const found = new Set<string>(languagesIn(texts));
        expect(LANGUAGES.filter((language) => found.has(language))).toEqual([]);
        expect(found).toContain('other');
      }
    },
  );

  it('takes constant time for each caption, however many there are', () => {
    let reads = 0;
    const captions = Array.from(
      { length: 2000 },
      () =>
        new Proxy(['the', 'der'], {
          get: (target, key, receiver) => {
            if (key === '0') reads += 1;
            return Reflect.get(target, key, receiver) as unknown;
          },
        }),
    );
    languagesOf(captions);
    expect(reads).toBe(2000);
  });
});

describe('a declared language', () => {
  it.each(['de', 'ger', 'deu', 'de-AT', 'de_DE', ' DE '])(
    'is used where letters do not tell: %s',
    (declared) => {
      expect(languagesIn(RECIPES.de, declared)).toEqual(RECIPES.de.map(() => 'de'));
      expect(languagesIn(['Tennis'], declared)).toEqual(['de']);
    },
  );

  it('is another one, too', () => {
    expect(languagesIn(['Pasta Carbonara'], 'ita')).toEqual(['other']);
  });

  it('loses where the text clearly contradicts', () => {
    const lines = [
      'Wir haben das nicht gewusst, aber es ist so.',
      'Und morgen fahren wir wieder nach Hause.',
    ];
    expect(languagesIn(lines, 'en')).toEqual(['de', 'de']);
    expect(languagesIn(FOREIGN.Italian, 'en')).toEqual(FOREIGN.Italian.map(() => 'other'));
    expect(languagesIn(lines, 'it')).toEqual(['de', 'de']);
  });

  it.each(['und', 'mul', 'cy', 'x', 'not a language', ''])(
    'changes nothing if it tells nothing: %j',
    (declared) => {
      expect(languagesIn(RECIPES.fr, declared)).toEqual(languagesIn(RECIPES.fr));
    },
  );
});

describe('the language of a text', () => {
  it.each([
    // From the Universal Declaration of Human Rights.
    [
      false,
      'it',
      'Nessuna distinzione sarà inoltre stabilita sulla base dello statuto politico, giuridico o internazionale del paese o del territorio cui una persona appartiene, sia indipendente, o sottoposto ad amministrazione fiduciaria o non autonomo, o soggetto a qualsiasi limitazione di sovranità. Ogni individuo ha diritto alla vita, alla libertà ed alla sicurezza della propria persona. Nessun individuo potrà essere tenuto in stato di schiavitù o di servitù; la schiavitù e la tratta degli schiavi saranno proibite sotto qualsiasi forma.',
    ],
    [
      false,
      'pt',
      'Além disso, não será feita nenhuma distinção fundada no estatuto político, jurídico ou internacional do país ou do território da naturalidade da pessoa, seja esse país ou território independente, sob tutela, autónomo ou sujeito a alguma limitação de soberania. Todo o indivíduo tem direito à vida, à liberdade e à segurança pessoal. Ninguém será mantido em escravatura ou em servidão; a escravatura e o trato dos escravos, sob todas as formas, são proibidos.',
    ],
    [
      false,
      'nl',
      'Verder zal geen onderscheid worden gemaakt naar de politieke, juridische of internationale status van het land of gebied, waartoe iemand behoort, onverschillig of het een onafhankelijk, trust-, of niet-zelfbesturend gebied betreft, dan wel of er een andere beperking van de soevereiniteit bestaat. Een ieder heeft het recht op leven, vrijheid en onschendbaarheid van zijn persoon. Niemand zal in slavernij of horigheid gehouden worden. Slavernij en slavenhandel in iedere vorm zijn verboden.',
    ],
    [
      false,
      'pl',
      'Każdy człowiek posiada wszystkie prawa i wolności zawarte w niniejszej Deklaracji bez względu na jakiekolwiek różnice rasy, koloru, płci, języka, wyznania, poglądów politycznych i innych, narodowości, pochodzenia społecznego, majątku, urodzenia lub jakiegokolwiek innego stanu. Nie wolno ponadto czynić żadnej różnicy w zależności od sytuacji politycznej, prawnej lub międzynarodowej kraju lub obszaru, do którego dana osoba przynależy, bez względu na to, czy dany kraj lub obszar jest niepodległy, czy też podlega systemowi powiernictwa, nie rządzi się samodzielnie lub jest w jakikolwiek sposób ograniczony w swej niepodległości. Każdy człowiek ma prawo do życia, wolności i bezpieczeństwa swej osoby. Nie wolno nikogo czynić niewolnikiem ani nakładać na nikogo służebności;',
    ],
    [
      false,
      'sv',
      'Ingen åtskillnad må vidare göras på grund av den politiska, juridiska eller internationella ställning, som intages av det land eller område, till vilket en person hör, vare sig detta land eller område är oberoende, står under förvaltarskap, är icke-självstyrande eller är underkastat någon annan begränsning av sin suveränitet. Envar har rätt till liv, frihet och personlig säkerhet. Ingen må hållas i slaveri eller träldom; slaveri och slavhandel i alla dess former äro förbjudna.',
    ],
    [
      false,
      'tr',
      'Akıl ve vicdana sahiptirler ve birbirlerine karşı kardeşlik zihniyeti ile hareket etmelidirler. Herkes, ırk, renk, cinsiyet, dil, din, siyasi veya diğer herhangi bir akide, milli veya içtimai menşe, servet, doğuş veya herhangi diğer bir fark gözetilmeksizin işbu Beyannamede ilan olunan tekmil haklardan ve bütün hürriyetlerden istifade edebilir. Bundan başka, bağımsız memleket uyruğu olsun, vesayet altında bulunan, gayri muhtar veya sair bir egemenlik kayıtlamasına tabi ülke uyruğu olsun, bir şahıs hakkında, uyruğu bulunduğu memleket veya ülkenin siyasi, hukuki veya milletlerarası statüsü bakımından hiçbir ayrılık gözetilmeyecektir. Yaşamak, hürriyet ve kişi emniyeti her ferdin hakkıdır.',
    ],
    [
      false,
      'ja',
      '何人も、奴隷にされ、又は苦役に服することはない。 奴隷制度及び奴隷売買は、いかなる形においても禁止する。 何人も、拷問又は残虐な、非人道的なもしくは屈辱的な取扱もしくは刑罰を受けることはない。 すべての人は、いかなる場所においても、法の下において、人として認められる権利を有する。',
    ],
    [
      false,
      'ru',
      'Каждый человек должен обладать всеми правами и всеми свободами, провозглашенными настоящей Декларацией, без какого бы то ни было различия, как-то в отношении расы, цвета кожи, пола, языка, религии, политических или иных убеждений, национального или социального происхождения, имущественного, сословного или иного положения. Кроме того, не должно проводиться никакого различия на основе политического, правового или международного статуса страны или территории, к которой человек принадлежит, независимо от того, является ли эта территория независимой, подопечной, несамоуправляющейся или как-либо иначе ограниченной в своем суверенитете. Каждый человек имеет право на жизнь, на свободу и на личную неприкосновенность. Никто не должен содержаться в рабстве или в подневольном состоянии;',
    ],
    [
      false,
      'ar',
      'لكل إنسان حق التمتع بكافة الحقوق والحريات الواردة في هذا الإعلان، دون أي تمييز، كالتمييز بسبب العنصر أو اللون أو الجنس أو اللغة أو الدين أو الرأي السياسي أو أي رأي آخر، أو الأصل الوطني أو الإجتماعي أو الثروة أو الميلاد أو أي وضع آخر، دون أية تفرقة بين الرجال والنساء. وفضلاً عما تقدم فلن يكون هناك أي تمييز أساسه الوضع السياسي أو القانوني أو الدولي لبلد أو البقعة التي ينتمي إليها الفرد سواء كان هذا البلد أو تلك البقعة مستقلاً أو تحت الوصاية أو غير متمتع بالحكم الذاتي أو كانت سيادته خاضعة لأي قيد من القيود. لكل فرد الحق في الحياة والحرية وسلامة شخصه. لا يجوز إسترقاق أو إستعباد أي شخص.',
    ],
    [
      true,
      'en',
      'Furthermore, no distinction shall be made on the basis of the political, jurisdictional or international status of the country or territory to which a person belongs, whether it be independent, trust, non‐self‐governing or under any other limitation of sovereignty. Everyone has the right to life, liberty and the security of person. No one shall be held in slavery or servitude; slavery and the slave trade shall be prohibited in all their forms.',
    ],
    [
      true,
      'de',
      'Jeder hat Anspruch auf die in dieser Erklärung verkündeten Rechte und Freiheiten ohne irgendeinen Unterschied, etwa nach Rasse, Hautfarbe, Geschlecht, Sprache, Religion, politischer oder sonstiger Überzeugung, nationaler oder sozialer Herkunft, Vermögen, Geburt oder sonstigem Stand. Des Weiteren darf kein Unterschied gemacht werden auf Grund der politischen, rechtlichen oder internationalen Stellung des Landes oder Gebiets, dem eine Person angehört, gleichgültig ob dieses unabhängig ist, unter Treuhandschaft steht, keine Selbstregierung besitzt oder sonst in seiner Souveränität eingeschränkt ist. Jeder hat das Recht auf Leben, Freiheit und Sicherheit der Person. Niemand darf in Sklaverei oder Leibeigenschaft gehalten werden;',
    ],
    [
      true,
      'es',
      'Todo individuo tiene derecho a la vida, a la libertad y a la seguridad de su persona. Nadie estará sometido a esclavitud ni a servidumbre, la esclavitud y la trata de esclavos están prohibidas en todas sus formas. Nadie será sometido a torturas ni a penas o tratos crueles, inhumanos o degradantes. Todo ser humano tiene derecho, en todas partes, al reconocimiento de su personalidad jurídica.',
    ],
    [
      true,
      'fr',
      'De plus, il ne sera fait aucune distinction fondée sur le statut politique, juridique ou international du pays ou du territoire dont une personne est ressortissante, que ce pays ou territoire soit indépendant, sous tutelle, non autonome ou soumis à une limitation quelconque de souveraineté. Tout individu a droit à la vie, à la liberté et à la sûreté de sa personne. Nul ne sera tenu en esclavage ni en servitude ; l’esclavage et la traite des esclaves sont interdits sous toutes leurs formes.',
    ],
  ])('is one of ours: %s (%s)', (isOurs, language, text) => {
    expect(languagesIn([text])).toEqual([isOurs ? language : 'other']);
  });
});
