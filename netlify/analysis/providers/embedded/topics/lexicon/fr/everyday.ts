import type { PartOfLexicon } from '../../lexicon';

export const EVERYDAY = {
  'family and relationships': {
    strong: `congé paternité, congé maternité, congé parental, robe de mariée, vie de famille, famille
      nombreuse, parents adoptifs, histoire du soir, jour du mariage, demande en mariage, bague de
      fiançailles, mère célibataire, famille recomposée, élever des enfants, jeunes mariés, garde
      alternée, mère de famille, grand-mère, grands-parents, jumeaux, nouveau-né, enceinte, belles-mères,
      anniversaire de mariage, petit-fils, fiancée, berceau, beau-père, belle-sœur, beau-frère,
      belle-fille, beau-fils, beaux-parents, belle-famille, demi-frère, demi-sœur, petit frère, grand
      frère, petite sœur, grande sœur, frères et sœurs, frère jumeau, sœur jumelle, triplés,
      arrière-grand-mère, papi et mamie, mamy, nièce, ma nièce, mon neveu, ma cousine, petits-enfants,
      petite-fille, fils aîné, fille aînée, le petit dernier, fils unique, fille unique, réunion de
      famille, repas de famille, dîner de famille, secret de famille, conseil de famille, album de
      famille, nom de jeune fille, père de famille, père absent, pères célibataires, mère au foyer, père
      au foyer, maman solo, famille monoparentale, foyer monoparental, garde des enfants, garde partagée,
      garde exclusive, pension alimentaire, droit de visite, se séparer, on se sépare, couple en crise,
      conseil conjugal, thérapie de couple, conseillère conjugale, vie de couple, vie conjugale, scène de
      ménage conjugale, tromper sa femme, il me trompe, elle me trompe, tu m'as trompé, infidèle,
      adultère, ma maîtresse et ma femme, jalousie dans le couple, coup de foudre entre, premier
      rendez-vous, site de rencontre, application de rencontre, tinder, meetic, âme sœur, petit ami,
      petite amie, petit copain, petite copine, je t'aime plus, tomber amoureux, chagrin d'amour,
      saint-valentin, veux-tu m'épouser, épouse-moi, voulez-vous prendre pour époux, pacs, pacser, noces
      d'or, noces d'argent, enterrement de vie de garçon, enterrement de vie de jeune fille, faire-part,
      témoin de mariage, témoins du marié, liste de mariage, wedding planner, mariage de ma sœur, mariage
      de mon frère, je suis enceinte, elle est enceinte, tomber enceinte, test de grossesse, accouchement,
      a accouché, salle de naissance, sage-femme, césarienne, allaiter, biberons, changer la couche,
      tétine, poussette, siège bébé, lit bébé, lit à barreaux, babyphone, doudou, baby blues, premiers
      pas, premiers mots, nuits blanches avec le bébé, fait ses nuits, faire ses nuits, nounou, assistante
      maternelle, place en crèche, aller chercher les enfants, coucher les enfants, border les enfants,
      heure du coucher, crise d'ado, crise d'adolescence, mon adolescent, ma fille aînée, notre père à
      nous, nos enfants, tes enfants, mon épouse, ex-mari, ex-femme, avoir un enfant, faire un enfant,
      vouloir un enfant, avoir des enfants, désir d'enfant, adopter un enfant, enfant adopté, parents
      biologiques, mère biologique, père biologique, fête des mères, fête des pères, autorité parentale,
      parentalité, éducation positive, punir les enfants, super nanny, belle-doche, veuf, orphelin, lien
      de parenté, retrouvailles en famille, cousinade, l'héritage de papa, générations sous le même toit,
      maison de retraite de maman, aidants familiaux, baptême de la petite, filleul, grandes vacances chez
      papi, biberon de nuit, donner le biberon, =fessée, ma mémé, ma mamie, ta sœur se marie, ma sœur se
      marie, mon frère se marie, tu ne viens pas au mariage, tu n'es plus ma fille, tu n'es plus mon fils,
      vivre en couple, plus vivre avec toi, je t'aime encore, tu m'aimes encore, je ne t'aime plus, papa
      et maman, maman et papa, mon ex-mari, mon ex-femme, un week-end sur deux, mes beaux-enfants, je vais
      être papa, tu vas être papa, tu vas être grand-mère, je vais être grand-mère, ma petite sœur, mon
      petit frère, dîner chez mes parents, chez mes grands-parents, le divorce, divorcer, demande le
      divorce, on divorce`,
    ordinary: `maman, =mère, =père, =parents, frère, =sœur, =sœurs, =fille, =fils, bébé, couche-culotte,
      grossesse, =mariage, mariée, =marier, =marié, épouse, époux, =mari, famille, crèche, nourrice,
      naissance, fiançailles, baby-sitter, =couches, cousine, tendresse, maternel, paternel, conjoint,
      conjugal, compagne, =cousin, =cousins, =oncle, bambin, marmots, fratrie, =aîné, =aînée, benjamine,
      familial, célibataire, =épouse, =époux, =noces, =mariages, =mariés, réconcilier, prénom, nourrisson,
      doudous, câlin, =marraine, =maternité, jaloux, jalouse, nounous, berceuse, =grossesses, mon copain,
      ma copine, ma chérie, mon chéri, mon amour, je t'aime, gosse, amoureuse, =amoureux, tonton, tata,
      =papi, papy, dispute, séparation, =ado, =ados, =adolescente, mon frère, ma sœur, mon mari, ma femme,
      mon fils, ma fille, mes enfants, mes parents, tes parents, mon père, ma mère, =parrain, mon mec,
      veuve, =jumelles, =alliance, =alliances, mon ex, son ex, =enfants, =papa, =papas, grand-père, ma
      belle-mère, mamie, chez maman, chez papa, on ne se parle plus, appelle ta mère, appelle ton père,
      dis à maman, dis à papa, chez mes parents, chez tes parents, se marie en, ton père et moi, ta mère
      et moi, ma belle-fille`,
    weak: `anniversaire, oncle, =tante, couple, dormir, naître, congé, neveu, femme, école, noël,
      vacances, aimer, bisou, pleurer, dîner, repas, confiance, pardonner, deux ans, gâteau, photo, cœur,
      tromper, éduquer, noël en famille, =enfant, rupture, élever, =cadet, =ménage, =chéri, =chérie,
      =compagnon, petit dernier, je te quitte, me quitter, =quitter, gamin`,
    against: `police, meurtre, juge, église, messe, fils de pute, belle-mère patrie, adopter un chien,
      refuge, notre père, procureur, tribunal, chien, chat, chiot, évêque, prêtre, le pape, mère
      supérieure, père blanc, mariage pour tous, mariage gay, mariage homosexuel, roi, péché, prononcé,
      bénissez-moi`,
  },
  'real estate': {
    strong: `agence immobilière, agent immobilier, marché immobilier, prix de l'immobilier, mètres
      carrés, bail de location, appartement à louer, maison à vendre, deux pièces, trois pièces, quatre
      pièces, promesse de vente, frais de notaire, charges comprises, état des lieux, premier achat
      immobilier, crédit immobilier, immobilier, =loyer, =loyers, locataire, =bail, =lotissement,
      colocation, hlm, viager, annonce immobilière, seloger, orpi, century 21, stéphane plaza, chasseur
      d'appart, recherche appartement ou maison, prix du mètre carré, prix au mètre carré, mètres carrés
      habitables, m2, loi carrez, surface habitable, cinq-pièces, studio meublé, location meublée,
      appartement meublé, chambre de bonne, duplex, triplex, souplex, penthouse, rez-de-jardin, maison de
      ville, maison individuelle, maison mitoyenne, pavillon de banlieue, maison de campagne, résidence
      secondaire, longère, mas provençal, maison de maître, hôtel particulier à vendre, immeuble
      haussmannien, haussmannien, moulures, parquet et moulures, vue dégagée, sans vis-à-vis, plein sud,
      exposé sud, double exposition, dernier étage, dernier étage avec ascenseur, place de parking, cave
      et parking, hors charges, charges de copropriété, syndic, syndic de copropriété, assemblée de
      copropriétaires, taxe foncière, taxe d'habitation, frais d'agence, compromis de vente, acte de
      vente, signer chez le notaire, acte authentique, offre au prix, faire une offre d'achat, mandat
      exclusif, mandat de vente, prix de vente, prêt immobilier, taux immobilier, primo-accédant, apport
      personnel pour acheter, devenir propriétaire, accession à la propriété, investissement locatif,
      rendement locatif, marché locatif, location saisonnière, airbnb, signer le bail, dépôt de garantie,
      mois de caution, mois de loyer, loyers, loyer impayé, loyers impayés, encadrement des loyers,
      dossier de location, quittance de loyer, préavis de départ, colocataire, bailleur, bailleurs
      sociaux, logement social, logement étudiant, crise du logement, passoire thermique, diagnostic
      énergétique, dpe, terrain constructible, permis de construire, promoteur immobilier, constructeur
      de maisons, maison témoin, vente sur plan, vefa, livraison de l'appartement, visite de
      l'appartement, visiter l'appartement, visiter un appartement, visiter la maison, visite virtuelle,
      grand appartement, petit appartement, appartement lumineux, villa avec piscine, vue sur mer à
      vendre, quartier résidentiel, prix immobiliers, bulle immobilière, coup de cœur pour cette maison,
      clés de l'appartement, emménager, copropriétaire, location vide, expulsion locative, trêve
      hivernale, logement insalubre, marchand de sommeil, =garants, =meublés, signer le compromis,
      signent le compromis`,
    ordinary: `propriétaire, appartement, =studio, copropriété, =logement, =logements, caution,
      hypothèque, pavillon, =duplex, =notaire, résidence principale, =bailleur, maisons, logement,
      propriété, immeuble, =chambres, acquéreur, vendeur, =vendeurs, acheteurs, =notaires, =garant,
      déménager, parquet, hectare, superficie, séjour lumineux, cuisine équipée, négocier, foncier,
      gardien d'immeuble, rez-de-chaussée, mensualités, hypothécaire, mitoyen, expulsé, =meublé,
      =meublée, =loft, =lofts, =promoteur, =promoteurs, =t2, =t3, =f3, =f4, =f2, =villa, =villas`,
    weak: `chambre, salle de bain, balcon, =terrasse, =vente, prix, =louer, rénové, lumineux, quartier,
      =étage, vendre, acheter, garage, terrain, ascenseur, euros, exposé, mètres, pièce, =séjour,
      cuisine, parking, cave, jardin, piscine, vue, métro, agent, signer, clés, budget, offre,
      estimation, baisse, hausse, mensuel, banque, apport, travaux, étages, calme, annonce, dossier,
      agence, surface, =charges, =demeure, =biens, mandat, payer le loyer, payer son loyer, payer mon
      loyer`,
    against: `studio d'enregistrement, chambre d'hôtel, hôtel, prostituer`,
  },
  shopping: {
    strong: `centre commercial, grand magasin, code promo, code de réduction, liste de courses, carte
      cadeau, livraison gratuite, black friday, faire du shopping, faire les soldes, soldes d'hiver,
      soldes d'été, ticket de caisse, chèque cadeau, bon d'achat, faire les courses, pour cent de
      réduction, =soldes, shopping, cabine d'essayage, les soldes, période des soldes, premier jour des
      soldes, deuxième démarque, troisième démarque, dernière démarque, cyber monday, vente privée, vente
      flash, prix cassés, prix barré, prix mini, petits prix, prix imbattables, prix choc, à prix réduit,
      à moitié prix, moitié prix, satisfait ou remboursé, deux pour le prix d'un, un acheté un offert, le
      deuxième offert, le deuxième à moins, offre limitée, offre exceptionnelle, offre valable, jusqu'à
      épuisement des stocks, dans la limite des stocks, profitez vite, dès maintenant en magasin, et sur
      notre site, dans vos magasins, moins cinquante pour cent, moins vingt pour cent, moins trente pour
      cent, moins quarante pour cent, moins soixante-dix pour cent, euros de réduction, euros de remise,
      remise immédiate, bons de réduction, carte de fidélité, carte fidélité, points de fidélité,
      programme de fidélité, passage en caisse, passer en caisse, caisse automatique, hôtesse de caisse,
      caissière, sac de courses, caddie plein, pousser le caddie, faire les magasins, faire les boutiques,
      lèche-vitrine, faire du lèche-vitrine, emplettes, galerie marchande, galeries lafayette, le bon
      marché, bhv, fnac, darty, carrefour market, carrefour city, hypermarché carrefour, chez carrefour,
      auchan, intermarché, monoprix, franprix, lidl, aldi, super u, decathlon, zara, primark, sephora,
      vinted, le bon coin, leboncoin, cdiscount, shein, temu, veepee, aliexpress, rakuten, zalando, achat
      en ligne, commander en ligne, ajouter au panier, valider le panier, valider la commande, frais de
      port, frais de port offerts, livraison offerte, livraison express, livré en vingt-quatre heures,
      point relais, retrait en magasin, drive du supermarché, click and collect, suivi du colis, renvoyer
      le colis, retour gratuit, échange ou remboursement, se faire rembourser, rembourser l'article,
      remboursez-moi, avez-vous ma taille, taille au-dessus, taille en dessous, ça fera dix euros,
      emballage cadeau, paquet cadeau, cadeaux de noël, marché de noël, liste de cadeaux, rayon jouets,
      rayon frais, rayon literie, tête de gondole, chef de rayon, rupture de stock, pouvoir d'achat en
      rayon, panier moyen, vide-grenier, brocante, marché aux puces, dépôt-vente, friperie, seconde main,
      téléachat, grande distribution, grande surface, commerce de proximité, petits commerces, épicerie,
      quincaillerie, horaires d'ouverture, ouvert le dimanche, nocturne au magasin, vitrines de noël,
      nouvelle collection en boutique, pointure, liquidation totale, déstockage, tout doit disparaître,
      =shopping, chez leclerc, sur amazon`,
    ordinary: `réduction, bonne affaire, coupon, supermarché, =boutique, =boutiques, =magasin, =magasins,
      =remboursement, vendeuse, hypermarché, =promo, =promos, promotion, rabais, acheteur, =achats,
      =courses, =brocante, offre spéciale, acheter, achats, clients, cadeaux, commandes, caddie, promos,
      =remise, =remises, démarque, stock, clientèle, boutiques, étiquette, essayage, catalogue, livreur,
      remboursé, emballage, centime, =articles, =rayon, =rayons, =chariot, =caddie, à la caisse, c'est
      combien, je vais le prendre, colis, =enseigne, =enseignes, =commerçants, =commerçant, =acheté,
      =achète, consommateurs, livraison, panier, vendeur, en rupture, =liquidation, amazon, =épicier,
      vitrines, profitez-en, sans contact, je peux essayer, ça fait combien, vous payez comment, par carte
      ou en espèces, en magasin`,
    weak: `vendre, prix, caisse, =marque, =marques, sac, reçu, queue, payer, moins cher, pour cent,
      gratuit, offre, euros, taille, magasins, espèces, samedi, dimanche, ouvert, ouvre, coûte, combien,
      jouets, produit, étage, site, online, noël, =prix, offert, =offerte, =offerts, marchand, =marché,
      =marchés, =essayer, =essaie, =livré, dépenser, =moins cher, =article, =carte, =coûte, =moins`,
    against: `offre d'emploi, course de vélo, champ de courses, bourse, actions, tableau, musée, enchères,
      galerie d'art, drogue, dealer, armes, appartement`,
  },
  'style and fashion': {
    strong: `semaine de la mode, fashion week, défilé de mode, créateur de mode, créatrice de mode, haute
      couture, talons hauts, talons aiguilles, rouge à lèvres, crème hydratante, soin de la peau, robe de
      soirée, prêt-à-porter, vernis à ongles, fard à paupières, mode masculine, défilé de milan, sac à
      main, mascara, boucles d'oreilles, styliste, paillettes, garde-robe, =bottines, couturière, maison
      de couture, grand couturier, chanel, dior, yves saint laurent, saint laurent, givenchy, balenciaga,
      louis vuitton, hermès, jean paul gaultier, gaultier, christian lacroix, karl lagerfeld, lagerfeld,
      coco chanel, balmain, lanvin, kenzo, jacquemus, isabel marant, sonia rykiel, prada, gucci, versace,
      armani, burberry, valentino, alexander mcqueen, ralph lauren, tommy hilfiger, lacoste, petit bateau,
      agnès b, sézane, anna wintour, l'oréal, maybelline, lancôme, guerlain, nivea, sac hermès, petite
      robe noire, robe noire, robe longue, robe à fleurs, robe fourreau, robe bustier, robe de bal, robe
      de mariée signée, robe fendue, robes du soir, jupe plissée, jupe crayon, jupe longue, minijupe,
      mini-jupe, tailleur-pantalon, costume trois-pièces, costume sur mesure, nœud papillon, trench,
      trench-coat, doudoune, perfecto, blouson en cuir, veste en cuir, veste en tweed, veste en jean,
      manteau en laine, pull en cachemire, cachemire, col roulé, marinière, chemise blanche, jean slim,
      jean taille haute, taille haute, jean brut, pantalon cigarette, pattes d'éléphant,
      combinaison-pantalon, salopette, bas résille, escarpins, ballerines, bottes en cuir, mocassins,
      louboutin, stilettos, sneakers, baskets blanches, sandales à talons, pochette de soirée, it-bag,
      foulard en soie, lunettes de soleil, ceinture en cuir, collier de perles, sequins, mousseline,
      tweed, tulle, imprimé léopard, motif léopard, imprimé fleuri, taille trente-huit, taille quarante,
      morphologie, relooking, relooker, conseillère en image, personal shopper, cristina cordula,
      magnifaïk, les reines du shopping, dressing de star, tenue de soirée, tenue de cocktail, dress code,
      sur le tapis rouge en robe, fashionista, modeuse, influenceuse mode, top model, défilait pour,
      podium des défilés, premier rang du défilé, backstage du défilé, printemps-été, automne-hiver,
      collection printemps, collection croisière, collection capsule, tendance de la saison, très
      tendance, accessoire de mode, streetwear, mode éthique, fast fashion, patron de couture, machine à
      coudre, ourlet, directeur artistique de dior, maquiller, fond de teint, blush, eye-liner, ombre à
      paupières, gloss, poudrier, faux cils, sourcils, démaquillant, manucure, pédicure, épilation, sérum
      visage, crème de jour, crème de nuit, crème anti-âge, crème antirides, anti-rides, antirides, masque
      pour le visage, soin du visage, peau sèche, peau douce, soin pour cheveux, shampooing,
      après-shampooing, mèches blondes, coupe au carré, carré plongeant, brushing, chignon, salon de
      coiffure, institut de beauté, esthéticienne, eau de parfum, eau de toilette, barbier, cils, baume à
      lèvres, =satin, =dentelle, =dentelles, =legging, =leggings, =vernis à, maison céline, maison cartier`,
    ordinary: `=mode, robe, jupe, chemisier, =talons, =soie, =blazer, =look, accessoires, =tailleur,
      =tenue, =tenues, podium de la mode, styles, chemises, vestes, pantalons, élégance, beauté, écharpe,
      bottes, créateurs, chic, look, blouson, chaussures, sandales, foulard, béret, bonnet, bracelet,
      bague, =bagues, bijoutier, laine, cuir, étoffe, coupe ajustée, =cintrée, fluide, ample, oversize,
      drapé, =motif, =motifs, imprimé, rayures, couture, coudre, =coudre, cousu, créatrice, glamour,
      teint, =lèvres, coiffer, cosmétique, =parfums, essayage, porter du, porte bien, sublime, cravate,
      maillot de bain, =ongles, =vernis, =pull, =pulls, =broche, =vogue, =céline, =cartier, =ceinture,
      =ceintures, =silhouette, =costume, =costumes, =gants, =collants, =collier, =colliers, =chapeau,
      =frange, =lin, =bijoux, à la mode, =volants, à rayures, à carreaux, à pois, =tissus, =vestiaire,
      =défilé, =défilés, =mannequin, =mannequins, broderie, maquillage, parfum, velours, vintage, smoking,
      coiffeur, coiffeuse, coiffure, jean, fashion`,
    weak: `vêtement, manteau, saison, =collection, =collections, couleur, cheveux, =large, =larges,
      =porté, talon, paris, milan, grand palais, longueur, mince, peau, visage, blonde, brune, =portez,
      essayer, classique, rétro, luxe, boutons, =tissu, =lunettes, =porte, =taille, =haut, =femme,
      =femmes, =noir, =noire, =blanc, =rouge, =bleu, =sexy, =manches, =col, =podium, =poche, =modèle,
      =actrice, coton`,
    against: `cambrioleurs, police, bijouterie braquée, fil de fer, laine de verre, panneau, caméra,
      coupez, tournage`,
  },
} satisfies PartOfLexicon;
