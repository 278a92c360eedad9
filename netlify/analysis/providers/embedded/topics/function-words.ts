/**
 * Function words, in lower case: articles, pronouns, prepositions, conjunctions and the most common verbs. The
 * languages in which topics are known come first; the others only serve to be distinguished from them.
 */
export const FUNCTION_WORDS = {
  en: `the a an and or but if of to in on at by for with from into over after before about as is are was were be
    been being am i you he she it we they me him her us them my your his its our their this that these those
    there here what which who when where why how not no yes do does did don't doesn't didn't have has had will
    would can could should may might must i'm you're he's she's it's we're they're i've i'll let's that's there's
    isn't wasn't can't won't so then than just like up out down off all any some more most other very now one
    get got go going come know think want need make take see look say said tell oh okay well right only again
    never ever because while during between through under without too also back two three man war`,
  es: `el la los las un una unos unas y e o u pero si de del al a en con por para sin sobre entre hasta desde hacia
    que qué quien quién cuando cuándo donde dónde como cómo porque pues aunque mientras yo tú él ella usted
    nosotros ellos ellas ustedes me te se le les lo nos os mi mis tu tus su sus este esta estos estas ese esa eso
    esto esos esas aquel aquella no sí ni ya más menos muy mucho muchos poco también tan tanto todo toda todos
    todas nada nadie algo alguien otro otra es son era fue ser soy eres somos está están estaba estoy ha han he
    hay había hemos tiene tienen tengo va van voy vamos hace hacer puede pueden dos tres así ahora aquí ahí allí
    después antes siempre años año día vez hoy mañana cada nunca solo sólo bien cada dice sido ante bajo`,
  fr: `le la les un une des du de au aux et ou mais si dans en sur sous avec sans pour par vers chez entre depuis
    jusque que qui quoi quand où comment pourquoi parce puisque donc car je tu il elle on nous vous ils elles me te
    se lui leur leurs y moi toi eux mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces ça cela
    ceci ne pas plus moins très trop peu beaucoup aussi bien tout toute tous toutes rien personne jamais toujours
    encore déjà est sont était suis es sommes êtes être été a ai as avons avez ont avait avoir fait faire va vais
    vont peut peux c'est j'ai n'est d'un d'une qu'il qu'on qu'elle s'est l'on y'a il comme même autre autres deux
    trois ici là alors puis après avant non oui contre à an ans jour année dix vingt cent mille faut doit ni`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber wenn weil dass daß ob in im an am auf aus
    bei beim mit nach von vom vor zu zum zur über unter durch für gegen ohne um bis seit zwischen ich du er sie es
    wir ihr mich dich ihn uns euch mir dir ihm ihnen sich mein meine meinen dein deine sein seine seinen ihre ihren
    unser unsere dieser diese dieses diesen das jener was wer wie wo wann warum welche nicht kein keine keinen ja
    nein doch noch nur schon auch sehr mehr immer nie jetzt hier da dort dann so ist sind war waren bin bist sein
    wird werden wurde wurden worden hat haben habe hast hatte hatten kann können muss müssen will wollen soll mal
    als alle alles man etwas nichts viel gut zwei drei jahre jahr jahren tag heute morgen denn wieder ganz gibt geht macht ans ins damit dazu danach`,
  it: `il lo la i gli le un uno una e o ma se di del della dei delle dello al alla ai alle dal dalla nel nella nei
    sul sulla con per tra fra che chi cosa quando dove come perché io lui lei noi voi loro mi ti ci vi si mio mia
    tuo tua suo sua questo questa quello quella non è sono era sei siamo ho hai ha abbiamo hanno più molto anche
    già ancora tutto tutti niente sempre mai qui così poi bene essere fatto stato due tre`,
  pt: `o a os as um uma uns umas e ou mas se de do da dos das no na nos nas em ao aos à às pelo pela com por para sem
    que quem quando onde como porque eu tu ele ela você nós eles elas vocês me te lhe meu minha teu sua seu este
    esta esse essa isto isso não sim é são era foi ser sou está estão tem têm tinha há mais muito também já tudo
    nada sempre nunca aqui depois então bem dois três vai vou fazer pode até`,
  nl: `de het een en of maar als in op aan bij met van voor naar uit door over onder tot te om dat die dit deze wat wie
    waar wanneer hoe waarom ik jij je hij zij ze wij we jullie mij hem haar ons hun mijn jouw zijn niet geen wel nog
    ook al meer zeer is was waren ben bent heb hebt heeft hebben had wordt worden kan kunnen moet zal er hier daar
    dan nu zo alles iets niets veel goed twee drie`,
} as const;

export type WrittenLanguage = keyof typeof FUNCTION_WORDS;
