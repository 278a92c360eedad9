import type { PartOfLexicon } from '../../lexicon';

export const SOCIETY = {
  politics: {
    strong: `élection présidentielle, élections législatives, élections municipales, motion de censure,
      campagne électorale, parti politique, politique étrangère, maison blanche, bureau de vote, conseil
      des ministres, chef de l'opposition, président de la république, second tour, projet de loi de
      finances, groupe parlementaire, élections, électeurs, =députée, sénateurs, référendum, matignon,
      scrutin, union européenne, ministre de l'intérieur, ministre de l'économie, ministre des finances,
      ministre de la justice, ministre de l'éducation, ministre des affaires étrangères, garde des sceaux,
      secrétaire d'état, porte-parole du gouvernement, remaniement, remaniement ministériel, chef de
      l'état, palais de l'élysée, quai d'orsay, place beauvau, bercy et matignon, palais bourbon,
      hémicycle, sénatrice, sénat, questions au gouvernement, commission d'enquête, commission des lois,
      proposition de loi, projet de loi, quarante-neuf trois, article quarante-neuf, motion de rejet, vote
      de confiance, dissolution de l'assemblée, cohabitation, majorité absolue, majorité présidentielle,
      majorité relative, président de groupe, réforme constitutionnelle, élections européennes, élections
      régionales, élections anticipées, législatives, la présidentielle, primaire de la droite, primaire
      de la gauche, premier tour de la présidentielle, entre-deux-tours, report de voix, front
      républicain, taux de participation, taux d'abstention, isoloir, bulletin de vote, bulletin blanc,
      dépouillement, électorat, corps électoral, liste électorale, tête de liste, circonscription, mode de
      scrutin, proportionnelle, suffrage, suffrage universel, intentions de vote, cote de popularité,
      candidat à la présidentielle, candidate à la mairie, candidature à la présidentielle, meeting de
      campagne, débat télévisé, alternance, emmanuel macron, macron, marine le pen, le pen, jordan
      bardella, bardella, jean-luc mélenchon, mélenchon, éric zemmour, édouard philippe, gabriel attal,
      michel barnier, françois bayrou, élisabeth borne, sébastien lecornu, bruno retailleau, gérald
      darmanin, raphaël glucksmann, olivier faure, marine tondelier, françois hollande, nicolas sarkozy,
      jacques chirac, mitterrand, giscard, général de gaulle, anne hidalgo, donald trump, joe biden,
      kamala harris, barack obama, vladimir poutine, angela merkel, olaf scholz, friedrich merz, keir
      starmer, boris johnson, giorgia meloni, viktor orban, ursula von der leyen, justin trudeau, mark
      carney, xi jinping, rassemblement national, front national, la france insoumise, les républicains,
      parti socialiste, parti communiste, parti québécois, parti libéral, parti conservateur, nouveau
      front populaire, europe écologie, écologistes, les verts, modem de bayrou, gauche radicale, extrême
      droite, extrême gauche, travaillistes, sociaux-démocrates, souverainiste, gilets jaunes, conseil
      municipal, conseil régional, conseil départemental, conseillers municipaux, adjoint au maire, maire
      sortant, maire de la commune, mairesse, élu local, élus locaux, collectivités locales,
      décentralisation, commission européenne, parlement européen, eurodéputé, brexit, nations unies, g7,
      g20, conseil européen, ambassadrice, congrès américain, sénat américain, chambre des représentants,
      bureau ovale, bundestag, downing street, régime autoritaire, cinquième république, vie politique,
      classe politique, homme politique, femme politique, parti au pouvoir, chef du parti, chef de file,
      accord de coalition, gouvernement minoritaire, mandat présidentiel, briguer un second mandat, brigue
      un mandat, réélection, réélu, est élu, élue maire, élu président, président sortant, promesse de
      campagne, programme politique, finances publiques, dette publique, déficit public, budget de l'état,
      loi de finances, politique migratoire, mouvement social, syndicats dans la rue, allocution
      présidentielle, allocution du président, vœux du président, conférence de presse du président,
      =donald trump, =députés, =député, =municipales, assemblée nationale, premier ministre, assemblée a
      adopté, adopté le budget, vote du budget, budget européen, sanctions européennes, accuse le premier
      ministre, chancelier allemand, homologue polonais, homologue allemand, son homologue, reçoit son
      homologue, à l'assemblée nationale, voter contre, voté pour, réforme des retraites, demande la
      démission, présente sa démission, sommet de genève, sommet européen, déclaration commune`,
    ordinary: `=politique, =politiques, politicien, électoral, =parlement, =sénat, =maire, opposition,
      coalition, =urnes, législature, gouverneur, républicain, =élysée, dissolution, =législatives,
      campagnes, majorités, =droite, voter, démissionner, =république, libéraux, gaulliste, centre-droit,
      candidature, souveraineté, =gauche, premier secrétaire, président élu, débattre, crise politique,
      =urne, =ministre, =élu, =élus, =élue, =maires, =mairie, =trump, =poutine, =zelensky, =conservateurs,
      =conservateur, démocratie, ambassadeur, chancelier, amendement, =abstention, =présidentielle,
      =sondage, =sondages, candidat, =onu, =otan, réforme, constitution, =traité, syndicats, populiste,
      préfet, dictature, dictateur, déficit, censure, =renaissance, =communistes, citoyens, québec,
      ministère, dirigeants, l'assemblée, opposants, élus, =socialiste, =socialistes, =présidence,
      =manifestation, =manifestations, =communiste, =gouvernement, =ministres, parlementaires, sanctions
      contre, kremlin, coup d'état, grève générale`,
    weak: `=vote, =voter, =voté, débat, =parti, =partis, =loi, =lois, discours, pays, impôt, adopté,
      budget, nation, meeting, démission, fonctionnaire, indépendance, sécurité, ambassade, peuple,
      promet, promesse, promis, rue, ville, dénonce, dénoncent, accuse, mensonge, menti, bloc, camp,
      rassemblement, projet, dette, liste, déclare, entend, rejette, chute, tour de scrutin, palais, voix,
      =mandat, pouvoir, =chambre, négociations, conseiller, =européen, =européenne, =état, militants,
      partisans, décret, mesures, polémique, annonce, scandale, nationale, congrès`,
    against: `match, but, président du club, médecin, prêtre, euthanasie, élu joueur, conseil de classe,
      président du jury, film, miss france, aide à mourir, mariage pour tous, fin de vie, l'avortement
      dans, loi sur l'avortement, au mariage, munitions, missiles, racistes, c'est ta mère, anti-ivg, ivg,
      avorter, l'avortement dans la constitution`,
  },
  law: {
    strong: `cour d'appel, cour de cassation, conseil d'état, avocat de la défense, ministère public, cour
      d'assises, votre honneur, rendre son verdict, rendre son jugement, cabinet d'avocats, système
      judiciaire, action collective, code pénal, code civil, conseil constitutionnel, appelé à la barre,
      faculté de droit, état de droit, à la barre, partie civile, droit du travail, palais de justice,
      litige, magistrats, jurisprudence, réquisitoire, avocat général, avocat commis d'office, commis
      d'office, bâtonnier, ma cliente, tribunal judiciaire, tribunal correctionnel, tribunal
      administratif, tribunal de commerce, tribunal pour enfants, prud'hommes, conseil de prud'hommes,
      cour suprême, cour européenne des droits de l'homme, cour pénale internationale, cour de justice,
      salle d'audience, box des accusés, banc des accusés, barre des témoins, levez la main droite, dites
      je le jure, toute la vérité, objection votre honneur, objection rejetée, objection retenue, monsieur
      le président du tribunal, l'audience est levée, l'audience est ouverte, l'audience est suspendue,
      juge d'instruction, juge des enfants, juge aux affaires familiales, juge des libertés, procureur de
      la république, parquet a requis, réquisitions, plaidoirie, plaider coupable, se porter partie
      civile, mis en délibéré, jury populaire, non-lieu, classé sans suite, condamné à, peine de prison,
      prison avec sursis, avec sursis, mois de sursis, prison ferme, ans de réclusion, réclusion
      criminelle, dommages et intérêts, dommages-intérêts, faire appel, fait appel, interjeté appel,
      pourvoi en cassation, vice de procédure, code du travail, droit pénal, droit des affaires, droit de
      la famille, droit administratif, droit international, présomption d'innocence, circonstances
      atténuantes, légitime défense, bénéfice du doute, prescription des faits, mise en demeure, en
      référé, assigner en justice, action en justice, poursuivre en justice, plainte pour, dépôt de
      plainte, plainte en diffamation, recours collectif, class action, contentieux, greffier, contrat de
      mariage, divorce par consentement mutuel, garde alternée au tribunal, propriété intellectuelle,
      droit d'auteur, contrefaçon, licenciement abusif, erreur judiciaire, témoin à charge, pièce à
      conviction, verser au dossier, verserons ces pièces, éric dupond-moretti, faits reprochés, chef
      d'accusation, comparution immédiate, procès-verbal, procès en appel, médiateur de justice, aide
      juridictionnelle, secret professionnel, acquittement, acquitté de, tribunal, =avocat de la,
      diffamation, ma cliente conteste, mon client conteste, =relaxé, =relaxée, vous jurez de dire, jurez
      de dire la vérité, mon client plaide`,
    ordinary: `=juge, =juges, =tribunal, =verdict, =jury, =jurés, plaignant, accusé, =prévenu, judiciaire,
      =juridique, juriste, =acquitté, =plaidoirie, plaider, =notaire, assignation, requiert, requérir,
      coupables, innocence, légale, =cour, prévenue, inculpé, culpabilité, témoigner, témoignage,
      juridiques, juridiction, illégal, législation, clause, contractuel, indemnisation, préjudice,
      procédure, robe noire d'avocat, avocat, =procureur, =procureure, =maître, =audience, =audiences,
      =justice, =procès, =délibéré, =client, =cliente, =héritiers, =héritier, =notaires, serment,
      objection, =recours, sursis, comparaître, comparaît, huissier, porter plainte, mis en examen,
      succession, condamnation, sentence, =acquittée, =testament, =débouté`,
    weak: `=loi, =lois, preuve, affaire, défense, peine, contrat, =plainte, =appel, avocaillon, pièces,
      loi, doute, équitable, =dossier, =faits, =droits, conteste, poursuites, poursuivre, amende, témoins,
      expertise, décision, prison, =jure, confirme, annulé, dommages, =article`,
    against: 'tennis, concours, cuisine, chanteur, juge de ligne, arbitre, the voice, député, sénat',
  },
  education: {
    strong: `école primaire, école élémentaire, enseignement supérieur, année scolaire, rentrée scolaire,
      rentrée des classes, programme scolaire, examen final, bourse d'études, professeur de mathématiques,
      professeurs de maths, professeur de français, conseil de classe, éducation nationale, salle de
      classe, grandes écoles, échec scolaire, classe préparatoire, instituteur, institutrice, collégiens,
      lycéenne, baccalauréat, tableau noir, doctorat, pédagogie, amphithéâtre, terminales, école publique,
      école privée, école catholique, lycée professionnel, pensionnat, cour de récré, cour d'école,
      cantine scolaire, fournitures scolaires, trousse d'école, cahier de textes, cahier de brouillon,
      manuels scolaires, bulletin scolaire, bulletin de notes, carnet de correspondance, carnet de notes,
      délégué de classe, réunion parents-profs, réunion parents-professeurs, parents d'élèves, vie
      scolaire, conseiller d'orientation, conseillère d'orientation, cpe, proviseur, principal du collège,
      directrice de l'école, directeur de l'école, rectorat, académie de, professeur des écoles, prof de
      maths, prof de français, prof d'histoire, prof d'anglais, professeur principal, maîtresse d'école,
      maître d'école, atsem, moyenne section, cours préparatoire, ce1, ce2, cm1, cm2, classe de troisième,
      classe de seconde, en terminale, classes surchargées, effectifs par classe, fermeture de classe,
      premier jour d'école, jour de rentrée, vacances scolaires, sortie scolaire, voyage scolaire, classe
      verte, classe de neige, décrochage scolaire, décrocheurs, phobie scolaire, redoubler, sauter une
      classe, soutien scolaire, aide aux devoirs, fini tes devoirs, interro, interrogation écrite, interro
      surprise, contrôle de maths, contrôle d'histoire, contrôle continu, devoir surveillé, rédaction,
      copie double, copies à corriger, corriger les copies, sortez une feuille, rendez les copies, posez
      vos stylos, prenez vos cahiers, ouvrez vos livres, ouvrez vos cahiers, moyenne générale, zéro
      pointé, vingt sur vingt, dix sur vingt, mention bien, mention très bien, brevet des collèges,
      bachelier, grand oral, bac blanc, bac pro, bac de philo, épreuve de philo, épreuves du bac,
      résultats du bac, parcoursup, études supérieures, sorbonne, fac de droit, fac de médecine, amphis,
      cours magistral, travaux dirigés, cité universitaire, résidence étudiante, restaurant universitaire,
      crous, boursier étudiant, bourse étudiante, frais de scolarité, droits d'inscription, licence de,
      doctorant, mémoire de master, polytechnique, centrale supélec, sciences po, école normale,
      normalien, hec, école de commerce, école d'ingénieurs, classe prépa, concours d'entrée, concours de
      médecine, erasmus, remise des diplômes, jeune diplômé, bts, iut, cap pâtisserie, alternance
      étudiante, lycée agricole, apprendre à écrire, apprentissage de la lecture, calcul mental,
      récitation, poésie par cœur, conjugaison, accord du participe, subjonctif, pythagore, thalès,
      géométrie à l'école, règle et compas, équerre, langues vivantes, cours d'anglais, cours de français,
      cours d'histoire, cours de maths, cours particuliers, cours du soir, heures de colle, en retenue,
      exclusion du collège, harcèlement scolaire, laïcité à l'école, uniforme scolaire, uniforme à
      l'école, montessori, freinet, illettrisme, alphabétisation, instruction en famille, école à la
      maison, périscolaire, école buissonnière, sécher les cours, craie au tableau, salle des profs,
      camarade de classe, enseigne le français, enseigne l'histoire, =collégiens, =lycéens, =lycéenne,
      =bac, cartable, dictée, maîtresse j'ai, sujet du bac, instit, fac est bloquée, à la fac, les
      partiels, étudiants de première année, étudiant en droit, étudiants en médecine, première année de
      médecine, année de fac, table de sept, tables de multiplication, apprendre l'alphabet, apprendre à
      lire, récite ta leçon, faire tes devoirs, faire ses devoirs, fais tes devoirs, le maître d'école,
      école maternelle`,
    ordinary: `=prof, =profs, écolier, =lycée, =collège, =examen, =examens, universitaire, =faculté,
      brevet, =école, =écoles, campus, éducation, scolaire, scolarité, leçons, maths, mathématiques,
      orthographe, histoire-géo, géographie, philosophie, physique-chimie, svt, sac d'école, rattrapage,
      candidats au bac, scolarisé, apprentissage, cursus, filière, semestre, trimestre, pupitre,
      maternelle, =élève, =élèves, =collèges, =lycées, =fac, =amphi, =prépa, =philo, =épreuve, =épreuves,
      =cahier, =cahiers, enseigner, =rentrée, =devoirs, cantine, =maîtresse, =récré, récréation, étudiant,
      diplôme, université, professeur, =thèse, =master, =licence, =dissertation, grammaire, réviser,
      trousse, =professeurs, =uniforme scolaire, =cp, =maternelle, =classe, =classes, =internat, la
      maîtresse, ma maîtresse, en sixième, en troisième, la fac, partiels, grande section, petite section`,
    weak: `étude, =note, =notes, =cours, =lire, lecture, bibliothèque, semaine, =seconde, passent, lire,
      écrire, juin, septembre, résultats, mercredi, corriger, correction, punition, puni, absent, absence,
      silence, asseyez-vous, lève la main, =moyenne, =mention, =copie, =copies, =oral, apprendre,
      exercice, =tableau, directrice, =sixième, =cinquième, =quatrième, =troisième, =stylo, =crayon,
      =crayons, =craie, =anglais, =français, camarade, tricher, =colle, orientation, =inscription,
      planchent, réussir`,
    against: 'classe affaires, école de cinéma, cours de yoga, prêtre, roman, cuisine, danse, yoga',
  },
  'medical health': {
    strong: `tension artérielle, crise cardiaque, service des urgences, aux urgences, essai clinique,
      système immunitaire, prise de sang, soins intensifs, cancer du sein, médecin traitant, médecin de
      famille, douleur chronique, santé mentale, effets secondaires, bloc opératoire, greffe de rein,
      sécurité sociale médicale, arrêt maladie, salle d'attente du médecin, chirurgien, antibiotique,
      médicament, diabète, asthme, cardiologue, tumeur, radiographie, biopsie, chimiothérapie,
      échographie, irm, oncologue, pédiatre, urgentiste, épidémie, convalescence, médecin généraliste,
      toubib, généraliste, spécialiste du foie, neurologue, dermatologue, gynécologue, ophtalmo,
      ophtalmologue, oto-rhino, rhumatologue, urologue, gastro-entérologue, radiologue, anesthésiste,
      kiné, kinésithérapeute, ostéopathe, orthophoniste, podologue, orthodontiste, aide-soignante,
      personnel soignant, sage-femme à l'hôpital, brancardier, ambulancier, samu, michel cymes, déserts
      médicaux, maison de santé, centre hospitalier, chru, ehpad, clinique privée, hospitalisation, en
      réa, service de réanimation, soins palliatifs, salle d'opération, salle de réveil, scalpel,
      bistouri, sutures, points de suture, recoudre la plaie, anesthésie générale, péridurale, opération
      du cœur, opération chirurgicale, intervention chirurgicale, greffe du foie, greffon, don d'organes,
      transfusion, don du sang, sous perfusion, cathéter, intubé, on l'intube, défibrillateur, massage
      cardiaque, arrêt cardiaque, infarctus, avc, accident vasculaire, crise d'épilepsie, épilepsie,
      prendre la tension, tensiomètre, stéthoscope, électrocardiogramme, radio du poumon, radio des
      poumons, coloscopie, mammographie, frottis, analyse de sang, bilan sanguin, globules blancs,
      globules rouges, plaquettes sanguines, cholestérol, glycémie, insuline, hypertension, ventoline,
      bronchite, bronchiolite, pneumonie, angine, otite, sinusite, rhinopharyngite, nez qui coule, mal de
      gorge, mal à la gorge, maux de gorge, de fièvre, trente-neuf de fièvre, température du patient,
      grippe saisonnière, gastro-entérite, vomissements, diarrhée, maux de ventre, mal de dos, lombalgie,
      sciatique, lumbago, hernie discale, entorse, plâtre au bras, radio du bras, rotule, ligaments
      croisés, prothèse de hanche, arthrose, ostéoporose, rhumatismes, polyarthrite, eczéma, psoriasis,
      allergologue, intolérance au gluten, cancer du poumon, métastases, radiothérapie, immunothérapie,
      rémission, leucémie, lymphome, mélanome, octobre rose, cancérologue, institut gustave-roussy,
      alzheimer, parkinson, maladie de parkinson, sclérose en plaques, maladie rare, maladie chronique,
      maladie de lyme, mucoviscidose, endométriose, ménopause, fibromyalgie, burn-out, bipolaire,
      schizophrénie, trouble bipolaire, anorexie, boulimie, tdah, apnée du sommeil, covid, covid-19,
      coronavirus, pass sanitaire, dose de rappel, pandémie, bactérie résistante, vih, séropositif,
      hépatite, tuberculose, rougeole, varicelle, coqueluche, méningite, paludisme, ebola, paracétamol,
      doliprane, aspirine, ibuprofène, anti-inflammatoire, cortisone, corticoïdes, antidépresseur,
      somnifère, antidouleur, antalgique, sirop pour la toux, comprimé, gélules, suppositoire,
      contre-indication, posologie, demandez conseil à votre pharmacien, lire attentivement la notice,
      ceci est un médicament, laboratoire pharmaceutique, essais cliniques, placebo, haute autorité de
      santé, agence régionale de santé, assurance maladie, carte vitale, remboursé par la sécu, mutuelle
      santé, arrêt de travail, tiers payant, dépassement d'honoraires, téléconsultation, doctolib,
      rendez-vous médical, dossier médical, résultats d'analyse, résultats des analyses, ausculter,
      respirez fort, ouvrez la bouche, dites trente-trois, tirez la langue, où avez-vous mal, vous avez
      mal où, ça vous fait mal, premiers soins, gestes qui sauvent, position latérale, kinésithérapie,
      appareil auditif, audioprothésiste, lunettes de vue, cataracte, glaucome, myopie, détartrage, dent
      de sagesse, implant dentaire, appareil dentaire, grey's anatomy, hippocrate, docteur house,
      fécondation in vitro, fiv, don d'ovocytes, césarienne en urgence, prématuré, couveuse, pilule
      contraceptive, contraception, stérilet, anticorps, globules, =chirurgien, =chirurgie cardiaque,
      =scanner cérébral, =infirmières, cancérologie, service de cardiologie, service de cancérologie,
      vaccin contre, =carie, =caries, =rhume`,
    ordinary: `=docteur, =hôpital, hôpitaux, =vaccin, =vaccins, médical, =clinique, thérapie, thérapeute,
      infection, =virus, poumon, =scanner, premiers secours, =santé, douleurs, guéri, hospitalier,
      =soigner, guérison, =opération, =opéré, estomac, intestin, =côlon, vessie, prostate, thyroïde,
      pancréas, colonne vertébrale, vertèbre, cardiaque, respiratoire, sanguin, osseuse, neurologique,
      hormone, hormonal, carence, vitamine, fer dans le sang, immunité, immunitaire, douloureux,
      cicatrice, hématome, contusion, inflammation, enflé, gonflé, démangeaisons, sanitaire, soulager,
      handicap, fauteuil roulant, béquilles, garde de nuit, docteur, médecin, =médecins, infirmière,
      =chimio, ambulance, =dépression, =greffe, =consultation, =fracture, pharmacie, chirurgie, fièvre,
      toux, gastro, malade, cancer, =dépistage, dentiste, réanimation, allergie, insomnie, nausées,
      psychologue, psychiatre, soignants, perfusion, pansement, plaie, =reins, autisme, =sida, obésité,
      anxiété, migraine, =poumon, =poumons, contagieux, quarantaine sanitaire, =angine, contagion,
      prescrire, brancard, morphine, hanche, donneur, =patient, =patients, =patiente, =patientes,
      vaccination, =foie, =opérée, =ordonnance, =ordonnances, interne de garde, pénicilline, palpitations,
      rééducation, dépression nerveuse, symptômes, diagnostic, piqûre, pharmacien, salle d'attente,
      vertiges, mal au ventre, maux de tête, grippe`,
    weak: `=traitement, pilule, =dose, =doses, blessure, peau, tache, =opérer, soins, =repos, sommeil,
      fatigue, aigu, sévère, stable, stabilisé, fois par jour, sucre, régime, prévention, respirer,
      transféré, chronique, =tension, =pouls, =bloc, =sang, =cœur, =cerveau, =ventre, =gorge, =dos,
      =genou, =cheville, =mal, consulter, =malaise, stress, =analyses, =examens, fracture, dormir,
      quarantaine, chevet, articulation, =semaine`,
    against: `=morts, =tués, attentat, soldats, guerre, vétérinaire, avortement, décédé, obsèques, =mort,
      =morte, médecin légiste, chiot, véto, bombe, cocaïne, dealer, ligue`,
  },
} satisfies PartOfLexicon;
