import type { PartOfLexicon } from '../../lexicon';

export const HOME = {
  cooking: {
    strong: `huile d'olive, préchauffer le four, à feu doux, à feu moyen, sel et poivre, levure chimique,
      livre de cuisine, recette de cuisine, planche à découper, battre les œufs, pâte brisée, pâte
      feuilletée, cuillère à soupe, cuillère à café, gousse d'ail, porter à ébullition, bouquet garni, fond
      de veau, crème fraîche, au four, laisse réduire, laisser mijoter, lever la pâte, cuisson au
      bain-marie, sucre glace`,
    ordinary: `recette, =four, farine, =pâte, pétrir, mijoter, revenir dans le beurre, poêle, casserole,
      cocotte, cuillerée, bouillon, =ail, oignon, persil, basilic, thym, vinaigre, ingrédient, =sauce,
      =soupe, =cuisiner, =cuisine, =cuisinier, =cuisinière, =cuisson, =cuire, =cuit, assaisonner, levure,
      échalote, marinade, rôtir, =rôti, pâtisserie, pâtissier, déglacer, ciboulette, =fouetter, émincer,
      éplucher, =gratin, =gratiner, blanchir les, ragoût, chef, =suer, poivrer`,
    weak: `=pain, beurre, sucre, =sel, remuer, mélanger, œuf, lait, crème, fromage, riz, =plat, =plats,
      goût, citron, tomate, pomme de terre, légume, viande, poulet, poisson, dîner, repas, frais, servir,
      huile, tranche, bol, doré, vin blanc, réduire, =pincée, feu, degrés, saler, déjeuner, délicieux,
      aromates, reposer`,
  },
  'home and garden': {
    strong: `décoration intérieure, architecte d'intérieur, rénovation de la salle de bain, salon de jardin,
      tondre la pelouse, taille des rosiers, repeindre les murs, repeint les murs, massif de fleurs,
      potager, papier peint, abattre une cloison, abat cette cloison, changer le carrelage, bricolage,
      jardinerie`,
    ordinary: `jardin, jardinage, jardinier, tailler, =taille les, compost, pelouse, gazon, =semis, graine,
      rosier, =arroser, =arrose, =arrosage, serre, canapé, rideau, carrelage, cloison, meuble, décoration,
      étagère, perceuse, pinceau, parquet, rénover, =haie, =haies, engrais, repeindre, repeint, bricoleur,
      poncer, terreau, tapisserie, =paillage`,
    weak: `=plante, =plantes, terre, fleur, peindre, peinture, mur, salon, salle de bain, sol, coussin,
      lampe, =pousser, semer, =terrasse, hiver, pot, planter, rangement, pied`,
    against: `jardin d'enfants, peintre, musée, toile`,
  },
  pets: {
    strong: `croquettes pour chien, croquettes pour chat, animal de compagnie, refuge pour animaux, berger
      allemand, litière du chat, promener le chien, meilleur ami de l'homme, adopter un chien, adopter un
      chat, cochon d'inde, maître-chien, animalerie`,
    ordinary: `=chien, =chiens, =chienne, chiot, =chat, =chats, =chatte, =chaton, =chatons, vétérinaire,
      laisse et collier, hamster, aquarium, perruche, perroquet, labrador, caniche, croquettes, =spa,
      aboyer, ronronner, refuge, litière, toilettage, =toutou, vermifuge, =niche`,
    weak: `animal, race, queue, adopter, abandon, vacciné, cage, oiseau, lapin, museau, patte, collier,
      câlin, puce, poil, laisse`,
    against: `chasse, chien de garde politique`,
  },
  'family and relationships': {
    strong: `congé paternité, congé maternité, congé parental, robe de mariée, vie de famille, famille
      nombreuse, parents adoptifs, histoire du soir, jour du mariage, demande en mariage, bague de
      fiançailles, mère célibataire, famille recomposée, élever des enfants, jeunes mariés, garde alternée,
      mère de famille`,
    ordinary: `maman, papa, =mère, =père, =parents, grand-mère, grand-père, grands-parents, frère, =sœur,
      =sœurs, =fille, =fils, jumeau, bébé, nouveau-né, couche-culotte, enceinte, grossesse, =mariage,
      mariée, =marier, =marié, divorce, épouse, époux, =mari, belle-mère, famille, anniversaire de mariage,
      crèche, nourrice, petit-fils, naissance, fiançailles, baby-sitter, =couches`,
    weak: `enfant, amour, anniversaire, cousin, oncle, =tante, couple, fiancé, dormir, naître, congé,
      biberon, berceau, neveu, femme, tendresse, école`,
    against: `police, meurtre, juge, église, messe, fils de pute, belle-mère patrie, adopter un chien,
      refuge, notre père`,
  },
  'real estate': {
    strong: `agence immobilière, agent immobilier, marché immobilier, prix de l'immobilier, mètres carrés,
      bail de location, appartement à louer, maison à vendre, deux pièces, trois pièces, quatre pièces,
      promesse de vente, frais de notaire, charges comprises, état des lieux, premier achat immobilier,
      crédit immobilier`,
    ordinary: `immobilier, =loyer, =loyers, locataire, propriétaire, appartement, =studio, copropriété,
      =logement, =logements, caution, hypothèque, =bail, pavillon, =duplex, =notaire, =lotissement,
      résidence principale, =bailleur, colocation, hlm, viager`,
    weak: `chambre, salle de bain, balcon, =terrasse, maison, =vente, prix, =louer, rénové, lumineux,
      quartier, =étage, vendre, acheter, visite, agence, garage, terrain, ascenseur, euros, exposé`,
  },
  shopping: {
    strong: `centre commercial, grand magasin, code promo, code de réduction, liste de courses, carte
      cadeau, livraison gratuite, black friday, faire du shopping, faire les soldes, soldes d'hiver, soldes
      d'été, ticket de caisse, chèque cadeau, bon d'achat, faire les courses, pour cent de réduction`,
    ordinary: `=soldes, shopping, réduction, bonne affaire, coupon, supermarché, vitrine, =boutique,
      =boutiques, =magasin, =magasins, cabine d'essayage, =remboursement, vendeuse, hypermarché, =promo,
      =promos, promotion, rabais, acheteur, =achats, =courses, =brocante, offre spéciale`,
    weak: `acheter, achat, vendre, prix, bon marché, caisse, client, cadeau, =marque, =marques, sac, reçu,
      commande, queue, payer, moins cher, pour cent, rayon, gratuit, offre, panier`,
    against: `offre d'emploi, course de vélo, champ de courses`,
  },
  'style and fashion': {
    strong: `semaine de la mode, fashion week, défilé de mode, créateur de mode, créatrice de mode, haute
      couture, talons hauts, talons aiguilles, rouge à lèvres, crème hydratante, soin de la peau, robe de
      soirée, prêt-à-porter, vernis à ongles, fard à paupières, mode masculine, défilé de milan`,
    ordinary: `=mode, défilé, robe, jupe, chemisier, sac à main, =talons, maquillage, mascara, parfum,
      boucles d'oreilles, bijoux, coiffeur, coiffeuse, coiffure, styliste, =soie, velours, paillettes,
      =blazer, =look, garde-robe, =bottines, smoking, couturier, mannequin, accessoires, =tailleur, =tenue,
      =tenues, podium de la mode`,
    weak: `style, tendance, vêtement, chemise, veste, manteau, pantalon, saison, =collection, =collections,
      tissu, couleur, élégant, beauté, chapeau, écharpe, bottes, cheveux, =large, =larges, créateur, jean`,
    against: `volé, cambrioleurs, police`,
  },
} satisfies PartOfLexicon;
