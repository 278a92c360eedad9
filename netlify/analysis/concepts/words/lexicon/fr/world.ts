import type { PartOfLexicon } from '../../lexicon';

export const WORLD = {
  travel: {
    strong: `carte d'embarquement, porte d'embarquement, agence de voyages, guide de voyage, chambre
      d'hôtel, bagage à main, contrôle des passeports, voyage de noces, lune de miel, office de tourisme,
      croisière en méditerranée, assurance voyage, hôtesse de l'air, vol direct, vacances à la mer, train de
      nuit, voyage organisé, chambre d'hôtes, auberge de jeunesse, petit hôtel`,
    ordinary: `aéroport, =vol direct, passeport, bagage, valise, =hôtel, =hôtels, touriste, tourisme,
      routard, compagnie aérienne, =vacances, =voyage, =voyages, =voyager, voyageur, croisière, excursion,
      =visa, safari, =avion, itinéraire, embarquement, =plage, =plages, sac à dos, douane, souvenir de
      voyage, =camping, escale, atterrir, visiteur, passager, hébergement, =réservations`,
    weak: `billet, train, gare, =île, =îles, =côte, étranger, mer, =arrivée, =arrivées, départ,
      =destination, =destinations, guide, village, explorer, =port, aventure, réserver, ferry, =carte,
      =cartes, temple, canal, décalage, séjour, =vol, =vols, palmier, bus, trajet, tarif, culture, bateau,
      circuit`,
    against: `astronaute, sonde, vol à main armée, voleur`,
  },
  weather: {
    strong: `bulletin météo, prévisions météo, front froid, front chaud, vague de chaleur, vague de froid,
      basses pressions, hautes pressions, vigilance orange, vigilance rouge, partiellement nuageux, risque
      de pluie, ciel dégagé, éclaircies, températures maximales, températures minimales, météo france, coup
      de vent, en fin de nuit des averses`,
    ordinary: `=météo, =averse, =averses, =orage, =orages, orageux, prévision, météorologue, météorologique,
      température, nuageux, =grêle, brouillard, brume, chutes de neige, bruine, précipitations, humidité,
      rafale, anticyclone, dépression, ouragan, =gel, =gelées, ensoleillé, pluvieux, =pluie, =pluies,
      =perturbation, verglas, thermomètre`,
    weak: `temps, vent, nuage, soleil, froid, chaud, degré, demain, nuit, front, neige, ciel, parapluie,
      nord, ouest, maximum, tempête, matinée`,
    against: `four, cuisine, pâte`,
  },
  science: {
    strong: `trou noir, système solaire, mécanique quantique, physique quantique, tableau périodique,
      accélérateur de particules, sélection naturelle, vitesse de la lumière, méthode scientifique,
      télescope spatial, séquence d'adn, théorie de la relativité, voie lactée, entrera en orbite,
      chercheurs pensent, microscope électronique, station spatiale`,
    ordinary: `scientifique, physicien, =physique des, chimie, chimiste, biologie, molécule, atome, galaxie,
      télescope, microscope, neutron, proton, hypothèse, laboratoire, astronomie, =adn, génome, fossile,
      astéroïde, orbite, quantique, enzyme, photon, =expérience scientifique, astronaute, planète, géologie,
      bactérie, sonde, chercheur, chercheuse, =cnrs, =nasa, comète, particule, électron, organisme,
      magnétique`,
    weak: `science, recherche, théorie, cellule, espace, étoile, lune, gravité, énergie, univers, =mars,
      terre, =découverte, =découvertes, espèce, évolution, océan, glace, professeur, =vie, matière, lumière,
      structure, observer, plante, experts, humains`,
    against: `exercice physique, activité physique`,
  },
  'technology and computing': {
    strong: `intelligence artificielle, apprentissage automatique, système d'exploitation, code source,
      logiciel libre, carte graphique, mise à jour du logiciel, langage de programmation, réalité virtuelle,
      cybersécurité, réseau de neurones, téléphone portable, ingénieur logiciel, disque dur, mémoire vive,
      informatique en nuage, fibre optique`,
    ordinary: `logiciel, ordinateur, =smartphone, =smartphones, processeur, algorithme, programmeur,
      =internet, =wifi, bluetooth, =usb, base de données, pare-feu, =chiffrement, tablette, écran tactile,
      =puce électronique, robot, =appli, =applis, informatique, informaticien, site web, hertz, =gigas,
      pirate informatique, serveur, développeur, tactile, antivirus, cybercriminel`,
    weak: `écran, code, =donnée, =données, appareil, batterie, réseau, mot de passe, télécharger, numérique,
      en ligne, =utilisateur, =utilisateurs, technologie, mise à jour, clavier, pixel, nuage, téléphone,
      rapide, planter, =plante, =plantes, =puce, portable, bug`,
  },
  automotive: {
    strong: `voiture électrique, quatre roues motrices, boîte de vitesses, essai routier, vidange d'huile,
      plaquettes de frein, voiture d'occasion, concessionnaire automobile, consommation de carburant, de
      zéro à cent, moteur diesel, moteur à essence, moteur électrique, borne de recharge, direction
      assistée, contrôle technique, boîte automatique`,
    ordinary: `=voiture, =voitures, automobile, =moteur, =moteurs, =berline, décapotable, pare-brise,
      pare-chocs, capot, =volant, embrayage, =frein, =freins, essence, diesel, hybride, =garagiste, pneu,
      autoroute, kilométrage, =moto, =motos, motard, concessionnaire, suspension, accélérateur, airbag,
      phares, tableau de bord, cylindrée, =suv, renault, peugeot, citroën, périphérique`,
    weak: `conduire, conducteur, roue, route, vitesse, modèle, carburant, batterie, siège, camion, véhicule,
      électrique, rétroviseur, mécanicien, =voie, chevaux, secondes, coffre, garage, consommation`,
    against: `grand prix, course, stands, voleurs, cambrioleurs, =morts, =tués, blessés, police, attentat,
      piégée`,
  },
  disasters: {
    strong: `catastrophe naturelle, équipes de secours, échelle de richter, alerte au tsunami, état
      d'urgence, zone sinistrée, feu de forêt, feux de forêt, incendie de forêt, aide humanitaire, éruption
      volcanique, sous les décombres, dans les décombres, crash aérien, sont sous l'eau, sorti de son lit,
      sécurité civile, sans abri après, glissement de terrain, coulée de boue`,
    ordinary: `=séisme, =séismes, tremblement de terre, réplique sismique, tsunami, inondation, crue,
      débordement, éruption, volcan, sécheresse, famine, ouragan, tornade, cyclone, décombres, évacuer,
      catastrophe, survivants, épicentre, =sinistrés, avalanche, naufrage, magnitude, =secouristes,
      incendie, effondrement`,
    weak: `sauvetage, pompiers, dégâts, urgence, refuge, piégé, victime, disparu, sans-abri, tempête,
      explosion, ruines, feu, flammes, bénévoles, centaines, milliers, habitants, rivière, villages,
      secours, sauver`,
    against: `un désastre de, blague, =soirée, film catastrophe`,
  },
  'video gaming': {
    strong: `jeu vidéo, jeux vidéo, console de jeu, jeu de rôle, monde ouvert, boss de fin, point de
      sauvegarde, battle royale, mode multijoueur, quête secondaire, mode histoire, jeu en ligne, manette de
      jeu, monter de niveau, sport électronique, jeu en première personne`,
    ordinary: `=console, =consoles, =manette, =manettes, multijoueur, playstation, xbox, nintendo, =gamer,
      =gameur, esport, joystick, réapparais, minecraft, fortnite, gameplay, respawn, =avatar, speedrun,
      =jouabilité, =boss`,
    weak: `jeu, jouer, joueur, niveau, quête, =partie, =parties, écran, gâchette, personnage, =carte,
      =cartes, bouton, arme, enfoncé, ennemis, sauvegarde, pixel, donjon`,
  },
} satisfies PartOfLexicon;
