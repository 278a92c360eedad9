import type { PartOfLexicon } from '../../lexicon';

export const SENSITIVE = {
  'adult and explicit sexual content': {
    certain: `pornodarsteller, pornodarstellerin, pornofilm, pornoseite, sexuell explizit, oralsex, stripclub,
      sexspielzeug, sexarbeiterin, freudenhaus, sexshop, nacktfotos, gruppensex, erotikfilme, porno~, pornografie,
      pornografisch, masturbieren, selbstbefriedigung, striptease, bdsm, dildo, bordelle, pornostar, pornoindustrie,
      pornobranche, pornodreh, pornohefte, pornosucht, hardcore-porno, softporno, amateurporno, amateurpornos,
      kinderpornografie, rachepornos, sexfilme, schulmädchen-report, schulmädchenreport, explizite sexszenen,
      sexuelle handlungen, erotikshop, erotikmesse, venus-messe, beate uhse, orion-shop, dildos, blowjob, analsex,
      gangbang, dreier im bett, flotter dreier, swingerclubs, orgasmus, orgasmen, masturbiert, masturbation,
      striplokal, stripteasetänzerin, peepshow, laufhaus, rotlichtmilieu, rotlichtviertel, straßenstrich,
      prostituierten, sexarbeit, sexarbeiterinnen, escortservice, escort-service, escortdame, callgirls, domina,
      dominastudio, sadomaso, telefonsex, sexhotline, camgirls, camsex, webcam-model, onlyfans, sexchat, sexpartner,
      nacktbilder, sexvideo, sexvideos, sextape, pornos, youporn, pornhub, sextoy, sextoys, sexting, dick pic,
      dickpics, sex vor der kamera, sex mit zwei, ruf mich an heiß, heiße girls, heiße frauen warten, geile frauen,
      geile girls, ab 18 jahren freigegeben erotik, sexkino, pornokino, fkk-club, saunaclub, tantra-massage,
      tantramassage, sexpuppen, liebeskugeln, handjob, peitsche und latex, hardcore-szenen, samenerguss, kamasutra,
      pornoseiten ohne, pornoseiten sperren, pornos schauen, pornos gucken, pornos angesehen, pornos auf dem handy,
      im puff, in den puff, puff gehen, geld für sex, sex für geld, bezahlt für sex, sex verkauft, im bordell, ins
      bordell, als prostituierte, als escort, mit ihm geschlafen, nackt vor der kamera`,
    strong: `film für erwachsene, sexszenen, geschlechtsverkehr, inhalte für erwachsene, erotische, prostitution,
      zuhälter, klitoris, freier auf dem strich, auf den strich, auf dem strich, sexorgie, latexanzug, reizwäsche,
      strapsen, stripperin, stripper, tabledance, lapdance, nacktmodel, playmate, playboy-bunny, fsk 18, sexleben,
      sexpraktiken, sexuelle fantasien, sexuelle vorlieben, sex haben, hatten sex, sex gehabt, sex mit, guter sex,
      sex auf, one-night-stand, vorspiel im bett, lusttropfen, aufgegeilt, splitternackt, nackte brüste, nackte haut,
      nackte frauen, nackte körper, sinnliche massage, happy end massage, rufnummern einsamer damen, einsame damen,
      einsame hausfrauen, diskrete treffen, diskret und anonym, seitensprungportal, liebesspiel, schäferstündchen,
      nur für erwachsene, lack und leder, erektion, vibrator, =porno, =pornos, =sex, =prostituierte, alterskontrolle
      für, erst ab achtzehn`,
    ordinary: `=orgasmus, sexuell, =puff, sexualität, =nackt, =lüstern, stöhnen, stöhnte, =strich, =kiez, rotlicht,
      schlüpfrig, =busen, =peitsche, callboy, liebesdienste, stundenhotel, =lust, höschen, =jugendschutz, swinger,
      =freier, ziehen sie sich aus, zieh dich aus, playboy, herbertstraße, penis, vagina, fetisch, dessous, kondome,
      quickie, fesseln, fesselspiele`,
    weak: `explizit, bett, =brüste, erwachsene, darstellerinnen, seite, =darsteller, intimste, zensiert, unzensiert,
      altersfreigabe, drehen, szenen, darstellerin, webcam, verrucht, heiße, =girls, hostess, massage, körper,
      =küssen, haut, schenkel, =feucht, mitternacht, freigegeben, =lack, =leder, latex, stundenweise, tabulos,
      =ausgezogen, ab achtzehn, zog sie aus, freizügig, erregt, =erregung, auf dem kiez, reeperbahn, lustvoll, orgie,
      hardcore, handschellen, schlafzimmer, string, intimität, begierde, verführung, verführerisch, brüste, nackten,
      amateure, schulhof, alterskontrolle, sperren, solche filme, jugendschützer, stunde, mädchen, kunden, zur sache`,
    against: `arzt, krankenschwester, biologie, museum, skulptur, aufklärungsunterricht, gewalt`,
  },
  'obscenity and profanity': {
    certain: `verpiss dich, fick dich, leck mich am arsch, halt die fresse, du arschloch, du wichser, du hurensohn,
      dumme fotze, verfickte scheiße, du drecksau, blöde schlampe, fick deine mutter, du miststück, arsch lecken, so
      ein scheiß, scheiße, beschissenen, verfickten, arschlöcher, wichser, hurensöhne, nutten, fotzen, schlampe,
      schwanzlutscher, dreckskerl, drecksau, miststück, verarschen, pisser, wixer, halts maul, verpisst euch,
      verpissen sie sich, fickt euch, ficker, gefickte, abgefickt, motherfucker, mutterficker, fucking, fuck, what
      the fuck, fuck you, blöder wichser, dreckiger wichser, votze, dumme schlampe, du schlampe, dreckige schlampe,
      miese schlampe, dreckschwein, drecksschwein, du sau, scheißkerle, du scheißkerl, scheißhaufen, scheißhaus,
      scheißdreck, scheißjob, scheißteil, scheißding, scheißladen, scheißleben, scheißwetter, scheißauto,
      scheißverein, scheißtyp, scheißarbeit, scheißkarre, scheißbullen, scheißspiel, scheißtag, verfluchte scheiße,
      was für eine scheiße, so ne scheiße, so'n scheiß, heilige scheiße, ach du scheiße, ach du heilige scheiße,
      große scheiße, alles scheiße, echt scheiße, total scheiße, voll scheiße, richtig scheiße, leck mich, am arsch
      lecken, leckt mich, halt deine fresse, haltet die fresse, in die fresse, auf die fresse, halt dein maul, halt
      das maul, haltet das maul, haltet's maul, haltet euer maul, schnauze voll von dieser scheiße, du bastard,
      mistkerle, du dreckskerl, dumme sau, blöde sau, du blöde kuh, dämliche kuh, alte sau, arschgeige,
      arschkriecher, arschgesicht, sackgesicht, hackfresse, pissnelke, piss dich, verarsch mich, leck arsch, deinen
      arsch, arsch hoch, für'n arsch, für den arsch, hosenscheißer, kackvogel, verkackt, verkacken, bekackte, scheiß
      auf, scheiß drauf, ich scheiß drauf, geschissen, bescheißen, titten, hurenbock, blödes arschloch, spast,
      spasti, missgeburt, kruzifix noch amal, kruzitürken, himmelherrgottsakrament, sakrament noch mal, himmel arsch
      und zwirn, gottverdammten, blöder mistkerl, du blöder hund, du blöder idiot, du dumme sau, du verdammter idiot,
      am arsch, im arsch, mein arsch, verarscht, der scheiß, den scheiß, dieser scheiß, scheiße noch mal, scheiße
      verdammt, verdammt scheiße, scheiße gebaut, red keinen scheiß, mach keinen scheiß, keinen scheiß, alter
      scheiße, du kleiner scheißer, du stück scheiße, stück scheiße, so ein wichser, dieser wichser, diese
      arschlöcher, so ein arschloch, was für ein arschloch, dieser hurensohn, fick dich ins knie, fick dich doch, am
      arsch vorbei, leckt mich doch, dumme nutte, verdammte schlampe, verdammtes arschloch`,
    strong: `scheiß drauf du, am arsch du, du penner, dumme kuh, kacke, vollpfosten, vollidioten, vollhorst,
      volldepp, dumpfbacke, scheißegal, du verdammter, verdammt noch mal, verdammt nochmal, verdammte hacke,
      verdammter mist, so ein mist verdammt, dreckiger hund, klugscheißen, den arsch auf, zum teufel mit dir, blöde
      kuh, du vollidiot, du mistkerl, du arsch, halt die klappe, verdammter idiot, scheiß auto, scheiß wetter, scheiß
      handy, scheiß computer, so ein arsch, =scheiße, =scheiß, verpiss`,
    ordinary: `=ficken, =gefickt, =arsch, =hure, =kacke, bastard, =titten, =fresse, blödmann, =maul, kotz,
      kotzbrocken, verfluchter, =penner, =depp, =trottel, schwachköpfe, dummkopf, drecks~, =drecks, mistvieh, =sau,
      saublöd, saudumm, flachzange, zum kotzen, kotzt mich an, =spinner, =spinnst, schimpfwörter, kraftausdruck,
      geflucht, =bastard, =pissen, angepisst, hirni, hohlkopf, gesocks, =wichs, schlappschwanz, weichei, blöder hund,
      du blöder, du dumme, du idiot, du trottel, du depp, du spinner, du blödmann, so ein idiot, diese idioten`,
    weak: `=mist, blöder, =dumm, dummer, hölle, verschwinde, hau ab, raus hier, =klappe, =teufel, =wut, schreit,
      brüllt, herrgott, sakra, gepiept, überpiept, zensiert, ausraster, opfer du, piepton, spinnst, =schnauze,
      deppen, trottel, =fluchen, verdammten, idioten`,
  },
  'hate speech and acts of aggression': {
    certain: `weiße vorherrschaft, hassverbrechen, hassrede, hasskommentare, rassistische beleidigungen, rassistische
      parolen, rassistische rufe, hitlergrüße, nazi-parolen, volksverhetzende, ethnische säuberungen, homophober
      angriff, rassistischer angriff, holocaustleugnung, ku-klux-klan, herrenrasse, rassenhass, ausländer raus,
      großer austausch, rechtsextremisten, antisemitismus, neonazi, fremdenfeindlichkeit, islamfeindlich,
      frauenhasser, transfeindlich, lynchmord, lynchmob, pogrom, apartheid, rechtsextrem, menschenverachtende,
      ausländerfeindlichkeit, hassbotschaften, hassmails, hasspostings, hassprediger, hasstiraden, hasskriminalität,
      hetzkampagne gegen, hetzreden, hetzjagd auf ausländer, hetzjagden, hetze im netz, hass im netz, hass und hetze,
      rechte hetze, rassistisch beleidigt, rassistisch beschimpft, rassistisch motiviert, rassistische sprüche,
      rassistische gewalt, rassistische schmierereien, judenhass, judenfeindlich, judenverfolgung, judenstern,
      reichspogromnacht, pogromnacht, novemberpogrome, hakenkreuzschmierereien, sieg heil, heil hitler, naziparolen,
      nazischmierereien, neonazis, skinheads, kameradschaft neonazi, rechtsextremen, rechtsextremismus,
      rechtsradikalen, ausländerhass, deutschland den deutschen, fremdenhass, holocaustleugnerin, holocaust
      geleugnet, holocaust leugnet, rassenideologie, homophobe beleidigungen, homophober überfall, schwulenfeindlich,
      queerfeindlich, islamhasser, muslimfeindliche, antimuslimisch, incels, misogyn, menschenfeindlich, affenlaute,
      affengeräusche, bananen geworfen, n-wort, geh zurück in dein land, untermenschen, brandanschlag auf
      flüchtlingsheim, brandanschlag auf eine flüchtlingsunterkunft, flüchtlingsheim angegriffen, stolpersteine
      beschmiert, jüdischer friedhof geschändet, friedhof geschändet, synagoge beschmiert, angriff auf die synagoge,
      kanakenpack, kanaken, zigeunerpack, scheiß ausländer, scheißausländer, drecksausländer, kein mensch zweiter
      klasse, rassentrennung, shitstorm voller hass, krawalle von hooligans, rassistische witze, rassistische
      nachrichten, rassistische chats, hitlerbild, rechte chats, rechtsextreme chats, rechte chatgruppe, zurück wo du
      herkommst, wo du herkommst geh, dreckiger jude, drecksjude, judensau, dreckiger türke, dreckige ausländer,
      scheiß juden, scheiß türken, scheiß muslime, verdammte ausländer, hakenkreuz an, hakenkreuz auf, mit
      hakenkreuzen beschmiert, juden beschimpft, juden ins gas, juden angegriffen, wegen ihrer herkunft, wegen seiner
      herkunft, als affe beschimpft, als neger beschimpft, das n-wort, antisemitische parolen, antisemitische
      drohbriefe, antisemitische schmierereien, antisemitischer angriff, antisemitische beleidigungen, antisemitisch
      beschimpft, rassistische kommentare, rassistische beschimpfungen, rassistischer mord, homophobe sprüche,
      homophobe parolen, schwulenhasser, hitlergruß gezeigt, zeigte den hitlergruß, den hitlergruß, geh dahin zurück,
      geht zurück nach, ausländer beschimpft, flüchtlinge angegriffen, flüchtlingsheim angezündet`,
    strong: `antisemitische hetze, hetzen gegen, rassismus, faschistisch, faschismus, homophob, homophobie,
      frauenfeindlich, hetzer, diskriminierung, rassistin, nazi, nazis, gehasst wegen, hetzt gegen, pegida,
      reichsbürger, npd, identitäre, querdenker hetze, npd-aufmarsch, ns-parolen, ns-symbole, wegen seiner hautfarbe,
      wegen ihrer hautfarbe, wegen seines glaubens, wegen ihres kopftuchs, kopftuch heruntergerissen, beschimpft und
      bespuckt, verprügelt weil, zusammengeschlagen weil, feindlichkeit, schlägertruppe, sexistische, sexismus,
      herabgewürdigt, entmenschlicht, hakenkreuzfahne, cybermobbing, mobbingopfer, antisemitische, rassistisch,
      hakenkreuze, gegen den hass, hass gegen, voller hass, hass auf`,
    ordinary: `=nazi, =nazis, muslime, ausländer, beleidigen, parolen, beschimpft, beschimpfungen, anfeindungen,
      angefeindet, verhöhnt, schmierereien, beschmiert, geschändet, holocaust, auschwitz, hitler, gröhlen, gegrölt,
      bepöbelt, juden, =sinti, flüchtlingsheim, flüchtlingsunterkunft, schwarze menschen, extremistisch, hetzerisch,
      aufmarsch, fackelzug, asylanten, opfer rechter gewalt, rechte gewalt, drohbriefe, mobben, gemobbt, mobbing,
      =hass, bespuckt, angespuckt, hooligan, morddrohungen, bedroht und beleidigt, pöbeln, pöbelt, angepöbelt,
      ausgrenzung, ausgegrenzt, diskriminiert`,
    weak: `hassen, einwanderer, =jude, =juden, schwarze, =minderheit, angriff, rasse, schreien, gewalt, grölten, mob,
      netz, flüchtling, hautfarben, tribüne, fans, schule, kommentare, posts, facebook, telegram, twitter, anzeige,
      dunkelhäutig, afrikaner, türkisch, araber, schwuler, lesbisch, kippe, strafbar, staatsschutz, entsetzt,
      stadionverbot, hausverbot, täter, feind, religion, volk, anhänger, hitlerzeit, ermittelt, herkunft, glaube,
      mitschüler, klasse, wut, spruch, gruppe, demo, =minderheiten, chatgruppe, kippa, baseballschläger,
      springerstiefel, feindbild, sündenbock, menschenwürde, stolpersteinen, verunglimpft, geschlagen, prügeln,
      angegriffen, attackiert, =roma, =hetzen, beleidigt, drohungen, sprechchöre, grölen, feindselig, verprügelt,
      prügelei, bedroht, synagoge, jüdische, migranten, zusammengeschlagen, ressentiments`,
    against: `museum, spielfilm, roman, dokumentarfilm, hunderasse`,
  },
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol': {
    certain: `drogenhandel, drogenkartelle, drogenkonsum, heroinsucht, drogensüchtigen, drogenabhängigkeit,
      e-zigaretten, anonyme alkoholiker, flasche whisky, flasche wodka, flasche rum, alkohol am steuer, joint
      rauchen, gras rauchen, linie koks, entzugsklinik, gin-tonic, alkoholkonsum, drogenkurier, maß bier, marihuana,
      cannabis, junkies, rauschgift, alkoholsüchtig, tequila, brauereien, =winzer, haschisch, gekifft, kiffe,
      gesoffen, kokain geschnupft, kokain geschmuggelt, kokainfund, kokainschmuggel, kokainhandel, tonnen kokain,
      kilo kokain, gramm kokain, line koks, koks auf, heroinspritze, heroin gespritzt, kilo heroin, chrystal meth,
      methamphetamin, amphetamine, ecstasypillen, ecstasy-pillen, lsd-trip, lsd, marihuanaplantage, cannabispflanzen,
      cannabisplantage, cannabisclub, cannabis-club, cannabislegalisierung, cannabis-legalisierung, cannabisgesetz,
      hanfplantage, crack-kokain, crackpfeife, crackraucher, opiumhöhle, designerdrogen, partydrogen, drogenhändler,
      drogendeal, drogenboss, drogenbaron, drogenbande, drogenring, drogenrazzia, drogenfund, drogenfahndung,
      drogenschmuggel, drogenschmuggler, drogenkonsumraum, drogenmissbrauch, drogenproblem, drogenszene, drogentoten,
      drogentest, drogenspürhund, drogenlabor, drogenkrieg, drogenbeauftragter, drogenentzug, drogenrausch,
      drogenpolitik, drogenmilieu, rauschgifthandel, rauschgiftfund, rauschgiftdezernat, betäubungsmittel,
      betäubungsmittelgesetz, überdosis heroin, goldener schuss, fixerstube, kifft, joint geraucht, joint drehen,
      einen joint, tüte rauchen, gras geraucht, gramm gras, beim dealen, suchtklinik, auf entzug, kalter entzug,
      methadon, methadonprogramm, e-zigaretten-liquid, einweg-vapes, elfbar, wasserpfeife, shisha, shisha-bar,
      shishabar, shisha rauchen, kautabak, schnupftabak, snus, nikotinbeutel, nikotinpflaster, nikotinsucht,
      nikotinkaugummi, kettenraucher, kettenraucherin, passivrauchen, raucherpause, raucherlunge, raucherecke,
      raucherentwöhnung, rauchverbot, nichtraucherschutz, mit dem rauchen aufhören, rauchen aufgehört, rauchen
      aufhören, rauchen aufzuhören, rauchen ist tödlich, rauchen kann tödlich sein, tabakwerbung, tabakkonzern,
      tabakindustrie, tabaksteuer, zigarillo, zigarre rauchen, kubanische zigarren, marlboro, lucky strike, philip
      morris, gauloises, betrunken am steuer, unter alkoholeinfluss, unter drogeneinfluss, alkoholeinfluss,
      alkoholikerin, alkoholkrank, alkoholabhängig, alkoholproblem, alkoholmissbrauch, alkoholvergiftung,
      alkoholverbot, alkoholfahne, alkoholpegel, alkoholtest, blutalkohol, promillegrenze, 2 promille, zwei promille,
      komasaufen, rauschtrinken, flatrate-party, trockener alkoholiker, rückfällig geworden und getrunken, flaschen
      bier, kasten bier, kiste bier, ein pils, noch ein pils, kühles pils, weißbier, weizenbier, hefeweizen, noch
      zwei weizen, zwei weizen, kölsch trinken, craft beer, craft-bier, bierzelt, bierfass, fass bier, bierbrauen,
      bier gebraut, bier gezapft, frisch gezapft, o'zapft is, reinheitsgebot, braumeister, krombacher, warsteiner,
      bitburger, radeberger, paulaner, erdinger, jägermeister, obstler, obstbrand, schnapsbrennerei, kornbrand,
      doppelkorn, klarer schnaps, noch einen schnaps, noch 'ne runde schnaps, kräuterlikör, eierlikör, underberg,
      whisky pur, single malt, aperol, aperol spritz, cuba libre, mojito, caipirinha, weinkenner, weinlese,
      winzergenossenschaft, riesling, spätburgunder, weißburgunder, grauburgunder, silvaner, chardonnay, sauvignon
      blanc, bordeaux-wein, barolo, rotkäppchen-sekt, champagnerkorken, sektkorken, stockbesoffen, sturzbesoffen,
      stockbetrunken, sturzbetrunken, volltrunkenheit, angesäuselt, beschwipst, im suff, trinkerin, =saufen, =säufer,
      säuferin, besäufnis, sauftour, saufgelage, trinkgelage, katerfrühstück, sucht nach alkohol, ein weizen bitte,
      =becks, vapt, vape shop, verdampfer nikotin, dampft e-zigarette, runde schnaps, vapt schon, vapen schon, vapes
      beschlagnahmt, kokain, fentanyl, crystal meth, überdosis gestorben, an einer überdosis, starb an einer
      überdosis, wegen drogenbesitz, drogen geschmuggelt, mit drogen gehandelt, drogen gehandelt, alkohol und drogen,
      drogen und alkohol, heroin gedrückt, seit jahren heroin, vom heroin weg, weg vom heroin, clean vom, betrunken
      gefahren, betrunken auto, betrunken hinterm steuer, rauche eine schachtel, schachtel am tag, mit rauchen
      aufhören, das rauchen aufgeben, heimlich geraucht, beim rauchen erwischt, beim kiffen erwischt, beim vapen,
      hängt er an der flasche, hängt sie an der flasche`,
    strong: `überdosis, schachtel zigaretten, ein paar bier, kokablätter, trinken die schnaps, opioide,
      tablettensucht, zigaretten, tabak, nikotin, zigarren, alkoholische, wodka, =gin, biere, likör, champagner,
      =wein, rotwein, glühwein, schnaps, cognac, =dealer, =koks, aschenbecher, geraucht, suchtberater, vape,
      nichtraucher, alkoholisierte, flachmann, sternhagelvoll, angetrunken, besoffen, betrunkenen, heroin, ecstasy,
      opium, speed und ecstasy, joints, =dealen, dealt, gedealt, entziehungskur, suchtkranken, suchtmittel,
      suchtdruck, berauscht, seit jahren clean, raucherin, =rauchen, =raucht, =rauche, schachtel kippen, dampfen
      vape, hochprozentiges, pils, altbier, bierkrug, bierdeckel, bierflasche, bierkasten, gezapft, =weine, rosé,
      sekt, whisky, whiskey, grappa, ouzo, raki, cocktailbar, barkeeper, punsch mit schuss, stößchen, verkatert,
      saufkumpan, schlückchen, weinkarte, trinkfest, trinklied, schluck wein, kater nach, schluck whisky, schluck
      schnaps, eine kippe, kippen aus, die nächste runde geht auf mich, die runde geht auf mich, lokalrunde, high
      werden, total high, völlig high, bin clean, ist clean, bin trocken, ist trocken seit, sucht bekämpfen, alkohol
      und tabletten, rauchst, kippe für mich, 'ne kippe, hast du mal feuer, hast du feuer, =rauch eine, eine rauchen,
      trinkt schon wieder, schon wieder getrunken, trinkt heimlich, heimlich getrunken, hör auf zu trinken, aufhören
      zu trinken, wieder angefangen zu trinken, griff zur flasche, greift zur flasche, keinen tropfen mehr, keinen
      tropfen angerührt, zu tief ins glas, ins glas geschaut, er lallt, lallt, betrunkener fahrer, ein bier, noch ein
      bier, zwei bier, drei bier, kühles bier, kaltes bier, glas wein, flasche wein, gläschen wein, glas rotwein,
      glas weißwein, glas sekt, glas champagner, glas bier, ein schnaps, sektempfang, glühweinstand, prosecco,
      weinprobe, =heroin, trinkt wieder, säuft, gesoffen hat, betrunken nach hause, kommt betrunken, total betrunken,
      völlig betrunken, wieder betrunken, riecht nach alkohol, nach alkohol gerochen, flaschen versteckt, drogen
      genommen, nimmt drogen, drogen verkauft, verkauft drogen, drogen im, drogen gefunden, auf drogen, von den
      drogen, seit jahren trocken, sein dealer, ihr dealer, von der nadel, hängt an der flasche, er an der flasche,
      sie an der flasche, trinkt schon zum frühstück, wiesn, oktoberfest, maß bier kostet, die maß, das bier fließt`,
    ordinary: `=ecstasy, =opium, süchtig, =joint, =joints, =droge, =drogen, =vapen, =vape, =alkohol, =whisky, =rum,
      =bier, =betrunken, =besoffen, =kater nach, =sekt, =schnaps, vollrausch, schachteln zigaretten, promille,
      suchterkrankung, schmuggeln, kartell, zollfahndung, hanf, inhalieren, =qualm, =qualmen, betrinken,
      leberzirrhose, gläschen, legalisierung, promillewert, jugendschutz, destillerie, brennerei, =brauen, hopfen,
      rebe, rebsorten, tannine, trocken ausgebaut, entzug, =rausch, weißwein, fusel, bourbon, droge, kneipe, prost,
      rausch, cocktails, alkoholfrei, weinberge, die kippe, aus der flasche getrunken, auf dein wohl, auf ihr wohl,
      kölsch, zapfhahn, an der flasche, stammkneipe, sommelier, sommelière, winzerin, weingut, weinbau, weinregion,
      war betrunken, bist betrunken, ist betrunken, bin betrunken, trinkt zu viel, nach schnaps`,
    weak: `=bar, =bars, =pille, tablette, dosis, pulver, nadel, substanz, getränk, =stoff, weinkeller, pillen,
      =pulver, =gras, =leber, fass, theke, =party, =club, krank, razzia, zugriff, container, fund,
      straßenverkaufswert, abstinent, therapie, hilfe, verkauft, verkaufen, ab achtzehn, =dampf, feier, fest,
      führerschein, kontrolle, =keller, eiche, barrel, =noten, aroma, aromen, kühl, kalt, durst, bestellen, zeche,
      ziehen, flaschen, =glas, gläser, trinkt, getrunken, trinken, kilo, tonnen, =zoll, kiste, kasten, kellner,
      päckchen, packung, lunge, gaumen, abgang, =weizen, genug, =runde, kippe, =kippen, =brennen, =spritze, spritzen,
      einen kurzen, noch einen kurzen, fixer, gedampft, zum wohl, =crack, halluzinationen, blau wie, trinkt doch, zur
      flasche, korn, =kater, =wirt, lokal, high, clean, absturz, schluck, trauben, trunken, feuerzeug, pulle, malz,
      =pillen, gebraut, wirtshaus, radler, =rückfall, rückfall, tresen, =abhängig, abhängige, liquid, nüchtern,
      legalisiert, plantage, =sucht, schmuggel, geschmuggelt, lehrer, schmecken nach, schüler, schulhof, jugendliche,
      minderjährige`,
    against: `drogerie, apotheke, essig, kochen, rezept, ablöschen, soße, ofen, feuerwehr, einkochen, drogeriemarkt,
      raucherhusten arzt, stofftier, seide, samt`,
  },
} satisfies PartOfLexicon;
