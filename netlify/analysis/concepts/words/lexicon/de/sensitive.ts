import type { PartOfLexicon } from '../../lexicon';

export const SENSITIVE = {
  'adult and explicit sexual content': {
    strong: `pornodarsteller, pornodarstellerin, pornofilm, pornoseite, film für erwachsene, sexszene,
      sexuell explizit, oralsex, stripclub, sexspielzeug, geschlechtsverkehr, sexarbeiterin, freudenhaus,
      inhalte für erwachsene, sexshop, nacktfotos, gruppensex, erotikfilm`,
    ordinary: `=porno, =pornos, porno~, pornografie, pornografisch, erotik, =orgasmus, masturbieren,
      selbstbefriedigung, =prostituierte, prostitution, striptease, fetisch, bdsm, dildo, orgie, penis,
      vagina, bordell, sexuell, zuhälter, =erregung, =puff`,
    weak: `=sex, nackt, explizit, bett, dessous, =brüste, erwachsene, verführen, lust, kondom,
      darstellerinnen, seite, =darsteller`,
    against: `arzt, krankenschwester, biologie, museum, skulptur, aufklärungsunterricht, gewalt`,
  },
  'arms and ammunition': {
    strong: `sturmgewehr, maschinengewehr, maschinenpistole, handgranate, schusswaffe, feuerwaffe,
      jagdgewehr, scharfschützengewehr, waffenhandel, waffenhändler, waffenschein, waffenrecht, automatische
      waffen, schießstand, waffenlager, raketenwerfer, kalaschnikow, schuss munition, waffenbesitz,
      waffengesetz, patronenhülse, abgesägte schrotflinte`,
    ordinary: `=pistole, ~pistole, revolver, =gewehr, ~gewehr, flinte, munition, patrone, =kugeln, granate,
      =rakete, rüstung~, schalldämpfer, machete, büchse laden, waffen~, =waffen, bewaffnet, haubitze,
      bajonett, landmine, sprengkopf, schrotflinte, =patronen`,
    weak: `=waffe, schießen, =schuss, =schüsse, abzug, kaliber, lauf, magazin, sprengstoff, bombe, =messer,
      =messern, schießerei, arsenal, zielen, kugel`,
    against: `kamera, tor, spiel, film, dreharbeiten, konsole, endgegner, videospiel, wasserpistole,
      =stürmer, ball, klebepistole, =drucker, zeitschrift, weltraum, astronaut`,
  },
  'death, injury, or military conflict': {
    strong: `bürgerkrieg, weltkrieg, luftangriff, kriegsgebiet, waffenstillstand, feuerpause, schwer
      verletzt, schwerverletzte, lebensgefährlich verletzt, todesopfer, ums leben gekommen, soldaten
      starben, soldaten getötet, gefallene soldaten, massengrab, kriegsverbrechen, kriegsgefangene,
      streitkräfte, starb im krankenhaus, tödlicher unfall, nahm sich das leben, abschiedsbrief, frontlinie,
      kriegsopfer, menschen starben, tote und verletzte, erlag seinen verletzungen, schlachtfeld, menschen
      getötet, tödlich verletzt, busunglück, sich das leben genommen`,
    ordinary: `bombardierung, bombardiert, beschuss, beschossen, truppen, soldat, schlacht, =tote, =toten,
      =toter, =tot, =starb, =starben, =gestorben, getötet, =leiche, =leichen, wasserleiche, invasion,
      =krieg, =kriege, angriffskrieg, vietnamkrieg, kriegsschiff, kriegsende, kriegsreporter, militär~,
      =militär, artillerie, völkermord, massaker, verwundet, verletzter, =verletzte, =verletzten, tödlich,
      beerdigung, obduktion, =sarg, =suizid, selbstmord, ertrunken, begräbnis, =armee, bundeswehr, gefecht,
      schützengraben, erstochen, erschossen, konvoi, enthauptet, lazarett, =trauerfeier`,
    weak: `=tod, =sterben, =stirbt, =töten, blut, opfer, angriff, bombe, grab, feind, panzer, krankenhaus,
      tragödie, ~unfall, unglück, krankenwagen, trauer, friedhof, konflikt, rakete, flüchtling, verletzung,
      zusammenstoß, schuss, umgekippt`,
    against: `langeweile, tor, videospiel, konsole, film, roman, witz, batterie, akku, spieler, saison,
      gelacht, hunger, kreuzband, mausetot`,
  },
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol': {
    strong: `drogenhandel, drogenkartell, drogenkonsum, heroinsüchtig, drogensüchtig, drogenabhängig,
      überdosis, e-zigarette, schachtel zigaretten, anonyme alkoholiker, glas wein, flasche wein, flasche
      whisky, flaschen wodka, flasche rum, weinprobe, alkohol am steuer, ein paar bier, joint rauchen, gras
      rauchen, linie koks, entzugsklinik, gin tonic, alkoholkonsum, drogenkurier, kokablätter, trinken die
      schnaps, maß bier`,
    ordinary: `=heroin, kokain, marihuana, cannabis, crystal meth, =ecstasy, fentanyl, opioid, =opium,
      junkie, süchtig, =abhängig, =joint, =joints, drogen~, =droge, =drogen, rauschgift, alkoholsucht,
      tablettensucht, zigarette~, tabak, nikotin, =vapen, =vape, raucher, zigarre, alkohol~, =alkohol,
      wodka, =whisky, =rum, tequila, =gin, =bier, ~bier~, brauerei, likör, =betrunken, =besoffen, =kater
      nach, champagner, =sekt, =wein, rotwein, glühwein, cocktail, =schnaps, ~schnaps, weinberg, winzer,
      cognac, =dealer, spritze, haschisch, =koks, vollrausch, kneipe, schachteln zigaretten`,
    weak: `trinken, flasche, =bar, =bars, =pille, tablette, dealer, dosis, pulver, nadel, prost, schluck,
      glas, kippe, gekifft, kiffen, substanz, aschenbecher, getränk, =stoff, entzug, geraucht, getrunken,
      gedampft, gesoffen`,
    against: `drogerie, apotheke, weißwein, essig, kochen, rezept, ablöschen, soße, ofen, feuerwehr,
      einkochen, drogeriemarkt, raucherhusten arzt, stofftier, seide, samt`,
  },
  'hate speech and acts of aggression': {
    strong: `weiße vorherrschaft, hassverbrechen, hassrede, hasskommentare, rassistische beleidigung,
      rassistische parolen, rassistische rufe, hitlergruß, nazi-parolen, volksverhetzung, ethnische
      säuberung, homophober angriff, rassistischer angriff, antisemitische hetze, holocaustleugner,
      ku-klux-klan, herrenrasse, rassenhass, ausländer raus, großer austausch, rechtsextremisten, hetze
      gegen`,
    ordinary: `rassist, rassismus, antisemit, antisemitismus, =nazi, =nazis, neonazi, hakenkreuz, faschist,
      faschismus, fremdenfeindlich, homophob, homophobie, islamfeindlich, frauenhass, frauenfeindlich,
      transfeindlich, =hass, lynchmord, lynchmob, pogrom, apartheid, mobbing, rechtsextrem, hetze, =hetzen,
      menschenverachtend, ausländerfeindlich`,
    weak: `hassen, einwanderer, =jude, =juden, muslim, ausländer, schwarze, minderheit, beleidigung,
      angriff, rasse, schreien, drohung, gewalt, diskriminierung, grölten, mob, parole, netz, flüchtling`,
    against: `museum, spielfilm, roman, dokumentarfilm, hunderasse`,
  },
  'obscenity and profanity': {
    strong: `verpiss dich, fick dich, leck mich am arsch, halt die fresse, du arschloch, du wichser, du
      hurensohn, dumme fotze, verfickte scheiße, scheiß drauf du, verdammte scheiße, du drecksau, blöde
      schlampe, fick deine mutter, du miststück, arsch lecken, am arsch du, so eine scheiße, du verdammter`,
    ordinary: `=scheiße, scheiß~, =scheiß, beschissen, =ficken, =gefickt, verfickt, arschloch, =arsch,
      wichser, hurensohn, =hure, nutte, fotze, schlampe, schwanzlutscher, =kacke, dreckskerl, drecksau,
      miststück, bastard, =titten, verarschen, verpissen, =fresse, pisser, wixer`,
    weak: `verdammt, idiot, blödmann, depp, trottel, halts maul, =maul, kotzen, =mist, kotzbrocken`,
  },
  terrorism: {
    strong: `selbstmordattentäter, selbstmordanschlag, terroranschlag, terrorgruppe, terrororganisation,
      terroristische vereinigung, islamischer staat, al-qaida, boko haram, autobombe, dschihadistische
      gruppe, terrorzelle, terrorabwehr, kampf gegen den terror, terrorverdächtiger, bekannte sich zu dem
      anschlag, sprengstoffgürtel, sprengstoffweste, geiselnahme, bombenanschlag, briefbombe, kofferbombe`,
    ordinary: `terrorist, terroristin, terrorismus, terror~, dschihadist, =dschihad, anschlag, attentat,
      =taliban, hisbollah, hamas, radikalisiert, geisel, geiseln, geiselnehmer, extremist, extremismus,
      =raf, =nsu, gefährder, islamist, islamismus, kalifat, 11. september, flugzeugentführung`,
    weak: `=terror, angriff, bombe, explosion, sprengstoff, angreifer, radikal, drohung, märtyrer,
      verfassungsschutz, geheimdienst, ziel, amoklauf, zünden`,
    against: `videospiel, tor, konsole, film, roman, klavier, tastatur, schreibmaschine`,
  },
  'debated sensitive social issues': {
    strong: `recht auf abtreibung, schwangerschaftsabbruch, abtreibungsgegner, abtreibungsverbot, paragraf
      218, ehe für alle, gleichgeschlechtliche ehe, homo-ehe, transgender-rechte, geschlechtsidentität,
      geschlechtsangleichung, todesstrafe, sterbehilfe, assistierter suizid, selbstbestimmungsgesetz,
      illegale einwanderung, illegale migration, asylbewerber, polizeigewalt, leihmutterschaft,
      konversionstherapie, transmenschen, trans menschen, impfpflicht, lebensschützer, obergrenze für
      flüchtlinge`,
    ordinary: `abtreibung, euthanasie, transgender, transsexuell, transfrau, transmann, lgbt, queer,
      abschiebung, abgeschoben, feminismus, feministin, feministisch, einwanderung, =asyl, asylrecht,
      impfgegner, flüchtlinge, migranten, migration, gendern, rassismus`,
    weak: `klinik, recht, demonstration, protest, debatte, gesetz, ehe, geschlecht, grenze,
      gleichberechtigung, aktivist, moral, schwangerschaft, verbot, verbieten, homosexuell, schwul,
      volksentscheid, umstritten, gegner, kopftuch`,
  },
} satisfies PartOfLexicon;
