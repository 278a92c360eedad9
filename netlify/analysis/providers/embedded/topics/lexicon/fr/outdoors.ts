import type { PartOfLexicon } from '../../lexicon';

export const OUTDOORS = {
  'auto racing': {
    strong: `formule 1, formule un, grand prix, pole position, voiture de sécurité, tour le plus rapide,
      drapeau à damier, grille de départ, arrêt au stand, rentrer aux stands, pneus tendres, pneus durs,
      24 heures du mans, pilote de course, circuit automobile, course automobile, rallye dakar, sport
      automobile, monoplace, motogp, karting, formule e, pilote de f1, =f1, moto gp, grand prix de
      monaco, grand prix de france, 24 heures, les hunaudières, hunaudières, vingt-quatre heures du mans,
      circuit du mans, max verstappen, lewis hamilton, charles leclerc, pierre gasly, esteban ocon, alain
      prost, ayrton senna, michael schumacher, fernando alonso, lando norris, isack hadjar, sébastien
      loeb, sébastien ogier, fabio quartararo, johann zarco, red bull racing, scuderia, scuderia ferrari,
      mercedes amg, mclaren, alpine f1, aston martin f1, circuit de spa, spa-francorchamps, silverstone,
      monza, magny-cours, circuit paul-ricard, indianapolis, nascar, indycar, rallye de monte-carlo,
      rallye-raid, spéciale du rallye, copilote, dakar, championnat du monde des rallyes, endurance
      automobile, hypercar, tour de formation, tour de chauffe, extinction des feux, feux rouges
      s'éteignent, drapeau jaune, drapeau rouge, drapeau bleu, voie des stands, muret des stands, rentre
      au stand, passage aux stands, arrêt aux stands, changement de pneus, gommes tendres, gommes dures,
      gommes médiums, pneus pluie, pneus slicks, pneus intermédiaires, pneus usés, aileron avant, aileron
      arrière, effet de sol, dans l'aspiration, première ligne de la grille, meilleur tour, tour rapide,
      dernier tour, tête-à-queue, bac à graviers, bac à sable au virage, sortie de piste, vibreur, safety
      car, virtual safety car, pénalité de cinq secondes, cinq secondes de pénalité, championnat des
      constructeurs, classement des constructeurs, course sprint, séance de qualifications, essais
      libres, temps au tour, chronos, undercut, drs, kart, coéquipier chez ferrari, baquet, ingénieur de
      course, abandon sur casse moteur, casse moteur, commissaires de piste, dépasse à l'intérieur,
      directeur de course, loeb, ogier`,
    ordinary: `=rallye, =stands, écurie, ferrari, verstappen, =chicane, =dépassement, =safety car,
      qualifications, =paddock, =pole, prost, circuits, leclerc, hamilton, gasly, ocon, schumacher,
      alonso, norris, piastri, =stand, monaco, =bolide, =bolides, prototype, =écuries, paddocks,
      =aspiration, dépasser, dépasse, doubler, =chronométré, =chrono, mécanos, mécano, pitlane,
      constructeur, =virages, aileron, gommes, carénage, dérapage, drift, pénalité, endurance, =spéciale,
      sponsors, =dauphin, ravitaillement, châssis, surchauffe, =mans, =senna`,
    weak: `=tour, =tours, tours, course, piste, virage, pilote, pneu, podium, =moteur, =moteurs, grille,
      bolide, tête, stand, drapeau, épingle, tête de la course, abandon, tours de piste, départ, ligne
      droite, premier virage, radiateur, carburant, accident, freinage, crevaison, victoire, ressort,
      intérieur, extérieur, vitesse, équipe, stratégie, roues, radio, mécanicien, classement, prend la
      tête, pluie, vainqueur, pneus, dixièmes, millièmes, volant`,
    against: `vélo, cycliste, peloton, maillot jaune, ski, slalom`,
  },
  cycling: {
    strong: `maillot jaune, tour de france, contre-la-montre, vélo de route, piste cyclable, course
      cycliste, étape de montagne, maillot à pois, maillot vert, tour d'italie, course de vélo, vélo
      électrique, vélo tout-terrain, cyclisme, cycliste, paris-roubaix, alpe d'huez, mont ventoux, col du
      tourmalet, tourmalet, col du galibier, galibier, izoard, aubisque, planche des belles filles,
      milan-san remo, liège-bastogne-liège, tour des flandres, flèche wallonne, critérium du dauphiné,
      paris-nice, vuelta, giro, la grande boucle, grande boucle, petite reine, tadej pogacar, jonas
      vingegaard, remco evenepoel, julian alaphilippe, thibaut pinot, romain bardet, bernard hinault,
      eddy merckx, lance armstrong, raymond poulidor, laurent fignon, pauline ferrand-prévot, mathieu van
      der poel, wout van aert, secteur pavé, trouée d'arenberg, vélodrome de roubaix, voiture-balai,
      flamme rouge, dernier kilomètre, sprint massif, sprint final, étape de plaine, contre la montre par
      équipes, chrono individuel, classement général, meilleur grimpeur, maillot blanc, maillot rose,
      tête de course, groupe de tête, échappée du jour, échappée matinale, ravitaillement du peloton,
      directeur sportif, voiture du directeur sportif, équipiers du maillot jaune, crevaison, chute
      collective, chute dans le peloton, en danseuse, dérailleur, porte-bagages, pédalier, petit plateau,
      grand plateau, chambre à air, pneu de vélo, roue arrière du vélo, casque de vélo, balade à vélo, à
      vélo, en vélo, vélo cargo, vélo de course, vélo de ville, vélib, fixie, gravel, vététiste, vélotaf,
      cyclotouriste, véloroute, selle de vélo, coureur cycliste, visma, cofidis, groupama-fdj, decathlon
      ag2r, soudal quick-step, bmx, cyclo-cross, keirin, poursuite par équipes, poursuite sur piste, roue
      libre, vélo d'appartement, rustine, antivol de vélo, cuissard`,
    ordinary: `=vélo, =vélos, bicyclette, =peloton, =échappés, vélodrome, guidon, =pédale, =pédaler,
      =sprinteur, vtt, grimpeur, =selle, pogacar, vingegaard, alaphilippe, poulidor, hinault, merckx,
      evenepoel, pédaler, pédaleur, sprinteurs, =échappée, =échappées, =biclou, rouleur, baroudeur,
      équipier, coéquipiers, pavés, =cols, =roubaix, bidon, musette, =étape, =étapes, lacets, =bordure,
      =bordures, ventoux, freins à disque, pancarte, plateau, pignon, dossards, lanterne rouge, =selles,
      =chasse-patates, sonnette, trottinette, biclous, cyclable, garde-boue`,
    weak: `étape, =col, attaque, =montée, leader, course, casque, roue, chaîne, coureur, =arrivée,
      =arrivées, kilomètre, avance, sprint, maillot, sommet, grimper, chute, virages, descente, secteur,
      favori, jambes, dopage, vainqueur, minutes, mètres, distancé, lâché, décroche, pente, montée,
      victoire, équipe, pompe, rayon, braquet, crevé, ravitaillement, gants, freiner, chaussée`,
    against: `moto, formule 1, voiture piégée, ski`,
  },
  skiing: {
    strong: `piste de ski, ski alpin, saut à ski, slalom géant, chaussures de ski, forfait de ski,
      moniteur de ski, école de ski, coupe du monde de ski, remontées mécaniques, sports d'hiver, ski,
      skieur, skieuse, slalom, snowboard, téléski, biathlon, snowboardeur, slalom spécial, descente de
      kitzbühel, kitzbühel, wengen, adelboden, ski de randonnée, ski nordique, skating, fartage, planter
      de bâton, bâtons de ski, masque de ski, combinaison de ski, fixations, location de skis, domaine
      skiable, dameuse, canon à neige, neige fraîche, neige artificielle, neige de culture, neige
      poudreuse, hauteur de neige, val d'isère, courchevel, méribel, val thorens, les trois vallées,
      tignes, chamonix, megève, les arcs, la plagne, avoriaz, les deux alpes, serre-chevalier, la clusaz,
      font-romeu, zermatt, verbier, saint-moritz, cortina, clément noël, alexis pinturault, martin
      fourcade, quentin fillon maillet, julia simon, lou jeanmonnot, tessa worley, mikaela shiffrin,
      marcel hirscher, marco odermatt, cyprien sarrazin, lindsey vonn, luc alphand, jean-claude killy,
      perrine laffont, kevin rolland, tess ledeux, big air, half-pipe, freeride, ski freestyle, ski de
      bosses, géant de, super-g, combiné nordique, tremplin, saut à skis, jeux olympiques d'hiver, jo
      d'hiver, forfaits de ski, forfait journée, vacances au ski, semaine au ski, après-ski, vin chaud au
      pied des pistes, pied des pistes, première étoile, ourson esf, esf, enfourche, portes du slalom,
      remonte-pente, télécabine, luge, raquettes à neige, arva, pisteur, pisteurs-secouristes, pas de tir
      du biathlon, tir couché, tir debout, anneau de pénalité, neige est lourde, pliez dans les virages,
      plantez le bâton, vos bâtons devant, fléchissez les genoux, pliez les genoux en, chasse-neige, en
      chasse-neige, piste noire, piste rouge, piste bleue, piste verte, télésiège, au télésiège,
      tire-fesses, fart, skis de fond, ski de fond, poudreuse, hors-piste, station de ski`,
    ordinary: `=ski, =skis, =descente, téléphérique, =super-g, damé, glisser, portillon, skiable,
      slalomeur, bâton, surf des neiges, forfait, forfaits, moniteur, monitrice, descendeur, descendeuse,
      dameur, piquet, =géant, =stations, =remontées, saison de ski, =enneigement, enneigé, carving,
      =carre, schuss, fondeur, fondeuse, biathlète, pinturault, shiffrin, fourcade, odermatt, hirscher,
      killy, manche, =tremplins, poudre, dévaler, vallée blanche, mont-blanc, =station, vos bâtons, neige
      lourde`,
    weak: `neige, =neiger, =pistes, =piste, montagne, pente, saut, hiver, casque, alpes, altitude, élance,
      pistes, savoie, haute-savoie, chalet, genoux, hors, neigeux, carabine, sommet, alpins, vacances,
      froid, glacier, col, chrono, dossard, médaille, virages, chute, penchez, verglacée, =flocons`,
    against: 'ski nautique, jet-ski, aquatique',
  },
  'fitness and exercise': {
    strong: `exercice physique, activité physique, tapis de yoga, remise en forme, séance d'étirement,
      pieds écartés, contracte les abdos, gainer les abdos, renforcement musculaire, salle de musculation,
      abdos, abdominaux, haltère, musculation, répétitions, crossfit, semi-marathon, marathon de paris,
      course à pied, jogging, trail, coach sportive, salle de fitness, salle de gym, cours de gym, cours
      de zumba, gym douce, aquagym, club de gym, pilates, yoga, posture de yoga, salutation au soleil,
      chien tête en bas, posture du guerrier, posture de l'enfant, tractions, faire des pompes, burpees,
      jumping jacks, montées de genoux, talons-fesses, corde à sauter, planche abdominale, sur la pointe
      des pieds, fentes avant, soulevé de terre, développé couché, kettlebell, haltérophilie, levée de
      poids, banc de musculation, tapis de course, vélo elliptique, rameur, élastique de musculation,
      serrez les abdos, gainez, contractez les fessiers, gardez le dos droit, dos bien droit, tendez les
      bras, levez les bras, inspirez par le nez, expirez par la bouche, on inspire, on expire, on souffle,
      et on souffle, on relâche, on tient, on tient encore, encore huit, encore dix, encore cinq, plus que
      dix, allez on lâche rien, récupération active, circuit training, hiit, fractionné, interval
      training, échauffez-vous, avant l'effort, perdre du ventre, ventre plat, brûler des calories, masse
      musculaire, prise de muscle, protéines en poudre, whey, montre connectée cardio, fréquence cardiaque
      maximale, dix mille pas, abonnement à la salle, basic-fit, step, body pump, rpm, spinning,
      bodybuilding, courbatures, marche nordique, marche rapide, tenez la position, tiens la position, on
      change de jambe, on change de côté, renforcement du dos, ceinture abdominale, =culturisme, lever de
      la fonte, soulever de la fonte, pousser de la fonte, dernière série de, série de squats, série de
      pompes, squats, encore dix répétitions, dix répétitions, on inspire on souffle, gainage, abdos
      fessiers, séance de cardio, faire des abdos, mon footing, courir dix kilomètres, on s'étire, salle
      de sport, coach sportif, faire du yoga, cours de yoga, cours de pilates`,
    ordinary: `=squat, =fente, =fentes, =yoga, =pilates, cardio, =fessiers, échauffement, =fitness,
      biceps, =séance de sport, zumba, entraînement, =pompes, musclé, endurance, bassin, coach, cuisses,
      quadriceps, ischio, mollets, fessiers, fesses, =pompe, =planche, triceps, pectoraux, =cardio,
      =transpire, sueur, =échauffe, =étire, =étirez, =étirer, souplesse, =posture, =postures, gymnastique,
      =gym, =muscler, =muscles, =muscle, =calories, muscu, jambes fléchies, sportif, sportive, sport,
      marathon, marathonien, jogger, coureur, performance, =relâchez, =relâche, =souffle, =soufflez,
      =contractez, =contracte, =serrez, essoufflé, baskets de running, running, tapis, =gainer, épaules,
      méditation, =foulée, =foulées, =culturiste, pliez les genoux, dernière série, on récupère, footing,
      on ne triche pas, marche sur place, étirements`,
    weak: `respirer, inspirez, expirez, genou, =dos, corps, =force, =courir, transpirer, exercice, droit,
      hanche, =série, =séries, =forme, respirez, jambe, bras, ventre, on descend, on remonte, secondes,
      rythme, tendu, lâchez, allongé, sol, séance, cœur, courbé, forme, santé, genoux, plier, bouger,
      équilibre, mouvement, motivation, =poids, effort, =tenez, minute`,
    against: 'pompes funèbres, pompe à chaleur, pompes à essence, tapis rouge',
  },
} satisfies PartOfLexicon;
