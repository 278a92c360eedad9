import type { PartOfLexicon } from '../../lexicon';

export const TECHNOLOGY = {
  science: {
    strong: `trou noir, système solaire, mécanique quantique, physique quantique, tableau périodique,
      accélérateur de particules, sélection naturelle, vitesse de la lumière, méthode scientifique,
      télescope spatial, séquence d'adn, théorie de la relativité, voie lactée, entrera en orbite,
      chercheurs pensent, microscope électronique, station spatiale, physicien, biologiste, molécule,
      atome, galaxie, télescope, neutron, astronome, génome, fossile, astéroïde, enzyme, photon,
      astronaute, chercheur, chercheuse, comète, particules, astrophysicien, astrophysique,
      paléontologue, paléontologie, archéologue, archéologie, fouilles archéologiques, chantier de
      fouilles, généticien, neuroscientifique, neurosciences, neurobiologiste, mathématicien, théorème,
      glaciologue, océanographe, volcanologue chercheur, climatologue, giec, primatologue, éthologue,
      entomologiste, ornithologue, botaniste, géologue, microbiologiste, équipe de chercheurs, équipe de
      recherche, laboratoire de recherche, directeur de recherche, cnrs, inserm, institut pasteur, inra,
      nasa, agence spatiale européenne, agence spatiale, spacex, thomas pesquet, sophie adenot, ariane 6,
      fusée ariane, base de kourou, kourou, décollage de la fusée, navette spatiale, station spatiale
      internationale, sortie dans l'espace, apesanteur, impesanteur, spationaute, cosmonaute, rover,
      planète rouge, atterrisseur, sonde spatiale, mission spatiale, conquête spatiale, alunissage,
      télescope james-webb, james webb, hubble, exoplanète, supernova, big bang, matière noire, énergie
      noire, andromède, nébuleuse, étoile à neutrons, naine blanche, année-lumière, éclipse de soleil,
      pluie d'étoiles filantes, météorite, anneaux de saturne, lunes de jupiter, ondes gravitationnelles,
      einstein, marie curie, galilée, darwin, stephen hawking, hubert reeves, étienne klein, boson de
      higgs, boson, neutrino, neutrinos, quark, antimatière, noyau atomique, fusion nucléaire, tokamak,
      isotope, carbone 14, demi-vie, réaction chimique, réactif, éprouvette, tube à essai, bec bunsen,
      pipette, boîte de petri, centrifugeuse, acide aminé, adn, arn, arn messager, séquencer le génome,
      séquençage, crispr, chromosome, cellules souches, mitochondrie, microbiote, micro-organisme,
      photosynthèse, écosystème, biodiversité, théorie de l'évolution, ancêtre commun, homo sapiens,
      néandertal, australopithèque, grotte de lascaux, grotte chauvet, art pariétal, tyrannosaure,
      mammouth, ère glaciaire, période glaciaire, crétacé, il y a des millions d'années, millions
      d'années, milliards d'années, plaque tectonique, tectonique des plaques, manteau terrestre, croûte
      terrestre, carotte glaciaire, carottes de glace, effet de serre, gaz à effet de serre,
      réchauffement climatique, dérèglement climatique, changement climatique, couche d'ozone, fonds
      marins, abysses, abyssal, bathyscaphe, cachalots, cétacés, baleines à bosse, pollinisateurs, espèce
      menacée, nouvelle espèce, espèces nouvelles, prix nobel de physique, prix nobel de chimie, prix
      nobel de médecine, nobel de physique, médaille fields, revue nature, revue science, étude publiée
      dans, publié dans la revue, étude scientifique, comité scientifique, communauté scientifique,
      expérience scientifique, expérience en laboratoire, en laboratoire, blouse blanche du laboratoire,
      observatoire, cité des sciences, palais de la découverte, fête de la science, c'est pas sorcier,
      c'est toujours pas sorcier, fred et jamy, vulgarisation, nanoparticules, supraconducteur,
      spectromètre, datation, datation au carbone, champ magnétique, pendule de foucault, calcul
      intégral, nombre premier, pi et ses décimales, souris de laboratoire, éprouver l'hypothèse, adn
      fossile, fusée spatiale, =microscope, =microscopes, =bactéries, =chimistes, =neutrinos, dinosaures,
      hypothèse scientifique, =relativité, =cern, rats du labo, rats de laboratoire, =souris du labo`,
    ordinary: `scientifique, =physique des, chimie, laboratoire, =adn, orbite, quantique, =expérience
      scientifique, planète, géologie, =cnrs, =nasa, magnétique, cellules, espèces, océans, labo,
      chimique, orbital, cosmique, rayonnement, neurone, synapse, mammifère, reptile, insecte, baleine,
      dauphins, primates, chimpanzé, corail, coraux, plancton, glacier, banquise, ozone, co2, carbone,
      oxygène, hydrogène, azote, hélium, uranium, plutonium, ossements, préhistoire, préhistorique,
      données scientifiques, capteurs, gène, mutation, volcanique, formule chimique, mathématique,
      géométrie, =satellite, =satellites, =fusée, =fusées, =dinosaure, =gravité, =évolution, climat,
      =protéine, =protéines, =éclipse, =saturne, =jupiter, =vénus, =expériences, =univers, =génétique,
      =spatial, =spatiale, squelette, =sonde, =sondes, =équation, =équations, =laser, =lasers, =fouilles,
      hypothèse, =chimiste, =bactérie, =étoiles, =jurassique, =électron, =électrons, organisme, =rats,
      paraît dans nature`,
    weak: `science, recherche, théorie, espace, énergie, =mars, =découverte, =découvertes, glace, =vie,
      matière, structure, plante, experts, humains, milliards, siècle, grotte, arbre, forêt, profondeur,
      roche, température, mission, publié, prouver, phénomène, mystère, échantillon, ours, atmosphère,
      origine, =étude, =études, =expérience, =lune, =étoile, =lumière, =cerveau, =masse, =terre, =soleil,
      =physique, =virus, =animaux, =crâne, =millions, =milliards, =surface, découvert, =découvrent,
      =traversent, =mesurer, =mesures, =savant, =savants`,
    against: `exercice physique, activité physique, film, police, roman, cuisine, chirurgien, police
      scientifique, accusé, gel douche, crème`,
  },
  'technology and computing': {
    strong: `intelligence artificielle, apprentissage automatique, système d'exploitation, code source,
      logiciel libre, carte graphique, mise à jour du logiciel, langage de programmation, réalité
      virtuelle, cybersécurité, réseau de neurones, téléphone portable, ingénieur logiciel, disque dur,
      mémoire vive, informatique en nuage, fibre optique, logiciel, ordinateur, processeur, algorithme,
      programmeur, bluetooth, base de données, écran tactile, informatique, informaticien, pirates
      informatiques, développeur, antivirus, mot de passe, ordinateur portable, ordinateur quantique, pc
      portable, macbook, iphone, ipad, téléphone pliable, smartphone, android, ios, windows, linux,
      microsoft, apple watch, chatgpt, mistral ai, gemini de google, deepseek, nvidia, ia générative,
      modèle de langage, grand modèle, apprentissage profond, machine learning, deep learning, deepfake,
      hypertrucage, chatbot, agent conversationnel, assistant vocal, siri, big data, mégadonnées, centre
      de données, data center, data centers, dans le nuage informatique, logiciel malveillant,
      rançongiciel, ransomware, malware, virus informatique, hacker, hackers, piratage, piratage
      informatique, cyberattaque, cybercriminalité, hameçonnage, phishing, faille de sécurité, faille
      informatique, double authentification, authentification, fuite de données, données personnelles,
      cnil, rgpd, vie privée en ligne, moteur de recherche, adresse ip, vpn, wifi, wi-fi, box internet,
      déploiement de la fibre, la 5g, 4g, 5g, antenne-relais, haut débit, débit internet, opérateur
      télécom, orange sfr, bouygues telecom, forfait mobile, giga-octets, gigaoctets, octets, téraoctets,
      clé usb, port usb, usb-c, disque ssd, ssd, carte mère, puce électronique, semi-conducteurs,
      nanomètres, microprocesseur, écran plat, écran oled, oled, mégapixels, résolution 4k, capteur photo,
      appareil photo du téléphone, autonomie de la batterie, chargeur rapide, recharge sans fil, écouteurs
      sans fil, casque vr, casque de réalité virtuelle, réalité augmentée, métavers, montre connectée,
      objets connectés, maison connectée, enceinte connectée, domotique, drones de livraison, robot
      humanoïde, exosquelette, imprimante 3d, scanner de documents, souris sans fil, mettre à jour,
      télécharger l'application, application mobile, applis, appli, télécharger l'appli, app store, play
      store, interface utilisateur, plateforme numérique, ligne de code, coder en, codeur, développeuse,
      développeur web, programmation, javascript, html, open source, bug informatique, ça bugue, bugue,
      l'écran bleu, plantage, panne informatique, redémarrer l'ordinateur, redémarrer la box, éteindre et
      rallumer, sauvegarde automatique, service informatique, start-up de la tech, startup, start-up
      parisienne, french tech, licorne française, silicon valley, station f, elon musk, mark zuckerberg,
      bill gates, steve jobs, sam altman, jeff bezos, tim cook, géants du numérique, géants de la tech,
      gafam, gafa, linkedin algorithme, algorithme de recommandation, visioconférence, zoom en visio,
      courriel, boîte mail, pièce jointe, fracture numérique, high-tech, consumer electronics show,
      vivatech, blockchain, bitcoin, crypto-monnaie, cryptomonnaies, reconnaissance faciale,
      reconnaissance vocale, véhicule autonome, voiture autonome, photovoltaïque intelligent, signature
      électronique, =robots humanoïdes, samsung, =drones autonomes, =chatgpt, mise à jour du système,
      télécharger la mise à jour, =fibre optique, écran de l'ordinateur, =openai, réinstaller le système,
      virus dans l'ordinateur`,
    ordinary: `=smartphone, =smartphones, =internet, =wifi, =usb, pare-feu, =chiffrement, tablette, =puce
      électronique, =appli, =applis, site web, hertz, =gigas, tactile, cybercriminel, écrans, =données,
      réseau, téléchargé, technologique, =application, =applications, connecté, connexion, se connecter,
      déconnecter, internet, internaute, web, site internet, modem, routeur, numérisation, digital, vidéo
      en ligne, =pirates, pirater, sauvegardes, =sauvegarde, cyber, start-up, automatisation, fichier,
      dossier informatique, cliquer, clic, compatible, synchroniser, installer, =installez, tutoriel,
      =téléchargez, spam, selfie, appel vidéo, visio, satellites internet, =serveurs, =serveur, =fibre,
      =cloud, =drone, =drones, =robot, =robots, =interface, =puces, =puce, mise à jour, =mémoire vive,
      google, facebook, instagram, tiktok, youtube, twitter, whatsapp, snapchat, numérique, =tech,
      =navigateur, =clavier, =streaming, réseaux sociaux, =imprimante, =imprimantes, =batterie, portable,
      =meta, =gps, e-mail, =interfaces, =capteurs, ingénieurs, quantique, =pixels, =cookies, levée de
      fonds, bug`,
    weak: `code, =donnée, appareil, en ligne, =utilisateur, =utilisateurs, nuage, téléphone, rapide,
      planter, =plante, =plantes, bouton, mobile, redémarrer, bloqué, message, photos, vidéo, vidéos,
      autonomie, profil, cerveau, recharger, résumer, concevoir, conçoit, parisienne, =souris, =enceinte,
      =écouteurs, =modèle, =modèles, =câble, =antenne, =version, =électronique, =plateforme, innovation,
      =système, =machine, =photo, =virtuelle, =virtuel, =logo, =mémoire, =charge, écran noir`,
    against: 'dessin animé, bibliothèque municipale, peinture, cuisine, braquage',
  },
  automotive: {
    strong: `voiture électrique, quatre roues motrices, boîte de vitesses, essai routier, vidange d'huile,
      voiture d'occasion, concessionnaire automobile, consommation de carburant, de zéro à cent, moteur
      diesel, moteur à essence, moteur électrique, borne de recharge, direction assistée, décapotable,
      pare-brise, motard, concessionnaire, suspensions, airbags, tableau de bord, =suv, citroën,
      carburateur, rétroviseur, voiture neuve, voiture hybride, hybride rechargeable, véhicule électrique,
      véhicule d'occasion, citadine électrique, break familial, monospace, cabriolet, coupé sport,
      roadster, camionnette, pick-up, crossover, 4x4, deux-roues, harley-davidson, yamaha, kawasaki,
      ducati, dacia, renault clio, clio, twingo, mégane, renault 5, 2 cv, deux-chevaux, 2cv, traction
      avant, traction intégrale, volkswagen, mercedes-benz, porsche, fiat 500, alfa romeo, maserati,
      lamborghini, bugatti, rolls-royce, jaguar type e, land rover, range rover, mini cooper, volvo,
      toyota, toyota yaris, honda civic, nissan, mazda, hyundai, tesla model, byd, ford mustang,
      chevrolet, stellantis, michelin pneu, salon de l'auto, mondial de l'auto, mondial de l'automobile,
      salon automobile, constructeur automobile, industrie automobile, usine automobile, chez nos
      concessionnaires, essai du week-end, turbo sur m6, cote argus, carte grise, plaque
      d'immatriculation, immatriculation, contre-visite, crit'air, vignette crit'air, bonus écologique,
      prime à la conversion, leasing, leasing social, location longue durée, prix du carburant, litre
      d'essence, plein d'essence, faire le plein, station-service, pompe à essence, sans-plomb, gazole,
      superéthanol, aux cent kilomètres, litres aux cent, kilomètres d'autonomie, autonomie de la batterie
      annoncée, borne rapide, recharge rapide, recharger la voiture, kilowattheures, moteur essence,
      moteur thermique, moteur turbo, trois cylindres, quatre cylindres, v6, v8, v12, chevaux sous le
      capot, sous le capot, couple moteur, embrayage mort, pédale d'embrayage, levier de vitesse, passer
      la cinquième, passe la troisième, point mort de la boîte, freins à disque auto, disques de frein,
      amortisseur, pot d'échappement, pot catalytique, catalyseur, bougies d'allumage, démarreur,
      alternateur, batterie à plat, batterie de la voiture, courroie de distribution, joint de culasse,
      injecteur, filtre à huile, huile moteur, liquide de frein, liquide de refroidissement, radiateur qui
      fuit, voyant moteur, voyant allumé, voyant d'huile, voyant rouge, compteur kilométrique, au
      compteur, kilomètres au compteur, pneu crevé, pneus hiver, pneus neufs, roue de secours, cric,
      jantes, jantes alliage, parallélisme, essuie-glaces, clignotant, feux de croisement, feux de
      détresse, antibrouillards, klaxon, ceinture de sécurité, régulateur de vitesse, aide au
      stationnement, caméra de recul, radar de recul, aide à la conduite, conduite autonome, conduite
      accompagnée, permis de conduire, points de permis, auto-école, moniteur d'auto-école, code de la
      route, limitation de vitesse, excès de vitesse, radar automatique, sièges chauffants, sellerie cuir,
      toit ouvrant, banquette arrière, sièges arrière, coffre de, habitacle, carrossier, tôle froissée,
      débosseler, mécanicien auto, mécano du garage, au garage, dépanneur, dépannage, panne sèche, tombé
      en panne sur, démarre pas, elle broute, tenue de route, comportement routier, voiture de collection,
      voitures anciennes, restaurer une voiture, vintage mecanic, wheeler dealers, top gear, rallye de
      voitures anciennes, covoiturage, embouteillage, bison futé, péage, aire d'autoroute, bande d'arrêt
      d'urgence, se garer, place de stationnement, horodateur, fourrière, =renault, =citroën, =mercedes,
      =bmw, =audi, =tesla, au volant d'une, au volant de sa, deux-chevaux de, =injecteurs, essence sans
      plomb, le plein d'essence, diesel ou essence, carrosserie, =volkswagen, =toyota, elle broute au
      démarrage, tu cales, caler au démarrage, lâcher l'embrayage, l'embrayage, regarde ton rétro, frein à
      main, faire un créneau, faire un plein, boîte automatique, boîte manuelle, plaquettes de frein,
      contrôle technique, pneus neige, sur cale`,
    ordinary: `=voiture, =voitures, automobile, =moteur, =moteurs, =berline, pare-chocs, =volant, hybride,
      =garagiste, pneu, autoroute, kilométrage, =moto, =motos, auto, autos, bagnole, routier, poids lourd,
      essieu, mécanique, pneus, garer, vitre, portière, assurance auto, tôle, =essence, =diesel, =chevaux,
      =roues, =fiat, =opel, =embouteillages, =courroie, =phares, =freins, =frein, =freinage, =turbo,
      =stationnement, =châssis, =véhicule, =véhicules, =périphérique, =échappement, =camion, =garage,
      =voyant, démarrer, =démarre, =démarrage, =conduite, recharger, =argus, =kilomètres, =accélérations,
      =accélération, =trafic routier, =berlines, =peugeot, dans le rétro, passer la première, créneau, le
      rétro, ton rétro, dépannes, vidange, déboîter`,
    weak: `conducteur, route, modèle, batterie, siège, électrique, mécanicien, =voie, secondes, coffre,
      consommation, confort, design, moteur, neuve, neuf, réparer, prise, prix, cuir, kilomètres heure,
      annonce, gamme, =roue, =roule, =rouler, =conduire, =autonomie, =panne, =coffre, =plein, =parking,
      =occasion, =permis, =caisse, =caisses, =compteur, =trafic, =bouchons, =essai, =doubler, =accélère,
      =ligne, =litres, =litre, essayer, =scooter`,
    against: `grand prix, course, stands, voleurs, cambrioleurs, =morts, =tués, blessés, police, attentat,
      piégée, attaquant, ballon, casques bleus, formule 1, vélo, cycliste, peloton, barricade, skis,
      otages, cocaïne, drogue, braqueurs, pilotes, braqué, malfaiteurs`,
  },
  'video gaming': {
    strong: `jeu vidéo, jeux vidéo, console de jeu, jeu de rôle, monde ouvert, boss de fin, point de
      sauvegarde, battle royale, mode multijoueur, quête secondaire, mode histoire, jeu en ligne, manette
      de jeu, monter de niveau, sport électronique, jeu en première personne, playstation, xbox, esport,
      joystick, minecraft, fortnite, respawn, donjon, jeux vidéos, gamer, gamers, gameuse, joueur pro,
      joueurs pros, joueur professionnel d'e-sport, e-sport, e-sportif, karmine corp, team vitality,
      solary, gotaga, kameto, squeezie, inoxtag, zevent, z event, twitch, streamer, streamers, streameuse,
      en live sur twitch, let's play, speedrunner, league of legends, lol worlds, counter-strike,
      valorant, dota, overwatch, call of duty, apex legends, pubg, roblox, gta, gta 6, grand theft auto,
      red dead, assassin's creed, rayman, the witcher, elden ring, dark souls, skyrim, cyberpunk, final
      fantasy, the legend of zelda, super mario, mario kart, super smash bros, tetris, pac-man, street
      fighter, tekken, mortal kombat, resident evil, silent hill, lara croft, metal gear, god of war, the
      last of us, animal crossing, pokémon go, pokémon, world of warcraft, starcraft, les sims, sims 4,
      football manager, ea sports fc, fifa 24, gran turismo, forza, rocket league, among us, fall guys,
      baldur's gate, clair obscur, expédition 33, ubisoft, nintendo switch, game boy, gameboy, wii, super
      nintendo, megadrive, mega drive, ps5, ps4, steam deck, manette, console portable, console de salon,
      consoles de jeux, rétrogaming, borne d'arcade, salle d'arcade, cartouche de jeu, casque-micro,
      clavier mécanique rgb, pc gamer, chaise gaming, gaming, jeu de tir, jeu de plateforme, jeu de
      combat, jeu de stratégie, jeu d'aventure, jeu de simulation, jeu indépendant, jeu mobile, jeu sur
      mobile, jeux en ligne, jeu en réseau, mmorpg, mmo, rpg, fps, moba, rogue-like, metroidvania, bac à
      sable du jeu, mode solo, mode coopératif, mode coop, mode campagne, mode carrière, mode facile, mode
      difficile, difficulté maximale, quête principale, quête annexe, barre de vie, points de vie, points
      d'expérience, potion de soin, level up, passer le niveau, recommence le niveau, recommence tout le
      niveau, refaire le niveau, premier niveau, dernier niveau, niveau suivant, game over, plus qu'une
      vie, pièces d'or, arbre de compétences, personnage jouable, skin, loot, loot box, lootbox,
      microtransactions, dlc, extension du jeu, patch du jeu, bêta ouverte, accès anticipé, chargement de
      la partie, sauvegarder la partie, ma sauvegarde, sauvegarde corrompue, point de contrôle,
      checkpoint, spawn, ça lag, framerate, images par seconde, graphisme du jeu, moteur du jeu, unreal
      engine, studio de jeux, studio de jeu, concepteur de jeux, game designer, level designer, bande-son
      du jeu, paris games week, gamescom, game awards, japan expo, achievement, trophée platine, joueur
      un, joueurs en ligne, serveurs de jeu, mes coéquipiers en ligne, raid de guilde, dresseur de
      pokémon, headshot, killstreak, sniper en ligne, appuie sur la gâchette, appuie sur a, appuie sur x,
      appuie sur le bouton, appuyez sur start, saut double, double saut, saute sur la plateforme,
      fatality, buff, glitch, code de triche, cheat code, =avatars, combo gagnant, =tomb raider, dernier
      zelda, nouveau zelda, zelda, sur switch, la switch, passé cent heures, heures de jeu, boss final,
      battre le boss, ta manette, écran partagé, dans minecraft, sur fortnite, à la console, jouer à la
      console, sur la play, en ranked, speedrun, finir le jeu, le boss me tue, boss me tue, reste une vie,
      passe-moi la manette`,
    ordinary: `=console, =consoles, =manette, =manettes, multijoueur, nintendo, =gamer, =gameur,
      réapparais, gameplay, =avatar, =jouabilité, =boss, niveaux, quêtes, ennemi, jouable, pixel art,
      arcade, vidéoludique, =level, levels, =joueuse, =potion, =mana, =lave, =gâchette, coop, =streaming,
      console de, =sauvegarde, =graphismes, =combo, =combos, =xp, =guilde, =skin, =inventaire, zombies,
      =plateforme, =plateformes, =stream, =guildes, monstres, le boss, ce boss, la manette, cent heures
      dans, plus de vies, coupe ton micro, finir le niveau`,
    weak: `jeu, jouer, joueur, =partie, =parties, écran, gâchette, personnage, =carte, =cartes, bouton,
      enfoncé, sauvegarde, pixel, =saute, sauter, recommence, recommencer, clic, record, gagne, perdu,
      perdre, adversaire, souris, clavier, chargement, débloquer, manche, graphique, map, =épée, =potions,
      =vies, =serveurs, =live, =tournoi, =score, =sauvegarder, =zombie, =monstre, =clan, =switch, =dragon,
      =supporters, =match, =extension, =butin`,
    against: 'football américain, échecs, monopoly, casino, loto, belote, terrain, ballon',
  },
} satisfies PartOfLexicon;
