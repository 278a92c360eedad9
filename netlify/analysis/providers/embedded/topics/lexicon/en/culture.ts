import type { PartOfLexicon } from '../../lexicon';

export const CULTURE = {
  'books and literature': {
    strong: `debut novel, best-selling author, bestselling author, short story collection, nobel prize in literature,
      booker prize, literary criticism, book fair, book signing, publishing house, first editions, poetry collection,
      science fiction novel, crime novel, book review, literary agents, audio book, graphic novels, collected poems,
      writing a novel, latest novel, new novel, debut author, the author, award-winning author, ghost-writer,
      writer's block, wrote a book, write a book, wrote the book, written a book, latest book, first book, book deal,
      book tour, book launch, book festival, book prize, book shop, book reader, book sales, book lover, book cover,
      reading group, book group, best-seller, best-selling, bestseller list, the booker, shortlisted for the booker,
      pulitzer prize, costa book award, women's prize, nobel prize for literature, poet laureate, poetry slam, iambic
      pentameter, rhyming couplet, love poem, read the poem, literary festival, english literature, classic
      literature, children's books, children's author, picture book, bedtime book, young adult fiction, historical
      fiction, historical novel, crime fiction, crime writer, science fiction writer, fantasy novel, romance novel,
      romantic novel, detective novel, spy novel, thriller writer, folk tales, gothic novel, comic books, cookbook
      author, travel writing, non-fiction, diary of anne frank, my publisher, publishing deal, unfinished manuscript,
      rejection letters, second chapter, chapter one, chapter two, chapter three, first chapter, last chapter,
      opening chapter, last page, first page, page-turner, dust jacket, second-hand books, used books, rare books,
      signed copy, library card, library book, public library, book club pick, oprah's book club, read it in one
      sitting, couldn't put it down, can't put it down, unreliable narrator, main character in the, character
      development, narrative voice, pride and prejudice, charlotte bronte, wuthering heights, jane eyre, emily
      dickinson, virginia woolf, charles dickens, oliver twist, great expectations, david copperfield, thomas hardy,
      george eliot, mary shelley, bram stoker, oscar wilde, james joyce, samuel beckett, george orwell, animal farm,
      aldous huxley, ernest hemingway, f scott fitzgerald, great gatsby, john steinbeck, mark twain, huckleberry
      finn, moby dick, herman melville, harper lee, to kill a mockingbird, toni morrison, maya angelou, sylvia plath,
      robert frost, walt whitman, edgar allan poe, william shakespeare, romeo and juliet, king lear, a sonnet, war
      and peace, anna karenina, victor hugo, les miserables, albert camus, simone de beauvoir, don quixote, garcia
      marquez, one hundred years of solitude, isabel allende, haruki murakami, salman rushdie, margaret atwood, the
      handmaid's tale, hilary mantel, wolf hall, kazuo ishiguro, zadie smith, sally rooney, ian mcewan, john le
      carre, agatha christie, sherlock holmes, conan doyle, ian fleming, stephen king, dan brown, jk rowling, harry
      potter book, lord of the rings, the hobbit, cs lewis, roald dahl, dr seuss, enid blyton, beatrix potter, lewis
      carroll, alice in wonderland, philip pullman, terry pratchett, ursula le guin, isaac asimov, philip k dick,
      rudyard kipling, the odyssey, the iliad, divine comedy, canterbury tales, penguin classics, penguin books,
      random house, barnes and noble, e-book, hay festival, frankfurt book fair, translated into, masterpiece of
      modern fiction, million copies, copies sold, her novel, his novel, first novel, second novel, novels, novelist,
      bestseller, publisher, paperback, hardback, chapters, book club, poet, poems, poetry, wrote it in, the
      manuscript, short stories, literary`,
    ordinary: `=novel, =novels, =author, =authors, literature, =publisher, =publishers, narrators, protagonists,
      bookshops, bookstore, manuscripts, memoirs, librarians, =literary, audiobooks, shakespeare, jane austen,
      dickens, tolstoy, sonnet, storytellers, autobiographies, novella, authors, ghostwriter, ghostwritten, bookworm,
      bookish, longlisted, pulitzer, stanza, haiku, limerick, nonfiction, biographer, blurb, epilogue, prologue,
      preface, footnotes, hardcover, austen, middlemarch, hemingway, macbeth, dostoevsky, chekhov, kafka, goethe,
      proust, cervantes, murakami, rowling, tolkien, narnia, homer's, chaucer, harpercollins, faber, waterstones,
      foyles, kindle, ebook, goodreads, rhyme, metaphor, bookseller, bookshelf, bookmark, storyline, essayist, plays,
      playwright, dramatist, narrative, sherlock, gatsby, book, her book, his book, my book, new book, shortlisted,
      booker, fiction, hamlet, =typewriter, frankenstein, biography, author of, library`,
    weak: `literary prize, writer, write, story, read, reader, page, edition, plot, character, prose, verse, editor,
      essay, debut, translation, rejected, languages, tale, sitting, easter, telling the story, wrote, written,
      doubt, line, paragraph, sentence, copies, diary, journal, press, draft, edit, shelves, classic, hero, heroine,
      villain, myth, legend`,
    against: `facebook, notebook`,
  },
  'fine art': {
    strong: `oils on canvas, art gallery's, art museum, art exhibition, self-portraits, old master, art history, art
      historian, modern art, contemporary art, abstract art, still life painting, mona lisa, art dealers, art
      collectors, works of art, art school, water colour, art auction, landscape painting, renaissance painting,
      artist's studio, brush stroke, portrait painter, national portrait gallery, national gallery, tate modern, tate
      britain, royal academy, the louvre, the prado, the uffizi, van gogh museum, metropolitan museum, museum of
      modern art, hermitage museum, musee d'orsay, getty museum, saatchi gallery, white cube, venice biennale, art
      basel, frieze art fair, turner prize, summer exhibition, art fair, art world, art market, art critic, art
      lover, art teacher, art students, art class, life drawing, life model, art theft, art thief, art forger, art
      forgery, forged painting, art collection, piece of art, fine art, conceptual art, installation art, pop art,
      street art, street artist, graffiti artist, op art, performance art, performance artist, bronze sculpture,
      marble sculpture, marble statue, carrara marble, carved from a single block, plaster cast of, ceramic artist,
      potter's wheel, stained glass window, icon painting, illuminated manuscript, screen print, drawings by,
      charcoal drawing, sketches by, acrylic paint, palette knife, paint brush, perspective drawing, vanishing point,
      foreground and background, landscapes by, nude study, abstract painting, abstract expressionism,
      post-impressionist, pre-raphaelite, art nouveau, art deco, minimalist sculpture, dutch master, dutch golden
      age, renaissance master, italian renaissance, leonardo da vinci, sistine ceiling, el greco, hieronymus bosch,
      girl with a pearl earring, the night watch, jmw turner, late turner, constable painting, the hay wain, stubbs
      horse, whistler's mother, toulouse-lautrec, the kiss by, egon schiele, edvard munch, paul klee, georges braque,
      salvador dali, joan miro, frida kahlo, diego rivera, georgia o'keeffe, edward hopper, jackson pollock, mark
      rothko, andy warhol, roy lichtenstein, keith haring, jasper johns, cy twombly, francis bacon, lucian freud,
      david hockney, damien hirst, tracey emin, jeff koons, anish kapoor, antony gormley, henry moore, barbara
      hepworth, louise bourgeois, yayoi kusama, ai weiwei, gerhard richter, grayson perry, bob ross, sunflowers by,
      water lilies by, starry night, birth of venus, the last supper, venus de milo, statue of david, opening the
      bidding, opening bid, going once, hammer price, lot forty-two, auction house, fake or fortune, antiques
      roadshow, restoration of the painting, permanent collection, exhibition of, gallery owner, gilded frame, patron
      of the arts, pencil sketch, light pencil, wash of watercolour, watercolour, watercolor, oil paint,
      brushstrokes, sculptor, sculpture, easel, the painter, portrait of, still life, van gogh, picasso, monet,
      rembrandt, fresco`,
    ordinary: `=exhibition, =exhibitions, brushwork, curators, vermeer's, impressionists, impressionism, baroque,
      renaissance, portraits, etchings, louvre, surrealism, cubism, engraved, =pigment, =pigments, sotheby's,
      christies, canvases, portraiture, rijksmuseum, guggenheim, moma, pompidou, artworks, banksy, sculpted,
      woodcarving, chisel, terracotta, ceramics, ceramicist, pottery, tapestry, altarpiece, triptych, woodcut,
      lithograph, screenprint, printmaking, sketchbook, acrylics, pastels, tempera, gouache, pigments, impasto,
      chiaroscuro, seascape, expressionist, expressionism, cubist, surrealist, romanticism, rococo, bauhaus, dada,
      dadaist, michelangelo, botticelli, caravaggio, titian, tintoretto, donatello, giotto, bernini, rubens,
      velazquez, goya, durer, holbein, bruegel, gainsborough, hogarth, manet, renoir, degas, cezanne, gauguin,
      seurat, matisse, klimt, kandinsky, mondrian, malevich, chagall, modigliani, guernica, magritte, nighthawks,
      rothko, warhol, lichtenstein, basquiat, hockney, rodin, giacometti, brancusi, conservator, pointillism,
      gallerist, statue, lithography, aesthetic, painting, painter, mosaic, mural, carving, retrospective, turner,
      raphael, leonardo, pollock, dali, painted in, the scream, abstract, =paintings, exhibited, canvas, exhibition,
      masterpiece, gallery`,
    weak: `brush, oil, frame, auction, collection, collector, palette, =statue, =statues, marble, bronze, masters,
      century, colour, color, light, composition, installation, =art, edges, lot, bidding, million, sold, block,
      stone, gold leaf, shadow, hands, face, smile, style, period, fake, forged, original, hang, hung, wall, drawing,
      museum, artist, sketch`,
  },
  'religion and spirituality': {
    strong: `holy spirit, jesus christ, old testament, new testament, sunday service, church service, holy land,
      catholic church, prophet muhammad, ten commandments, pope francis, let us pray, hail mary, book of genesis, bar
      mitzvah, friday prayers, sunday mass, word of god, guided meditation, vow of silence, hindu temple, buddhist
      monk, let us bow our heads, bow our heads, bow your heads, our father who art in heaven, hallowed be thy name,
      lead us not into temptation, in the name of the father, peace be with you, and also with you, the lord be with
      you, body of christ, blood of christ, lamb of god, son of god, god's love, god's will, god's plan, god's grace,
      god bless you all my children, grace of god, kingdom of god, kingdom of heaven, praise the lord, praise be to
      god, praise god, thanks be to god, glory to god, virgin mary, mother mary, holy mary, rosary beads, say a
      prayer, say your prayers, kneel and pray, prayer meeting, prayer group, prayer mat, call to prayer, morning
      prayers, evening prayer, power of prayer, prayer book, hymn book, book of psalms, verses of the bible, bible
      study, the bible, bible verse, bible class, king james, sunday school, sermon on the mount, gospel choir,
      gospel of, letters of paul, twelve disciples, noah's ark, adam and eve, garden of eden, david and goliath, last
      supper, the resurrection, second coming, judgment day, birth of jesus, three wise men, good friday, easter
      sunday, easter vigil, palm sunday, ash wednesday, advent sunday, epiphany mass, midnight mass, christmas mass,
      holy week, holy water, holy see, holy father, sistine chapel, white smoke, archbishop of canterbury, church of
      england, roman catholic, baptist church, orthodox church, orthodox priest, jehovah's witnesses, salvation army,
      parish priest, mother superior, santiago pilgrims, saint peter's, saint peter's square, st peter's, st peter's
      basilica, church bells, church hall, church choir, go to church, went to church, goes to church, every sunday
      in church, altar boy, altar server, first communion, forgive me father, father forgive, bless me father,
      confirmation class, wedding in church, demonic possession, archangel gabriel, guardian angel, patron saint,
      saint francis, mother teresa, dalai lama, martin luther, desmond tutu, billy graham, the hajj, medina pilgrims,
      eid al-fitr, eid mubarak, break their fast, breaks its fast, breaking the fast, fasting for ramadan, allahu
      akbar, as-salaam alaikum, prophet mohammed, islamic faith, hijab and faith, fatwa council, yom kippur, rosh
      hashanah, shabbat shalom, orthodox jews, western wall, wailing wall, promised land, holy city, sacred site,
      sacred text, holy book, holy place, holy man, holy men, hindu gods, holi festival, past life, chanting monks,
      buddhist temple, zen buddhism, meditation retreat, mindfulness meditation, silent retreat, spiritual retreat,
      spiritual journey, spiritual leader, spiritual healer, spiritual guide, spiritual life, soul searching prayer,
      immortal soul, save your soul, saved my soul, life after death, eternal life, heaven and hell, pearly gates,
      guru nanak, turban and faith, tarot cards, crystals healing, psychic medium, faith leaders, religious leaders,
      religious freedom, religious order, religious community, religious ceremony, religious service, religious
      education, people of faith, lost my faith, found god, found jesus, faith in god, believe in god, belief in god,
      god exists, existence of god, miracle healing, miracles of, songs of praise, thought for the day, place of
      worship, monks, nuns, vespers, bells call, kept silence, monastery, the gospel, sermon, priest, parish, quran,
      koran, mosque, synagogue, rabbi, imam, pope, pilgrimage, pilgrims, baptism, baptised, holy communion, easter
      mass, ramadan`,
    ordinary: `lord's prayer, churches, bishop, vicars, pastor, congregations, =pray, =prays, =praying, =prayed,
      torah, biblical, gospel, christian, muslims, islam, jewish, judaism, buddhists, buddhism, buddha, hindus,
      hinduism, cathedrals, hymns, baptize, sikhs, spiritual, =amen, =salvation, scriptures, theology, vatican,
      =psalm, deacon, protestant, hallelujah, alleluia, rosary, psalms, apostle, disciples, prophets, abraham's,
      crucifixion, crucified, resurrection, pentecost, papal, papacy, conclave, archbishop, anglican, catholic,
      methodist, baptists, presbyterian, lutheran, evangelical, mormon, quaker, megachurch, televangelist, preacher,
      preaching, priesthood, ordained, ordination, seminary, clergy, clergyman, clergymen, vicarage, chaplain,
      curate, convent, abbot, benedictine, franciscan, jesuit, cloister, missionary, lourdes, basilica, churchgoers,
      communion, eucharist, confessional, sinner, christened, excommunicated, heresy, heretic, blasphemy, exorcism,
      exorcist, archangel, canonised, sainthood, mecca, hajj, kaaba, eid, iftar, suhoor, allah, bismillah, inshallah,
      salaam, sunni, shia, sufi, minaret, muezzin, halal, sharia, ayatollah, passover, seder, hanukkah, chanukah,
      menorah, sabbath, shabbat, kosher, kippah, yarmulke, talmud, kabbalah, hasidic, vishnu, shiva, krishna, ganesh,
      diwali, reincarnation, nirvana, dharma, afterlife, gurdwara, shinto, taoism, confucius, pagan, druid, wicca,
      shaman, tarot, chakras, astrology, horoscope, seance, interfaith, atheist, atheism, agnostic, theologian,
      theological, doctrine, catechism, worshippers, choirboy, pew, pulpit, steeple, crucifix, saintly, martyr,
      shrine, devout, pious, repent, sacrament, devotion, heavenly, hallowed, cardinal, lent, our lady, pray for,
      jesus, christ, moses, satan, the prophet, zen, nativity, abbey, altar, worship, saints, creed, our father,
      divine, prayed, prayers, bible`,
    weak: `chapel, lord, soul, heaven, spirit, sunday, religion, religious, angel, belief, choir, meditation, sacred,
      =mass, forgiveness, ritual, heads, father, sunset, uncle, choice, square, gather, thanks, give thanks, light a
      candle, peace, grace, mercy, miracle, hope, eternal, rest, silence, retreat, robe, beads, bells, sing, sang,
      bread and wine, cross, christmas, easter, friday, service, forgiven, devil, demon, evil, convert, conversion,
      god, fast, sin, bless, holy, faith, temple, incense, guru`,
    against: `nazi, terrorist, jihadist`,
  },
} satisfies PartOfLexicon;
