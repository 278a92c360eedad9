import type { PartOfLexicon } from '../../lexicon';

export const CONTROVERSY = {
  'debated sensitive social issues': {
    certain: `droits à l'avortement, contre l'avortement, loi sur l'avortement, droit à l'ivg, mariage
      pour tous, mariage homosexuel, mariages gays, identité de genre, suicide assisté, mourir dans la
      dignité, immigration clandestine, immigration illégale, gestation pour autrui, personne trans,
      personnes transgenres, thérapies de conversion, droits des homosexuels, loi veil, euthanasie,
      antivax, sans-papiers, débat sur l'avortement, anti-ivg, anti-choix, pro-vie, pro-choix, inscrire
      l'avortement, inscrire l'ivg, ivg dans la constitution, avortement dans la constitution,
      interdiction de l'avortement, interdire l'avortement, planning familial et avortement, marche pour
      la vie, aide active à mourir, loi sur la fin de vie, débat sur la fin de vie, légaliser
      l'euthanasie, légalisation de l'euthanasie, convention citoyenne sur la fin de vie, manif pour tous,
      pma pour toutes, mères porteuses, adoption par les couples homosexuels, droits lgbt, marche des
      fiertés, théorie du genre, transition de genre, changement de genre, femmes trans dans le sport,
      enfants trans, mineurs trans, bloqueurs de puberté, non-binaire, peine capitale, abolition de la
      peine, rétablir la peine de mort, immigration massive, immigration zéro, immigration choisie, loi
      immigration, loi asile, politique d'asile, droit d'asile, préférence nationale, priorité nationale,
      reconduite à la frontière, obligation de quitter le territoire, oqtf, régularisation des
      sans-papiers, régulariser les sans-papiers, aide médicale d'état, regroupement familial, quotas
      migratoires, quotas d'immigration, crise migratoire, jungle de calais, migrants à calais, migrants
      de calais, traversée de la manche des migrants, sos méditerranée, centre de rétention, bavures
      policières, adama traoré, black lives matter, port du voile, voile à l'école, interdire le voile,
      interdiction du voile, voile islamique, signes religieux à l'école, loi de 1905, burkini, burqa,
      islam politique, légalisation du cannabis, légaliser le cannabis, dépénalisation du cannabis,
      dépénaliser le cannabis, contrôle des armes à feu, second amendement, wokisme, appropriation
      culturelle, déboulonner les statues, vaccination obligatoire, obligation vaccinale, anti-vaccins,
      pass sanitaire et libertés, interdire la corrida, abolir la corrida, interdiction de la corrida,
      cages d'élevage, abolition de la prostitution, énergie nucléaire pour ou contre, débat sur la peine
      de mort, abolir la peine de mort, débat sur l'immigration, débat sur le voile, débat sur la laïcité,
      débat sur l'euthanasie, débat sur l'ivg, contre le mariage pour tous, droit de vie ou de mort`,
    strong: `interruption volontaire de grossesse, droits des trans, demandeurs d'asile, =ivg, lgbt,
      interruption volontaire, planning familial, mourir dignement, pma, gpa, homoparentalité, couples
      homosexuels, transidentité, lgbtq, lgbtqia, drapeau arc-en-ciel, cause animale, politique
      migratoire, flux migratoires, lampedusa, réfugiés syriens, divise les français, divise l'opinion,
      débat enflammé, bioéthique, loi bioéthique, comité d'éthique, clause de conscience, lobby pro-vie,
      intersectionnalité, écoféminisme, écart salarial femmes-hommes, racisme systémique, racisme d'état,
      restes coloniaux, abayas, patriarcat, séparatisme, cancel culture, éducation sexuelle à l'école,
      discrimination positive, violences policières, gay pride, chasse à courre, signes religieux, sortie
      du nucléaire, désobéissance civile, zadistes, culture du viol, communautarisme, écriture inclusive,
      droit du sol, drag queens aux enfants, droit d'avorter, avorter, elle a avorté, j'ai avorté,
      anti-avortement, sauver des migrants, migrants secourus, migrants en mer, bateaux de migrants,
      migrants noyés, arrivée des migrants, camp de migrants, accueillir des migrants, accueillir des
      réfugiés, familles de réfugiés, expulser les étrangers, expulsion des étrangers, expulsion des
      clandestins, étrangers en situation irrégulière, en situation irrégulière, régularisation des
      travailleurs, papiers pour tous, pour l'euthanasie, contre l'euthanasie, aide médicale à mourir,
      aider à mourir, choisir sa mort, choisir sa fin, partir dans la dignité, né dans le mauvais corps,
      mauvais corps, changement de sexe, opération de changement de sexe, enfants de couples homosexuels,
      couple de même sexe, se marier entre hommes, égalité des droits lgbt, contre la peine de mort, pour
      la peine de mort, condamné à mort, exécution capitale, chaise électrique, injection létale, laïcité
      à l'école, interdire l'abaya, interdiction de l'abaya, abaya à l'école, porter le voile, voile dans
      le sport, femmes voilées, contre la corrida, pour la corrida, mise à mort du taureau, souffrance
      animale, l214, inégalités salariales, égalité salariale, balance ton porc`,
    ordinary: `transsexuel, expulsion des migrants, =asile, =gpa, =pma, racisme, réfugiés, =oqtf,
      homosexualité, lesbiennes, queer, légaliser, dépénaliser, conservateurs et progressistes,
      progressistes, laïcs, foulard islamique, colonisation, =homosexuels, =homosexuel, =gays, expulsions,
      =metoo, hijab, passeurs, sexisme, clandestins, migrants, immigration, corrida, fin de vie,
      féministes, laïcité, convention citoyenne, transgenre, fait débat, question de société, sujet de
      société, débat de société, frontières fermées, colonialisme, charge mentale, peine de mort, ligne
      rouge éthique, femen, frontex, divise la france, port d'armes aux états-unis, ma transition, sa
      transition, deux mamans, deux papas, plafond de verre`,
    weak: `clinique, débat, =loi, mariage, genre, =égalité, morale, grossesse, interdire, interdiction,
      référendum, polémique, prient, voile, députés, sénat, sénateurs, vote, pour ou contre, soignants,
      évêques, tradition, régulariser, opposent, associations, dignité, =trans, =droit, =droits,
      conscience, malades, =pétition, éthique, constitution, frontières, controverse, migratoire, divise,
      opposants, parlementaires, militants, manifestants, manifestent, minorités, déchirent, se déchirent,
      contraception, discrimination, =migration, abolir, abolition, embryon, soins palliatifs`,
  },
} satisfies PartOfLexicon;
