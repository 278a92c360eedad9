import type { PartOfLexicon } from '../../lexicon';

export const CULTURE = {
  movies: {
    strong: `movie theater, movie trailer, film festival, box office, film director, feature film, movie
      star, film star, academy award, best picture, best actress, best actor, leading lady, film studio,
      movie studio, opening credits, film critic, movie critic, motion picture, supporting role, blockbuster
      movie, cannes film, science fiction film, horror film, horror movie, short film, silent film, opened
      at cannes, in cinemas, in theaters, oscar winner, golden globe`,
    ordinary: `movie, cinema, =film, =films, hollywood, filmmaker, screenplay, screenwriter, sequel,
      prequel, actress, =actor, =actors, oscar, cannes, blockbuster, =director, cinematographer,
      cinematography, rom-com, thriller, biopic, stunt double, film set, co-star, remake, popcorn, premiere,
      trilogy, credits roll`,
    weak: `star, role, scene, script, camera, studio, character, cast, director's, directed, trailer,
      critics, audience, screen, plot, award, drama, comedy, lead, shoot, =producer, =producers,
      documentary, ending, festival, debut`,
  },
  'books and literature': {
    strong: `debut novel, best-selling author, bestselling author, short story collection, book club, nobel
      prize in literature, booker prize, literary critic, book fair, book signing, publishing house, first
      edition, poetry collection, science fiction novel, crime novel, book review, literary agent, audio
      book, graphic novel, collected poems, literary prize, writing a novel`,
    ordinary: `=novel, =novels, novelist, =author, =authors, bestseller, literature, poet, poem, poetry,
      paperback, hardback, =publisher, =publishers, narrator, protagonist, bookshop, bookstore, manuscript,
      memoir, librarian, =literary, audiobook, shakespeare, jane austen, dickens, tolstoy, sonnet, book,
      storytelling, autobiography`,
    weak: `writer, write, story, read, reader, chapter, page, publish, fiction, library, edition, plot,
      character, prose, verse, editor, biography, essay, debut, translation, rejected, languages, tale`,
    against: `book a table, book a flight, book a room, by the book, facebook, notebook, book the`,
  },
  'fine art': {
    strong: `oil on canvas, art gallery, oil painting, art museum, art exhibition, self-portrait, old
      masters, art history, art historian, modern art, contemporary art, abstract art, still life painting,
      mona lisa, art dealer, art collector, work of art, art school, water colour, art auction, landscape
      painting, renaissance painting, artist's studio, brush strokes`,
    ordinary: `painting, painter, sculpture, sculptor, canvas, gallery, =exhibition, =exhibitions,
      brushwork, brushstroke, watercolour, watercolor, fresco, easel, curator, picasso, rembrandt, van gogh,
      monet, vermeer, impressionist, impressionism, baroque, renaissance, portrait, masterpiece, etching,
      louvre, surrealism, cubism, engraving, =pigment, =pigments, sotheby's, christie's`,
    weak: `artist, museum, brush, oil, frame, auction, collection, collector, palette, =statue, =statues,
      marble, bronze, drawing, sketch, masters, century, colour, color, light, composition, figure,
      installation, =art`,
    against: `martial art, art of the deal, state of the art`,
  },
  'religion and spirituality': {
    strong: `holy spirit, jesus christ, old testament, new testament, sunday service, lord's prayer, holy
      communion, church service, holy land, catholic church, prophet muhammad, ten commandments, pope
      francis, let us pray, hail mary, book of genesis, bar mitzvah, friday prayers, sunday mass, word of
      god, guided meditation, vow of silence, hindu temple, buddhist monk`,
    ordinary: `church, priest, bishop, pope, vicar, pastor, sermon, congregation, prayer, =pray, =prays,
      =praying, =prayed, mosque, imam, quran, koran, synagogue, rabbi, torah, bible, biblical, gospel,
      jesus, christ, christian, muslim, islam, jewish, judaism, buddhist, buddhism, buddha, hindu, hinduism,
      monastery, monk, nun, cathedral, chapel, hymn, baptism, baptised, baptized, pilgrim, pilgrimage,
      ramadan, sikh, spirituality, parish, =amen, =salvation, scripture, theology, vatican, =psalm, deacon`,
    weak: `god, lord, faith, holy, soul, heaven, sin, bless, worship, spirit, altar, sunday, religion,
      religious, temple, saint, angel, belief, candle, choir, meditation, sacred, =mass, forgiveness, ritual`,
    against: `oh my god, thank god, god damn, for god's sake, swear to god, nazi, terrorist, jihadist,
      protesters`,
  },
} satisfies PartOfLexicon;
