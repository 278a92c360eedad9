/**
 * Phrases and compounds whose words do not mean what they say elsewhere; see the English ones. Compounds
 * stand here where the mark of a topic would take them for something else (`Autor` begins with `Auto`).
 */
export const IDIOMS = `mordsspaß, mordshunger, mordsmäßig, mordskerl, bombenerfolg, bombenstimmung,
  bombenwetter, bombig, bombenfest, totgelacht, totlachen, todmüde, todlangweilig, todsicher, totenstill,
  toter punkt, tote hose, totes meer, toter winkel, ich sterbe vor, sterben vor, sterbe vor langeweile,
  aussterben, ausgestorben, licht aus und schieß los, schieß los, den vogel abgeschossen, vogel
  abgeschossen, schuss in den ofen, in schuss, in den schuss, ein schuss milch, einen schuss, schnellschuss,
  auf dem kieker, ins grab bringen, noch ins grab, mit links, auf der bank, auf die lange bank, lange bank,
  sandbank, parkbank, blutbank, bank im park, bank am ufer, gartenbank, szene gedreht, letzte szene, eine
  szene machen, tor offen, das tor war offen, tor zur welt, tor zum, gartentor, garagentor, stadttor,
  brandenburger tor, eingangstor, tiergarten, biergarten, wintergarten, mutterkonzern, mutterschiff,
  schraubenmutter, perlmutter, vaterland, doktorvater, muttersprache, muttersprachler, mutter erde,
  stammvater, gründervater, handymast, kuhhaut, schweinehund, seehund, auf den hund gekommen, vor die hunde,
  da liegt der hund begraben, hotdog, katzensprung, katze im sack, für die katz, katzenjammer, katzenwäsche,
  katerstimmung, kasse machen, küchenpsychologie, gerüchteküche, in teufels küche, kocht die stimmung, alles
  in butter, salz in der suppe, salz in die wunde, das ist mir wurst, den braten riechen, da haben wir den
  salat, senf dazu, seinen senf, das gelbe vom ei, süßes leben, harte nuss, brötchen verdienen, kleine
  brötchen backen, in die pfanne hauen, auf dem teppich bleiben, wie warme semmeln, gut gekaut, im regen
  stehen, vom regen in die traufe, regenbogen, geldregen, sturm im wasserglas, wie das wetter, blitzschnell,
  wie ein blitz, auf wolke sieben, aus allen wolken, wahlheimat, qual der wahl, erste wahl, zweite wahl,
  wahllos, freie wahl, wahl der mittel, du hast die wahl, ich habe die wahl, politik der kleinen schritte,
  stimme erheben, mit leiser stimme, mit lauter stimme, es stimmt, stimmt's, recht haben, recht hast, hast
  recht, habe recht, hat recht, zu recht, nicht recht, erst recht, das geschieht dir recht, ganz recht,
  recht gut, recht schön, mit recht, leibgericht, lieblingsgericht, fleischgericht, hauptgericht,
  nudelgericht, tellergericht, jüngstes gericht, linsengericht, vorurteil, ein urteil bilden, schule machen,
  alte schule, schule des lebens, baumschule, tanzschule, fahrschule, polizeiruf, polizeistunde, ideenklau,
  herzen gestohlen, hat die show gestohlen, zeit gestohlen, gelegenheit macht diebe, das ist ja kriminell,
  krieg der sterne, kleinkrieg, papierkrieg, nervenkrieg, rosenkrieg, ich krieg, krieg ich, kriegst du,
  =kriegen, krieg das hin, krieg ich hin, das krieg, kriege das, kriegen wir, ehrensache, ehe du, ehe ich,
  ehe wir, ehe es, ehe man, ehe er, ehe sie, wein doch nicht, weine nicht, bierernst, das ist nicht mein
  bier, nicht mein bier, abhängig von, abhängig machen, lebenskunst, kochkunst, kampfkunst, filmriss,
  ölfilm, fettfilm, schmierfilm, wasserfilm, terrorisieren, nervenbündel, raketenschnell, wetterfest,
  golfstrom, golf von mexiko, rad der zeit, riesenrad, fünftes rad, unter die räder, am rad drehen,
  kirchturm, korb bekommen, einen korb, korb gegeben, hahn im korb, einkaufskorb, wäschekorb, wie ein ass,
  ass im ärmel, ein ass, spitze des eisbergs, auf eis legen, auf eis, vorhang auf`;
