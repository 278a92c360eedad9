/**
 * Phrases and compounds whose words do not mean what they say elsewhere; see the English ones. Compounds
 * stand here where the mark of a topic would take them for something else (`Autor` begins with `Auto`).
 */
export const IDIOMS = `mordsspaß, mordshunger, mordsmäßig, mordskerl, bombenerfolg, bombenstimmung, bombenwetter,
  bombig, bombenfest, totgelacht, totlachen, todmüde, todlangweilig, todsicher, totenstill, toter punkt, tote
  hose, totes meer, toter winkel, ich sterbe vor, sterben vor, sterbe vor langeweile, aussterben, ausgestorben,
  licht aus und schieß los, schieß los, den vogel abgeschossen, vogel abgeschossen, schuss in den ofen, in
  schuss, in den schuss, ein schuss milch, einen schuss, schnellschuss, auf dem kieker, ins grab bringen, noch
  ins grab, mit links, auf der bank, auf die lange bank, lange bank, sandbank, parkbank, blutbank, bank im park,
  bank am ufer, gartenbank, szene gedreht, letzte szene, eine szene machen, tor offen, das tor war offen, tor zur
  welt, tor zum, gartentor, garagentor, stadttor, brandenburger tor, eingangstor, tiergarten, biergarten,
  wintergarten, mutterkonzern, mutterschiff, schraubenmutter, perlmutter, vaterland, doktorvater, muttersprache,
  muttersprachler, mutter erde, stammvater, gründervater, handymast, kuhhaut, schweinehund, seehund, auf den hund
  gekommen, vor die hunde, da liegt der hund begraben, hotdog, katzensprung, katze im sack, für die katz,
  katzenjammer, katzenwäsche, katerstimmung, kasse machen, küchenpsychologie, gerüchteküche, in teufels küche,
  kocht die stimmung, alles in butter, salz in der suppe, salz in die wunde, das ist mir wurst, den braten
  riechen, da haben wir den salat, senf dazu, seinen senf, das gelbe vom ei, süßes leben, harte nuss, brötchen
  verdienen, kleine brötchen backen, in die pfanne hauen, auf dem teppich bleiben, wie warme semmeln, gut gekaut,
  im regen stehen, vom regen in die traufe, regenbogen, geldregen, sturm im wasserglas, wie das wetter,
  blitzschnell, wie ein blitz, auf wolke sieben, aus allen wolken, wahlheimat, qual der wahl, erste wahl, zweite
  wahl, wahllos, freie wahl, wahl der mittel, du hast die wahl, ich habe die wahl, politik der kleinen schritte,
  stimme erheben, mit leiser stimme, mit lauter stimme, es stimmt, stimmt's, recht haben, recht hast, hast recht,
  habe recht, hat recht, zu recht, nicht recht, erst recht, das geschieht dir recht, ganz recht, recht gut, recht
  schön, mit recht, leibgericht, lieblingsgericht, fleischgericht, hauptgericht, nudelgericht, tellergericht,
  jüngstes gericht, linsengericht, vorurteil, ein urteil bilden, schule machen, alte schule, schule des lebens,
  baumschule, tanzschule, fahrschule, polizeiruf, polizeistunde, ideenklau, herz gestohlen, hat die show
  gestohlen, zeit gestohlen, gelegenheit macht diebe, das ist ja kriminell, krieg der sterne, kleinkrieg,
  papierkrieg, nervenkrieg, rosenkrieg, ich krieg, krieg ich, kriegst du, =kriegen, krieg das hin, krieg ich hin,
  das krieg, kriege das, kriegen wir, ehrensache, ehe du, ehe ich, ehe wir, ehe es, ehe man, ehe er, ehe sie,
  wein doch nicht, weine nicht, bierernst, das ist nicht mein bier, nicht mein bier, abhängig von, abhängig
  machen, lebenskunst, kochkunst, kampfkunst, filmriss, ölfilm, fettfilm, schmierfilm, wasserfilm, terrorisieren,
  nervenbündel, raketenschnell, wetterfest, golfstrom, golf von mexiko, rad der zeit, riesenrad, fünftes rad,
  unter die räder, am rad drehen, kirchturm, korb bekommen, einen korb, korb gegeben, hahn im korb, einkaufskorb,
  wäschekorb, wie ein ass, ass im ärmel, ein ass, spitze des eisbergs, auf eis legen, auf eis, vorhang auf, mord
  und totschlag, gang höher schalten, ein schuss in den ofen, ein schuss in, in den ofen schießen, das war der
  hammer, vorschlag ist gestorben, das thema ist gestorben, thema ist gestorben, sache ist gestorben, idee ist
  gestorben, für mich gestorben, ist für mich gestorben, beinahe gestorben, vor lachen gestorben, vor langeweile
  gestorben, vor scham gestorben, vor hunger sterben, vor hunger gestorben, daran ist noch niemand gestorben,
  davon stirbt man nicht, tod und teufel, auf tod und teufel, das wäre mein tod, du bist des todes, tausend tode,
  todschick, todunglücklich, zu tode gelangweilt, zu tode erschrocken, zu tode geärgert, langweile mich zu tode,
  halb tot, mausetot, tot umfallen, totschlagen, die zeit totschlagen, zeit totschlagen, totgesagte leben länger,
  tote leitung, leitung ist tot, akku ist tot, mein handy ist tot, über leichen gehen, geht über leichen, nur
  über meine leiche, leichen im keller, aussehen wie eine leiche, leichenblass, bombe platzen lassen, die bombe
  platzen, bombe geplatzt, wie eine bombe eingeschlagen, bombenabend, bombenparty, bombensicher, bombenfigur,
  bombengeschäft, sexbombe, arschbombe, kalorienbombe, vitaminbombe, schlagerbombe, zeitbombe, mordsgaudi,
  mordsding, mordsglück, mordsappetit, mordsstimmung, mordskrach, mordswut, ein mordsspaß, rufmord, ich könnte
  ihn umbringen, ich bring dich um, du bringst mich noch um, hitze bringt mich um, den kopf abreißen, kopf
  abreißen, könnte dich erwürgen, krieg der knöpfe, kriegsbeil, kriegsbeil begraben, kriegspfad, auf kriegsfuß,
  kriegsfuß, zickenkrieg, preiskrieg, handelskrieg, kampf mit den pfunden, aus der pistole geschossen, wie aus
  der pistole, pistole auf die brust, flinte ins korn, die flinte ins korn, großes geschütz, schweres geschütz,
  mit kanonen auf spatzen, schuss vor den bug, schuss nach hinten, nach hinten losgegangen, schuss hinter die
  ohren, waffen einer frau, mit den waffen, entwaffnendes lächeln, schnellfeuer, munition geliefert,
  wahlkampfmunition, messer im rücken, auf messers schneide, messers schneide, unters messer, ins offene messer,
  ins messer laufen, beautydoc messer, das ist der hammer, unterm hammer, hammer gefallen, geisel der, geiselhaft
  der gefühle, haarterrorist, terrorzwerg, psychoterror, kleiner terrorist, terrorkrümel, süchtig nach dieser
  serie, süchtig nach der serie, süchtig nach schokolade, süchtig nach dem spiel, schokoladensüchtig,
  seriensüchtig, eifersüchtig wie, süchtig machen, macht süchtig, suchtfaktor, suchtpotenzial, wie auf droge,
  meine droge ist, kaffee ist meine droge, siegesrausch, rausch der sinne, farbenrausch, blutrausch der farben,
  liebestrunken, schlaftrunken, siegestrunken, freudetrunken, reinen wein einschenken, reinen wein, wein
  einschenken, wein und gesang, das ist bier, hopfen und malz verloren, hopfen und malz, diebische freude,
  diebisch, langfinger im garten, herz geklaut, schau gestohlen, die schau stehlen, show stehlen, davonstehlen,
  davongestohlen, du hast mir die show gestohlen, kann mir gestohlen bleiben, gestohlen bleiben, das ist
  verbrechen am, ein verbrechen an der mode, modeverbrechen, kein verbrechen, ist das ein verbrechen, ist doch
  kein verbrechen, geschmackspolizei, modepolizei, mord am guten geschmack, der mörder ist immer der gärtner,
  schuldig bleiben, urteil überlassen, eigentor geschossen, ein eigentor, am ball bleiben, ball flach halten, den
  ball flach, der ball liegt, ball liegt bei, gelbe karte gezeigt, rote karte gezeigt bekommen, abseits stehen,
  doppelpass spielen, nachspielzeit der verhandlungen, heimspiel für, ein heimspiel, auf der zielgeraden,
  boxenstopp einlegen, in der pole position, auf die tube, auf die tube drücken, bremse ziehen, notbremse ziehen,
  auf der überholspur, rad neu erfinden, das rad neu, fünftes rad am wagen, ein rad ab, rad ab, aus dem sattel,
  fest im sattel, kino im kopf, kopfkino, großes kino, im falschen film, im falschen film bin, falschen film,
  drehbuch des lebens, ein offenes buch, redet wie ein buch, wie ein buch, buch mit sieben siegeln, bücher
  wälzen, wie es im buche steht, im buche steht, keinen roman, ganze romane, märchen erzählen, erzähl mir keine
  märchen, erzähl keine märchen, märchenstunde, gedicht von einem kuchen, ist ein gedicht, kunst des weglassens,
  die kunst besteht darin, brotlose kunst, kein kunststück, keine kunst, das ist keine kunst, amen in der kirche,
  wie das amen, kirche im dorf, die kirche im dorf, weiß der himmel, um himmels willen, ach du lieber himmel, ach
  du lieber gott, du lieber gott, gott bewahre, leider gottes, in gottes namen, um gottes willen, über gott und
  die welt, gott und die welt, grüß gott, vergelt's gott, dein wort in gottes ohr, teufel an die wand, pfui
  teufel, armer teufel, zum teufel, der teufel steckt im detail, teufelskerl, mit dem segen, meinen segen hast
  du, meinen segen, heiliger strohsack, heiliger bimbam, es ist mir heilig, scheinheilig, buße tun, da hilft nur
  noch beten, nur noch beten, wetter fühlt, bei wind und wetter, wind und wetter, sturm der entrüstung, im sturm
  erobert, stürmische zeiten, eiskalt erwischt, schnee von gestern, das ist schnee von gestern, schneekönig, wie
  ein schneekönig, ins wasser gefallen, kuh vom eis, das eis brechen, das eis ist gebrochen, wie vom blitz
  getroffen, erdrutschsieg, politisches erdbeben, mailflut, bilderflut, lawine losgetreten, tanz auf dem vulkan,
  vor den trümmern, schule gemacht, lehre sein, das wird dir eine lehre, lehrgeld, lehrgeld zahlen, auf der
  schulbank, da muss ich nachsitzen, hausaufgaben gemacht, die hausaufgaben machen, hausaufgaben nicht gemacht,
  krank vor sorge, krank vor liebe, herzschmerz, herz aus gold, das macht mich krank, gesunder menschenverstand,
  bittere pille, die bittere pille, beruhigungspille, pille schlucken, geld stinkt nicht, zeit ist geld,
  steinreich, auf die hohe kante, ins geld gehen, konto der guten taten, das geht auf mein konto, auf mein konto,
  auf sein konto, auf ihr konto, sparsam mit worten, spar dir das, spar dir deine, job erledigt, guten job, guten
  job gemacht, tollen job, mach deinen job, hat seinen job gemacht, alles im angebot, ladenhüter unter, aus der
  mode, à la mode, unter die haube, unter der haube, hut ab, den hut nehmen, kragen platzt, kragen geplatzt, mir
  platzt der kragen, aus dem ärmel, schuh drückt, den schuh ziehe ich mir, hosen voll, spiel verloren, das spiel
  ist aus, abgekartetes spiel, aufs spiel, auf dem spiel, game changer, nächstes level heben, aufs nächste level,
  familienpackung, bruder leichtsinn, mutterseelenallein, vater staat, mutter natur, wie hund und katze,
  hundemüde, hundewetter, hundeelend, hundstage im büro, armer hund, bunter hund, bekannt wie ein bunter hund,
  wie ein begossener pudel, begossener pudel, pudelwohl, pudelnass, des pudels kern, katze aus dem sack, die
  katze aus dem sack, graue maus, mäuschenstill, haus und hof, haus gebaut auf sand, gras wachsen, ins gras
  beißen, ins gras gebissen, gras drüber, gras über die sache, das gras wachsen hören, unkraut vergeht nicht,
  durch die blume, durch die blume sagen, auf dem holzweg, ins kraut schießen, auf rosen gebettet, auf reisen
  geschickt, reif für die insel, koffer in berlin, urlaub von dir, bahnhof verstehen, nur bahnhof, verstehe nur
  bahnhof, der zug ist abgefahren, zug abgefahren, auf dem mond, hinter dem mond, auf wolke, chemie stimmt,
  chemie zwischen, auf einer wellenlänge, wellenlänge, sternstunde, raketenwissenschaft, keine
  raketenwissenschaft, atomphysik ist das nicht, virus der liebe, sportvirus, reisevirus, tanzvirus, computer
  sagt nein, absturz beim tanzen, autogramme, autorität, autonomie, wahl getroffen, die wahl haben, meine wahl,
  eine gute wahl, gute wahl, politisch korrekt, minister für kuchen, gericht des tages, ein leichtes gericht,
  leckeres gericht, gericht aus, ihre lieblingsgerichte, anwalt der kleinen leute, miese masche, für einen kurzen
  moment, einen kurzen moment, einen kurzen augenblick, einen kurzen blick, blau wie der himmel, verliebt in,
  bombardement von mails, mit fragen bombardiert, mit mails bombardiert, mit anrufen bombardiert, ist für mich
  tot, toter briefkasten, leitung tot, handy ist tot, batterie ist tot, auf frischer tat`;
