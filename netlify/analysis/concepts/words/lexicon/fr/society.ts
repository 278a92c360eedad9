import type { PartOfLexicon } from '../../lexicon';

export const SOCIETY = {
  crime: {
    strong: `scène de crime, vol à main armée, tueur en série, crime organisé, arme du crime, police
      judiciaire, a été arrêté par la police, police a arrêté, police a interpellé, garde à vue, blanchiment
      d'argent, trafiquant de drogue, casier judiciaire, détention provisoire, meurtrier présumé, règlement
      de comptes, parrain de la mafia, appel à témoins, mandat d'arrêt, guet-apens`,
    ordinary: `meurtre, =meurtrier, =meurtrière, assassinat, assassin, homicide, =cambriolage, cambrioleur,
      braquage, braqueur, =voleur, =voleurs, =volé, délinquant, =crime, =crimes, criminel, =police,
      policier, gendarme, gendarmerie, =commissaire, commissariat, inspecteur de police, =arrêté,
      arrestation, suspect, =enlèvement, =enlèvements, kidnapping, ravisseur, escroc, escroquerie, =prison,
      prisonnier, détenu, menottes, alibi, complice, =mafia, fugitif, chantage, =rançon, =viol, =viols,
      violeur, interpellé`,
    weak: `victime, témoin, preuve, arme, couteau, pistolet, procès, fuir, =bande, piste, cadavre, corps,
      enquête, enquêteur, avouer, bijoux, fenêtre, perpétuité, agent, =plainte, =plaintes, coupable, voler`,
    against: `match, but, film, roman, acteur, panier, =tournage, arrêté préfectoral`,
  },
  politics: {
    strong: `premier ministre, élection présidentielle, élections législatives, élections municipales,
      assemblée nationale, motion de censure, campagne électorale, parti politique, politique étrangère,
      maison blanche, bureau de vote, conseil des ministres, chef de l'opposition, président de la
      république, second tour, projet de loi de finances, groupe parlementaire`,
    ordinary: `=politique, =politiques, politicien, élection, électoral, électeur, =parlement, député,
      =députée, sénateur, =sénat, gouvernement, ministre, =maire, opposition, coalition, référendum,
      candidat, =urnes, législature, diplomate, gouverneur, démocrate, républicain, socialiste, =élysée,
      matignon, scrutin, sondage, dissolution, =législatives, ministère, union européenne, présidence,
      présidentiel, parlementaire`,
    weak: `=vote, =voter, =voté, campagne, débat, =parti, =partis, =loi, =lois, discours, pays, impôt,
      majorité, adopté, budget, réforme, nation, meeting, démission, gauche, =droite, manifestation,
      province, représentant, fonctionnaire, indépendance, sécurité, ambassade`,
    against: `match, but, président du club, médecin, prêtre`,
  },
  law: {
    strong: `cour d'appel, cour de cassation, conseil d'état, avocat de la défense, ministère public, cour
      d'assises, votre honneur, rendre son verdict, rendre son jugement, cabinet d'avocats, système
      judiciaire, action collective, code pénal, code civil, conseil constitutionnel, appelé à la barre,
      faculté de droit, état de droit, à la barre, partie civile, droit du travail, palais de justice`,
    ordinary: `avocat, =juge, =juges, procureur, =tribunal, tribunaux, =verdict, =jury, =jurés, plaignant,
      accusé, =prévenu, litige, magistrat, judiciaire, =juridique, juriste, =acquitté, =plaidoirie, plaider,
      =notaire, huissier, jurisprudence, réquisitoire, assignation, justice, requiert, requérir,
      acquittement, délibérer`,
    weak: `procès, =loi, =lois, témoin, preuve, affaire, droit, défense, coupable, innocent, peine,
      condamner, contrat, =plainte, audience, jugement, légal, =appel, =cour`,
    against: `tennis, concours, cuisine, chanteur, juge de ligne`,
  },
  education: {
    strong: `école primaire, école maternelle, école élémentaire, enseignement supérieur, année scolaire,
      rentrée scolaire, rentrée des classes, programme scolaire, examen final, bourse d'études, professeur
      de mathématiques, professeurs de maths, professeur de français, conseil de classe, éducation
      nationale, salle de classe, grandes écoles, échec scolaire, classe préparatoire`,
    ordinary: `professeur, =prof, =profs, instituteur, institutrice, enseignant, élève, écolier, collégien,
      lycéen, =lycée, =collège, classe, devoirs, =examen, =examens, université, universitaire, =faculté,
      baccalauréat, =bac, brevet, diplôme, licence, =école, =écoles, étudiant, cartable, tableau noir,
      campus, doctorat, thèse, éducation, scolaire, scolarité, pédagogie, amphithéâtre, cantine`,
    weak: `étude, apprendre, leçon, =note, =notes, =cours, maths, mathématiques, =lire, lecture,
      bibliothèque, récréation, semaine, troisième, =seconde, terminale, réussir, orthographe, passent`,
    against: `classe affaires, école de cinéma, cours de yoga`,
  },
  'medical health': {
    strong: `tension artérielle, crise cardiaque, service des urgences, aux urgences, essai clinique,
      système immunitaire, prise de sang, soins intensifs, cancer du sein, médecin traitant, médecin de
      famille, douleur chronique, santé mentale, effets secondaires, bloc opératoire, greffe de rein,
      sécurité sociale médicale, arrêt maladie, salle d'attente du médecin`,
    ordinary: `médecin, =docteur, infirmier, =hôpital, hôpitaux, chirurgien, chirurgie, patient, diagnostic,
      symptôme, =vaccin, =vaccins, antibiotique, ordonnance, médicament, médical, =clinique, thérapie,
      thérapeute, infection, maladie, cancer, diabète, asthme, cardiologue, pharmacien, ambulance, piqûre,
      allergie, migraine, tumeur, fièvre, =virus, dentiste, radiographie, biopsie, chimiothérapie, poumon,
      échographie, =scanner, irm, oncologue, pédiatre, urgentiste, premiers secours, épidémie, contagieux,
      vaccination`,
    weak: `=santé, douleur, =traitement, sang, cœur, pilule, =dose, =doses, soigner, guérir, pansement,
      toux, blessure, cerveau, os, peau, grippe, tache, conseille, =opérer, convalescence, soins`,
    against: `=morts, =tués, attentat, soldats, guerre, vétérinaire, avortement, décédé, obsèques, =mort,
      =morte`,
  },
  'personal finance': {
    strong: `livret d'épargne, livret a, compte courant, compte bancaire, carte de crédit, carte bancaire,
      taux d'intérêt, fonds de placement, assurance-vie, déclaration d'impôts, impôt sur le revenu, prêt
      personnel, crédit à la consommation, intérêts composés, conseiller financier, fins de mois, fin de
      mois difficile, plan d'épargne, marché boursier, pouvoir d'achat, caisse de retraite, en bourse`,
    ordinary: `=épargne, épargner, =budget, hypothèque, =retraite, =retraites, retraité, dividende,
      portefeuille d'actions, investisseur, investir, =dette, =dettes, =prêt, =emprunt, emprunter,
      inflation, actionnaire, salaire, =contribuable, =contribuables, faillite, financier, finances,
      bancaire, =bourse, =placement, =placements, découvert, =surendettement, mutuelle, patrimoine`,
    weak: `=banque, =banques, argent, =actions, intérêt, =fonds, espèces, revenu, impôt, payer, crédit,
      =euro, =euros, dollar, =compte, =comptes, bénéfice, cotisation, frais, =coût, =coûts, =économie,
      =économies, =marché, =marchés, =assurance, =assurances, mois, =rendement, livret`,
    against: `bourse d'études, sondage, député`,
  },
  careers: {
    strong: `entretien d'embauche, offre d'emploi, lettre de motivation, marché du travail, marché de
      l'emploi, recherche d'emploi, chercher du travail, ressources humaines, pôle emploi, france travail,
      expérience professionnelle, contrat à durée indéterminée, période d'essai, cabinet de recrutement,
      reconversion professionnelle, monde du travail, demandeur d'emploi, plan de carrière`,
    ordinary: `=cv, télétravail, emploi, =employé, employeur, =embauche, =embaucher, stage, stagiaire,
      chômage, chômeur, recruteur, recrutement, apprenti, apprentissage, =cdi, =cdd, linkedin, =poste à
      pourvoir, postuler, candidature, promotion interne, carrière, salarié, formation professionnelle`,
    weak: `travail, entretien, poste, patron, entreprise, salaire, bureau, expérience, candidat, profil,
      collègue, métier, profession, professionnel, référence, formation, motivation, =équipe, =équipes,
      pages`,
    against: `police, =parti, élection, course`,
  },
} satisfies PartOfLexicon;
