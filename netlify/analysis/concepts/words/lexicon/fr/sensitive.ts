import type { PartOfLexicon } from '../../lexicon';

export const SENSITIVE = {
  'adult and explicit sexual content': {
    strong: `actrice porno, acteur porno, film porno, film pour adultes, site porno, scène de sexe,
      sexuellement explicite, sexe oral, club de strip-tease, jouet sexuel, rapports sexuels, travailleuse
      du sexe, maison close, contenu pour adultes, sex-shop, photos nue, acte sexuel, relations sexuelles`,
    ordinary: `=porno, pornographie, érotique, orgasme, masturber, prostituée, strip-tease, fétichisme,
      bdsm, godemiché, orgie, partouze, pénis, vagin, bordel, sexuel, proxénète, excitation`,
    weak: `sexe, nu, explicite, lit, lingerie, =seins, adulte, séduire, plaisir, préservatif, scène, site`,
    against: `médecin, infirmière, biologie, musée, sculpture, éducation sexuelle, violences`,
  },
  'arms and ammunition': {
    strong: `fusil d'assaut, arme à feu, fusil de chasse, fusil de précision, fusil à pompe, trafic d'armes,
      trafiquant d'armes, port d'arme, contrôle des armes, arme automatique, stand de tir, vente d'armes,
      marchand d'armes, lance-roquettes, kalachnikov, cache d'armes, coup de fusil, arme de poing,
      pistolet-mitrailleur`,
    ordinary: `pistolet, revolver, =fusil, =fusils, carabine, mitraillette, mitrailleuse, munition,
      cartouche, grenade, missile, =armement, silencieux, machette, =douille, balistique, mine
      antipersonnel, baïonnette, =flingue, obus, armurerie, armurier`,
    weak: `arme, tirer, =balle, =balles, gâchette, calibre, canon, chargeur, explosif, bombe, couteau,
      permis, arsenal, =viser, coup de feu`,
    against: `caméra, but, match, film, =tournage, console, boss, jeu vidéo, joueur, pistolet à eau,
      attaquant, ballon, tennis, raquette, imprimante`,
  },
  'death, injury, or military conflict': {
    strong: `guerre civile, guerre mondiale, frappe aérienne, zone de guerre, cessez-le-feu, grièvement
      blessé, blessés graves, ont été tuées, a été tué, soldats sont morts, personnes sont mortes, soldats
      tués, fosse commune, crimes de guerre, prisonniers de guerre, forces armées, mort à l'hôpital,
      accident mortel, mis fin à ses jours, lettre de suicide, ligne de front, perdu la vie, pleins de
      blessés, champ de bataille, morts et des blessés, blessure par balle, succombé à ses blessures, bilan
      humain`,
    ordinary: `bombardement, troupes, soldat, bataille, =morts, =mort, =mortes, =tué, =tués, =tuée, =tuées,
      décès, décédé, cadavre, =invasion, =guerre, =guerres, militaire, artillerie, génocide, massacre,
      tuerie, =blessé, =blessés, =blessée, =blessées, mortel, obsèques, funérailles, autopsie, cercueil,
      suicide, noyé, enterrement, =armée, =armées, combat, tranchée, guérilla, poignardé, convoi, morgue,
      fusillé, décapité, victimes civiles`,
    weak: `=mourir, =meurt, =mourut, =tuer, sang, victime, attaque, bombe, =tombe, =tombes, ennemi, char,
      hôpital, tragédie, accident, renversé, ambulance, deuil, cimetière, conflit, missile, réfugié, lésion,
      collision, tir, =tirs`,
    against: `de rire, d'ennui, match, but, jeu vidéo, console, film, roman, blague, batterie, joueur,
      saison, de faim, de peur, de honte, de trouille`,
  },
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol': {
    strong: `trafic de drogue, cartel de la drogue, consommation de drogue, accro à l'héroïne, overdose de,
      cigarette électronique, paquet de cigarettes, paquet de clopes, alcooliques anonymes, verre de vin,
      bouteille de vin, bouteille de whisky, bouteilles de vodka, bouteille de rhum, dégustation de vin,
      alcool au volant, quelques bières, fumer du cannabis, fumer un joint, rail de coke, cure de
      désintoxication, gin tonic, consommation d'alcool, dealer de drogue, feuille de coca`,
    ordinary: `héroïne, cocaïne, marijuana, =cannabis, méthamphétamine, ecstasy, fentanyl, opioïde, =opium,
      overdose, drogué, toxicomane, =joint, =joints, narcotrafic, =accro, addiction, =dépendance, cigarette,
      tabac, nicotine, =vapoter, vapoteuse, =fumeur, cigare, alcool, =vodka, =whisky, =rhum, tequila, =gin,
      bière, brasserie artisanale, =liqueur, =ivre, =ivresse, bourré, =gueule de bois, champagne, =vin,
      =vins, cocktail, =eau-de-vie, =pastis, vignoble, vigneron, cognac, =drogue, =drogues, =dealer,
      =dealers, seringue, désintoxication, sevrage, =shit afghan, haschisch`,
    weak: `fumer, boire, =boivent, =boit, bouteille, =bar, =bars, =cachet, =cachets, trafiquant, =dose,
      =doses, poudre, aiguille, toast, =gorgée, =verre, =verres, =clope, piquait, défoncé, substance,
      cendrier, boisson, apéro`,
    against: `pharmacie, vin blanc, vinaigre, cuisiner, recette, déglacer, sauce, four, pompiers, à feu
      doux, mijoter, droguerie`,
  },
  'hate speech and acts of aggression': {
    strong: `suprématie blanche, suprémaciste blanc, crime de haine, discours de haine, discours haineux,
      insultes racistes, cris racistes, slogans racistes, salut nazi, appel à la haine, appellent à la
      haine, incitation à la haine, nettoyage ethnique, agression homophobe, agression raciste, injures
      antisémites, négationniste, ku klux klan, grand remplacement, race supérieure, haine raciale, extrême
      droite radicale`,
    ordinary: `raciste, racisme, antisémite, =nazi, =nazis, néonazi, croix gammée, fasciste, fascisme,
      xénophobe, homophobe, islamophobie, suprémaciste, misogynie, transphobie, =haine, lynchage, lyncher,
      pogrom, apartheid, harcèlement, intolérance, ultradroite`,
    weak: `haïr, immigré, =juif, =juifs, musulman, étranger, noir, minorité, insulte, agression, race,
      crier, menace, violence, discrimination, tag, réseaux, foule, migrant`,
    against: `musée, film, roman, documentaire`,
  },
  'obscenity and profanity': {
    strong: `va te faire foutre, va te faire enculer, fils de pute, nique ta mère, ferme ta gueule, putain
      de merde, espèce de connard, espèce d'enculé, espèce de salope, bordel de merde, je t'emmerde,
      casse-toi connard, pauvre con, sale pute, gros con, petit con, on s'en fout putain, tête de nœud`,
    ordinary: `=merde, =putain, =pute, =putes, connard, connasse, enculé, salope, =salaud, =salauds,
      =foutre, =foutu, =con, =conne, =cons, couilles, emmerder, =chier, =chiant, bordel, niquer, =enfoiré,
      =pétasse, bâtard, =bite, connerie, trou du cul`,
    weak: `=cul, idiot, imbécile, crétin, ta gueule, =gueule, dégage, casse-toi, pisser, débile, abruti`,
    against: `chat, chien`,
  },
  terrorism: {
    strong: `attentat suicide, attentat à la bombe, attaque terroriste, groupe terroriste, organisation
      terroriste, état islamique, al-qaïda, boko haram, voiture piégée, colis piégé, groupe djihadiste,
      cellule terroriste, lutte antiterroriste, menace terroriste, revendiqué l'attentat, ceinture
      explosive, gilet explosif, prise d'otages, parquet antiterroriste`,
    ordinary: `terroriste, djihadiste, =djihad, attentat, =daech, taliban, hezbollah, hamas, radicalisé,
      kamikaze, otage, =extrémiste, =extrémistes, =extrémisme, =bataclan, antiterroriste, califat, 11
      septembre, =revendiqué`,
    weak: `terreur, attaque, bombe, explosion, assaillant, radical, menace, martyr, =intégriste,
      =intégristes, =renseignement, =renseignements, vigipirate, cible, tuerie`,
    against: `jeu vidéo, match, but, console, film, roman`,
  },
  'debated sensitive social issues': {
    strong: `droit à l'avortement, contre l'avortement, anti-avortement, loi sur l'avortement, droit à
      l'ivg, interruption volontaire de grossesse, mariage pour tous, mariage homosexuel, mariage gay,
      droits des trans, identité de genre, peine de mort, fin de vie, suicide assisté, mourir dans la
      dignité, immigration clandestine, immigration illégale, demandeurs d'asile, violences policières,
      gestation pour autrui, personnes trans, personnes transgenres, thérapie de conversion, changement de
      sexe, droits des homosexuels, loi veil`,
    ordinary: `avortement, =ivg, euthanasie, transgenre, transsexuel, lgbt, expulsion des migrants,
      féminisme, immigration, =asile, antivax, =gpa, =pma, racisme, sans-papiers, migrants, réfugiés, =oqtf`,
    weak: `clinique, droit, manifestation, débat, =loi, mariage, genre, frontière, =égalité, militant,
      morale, grossesse, interdire, interdiction, homosexuel, gay, référendum, polémique, prient, laïcité,
      voile`,
  },
} satisfies PartOfLexicon;
