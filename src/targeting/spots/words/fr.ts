import type { SceneWords } from './groups';

export const FRENCH: SceneWords = {
  drunk: `ivre, ivres, saoul, saoule, saouls, alcoolisé, alcoolisée, alcoolisés, ébriété, trop bu, avait bu, avaient bu,
    ivresse, alcoolémie`,
  road: `voiture, voitures, auto, autos, camion, camions, conducteur, conductrice, conducteurs, conduisait, au volant,
    autoroute, autoroutes, véhicule*, moto, motos, automobiliste*, chauffard*`,
  crash: `accident, accidents, accidenté, accidentée, collision*, percuté, percutée, percutés, heurté, heurtée, renversé,
    renversée, carambolage*, embouti, emboutie, fauché, fauchée`,
  plane: `avion, avions, hélicoptère*, compagnie aérienne, cockpit, airbus, boeing`,
  'plane-accident': `s'est écrasé, s'écrase, s'écraser, se sont écrasés, écrasement, crash, crashs, boîte noire,
    boîtes noires, atterrissage d'urgence, détournement, épave*, abattu en vol, disparu des radars`,
  ship: `bateau, bateaux, navire, navires, paquebot*, croisière*, ferry, yacht*, cargo, voilier*`,
  'ship-accident': `a coulé, ont coulé, naufrag*, chavir*, noyé, noyés, noyée, noyade*, s'est échoué, iceberg, a sombré`,
  train: `train, trains, rame, métro, tgv, locomotive, wagon, wagons`,
  'train-accident': `déraill*, collision*, percuté, percutée, accident`,
  gambling: `casino*, parier, paris sportifs, pari sportif, machine à sous, machines à sous, roulette, poker, loto,
    jeux d'argent, jeu d'argent`,
  nature: `rivière, fleuve, barrage, digue*, eau, eaux, crue, crues, coulée, coulées, coteau, montagne, glacier, boue, lave,
    volcan, cendre, cendres, secousse*, réplique, répliques, magnitude, tempête*, orage*, flammes, feu, incendie, hectares,
    vague, vagues, neige, terre, sol, torrent, sécheresse, submersion, éboulis`,
  rescue: `secouristes, sauveteurs, équipes de secours, rescapés, décombres, enseveli*, portés disparus,
    porté disparu, sinistrés, sinistrée, sinistrées, sortie de son lit, sorti de son lit, ravagé*,
    canadair*, état d'urgence, plan rouge, croix rouge, bilan est de, bilan provisoire, hélitreuill*, coupés
    du monde, évacués, évacuées, personnes évacuées, portées disparues`,
  substance: `coke, héroïne, héro, ecstasy, mdma, kétamine, haschisch, cannabis, marijuana, amphétamine*,
    drogue, drogues, lsd, came`,
  'drug-use': `sniff*, inject*, se piquait, me piquais, se piquer, piquouse, seringue*, dealer, dealers,
    trafic, trafics, trafiquant*, contrebande, kilos, tonnes, cartel*, rechute*, rechuté, sevrage,
    désintox*, défoncé*, défonce, défonçait, fumait des, fumé un joint, fume un joint, fumer un joint, fumé
    des joints, douane*, douaniers, stup, stups, stupéfiants, guetteur*, saisie de, shooté*`,
  'drink-driving': `conduite en état d'ivresse, conduite en état d'ébriété, conduisait ivre, conduire ivre,
    ivre au volant, alcool au volant, éthylotest*, alcootest*, état d'ébriété, état d'ivresse, taux d'alcoolémie`,
  'road-accident': `accident de voiture, accidents de voiture, accident de la route, accidents de la route,
    accident de la circulation, accident de moto, accidents de moto, délit de fuite, collision frontale, renversé par une voiture,
    renversée par une voiture, percuté par un camion, chauffard*`,
  'plane-crash': `crash aérien, crash d'avion, accident d'avion, accidents d'avion, catastrophe aérienne,
    accident d'hélicoptère, avion s'est écrasé, crash de l'avion`,
  shipwreck: `naufrage, naufrages, bateau a coulé, navire a coulé`,
  'train-crash': `accident de train, catastrophe ferroviaire, déraillement*, train a déraillé`,
  alcoholism: `alcoolisme, alcooliques anonymes, alcoolique, alcooliques,
    père alcoolique, mère alcoolique, cirrhose, coma éthylique, problème d'alcool, problèmes d'alcool,
    dépendance à l'alcool, sevrage alcoolique, ancien alcoolique`,
  addiction: `toxicoman*, addiction, addictions, désintoxication, désintox, accro à la drogue,
    accro à l'héroïne, narcotiques anonymes`,
  'gambling-harm': `addiction au jeu, addiction aux jeux, accro au jeu, accro aux jeux, joueur compulsif,
    joueurs compulsifs, joueur pathologique, dettes de jeu, dette de jeu, tout perdu au casino`,
  debt: `dette, dettes, endetté, endettée, endettés, endettement, surendett*, faillite, huissier*, saisie immobilière,
    usurier*, interdit bancaire, insolvab*, est ruiné, suis ruiné, sont ruinés, liquidation judiciaire,
    plus payer le loyer, plus payer son loyer, plus payer notre loyer`,
  terror: `terroriste*, terrorisme, attentat, attentats, attentat suicide, attentats suicides, kamikaze*,
    voiture piégée, bombe a explosé, prise d'otages, djihadiste*, colis piégé, colis piégés, djihad,
    jihadiste*, jihad, antiterroriste*, contre terrorisme, cellule terroriste, cellule dormante, état
    islamique, daech, daesh, al qaïda, al qaida, hezbollah, hamas, islamiste*, engin explosif, engins
    explosifs, ceinture explosive, ceinture d'explosifs, gilet explosif, veste explosive, lettre piégée, sac
    piégé, voitures piégées, camion piégé, bombe artisanale, alerte à la bombe, attaque à la bombe, a posé
    une bombe, ont posé une bombe, posé la bombe, fait exploser sa bombe, fait exploser une bombe, s'est
    fait exploser, se sont fait exploser, a revendiqué l'attaque, revendiqué l'attentat, revendiqué les
    attentats, revendique l'attaque, prêté allégeance, fiché s, fichés s, preneur d'otages, preneurs
    d'otages, détournement de l'avion, pirates de l'air, pirate de l'air, plan vigipirate, attentat à la
    bombe`,
  disaster: `séisme*, tremblement de terre, tremblements de terre, tsunami*, ouragan*, tornade*, feu de
    forêt, feux de forêt, incendie de forêt, incendies de forêt, inondation*, avalanche, avalanches,
    éruption volcanique, éruption du volcan, typhon*, cyclone*, glissement de terrain, glissements de
    terrain, catastrophe naturelle, catastrophes naturelles, secousse sismique, secousses sismiques, échelle
    de richter, coulée de boue, coulées de boue, coulée de lave, coulées de lave, raz de marée, éboulement*,
    crue du siècle, rivière en crue, fleuve en crue, sortie de son lit, sorti de son lit, rupture du
    barrage, rupture de la digue, digue a cédé, barrage a cédé, immeuble s'est effondré, pont s'est
    effondré, effondrement de l'immeuble, effondrement du pont, vents cycloniques, trombe d'eau, trombes
    d'eau, état de catastrophe, zone sinistrée, zones sinistrées, sinistrés, famine, famines, marée noire,
    fusion du réacteur, accident nucléaire, coup de grisou, hectares brûlés, hectares partis en fumée, la
    terre a tremblé, terre tremble, maisons englouties, submersion marine, dans les décombres, sous les
    décombres, fleuve a débordé, rivière a débordé, a emporté des maisons, a emporté six maisons, a emporté
    les ponts, a emporté le pont, sont sous l'eau, villages entiers sous l'eau, éruption du piton`,
  'food-illness': `intoxication alimentaire, intoxications alimentaires, salmonell*, vomi, vomir, vomit, vomissement*,
    diarrhée*, listeria, listériose, gastro entérite, choléra, viande avariée, botulisme, ver solitaire, asticots`,
  'animal-suffering': `abattoir, abattoirs, cruauté animale, cruauté envers les animaux, maltraitance animale,
    souffrance animale, animaux maltraités, chien maltraité, chiens maltraités, élevage intensif, braconnier*,
    braconnage, combats de chiens, animaux abandonnés`,
  obesity: `obèse, obèses, obésité, en surpoids, diabète de type 2, bypass gastrique`,
  'eating-disorder': `trouble alimentaire, troubles alimentaires, troubles du comportement alimentaire, anorexi*,
    boulimi*`,
  'drug-abuse': `surdose, overdose*, accro à l'héroïne, cocaïne, fentanyl, méthamphétamine*, toxicoman*,
    dealer, dealers, trafic de drogue, trafiquant de drogue, trafiquants de drogue, narcotraf*, opioïde*,
    opiacé*, junkie*, abus de médicaments, stupéfiants, stups, point de deal, points de deal, narco, narcos,
    narcotourisme, trafic de drogues, trafic de cocaïne, trafic de cannabis, trafic de stupéfiants, réseau
    de drogue, cartel de la drogue, cartels de la drogue, vendre de la drogue, vendait de la drogue,
    revendre la drogue, vendre la drogue, sous drogue, drogués, se drogue, se droguer, se droguait, drogues
    dures, drogue dure, soumission chimique, ghb, drogue du violeur, kétamine, ecstasy, mdma, lsd,
    amphétamine*, haschisch, résine de cannabis, fumeur de crack, fumeurs de crack, coke, cocaïnomane*,
    héroïnomane*, sniff*, se piquait, me piquais, se piquer à l'héroïne, méthadone, naloxone, seringues
    usagées, salle de shoot, sniffer de la colle, protoxyde d'azote, opium, morphinomane*, en manque de sa
    dose, fumé un joint, fume un joint, fumer un joint, fumé des joints, fumait des joints, go fast, mules
    de la drogue, accro au crack, fumait du crack, fumer du crack, sous héroïne, sous cocaïne, dose
    d'héroïne, doses d'héroïne, l'héro, est drogué, était drogué, était droguée, se shootait à, commencé
    l'héroïne, pris de l'héroïne, prenait de l'héroïne`,
  violence: `meurtre, meurtres, meurtrier*, assassin*, homicide*, tué par balle, tués par balle, abattu par balle,
    fusillade*, poignardé, poignardée, poignardés, coups de couteau, coups de feu, tuerie*, massacre*, cadavre, cadavres,
    otage, otages, égorgé, égorgée, étranglé, étranglée, à main armée, génocide*, a été tué, a été tuée, ont été tués,
    tueur en série, tueurs en série`,
  suicide: `suicide, suicides, s'est suicidé, s'est suicidée, suicidaire*, s'est pendu, s'est donné la mort,
    mis fin à ses jours, mettre fin à ses jours, automutil*`,
  adult: `porno, pornos, pornograph*, prostituée*, prostitué, prostitution, maison close, maisons closes,
    club de strip tease, strip teaseuse*, stripteaseuse*, travailleuse du sexe, travailleuses du sexe,
    sextoy*, proxénète*, échangiste*, peep show*, sex shop*, scène de sexe, scènes de sexe, scène érotique,
    film x, films x, vidéo x, vidéos x, vidéos de sexe, vidéo de sexe, vidéos intimes, sextape*,
    sexuellement explicite*, contenus explicites, photos nues, photo nue, photos dénudées, vidéos dénudées,
    onlyfans, camgirl*, téléphone rose, messagerie rose, minitel rose, club libertin, clubs libertins,
    soirée libertine, soirées libertines, jouet sexuel, jouets sexuels, jouets érotiques, godemiché*,
    vibromasseur*, orgies, partouze*, orgasme*, plan à trois, érotique*, érotisme, sadomaso*, bdsm,
    dominatrice*, escort girl*, escorts, call girl*, putain de luxe, faire le trottoir, faisait le trottoir,
    fait le trottoir, se prostituait, se prostitue, se prostituer, quartier rouge, bordel de luxe, tenait un
    bordel, interdit aux moins de dix huit ans, lap dance*, effeuilleuse*, salon de massage érotique,
    massage érotique, actrice porno, acteur porno, prestations sexuelles, nue devant la caméra`,
  'child-abuse': `maltraitance infantile, enfance maltraitée, enfants maltraités, enfant maltraité, pédophil*,
    pédocriminel*, pédoporno*, abus sexuel, abus sexuels, attouchement*, inceste*, enlèvement d'enfant,
    enfant enlevé, enfant disparu, abusé sexuellement, abusée sexuellement`,
  'sexual-violence': `viol, viols, a violé, violée, violées, violeur*, agression sexuelle, agressions sexuelles,
    harcèlement sexuel, violences conjugales, violence conjugale, femme battue, femmes battues, battait sa femme,
    bat sa femme, féminicide*`,
  'smoking-illness': `cancer du poumon, cancer des poumons, emphysème, cancer de la gorge, toux de fumeur, fumer tue,
    bpco, dépendance à la nicotine`,
  fraud: `fraude, fraudes, fraudeur*, escroc, escrocs, escroquer*, arnaque, arnaques, arnaqueur*, arnaqué, arnaquée,
    détournement de fonds, blanchiment d'argent, pyramide de ponzi, délit d'initié, braquage de banque,
    perdu leurs économies, perdu toutes ses économies, usurpation d'identité`,
  fire: `incendie criminel, incendies criminels, pyroman*, maison a brûlé, maison en flammes, appartement en flammes,
    mort dans l'incendie, morts dans l'incendie, explosion de gaz, brûlures graves, brûlé vif, brûlés vifs,
    inhalation de fumée`,
  idioms: `est une tuerie, vraie tuerie, assassin's creed, prends en otage, prend en otage, prendre en otage,
    en train de, en train d, par accident, dette publique, dette de reconnaissance, dette morale,
    faillite morale, addiction au chocolat, addiction au café, avalanche de, avalanche d, a violé la loi,
    a violé les règles, a violé le règlement, viole de gambe, attentat suicide, attentats suicides, boisson alcoolique, boissons alcooliques, fermentation alcoolique, suicide politique,
    mission suicide`,
};
