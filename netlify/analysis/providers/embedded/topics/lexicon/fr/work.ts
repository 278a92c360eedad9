import type { PartOfLexicon } from '../../lexicon';

export const WORK = {
  'personal finance': {
    strong: `livret d'épargne, livret a, compte courant, compte bancaire, carte de crédit, carte
      bancaire, taux d'intérêt, fonds de placement, assurance-vie, déclaration d'impôts, impôt sur le
      revenu, prêt personnel, crédit à la consommation, intérêts composés, conseiller financier, fin de
      mois difficile, plan d'épargne, marché boursier, pouvoir d'achat, caisse de retraite, en bourse,
      =épargne, dividendes, portefeuille d'actions, actionnaires, livret jeune, ldds, plan épargne
      retraite, épargne retraite, épargne salariale, compte épargne, compte joint, compte en banque,
      relevé bancaire, relevé de compte, virement automatique, prélèvement automatique, découvert
      bancaire, découvert autorisé, agios, interdit bancaire, frais bancaires, conseiller bancaire,
      conseillère bancaire, mon banquier, banque en ligne, crédit agricole, bnp paribas, société
      générale, caisse d'épargne, banque postale, banque de france, boursorama, boursobank, carte bleue,
      carte gold, distributeur de billets, chéquier, chèque sans provision, crédit conso, crédits à la
      consommation, crédit renouvelable, rachat de crédit, rachat de crédits, regroupement de crédits,
      crédits à rembourser, rembourser le crédit, rembourser mes dettes, rembourser ses dettes, prêt à
      taux zéro, prêt étudiant, capacité d'emprunt, taux d'endettement, taux fixe, taux variable, taux
      d'usure, taux d'emprunt, mensualités du crédit, surendettement, dossier de surendettement, criblés
      de dettes, endettement, déclaration de revenus, déclarer ses revenus, déclarer ses impôts, avis
      d'imposition, tranche d'imposition, prélèvement à la source, crédit d'impôt, crédits d'impôt,
      réduction d'impôt, niche fiscale, fisc, fiscalité, défiscaliser, paradis fiscal, parts fiscales,
      quotient familial, foyer fiscal, impôt sur la fortune, droits de succession, retraite
      complémentaire, trimestres cotisés, trimestres de cotisation, pension de retraite, petite retraite,
      points retraite, minimum vieillesse, allocations familiales, rsa, prime d'activité, prime de noël,
      chèque énergie, boucler les fins de mois, joindre les deux bouts, se serrer la ceinture, coût de la
      vie, vie chère, hausse des prix, budget familial, budget mensuel, tenir son budget, gérer son
      budget, gérer son argent, dépenses courantes, dépenses fixes, faire des économies, mettre de
      l'argent de côté, mets de côté, argent de côté, argent de poche, bas de laine, tirelire, petits
      épargnants, épargne de précaution, placer son argent, bourse de paris, cac 40, cac quarante, dow
      jones, nasdaq, wall street, investir en bourse, marchés financiers, krach, krach boursier,
      obligations d'état, etf, traders, courtage, sicav, fonds en euros, fonds d'investissement, gestion
      de patrimoine, gestionnaire de patrimoine, conseiller en gestion, rendement de trois pour cent,
      plus-value, cryptomonnaie, bitcoin, ethereum, lingot d'or, cours de l'or, napoléons, pièces d'or à
      la banque, assureur, assurance habitation, assurance emprunteur, franchise d'assurance, prime
      d'assurance, smic, au smic, bulletin de paie, fiche de paie, treizième mois, indépendance
      financière, éducation financière, microcrédit, saisie sur salaire, factures impayées, facture
      d'électricité, impayés, devises, taux de change, banque centrale européenne, bce, faillite
      personnelle, épargner chaque, =épargnants, =épargnant, mes impôts, vos impôts, impôt sur le`,
    ordinary: `=budget, hypothèque, =retraite, =retraites, investisseur, =dette, =dettes, =prêt,
      =emprunt, emprunter, salaire, =contribuable, =contribuables, faillite, financier, finances,
      bancaire, =bourse, =placement, =placements, découvert, =surendettement, patrimoine, =banque,
      crédit, livrets, crédits, emprunteur, prêteur, créancier, contribuables, revenus, rentier,
      économies, économiser, allocation, trésorerie, dettes, crypto, conseillère, bénéficiaire, rentable,
      à découvert, mettre de côté, =banquier, =taux, épargner, rembourser, =intérêts, =impôts, =impôt,
      retraités, inflation, mutuelle, =héritage, =lingots, =lingot, =chèque, =chèques, =facture,
      =factures, dépenses, courtier, investissement, cotisations, =fin de mois, =caf, =pel, =fortune,
      =prime, =virement, =virements`,
    weak: `=banques, argent, =actions, =fonds, espèces, revenu, payer, =euro, =euros, dollar, =compte,
      =comptes, bénéfice, frais, =coût, =coûts, =économie, =économies, =marché, =marchés, =assurance,
      =assurances, mois, =rendement, sous, mensualité, euros par mois, coûte, hausse, baisse, pour cent,
      chaque mois, mille euros, cent euros, rapporte, billets, porte-monnaie, actions, =liquide, =côté,
      =risque, monnaie, =pension, =placer, boursier, =capital`,
    against: `bourse d'études, sondage, député, ministre, loi de finances, musée, braqueur, blanchiment,
      braquage, cocaïne, football, club, étudiant`,
  },
  careers: {
    strong: `entretien d'embauche, offre d'emploi, lettre de motivation, marché du travail, marché de
      l'emploi, recherche d'emploi, chercher du travail, ressources humaines, pôle emploi, france travail,
      expérience professionnelle, contrat à durée indéterminée, période d'essai, cabinet de recrutement,
      reconversion professionnelle, monde du travail, demandeur d'emploi, plan de carrière, télétravail,
      chômeurs, recruteur, linkedin, formation professionnelle, passer un entretien, chercher un emploi,
      chercher du boulot, trouver du travail, trouver un travail, trouver un emploi, retrouver un emploi,
      décrocher un emploi, décrocher un poste, décroché le poste, décroché un cdi, eu le poste, obtenu le
      poste, poste à pourvoir, emplois à pourvoir, candidature spontanée, envoyer mon cv, envoyez votre
      cv, mon cv, votre cv, votre candidature, cv et lettre, lettre de recommandation, chasseur de têtes,
      on recrute, nous recrutons, vous êtes embauché, vous êtes engagé, vous commencez lundi, quand
      pouvez-vous commencer, vos prétentions salariales, prétentions salariales, vos qualités et vos
      défauts, vos points forts, pourquoi ce poste, parcours professionnel, projet professionnel, bilan de
      compétences, reconversion, se reconvertir, reconvertie, changer de métier, changer de vie
      professionnelle, changer de voie, métier d'avenir, métiers en tension, métier de rêve,
      métier-passion, salon de l'emploi, forum de l'emploi, job dating, job d'été, petit boulot, petits
      boulots, job étudiant, cdi, cdd, intérim, intérimaire, agence d'intérim, manpower, adecco, randstad,
      conseiller emploi, chômeuse, au chômage, allocations chômage, assurance chômage, fin de droits, taux
      de chômage, plein emploi, plan social, suppressions de postes, suppressions d'emplois,
      délocalisation, je suis viré, t'es viré, vous êtes viré, elle s'est fait virer, il s'est fait virer,
      rupture conventionnelle, indemnités de licenciement, préavis de trois mois, démissionner de son
      poste, poser sa démission, posé ma démission, donné ma démission, lettre de démission, quitté mon
      poste, quitté mon job, quitter son poste, promue, promotion au travail, être promu, changer de
      poste, augmentation de salaire, demander une augmentation, négocier son salaire, négocier mon
      salaire, salaire d'embauche, salaire brut, salaire net, heures supplémentaires, heures sup,
      trente-cinq heures, semaine de quatre jours, télétravailler, coworking, espace de coworking, machine
      à café du bureau, entretien annuel, entretien individuel, entretien d'évaluation, drh, directrice
      des ressources humaines, supérieur hiérarchique, ma cheffe, mon patron, mon chef de service, ancien
      patron, nouvelle collègue, nouveau collègue, mes collègues, burn-out au travail, souffrance au
      travail, harcèlement au travail, bien-être au travail, qualité de vie au travail, conditions de
      travail, égalité salariale, plafond de verre, contrat d'apprentissage, contrat de travail, contrat à
      durée, en alternance, stage en entreprise, maître de stage, tuteur de stage, rapport de stage, stage
      de troisième, premier emploi, premier boulot, premier job, jeunes diplômés, formation continue,
      compte personnel de formation, cpf, afpa, validation des acquis, auto-entrepreneur,
      autoentrepreneur, micro-entrepreneur, freelance, free-lance, travailleur indépendant, à mon compte,
      à son compte, se mettre à son compte, créer son entreprise, créer mon entreprise, monter sa boîte,
      monté ma boîte, chef d'entreprise, entrepreneuse, entrepreneuriat, pme, tpe, départ à la retraite,
      pot de départ, ancienneté dans l'entreprise, évolution de carrière, réorientation, réseau
      professionnel, droit à la déconnexion, syndicaliste, délégué syndical, comité d'entreprise,
      compétences professionnelles, =licenciement, =licenciements, chercher un job, emploi à plein temps`,
    ordinary: `=cv, =employé, =embauche, =embaucher, =cdi, =cdd, =poste à pourvoir, postuler, candidature,
      promotion interne, entretiens, salaires, collègues, métiers, profession, professionnelle,
      formations, boulot, cadre supérieur, poste de, embauchent, artisanat, formateur, diplômé,
      main-d'œuvre, hôtellerie, btp, logistique, manutentionnaire, préavis, productivité, =poste, =emploi,
      =emplois, =job, =jobs, =embauches, =embauché, =embauchée, embaucher, recrute, recrutent, =salarié,
      =salariés, =salariée, apprenti, alternance, =apprentissage, =carrière, =candidature, =candidatures,
      =boulot, =licencié, =licenciée, =licenciés, licencier, chômage, entrepreneur, stage, =patron,
      =patronne, =manager, =employeur, =employeurs, =employés, =démission, =augmentation, compétences,
      =bosser, =viré, =virée, =comptable, stagiaire, nouveau poste, réunion d'équipe, pause café au
      bureau, open space`,
    weak: `travail, expérience, profil, référence, motivation, pages, travailler, responsable, temps
      plein, temps partiel, quitter, ambition, ambitieux, réussir, venez, expert, qualités, défauts,
      annonce, créer, =candidat, =candidats, =bureau, =boîte, =contrat, =entreprise, =entreprises,
      =promotion, =ouvriers, =secteur, horaires, =usine, artisan, assistante, =équipe, secrétaire,
      =patrons`,
    against: `police, =parti, élection, course, député, prêtre, roman, film, joueur, gouvernement, club,
      football`,
  },
} satisfies PartOfLexicon;
