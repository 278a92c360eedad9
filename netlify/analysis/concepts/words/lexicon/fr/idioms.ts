/** Phrases whose words do not mean what they say elsewhere; see the English ones. */
export const IDIOMS = `mort de rire, mort de faim, mort de fatigue, mort de peur, mort de trouille, morte de
  honte, je meurs de, meurt de faim, meurs d'ennui, point mort, saison morte, temps mort, poids mort, angle
  mort, langue morte, mer morte, ivre mort, à mort les, lettre morte, c'est une tuerie, est une bombe, une
  vraie bombe, fait l'effet d'une bombe, bombe glacée, tuer le temps, à couper au couteau, faire un tabac,
  fait un tabac, faire un carton, fait un carton, passer à tabac, poser un lapin, froid de canard, temps de
  chien, vie de chien, chien de fusil, un mal de chien, caractère de chien, chat dans la gorge, donner sa
  langue au chat, il n'y a pas un chat, pas un chat, chat échaudé, ne réveillez pas le chat, appeler un chat
  un chat, chat en ligne, banc de poissons, banc de sable, banc du parc, banc public, banque de données,
  banque alimentaire, banque de sang, tourner une scène, tourné la dernière scène, tirer les rideaux, mettre
  le feu aux poudres, mis le feu aux poudres, jeter de l'huile sur le feu, huile sur le feu, feu vert, feu
  rouge, feux rouges, feu de signalisation, feu mon père, coup de feu en cuisine, prendre feu pour, au feu
  rouge, coup de foudre, coup de main, coup de fil, coup d'œil, coup de tête, coup de cœur, coup de théâtre,
  coup de pouce, coup de chance, coup dur, du coup, tout à coup, cordon bleu, la cerise sur le gâteau,
  mettre la main à la pâte, main à la pâte, comme un coq en pâte, bonne pâte, être dans le pétrin, long
  comme un jour sans pain, gagner son pain, ça ne mange pas de pain, pour une bouchée de pain, mi-figue
  mi-raisin, raconter des salades, tomber dans les pommes, mettre son grain de sel, la sauce prend, à toutes
  les sauces, four de la saison, petit four, avoir du pain sur la planche, du pain sur la planche, en faire
  tout un plat, ce n'est pas de la tarte, mettre les pieds dans le plat, remettre le couvert, pluie de
  critiques, sous le soleil de satan, la pluie et le beau temps, dans les nuages, tempête dans un verre
  d'eau, coup de vent passager, il fait un temps de, en même temps, tout le temps, de temps en temps, pas le
  temps, quelque temps, emploi du temps, entre temps, il est temps, depuis le temps, long temps, passer le
  temps, peu de temps, mode d'emploi, mode avion, mode de vie, en mode, mode opératoire, à la mode de chez,
  première classe, classe moyenne, classe sociale, classe ouvrière, avoir la classe, trop la classe, c'est
  la classe, guerre des prix, bataille de polochons, bataille d'oreillers, voler la vedette, voler de ses
  propres ailes, crime contre la mode, c'est un crime de, jeu d'enfant, hors-jeu politique, dans le but,
  dans quel but, le but est, le but de, mon but, ton but, son but, notre but, le but du jeu, sans but, but
  dans la vie, marquer un point, bon point, prendre parti, tirer parti, mal de tête, prise de tête, tenir
  tête, la tête de, perdre la tête, la tête dans, les yeux de la tête, faire la tête, vol de nuit roman, à
  vol d'oiseau, au vol, vol d'oiseaux, de haut vol, sang-froid, bon sang, se faire un sang d'encre, mon cher
  et tendre, père noël, père spirituel, mère patrie, langue maternelle, mère nature, tête de turc, la mer à
  boire, une mer de, mettre les voiles, arriver à bon port, tour de magie, tour de main, à tour de rôle,
  demi-tour, tour de table, mauvais tour, tour de passe-passe, faire le tour, fait le tour, petit tour, un
  tour en ville, jouer un tour, au tour de, mon tour, ton tour, ce n'est pas ton tour, course contre la
  montre, en cours, au cours, en cours de, bien sûr, bien entendu, la cour des grands, cour de récréation,
  faire la cour, droit au but, tout droit, avoir le droit, as le droit, ai le droit, a le droit, vous avez
  le droit, adroit, juge par toi, pièce de théâtre, mettre en scène, coup de poker, chef d'orchestre, chef
  de service, chef de projet, chef de bureau, lit de la rivière, livre sterling, à livre ouvert, remettre à
  plat, tableau d'honneur, brosser un tableau, tableau excel, noir au tableau, faire une scène, scène de
  ménage, ligne de mire, sauter aux yeux, bombe à eau, au bar du coin, coup de bar`;
