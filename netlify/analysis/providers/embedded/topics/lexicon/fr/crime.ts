import type { PartOfLexicon } from '../../lexicon';

export const CRIME = {
  crime: {
    certain: `vol à main armée, tueur en série, crime organisé, blanchiment d'argent, trafiquants de
      drogue, appel à témoins, mandat d'arrêt, brigade criminelle, mandat de perquisition, scène du crime,
      tueuse en série, meurtre avec préméditation, homicide volontaire, homicide involontaire, trafic de
      drogue, trafic de stupéfiants, trafic d'êtres humains, vol avec violence, vol à l'arraché, vol à la
      tire, prise d'otages, enlèvement d'enfant, demande de rançon, kidnappeurs, fraude fiscale, arnaque à
      la carte, abus de biens sociaux, détournement de fonds, pots-de-vin, grand banditisme, crime
      passionnel, narcotrafic, narcotrafiquants, cosa nostra, affaire grégory, violences conjugales,
      pédocriminalité, pédocriminel, pédophiles, relevé d'empreintes, enquêtrice, mis en examen pour
      meurtre, mis en examen pour vol, vous êtes en état d'arrestation, état d'arrestation, vous avez le
      droit de garder le silence, association de malfaiteurs, homejacking, car-jacking, vol de voiture,
      voleur de voitures, multirécidiviste, maison d'arrêt, évadé de prison, évasion de prison, s'est
      évadé, incendie criminel, incendie volontaire, cadavre dans le coffre, faux-monnayeurs, fausse
      monnaie, faux billets, receleur, vol de bijoux, butin estimé, coffre-fort percé, règlements de
      comptes mortels, agression au couteau, attaque au couteau, trafic de cocaïne, réseau de trafiquants`,
    strong: `arme du crime, a été arrêté par la police, police a interpellé, détention provisoire,
      meurtrier présumé, homicide, inspecteur de police, tueur à gages, mobile du crime, criminologue,
      lieutenant de police, capitaine de police, brigade anti-criminalité, brigade financière, brigade des
      stupéfiants, quai des orfèvres, trente-six quai, le gign, suspect numéro un, principal suspect,
      avez-vous un alibi, est passé aux aveux, passez-lui les menottes, arrêté par la police, prison
      ferme, incarcéré, surveillant pénitentiaire, prison de fresnes, fleury-mérogis, baumettes, prison de
      la santé, bande rivale, voiture-bélier, cagoulés, hommes armés, porte fracturée, alarme déclenchée,
      vol de tableau, arnaqueur, escroqué, maître-chanteur, victime de viol, abus sexuels, attouchements,
      violences faites aux femmes, coups et blessures, roué de coups, coups de couteau, disparition
      inquiétante, alerte enlèvement, disparue depuis, portée disparue, médecin légiste, adn retrouvé,
      traces d'adn, mort suspecte, thèse du suicide écartée, corps retrouvé, corps sans vie, corps a été
      retrouvé, faites entrer l'accusé, enquête criminelle, enquête ouverte, drogues saisies, usurpation
      d'identité, vol d'identité, recherché par la police, libération conditionnelle, bracelet
      électronique, voleur à l'étalage, vol à l'étalage, meurtre, meurtrier, escroquerie, kidnappé,
      kidnapping, blanchiment, braqué, perquisition, interpellé, enquêteurs, butin du vol, saisie de
      cocaïne, bijoutier braqué, où étiez-vous entre, où étiez-vous hier soir, où étiez-vous samedi, où
      étiez-vous la nuit, casier judiciaire, cambriolé, =mafieux, =braquée, traces de strangulation,
      strangulation, interpellations ce matin, qui avait intérêt à le tuer, le tuer inspecteur, scène de
      crime, police judiciaire, =viol, =viols, =cambrioleurs, =braqueurs, =pickpockets, =cambriolages,
      coup de filet, guet-apens, abus de confiance, portrait-robot, police scientifique, empreintes
      digitales, centre de détention, malfaiteur, récidiviste, camorra, séquestration, proxénète,
      =braquage, =violée, =violeur, garde à vue, cold case, =féminicides, attaque de fourgon, fourgon
      blindé, attaqué le fourgon, attaque du fourgon, attaqué la bijouterie, hommes cagoulés, hommes armés
      ont, braqué la banque, braqué une banque, braqué une bijouterie, braquage de banque, ont pris la
      fuite, a pris la fuite, retrouvé le véhicule, véhicule calciné, voitures volées, volé ma voiture,
      volé mon sac, volé mon portable, on m'a volé, on nous a volé, fait cambrioler, fait voler mon, fait
      braquer, entré par effraction, vol avec effraction, forcé la serrure, forcé la porte, porte a été
      forcée, déposer plainte, porté plainte pour, porter plainte pour viol, plainte pour viol, plainte
      pour vol, dépôt de plainte, tué sa femme, tué son mari, tué sa compagne, tuée par son, assassiné sa,
      assassinée par, retrouvée étranglée, poignardé à mort, poignardé dans, tabassé à mort, enlevé et
      séquestré, disparition de la, fillette disparue, adolescente disparue, jeune fille disparue, battue
      pour retrouver, police recherche, la police recherche, police l'a arrêté, vous êtes en garde à vue,
      placé en garde à vue, mis en examen, placé en détention, en détention provisoire, procureur a
      ouvert, parquet a ouvert, ouvert une information judiciaire, condamné à vingt ans, ans de prison,
      mois de prison, années de prison, sort de prison, envoyer en prison, en prison pour, en prison
      ferme, surveillant de prison, gardien de prison, cellule de prison, passé les menottes, faux
      policiers, arnaque au téléphone, arnaque aux sentiments, arnaques en ligne, faux conseiller
      bancaire, escroquerie à, victime d'une arnaque, arnaqué des, a escroqué, chef de gang, chef de la
      mafia, guerre des gangs, demandé une rançon, contre rançon, reconnu le meurtre, avoué le meurtre,
      avouer le crime, où étiez-vous le soir, pas d'alibi, vérifier son alibi, retrouvé l'arme, arme du
      meurtre, taches de sang, trace de sang, insultée et frappée, agressée dans la rue, agressée dans le
      métro, agression sexuelle, agression violente, violences envers, mari violent, il me frappait, il me
      battait, femme battue, ordonnance de protection`,
    ordinary: `=meurtrier, =meurtrière, =cambriolage, =voleur, =volé, =crime, =crimes, arrestation,
      =enlèvement, =enlèvements, ravisseur, =prison, prisonnier, victime, crime, =volés, =volée, =dérobée,
      =otage, tueur, tueuse, =flic, =flics, sirène de police, truand, infraction, effraction, dealer,
      dealers, trafiquant, stupéfiants, émeutiers, casque et cagoule, =nuit du meurtre, faussaire, rixe,
      porté plainte, écroué, motif islamophobe, alibi, =inspecteur, =inspectrice, criminel, arnaque,
      cavale, =détenu, =détenus, escroc, voyous, bijoutier, bijouterie, agressé, =rançonner, butin,
      =complice, =complices, =violences, patrouille, empreintes, détention, poignardé, autopsie, délit,
      =procureur, émeutes, =police, légiste, intérêt à le tuer, =gang, =gangs, parrain de la mafia,
      filature, coffre-fort, procès-verbal d'audition, interrogatoire, commissaire, commissariat,
      gendarmes, gendarmerie, mafia, règlement de comptes, règlement de comptes à marseille, corrompu,
      crime parfait, tags sur, aveux, =gangsters, dégradations, vandalisme, passer aux aveux,
      vidéosurveillance, caméras de surveillance, =policiers, =policier, =policière, suspects, menottes,
      rançon, racket, assassin, contrebande, étranglé, agresseur, délinquant, derrière les barreaux, en
      cavale, témoin oculaire, fusillade, =voleurs, =gangster, ouvert une enquête, enquête pour, pris la
      fuite en, sans nouvelles de, =violences sur`,
    weak: `couteau, pistolet, procès, fuir, =bande, piste, avouer, bijoux, perpétuité, agent, =plainte,
      =plaintes, scooter, cave, entre vingt-deux heures, minuit, police municipale, forêt, interroger,
      chez moi tout seul, mentir, brigade, corde, gants, identifié, aperçu, place vendôme, témoignage,
      =preuve, =preuves, témoin, =arrêter, cadavre, =corps, =parquet, =mandat, =lieutenant, =fui, =fuite,
      =frappée, =insultée, =menace, arme, =série d'effractions, samedi, capitaine, =cité, =commandant,
      =vol, =vols, =cellule, =voler, =indice, =indices, =corruption, =drogue, =arrêté, =arrêtés, =mobile,
      bagarre, enquête, disparition, coupable, trafic, =chantage, =tué, =tuée, bandit, piste criminelle,
      menaces, =abattu, =abattue, disparue, enlevé, =fraude`,
    against: `match, but, film, roman, acteur, panier, =tournage, arrêté préfectoral, roman policier, film
      policier, jeu vidéo, tournage, festival, cuisine, chien policier, théâtre, pièce, série, saison,
      auteur, cinéma, dessin animé, mots croisés, escape game`,
  },
} satisfies PartOfLexicon;
