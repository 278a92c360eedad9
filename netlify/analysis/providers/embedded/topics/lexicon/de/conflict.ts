import type { PartOfLexicon } from '../../lexicon';

export const CONFLICT = {
  'arms and ammunition': {
    certain: `sturmgewehre, maschinengewehre, maschinenpistolen, handgranaten, schusswaffen, feuerwaffen,
      jagdgewehre, scharfschützengewehr, waffenhandel, waffenhändler, waffenschein, waffenrecht, schießstand,
      waffenlager, kalaschnikow, schuss munition, waffenbesitzer, waffengesetz, patronenhülsen, abgesägte
      schrotflinte, haubitzen, landminen, schrotflinte, kalaschnikows, ak-47, heckler und koch, rheinmetall,
      krauss-maffei, leopard-2-panzer, kampfpanzer, schützenpanzer, panzerhaubitze, panzerfäuste, panzerabwehr,
      panzerabwehrraketen, marschflugkörper, mittelstreckenraketen, langstreckenraketen, interkontinentalrakete,
      atomwaffen, atombomben, atomsprengkopf, nuklearwaffen, chemiewaffen, streumunition, artilleriegeschosse,
      artilleriemunition, munitionslager, munitionsfabrik, munitionskiste, scharfe munition, waffenfund,
      waffenschmuggel, waffenschmuggler, waffenlieferungen, waffenexporte, waffensystem, waffensysteme, kleiner
      waffenschein, waffenbesitzkarte, waffengeschäft, waffenladen, waffenschrank, waffenkammer, waffenarsenal,
      waffenlobby, waffennarr, waffensammler, waffenverbot, waffenverbotszone, messerverbotszone, waffenschmied,
      rüstungskonzern, rüstungsexporte, rüstungsindustrie, rüstungsunternehmen, rüstungsfirma, rüstungskonzerne,
      präzisionsgewehr, luftgewehr, gewehrkugel, gewehrlauf, gewehrkolben, halbautomatischen, vollautomatische waffe,
      handfeuerwaffen, faustfeuerwaffe, stichwaffen, springmesser, butterflymesser, schlagringe,
      schreckschusspistole, schreckschusswaffe, gaspistole, elektroschocker, taser, schlagstock, wurfstern,
      dienstwaffen, dienstpistole, walther ppk, smith and wesson, magnum revolver, patronengurt, magazin gewechselt,
      durchgeladen, durchladen, entsichert, entsichern, zielfernrohr, kimme und korn, mündungsfeuer, schießplatz,
      schützenverein mit pistole, kaliber 9, kaliber neun, neun-millimeter, nra, second amendment, geisterwaffe,
      sprengsätze, sprengfalle, tellermine, minenräumer, fliegerbombe, weltkriegsbombe, blindgänger,
      kampfmittelräumdienst, kampfmittel, flakgeschütz, mörsergranaten, kampfdrohnen, patriot-raketen,
      taurus-marschflugkörper, waffenruhestellung, waffe auf den boden, knarre auf den boden, waffe runter, lassen
      sie die waffe fallen, ist die waffe geladen, wumme, kugel im lauf, panzer liefern, waffen liefern, waffen an
      die ukraine, sturmgewehr in, sturmgewehr zerlegt, weitere panzer, panzer und munition, panzer für die ukraine,
      munition für die ukraine, luftabwehrsysteme, geladene pistole, geladenen revolver, pistole im, pistole auf den
      tisch, pistole geladen, revolver im, gewehr im schrank, pistole gezogen, zog eine pistole, zog eine waffe,
      waffe und munition, schüsse abgegeben, mit einer waffe bedroht, mit der pistole`,
    strong: `automatische waffen, raketenwerfer, pistolen, revolver, flinte, patrone, granaten, macheten, waffen~,
      bewaffneten, bajonett, sprengköpfe, schießereien, leopard-panzer, platzpatrone, colt, unbewaffnet, flugabwehr,
      luger, ballistik, messerangriff, nervengas, senfgas, semtex, aufrüsten, abrüstung, sportschützen, geladene
      waffe, waffe fallen, waffe weg, lassen sie die waffe, leg die waffe, zieht die waffe, waffe gezogen,
      kugelsichere, schussweste, schutzweste, schussfeld, schießübung, schießtraining, abzug gedrückt, am abzug,
      finger am abzug, scharfschützen, eurofighter, himars, iris-t, panzer geliefert, panzern beliefert, glock,
      armbrust, ~munition, luftabwehr~, torpedos, =munition, =pistole, ~gewehr`,
    ordinary: `=gewehr, =kugeln, =rakete, rüstung~, büchse laden, =waffen, =patronen, =waffe, abzug, sprengstoff,
      bomben, arsenal, geschossen, schusswechsel, abgefeuert, gefeuert, schoss, =kaliber, =magazin, =visier,
      jagdschein, =nachladen, laden und sichern, rüstungsgüter, klinge, dolch, raketen, artillerie, bundeswehr,
      sichergestellt, =colt, dual-use, schützenverein, =hülse, =hülsen, schalldämpfer, hände hoch, geschütz, säbel,
      winchester, projektile, dynamit, torpedo, =panzer, wettrüsten`,
    weak: `schießen, =schuss, =schüsse, kaliber, lauf, magazin, =messer, =messern, zielen, kugel, schuss, stückzahl,
      auftrag, millimeter, lieferungen, liefert, =keller, halfter, holster, gezielt, schützen, treffer, ausbildung,
      soldaten, jagd, sammler, zoll, kriegswaffenkontrollgesetz, scharf, export, geliefert, import, =lizenz,
      registriert, militär, schwert, drohnen, =mine, geladen, feuern, ballermann, knarren, c4, rekrut, verschluss,
      zerlegt, feder, rohr, handschuhfach, nachttisch, schublade, magazin leer`,
    against: `kamera, tor, spiel, film, dreharbeiten, konsole, endgegner, videospiel, wasserpistole, =stürmer, ball,
      klebepistole, =drucker, zeitschrift, weltraum, astronaut`,
  },
  'death, injury, or military conflict': {
    certain: `bürgerkrieg, weltkriegs, luftangriffen, kriegsgebiet, waffenstillstand, feuerpause, schwer verletzt,
      schwerverletzten, lebensgefährlich verletzte, todesopfer, ums leben gekommen, soldaten starben, soldaten
      getötet, gefallene soldaten, massengräber, kriegsverbrecher, kriegsgefangenen, tödlicher unfall, nahm sich das
      leben, abschiedsbrief, frontlinien, kriegsopfer, menschen starben, tote und verletzte, erlag seinen
      verletzungen, schlachtfeldern, menschen getötet, tödlich verletzt, busunglück, bombardierung, getötet,
      angriffskrieg, vietnamkrieg, kriegsende, völkermord, massaker, beerdigen, selbstmorde, ertrunken, begräbnis,
      schützengräben, enthauptet, erster weltkrieg, zweiter weltkrieg, drohnenangriffe, raketenangriffe,
      raketenbeschuss, artilleriebeschuss, bombenangriffe, bombardement, flächenbombardement, bombennacht,
      kriegsversehrte, kriegsveteran, kriegsheimkehrer, kriegsausbruch, kriegsbeginn, kriegserklärung, kriegstote,
      ukraine-krieg, ukrainekrieg, irakkrieg, gaza-krieg, gazakrieg, syrienkrieg, koreakrieg, stellungskrieg,
      waffenruhe, frontverlauf, ostfront, westfront, soldaten gefallen, im krieg gefallen, an der front gefallen,
      gefallenen gedacht, getötete soldaten, tote soldaten, zivile opfer, getötete zivilisten, genozid, heftige
      kämpfe, invasion der ukraine, russische truppen, russische armee, ukrainische armee, israelische armee, d-day,
      hiroshima, todesfälle, todeszeitpunkt, todesanzeige, todestag, todkrank, todgeweiht, totgeglaubt, leblos
      aufgefunden, leblosen körper, nur noch tot, mehrere tote, ein toter, zwei tote, drei tote, vier tote, fünf
      tote, sechs tote, sieben tote, acht tote, neun tote, zehn tote, dutzende tote, hunderte tote, tausende tote,
      menschen sterben, starb bei, starb gestern, starb heute, starb im alter, sind gestorben, kamen ums leben, ums
      leben, verstorbenen, verstarb, tödlich verunglückt, tödliche verletzungen, tödlicher sturz, erlag ihren
      verletzungen, schwebt in lebensgefahr, unfallopfer, unfalltod, verkehrstoten, unfalltote, zugunglück,
      massenkarambolage, frontalzusammenstoß, beim absturz gestorben, selbstmordgedanken, selbstmordversuch, suizid,
      suizidgedanken, suizidal, suizidversuch, das leben genommen, telefonseelsorge, beerdigt, beisetzung,
      beigesetzt, bestatter, bestattet, bestatterin, bestattungsinstitut, trauerfeier, trauergottesdienst,
      trauerrede, trauerredner, trauergäste, trauerkarte, trauerzug, trauerflor, trauernden, kondolenzbuch, beileid,
      herzliches beileid, mein beileid, urnengrab, einäscherung, krematorium, grabrede, familiengrab, sarg,
      sargträger, leichenschau, leichenhalle, leichenwagen, leichenschmaus, leichensack, obduziert, aufgebahrt, im
      sterben, sterbebett, totenbett, sterbebegleitung, letzte ruhe, zur letzten ruhe, ruhe in frieden, viel zu früh
      verlassen, viel zu früh von uns, von uns gegangen, hinterbliebenen, totenwache, totenschein, leichenteile,
      ertrank, verblutet, verbrannt und gestorben, hingerichtet, hinrichtung, totgeschlagen, totgefahren, zu tode
      geprügelt, zu tode gekommen, zu tode gestürzt, tod seines vaters, tod meines mannes, tod ihrer mutter, tod
      meiner mutter, seit ihrem tod, seit seinem tod, nach dem tod, plötzlicher kindstod, totgeburt, fehlgeburt,
      minenopfer, soldatenfriedhof, volkstrauertag, gefallenendenkmal, sind tot, wurden getötet, tötete,
      querschnittsgelähmt, notoperiert nach, hirntod, einschlag einer rakete, kämpften um sein leben, um sein leben
      vergeblich, kam jede hilfe zu spät, jede hilfe zu spät, noch an der unfallstelle, den verletzungen erlegen,
      überlebte nicht, die beerdigung, zur beerdigung, auf der beerdigung, bei der beerdigung, nach der beerdigung,
      beerdigung ist, unter den toten, schlug eine rakete, nacht eine rakete, raketen schlugen, bombe schlug,
      friedlich eingeschlafen, für immer eingeschlafen, starben zwölf, starben zwei, starben drei, starben vier,
      starben fünf, starben sechs, starben sieben, starben acht, starben neun, starben zehn, starben mindestens,
      starben mehrere, starben dutzende, starben hunderte, starben viele, explosion starben, mein vater ist
      gestorben, meine mutter ist gestorben, mein mann ist gestorben, meine frau ist gestorben, oma ist gestorben,
      opa ist gestorben, letzte woche gestorben, letztes jahr gestorben, gestern gestorben, an krebs gestorben, bei
      einem unfall gestorben, bei einem autounfall, im krieg gestorben, ist ertrunken, im see ertrunken, bruder
      ertrunken, ertrank im, an seinem grab, an ihrem grab, am grab, ans grab, sich umbringen, sich umgebracht, hat
      sich umgebracht, umbringen wollte, sich erhängt, vor den zug geworfen, das leben nehmen, nicht mehr leben
      wollte, tot in seiner wohnung, tot in ihrer wohnung, schwer verwundet, verwundete soldaten, unter trümmern, aus
      den trümmern, unter den trümmern, der sarg, den sarg, im sarg`,
    strong: `streitkräfte, starb im krankenhaus, sich das leben genommen, beschuss, beschossen, truppen, soldaten,
      =starb, =starben, =gestorben, verwundeten, tödlich, obduktion, gefecht, erstochen, erschossen, lazarett,
      =sterben, panzer, kriegsfront, todesursache, tot aufgefunden, tote geborgen, verletzt ins krankenhaus, leichen,
      leichnam, gerichtsmedizin, rechtsmedizin, erschlagen, erwürgt, sie ist tot, er ist tot, nato-truppen, gefallen
      im, gefallene, gegenoffensive, besetzte gebiete, luftschutzkeller, luftalarm, sirenenalarm, =trauern,
      überlebenden des unfalls, schädel-hirn-trauma, schädelbruch, blutlache, blutüberströmt, einschusswunde,
      charkiw, mariupol, donbass, front zurück, zerbombt, feldwebel, afghanistan-einsatz, posttraumatisch,
      kriegstrauma, flüchtlinge aus dem kriegsgebiet, mordopfer, ist tot, oma ist tot, papa ist tot, kampfeinsatz,
      bombeneinschlag, stunde um sein leben, vergeblich reanimiert, nicht überlebt, amputiert, amputation, wehrmacht,
      stalingrad, verdun, =verletzten krieg, =toten, explosion in`,
    ordinary: `=tote, =toter, =leiche, =leichen, wasserleiche, =krieg, =kriege, kriegsschiff, kriegsreporter,
      =militär, artillerie, =verletzte, =verletzten, =sarg, =suizid, =armee, =trauerfeier, tragödie, unglück,
      krankenwagen, ist gestorben, ist heute gestorben, ~kriegs, milizen, bataillon, einmarsch, granaten, geschosse,
      trümmer, einschläge, zivilisten, fronturlaub, gedenken, gedenkminute, schweigeminute, gedenkstätte, mahnmal,
      überfahren, aufprall, gegenfahrbahn, gerammt, eingeklemmt, sanitäter, notarztwagen, blutet, witwer, waisen,
      =urnen, kränze, trauerbegleitung, sterblich, feldpost, schrapnell, gestorben, =tod, verletzt, unfall, koma,
      notarzt, rettungswagen, rettungshubschrauber, =front, ukraine, gazastreifen, explosion, urne, hospiz, an der
      front, um sein leben, um ihr leben, kämpfen um sein leben, kämpfen um ihr leben, reanimation, reanimiert,
      reanimieren, wiederbelebung, schlacht, invasion, =tot, =grab, im koma, blutend, wunden, unfallstelle,
      unfallort, lebensgefahr, gaza, kiew, =krieges, =kriegs, todes~, militär~, erfroren, verunglückt, verhungert,
      armee, rebellen, bombardiert, gräber, soldatin, bundeswehr`,
    weak: `=stirbt, =töten, feind, krankenhaus, konflikt, rakete, flüchtling, zusammenstoß, schuss, umgekippt,
      hubschrauber, grenze, frieden, friedensverhandlungen, verhandlungen, gerettet, feuer, waffen, befehl, uniform,
      division, kerzen, tränen, weinen, kapelle, pfarrer, fahrbahn, zerstört, =keller, bomben, kämpfen, angriff,
      opfer, abschied, verloren, testament, einsatz, absturz, gestürzt, angegriffen, evakuiert, grabstein, bunker,
      angehörige, =tode, patrouille, leutnant, regiment, kollabiert, konvoi, sniper, general, offensive, blut,
      verluste, vermisst, bevölkerung, feindlich, gekämpft, verloren haben, knochenbruch, friedhof, großmutter,
      großvater, eingeschlafen, =freitag, dorf, kinder, gläubige, oma, opa`,
    against: `langeweile, tor, videospiel, konsole, film, roman, witz, batterie, akku, spieler, saison, gelacht,
      hunger, kreuzband, schachspiel, pokal, saisonaus, hakenkreuze, geschmiert`,
  },
  terrorism: {
    certain: `selbstmordanschläge, terroranschlägen, terrorgruppe, terrororganisation, islamischer staat, al qaida,
      boko haram, autobomben, terrorzellen, terrorabwehr, kampf gegen den terror, terrorverdächtige, bekannte sich zu
      dem anschlag, sprengstoffgürtel, sprengstoffweste, geiselnahme, bombenanschläge, briefbombe, kofferbombe,
      terroristischen, terroristin, terrorismus, dschihadisten, hisbollah, geiselnehmer, islamisten, islamismus, 11.
      september, flugzeugentführer, selbstmordattentäterin, terrorangriff, terrorattacke, terrorakte, terroropfer,
      terrorgefahr, terrorwarnung, terrorwarnstufe, terrornetzwerk, terrormiliz, terrorabwehrzentrum, terrorpate,
      terrorcamp, terrorhelfer, terrorprozess, terrorpläne, terrorfinanzierung, terrorismusbekämpfung,
      terrorismusexperte, terrorismusverdacht, antiterrorkampf, anti-terror-einheit, anti-terror-einsatz,
      antiterroreinheit, krieg gegen den terror, opfer des terrors, is-kämpfer, is-miliz, is-terroristen,
      is-anhänger, is-rückkehrer, al-shabaab, dschihad, heiliger krieg gegen, salafisten, bin laden, osama bin laden,
      elfter september, 11. september 2001, anschläge vom 11, nine eleven, 9/11, twin towers, world trade center,
      ground zero, anschlags auf, anschlag am, opfer des anschlags, opfer der anschläge, bekannte sich zum anschlag,
      bekennerschreiben, bekennervideo, anschlagspläne, anschlagsopfer, anschlagserie, anschläge geplant, anschlag
      verübt, anschlag vereitelt, anschlag verhindert, bombenattentat, bombenleger, bombenbauer, bombengürtel,
      sprengstoffanschlag, sprengstoffattentat, rohrbomben, nagelbombe, paketbombe, geiseln genommen, geiseldrama,
      flugzeug entführt, landshut-entführung, rote armee fraktion, raf, raf-terroristen, raf-terroristin, deutscher
      herbst, baader-meinhof, andreas baader, ulrike meinhof, gudrun ensslin, hanns martin schleyer,
      schleyer-entführung, nsu, nsu-prozess, nsu-trio, beate zschäpe, breitscheidplatz, anis amri, olympia-attentat,
      olympiaattentat, schwarzer september, bataclan, charlie hebdo, utoya, utøya, breivik, oklahoma city anschlag,
      bewaffneten umsturz, umsturzpläne, rechtsterrorismus, rechtsterroristische, linksterrorismus, amokfahrt auf dem
      weihnachtsmarkt, in den weihnachtsmarkt gerast, messerattentäter, attentäterin, märtyrertod, terrorcell,
      reklamiert der is, der is reklamierte, is für sich, is bekannte sich, der selbstmordattentäter, ein
      selbstmordattentäter, geiseln in, geiseln freigelassen, geiseln festgehalten, als geiseln, terroristen haben,
      die terroristen, terroristen stürmten, in die menschenmenge gefahren, raste in die menge, in die menge gerast,
      autobombe explodierte, bombe explodierte, bombe gezündet, bombe zünden, bombe in einem, in der gewalt der
      hamas, geiseln sind, freilassung der geiseln, geiseln der hamas`,
    strong: `terroristische vereinigung, dschihadistische gruppe, terror~, anschläge, attentate, geisel, geiseln,
      extremisten, extremismus, sprengstoff, taliban, radikalisierung, drohvideo, pkk, sprengsätze,
      sprengstoffspürhund, bundesanwaltschaft, gsg 9, gsg9, evakuiert wegen bombendrohung, bombendrohung,
      verdächtiger koffer, herrenloser koffer, verdächtiges paket, bundesverfassungsschutz, anschlag in, mogadischu,
      gefährder, selbstmordattentat, hamas, gewalt der hamas`,
    ordinary: `=dschihad, =taliban, =raf, =nsu, bombe, märtyrer, geheimdienst, explodierte, detonierte, detonation,
      miliz, fanatisch, fanatismus, ungläubigen, drahtzieher, hintermänner, gerast, umsturz, staatsstreich,
      entführer, vereitelt, verübten, bekannte sich, bnd, verfassungsschutz, sondereinsatzkommando, brandanschlag
      auf, generalbundesanwalt, radikalisiert, kalifat`,
    weak: `=terror, angriff, angreifer, radikal, ziel, amoklauf, opfer, flughafen, bahnhof, konzert, religiös,
      syrien, afghanistan, irak, pakistan, paris, brüssel, nizza, videobotschaft, tote, verletzte, polizei, anhänger,
      netzwerk, gruppe, chemikalien, plante, pläne, geplant, täter, stadion, alarm, warnung, u-bahn, gericht,
      sicherheitskräfte, zelle, festgenommen, entführt, weihnachtsmarkt, mutmaßlich, zünder, fbi, cia, zündete,
      bekennt sich, staatsfeind, explosion, gedenken, untergrund, menschenmenge, lastwagen, drohung, ermittler,
      todesopfer, reklamiert, freilassung, gewalt, angehörige`,
    against: `videospiel, tor, konsole, film, roman, klavier, tastatur, schreibmaschine`,
  },
  'debated sensitive social issues': {
    certain: `recht auf abtreibung, schwangerschaftsabbrüche, abtreibungsgegner, abtreibungsverbot, paragraf 218, ehe
      für alle, gleichgeschlechtliche ehe, homo-ehe, transgender-rechte, geschlechtsidentität,
      geschlechtsangleichende, todesstrafe, sterbehilfe, assistierten suizid, selbstbestimmungsgesetz, illegale
      einwanderung, illegale migration, asylbewerber, polizeigewalt, leihmutterschaft, konversionstherapien,
      transmenschen, trans menschen, impfpflicht, lebensschützer, obergrenze für flüchtlinge, abtreiben, euthanasie,
      transgender, transsexuelle, transfrauen, transmänner, lgbt, abschieben, abgeschoben, feminismus, feministin,
      feministische, asylrecht, impfgegner, gendern, abgetrieben, abtreibungsrecht, abtreibungsparagraf,
      abtreibungsdebatte, abtreibungsklinik, abtreibungspille, paragraph 218, marsch für das leben, mein bauch gehört
      mir, pro choice, pro life, roe v. wade, roe gegen wade, gleichgeschlechtlicher paare, homosexuelle paare,
      adoptionsrecht für homosexuelle, eingetragene lebenspartnerschaft, christopher street day, csd-parade,
      pride-parade, regenbogenfahne, regenbogenflagge, schwulenrechte, lgbtq, lgbtqi, lgbt-rechte, queere menschen,
      coming-out, trans frau, trans mann, transrechte, nicht-binär, nichtbinär, nonbinäre, geschlechtsumwandlung,
      geschlechtseintrag, drittes geschlecht, pubertätsblocker, genderverbot, gendersternchen, gender-debatte,
      geschlechtergerechte sprache, gendersprache, genderstern, frauenquote, gender pay gap, gleichstellungsdebatte,
      feministinnen, metoo, metoo-debatte, aktive sterbehilfe, sterbehilfeverein, suizidhilfe, suizidbeihilfe,
      selbstbestimmt sterben, dignitas, tötung auf verlangen, todestrakt, giftspritze, elektrischer stuhl,
      abschaffung der todesstrafe, asylpolitik, asylverfahren, asylanträge, asylbewerberheim, asylstreit,
      asylkompromiss, asyldebatte, asylunterkunft, abschiebeflug, abschiebehaft, abschiebezentrum, abschiebestopp,
      kirchenasyl, bleiberecht, zurückweisung an der grenze, grenzzaun, grenzschließung, pushback, bootsflüchtlinge,
      seenotrettung, frontex, schleuser, migrationspolitik, migrationspakt, migrationsdebatte, migrationsgipfel,
      irreguläre migration, einwanderungspolitik, einwanderungsgesetz, einwanderungsdebatte, flüchtlingspolitik,
      flüchtlingskrise, flüchtlingswelle, familiennachzug, remigration, leitkultur, doppelte staatsbürgerschaft,
      willkommenskultur, kopftuchverbot, kopftuchdebatte, kopftuchstreit, burkaverbot, burka-verbot,
      vollverschleierung, kruzifix im klassenzimmer, kruzifix-urteil, kreuzpflicht, leihmütter, eizellspende,
      eizellenspende, embryonenschutz, stammzellforschung, präimplantationsdiagnostik, designerbaby, designerbabys,
      impfzwang, impfdebatte, querdenker, coronaleugner, corona-leugner, maskenpflicht, black lives matter, george
      floyd, racial profiling, waffenrecht verschärfen, klimakleber, klimaaktivisten, fridays for future,
      tempolimit-debatte, wehrpflicht-debatte, kolonialismus-debatte, cancel culture, wokeness, blackfacing,
      tierversuchsgegner, organspende widerspruchslösung, widerspruchslösung, verbot von tierversuchen,
      stierkampfverbot, pflicht zur maske, bedingungsloses grundeinkommen, zurückweisungen, embryonenschutzgesetz,
      beim sterben helfen, sterben helfen, beim suizid helfen, hilfe beim suizid, über die sterbehilfe, falschen
      körper, im falschen körper, geschlechtsangleichung begann, eine abtreibung, abtreibung verboten, abtreibung
      legal, gegen abtreibung, streit um die asylpolitik, recht auf asyl, flüchtlinge abschieben, mehr abschiebungen,
      ehe für homosexuelle, recht auf sterben`,
    strong: `einwanderung, flüchtlingen, migranten, migration, gleichberechtigung, asyl, asylsuchende, geflüchteten,
      zuwanderung, zuwanderer, einwanderer, gleichstellung, homosexualität, lesbisch, diskriminierend, sexismus,
      burka, nikab, schwangerschaftskonflikt, ungewollt schwanger, ungeborenen lebens, prostitutionsverbot,
      nordisches modell, freitod, integrationsdebatte, kolonialismus, raubkunst zurückgeben, black lives, grenzen
      dicht, legalisierung von cannabis, cannabis-freigabe, impfen pflicht, waffenverbot, verbotsdebatte, pro und
      contra, tierversuche, ungeborene, homosexuell, ethikrat, grenzkontrollen, queer, =abtreibung`,
    ordinary: `=asyl, aktivist, moralisch, volksentscheid, umstrittenen, gespalten, spaltet, kontrovers, kontroverse,
      ethik, ethische, debattieren, gegendemonstration, gegendemonstranten, streit um, aktivistin, menschenrechte,
      =minderheit, minderheitenrechte, oberster gerichtshof, liberalisierung, legalisieren, befürworter,
      einbürgerung, staatsbürgerschaft, ungewollt, selbstbestimmung, selbstbestimmt, grundrecht, referendum,
      kopftuch, wehrpflicht, embryo, embryonen, schwulen, lesben, patientenverfügung, rassismus, beim suizid`,
    weak: `klinik, recht, gesetz, ehe, grenzen, schwangerschaft, populismus, frauenrechte, meinungen, fordern,
      erlauben, erlaubt, straffrei, strafbar, schwangere, gewissen, religiöse, boot, mittelmeer, lager, eskaliert,
      verbieten, demonstrieren, demonstration, demo, protest, union, konservative, liberale, gesetzentwurf,
      demonstranten, würde, letzte generation, me too, wir schaffen das, integration, lobby, verbot, debatte, gegner,
      staat, abgestimmt, bundestag, sterben, geboren, körper, kirchen, arzt, krankenkasse`,
  },
} satisfies PartOfLexicon;
