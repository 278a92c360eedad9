import type { PartOfLexicon } from '../../lexicon';

export const SPORTS = {
  soccer: {
    strong: `coup franc, coup de pied de coin, ligue des champions, ligue 1, coupe du monde, surface de
      réparation, carton jaune, carton rouge, match de foot, match de football, terrain de football, équipe
      de football, tirs au but, séance de tirs au but, temps additionnel, tête plongeante, reprise de volée,
      ballon d'or, hors-jeu, avant-centre, milieu de terrain, équipe de france de football, reprise de la
      tête, arrêts de jeu, but contre son camp, club de foot`,
    ordinary: `=football, =foot, footballeur, =gardien de but, attaquant, =buteur, penalty, mi-temps,
      =corner, =tacle, =prolongations, =but, =buts, défenseur central, ailier, lucarne, poteau, barre
      transversale, coup d'envoi, =fifa, =uefa, =psg, =bleus, dribble, entraîneur, =mondial, contre-attaque,
      =derby, gardien, égalisation, marseille om, supporters`,
    weak: `match, ballon, arbitre, score, =équipe, =équipes, championnat, =finale, ligue, stade, victoire,
      défaite, surface, centre, tête, =passe, =passes, tir, frappe, défenseur, joueur, pelouse, saison,
      marquer, reprise, sifflet`,
  },
  'american football': {
    strong: `football américain, super bowl, quarterback, passe de touchdown, zone d'en-but, ligne
      offensive, ligne défensive, coup de pied de transformation, receveur éloigné, quatrième tentative`,
    ordinary: `touchdown, =nfl, =yard, =yards, linebacker, interception, placage, fumble, receveur, running
      back, field goal, tentative`,
    weak: `=passe, =passes, casque, attaque, défense, =équipe, =équipes, stade, course, jouer, quart-temps,
      ballon`,
  },
  basketball: {
    strong: `lancer franc, lancers francs, panier à trois points, match de basket, terrain de basket, équipe
      de basket, dunk à deux mains, ligne des trois points, meneur de jeu, finale nba, panier de basket,
      double-pas`,
    ordinary: `=basket, basketball, basketteur, =nba, =dunk, =dunks, =rebond, =rebonds, =pivot, euroligue,
      contre-attaque rapide, =meneur, ailier fort, buzzer, trois points, =paniers, asvel, interception,
      =panier, wembanyama, raquette adverse`,
    weak: `ballon, parquet, tir, score, points, quart-temps, entraîneur, =équipe, =équipes, prolongation,
      match, contre, passe décisive, faute`,
    against: `panier de la ménagère, panier de légumes, raquette de tennis`,
  },
  tennis: {
    strong: `balle de match, balle de break, balle de set, double faute, roland-garros, coupe davis, court
      central, terre battue, court de tennis, balle de tennis, jeu décisif, premier service, second service,
      gain du set, match de tennis, tournoi de tennis, tennis de table amateur, coup droit gagnant`,
    ordinary: `=tennis, tennisman, tenniswoman, raquette, wimbledon, =revers, =volée, =set, =sets, grand
      chelem, =atp, =wta, coup droit, =ace, =aces, amorti, tie-break, lob, nadal, =federer, djokovic`,
    weak: `service, sert, servir, court, filet, =balle, =balles, jeu, =égalité, avantage, tournoi, =finale,
      match, point, faute`,
  },
  golf: {
    strong: `parcours de golf, terrain de golf, club de golf, balle de golf, trou en un, ryder cup, sous le
      par, au-dessus du par, swing de golf, tournoi de golf, départ du trou`,
    ordinary: `=golf, golfeur, golfeuse, birdie, bogey, =putt, =putter, =green, fairway, =caddie, =bunker,
      eagle, swing, dix-huit trous`,
    weak: `par, trou, drapeau, =fer, départ, parcours, coup, =balle, =balles, approche, bois`,
  },
  'auto racing': {
    strong: `formule 1, formule un, grand prix, pole position, voiture de sécurité, tour le plus rapide,
      drapeau à damier, grille de départ, arrêt au stand, rentrer aux stands, pneus tendres, pneus durs, 24
      heures du mans, pilote de course, circuit automobile, course automobile, rallye dakar, sport
      automobile, monoplace`,
    ordinary: `=rallye, =stands, motogp, écurie, ferrari, verstappen, =chicane, =dépassement, =safety car,
      qualifications, =paddock, =pole, prost, karting`,
    weak: `=tour, =tours, tours, course, circuit, piste, virage, pilote, pneu, podium, =moteur, =moteurs,
      grille, bolide, tête, stand, drapeau, épingle`,
  },
  cycling: {
    strong: `maillot jaune, tour de france, contre-la-montre, vélo de route, piste cyclable, course
      cycliste, étape de montagne, maillot à pois, maillot vert, tour d'italie, course de vélo, vélo
      électrique, vélo tout-terrain`,
    ordinary: `cyclisme, cycliste, =vélo, =vélos, bicyclette, =peloton, échappée, =échappés, vélodrome,
      guidon, =pédale, =pédaler, =sprinteur, vtt, grimpeur, paris-roubaix, =selle`,
    weak: `étape, =col, attaque, =montée, leader, course, casque, roue, chaîne, coureur, =arrivée,
      =arrivées, kilomètre, avance, sprint, maillot, sommet`,
  },
  skiing: {
    strong: `station de ski, piste de ski, ski alpin, ski de fond, saut à ski, slalom géant, chaussures de
      ski, hors-piste, forfait de ski, moniteur de ski, école de ski, piste noire, coupe du monde de ski,
      remontées mécaniques, sports d'hiver`,
    ordinary: `=ski, =skis, skier, skieur, skieuse, slalom, snowboard, télésiège, téléski, biathlon,
      =descente, =poudreuse, téléphérique, =super-g, damé`,
    weak: `neige, =neiger, =pistes, =piste, montagne, pente, saut, hiver, casque, alpes, glisse, portillon,
      altitude, élance`,
  },
  'fitness and exercise': {
    strong: `coach sportif, exercice physique, activité physique, salle de sport, cours de yoga, tapis de
      yoga, remise en forme, séance d'étirement, pieds écartés, contracte les abdos, gainer les abdos,
      renforcement musculaire, dix répétitions, salle de musculation`,
    ordinary: `=squat, =squats, abdos, abdominaux, haltères, =fente, =fentes, =yoga, =pilates, musculation,
      cardio, répétitions, étirements, =gainage, =fessiers, échauffement, =fitness, biceps, =séance de
      sport, zumba, crossfit, entraînement, =pompes`,
    weak: `muscle, respirer, inspirez, expirez, genou, =dos, corps, =force, endurance, =courir, transpirer,
      exercice, droit, hanche, bassin, =série, =séries, =forme`,
  },
} satisfies PartOfLexicon;
