import type { PartOfLexicon } from '../../lexicon';

export const HOME = {
  cooking: {
    strong: `huile d'olive, préchauffer le four, à feu doux, à feu moyen, sel et poivre, levure chimique,
      livre de cuisine, recette de cuisine, planche à découper, battre les œufs, pâte brisée, pâte
      feuilletée, cuillère à soupe, cuillère à café, gousse d'ail, porter à ébullition, bouquet garni,
      fond de veau, crème fraîche, au four, laisse réduire, lever la pâte, cuisson au bain-marie, sucre
      glace, pétrissez, mijoter, oignons, assaisonnez, échalotes, déglacer, épluchez, poivrez, mélangez,
      salez, blanquette, bourguignon, bœuf bourguignon, pot-au-feu, ratatouille, quiche lorraine, gratin
      dauphinois, cassoulet, choucroute, coq au vin, raclette, fondue savoyarde, tartiflette,
      bouillabaisse, crêpes, pâte à crêpes, tarte tatin, tarte aux pommes, mousse au chocolat, crème
      brûlée, crème anglaise, crème pâtissière, île flottante, pâte à choux, pâte à pizza, pâte à tarte,
      fond de tarte, blancs en neige, blancs d'œufs, jaune d'œuf, œufs en neige, monter les blancs,
      clarifier le beurre, beurre noisette, beurre fondu, beurre pommade, noix de beurre, beurre salé,
      sucre vanillé, sucre en poudre, pincée de sel, gros sel, fleur de sel, herbes de provence, romarin,
      estragon, cannelle, noix de muscade, gingembre, curcuma, cumin, safran, paprika, piment d'espelette,
      moutarde de dijon, vinaigrette, mayonnaise, béchamel, sauce béarnaise, sauce hollandaise, roux
      blond, cuire à la vapeur, cuit à la vapeur, cuire à feu, à feu vif, feu moyen, au bain-marie,
      bain-marie, faire revenir, fais revenir, font revenir, faire fondre, faites fondre, laissez
      refroidir, laissez reposer, laissez cuire, faites cuire, fais cuire, faire dorer, faites dorer,
      faire sauter les légumes, faire blondir, faire suer, réserver au frais, au réfrigérateur une heure,
      cuisez, incorporez, rectifiez l'assaisonnement, saupoudrez, hachez, hacher menu, en julienne, en
      rondelles, fines lamelles, en lamelles, au four à, four à chaleur tournante, thermostat six,
      thermostat sept, minutes de cuisson, temps de cuisson, papier cuisson, papier sulfurisé, plat à
      gratin, moule à gâteau, moule à tarte, rouleau à pâtisserie, batteur électrique, robot de cuisine,
      robot pâtissier, cuillère en bois, couteau de cuisine, cocotte-minute, faitout, wok, barbecue,
      brigade en cuisine, chef étoilé, étoile michelin, guide michelin, top chef, meilleur pâtissier,
      masterchef, cyril lignac, philippe etchebest, paul bocuse, alain ducasse, thierry marx, hélène
      darroze, pierre hermé, cuisine française, cuisine italienne, cuisine asiatique, à table tout le
      monde, filet mignon, magret de canard, confit de canard, foie gras, gigot d'agneau, côte de bœuf,
      steak haché, steak-frites, moules-frites, poulet rôti, rôti de porc, saumon fumé, noix de
      saint-jacques, risotto, pâtes carbonara, carbonara, bolognaise, lasagnes, spaghettis, gnocchis,
      purée, purée de pommes de terre, pommes de terre sautées, frites maison, velouté, soupe à l'oignon,
      salade niçoise, macarons, madeleines, fraisier, mille-feuille, brioche, gaufres, meringue, ganache,
      pralin, caramel au beurre salé, pâte qui lève, blender, mixez, al dente, croque-monsieur,
      hors-d'œuvre, amuse-bouche, mise en bouche, entrée plat dessert, levain, lardons, carottes râpées,
      poireaux, courgettes, aubergines, cuisinière à gaz, plaque de cuisson, livres de recettes, recette
      de grand-mère, recette facile, gâteau au chocolat, gâteau au yaourt, cuiller à soupe, filet d'huile,
      coupez-les en dés, en petits dés, éclair au chocolat, éclairs, mouille au vin rouge, mouillez avec,
      feuille de laurier, ajoutez la farine, ajoutez le sucre, ajoutez le beurre, ajoutez les œufs,
      ajoutez le lait, ajoute un peu de, ajoutez un filet de, coupez les légumes, versez le lait, versez
      la pâte, versez le mélange, =plancha, bon appétit, =fleur d'oranger, rouleau à pâtisserie et, mon
      soufflé, soufflé est retombé, soufflé au fromage, mettre au four, au four pendant, enfourner,
      préchauffer, on laisse mijoter, laissez mijoter, laisser reposer la pâte, reposer la pâte, pâte
      sablée, coupez en dés, on ajoute le beurre, faire revenir les oignons, faites revenir, envoyez la
      deux, ça marche chef`,
    ordinary: `recette, =four, farine, =pâte, revenir dans le beurre, poêle, casserole, cocotte,
      cuillerée, bouillon, =ail, persil, basilic, thym, vinaigre, ingrédient, =sauce, =soupe, =cuisiner,
      =cuisine, =cuisinier, =cuisinière, =cuisson, =cuire, =cuit, levure, marinade, rôtir, =rôti,
      pâtisserie, pâtissier, ciboulette, =fouetter, =gratin, =gratiner, blanchir les, ragoût, =suer,
      dorer, aromate, =recettes, gâteau, dessert, cake, tarte, chocolat noir, =pâtes, doré au four, râper,
      mixeur, vanille, carotte, champignon, crevette, huître, saumon, cabillaud, bœuf, veau, agneau,
      canard, dinde, jambon, steak, entrecôte, bavette, =frites, épice, =menthe, coriandre, sésame, miel,
      confiture, sirop, compote, caramel, =crêpe, =cuisent, =cuisez, =cuite, =cuites, =cuits, =beurre,
      crémeux, croustillant, moelleux, onctueux, juteux, appétissant, saveur, gustatif, dégustation,
      gourmet, gourmand, gastronomie, étoilé, sous-chef, dressage, dresser l'assiette, marmite, passoire,
      louche, spatule, saladier, chapelure, maïzena, semoule, lentilles, couscous, tajine, paella, sushi,
      pizza, ravioli, nouilles, parmesan, mozzarella, gruyère, comté, mascarpone, fromage râpé, couper en,
      =sauces, jus de citron, jus de cuisson, cuiller, bouillir, ébullition, frémir, frire, friture,
      flamber, garniture, pain perdu, viennoiserie, croissant, baguette, crémerie, fourneaux, =poêles,
      congeler, frigo, réfrigérateur, cuisinier, =chef, =cheffe, ajoutez, mouiller, =œuf, =œufs, =carotte,
      =carottes, =fouet, =fouets, =assiette, =assiettes, en cuisine, =moules, =saucisse, =saucisses,
      =fondant, =griller, =grillé, =grillée, =grillés, =farcis, =farci, =farcies, =restaurateur, =curry,
      ajoutez le, ajoutez la, oui chef, les oignons, émincer, sortir du four, ouvert le four, ouvrir le
      four`,
    weak: `=pain, beurre, sucre, =sel, remuer, lait, crème, fromage, riz, =plat, =plats, goût, citron,
      tomate, pomme de terre, légume, viande, poulet, poisson, dîner, repas, frais, servir, huile, bol,
      vin blanc, réduire, =pincée, feu, degrés, déjeuner, délicieux, reposer, grammes, =litre, jus, vin,
      chocolat, fruit, pomme, salade, tablier, plaque, mousse, feuille, couvercle, tiède, refroidir,
      cerise, noix, amande, faim, gras, cru, assortir, =coupez, morceaux, petit déjeuner, =chefs, eau,
      =table, thermostat, =filet, =chaud, =réduction, =tourné, =ajoute, =ajouter, en dés, boulanger,
      boulangerie, =casser, =cassez`,
    against: `chef d'état, chef du gouvernement, chef du parti, cuisine équipée, rénover la cuisine, chef
      de gang, dans le pétrin, film, équipe`,
  },
  'home and garden': {
    strong: `décoration intérieure, architecte d'intérieur, rénovation de la salle de bain, salon de
      jardin, tondre la pelouse, taille des rosiers, repeindre les murs, repeint les murs, massif de
      fleurs, potager, papier peint, abattre une cloison, abat cette cloison, changer le carrelage,
      bricolage, jardinerie, jardiner, jardinage, compost, pelouse, gazon, rosiers, décorateur, poncer,
      terreau, salle de bains, tondeuse, tondeuse à gazon, sécateur, arrosoir, tuyau d'arrosage, arrosage
      automatique, brouette, bêche, binette, râteau de jardin, cisaille, taille-haie, débroussailleuse,
      motoculteur, composteur, paillage, bouturage, bouture, repiquer, rempoter, rempotage, désherber,
      mauvaises herbes, limaces, mildiou, purin d'ortie, engrais naturel, bulbes de tulipes, géraniums,
      hortensia, lavande, pivoines, dahlias, rosier grimpant, glycine, bougainvillier, lauriers-roses,
      haie de thuyas, tonte, pieds de tomates, plants de tomates, semer les radis, carré potager, potager
      bio, permaculture, jardin partagé, jardin à la française, serre de jardin, abri de jardin, cabane
      de jardin, pergola, véranda, terrasse en bois, lames de terrasse, piscine hors-sol, main verte, la
      main verte, saints de glace, avant les gelées, sainte-catherine, verger, truffaut, leroy merlin,
      castorama, brico dépôt, ikea, conforama, maisons du monde, silence ça pousse, valérie damidot,
      stéphane plaza déco, home staging, relooking déco, feng shui, lé de papier peint, couches de
      peinture, sous-couche, pot de peinture, rouleau à peinture, ruban de masquage, enduit, ponçage,
      ponceuse, papier de verre, lasure, vernir le parquet, vernis marin, visseuse, perceuse-visseuse,
      scie sauteuse, scie circulaire, tournevis, clé à molette, niveau à bulle, chevilles et vis, mètre
      ruban, placo, placoplatre, plaque de plâtre, isolation des combles, laine de verre, double vitrage,
      fenêtres double vitrage, pompe à chaleur, poêle à bois, poêle à granulés, cheminée à foyer,
      chaudière, chauffe-eau, plomberie, fuite d'eau, joint de silicone, refaire les joints,
      robinetterie, mitigeur, lavabo, receveur de douche, douche à l'italienne, carreleur, faïence,
      crédence, plan de travail, cuisine équipée, cuisine ouverte, îlot central, tableau électrique,
      prise électrique, interrupteur, abattre la cloison, mur porteur, abattre ce mur, couvreur,
      ravalement, refaire la toiture, fuite dans la toiture, chantier à la maison, travaux dans la
      maison, rénovation de la cuisine, gros œuvre, canapé d'angle, canapé convertible, table basse,
      bibliothèque en bois, dressing, tringle à rideaux, voilages, housse de couette, linge de maison,
      luminaire, suspension en rotin, abat-jour, tapis berbère, meuble en kit, monter le meuble, brocante
      pour la maison, style scandinave, style industriel, couleur aux murs, vider le grenier, ménage de
      printemps, aspirateur, serpillière, lave-linge, lave-vaisselle, sèche-linge, détacher une tache,
      vinaigre blanc, bicarbonate, plantes d'intérieur, plante verte, jardin d'hiver, fleurs fanées,
      bourgeons, tuteur, greffe de rosier, plates-bandes, =taillez, semez les, =pucerons, =décaper,
      =décape, jardinière de géraniums, tailler la haie, tailler les rosiers, paillez le pied, paillez
      les, lames en composite, olivier en pot, changez le joint, robinet de la cuisine`,
    ordinary: `=taille les, =semis, graine, =arroser, =arrose, =arrosage, serre, canapé, rideau,
      carrelage, cloison, perceuse, pinceau, parquet, rénover, =haie, =haies, engrais, repeindre,
      repeint, bricoleur, tapisserie, =paillage, terrasse, fleurir, lampe, =jardins, bulbe, pétunia,
      tulipe, floraison, semence, plantation, =plantez, =plants, =plant, =arrosez, =rabattez, arbuste,
      arbre fruitier, pommier, cerisier, feuillage, =vivace, =vivaces, ortie, radis, courges, récolte,
      =tonte, râteau, biner, =tondre, bricoler, =travaux, =plâtre, clou, cheville, robinet, évier,
      toiture, =chauffage, isolation, volets, =store, parquet flottant, lino, moquette, tapis, déco,
      aménagement, armoire, mobilier, clôture, treillage, potagers, escargots, mousses, grenier, =chambre
      d'amis, menuiserie, maçonnerie, =rose trémière, =fauteuils, =fauteuil, =meuble, =meubles, =étagère,
      =étagères, =lustre, =buffet, =fleurs, =outils, =commode, =baignoire, =chantier, =marteau, =pelle,
      =placards, =placard, radiateur, plombier`,
    weak: `=plante, =plantes, peindre, peinture, mur, salon, sol, coussin, =pousser, =terrasse, hiver,
      pot, planter, rangement, pied, printemps, automne, soleil, humidité, herbe, légumes, tomates,
      cuisine, couloir, chambre, sable, bois, brico, style, percer, coller, fixer, mètres, couches,
      étage, entretien, espace, balcon, cheminée, gel, =fleur, =fenêtre, =fenêtres, =joints, =racines,
      =peinture, =outil, =vis, =ménage, =posez, =tailler, charpentier, menuisier, maçon, électricien`,
    against: `jardin d'enfants, peintre, musée, toile, papillon, poumons, agence immobilière, loyer,
      galerie, prison, musique`,
  },
  pets: {
    strong: `croquettes pour chien, croquettes pour chat, animal de compagnie, refuge pour animaux, berger
      allemand, litière du chat, meilleur ami de l'homme, adopter un chien, adopter un chat, cochon
      d'inde, maître-chien, animalerie, vétérinaire, perruches, croquettes, ronronne, litière, toilettage,
      vermifuge, gamelle, gamelle du chien, niche du chien, arbre à chat, griffoir, chatière, caisse de
      transport, muselière, médaille du chien, collier antipuces, stériliser le chat, stérilisé, castrer,
      castration du chat, puce électronique du chien, identifié et vacciné, vaccin contre la rage, rappel
      de vaccin, tiques, puces du chat, miaule, miaou, remue la queue, promène mon chien, dresseur canin,
      éducateur canin, comportementaliste canin, école du chiot, toiletteur, concours canin, race de
      chien, race canine, chien d'aveugle, chien guide, chien perdu, chat perdu, chien errant, chats
      errants, chien abandonné, chat de gouttière, chat siamois, chat persan, maine coon, bouledogue
      français, bouledogue, golden retriever, border collie, yorkshire, chihuahua, teckel, beagle, cocker,
      jack russell, berger australien, husky, dalmatien, rottweiler, épagneul, bichon, chinchilla, furet,
      gerbille, canari, perroquet gris, poisson rouge, tortue terrestre, terrarium, iguane domestique,
      animaux domestiques, abandon d'animaux, abandonner son chien, refuge animalier, refuge de la spa, la
      spa, famille d'accueil pour chiens, fondation brigitte bardot, trente millions d'amis, royal canin,
      whiskas, friskies, clinique vétérinaire, véto, chez le véto, boule de poils, pelote de laine, os à
      mâcher, donne la patte, couché le chien, bon chien, gentil chien, au pied médor, médor, félix le
      chat, minou, matou, toutou, chenil, pension pour chiens, pension canine, pet-sitter, dog-sitter,
      jouet pour chien, friandise pour chien, friandises pour chat, pelage, poils de chat, allergique aux
      poils, bac à litière, aquariophilie, portée de chiots, poney club, mon cheval au pré, élevage canin,
      =hamsters, sans laisse, tenu en laisse, tenir en laisse, en laisse, =pâtée, =caniche, =caniches, ton
      hamster, mon hamster, hamster, boîte de graines, ma chienne, ma chatte s'appelle, le chien et le
      chat, sortir le chien, promener les chiens, emmène-le chez le vétérinaire, ses croquettes, la
      litière, changer la litière, griffe le canapé, chiot, un chiot, le chiot, chaton, un chaton, laisse
      et muselière, assis pas bouger, il perd ses poils, cage du lapin, lapin nain`,
    ordinary: `=chien, =chiens, =chienne, =chat, =chats, =chatte, =chatons, laisse et collier, aquarium,
      perroquet, labrador, caniche, =spa, =toutou, =niche, cage, museau, câlins, poil, =chiennes, félin,
      =canin, =canine, =rongeur, =rongeurs, mordu, =dressage, tortue, mâchouille, bocal, éleveur,
      =laisses, animal de, =refuge, poney, =carlin, mon chien, mon chat, notre chat, notre chien, le
      vétérinaire, sa gamelle, la gamelle, aboie, chez le vétérinaire, secoue la boîte`,
    weak: `queue, vacciné, oiseau, collier, =maître, thon, promener, compagnon, croquer, gratter, jouer,
      nourriture, otite, canapé, jardin, dort, lécher, poule, cheval, oreilles, rage, croisé, fidèle,
      sieste, =pattes, =poils, maître, abandonné, animaux, adopté, promenade, =laisse`,
    against: `chasse, chien de garde politique, chien de garde, zoo, prison, savane, lion, viande, aboyer
      des ordres, cirque, internet, voisins, du troisième`,
  },
} satisfies PartOfLexicon;
