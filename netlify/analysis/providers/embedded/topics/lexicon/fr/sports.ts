import type { PartOfLexicon } from '../../lexicon';

export const SPORTS = {
  soccer: {
    strong: `coup franc, coup de pied de coin, ligue des champions, ligue 1, coupe du monde, surface de
      réparation, carton jaune, carton rouge, match de foot, match de football, terrain de football,
      équipe de football, tirs au but, séance de tirs au but, temps additionnel, tête plongeante, reprise
      de volée, ballon d'or, hors-jeu, avant-centre, milieu de terrain, équipe de france de football,
      reprise de la tête, arrêts de jeu, but contre son camp, club de foot, footballeur, penalty,
      égalise, footballeuse, coupe du monde de football, ballon rond, gardien de but, gardien titulaire,
      coup de sifflet final, ouvre le score, ouverture du score, but refusé, but annulé, frappe du
      gauche, frappe du droit, en pleine lucarne, petit filet, poteau rentrant, sur le poteau, tir cadré,
      centre en retrait, une-deux, petit pont, grand pont, passement de jambes, retourné acrobatique,
      ciseau retourné, coup du chapeau, triplé de mbappé, doublé de mbappé, centre de formation, mercato
      d'été, mercato d'hiver, ligue 2, premier league, liga espagnole, serie a, bundesliga, ligue europa,
      coupe de france, stade de france, parc des princes, stade vélodrome, groupama stadium, classico,
      clasico, didier deschamps, équipe de france, les bleus, les bleues, kylian mbappé, zidane,
      griezmann, giroud, dembélé, benzema, lionel messi, cristiano ronaldo, neymar, haaland, real madrid,
      fc barcelone, manchester united, manchester city, liverpool fc, bayern munich, juventus, paris
      saint-germain, olympique de marseille, olympique lyonnais, as saint-étienne, stade rennais, losc,
      fc nantes, as monaco, arbitre vidéo, la var, remise en jeu, touche rapide, main dans la surface,
      dans la surface, six mètres, sortie du gardien, défense centrale, latéral droit, latéral gauche,
      arrière droit, milieu défensif, milieu offensif, numéro dix, deuxième période, première période,
      phase de poules, huitième de finale, relégation, barragiste, terrain synthétique, jouer au foot,
      match nul, ballon au fond, au fond des filets, score final, transversale, but en or, ballon de
      foot, école de foot, crampons, =platini, portier, zéro partout, le corner ne`,
    ordinary: `=football, =foot, =gardien de but, =buteur, mi-temps, =corner, =tacle, =prolongations,
      =but, =buts, défenseur central, ailier, lucarne, poteau, barre transversale, coup d'envoi, =fifa,
      =uefa, =psg, =bleus, dribble, entraîneur, =mondial, =derby, marseille om, ballon, championnat,
      pelouse, reprise, sifflet, penalties, mbappé, ronaldo, =om, =ol, =lens, =marseille, =tir,
      =dribbler, dribbleur, =lob, =lobé, =talonnade, talonnade, =arbitre, hat-trick, aileron gauche,
      sélectionneur, mercato, stadier, ultras, =tribune, =tribunes, hooligans, =frappe, =centre,
      remplaçant, titulaire, buteuse, tacler, repêchage, quart de finale, demi-finale, supportrice,
      libéro, meneur, équipe adverse, vestiaires, qualification, adversaire, capitaine, brassard, milieu,
      crosser, prolongation, temps réglementaire, =attaquant, =attaquants, =attaquante, =attaquantes,
      =gardien, =gardiens, =messi`,
    weak: `match, arbitre, score, =équipe, =équipes, =finale, ligue, stade, victoire, défaite, surface,
      tête, =passe, =passes, défenseur, joueur, saison, club, titre, suspendu, siffle, terrain, tribunes,
      jouer, groupe, tirage, minute, coéquipier, blessé, contrat, joueuse, filets, mener, bleus, gauche,
      crochet, victorieux, battu, =marque, =marqué, =tirs, =tire, =gardien de, contre-attaque,
      =supporters, =supporter`,
    against: `hockey, rugby, handball, quarterback, touchdown, basket, league of legends, e-sport,
      esport, volley, jeu vidéo, baby-foot, water-polo`,
  },
  'american football': {
    strong: `football américain, quarterback, passe de touchdown, zone d'en-but, ligne offensive, ligne
      défensive, coup de pied de transformation, receveur éloigné, quatrième tentative, linebacker,
      running back, field goal, wide receiver, tight end, nfl, draft nfl, deuxième tentative, troisième
      tentative, première tentative, ballon ovale américain, patrick mahomes, tom brady, patriots, cowboys
      de dallas, packers, les chiefs, les eagles, les forty-niners, steelers, dolphins de miami, les
      giants de new york, raiders, ravens, broncos de denver, kansas city chiefs, monday night football,
      thanksgiving football, mi-temps du super bowl, interception retournée, passe interceptée, snap,
      kickoff, punt, blitz défensif, sack du quart, essai de deux points, conversion à deux points,
      pom-pom girls, cheerleaders, tacle offensif, épaulières, hail mary, red zone, end zone, trophée
      lombardi, drop kick américain, cornerback, jeu au sol, flag football, ligne de scrimmage, scrimmage,
      équipe universitaire américaine, plaquage derrière la ligne, botté d'envoi, botté de placement,
      ligne des quarante, verges, quarante verges, alouettes de montréal, super bowl, quart-arrière, zone
      des buts, passe de touché, touchdown, essai offensif, troisième essai et, les patriots, les cowboys,
      ligue canadienne de football, coupe grey`,
    ordinary: `=nfl, =yard, =yards, interception, placage, fumble, receveur, tentative, plaqué, plaquage,
      porteur du ballon, =sack, =sacks, blitz, =blitz, =drive, coach, playoffs, play-offs, crampons,
      essai, franchise, lanceur, dallas, green bay, kansas city, philadelphie, denver, pittsburgh,
      mahomes, brady, halftime, huddle, rookie, universitaire, cheerleader, pom-pom, remise de balle,
      poteaux, retourneur, =eagles, =chiefs, =giants, =cowboys, =bowl`,
    weak: `=passe, =passes, casque, attaque, défense, =équipe, =équipes, stade, course, jouer,
      quart-temps, ballon, yards gagnés, mi-temps, points, plonge, lance, terrain, défenseur, entraîneur,
      match, tribunes, saison, remise, conversion, ligne, ballon ovale, arbitre, faute, transformation,
      mouchoir jaune, finale`,
  },
  basketball: {
    strong: `lancer franc, lancers francs, panier à trois points, match de basket, terrain de basket,
      équipe de basket, dunk à deux mains, ligne des trois points, meneur de jeu, finale nba, panier de
      basket, double-pas, basketteur, raquette adverse, nba, wnba, basketteuse, basket-ball, lebron james,
      stephen curry, michael jordan, kobe bryant, tony parker, victor wembanyama, rudy gobert, nicolas
      batum, los angeles lakers, les lakers, les spurs, boston celtics, chicago bulls, golden state
      warriors, les knicks, les bulls, les celtics, ldlc asvel, monaco basket, équipe de france de basket,
      rebond offensif, rebond défensif, tir à trois points, tir primé, derrière l'arc, alley-oop,
      cross-over, triple-double, double-double, trois secondes, horloge des tirs, vingt-quatre secondes,
      quatrième quart-temps, dernier quart-temps, troisième quart-temps, deuxième quart-temps, premier
      quart-temps, contre spectaculaire, lay-up, tir en suspension, tir en course, dans la raquette, à
      mi-distance, panier au buzzer, au buzzer, all-star game, draft nba, playoffs nba, marquer un panier,
      arceau, cinq majeur, sixième homme, écran retard, pick and roll, défense de zone, panneau de basket,
      ballon orange, streetball, panier de la victoire, smash à deux mains, =smashe`,
    ordinary: `=basket, basketball, =nba, =dunk, =dunks, =rebond, =rebonds, =pivot, euroligue,
      contre-attaque rapide, =meneur, ailier fort, buzzer, trois points, =paniers, asvel, =panier,
      wembanyama, parquets, quart-temps, passes décisives, wemby, =spurs, =lakers, =bulls, =celtics,
      =knicks, =warriors, gobert, curry, lebron, =cercle, =dribble, dribbler, intérieur, arrière, ailier,
      playoffs, play-offs, planche, =contres, dunker, meneuse, franchise, temps mort demandé, claquette,
      =shoot, shooter, shooteur, primé, villeurbanne, san antonio, envergure, adresse extérieure,
      euroleague, mitraille à trois points, rebondeur, entre deux`,
    weak: `ballon, tir, score, points, entraîneur, =équipe, =équipes, prolongation, match, contre, faute,
      smash, adresse, banc, =tirs, gymnase, panneau, filet, lancer, franc, secondes, entraîneuse, passe,
      bras, mètres, grand, dix, remplaçant, banc de touche, mènent, mène, tableau d'affichage,
      interception, bercy, contre-attaque`,
    against: `panier de la ménagère, panier de légumes, raquette de tennis, foot, football, tennis,
      volley, handball, hockey`,
  },
  tennis: {
    strong: `balle de match, balle de break, balle de set, double faute, roland-garros, coupe davis,
      court central, terre battue, court de tennis, balle de tennis, jeu décisif, premier service, second
      service, gain du set, match de tennis, tournoi de tennis, tennis de table amateur, coup droit
      gagnant, =tennis, tennisman, tenniswoman, wimbledon, grand chelem, amortie, tie-break, us open,
      open d'australie, masters 1000, coupe billie jean king, fed cup, revers à deux mains, revers à une
      main, revers gagnant, long de la ligne, montée au filet, service gagnant, service-volée, jeu blanc,
      jeu set et match, juge-arbitre de tennis, juge de chaise, ramasseur de balles, faute de pied,
      première balle, seconde balle, deuxième balle, trente partout, quarante partout, quinze zéro,
      trente à quarante, quarante quinze, quarante à zéro, set partout, troisième set, premier set,
      deuxième set, quatrième set, cinquième set, court annexe, philippe-chatrier, suzanne-lenglen, court
      numéro un, rafael nadal, roger federer, novak djokovic, carlos alcaraz, jannik sinner, iga swiatek,
      serena williams, gaël monfils, jo-wilfried tsonga, richard gasquet, caroline garcia, amélie
      mauresmo, yannick noah, arthur fils, ugo humbert, aryna sabalenka, coco gauff, medvedev, zverev,
      double mixte, simple messieurs, simple dames, double messieurs, break d'entrée, break d'avance,
      deux breaks, débreake, fait breaker, sauve une balle, sauvé trois balles, échange en fond de court,
      fond de court, smash gagnant, gazon de wimbledon, qualifications de roland, tête de série, lift,
      slice, padel, cordage, faute directe, coup droit décroisé`,
    ordinary: `raquette, =revers, =volée, =set, =sets, =atp, =wta, coup droit, =ace, =aces, lob, nadal,
      =federer, djokovic, court, alcaraz, sinner, djoko, monfils, noah, =break, =breaks, breaker, smash,
      =manche, =manches, relanceur, =retour, =amortie, =amorties, passing, passing-shot, décroisé,
      chelem, volleyeur, hawk-eye, classement atp, retourneuse, porte d'auteuil, =échange, dehors,
      melbourne, flushing meadows, simple, challenger, balle courte, qualifiée, atp finals, masters,
      =volées`,
    weak: `service, sert, servir, filet, =balle, =balles, jeu, =égalité, avantage, tournoi, =finale,
      match, point, faute, adversaire, arbitre, ligne, gazon, terre, mondial, numéro un, double, dehors
      de peu, public, couloir, quarante, quinze, trente, partout, tribune, entraîneur, titre, monte,
      bras, poignet, revient`,
    against: `ping-pong, badminton, tennis de table, baskets, chaussures de tennis, squash`,
  },
  golf: {
    strong: `parcours de golf, terrain de golf, club de golf, balle de golf, trou en un, ryder cup, sous
      le par, au-dessus du par, swing de golf, tournoi de golf, départ du trou, =golf, golfeur, golfeuse,
      birdie, bogey, fairway, dix-huit trous, double bogey, putt, tiger woods, rory mcillroy, rory
      mcilroy, masters d'augusta, augusta, veste verte, open britannique, british open, evian
      championship, pga tour, practice de golf, leçon de golf, mini-golf, voiturette de golf, voiturette,
      sac de golf, green en régulation, sortie de bunker, rough, dans le rough, fer sept, fer cinq, fer
      six, fer huit, fer neuf, sand wedge, pitching wedge, bois trois, bois cinq, par trois, par quatre,
      par cinq, coup d'approche, trou numéro, dix-huitième trou, premier trou, dernier trou, neuf trous,
      départ du dix-huit, départ du un, obstacle d'eau, sur le green, au bord du green, pente du green,
      pente du putt, ligne de putt, =puttes, =putté, putting, hole-in-one, albatros au quinze,
      club-house, index de golf, coups sous le par, dans le par, matthieu pavon, céline boutier, victor
      perez, jon rahm, scottie scheffler, =drive au départ, lâche son drive, drive parfait, balle dans
      l'eau, tee de départ, tee-shot`,
    ordinary: `=putt, =putter, =green, =caddie, =bunker, eagle, swing, parcours, =greens, =drive,
      =driver, =drives, =tee, =fers, =wedge, wedges, chip, =chip, =chipper, caddy, putteur, =club,
      =clubs, =swings, =bunkers, =trous, links, =socket, hook, slice, albatros, handicap, dogleg,
      practice, leaderboard, divot, cut, =rahm, coup roulé`,
    weak: `par, trou, drapeau, =fer, départ, coup, =balle, =balles, approche, bois, tête baissée, lac,
      sable, tour, mètre, pente, joue, herbe, poignets, pelouse, tournoi, leader, fait le par,
      partenaire, =eau, roule, vent, distance`,
    against: `golf gti, volkswagen, =golfe`,
  },
} satisfies PartOfLexicon;
