/** Phrases whose words do not mean what they say elsewhere; see the English ones. */
export const IDIOMS = `morts de rire, mort de faim, mort de fatigue, mort de peur, mort de trouille,
  morte de honte, je meurs de, meurt de faim, meurs d'ennui, point mort, saison morte, temps mort, poids
  mort, angle mort, langue morte, mer morte, ivre mort, à mort les, lettre morte, c'est une tuerie, est
  une bombe, une vraie bombe, fait l'effet d'une bombe, bombe glacée, tué le temps, à couper au couteau,
  faire un tabac, fait un tabac, faire un carton, fait un carton, passer à tabac, poser un lapin, froid
  de canard, temps de chien, vie de chien, chien de fusil, un mal de chien, caractère de chien, chat dans
  la gorge, donner sa langue au chat, il n'y a pas un chat, pas un chat, chat échaudé, ne réveillez pas
  le chat, appeler un chat un chat, chat en ligne, banc de poissons, banc de sable, banc du parc, banc
  public, banque de données, banque alimentaire, banque de sang, tourner une scène, tourné la dernière
  scène, tirer le rideau, mettre le feu aux poudres, mis le feu aux poudres, jeter de l'huile sur le feu,
  huile sur le feu, feu vert, feu rouge, feux rouges, feu de signalisation, feu mon père, coup de feu en
  cuisine, prendre feu pour, au feu rouge, coup de foudre, coup de main, coup de fil, coup d'œil, coup de
  tête, coup de cœur, coup de théâtre, coup de pouce, coup de chance, coup dur, du coup, tout à coup,
  cordon bleu, la cerise sur le gâteau, mettre la main à la pâte, main à la pâte, comme un coq en pâte,
  bonne pâte, être dans le pétrin, long comme un jour sans pain, gagner son pain, ça ne mange pas de
  pain, pour une bouchée de pain, mi-figue mi-raisin, raconter des salades, tomber dans les pommes,
  mettre son grain de sel, la sauce prend, à toutes les sauces, four de la saison, petit four, avoir du
  pain sur la planche, du pain sur la planche, en faire tout un plat, ce n'est pas de la tarte, mettre
  les pieds dans le plat, remettre le couvert, pluie de critiques, sous le soleil de satan, la pluie et
  le beau temps, dans les nuages, tempête dans un verre d'eau, coup de vent passager, il fait un temps
  de, en même temps, tout le temps, de temps en temps, pas le temps, quelque temps, emploi du temps,
  entre temps, il est temps, depuis le temps, long temps, passer le temps, peu de temps, mode d'emploi,
  mode avion, mode de vie, en mode, mode opératoire, à la mode de chez, première classe, classe moyenne,
  classe sociale, classe ouvrière, avoir la classe, trop la classe, c'est la classe, guerre des prix,
  bataille de polochons, bataille d'oreillers, vole la vedette, voler de ses propres ailes, crime contre
  la mode, c'est un crime de, jeu d'enfant, hors-jeu politique, dans le but, dans quel but, le but est,
  le but de, mon but, ton but, son but, notre but, le but du jeu, sans but, but dans la vie, marquer un
  point, bon point, prendre parti, tirer parti, mal de tête, prise de tête, tenir tête, la tête de,
  perdre la tête, la tête dans, les yeux de la tête, faire la tête, vol de nuit roman, à vol d'oiseau, au
  vol, vol d'oiseaux, de haut vol, sang-froid, bon sang, se faire un sang d'encre, mon cher et tendre,
  père noël, père spirituel, mère patrie, langue maternelle, mère nature, tête de turc, la mer à boire,
  une mer de, mettre les voiles, arriver à bon port, tour de magie, tour de main, à tour de rôle,
  demi-tour, tour de table, mauvais tour, tour de passe-passe, faire le tour, fait le tour, petit tour,
  un tour en ville, jouer un tour, au tour de, mon tour, ton tour, ce n'est pas ton tour, course contre
  la montre, en cours, au cours, en cours de, bien sûr, bien entendu, la cour des grands, cour de
  récréation, faire la cour, droit au but, tout droit, avoir le droit, as le droit, ai le droit, a le
  droit, vous avez le droit, adroit, juge par toi, pièce de théâtre, mettre en scène, coup de poker, chef
  d'orchestre, chef de service, chef de projet, chef de bureau, lit de la rivière, livre sterling, à
  livre ouvert, remettre à plat, tableau d'honneur, brosser un tableau, tableau excel, noir au tableau,
  faire une scène, scène de ménage, ligne de mire, sauter aux yeux, bombe à eau, au bar du coin, coup de
  bar, l'estomac dans les talons, feu de paille, feu de l'action, pas de feu sans fumée, jouer avec le
  feu, feu vert pour le défilé, feu sacré, mettre le feu à la salle, mis le feu à la place, a mis le feu,
  mettre le feu, tout feu tout flamme, rendu les armes, rendre les armes, passer l'arme à gauche, à armes
  égales, arme secrète, compagnon d'armes, faire ses armes, poudre aux yeux, jeter de la poudre aux yeux,
  poudre d'escampette, fusillée du regard, assassiner du regard, mitrailler de questions, bombardement de
  questions, bombardement de messages, guerre des nerfs, guerre froide entre nous, guerre des étoiles,
  guerre au gaspillage, guerre contre les kilos, faire la guerre au désordre, c'est la guerre à la
  maison, nerf de la guerre, de guerre lasse, à la guerre comme à la guerre, bataille navale, château de
  cartes, bourreau des cœurs, bourreau de travail, c'est de la bombe, de la bombe, sexe faible, beau
  sexe, une tuerie ce gâteau, cette tuerie, vraie tuerie, une tuerie, c'est mort, batterie morte, mourir
  de rire, mourir de honte, mourir d'envie, mourir de faim, mourir d'ennui, meurs de faim, meurs d'envie,
  meurt d'envie, crevé de fatigue, mort de soif, feuilles mortes, nature morte de fatigue, tué de
  fatigue, cette chaleur me tue, il va me tuer, elle va me tuer, ma mère va me tuer, mon père va me tuer,
  tu vas me tuer, me tue, je vais le tuer, je vais te tuer si, voler mon cœur, vol de mon cœur, c'est du
  vol, criminel de jeter, un crime de gâcher, prison dorée, prendre en otage la conversation, faux pas,
  une vraie drogue, ma drogue, accro au chocolat, accro à cette série, accro à mon téléphone, accro aux
  séries, addict au chocolat, addict à cette série, drogue du travail, ivre de bonheur, ivre de joie,
  ivresse de la vitesse, boire ses paroles, boit ses paroles, cuver sa peine, mettre de l'eau dans son
  vin, quand le vin est tiré, verre d'eau, verre de lait, verre de jus, pot de vin d'honneur, bouteille à
  la mer, dose de courage, dose d'humour, bonne dose, fumer des oreilles, match nul entre nous, la balle
  est dans leur camp, balle dans ton camp, balle est dans votre camp, la balle est dans ton camp,
  renvoyer la balle, saisir la balle au bond, balle au bond, peau de balle, botter en touche, carton
  rouge à, coup d'envoi des festivités, remettre les compteurs à zéro, mettre la barre, mis la barre,
  passer le relais, tenir la corde, jeté l'éponge, sur la touche, hors jeu dans cette, marathon de
  réunions, course aux cadeaux, course contre, pédaler dans la semoule, pédale dans la choucroute, perdre
  les pédales, perdu les pédales, tête dans le guidon, la tête dans le guidon, nez dans le guidon, en
  roue libre, bâtons dans les roues, cinquième roue du carrosse, la roue tourne, sur les chapeaux de
  roues, passer la seconde, en voiture simone, ça roule, passer la main, tirer sur la corde, plus d'une
  corde, corde à son arc, fil à retordre, de fil en aiguille, coup de barre, barre d'immeubles, raconter
  ses salades, soupe à la grimace, cracher dans la soupe, cheveu sur la soupe, comme un cheveu sur la
  soupe, tarte à la crème du, crème de la crème, carottes sont cuites, les carottes sont cuites, c'est du
  gâteau, part du gâteau, cerise sur le gâteau, œuf de colomb, mettre tous ses œufs, va te faire cuire un
  œuf, marcher sur des œufs, plein aux as, beurre et argent du beurre, le beurre et l'argent du beurre,
  compter pour du beurre, entre la poire et le fromage, en faire un fromage, pas en faire un fromage,
  mi-figue, ramener sa fraise, avoir la pêche, j'ai la pêche, la pêche ce matin, garder la banane, avoir
  la banane, peau de banane, c'est la fin des haricots, la fin des haricots, courir sur le haricot,
  occupe-toi de tes oignons, mêle-toi de tes oignons, pas tes oignons, en rang d'oignons, se fendre la
  poire, couper la poire en deux, haut comme trois pommes, ma pomme, pour ta pomme, chou blanc, mon chou,
  bête comme chou, feuille de chou, huile de coude, tache d'huile, mettre du beurre dans les épinards, ne
  pas être dans son assiette, pas dans mon assiette, dans son assiette, ras le bol, coup de bol, manque
  de bol, du bol, en avoir ras le bol, casser du sucre sur le dos, casse-pieds, pieds dans le plat, un
  vrai gruyère, pâté de maisons, un pavé dans la mare, pavé dans la mare, vendu la mèche, vendre la
  mèche, de mèche, blessé dans son amour-propre, amour-propre blessé, cœur brisé, assassiné la
  marseillaise, massacré cette chanson, une vraie torture, vrai supplice, un vrai supplice, entre chien
  et loup, chien et chat, comme chien et chat, nom d'un chien, les chiens aboient, quand le chat n'est
  pas là, chat perché, donner sa langue, avaler des couleuvres, prendre le taureau, peigner la girafe,
  sauter du coq à l'âne, un ange passe, ange est passé, un ange est passé, en faire un roman, pas en
  faire un roman, faire un roman, c'est tout un roman, roman-photo, tourné la page, à la page, faire tout
  un cinéma, arrête ton cinéma, fais pas ton cinéma, c'est du cinéma, faire son cinéma, brosser le
  tableau, tableau blanc, tableau de service, se faire un film, te fais pas un film, te fais des films,
  se faire des films, tu te fais des films, chef de bande dessinée, trêve de plaisanteries, trêve de
  bavardages, porter sa croix, croix et la bannière, la croix et la bannière, faire une croix dessus,
  croix dessus, prêcher un convaincu, parole d'évangile, ce n'est pas très catholique, pas très
  catholique, dieu sait, dieu seul sait, pour l'amour de dieu, oh mon dieu, mon dieu, grand dieu, nom de
  dieu, si dieu le veut, bon dieu, à dieu ne plaise, dieu merci, vœu pieux, ange de patience, être aux
  anges, aux anges, paradis sur terre, enfer du rangement, diable au corps, pauvre diable, tirer le
  diable par la queue, faire d'une pierre deux coups, avoir le coup de main, coup de soleil, tombe des
  nues, tombée à l'eau, projet tombé à l'eau, tempête sous un crâne, tonnerre d'applaudissements,
  tonnerre de brest, salve d'applaudissements, pluie d'étoiles, pluie de confettis, pluie de compliments,
  faire la pluie, parler de la pluie, coup de tonnerre, éclair de génie, éclair de lucidité, foudres du
  patron, vague d'émotion, raz-de-marée de cadeaux, avalanche de cadeaux, avalanche de compliments,
  avalanche de messages, séisme politique, tremblement de voix, volcan endormi en lui, inondé de
  messages, vent de panique, vent de fraîcheur, brise-glace, passer comme une lettre à la poste, lettre à
  la poste, jouer la montre, marché conclu, bon marché, par-dessus le marché, faire bon marché, marché de
  dupes, boucle la boucle, planter le décor, faire le ménage, remuer ciel et terre, garder les pieds sur
  terre, pieds sur terre, terre à terre, sous terre, tomber par terre, par terre, être sur un nuage,
  petit nuage, sur mon petit nuage, la lune de miel est finie, demander la lune, dans la lune, être dans
  la lune, décrocher la lune, promettre la lune, planète bonheur, sur quelle planète, bonne étoile,
  dormir à la belle étoile, belle étoile, faire des étincelles, virus de la danse, attrapé le virus,
  piqûre de rappel, mal au cœur, cœur gros, avoir du cœur, par cœur, de bon cœur, sans cœur, coup de
  sang, sueurs froides, jambes en coton, les jambes en coton, prendre la température, remède de cheval,
  fièvre acheteuse, fièvre du samedi soir, cassé les pieds, casse les oreilles, prendre ses jambes à son
  cou, en avoir plein le dos, plein le dos, tourné le dos, dos au mur, prendre au pied de la lettre,
  école de la vie, faire école, bonne école, prendre des leçons de, leçon de vie, bon élève, premier de
  la classe, cancre las, faire l'école buissonnière, jouer franc jeu, jeu de mots, jeux de mots, jeu de
  piste, jeux de société, jeu de société, vieux jeu, beau jeu, double jeu, cacher son jeu, entrer en jeu,
  en jeu, hors de prix, un amour de, mon petit doigt, faire appel à, fait appel à, juge et partie, juge
  de paix, juger par, sans appel, cause perdue, plaide la distraction, plaider sa cause, je plaide
  coupable pour, avocat du diable, se faire l'avocat du diable, au tribunal de l'histoire, verdict du
  miroir, la barbe, barbe à papa, papa noël, fils à papa, à la bonne franquette, comme un père, famille
  de mots, air de famille, mariage des saveurs, mariage de couleurs, faire bon ménage, maison mère, fille
  d'attente, arrête ton char, mettre son veto, prendre du galon, fine bouche, à fleur de peau,
  bateau-mouche, mener en bateau, monter un bateau, histoire à dormir debout, prendre le train en marche,
  train de vie, train de sénateur, vitesse grand v, partir en vrille, partir en live, pété un câble, pété
  les plombs, débrancher le cerveau, mise à jour du planning, bug dans la matrice, faire la une, dans la
  merveille, politique de l'autruche, langue de bois, faire campagne pour la tarte, l'élue de mon cœur,
  élu de son cœur, mon petit chef, jupes de sa mère, retourner sa veste, prendre une veste, coup de
  poignard dans le dos, épée de damoclès, coup d'épée dans l'eau, pierre d'achoppement, mettre au
  placard, placard doré, découvrir le pot aux roses, pot aux roses, voir la vie en rose, vie en rose, à
  l'eau de rose, envoyer sur les roses, fleur de l'âge, comme une fleur, faire une fleur, dans le jardin
  secret, jardin secret, cultiver son jardin intérieur, graine de star, prendre racine, couper l'herbe
  sous le pied, mauvaise graine, mettre les points sur les i, monter sur ses grands chevaux, cheval de
  bataille, fièvre de cheval, miser sur le mauvais cheval, coup de balai, tiré par les cheveux,
  tire-au-flanc, tirer les oreilles, tirer le gros lot, tirer les cartes, tirer au sort, tirage au sort,
  tirer un trait, tirer des plans, tirer son chapeau, chapeau bas, porter le chapeau, travailler du
  chapeau, comme un gant, prendre des gants, à côté de ses pompes, coup de pompe, lâche-moi les baskets,
  lâche-moi les pompes, bien dans ses baskets, cirer les pompes, marcher à côté, porter la culotte,
  mouiller la chemise, ceinture pour le dessert, se serrer les coudes, jeter un froid, garder la tête
  froide, en avoir gros sur la patate, montagnes russes, je vous en prie, je t'en prie, neige au soleil,
  fondre comme neige au soleil, raide dingue, tête d'enterrement, bombardement de mails, parcours du
  combattant, explosé de rire, explose de joie`;
