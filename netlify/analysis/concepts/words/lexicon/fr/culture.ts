import type { PartOfLexicon } from '../../lexicon';

export const CULTURE = {
  movies: {
    strong: `festival de cannes, festival de cinéma, salle de cinéma, vedette de cinéma, star de cinéma,
      sort en salles, film d'horreur, film d'action, long métrage, court métrage, meilleure actrice,
      meilleur acteur, meilleur film, critique de cinéma, tapis rouge, grand écran, césar du, palme d'or,
      bande-annonce, metteur en scène de cinéma, premier film, sortie du film, film muet`,
    ordinary: `=film, =films, =cinéma, =cinémas, cinéaste, =actrice, =actrices, =acteur, =acteurs,
      hollywood, scénariste, =scénario, =réalisateur, =réalisateurs, =réalisatrice, =oscar, =oscars,
      =tournage, cinéphile, =casting, blockbuster, =suite du film, distribution, box-office, producteur,
      documentaire`,
    weak: `rôle, scène, caméra, écran, personnage, public, critique, comédie, drame, vedette, intrigue,
      prix, festival, incarner, tourner, image, cannes, séance, projection`,
    against: `porno, théâtre, sexe`,
  },
  'books and literature': {
    strong: `prix goncourt, prix nobel de littérature, prix littéraire, roman policier, roman historique,
      club de lecture, salon du livre, critique littéraire, premier roman, recueil de poèmes, séance de
      dédicaces, maison d'édition, agent littéraire, rentrée littéraire, nouvelle édition du roman, bande
      dessinée, livre de poche, œuvre littéraire`,
    ordinary: `=roman, =romans, romancier, écrivain, auteur, autrice, littérature, littéraire, poète, poème,
      poésie, éditeur, éditrice, librairie, bibliothèque, =livre, =livres, narrateur, narratrice, victor
      hugo, balzac, proust, flaubert, zola, camus, manuscrit, best-seller, =exemplaires, =prose, lecteur,
      lectrice, autobiographie, =préface`,
    weak: `=lire, écrire, histoire, page, chapitre, publier, fiction, édition, traduction, personnage,
      conte, vers, récit, millions, langues, titre, plume, mots`,
    against: `livre de cuisine, livre de recettes`,
  },
  'fine art': {
    strong: `huile sur toile, peinture à l'huile, galerie d'art, musée du louvre, musée d'orsay, musée
      d'art, histoire de l'art, œuvre d'art, art contemporain, art moderne, art abstrait, nature morte,
      beaux-arts, autoportrait, exposition de peinture, centre pompidou, marchand d'art, coup de pinceau,
      vente aux enchères d'art`,
    ordinary: `=toile, =tableau, =tableaux, =peintre, =peintres, =peinte, =peint, =peinture, =peintures,
      pinceau, sculpture, sculpteur, aquarelle, fresque, chevalet, portrait, picasso, monet, renoir,
      cézanne, matisse, rodin, impressionnisme, cubisme, surréalisme, baroque, renaissance, musée, galerie,
      exposition, commissaire d'exposition, gravure, chef-d'œuvre, joconde, vernissage`,
    weak: `art, artiste, couleur, lumière, enchères, =collection, =collections, collectionneur, cadre,
      statue, marbre, bronze, dessin, esquisse, siècle, composition, vers, atelier, huile`,
    against: `arts martiaux, tableau de bord, tableau noir, peinture du salon, repeindre, huile d'olive`,
  },
  'religion and spirituality': {
    strong: `esprit saint, saint-esprit, jésus-christ, ancien testament, nouveau testament, semaine sainte,
      église catholique, vierge marie, première communion, terre sainte, notre père, saint-père, parole de
      dieu, célèbre la messe, messe du dimanche, vie éternelle, dix commandements, le prophète mahomet,
      moine bouddhiste, enfant de chœur, vendredi saint`,
    ordinary: `=église, =églises, prêtre, évêque, =pape, messe, curé, paroisse, sermon, =prier, =prient,
      =prie, =prions, =prière, =prières, mosquée, imam, coran, synagogue, rabbin, torah, =bible, biblique,
      évangile, jésus, =christ, chrétien, christianisme, musulman, islam, =juif, =juive, judaïsme,
      bouddhiste, bouddhisme, bouddha, hindouisme, monastère, =moine, =moines, religieuse, cathédrale,
      chapelle, baptême, pèlerin, pèlerinage, ramadan, vatican, =amen, psaume, théologie, couvent, =fidèles,
      paroissien, abbaye`,
    weak: `dieu, =foi, saint, âme, ciel, péché, bénédiction, =bénir, autel, dimanche, religion, temple,
      ange, croyance, bougie, =chœur, sacré, =esprit, =paix, spirituel, pardon`,
    against: `mon dieu, dieu merci, terroriste, djihadiste, nazi, avortement, bonne foi`,
  },
} satisfies PartOfLexicon;
