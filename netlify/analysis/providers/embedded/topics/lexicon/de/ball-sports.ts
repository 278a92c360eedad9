import type { PartOfLexicon } from '../../lexicon';

export const BALL_SPORTS = {
  soccer: {
    strong: `champions league, rote karte, gelbe karte, gelb-rote karte, zwei zu null, drei zu null, eins zu null,
      direkter freistoß, dfb-pokal, fußballspiel, fußballplatz, fußballverein, fußballmannschaft, elfmeterschießen,
      torschützenkönig, strafraum, bundesligaspiel, abseitsfalle, flanke von rechts, flanke von links, per kopf ins
      tor, drin der ball, erste halbzeit, zweite halbzeit, torschuss, kicken, videobeweis, videoassistent,
      videoschiedsrichter, elfmeterpunkt, elfmeterschütze, handelfmeter, foulelfmeter, strafraumgrenze,
      fünfmeterraum, abseitsposition, abseitstor, abseitsfahne, kopfballtor, kopfballduell, fallrückzieher,
      seitfallzieher, fernschuss, distanzschuss, pfostenschuss, lattentreffer, lattenschuss, an den pfosten, an die
      latte, ans lattenkreuz, lattenkreuz, torwartfehler, torwarttrainer, linienrichter, vierte offizielle,
      mannschaft der stunde, meisterschale, herbstmeister, tabellenführer der bundesliga, zweite bundesliga, zweite
      liga, dritte liga, regionalliga, kreisliga, kreisklasse, amateurfußball, relegationsspiel, bundesligist,
      zweitligist, drittligist, bundestrainer, nationalelf, dfb-elf, dfb-team, europa league, conference league,
      europapokal, uefa-cup, weltpokal, viererkette, dreierkette, doppelsechs, spitze auf die spitze,
      außenverteidiger, innenverteidiger, linksverteidiger, rechtsverteidiger, flügelstürmer, flügelspieler,
      linksaußen, rechtsaußen, sturmspitze, gegenpressing, querpass, steilpass, rückpass, doppelpack, dreierpack,
      torjäger, torchance, großchance, torverhältnis, tordifferenz, torlinie, torlinientechnik, torabschluss,
      torabstoß, abstoß, einwurf, freistoßmauer, freistoßspray, freistoßspezialist, notbremse, schwalbe im strafraum,
      hinspiel, rückspiel, auswärtstor, auswärtsfahrt, fankurve, südkurve, südtribüne, gelbe wand, signal iduna park,
      volksparkstadion, westfalenstadion, weserstadion, fritz-walter-stadion, betzenberg, wembley-tor, derbysieg,
      revierderby, fc bayern, borussia dortmund, schwarz-gelben, bayer leverkusen, rb leipzig, eintracht frankfurt,
      werder bremen, hertha bsc, union berlin, 1. fc köln, vfb stuttgart, vfl wolfsburg, vfl bochum, sc freiburg, fc
      augsburg, mainz 05, tsg hoffenheim, hoffenheim, borussia mönchengladbach, fohlenelf, fortuna düsseldorf,
      hannover 96, fc st. pauli, darmstadt 98, holstein kiel, fc kaiserslautern, fc nürnberg, hamburger sv, schalke
      04, greuther fürth, arminia bielefeld, hansa rostock, dynamo dresden, real madrid, fc barcelona, manchester
      united, manchester city, paris saint-germain, juventus turin, inter mailand, ac mailand, fc liverpool, rapid
      wien, austria wien, red bull salzburg, sturm graz, fc basel, young boys, grasshoppers, franz beckenbauer, gerd
      müller, lothar matthäus, miroslav klose, thomas müller, manuel neuer, toni kroos, jamal musiala, florian wirtz,
      kai havertz, harry kane, lionel messi, cristiano ronaldo, kylian mbappé, erling haaland, pelé, maradona, jürgen
      klopp, joachim löw, julian nagelsmann, rudi völler, uli hoeneß, alexandra popp, frauenfußball, länderspiel,
      testspiel, freundschaftsspiel, wm-finale, em-finale, wm-qualifikation, wm-titel, europameisterschaft,
      gruppenphase, viertelfinale der champions league, golden goal, ballon d'or, fußballschuhe, stollenschuhe,
      fußballgott, spielführer, spielführerbinde, kapitänsbinde, einwechslung, auswechslung, ausgewechselt,
      auswechselbank, joker trifft, ins lange eck, ins kurze eck, ins linke eck, ins rechte eck, ins untere eck, in
      den winkel gezirkelt, aus elf meter, aus zwanzig metern, tunnelt, den ball ins tor, ins eigene tor, in die
      maschen, ins netz köpft, netzt ein, köpft ein, köpft ihn, volley abgezogen, mit dem außenrist, per hacke,
      hackentrick, per elfmeter, vom punkt, vom elfmeterpunkt, pfeift ab, pfeift an, zum eins zu eins, zum zwei zu
      eins, zum zwei zu null, zum eins zu null, zwei zu eins, drei zu eins, drei zu zwei, vier zu null, vier zu eins,
      null zu null, null zu eins, null zu zwei, torlos, torloses remis, steigt ab in die zweite, klassenerhalt,
      abstiegskampf, abstiegszone, abstiegsplatz, aufstieg in die bundesliga, transferfenster, ablösesumme,
      wintertransfer, winterpause, dfb-bundestag, bolzplatz, bolzen, ballannahme, dribbelt, dribbling, tiki-taka,
      vuvuzela, tippspiel, panini, unter die latte, unter die querlatte, hämmert ihn, an den innenpfosten, legt sich
      den ball zurecht, das leder, in den strafraum, im strafraum, den torwart, der torwart, schlussmann, keeper, den
      nachschuss, =sechzehner, auf den ausgleich, drückt auf den ausgleich, ball zappelt im netz, zappelt im netz,
      die fahne ist oben, fahne ist oben, dortmund, schalke, bayern münchen, leverkusen, stürmer, torwart, elfmeter,
      abseits, freistoß, eckball, mittelfeld, anpfiff, abpfiff, schlusspfiff, nachspielzeit, tabellenführer,
      aufsteiger, bundesliga`,
    ordinary: `~fußball~, torhüter, =stürmer, =stürmern, =stürmers, mittelstürmer, mittelfeldspieler, =verteidiger,
      ecke von rechts, =flanke, kopfball, halbzeit~, siegtor, führungstor, ausgleichstor, torlatte, torpfosten,
      =fifa, =uefa, doppelpass, hattrick, eigentor, =bayern, weltmeisterschaft, ~pokal, =treffer, siegtreffer,
      führungstreffer, nationalmannschaft, verlängerung, =fc, gegentor, ausgleichstreffer, =konter, ballbesitz,
      heimspiel, auswärtsspiel, allianz arena, achtelfinale, eins zu eins, zwei zu zwei, unentschieden, torhüterin,
      =keeper, stürmerin, verteidigerin, fußballerin, =latte, =pfosten, eckstoß, eckfahne, =elfer, =remis, =derby,
      =köpft, abgestiegen, abstieg, absteiger, pressing, spitzenreiter, tabellenplatz, tabellenspitze, =werder, =hsv,
      =bvb, =vfb, =vfl, =hertha, gladbach, =juventus, =arsenal, chelsea, liverpool, ronaldo, messi, mbappé, musiala,
      kroos, klopp, nagelsmann, flick, =freistoß, spieltag, anstoß, halbzeitpause, gelbsperre, platzverweis,
      sechzehnmeterraum, premier league, serie a, la liga, trikots, stadionsprecher, ultras, mannschaftskapitän,
      kreuzbandriss, linksfuß, rechtsfuß, =lupfer, grätsche, chance vergeben, abwehrkette, abwehrreihe, abgefälscht,
      eingeköpft, eingenetzt, flankt, torreich, fanblock, =wm, =em, spielminute, kader, ecke von, nach einer ecke`,
    weak: `=tor, =tore, spiel, ball, schiedsrichter, trainer, mannschaft, meisterschaft, finale, liga, stadion, sieg,
      niederlage, pass, schuss, abwehr, saison, pause, foul, abwehrspieler, drin, führung, gegner, fans,
      eingewechselt, =joker, ecke, =köln, freiburg, augsburg, =hannover, kurve, verwarnung, kapitän, vorlage,
      chancen, transfer, tribüne, kabine, winkel, linie, punkte, tabelle, verein, minute, heim, auswärts, pfeift,
      pfiff, mauer, parade, hält, trifft, getroffen, kopf, grün, karte, gelb, platz, turnier, jugend, auswechseln,
      links, rechts, zentrum, gruppe`,
    against: `handball, eishockey, puck, torwart hockey, volleyball, hecht, rassistisch, hitlergruß`,
  },
  'american football': {
    strong: `american football, super bowl, quarterback, touchdown-pass, wide receiver, running back,
      offensive line, vierter versuch, field goal, touchdown, linebacker, interception, fumble, runningback,
      fieldgoal, cornerback, tight end, defensive end, defensive line, defensive back, offensive tackle,
      super-bowl-sieger, super-bowl-ring, super-bowl-party, halftime show, halbzeitshow, extrapunkt,
      two-point conversion, onside kick, first down, fourth down, third down, erster versuch und zehn,
      vierter und eins, dritter und lang, dritter versuch, hail mary, playbook, red zone, 40-yard-linie,
      yard-linie, yard line, line of scrimmage, scrimmage, kansas city chiefs, new england patriots, dallas
      cowboys, green bay packers, san francisco 49ers, philadelphia eagles, pittsburgh steelers, buffalo
      bills, seattle seahawks, tampa bay buccaneers, baltimore ravens, detroit lions, miami dolphins, new
      york giants, new york jets, las vegas raiders, denver broncos, minnesota vikings, cleveland browns,
      chicago bears, los angeles rams, atlanta falcons, tom brady, patrick mahomes, travis kelce, aaron
      rodgers, peyton manning, josh allen, lamar jackson, joe burrow, sebastian vollmer, amon-ra st. brown,
      st. brown, frankfurt galaxy, rhein fire, berlin thunder, hamburg sea devils, stuttgart surge, european
      league of football, german football league, gfl, footballspiel, footballteam, nfl-spiel, nfl-draft,
      nfl-team, ranissimo, lombardi-trophäe, vince-lombardi-trophy, shotgun-formation, screen pass, play
      action, laufspielzug, kick return, kickoff-return, =punter, kicker trifft, football-ei, das ei fangen,
      footballhelm, schulterpolster, =football`,
    ordinary: `endzonen, =nfl, =yard, =yards, kickoff, spielzüge, pocket, footballs, snap, sack, =touchdowns,
      =defense, =offense, patriots, chiefs, cowboys, packers, seahawks, eagles, steelers, buccaneers, ravens,
      49ers, broncos, brady, mahomes, kelce, receiver, =safety, =snap, =sack, =tackle, =tackling, =playoffs,
      =playoff, halftime, =draft, =huddle, =pigskin, =audible, raumgewinn, coin toss, =punt, passempfänger,
      passspiel, laufspiel, =quarterbacks, footballfeld, head coach, superbowl`,
    weak: `passen, helm, angriff, verteidiger, team, versuch, stadion, liga, läuft, =down, =blitz, =coach,
      =helme, werfen, wirft, gefangen, fängt, viertel, halbzeit, tacklen, ei, gestoppt, zeit auf der uhr,
      sekunden, linie, punkte, spielfeld, laufen, block, meter`,
  },
  basketball: {
    strong: `freiwurflinie, dreipunktelinie, dreipunktewurf, basketballspiel, basketballplatz, unter dem
      korb, korbleger, slam dunk, nba-finale, eigenen korb, gegnerischen korb, basketballer, freiwurf,
      basketballerin, basketballkorb, basketballteam, basketballprofi, basketball-bundesliga,
      basketball-weltmeister, basketballnationalmannschaft, nba-profi, nba-star, nba-spiel, nba-team,
      alley-oop, buzzerbeater, buzzer beater, triple-double, double-double, offensivrebound, defensivrebound,
      alba berlin, bayern-basketballer, ratiopharm ulm, brose bamberg, telekom baskets, baskets bonn, los
      angeles lakers, chicago bulls, golden state warriors, boston celtics, dallas mavericks, miami heat, new
      york knicks, brooklyn nets, denver nuggets, milwaukee bucks, orlando magic, oklahoma city thunder,
      phoenix suns, san antonio spurs, toronto raptors, dirk nowitzki, dennis schröder, franz wagner, moritz
      wagner, moe wagner, daniel theis, michael jordan, lebron james, kobe bryant, stephen curry, shaquille
      o'neal, luka doncic, victor wembanyama, nikola jokic, giannis antetokounmpo, satou sabally, von der
      dreierlinie, dreierlinie, dreier rein, dreier trifft, wirft den dreier, von jenseits der dreierlinie,
      von der freiwurflinie, zwei freiwürfe, zonenverteidigung, pick-and-roll, sprungball, tip-off, korbwurf,
      korberfolg, brettwurf, vom brett, ans brett, durch die reuse, in die reuse, nichts als netz, nur netz,
      am ring, auf den ring, an den ring, unterm korb, zum korb, stopft den ball, ballhandling, dribbelt zum
      korb, shot clock, 24 sekunden, wurfuhr, viertes viertel, letztes viertel, drittes viertel, fadeaway,
      crossover, streetball, small forward, shooting guard, korbjägerin`,
    ordinary: `=nba, =bbl, dunkings, =dunk, =dreier, rebound, =korbjäger, spielmacher, =center spieler,
      euroleague, =alba, power forward, point guard, ballgewinn, sprungwurf, ballverlust, nowitzki, =korb,
      dunkt, dunken, =assist, =assists, lakers, celtics, mavericks, =mavs, warriors, =bulls, knicks, nuggets,
      lebron, curry, doncic, wembanyama, jokic, =forward, =reuse, körbe, =rebounds, dreipunktlinie,
      =playoffs, streetballplatz, skyhook, =airball, teamfoul, =timeout`,
    weak: `ball, halle, punkten, viertel, trainer, team, foul, verlängerung, wurf, führt, stopft, hände,
      werfen, schrittfehler, =guard, =center, =coach, auszeit, schröder, =brett, zone, sirene, parkett,
      =körbe, block, geblockt, spielzeit, sekunden, uhr, wirft, trifft, verwandelt, linie, arena, dribbeln,
      hoch, größe, meter groß, viertelpause, saison, pass, timeout`,
    against: `brotkorb`,
  },
  tennis: {
    strong: `satzbälle, breakbälle, doppelfehler, tennisspieler, tennisspielerin, tennisplatz, tennisball,
      tennisschläger, tennisturnier, zweiter aufschlag, erster aufschlag, satzgewinn, davis cup, french open,
      australian open, roland garros, grand-slam-turnier, wimbledon, rückhand, vorhand, aufschlagspiele,
      grundlinie, rückhandslice, rückhand-slice, vorhandwinner, vorhand longline, rückhand longline,
      longline, cross gespielt, aufschlagverlust, aufschlagwinner, aufschlag durchs zentrum, zu null
      gehalten, spiel satz und sieg, satz und sieg, spiel satz, tiebreak, tie-break, match-tiebreak,
      entscheidungssatz, fünfsatzkrimi, sechs vier, sechs zwei, sechs drei, sieben fünf, sieben sechs,
      dreißig beide, fünfzehn null, vierzig null, vierzig fünfzehn, vierzig dreißig, dreißig null, vorteil
      auf, einstand, breakchance, rebreak, netzroller, netzangriff, serve-and-volley, grundlinienduell, an
      die grundlinie, ballwechsel, volleystopp, stoppball, lobball, topspin, slice, smash, schmetterball,
      hawk-eye, us open, rod laver arena, philippe-chatrier, center court, centre court, am rothenbaum,
      rothenbaum, weissenhof, billie jean king cup, fed cup, laver cup, atp finals, weltrangliste tennis,
      alexander zverev, boris becker, angelique kerber, michael stich, tommy haas, andrea petkovic,
      jan-lennard struff, daniel altmaier, eva lys, roger federer, rafael nadal, novak djokovic, andy murray,
      carlos alcaraz, jannik sinner, daniil medwedew, serena williams, iga swiatek, aryna sabalenka, coco
      gauff, dominic thiem, stan wawrinka, belinda bencic, martina navratilova, martina hingis, john mcenroe,
      andre agassi, pete sampras, tennisprofi, tennislehrer, tennislegende, tennisarm, tenniscamp,
      tenniskurs, tennisverein, tennisclub, tennishalle, tennistraining, tennistrainer, tennisnetz,
      tennisstar, balljunge, ballkind, stuhlschiedsrichter, hartplatz, sandplatzkönig, sandplatzturnier,
      rasentennis, mixed-finale, herrendoppel, damendoppel, dameneinzel, herreneinzel, padel, gesetzt an
      nummer`,
    ordinary: `matchbälle, tennis~, =tennis, =volley, =aufschlag, =tiebreak, =einstand, =atp, =wta, =stopp,
      sandplatz, rasenplatz, =ass, =becker, steffi graf, zverev, =break, fünfter satz, dritter satz, erster
      satz, zweiter satz, =federer, nadal, djokovic, alcaraz, sinner, sabalenka, swiatek, kerber, agassi,
      =asse, =aufschläge, breaks, =lob, =lobs, schlägerwechsel, besaitung, bespannung, =doppel, mixed,
      setzliste, weltranglistenerster, wildcard, =slam, grand slam, viertelfinale, halbfinale, returniert,
      =passierball, passierschlag, seitenlinie, seitenaus, =winner, serviert, =grün-weiß, linienball, wehrt
      ab`,
    weak: `sätzen, netz, bälle, punkt, spiele, match, turnier, finale, vorteil, platz, schläger, schlägt auf,
      return, fehler, linie, sand, spielerin, runde, grundschläge, verwandelt, winkel, quittiert,
      weltrangliste, achtelfinale, gesetzt, aus, vierzig, dreißig, fünfzehn, satzführung, beide`,
  },
  golf: {
    strong: `golfplatz, golfschläger, golfball, golfturnier, golfclub, hole-in-one, ryder cup, unter par,
      über par, abschlagen am, golfen, birdie, bogey, fairway, golfspieler, golfspielerin, golfrunde,
      golfwagen, golfcart, golfbag, golftasche, golfschwung, golfprofi, golflehrer, golfanlage, golfhotel,
      golfkurs, golfresort, golfwoche, golfverband, minigolf, minigolfplatz, putter, puttet, bunkerschlag,
      aus dem bunker, in den bunker, im bunker rechts, im grünbunker, grünbunker, birdieputt, birdie-putt,
      birdie-chance, eagle-putt, doppelbogey, double bogey, albatros am, eisen sieben, siebener eisen, eisen
      7, neuner eisen, fünfer eisen, sechser eisen, sandwedge, sand wedge, pitching wedge, lob wedge,
      sandeisen, holz drei, auf das grün, aufs grün, am rand des grüns, vorgrün, am achtzehnten loch, am
      siebzehnten loch, achtzehntes loch, 18 loch, achtzehn löcher, neun löcher, loch eins, an loch, loch
      zum, schlag zurück, schlag vorsprung, schlag rückstand, par fünf, par drei, par vier, par 3, par 4, par
      5, eins unter par, drei unter par, cut geschafft, den cut, leaderboard, bernhard langer, martin kaymer,
      tiger woods, rory mcilroy, scottie scheffler, jon rahm, phil mickelson, bryson dechambeau, jack
      nicklaus, nelly korda, esther henseleit, sepp straka, solheim cup, the open championship, us masters,
      masters in augusta, augusta national, st. andrews, pga tour, pga championship, dp world tour, liv golf,
      bmw international open, grünes jackett, green jacket, platzreife, driving range, drivingrange,
      abschlagzeit, abschlagplatz, vom abschlag, am abschlag, caddie, divot, im tiefen rough,
      wasserhindernis, dogleg, pitchmarke, scorekarte, probeschwung, handicap verbessert, handicap von`,
    ordinary: `=golf, =putt, =putter, =grün am loch, =caddie, =bunker, eagle, handicap, =abschlag, löcher, am
      loch, kaymer, scheffler, mcilroy, =tee, =tees, =wedge, =driver, chippt, chippen, =pitch, =grüns, =grün,
      =loch, =eagle, schlagweite, =par, puttlinie, =masters, greenkeeper, greenfee, =major, clubhaus, =slice,
      =links-kurs, =abschläge, =rough, =flight`,
    weak: `fahne, par, schläger, =eisen, runde, ball, grün, meter, schwung, =löcher, gras, drive, gelocht,
      locht ein, sand, wasser, ball liegt, weite, platz, wind, ausrichten, schwingt, caddy, griff,
      fahnenstange, turnier, profi, eingelocht, vorsprung, linie`,
    against: `persischer golf`,
  },
} satisfies PartOfLexicon;
