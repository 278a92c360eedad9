import type { PartOfLexicon } from '../../lexicon';
import { CRIME } from './crime';

export const VIOLENCE = {
  ...CRIME,
  'arms and ammunition': {
    certain: `fusils d'assaut, arme à feu, fusils de chasse, fusil de précision, trafic d'armes,
      trafiquants d'armes, port d'arme, contrôle des armes, arme automatique, stand de tir, marchands
      d'armes, lance-roquette, kalachnikovs, cache d'armes, arme de poing, pistolet mitrailleur, mine
      antipersonnel, lance-missiles, lance-grenades, permis de port d'arme, détention d'armes, saisie
      d'armes, fusil de sniper, fusil à lunette, carabine à plomb, neuf millimètres parabellum, smith et
      wesson, 357 magnum, exportations d'armes, industrie de l'armement, arme nucléaire, armes chimiques,
      armes de destruction massive, missiles balistiques, missile de croisière, missile hypersonique,
      missiles sol-air, missiles air-sol, missile antichar, bombes à sous-munitions, canons caesar, char
      leclerc, lobby des armes, armes blanches, couteau de combat, silencieux vissé, chargeur de
      kalachnikov, armes et munitions, armes et des munitions, stock de munitions, balles réelles, tir à
      balles réelles, club de tir, dassault vend, contrats d'armement, chars d'assaut, chars de combat,
      drones armés, arsenal militaire, fusil-mitrailleur, grenade se dégoupille, dégoupiller une grenade,
      fusil chargé, pistolet chargé, livrer des armes, tirs de roquettes`,
    strong: `baïonnette, boîte de cartouches, grenade à main, roquette, arme chargée, arme braquée,
      charger le fusil, pose ton arme, posez votre arme, lâche ton arme, lâchez votre arme, lâche ce
      flingue, jette ton arme, cran de sûreté, cran d'arrêt, retire la sécurité, rafale de dassault,
      poudrerie, usine d'obus, sabre de cavalerie, semtex, deuxième amendement, collection d'armes,
      collectionneur d'armes, légalement armé, viseur laser, artilleur, obusier, mortier de 120, ogive
      nucléaire, sous-marin nucléaire lanceur, bombe nucléaire, bombe atomique, uranium enrichi,
      mitraillettes, mitrailleuse, grenade dégoupillée, collection d'armes anciennes, glock, famas, uzi,
      colt 45, armurier, armurerie, calibre 12, calibre douze, =ak-47, gilet pare-balles, =beretta, fusil
      à pompe, avion de chasse, fusil et munitions, pistolet dans, un pistolet sur, pistolet sur la tempe,
      fusil de mon, fusil de son, baissez votre arme, baisse ton arme, baissez vos armes, jetez vos armes,
      arme à la main, arme au poing, arme de service, sortir son arme, dégainer son arme, coup de fusil,
      tir à la carabine, tir au pistolet, chargez vos armes, démonter son arme, démonter le fusil, lancer
      de grenade, grenades lacrymogènes, tirs de mortier, tirs d'artillerie, tirs de missiles, missiles
      longue portée, système antiaérien, défense antiaérienne, livrer des chars, livraisons d'armes,
      livraison de chars, envoyer des chars, envoi de missiles, obus de 155, milliers d'obus, munitions
      pour, caisse de munitions, caisses d'armes, armes de guerre, des armes de, armes saisies, saisi des
      armes, armes illégales, armes détenues, ventes d'armes, exporte des armes, fabrique d'armes,
      fabricant d'armes, salon de l'armement, commande d'armement, budget de la défense et`,
    ordinary: `=fusil, =fusils, =armement, coups de feu, sniper, tireur, poudre à canon, poignard, bombe
      lacrymogène, lacrymogène, artificier, déminage, démineurs, porte-avions, =chars, =armé, =armés,
      =dynamite, =torpille, =arme, =armes, dassault, thales, nexter, mbda, tnt, double détente, permis de
      chasse, =cartouches, cartouches de, pistolet, missile, balistique, militaria, machette, plastic
      explosif, impact de balle, lunette de visée, =flingue, =flingues, munitions, explosifs, obus,
      ball-trap, gros calibre, superposé calibre, carabine, revolver, revolvers, arbalète, dissuasion
      nucléaire, tir sportif, nra, détonateur, canon scié, douilles, je dégoupille`,
    weak: `=balle, gâchette, chargeur, bombe, couteau, permis, =viser, chasse, armurerie militaire,
      percuteur, légitime défense, soldat, bourges, =chasseur, =chasseurs, =tir, =tirs, =sabre, =épée,
      =poudre, =culasse, =coffre, =tirer, =tire, =tiré, =détente, =rafale, =armée, =crosse, =cartouche,
      frégate, sanglier, gibier, juxtaposé, =douille, =grenade, =grenades, silencieux, arsenal, =canons,
      =balles, bascule, taser, =superposé, calibres, =mortier, =mortiers, a dégainé`,
    against: `caméra, but, match, film, =tournage, console, boss, jeu vidéo, joueur, pistolet à eau,
      attaquant, ballon, tennis, raquette, imprimante, encre, électricien, ampoule, colle, foot, papier,
      cuillère en bois, bonbon, sirop de grenadine, fruit, théâtre`,
  },
  'death, injury, or military conflict': {
    certain: `zones de guerre, cessez-le-feu, grièvement blessés, blessés graves, personnes sont mortes,
      soldats tués, fosses communes, prisonniers de guerre, accidents mortels, mis fin à ses jours, lettre
      de suicide, perdu la vie, morts et des blessés, blessures par balle, succombé à ses blessures,
      victimes civiles, première guerre mondiale, seconde guerre mondiale, guerre d'algérie, guerre du
      vietnam, guerre en ukraine, guerre de quatorze, bombardement aérien, crimes contre l'humanité,
      reporter de guerre, correspondant de guerre, mort pour la france, morts au combat, tués au combat,
      soldats morts, civils tués, morts et blessés, bilan s'élève à, bilan des victimes, personnes ont été
      tuées, personnes ont perdu la vie, ont perdu la vie, a perdu la vie, a trouvé la mort, ont trouvé la
      mort, mortellement blessée, entre la vie et la mort, pronostic vital engagé, camps de concentration,
      camp d'extermination, auschwitz, génocide rwandais, génocide arménien, srebrenica,
      oradour-sur-glane, débarquement de normandie, bataille de verdun, bataille de stalingrad, chemin des
      dames, tombe du soldat inconnu, monument aux morts, cimetière militaire, mettre fin à ses jours,
      s'est suicidée, tentative de suicide, s'est pendu, prévention du suicide, est décédée, sont décédés,
      est mort hier, est mort ce matin, heure du décès, certificat de décès, acte de décès, mort
      cérébrale, mort subite du nourrisson, toutes mes condoléances, mes sincères condoléances, sincères
      condoléances, accidents de la route, morts sur les routes, tués sur les routes, tuée sur le coup,
      mort sur le coup, veillée funèbre, mise en bière, casques bleus tués, opération barkhane, troupes
      russes, troupes ukrainiennes, armée russe, armée ukrainienne, armée israélienne, bande de gaza,
      retrouvés morts, guerre civile, accident mortel sur, soldats ont été tués, a succombé à, soldats
      sont tombés, il est mort à l'hôpital, il est mort dans, elle est morte dans, nous a quittés cette
      nuit, on l'enterre`,
    strong: `ont été tuées, a été tué, soldats sont morts, mort à l'hôpital, pleins de blessés, décès,
      décédé, funérailles, guérilla, inhumé, pierre tombale, endeuillé, corbillard, thanatopracteur, urne
      funéraire, cendres dispersées, éloge funèbre, mort naturelle, suicidaire, contre-offensive,
      résistants fusillés, la somme en 1916, siège de sarajevo, otan bombarde, 6 juin 1944, anciens
      combattants, blessés de guerre, gueules cassées, veuve de guerre, pupille de la nation, réfugiés de
      guerre, front ukrainien, cisjordanie, mossoul, raqqa, milicien, insurgés, exécution sommaire,
      peloton d'exécution, brûlé vif, brûlures graves, traumatisme crânien, fracture du crâne,
      paraplégique, tétraplégique, perd beaucoup de sang, perdu beaucoup de sang, réanimer en vain,
      urgence absolue, blessés légers, sortie de route mortelle, collision frontale, chute mortelle,
      électrocuté, intoxication au monoxyde, hommes y sont tombés, tombés au front, y sont tombés,
      survivants du massacre, corps sans vie, corps a été retrouvé, corps retrouvé, =poilus, feu ennemi,
      mort sur la route, enterrement, =shoah, =obsèques, =génocide, =crémation, incinéré, pompes funèbres,
      pronostic vital, mes condoléances, bilan humain, ligne de front, alep, marioupol, donbass, kharkiv,
      bakhmout, nous ont quittés, chambre funéraire, mort noyée, crimes de guerre, guerre froide et,
      enterré vivant, nettoyage du front, grande guerre, guerre mondiale, s'est éteinte dans son sommeil,
      s'est éteint à l'âge, obsèques se tiendront, obsèques auront lieu, obsèques de, obsèques seront,
      cérémonie funéraire, enterrer ses morts, enterré hier, on l'enterre demain, enterrement aura lieu,
      enterrement de mon, enterrement de ma, sorti les corps, corps du puits, corps des victimes, corps
      sans vie retrouvé, identifier les corps, corps repêché, corps de la victime, corps de son, morte
      d'un cancer, morte dans un accident, mort à la guerre, mort au front, mort pour, morte il y a, mort
      l'an dernier, mon père est mort, ma mère est morte, mon mari est mort, mon frère est mort, mon fils
      est mort, ma femme est morte, quand mon père est mort, depuis la mort de, à la mort de, la mort de
      mon, la mort de ma, perdu mon père, perdu mon mari, perdu un enfant, perdu son fils, perdu sa fille,
      perdu mon fils, décès de mon, décès de ma, avis de décès, au moins dix morts, au moins cinq morts,
      au moins trois morts, fait trois morts, fait cinq morts, fait dix morts, fait des dizaines de morts,
      dizaines de morts, centaines de morts, milliers de morts, morts et des disparus, personnes sont
      décédées, quatre morts, mort et plusieurs blessés, blessé grièvement, gravement blessée, blessés par
      balles, perdu une jambe, perdu ses jambes, amputé d'une jambe, amputée d'une, percuté par un,
      renversé par une voiture, renversé par un, fauchée par, tombé au combat, tombés pour la france,
      fleurir les tombes, fleurir la tombe, fleurs sur la tombe, disperser ses cendres, disperser les
      cendres, s'est donné la mort, donné la mort, s'est jeté sous, sauté par la fenêtre, voulais mourir,
      pensées suicidaires, numéro national de prévention du suicide, guerre d'indochine, front de l'est,
      partis au front, parti à la guerre, fuir la guerre, fui la guerre, fuient la guerre, en temps de
      guerre, entrée en guerre, déclaré la guerre à, bombardements sur, frappe aérienne, frappes sur,
      frappe israélienne, frappe russe, drones russes, missiles russes, missile est tombé, bombe est
      tombée, abri souterrain pendant, sirènes d'alerte, hôpital bombardé, immeuble bombardé, ville
      bombardée, village bombardé, civils fuient, couloir humanitaire, retrait des troupes, soldats
      israéliens, soldats russes, soldats ukrainiens, soldats français, jeunes soldats, soldats blessés,
      soldats au front, casques bleus, civils sont morts, civils ont été tués, drone a frappé, missile a
      frappé, sont morts dans, morts dans les`,
    ordinary: `=morts, =mortes, =tué, =tués, =tuée, =tuées, =guerre, =guerres, =blessé, =blessés,
      =blessée, =blessées, poignardé, fusillé, missile, condoléances, tombeau, tombale, =deuils, obus,
      shrapnel, déporté, nazis, héliporté, coups de couteau, assassiné, minute de silence, recueillement,
      fleurs et bougies, hôpital militaire, barbelés, =victime, =victimes, =décédé, noyé, =gaza, veuve,
      =blindés, régiment, combattants, dépouille, autopsie, hémorragie, =tranchée, fusillade, mutilé,
      survécu, =tranchées, =décapité, =décapités, =mort, cimetière, afghanistan, kaboul, milices, la
      résistance, verdun, huit mai, 11 novembre, onze novembre, soins palliatifs, troupes, soldats, tombe
      de, morgue, suicide, massacre, cercueil, cadavre, deuil, défunt, =bombardement, parachutistes,
      légion étrangère, croque-mort, dernier souffle, derniers instants, rendu l'âme, décimés, sous le
      feu, artillerie, bain de sang, écrasé par, mort de froid, forces armées, armistice, carambolage,
      assiégé, amputé, faire son deuil, faire le deuil, en deuil, nous a quittés, il est mort, elle est
      morte, ils sont morts, médecin légiste, occupation allemande, putsch, dans le coma, =noyade, champ
      de bataille, trouvé la mort, au front, bombes sur, voulu mourir, envie de mourir, bilan provisoire,
      pendant la guerre, après la guerre, deux morts, trois morts, cendres de, perdu ma mère, s'est
      éteint, tombe de mon, tombe de ma`,
    weak: `=mourut, =tuer, sang, attaque, char, hôpital, renversé, réfugié, lésion, =tirs, guerre,
      brancard, lit d'hôpital, prier, cérémonie, drapeau, caserne, =sang, =héros, =boue, =pleure, proches,
      =adieu, =siège, colonel, sergent, trêve, =feu, =choc, =tombés, =tombé, =paix, =chute, bombe,
      =général, =tombe, =tombes, =front, =combat, =assaut, =drame, =ennemi, =occupation, gerbe,
      commémoration, hommage, =tank, =chars, conflit, convoi, accident, tragédie, mobilisation, coma,
      =blessure, =blessures, collision, militaire, =mourir, meurt, mortel, carnage, agonie, civils,
      =invasion, bataille, =offensive, explosion, orphelin, vétéran, percuté, tuerie, fauché, rebelles,
      =armée, =armées, neuf civils`,
    against: `de rire, d'ennui, match, but, console, film, roman, blague, joueur, saison, de faim, de
      peur, de honte, de trouille, championnat, cuisine, batterie de cuisine, soldat de plomb, peluche,
      jardin, gladiateur de jeu, série télé, soldats du feu, profané, échecs, batterie, plantes, tournoi,
      téléphone, jeu vidéo, pixel, piles, série, comédie, feuilles, cartons`,
  },
  terrorism: {
    certain: `attentat-suicide, groupes terroristes, organisation terroriste, état islamique, al qaida,
      voitures piégées, cellule terroriste, lutte antiterroriste, menace terroriste, revendiqué
      l'attentat, ceintures explosives, parquet antiterroriste, terrorisme, antiterroristes, attentats
      terroristes, acte terroriste, projet terroriste, entreprise terroriste, association de malfaiteurs
      terroriste, terrorisme islamiste, financement du terrorisme, apologie du terrorisme, victimes du
      terrorisme, attentat déjoué, attentats du treize novembre, attentats du 13 novembre, attentats de
      paris, attentats de janvier, treize novembre 2015, 13 novembre 2015, 13-novembre, attentat de nice,
      promenade des anglais le 14 juillet, dominique bernard, oussama ben laden, daech, daesh, aqmi,
      mohammed merah, salah abdeslam, frères kouachi, eta basque, ira provisoire, parquet national
      antiterroriste, pnat, plan vigipirate, urgence attentat, sentinelle vigipirate, camion piégé,
      islamistes armés, filière djihadiste, départs en syrie, partir faire le djihad, parti en syrie,
      déradicalisation, revendiqué l'attaque, attaque revendiquée, revendique l'attaque, attentat du
      bataclan, kamikaze s'est fait exploser, revendiqué par daech, revendiqué par l'état islamique,
      =fiché s, bombe dans le métro, procès des attentats, attaque terroriste, victimes des attentats,
      auteurs de l'attentat, projetait un attentat, victime d'un attentat, terroristes ont, préparaient un
      attentat`,
    strong: `attentat à la bombe, groupe djihadiste, califat, commando djihadiste, commandos djihadistes,
      islamisme radical, salafiste, mosquée salafiste, propagande djihadiste, bombe artisanale, tatp,
      cocotte-minute piégée, forces antiterroristes, opération sentinelle, état d'urgence attentats,
      survivants du bataclan, terrasses du bataclan, minute de silence pour les victimes, musée-mémorial
      du terrorisme, néonazi armé, ultradroite armée, attentat de magnanville, radicalisé en prison,
      bataclan, radicalisation, vigipirate, onze septembre, 11-septembre, hyper cacher, hypercacher, tours
      jumelles, twin towers, world trade center, samuel paty, =dgsi, flnc, =talibans, engin explosif
      improvisé, colis piégé, brigades rouges, gilet explosif, prêter allégeance, =charlie hebdo, ben
      laden, boko haram, abdeslam, attentat contre, attentats de, attentat à la, attentat au, engin
      explosif, revendiqué l'explosion, terroriste a été, terroriste présumé, terroristes armés, cellule
      djihadiste, combattants djihadistes, groupe armé islamiste, radicalisée sur internet, s'est
      radicalisé, s'était radicalisé, projetait une attaque, planifiait un attentat, commettre un
      attentat, perpétrer un attentat, commis un attentat, rescapés du bataclan, soir du bataclan, soir
      des attentats, depuis les attentats, procès du treize novembre, s'est fait exploser, se faire
      exploser, s'est fait sauter, foncer dans la foule, camion dans la foule, voiture bélier dans la
      foule, crié allah akbar, otages libérés, libération des otages, preneurs d'otages, bombe à bord,
      bombe dans un train, bombe dans la gare, bombe de l'eta, attentat de l'eta, attentat de l'ira`,
    ordinary: `=daech, =extrémiste, =extrémisme, =bataclan, =revendiqué, allégeance, déjoué, mitraillé,
      kalachnikov, revendiqué, attentat, kamikaze, groupuscule, charia, otages, prise d'otages, services
      de renseignement, attaque au couteau, attaque à la voiture-bélier, assaillants, extrémistes,
      islamiste, hamas, hezbollah, djihad, sac abandonné suspect, colis suspect, avion détourné,
      détournement d'avion, assaut du raid, treize novembre, allah akbar, =jihad, bombe dans, pris en
      otage, camion bélier, bombe a explosé, pris des otages, exécution d'otages, alerte à la bombe`,
    weak: `terreur, attaque, menace, =intégriste, =intégristes, =renseignement, tuerie, survivants,
      victimes, rescapés, assaut, interpellé, hommage, préparait, otan, surveillance, =police, =cible,
      foule, =métro, =terrasses, =gare, commando, explosion, =frappé, ambassade, sentinelle, radicaux,
      martyrs, fusillade, renseignements, commémoration, syrie, irak, sahel, propagande, fanatique, bombe,
      mossoul, raqqa, démineurs`,
    against: 'jeu vidéo, match, but, console, film, roman',
  },
} satisfies PartOfLexicon;
