import type { PartOfLexicon } from '../../lexicon';
import { CONTROVERSY } from './controversy';

export const SENSITIVE = {
  ...CONTROVERSY,
  'adult and explicit sexual content': {
    certain: `actrices porno, acteur porno, film porno, sexe oral, club de strip-tease, travailleuse du
      sexe, contenu pour adultes, sex-shops, pornographiques, masturber, fétichiste, films pornos, films
      pornographiques, sites pornos, sites pornographiques, images pornographiques, contenus
      pornographiques, contenu pornographique, vidéo porno, vidéos porno, vidéos pornos, vidéo
      pornographique, industrie du porno, industrie du x, actrice de films x, star du porno, star du x,
      tournage porno, jacquie et michel, marc dorcel, rocco siffredi, scènes de sexe explicites, films
      érotiques, clubs échangistes, libertinage, soirées libertines, escort-girls, travail du sexe, bordel
      de luxe, salon de massage érotique, strip-teaseuses, camgirls, show webcam, godemichet, cunnilingus,
      sodomie, éjaculer, se masturber, gang bang, plan à trois, plan cul, sado-maso, sadomasochisme, faire
      l'amour nus, coucher avec toi ce soir, revenge porn, photos dénudées, sexting, zoophilie, position
      du missionnaire, contenus pour adultes, bois de boulogne la nuit, =échangisme, =échangistes, scènes
      de sexe, se prostituent, se prostituer, tournage du film x, films x, actrice x, acteur x, réseau de
      prostitution, regarder du porno, sites porno, addiction au porno`,
    strong: `film pour adultes, sexuellement explicite, photos nue, acte sexuel, relations sexuelles,
      envoyer des photos nues, photos de nu, photo nue, vie sexuelle, désir sexuel, plaisir sexuel,
      fantasme sexuel, addiction au sexe, accro au sexe, sexe tarifé, passe à trente euros, faire le
      trottoir, soft porn, lap dance, porte-jarretelles, enlève ta culotte, coucher avec lui pour,
      onlyfans, pornhub, youporn, orgasmes, fellation, sextoys, strip-tease, peep-show, maisons closes,
      bdsm, partouze, vibromasseur, interdit aux moins de dix-huit ans, réservé aux adultes, prostituées
      de, faire venir des prostituées, les passes avaient, passes dans un hôtel, hôtels de passe, client
      de la prostituée, clients des prostituées, se prostituer pour, forcées à se prostituer, contrainte à
      se prostituer, obligée de se prostituer, vendre son corps, vend son corps, filles du trottoir,
      regardent du porno, voir du porno, consommation de porno, accro au porno, accès au porno, accès à la
      pornographie, interdire le porno, images porno, scènes d'amour nues, coordinatrice d'intimité, scène
      de nu, tourner nu, nudité frontale, dialogue rose, chat rose, minitel rose, téléphone rose, lingerie
      coquine, boutique coquine, soirée coquine, sex toy, jouets pour adultes, jouets sexuels, dans ton
      lit ce soir, ce soir dans mon lit, positions sexuelles, rapport sexuel, premier rapport sexuel,
      rapports non protégés, rapport douloureux, douleurs pendant les rapports, troubles de l'érection,
      panne d'érection, panne sexuelle, baisse de libido, désir dans le couple, sexualité du couple,
      sexualité épanouie, parler de sexualité, sexologue, coucher le premier soir, j'ai couché avec, tu as
      couché avec, a couché avec, faire l'amour avec, on a fait l'amour, sans tabou ni pudeur, messages
      coquins, photos intimes, photo intime, vidéo intime, vidéos intimes, diffusé des photos intimes,
      femmes mûres, rencontres coquines, rencontres sans lendemain, plan d'un soir, histoire d'un soir,
      danseuses nues, revue nue, cabaret nu`,
    ordinary: `=porno, godemiché, vagin, sexuel, porno, pornos, dénudée, lubrique, fesses nues, seins nus,
      clitoris, testicules, érection, libido, =sexe, =prostitué, =nues, orgie, viagra, =pénis, pole dance,
      hardcore, préliminaires, libertin, jarretelles, majorité sexuelle, préservatif, caresse-moi, clients
      la nuit, pendant les rapports, trottoir pour, déshabillez-vous, déshabille-toi, érotique, plus de
      désir, coucher ensemble, aphrodisiaque, contrôle de l'âge, couchait avec, prostitution, =prostituée,
      =passes, proxénète, notre sexualité, entièrement nue, faire l'amour, fait l'amour, =jouir`,
    weak: `explicite, lit, lingerie, =seins, adulte, séduire, plaisir, scène, site, mineurs, âge, culotte,
      string, massage, =nus, =nu, rapport, =trottoir, =clients, =client, webcam, =désir, =nue, caresses,
      obscène, =coquine, fantasmes, tout nu, virginité, sensuel, jouissance, =bordels, nudité`,
    against: `médecin, infirmière, éducation sexuelle, violences, sculpture, musée, tableau, biologie,
      reproduction, plante, statue, abus sexuels, agression sexuelle, basket, œil nu`,
  },
  'hate speech and acts of aggression': {
    certain: `suprématie blanche, suprémacistes blancs, crime de haine, discours de haine, discours
      haineux, cris racistes, slogan raciste, saluts nazis, appels à la haine, incitation à la haine,
      nettoyage ethnique, agressions homophobes, agressions racistes, injures antisémites, négationnistes,
      ku klux klan, grand remplacement, haine raciale, néonazis, lynchée, propos haineux, provocation à la
      haine, haine en ligne, crimes racistes, agressions antisémites, acte antisémite, actes racistes,
      attaques racistes, actes islamophobes, actes antimusulmans, injure raciste, propos racistes, propos
      antisémites, propos homophobes, cris de singe, chants racistes, chants homophobes, slogans
      antisémites, tags racistes, tags antisémites, tag nazi, salut hitlérien, tombes profanées, tombes
      juives, profanation du cimetière juif, cimetière juif profané, néo-nazis, groupuscule d'extrême
      droite, épuration ethnique, motif islamophobe, caractère raciste, caractère antisémite, caractère
      homophobe, mobile raciste, mobile homophobe, racisme ordinaire, racisme dans les stades,
      négrophobie, sale arabe, sale noir, sale juif, sale juive, sale nègre, sale pédé, sale gouine,
      retourne dans ton pays, rentre dans ton pays, rentrez chez vous les arabes, ségrégation raciale,
      victime de racisme, lutte contre le racisme, lutte contre l'antisémitisme, lutte contre
      l'homophobie, casseur de pédés, harcelée sur les réseaux`,
    strong: `appellent à la haine, race supérieure, extrême droite radicale, lesbophobie, sexiste et
      raciste, hitlérien, identitaires violents, milice identitaire, génération identitaire, frappé parce
      que, traité de singe, délit de faciès, contrôle au faciès, discrimination raciale, femme voilée
      agressée, voile arraché, mosquée attaquée, mosquée taguée, raid numérique, sale race, bande de
      singes, complot juif, sous-hommes, race inférieure, pureté de la race, haine de l'autre, pogrom,
      =masculiniste, =masculinistes, camorra, lynchage, islamophobie, suprémacisme, sos racisme, licra,
      guet-apens homophobe, harcelé parce que, cyberharcèlement, skinheads, propos sexistes et racistes,
      ratonnades, insultes racistes, insultes homophobes, insulte antisémite, cris de singe dans, traité
      de sale, traité de pédé, traitée de gouine, insulté parce que, agressée parce que, parce qu'il est
      noir, parce qu'il est juif, parce qu'elle est voilée, parce que noir, parce qu'homosexuel, en raison
      de son origine, en raison de leur religion, croix gammées sur, croix gammée, inscriptions nazies,
      inscriptions racistes, inscriptions antisémites, étoiles de david taguées, tagué des croix, tags sur
      la mosquée, mosquée vandalisée, synagogue incendiée, synagogue vandalisée, tombes vandalisées,
      stèles renversées, menacée de mort en ligne, menaces de mort racistes, harcèlement scolaire, victime
      de harcèlement scolaire, harcelé à l'école, couple gay agressé, couple lesbien agressé, agression
      d'un couple, transphobie, montée de l'antisémitisme, haine des juifs, haine des étrangers, haine des
      femmes, haine anti, messages haineux, messages de haine, commentaires haineux, commentaires
      racistes, blague raciste, remarques racistes, banderole raciste, banderole homophobe, dehors les
      arabes, les arabes dehors, mort aux juifs, mort aux arabes, la france aux français, on est chez nous
      scandaient, manifestation néonazie, défilé néonazi, groupe néonazi, militants néonazis, militants
      identitaires, refusé à cause de son nom, à cause de sa couleur, couleur de sa peau`,
    ordinary: `=nazi, fascisme, discriminé, antimusulman, tagué, maghrébin, complotiste, ségrégation,
      =nazie, femme voilée, harceleurs, apartheid, =haine, nazis, raciste, racisme, fasciste, harcelé,
      injures, profanation, haineux, misogyne, tabassé, bouc émissaire, cimetière juif, incel,
      ultradroite, xénophobe, caillassé, lapidé, homophobe, antisémite, tête de porc`,
    weak: `haïr, étranger, race, crier, violence, réseaux, foule, peau, couleur de peau, réseaux sociaux,
      messages, stade, supporters, arrêt de bus, parquet, porter plainte, humanité, =mosquée, =synagogue,
      =frappée, =frappé, =craché, =musulmans, =noir, =noirs, =arabe, =arabes, menaces, origine, élève,
      =communauté, intolérance, préjugés, agression, minorité, tags, slogans, humilié, =casier, hitler,
      lesbienne, homosexuel, immigrés, menaces de mort, insultes, voilée, stigmatisé, crachats, pédé,
      tsiganes, =juif, =juifs, =juive`,
    against: `musée, film, roman, documentaire, mosquée bleue, grande mosquée, visite, gluten,
      embouteillages, lundi, casier judiciaire, plage`,
  },
  'obscenity and profanity': {
    certain: `va te faire foutre, va te faire enculer, fils de putes, nique ta mère, putain de merde,
      espèce de connard, espèce d'enculé, espèce de salope, bordel de merde, je t'emmerde, sale pute, tête
      de nœud, va te faire mettre, allez vous faire foutre, allez chier, fille de pute, nique ta race, ta
      mère la pute, ferme-la connard, vos gueules, vos gueules là-dedans, putain de bordel, putain de
      bordel de merde, espèce de con, espèce de merde, espèce d'ordure, pauvre connard, pauvre merde, gros
      connard, grosse conne, vieille conne, sale connard, grosse pute, petite pute, grosse merde, sale
      enculé, bande d'enculés, bande de cons, bande de connards, je vous emmerde, tu m'emmerdes, il
      m'emmerde, tu me fais chier, ça me fait chier, il me fait chier, vous me faites chier, me casse les
      couilles, casse pas les couilles, casser les couilles, tu me casses les couilles, rien à foutre,
      j'en ai rien à foutre, qu'est-ce que tu fous là, qu'est-ce que t'as foutu, foutre la merde, putain
      merde, putain mais, oh la vache putain, trous du cul, lèche-culs, tête de con, enculé de ta race,
      mange tes morts, suce ma bite, suce-moi, je te pisse, pisse au cul, va te pendre, bouffon de merde,
      nom de dieu de merde, dégage connard, casse-toi pauvre con, quel connard, quelle salope, quel
      enculé, plan à la con, ça pue la merde, bordel à queue, sac à merde, vieux dégueulasse, petite bite,
      enculé de merde, enculés, fait vraiment chier, et merde putain`,
    strong: `casse-toi connard, on s'en fout putain, =pute, =putes, =salaud, =salauds, =chier, salopard,
      chieur, chieuse, merdeux, emmerdeur, pouffiasse, poufiasse, branleur, branlette, sous-merde,
      pisse-froid, je m'en fiche putain, je m'en branle, je m'en bats les couilles, bats les couilles,
      wesh nique, zob, suceur, couilles, =pétasses, ta gueule, trou du cul, =connards, =salopes, va chier,
      fais chier, fait chier, faire chier, à la con, =enfoirés, petit con, gros con, vieux con, con ou
      quoi, et merde, oh merde, ah merde, merde alors, oh putain, ah putain, putain con, mais putain,
      tafiole, =trouduc, foutre en l'air, foutu en l'air, c'est la merde, espèce de salaud, quel salaud,
      ferme ta gueule, casse-couilles, quel bordel, bordel mais, putain de, un putain de, cette putain de,
      c'est quoi cette merde, cette merde, de merde, ton boulot de merde, journée de merde, temps de
      merde, vie de merde, bagnole de merde, dans la merde, foutre de ma gueule, se fout de ma gueule, te
      fous de ma gueule, fous de la gueule, la gueule toi, fermez vos gueules, ferme ta grande gueule,
      s'en branle, s'en bat les couilles, espèce d'abruti, espèce de crétin, bande d'abrutis, bande de
      crétins, me casse pas les, t'es con, il est con, elle est conne, quel con, pauvre con, sale con,
      sale garce, petite garce, va au diable connard, tu déconnes, déconne pas, arrête tes conneries, des
      conneries, dis pas de conneries, faire une connerie, fous-moi le camp, foutez-moi le camp`,
    ordinary: `=foutre, =conne, =cons, niquer, =enfoiré, =pétasse, =bite, de la merde, =garce, =pisser,
      =connasse, =connasses, =con, emmerde, déconne, merdique, conneries, gros mot, juron, foutaise,
      gogol, crevard, nichons, couillon, grossièretés, =merde, =putain, fous-moi la paix, foutez-moi la
      paix, fous le camp, foutez le camp, tronche de cake, bip sur les gros mots, je m'en fous, on s'en
      fout, insanités, qu'est-ce que tu fous, mon cul, tu te fous de moi, dans le cul, ton cul`,
    weak: `idiot, =crève, =bouffon, =taré, =fumier, =pourriture, dégage, débile, imbécile, crétin, abruti,
      =gueule, casse-toi, barre-toi, =fous, =foutue, =foutu, dégueulasse, saloperie, =ordure, bâtard,
      bordel, =chiant, =cul, foutoir, ferme-la`,
    against: 'chat, chien',
  },
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol': {
    certain: `trafic de drogue, cartels de la drogue, paquets de cigarettes, paquet de clopes, alcooliques
      anonymes, alcool au volant, fumer du cannabis, fumer un joint, rails de coke, cure de désintox,
      méthamphétamine, trafic de cocaïne, trafic de cannabis, trafic de stupéfiants, trafic d'héroïne,
      trafiquant de drogue, cartel mexicain, cartel de sinaloa, cartel de medellin, el chapo, baron de la
      drogue, points de deal, guetteurs et dealers, saisie de cocaïne, saisie de cannabis, saisie de
      drogue, kilos de cocaïne, tonnes de cocaïne, kilos de cannabis, kilos d'héroïne, tonnes de cannabis,
      résine de cannabis, herbe de cannabis, plants de cannabis, culture de cannabis, héroïnomane,
      cocaïnomane, crystal meth, amphétamines, opiacés, protoxyde d'azote, gaz hilarant dans les soirées,
      champignons hallucinogènes, hallucinogène, salles de shoot, salle de consommation, lignes de coke,
      se droguer, drogue dure, drogues douces, drogues de synthèse, drogue du violeur, rouler un joint,
      barrettes de shit, fumer de l'herbe, cure de sevrage, centre de désintoxication, addictologie, taux
      d'alcool, grammes d'alcool, gramme dans le sang, coma éthylique, binge drinking, l'abus d'alcool est
      dangereux, consommer avec modération, cartouche de cigarettes, prix du tabac, mois sans tabac, patch
      nicotine, patchs à la nicotine, tabagisme passif, fumer tue, contrebande de cigarettes, industrie du
      tabac, fumeur de cannabis, =crack fumé, cocaïne pure, cocaïne saisie, =héroïne pure, shooter à
      l'héroïne, de la cocaïne, dealait de la drogue, commencé l'héroïne, commencé l'héro, vendait de la
      drogue, vendre de la drogue, fumer des pétards, accro à l'héro, sous héroïne, conduite en état
      d'ivresse`,
    strong: `consommation de drogue, accro à l'héroïne, overdose de, verre de vin, bouteille de vin,
      bouteille de whisky, bouteilles de vodka, bouteille de rhum, dégustation de vin, quelques bières,
      gin tonic, consommation d'alcool, dealer de drogue, feuille de coca, narcotrafic, seringues,
      haschich, narcotrafiquants, fumeuse, briquet et clope, narguilé, bar à chicha, eau-de-vie, flûtes de
      champagne, pinte de bière, demi pression, demi de bière, microbrasserie, vin rosé, vin nature, vins
      de bordeaux, verre de rouge, verre de rosé, verre de rhum, ballon de rouge, bouteille de champagne,
      cave à vin, œnologue, œnologie, vendangeurs, beaujolais nouveau, sauternes, chablis, happy hour,
      shot de vodka, shots de tequila, ivresse sur la voie publique, prendre une cuite, pris une cuite,
      goutte d'alcool, bu un coup, patron une tournée, dépendant à l'alcool, degrés d'alcool, oxycodone,
      codéine, sirop à la codéine, jardinier de cannabis, cocaïne, =héroïne et, overdose, ecstasy,
      cannabis, marijuana, shit afghan, champagne millésimé, vin rouge, ivre mort au volant, ivresse,
      kilos de résine, lsd, mdma, ghb, =poppers, =nicotine, =fentanyl, =opioïdes, =overdose d'héroïne,
      kétamine, marlboro, escobar, pablo escobar, vapote, =vapotage, psychotropes, sniffe, toxicomanie,
      buralistes, tabagisme, alcoolémie, alcootest, éthylotest, =addictologue, =alcoolisée, commencé la
      coke, commencé le cannabis, commencé à fumer, commencé à boire, je me piquais, se piquait à, payer
      mes doses, payer sa dose, prise de cocaïne, pris de la cocaïne, pris de la coke, prendre de la coke,
      prendre de la drogue, prend de la drogue, vendait du shit, vendre du shit, fumait du shit, fumer un
      pétard, fumait des joints, sevré depuis, clean depuis, sobre depuis, arrêter de boire, ai plus bu,
      pas bu une goutte, touché une goutte, boire une goutte d'alcool, problèmes d'alcool, problème avec
      l'alcool, son père buvait, mon père buvait, il rentrait ivre, rentrait ivre, ivre au volant, en état
      d'ivresse, complètement bourré, complètement saoul, j'ai trop bu, t'as trop bu, tu as encore bu, un
      petit verre de, je te sers un verre, sers-moi un verre, verre de whisky, verre de cognac, verre de
      vodka, un whisky sec, une petite bière, une bière pression, bière fraîche, bière artisanale, boire
      une bière, boire des bières, bu des bières, sabler le champagne, sabrer le champagne, fûts de chêne,
      vieilli en fût, cognac et cigare, avec un cigare, fumer un cigare, fume une cigarette, griller une
      cigarette, pause cigarette, pause clope, paquets par jour, t'as une clope, t'as du feu, arrête de
      fumer, arrêté la cigarette, cigarettes par jour, puffs jetables, cigarette électronique, vendanges
      dans, vignoble de, un grand vin, ce vin est, vin blanc sec, vins de loire, arômes de fruits rouges
      en bouche, bu une bouteille, bouteille de rouge, une bouteille de rouge, bu une bouteille de`,
    ordinary: `=cannabis, =vapoter, =gin, brasserie artisanale, =ivresse, =vin, =vins, =eau-de-vie,
      =drogue, =drogues, =dealers, désintoxication, sevrage, =shit afghan, haschisch, =clope, crackhouse,
      camé, bad trip, fumette, alcoolo, picoler, chopine, pinard, barmaid, cépage, distillerie, houblon,
      cachetons, =héroïne, =champagne, =apéro, =apéros, prendre un verre, =shit, =vignerons, vignoble,
      =fumer, mégots, cognac, ivrogne, =saoul, =ivres, sommelier, =cuvée, trinquer, =gauloises, cendrier,
      =héro, se piquait, =rhum, cigare, tabac, cigarette, alcool, bière, whisky, vodka, tequila, apéritif,
      ivre, accro à la, chicha, opium, mojito, tournée générale, pinte, fumeur, dealer, =clopes,
      stupéfiants, bourgogne grand cru, grand cru, grands crus, premier cru, millésime, brasseur,
      spiritueux, faire le guet, faisait le guet, boire un coup, boire un verre, santé tchin, un demi, une
      pression, le champagne, en bouche, ce vin, mes doses, un pétard, me piquer, armagnac, ricard,
      pastis, coupe de champagne, une cigarette, il buvait, elle buvait, trop bu, tu as bu, en fût de, la
      puff, tanins, un dernier verre, encore un verre, pompette, gueule de bois, verre de trop, un verre
      de trop, encore une bière`,
    weak: `=boivent, =boit, =bar, =bars, =cachet, =cachets, =dose, =doses, poudre, aiguille, toast,
      =gorgée, =verre, =verres, piquait, boisson, treize ans, euros par jour, marseille, douane, bananes,
      container, conteneur, kilos, tonnes, allumette, glaçon, modération, =boire, =bu, =bouteille,
      =bouteilles, dose, trafic, =herbe, =raisin, =saisie, =cave, =rosé, =rouge, cité, poumons, bistrot,
      =santé, défoncé, =passeur, =accro, =dépendance, =crack, coke, sobre, canette, comptoir, cocktail,
      =fumé, =fume, rechute, substances, =joint, =joints, vendanges, briquet, =cartel, buvait, guetteur,
      barman, =bourré, =bourrée, trafiquants, =liqueur, addiction, =puff, distillé, caviste`,
    against: `pharmacie, vin blanc, vinaigre, cuisiner, recette, déglacer, sauce, four, pompiers, à feu
      doux, mijoter, droguerie, goûter d'enfants, jus, jus de raisin, gâteau, restaurant, vinaigre de vin,
      tabac de la marque, saumon, série, chocolat, robinet, plombier, serviette`,
  },
} satisfies PartOfLexicon;
