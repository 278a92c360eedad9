import { findPhrases, plainText, type Phrases, type WordLanguage } from './spots/words';

/** Expressions of death, mortal illness, violence and abuse that are hardly ever said of anything else. English has the vectors. */
const GRAVE_PHRASES: Readonly<Partial<Record<WordLanguage, Phrases>>> = {
  de: `heute nacht gestorben, letzte nacht gestorben, gestern gestorben, heute morgen gestorben,
    im krankenhaus gestorben, am unfallort gestorben, war* sofort tot, auf der stelle tot, erlag* * verletzungen,
    * verletzungen erlegen, noch am unfallort, ums leben gekommen, ums leben kam*, kam* ums leben,
    von uns gegangen, die operation nicht überlebt, die nacht nicht überlebt, den unfall nicht überlebt,
    tot aufgefunden, leblos aufgefunden, tot geborgen, jede hilfe zu spät, krebs hat gestreut,
    krebs im endstadium, unheilbar krank, liegt im sterben, lag im sterben, auf dem sterbebett,
    nur noch wenige wochen zu leben, nur noch wenige monate zu leben, nicht mehr lange zu leben,
    wollte nicht mehr leben, will nicht mehr leben, nicht mehr leben wollen, * leben ein ende, sich vor den zug,
    vor einen zug geworfen, wurde beigesetzt, engsten kreis beigesetzt, engsten familienkreis beigesetzt,
    zu grabe getragen, * baby verloren, tot geboren, totgeburt, im krieg gefallen, an der front gefallen,
    mit dem leben bezahlt, grün und blau geschlagen, halb tot geschlagen, herzliches beileid,
    nach de* vermissten mädchen, nach de* vermissten jungen`,
  es: `perdi* la vida, perder la vida en, ha* perdido la vida, falleci* en el acto, murió en el acto,
    murieron en el acto, falleció anoche, falleció ayer, falleció esta *, ha* fallecido, murió esta madrugada,
    murió esta noche, murió anoche, murió en el hospital, muri* en la guerra, murió en el frente,
    murió en el incendio, murió en mis brazos, cuerpo* sin vida, hallad* sin vida, no sobrevivió,
    no sobrevivieron, no pudieron salvarl*, no pudieron hacer nada por, no pudimos hacer nada por,
    no se pudo hacer nada por, sucumbió a sus heridas, a causa de sus heridas, a causa de las heridas,
    se quitó la vida, quitarse la vida, se ha quitado la vida, acabar con su vida, acabó con su vida,
    no quería seguir viviendo, no quiere seguir viviendo, enferm* terminal, en fase terminal, cáncer terminal,
    cáncer se ha extendido, tiene metástasis, hay metástasis, meses de vida, semanas de vida,
    no le queda mucho tiempo, le quedan pocos meses, le quedan pocas semanas, dieron sepultura, dar sepultura,
    recibió sepultura, acompaño en el sentimiento, más sentido pésame, perdió al bebé, perdimos al bebé,
    perdí al bebé, nació muert*, le pegaba a mi madre, le levantaba la mano, me levantó la mano,
    le levantó la mano, lo mataron a golpes, l* mató a golpes, muert* a golpes, l* encontraron muert*,
    apareció muert*, hallaron muert*, minuto de silencio por las víctimas`,
  fr: `n'a pas survécu, n'ont pas survécu, n'avait pas survécu, a perdu la vie, ont perdu la vie, avai* perdu la vie,
    y a laissé la vie, ont laissé la vie, mort* sur le coup, tué* sur le coup, est mort* cette nuit,
    est mort* hier, est mort* ce matin, est mort* à l'hôpital, est mort* dans mes bras, mort* à la guerre,
    mort* au front, mort* au combat, tombé* au front, est décédé*, sont décédé*, s'est éteint* cette nuit,
    s'est éteint* à l'âge, s'est éteint* entouré*, succombé à ses blessures, succombé à leurs blessures,
    mis fin à ses jours, mettre fin à ses jours, mis fin à leurs jours, s'est donné la mort, s'est ôté la vie,
    ne voulait plus vivre, ne veu* plus vivre, corps sans vie, retrouvé* mort*, retrouvé* sans vie,
    rien pu faire pour l* sauver, n'ont pas pu l* sauver, n'a pas pu être sauvé*, n'a pas pu être réanimé*,
    cancer s'est généralisé, cancer généralisé, en phase terminale, condamné* par la maladie, mois à vivre,
    semaines à vivre, soins palliatifs, lit de mort, perdu le bébé, perdu notre bébé, perdu son bébé, mort né,
    mort née, toutes mes condoléances, sincères condoléances, nos condoléances, mis en terre, mise en terre,
    battu* à mort, roué* de coups, lev* la main sur elle, lev* la main sur moi, frappait ma mère, battait ma mère`,
};

/** Whether a text has a grave phrase in one of these languages. */
export function hasGravePhrase(text: string, languages: readonly WordLanguage[]): boolean {
  const plain = plainText(text);
  return languages.some((language) => findPhrases(plain, GRAVE_PHRASES[language] ?? '').length > 0);
}
