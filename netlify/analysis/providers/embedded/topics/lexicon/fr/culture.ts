import type { PartOfLexicon } from '../../lexicon';

export const CULTURE = {
  movies: {
    strong: `festival de cannes, festival de cinéma, salle de cinéma, vedette de cinéma, star de cinéma,
      sort en salles, film d'horreur, film d'action, long métrage, court métrage, meilleure actrice,
      meilleur acteur, meilleur film, critique de cinéma, tapis rouge, grand écran, césar du, palme d'or,
      bande-annonce, metteur en scène de cinéma, premier film, sortie du film, film muet, cinéaste,
      cinéphile, blockbuster, box-office, septième art, césar du meilleur, oscars, oscar du meilleur,
      oscar de la meilleure, golden globes, montée des marches, mostra de venise, ours d'or, berlinale,
      festival de deauville, actuellement au cinéma, bientôt au cinéma, salle obscure, pop-corn, millions
      d'entrées, entrées en salles, multiplexe, ugc, mk2, allociné, metteur en scène, plateau de tournage,
      jour de tournage, moteur ça tourne, silence on tourne, silence plateau, clap de fin, premier clap,
      plan-séquence, gros plan, contrechamp, champ-contrechamp, hors-champ, bande originale, générique de
      fin, montage du film, salle de montage, monteuse, chef opérateur, directeur de la photographie,
      ingénieur du son, perchman, perchiste, cascadeur, sans doublure, version originale, effets spéciaux,
      fond vert, maquilleur de cinéma, costumière, second rôle, premier rôle, rôle principal, rôle-titre,
      rôle de sa vie, tête d'affiche, affiche du film, dans le rôle de, joue le rôle, incarne à l'écran,
      adapté au cinéma, comédie romantique, comédie musicale, film culte, film policier, film noir, film
      d'animation, film de guerre, film de science-fiction, péplum, biopic, remake, préquel, franchise
      marvel, star wars, james bond, harry potter au cinéma, pixar, studio ghibli, miyazaki, nouvelle
      vague, godard, truffaut, chabrol, renoir cinéaste, marcel carné, jean gabin, gabin, belmondo, alain
      delon, lino ventura, louis de funès, de funès, bourvil, philippe noiret, depardieu, gérard
      depardieu, catherine deneuve, deneuve, isabelle huppert, huppert, isabelle adjani, adjani, juliette
      binoche, binoche, marion cotillard, cotillard, jean dujardin, dujardin, omar sy, vincent cassel, léa
      seydoux, adèle exarchopoulos, virginie efira, sophie marceau, brigitte bardot, jean-paul belmondo,
      luc besson, jacques audiard, audiard, claude lelouch, lelouch, françois ozon, cédric klapisch,
      klapisch, xavier dolan, justine triet, agnès varda, varda, hitchcock, spielberg, scorsese,
      tarantino, kubrick, christopher nolan, almodovar, fellini, chaplin, marilyn monroe, tom cruise,
      leonardo dicaprio, dicaprio, brad pitt, meryl streep, intouchables, bienvenue chez les ch'tis, la
      grande vadrouille, les tontons flingueurs, le dîner de cons, amélie poulain, anatomie d'une chute,
      le comte de monte-cristo au cinéma, oppenheimer, barbie au cinéma, ciné-club, cinémathèque,
      projectionniste, casting du film, =film de, =films de, au cinéma mercredi, =cascadeur, réalisatrice,
      charlie chaplin, =cinéma français, =acteur principal, cascades lui-même, =scénariste, western
      spaghetti, =pathé, figurant regarde, coupez on la refait, avant le plan, maquillage s'il vous plaît,
      raccord maquillage, silence moteur, moteur action, en salles mercredi, sort au cinéma, sort mercredi
      au cinéma, j'ai tourné avec, premier rôle au cinéma`,
    ordinary: `=film, =films, =cinéma, =cinémas, =actrice, =actrices, =acteur, =acteurs, =scénario,
      =réalisateur, =réalisateurs, =réalisatrice, =oscar, =oscars, =tournage, =casting, =suite du film,
      distribution, producteur, documentaire, vedettes, intrigue, tournages, répliques culte, oscarisé,
      nommé aux, palmarès, fiction, cinématographique, super-héros, héroïne du, =césar, =cannes, cascades,
      doublure, prise, figurants, doublage, générique, cinéma, ciné, comédien, pellicule, =saga, thriller,
      western, hollywood, =delon, =disney, marvel, suspense, sous-titres, scénario, au cinéma, à
      l'affiche, avant-première, projection, =spectateurs, =clap, =star, =studios, =séquence, tournage du
      film, on la refait, plan suivant, le plan suivant, ce film, dans ce film, mon personnage, ça tourne,
      tourner avec, regardé la caméra`,
    weak: `rôle, scène, caméra, écran, personnage, public, critique, comédie, drame, prix, festival,
      incarner, image, séance, entrées, chef-d'œuvre, scénariser, mise en scène, drôle, émouvant,
      applaudi, coréen, festival de, =salle, =salles, =plateau, décor, costumes, culte, affiche,
      adaptation, dialogues, =jury, récompense, =tourner, =tourné, =tourne, =levée`,
    against: 'porno, théâtre, sexe, police, film plastique, film alimentaire, film x',
  },
  'books and literature': {
    strong: `prix goncourt, prix nobel de littérature, prix littéraire, roman policier, roman historique,
      club de lecture, salon du livre, critique littéraire, premier roman, recueil de poèmes, séance de
      dédicaces, maison d'édition, agent littéraire, rentrée littéraire, nouvelle édition du roman, bande
      dessinée, livre de poche, œuvre littéraire, romancière, écrivain, autrice, littérature, poème,
      libraire, narratrice, victor hugo, balzac, proust, flaubert, zola, manuscrit, best-seller,
      autobiographie, goncourt, le goncourt, renaudot, prix renaudot, prix femina, prix médicis, prix
      interallié, nobel de littérature, académie française, académicien, immortel de l'académie, jury
      littéraire, la grande librairie, apostrophes de pivot, bernard pivot, augustin trapenard, françois
      busnel, poétesse, recueil de nouvelles, sonnet, alexandrin, vers libres, haïku, dramaturge,
      autofiction, mémoires d'outre-tombe, journal intime publié, correspondance de flaubert, manuscrits,
      tapuscrit, machine à écrire, page blanche, angoisse de la page, premier jet, épreuves du roman,
      gallimard, grasset, flammarion, actes sud, robert laffont, éditions de minuit, la pléiade, pléiade,
      comité de lecture, à-valoir, droits d'auteur du roman, nègre littéraire, prête-plume, best-sellers,
      tirage à, réimpression, exemplaires vendus, quatrième de couverture, jaquette du livre, couverture
      du livre, marque-page, bibliothécaire, bibliothèque municipale, médiathèque, bibliothèque nationale,
      cercle de lecture, festival du livre, foire du livre, lectorat, lire un livre, lire des livres, lis
      en ce moment, livre préféré, livre de chevet, lecture de l'été, lectures d'été, bédé, planche de bd,
      angoulême, tintin, astérix, gaston lagaffe, lucky luke, roman graphique, littérature jeunesse, album
      jeunesse, conte de fées, contes de perrault, fables de la fontaine, les misérables, comédie humaine,
      madame bovary, stendhal, germinal, émile zola, marcel proust, madeleine de proust, maupassant,
      baudelaire, les fleurs du mal, verlaine, apollinaire, prévert, éluard, diderot, racine et corneille,
      ronsard, rabelais, montaigne, george sand, marguerite duras, yourcenar, simone de beauvoir,
      beauvoir, sartre, albert camus, l'étranger de camus, saint-exupéry, le petit prince, boris vian,
      queneau, perec, modiano, le clézio, annie ernaux, ernaux, houellebecq, amélie nothomb, nothomb,
      guillaume musso, virginie grimaldi, joël dicker, pierre lemaitre, fred vargas, leïla slimani, kamel
      daoud, boualem sansal, virginie despentes, despentes, jean d'ormesson, agatha christie, sherlock
      holmes, hercule poirot, arsène lupin, simenon, stephen king, rowling, tolkien, shakespeare, jane
      austen, virginia woolf, kafka, dostoïevski, tolstoï, tchekhov, hemingway, edgar allan poe, don
      quichotte, garcía márquez, homère, intrigue du roman, incipit, épilogue du livre, liseuse, livre
      audio, traductrice, traduit en trente langues, roman noir, thriller psychologique, roman d'amour,
      dark romance, atelier d'écriture, plume acérée de l'auteur, préfacé, classiques de la littérature,
      ton roman, =roman de, son roman, mon roman, son premier livre, écrire un livre, écrit un livre, mon
      livre, son livre, guerre et paix de, littéraire de, marc lévy, poésie de, =rimbaud, dédicacer son,
      =hamlet, =essayiste, =femina`,
    ordinary: `=roman, =romans, =livre, =livres, camus, =exemplaires, =prose, =préface, =lire, chapitres,
      édité, conte, récits, fable, prose, parution, relire, relit, relu, écrivait, strophe, verset,
      prologue, épilogue, traducteur, primé, couronné, imaginaire, saga familiale, écriture, littéraire,
      poète, poésie, éditeur, éditrice, lecteur, polar, tome, =bd, =maigret, bouquin, dédicace,
      biographie, traduction, narrateur, trilogie, odyssée, =colette, =rimes, =parution, ouvrage,
      =dickens, bibliothèque, =paru, molière, voltaire, =conte, =duras, décerné, =recueil, =recueils,
      =manga, =mangas`,
    weak: `page, fiction, personnage, récit, millions, titre, mots, étagère, succès, bouts de papier,
      œuvre, =écrire, =écrit, publié, =plume, lecture, =nouvelles, héros, phrases, traduit, vers, raconte,
      =papier, =encre, signature, épreuves, couverture, tirage`,
    against: 'livre de cuisine, livre de recettes, livre de comptes, carnet de chèques, recette',
  },
  'fine art': {
    strong: `huile sur toile, peinture à l'huile, galerie d'art, musée du louvre, musée d'orsay, musée
      d'art, histoire de l'art, art contemporain, art moderne, art abstrait, nature morte, beaux-arts,
      autoportrait, exposition de peinture, centre pompidou, marchand d'art, coup de pinceau, vente aux
      enchères d'art, pinceaux, sculpture, sculpteur, aquarelle, chevalet, picasso, monet, cézanne,
      matisse, rodin, impressionniste, cubisme, surréaliste, joconde, vernissage, gouache, fusain, encre
      de chine, lithographie, sérigraphie, eau-forte, vitrail, vitraux, tapisserie d'aubusson,
      enluminure, trompe-l'œil, clair-obscur, autoportraits, triptyque, diptyque, retable, polyptyque,
      palette du peintre, couteau à peindre, toile vierge, toile de maître, tableau de maître, tableau du
      maître, faussaire, faux tableau, artiste peintre, sculptrice, buste en marbre, bronze de rodin,
      statue de, statuaire, plasticien, installation de l'artiste, performance artistique, art brut, art
      déco, art nouveau, arts premiers, street art, graffeur, pochoir, banksy, jr colle, musée des
      beaux-arts, le louvre, louvre, beaubourg, musée rodin, musée picasso, musée de l'orangerie,
      fondation louis vuitton, fondation maeght, grand palais exposition, palais de tokyo, quai branly,
      petit palais, musée guimet, prado, offices de florence, chapelle sixtine, rijksmuseum, tate modern,
      moma, guggenheim, villa médicis, biennale de venise, fiac, art basel, drouot, sotheby's,
      christie's, commissaire-priseur, adjugé vendu, vente aux enchères, maison de ventes, collectionneur
      d'art, cimaises, accrochage, conservateur du musée, restauratrice de tableaux, restauration du
      tableau, couche de vernis, sous la peinture, historien de l'art, maître flamand, primitifs
      flamands, renaissance italienne, quattrocento, école flamande, rococo, néoclassicisme, réalisme de
      courbet, pointillisme, fauvisme, cubiste, expressionnisme, dadaïsme, pop art, minimalisme, la
      joconde, mona lisa, léonard de vinci, michel-ange, raphaël peintre, botticelli, le caravage,
      caravage, titien, rembrandt, vermeer, la jeune fille à la perle, rubens, van eyck, bruegel, jérôme
      bosch, dürer, velázquez, vélasquez, el greco, watteau, fragonard, david d'angers, delacroix,
      géricault, radeau de la méduse, courbet, l'origine du monde, claude monet, les nymphéas, nymphéas,
      giverny, pissarro, sisley, berthe morisot, gauguin, van gogh, tournesols de van gogh,
      toulouse-lautrec, seurat, signac, camille claudel, klimt, schiele, le cri de munch, guernica,
      demoiselles d'avignon, modigliani, chagall, dalí, magritte, kandinsky, mondrian, giacometti,
      nicolas de staël, yves klein, niki de saint phalle, jean tinguely, louise bourgeois, andy warhol,
      warhol, basquiat, jeff koons, damien hirst, rothko, pollock, frida kahlo, murakami, kusama, atelier
      du peintre, atelier de l'artiste, signé en bas à droite, cadre doré, œuvres exposées, tableau de
      picasso, peintre de, exposition du peintre, peinture de, tableau peint, œuvre d'art, peintre, peint
      par, =goya, =manet, =braque et, =degas, =mosaïques, estampes, rétrospective, =renoir, =lavis`,
    ordinary: `=toile, =tableau, =tableaux, =peintre, =peintres, =peinte, =peint, =peinture, =peintures,
      commissaire d'exposition, enchère, collectionneurs, statues, marbre, esquisses, croquis, peignait,
      peinture, argile, buste, nu féminin, paysage peint, palette, craie, craie blanche, pierre noire,
      abstrait, abstraction, cathédrale de rouen, avant-garde, mécène, =toiles, peindre, musée, galerie,
      exposition, œuvre, chef-d'œuvre, sanguine, pastel, fresque, =mosaïque, gravure, portrait, dessins,
      artiste, conservateur du, =expose, =exposées, =exposée, baroque, =pigments, =adjugé, =christie,
      =braque, bronze`,
    weak: `art, =collection, =collections, cadre, siècle, composition, vers, atelier, huile, ombre,
      visiteurs, authentique, anvers, florence, encadré, =dessin, conservateur, =craie, signé, =maître,
      perspective, inspiration, couleurs, lumière, =pose`,
    against: `arts martiaux, tableau de bord, tableau noir, peinture du salon, repeindre, huile d'olive,
      mécanicien, peinture du mur, cuisine, film, papier peint, tableau de chasse, carrosserie, fromage
      de tête`,
  },
  'religion and spirituality': {
    strong: `esprit saint, saint-esprit, jésus-christ, ancien testament, nouveau testament, semaine
      sainte, église catholique, vierge marie, première communion, terre sainte, notre père, saint-père,
      parole de dieu, célèbre la messe, messe du dimanche, vie éternelle, dix commandements, le prophète
      mahomet, moine bouddhiste, enfant de chœur, vendredi saint, paroisse, =prions, torah, évangile,
      christianisme, judaïsme, bouddhiste, bouddhisme, bouddha, hindou, =moine, =moines, pèlerinage,
      psaume, théologie, paroissiens, bénédiction, messe de minuit, messe de noël, grand-messe,
      eucharistie, hostie, profession de foi, confirmation religieuse, confessionnal, se confesser,
      pardonnez-moi mon père, bénissez-moi mon père, notre père qui es aux cieux, je vous salue marie, ave
      maria, au nom du père, que dieu vous bénisse, dieu vous bénisse, dieu te bénisse, prions ensemble,
      prions le seigneur, le seigneur soit avec vous, christ, sainte trinité, crucifixion, crucifix, croix
      du christ, chemin de croix, dimanche de pâques, carême, mercredi des cendres, épiphanie, assomption,
      ascension du christ, pentecôte, rameaux bénis, vicaire, diacre, séminariste, archevêque, conclave,
      fumée blanche, pape françois, pape léon, léon xiv, jean-paul ii, benoît xvi, saint-siège, souverain
      pontife, place saint-pierre, basilique saint-pierre, notre-dame de paris, cloître, moniale, bonne
      sœur, carmélite, bénédictins, franciscain, jésuite, dominicain, presbytère, sacristie, cloches de
      l'église, son des cloches, paroissial, catéchisme, caté, chorale de l'église, gospel, chant
      grégorien, épître, exode biblique, apôtre, disciples de jésus, prophète, péché originel, péchés
      capitaux, enfer et paradis, purgatoire, jugement dernier, archange, ange gardien, diable et bon
      dieu, miracle de lourdes, chemin de saint-jacques, saint-jacques-de-compostelle, sainte thérèse,
      canonisation, béatifié, saint patron, baptiser, fonts baptismaux, eau bénite, catholique,
      catholicisme, protestant, protestantisme, temple protestant, luthérien, évangélique, patriarche,
      église orthodoxe, témoins de jéhovah, mormons, scientologie, non-croyants, athée, agnostique,
      athéisme, foi chrétienne, foi catholique, chrétiens d'orient, grande mosquée, minaret, muezzin,
      appel à la prière, tapis de prière, sourate, jeûne du ramadan, rupture du jeûne, iftar, aïd el-fitr,
      aïd el-kébir, mouton de l'aïd, la mecque, mecque, hadj, hajj, pèlerinage à la mecque, mahomet, inch
      allah, sunnite, chiite, soufi, soufisme, talmud, kippa, chabbat, shabbat, bar-mitsvah, bar mitzvah,
      pessah, yom kippour, roch hachana, hanoucca, menorah, mur des lamentations, jérusalem, dalaï-lama,
      lama tibétain, nirvana, réincarnation, pagode, temple bouddhiste, zen bouddhiste, hindous, ganesh,
      shiva, krishna, gange sacré, ashram, sikh, chaman, vaudou, spiritualité, retraite spirituelle, quête
      spirituelle, directeur spirituel, méditation en pleine conscience, théologien, homélie,
      extrême-onction, ordonné prêtre, vocation religieuse, entrer dans les ordres, vœux de chasteté,
      célibat des prêtres, le jour du seigneur, émission religieuse, denier du culte, quête à la messe,
      lieu de culte, lieux de culte, culte protestant, œcuménique, dialogue interreligieux, dieu vivant,
      providence divine, prie pour, priez pour nous, alléluia, =curé, archevêché, =pape françois, =imam,
      =imams, rabbin, =coran, baptême de, sermon, prière du, =fidèles de, =prière du soir, cierges,
      chapelle du, couvent, =aïd, =ordination, =moïse, =animisme, bénissez-moi, mon père parce que j'ai
      péché, j'ai péché, chemin de compostelle, compostelle, perdu la foi, retrouver la foi, chantent les
      vêpres, vêpres, messe des, moines chantent, la foi chrétienne, sœurs du couvent, monastère`,
    ordinary: `=église, =églises, =pape, =prier, =prient, =prie, =prière, =prières, =bible, biblique,
      =christ, =juif, =juive, =amen, =bénir, croire en dieu, crois en dieu, nef, crypte, =paroisse, pieux,
      pieuse, dévot, recueillir, se recueillir, procession, éternité, au-delà, nonne, soutane, chapelet,
      =prêtre, =prêtres, mosquée, synagogue, cathédrale, chapelle, baptême, =priez, =prié, =ramadan,
      =pâques, =toussaint, communion, religion, religieux, =fidèles, =fidèle, confession, =islam,
      musulman, chrétien, =jésus, divin, =abbé, cardinal, =pasteur, =dieu, seigneur, spirituel, =lourdes,
      =lama, secte, chorale, orthodoxe, =temple, résurrection, péché, =karma, =cierge, =allah, =cloches,
      prêche, =béni, =bénisse, =évêque, =évêques, messe, vatican, basilique, abbaye, pèlerins, abbaye de,
      au couvent, les moines, cloches sonnent, =croyants, =croyant, =croyante`,
    weak: `=foi, ciel, dimanche, croyance, =chœur, =esprit, =paix, pardon, mystère, mystique, sens de la
      vie, =saint, =sainte, =saints, culte, ange, autel, miracle, paradis, enfer, =diable, =croix,
      méditation, célébrer, =crèche, encens, =sacré, pleuré, =bougie, =bougies`,
    against: `terroriste, djihadiste, nazi, avortement, bonne foi, attentat, mariage pour tous, film,
      enfer du jeu, voile islamique, harcèlement`,
  },
} satisfies PartOfLexicon;
