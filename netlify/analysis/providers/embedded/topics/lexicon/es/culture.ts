import type { PartOfLexicon } from '../../lexicon';

export const CULTURE = {
  movies: {
    strong: `festival de cine, director de cine, estrella de cine, sala de cine, premio goya, banda sonora
      de la película, película de terror, película de acción, mejor actriz, mejor actor, mejor película,
      crítico de cine, guion cinematográfico, alfombra roja, gran pantalla, cortometraje, largometraje,
      estreno de la película, taquilla mundial, =ir al cine, =cartelera, =carteleras, festival de cannes,
      festival de venecia, festival de san sebastián, festival de sitges, festival de málaga, =berlinale,
      =berlinales, =palma de oro, =concha de oro, =león de oro, =oso de oro, =goya a la mejor, =el goya,
      =los goya, =los óscar, óscar a la mejor, premios óscar, =el oscar a, =gana el oscar, =globo de oro,
      =globos de oro, premios ariel, =bafta, =baftas, alfombra roja de, mejor dirección, mejor dirección
      novel, mejor actriz de reparto, mejor actor de reparto, actor de reparto, mejor guion, mejor
      película extranjera, =película de, =películas de, mi película, nueva película, película muda, =cine
      mudo, película de animación, película romántica, comedia romántica, cine de terror, película bélica,
      película del oeste, =western, =westernes, spaghetti western, =cine negro, cine español, cine
      independiente, =cine de autor, cine clásico, =blockbuster, =taquillazo, =taquillazos, éxito de
      taquilla, récord de taquilla, recaudó en taquilla, fin de semana de estreno, =en cines, =solo en
      cines, próximamente en cines, =se estrena en, =tráiler, =teaser, avance de la película, entradas
      para el cine, sesión golfa, versión original, versión doblada, actores de doblaje, =doblador,
      =dobladores, banda sonora, compositor de la banda sonora, efectos especiales, efectos visuales,
      pantalla verde, =croma, =cromas, doble de acción, especialista de cine, escena de riesgo, =rodajes,
      rodar una película, rodó la película, =rodada en, =plató, luces cámara acción, =toma uno, primera
      toma, plano secuencia, =primer plano de la, =plano corto, travelling, =steadicam, =steadicames,
      director de fotografía, director de la película, =ópera prima, =corto rodado, documentalista,
      =guionista, =guionistas, guion original, guion adaptado, basada en hechos reales, =adaptación al
      cine, adaptación cinematográfica, montaje de la película, =montadora, =montadoras, montaje final,
      sala de montaje, audición para el papel, papel protagonista, papel secundario, actriz protagonista,
      actor protagonista, protagonista de la película, reparto de lujo, =precuela, =precuelas, =trilogía,
      =trilogías, saga cinematográfica, =spoiler, sin spoilers, =cinéfila, =cinéfilas, =cinéfilos,
      =filmoteca, =filmotecas, =cineteca, =cinetecas, =cineclub, =cineclubes, =cine de verano, =autocine,
      =autocines, pedro almodóvar, =almodóvar, penélope cruz, javier bardem, antonio banderas, luis
      buñuel, =buñuel, =buñueles, luis garcía berlanga, =berlanga, =berlangas, alejandro amenábar,
      =amenábar, =amenábares, isabel coixet, =j. a. bayona, =bayona, =bayonas, carla simón, guillermo del
      toro, alfonso cuarón, alejandro gonzález iñárritu, ricardo darín, =luis tosar, =carmen maura, steven
      spielberg, =spielberg, =spielberges, alfred hitchcock, =hitchcock, =hitchcockes, quentin tarantino,
      =tarantino, =tarantinos, martin scorsese, =scorsese, =scorseses, christopher nolan, stanley kubrick,
      =kubrick, =kubrickes, woody allen, charlie chaplin, =chaplin, =chaplines, marilyn monroe, meryl
      streep, =tom hanks, =brad pitt, leonardo dicaprio, julia roberts, =james bond, indiana jones, =star
      wars, =el padrino, =casablanca, =casablancas, titanic de james cameron, jurassic park, harry potter
      y la película, =pixar, netflix estrena, =warner, =bollywood, =bollywoodes, =jurado de cannes,
      =cannes, rueda en blanco y negro, rodada en blanco y negro, actores no profesionales, festival de
      berlín, mostra de venecia, se repite la toma, repetir la toma, jirafa del sonido, cámara acción,
      silencio se rueda, en esta película hago, en la película hago, rodar esta película, película de
      scorsese, cartelera de cine, estreno en cines, llega a los cines, llega a las salas, en salas el
      viernes, la taquilla de`,
    ordinary: `=película, =películas, =peli, =cine, =cines, cineasta, =actriz, =actrices, =actor,
      =actores, hollywood, guionista, =guion, =guión, secuela, =óscar, =oscar, =rodaje, =rodar, =rodó,
      tráiler, =filme, =film, cinematográfico, taquilla, reparto, filmografía, cinéfilo, productora,
      =directora, =director, estreno, =pelis, =filmes, =rodada, =rodado, =rodaron, =rodamos, =guiones,
      =escenas, =goya, =goyas, =nominada, =nominado, =nominaciones, =nominación, =protagoniza,
      =protagonizada, =thriller, =comedia, =suspense, =subtítulos, =cinefórum, =interpreta, =palomitas,
      =elenco, =elencos, =disney, =disneyes, =marvel, =marveles, =doblaje, =doblajes, =casting,
      =castinges, =montador, =montadores, =claqueta, =claquetas, =recaudación, =recaudaciones, =remake,
      =remakes, =estreno mundial, =estreno mundiales, =subtitulada, =subtituladas, otra toma, a sus
      marcas, el director me, rodar con, rodamos en, se rueda, mi personaje en, nominada al, hago de`,
    weak: `escena, =cámara, =cámaras, pantalla, público, crítica, comedia, drama, protagoniza, estrella,
      premio, interpretar, debut, fotografía, =villano, =sala, =luces, =maquillaje, =mil euros, =música,
      =efectos, =versión, =personaje, =personajes, =papel, =papeles, =protagonista, =protagonistas,
      =argumento, =argumentos, =trama, =tramas, =festival, =festivales, =galardón, =galardones,
      =animación, =animaciones, =saga, =sagas, =producto, =productos, =final, =finales, =héroe, =héroes,
      =butaca, =butacas`,
    against: `porno, teatro, sexo, pornográfico, obra de teatro, ópera, novela, consola, mando, partido,
      gol, videojuego, política, futbolista, goya pintó, museo, lienzo, cocina, chef, director del
      colegio, director del instituto, director del hospital, director del banco`,
  },
  'books and literature': {
    strong: `premio nobel de literatura, novela negra, novela histórica, club de lectura, feria del libro,
      crítico literario, primera novela, libro de poemas, firma de libros, premio planeta, premio
      cervantes, agente literario, obra literaria, novela policíaca, cuentos cortos, primera edición,
      =novelista, =novelistas, =escritoras, libro de relatos, libro de cuentos, =libro de poesía, último
      libro, =nuevo libro, =leer un libro, leyendo un libro, =librerías, =librero, =libreros, =librera,
      =libreras, bibliotecario, biblioteca nacional, biblioteca municipal, carné de biblioteca, =día del
      libro, sant jordi, casetas de la feria, firmar ejemplares, firma de ejemplares, presentación del
      libro, premio nadal, premio alfaguara, nobel de literatura, premio pulitzer, premio booker, premio
      de novela, premio literario, príncipe de asturias de las letras, real academia española, =la rae,
      editorial planeta, editor literario, =galeradas, correctora de textos, =epílogo, =epílogos, primer
      capítulo, último capítulo, capítulo uno, punto de lectura, marcapáginas, =tapa dura, =tapa blanda,
      edición de bolsillo, libro de bolsillo, libro electrónico, =kindle, =kindles, =audiolibro,
      =audiolibros, =superventas, =best seller, =más vendidos, libro más vendido, número uno en ventas,
      =tirada de, ejemplares vendidos, traductor literario, traducido a treinta idiomas, =poesías, =poema,
      =poemas, =poemario, =poemarios, =soneto, =sonetos, recital de poesía, =versos de, =verso libre,
      =rima asonante, =generación del 27, =generación del 98, =siglo de oro, realismo mágico, boom
      latinoamericano, =literatura, =literaturas, literatura infantil, literatura juvenil, literatura
      latinoamericana, =literaria, =literarias, =cuentista, =cuentistas, =cuentos de hadas, cuento
      infantil, relato corto, microrrelato, ensayo sobre, =ensayista, =ensayistas, =biografía de,
      autobiografía, =memorias de, diario de ana frank, novela gráfica, =cómics, =tebeo, =tebeos, manga
      japonés, novela romántica, detective de la novela, novela de misterio, ciencia ficción y fantasía,
      saga literaria, trilogía de novelas, narrador omnisciente, personaje literario, lector voraz, hábito
      de lectura, fomento de la lectura, =cervantes, don quijote, =quijote, =quijotes, sancho panza, =lope
      de vega, =góngora, =góngoras, =garcilaso, =garcilasos, =bécquer, =galdós, =galdoses, pérez galdós,
      emilia pardo bazán, =la regenta, antonio machado, =garcía lorca, miguel hernández, rafael alberti,
      cien años de soledad, =macondo, garcía márquez, =vargas llosa, =cortázar, =rayuela, =rayuelas,
      =neruda, =nerudas, pablo neruda, octavio paz, =juan rulfo, pedro páramo, isabel allende, la casa de
      los espíritus, carlos fuentes, roberto bolaño, =bolaño, =bolaños, =benedetti, =benedettis, alejandra
      pizarnik, gabriela mistral, =javier marías, almudena grandes, arturo pérez-reverte, pérez-reverte,
      ruiz zafón, la sombra del viento, eduardo mendoza, rosa montero, irene vallejo, el infinito en un
      junco, carmen laforet, miguel delibes, camilo josé cela, shakespeare, =dickens, =tolstói, =tolstóis,
      dostoievski, =kafka, =kafkas, =proust, =proustes, =james joyce, virginia woolf, =jane austen, agatha
      christie, sherlock holmes, stephen king, =tolkien, =tolkienes, j. k. rowling, george orwell, edgar
      allan poe, mary shelley, =moby dick, =la odisea, =la ilíada, divina comedia, bloqueo del escritor,
      página en blanco, máquina de escribir, taller de escritura, escritura creativa, su última novela, mi
      última novela, nueva novela, libro de cabecera, libro favorito, páginas del libro`,
    ordinary: `novelista, =escritor, =escritora, =escritores, =autora, literatura, literario, poeta,
      =poesía, editorial, =librería, librero, biblioteca, narrador, cervantes, borges, neruda, manuscrito,
      best seller, superventas, =ejemplares, =prosa, lectora, =leído, =leyó, =leo, =lectura, =lecturas,
      =autoras, =escribió, =publicar, =publicó, =publicado, =publica, =edición, =editor, =editores,
      =ejemplar, =cuento, =cuentos, =fábula, =verso, =versos, =estrofa, =rima, =seudónimo, =memorias,
      =biografía, =tomo, =tomos, =párrafo, =párrafos, =ficción, =fantasía, =prólogo, =prólogos,
      =narrativa, =narrativas, =cómic, =cómices, =frankenstein, =frankensteines, =ebook, =ebookes,
      =homero, =homeros, =machado, =machados, =lorca, =lorcas, =unamuno, =unamunos, =quevedo, =quevedos,
      =prosas, =traducida a`,
    weak: `historia, publicar, ficción, edición, traducción, cuento, millones, idiomas, título, =trama,
      =final, =pluma, =tinta, =traducida, =letras, =palabras, =premio, =ganadora, =ventas, =misterio,
      =argumento, =mesilla, los libros, este libro, mi libro, su libro, =leer, =libro, =libros,
      =personaje, =personajes, =protagonista, =protagonistas, =página, =páginas, =autor, =autores,
      =relato, =relatos, =capítulo, =capítulos, =leyenda, =leyendas, =escribir, =escribí, =escribíes,
      =escribo, =escribos`,
    against: `libro de cocina, libro de texto, telenovela, película, rodaje, receta, cocina, colegio,
      alumnos, deberes, actriz, director de cine, pintor, examen, contable, coro, ensayo general,
      orquesta, concierto, libro de familia, música`,
  },
  'fine art': {
    strong: `óleo sobre lienzo, galería de arte, museo del prado, museo de arte, historia del arte, obra
      de arte, obras de arte, arte contemporáneo, arte moderno, arte abstracto, naturaleza muerta, bellas
      artes, exposición de pintura, reina sofía, subasta de arte, pintor barroco, museo reina sofía, museo
      thyssen, =thyssen, =thyssenes, guggenheim, museo del louvre, =el louvre, =moma, =momas, tate modern,
      =hermitage, =hermitages, galería uffizi, museo picasso, =museo dalí, museo sorolla, museo de bellas
      artes, =galerista, =galeristas, sala de exposiciones, exposición temporal, exposición retrospectiva,
      retrospectiva, comisaria de la exposición, =feria de arte, =arco madrid, bienal de venecia, =bienal,
      =bienales, =vernissage, =vernissages, =coleccionista, =coleccionistas, coleccionistas de arte,
      subasta en sotheby's, =sotheby's, =christie's, =marchante, =marchantes, falsificador de cuadros,
      =robo del cuadro, =óleos, óleo sobre tabla, =acuarelas, acrílico sobre, =témpera, =témperas, pastel
      al óleo, =gouache, =gouaches, carboncillo, al carboncillo, =grabados, =aguafuerte, =aguafuertes,
      =litografía, =litografías, =serigrafía, =serigrafías, =xilografía, =xilografías, fresco de la
      capilla, capilla sixtina, =muralismo, =muralismos, =muralista, =muralistas, =grafiti, =grafitis,
      arte urbano, =banksy, =banksyes, instalación artística, performance artística, =videoarte,
      =videoartes, arte conceptual, =arte pop, =pop art, arte povera, arte rupestre, pinturas rupestres,
      arte románico, arte gótico, arte barroco, =retablo, =retablos, =lienzo, =lienzos, =pincelada,
      =pinceles, =pincel, paleta de colores, paleta del pintor, =caballete, =caballetes, =bastidor,
      =bastidores, =trementina, =trementinas, =espátula, =espátulas, =pigmento, =pigmentos, =claroscuro,
      =claroscuros, perspectiva del cuadro, =punto de fuga, =sfumato, =sfumatos, =veladuras, composición
      del cuadro, pintar al natural, modelo del natural, =bodegón, =bodegones, paisaje al óleo, marina de
      sorolla, =retratos de, =retratista, =retratistas, pintó este cuadro, pintar un cuadro, pintar
      cuadros, pintura flamenca, pintura negra, =escultura, =esculturas, =escultor, =escultores,
      =escultora, =escultoras, =esculpir, =esculpió, esculpido en mármol, busto de mármol, bloque de
      mármol, =cincel, =cinceles, bronce fundido, modelar en arcilla, cerámica artística, torno de
      alfarero, =ceramista, =ceramistas, restauradora de arte, restaurador de cuadros, restauración del
      cuadro, restauración del lienzo, crítica de arte, =impresionismo, =impresionismos, =impresionistas,
      posimpresionismo, =expresionismo, =expresionismos, =cubismo, =cubismos, =cubista, =cubistas,
      =surrealismo, =surrealismos, =surrealista, =surrealistas, abstracción, =dadaísmo, =dadaísmos,
      =fauvismo, =fauvismos, =modernismo, =modernismos, =renacimiento, =renacimientos, =renacentista,
      =renacentistas, =rococó, =neoclasicismo, =neoclasicismos, =puntillismo, =puntillismos, vanguardia
      artística, =vanguardias, =velázquez, =velázqueces, =las meninas, francisco de goya, =el greco,
      =zurbarán, =zurbaranes, =sorolla, =sorollas, =picasso, =picassos, =el guernica, =guernica,
      =guernicas, =dalí, =dalíes, salvador dalí, =joan miró, =miró, =tàpies, antonio lópez, =barceló,
      =chillida, =chillidas, diego rivera, =botero, =boteros, fernando botero, remedios varo, =siqueiros,
      oswaldo guayasamín, leonardo da vinci, =la gioconda, =mona lisa, =gioconda, =giocondas, miguel ángel
      esculpió, el david de miguel ángel, botticelli, nacimiento de venus, =caravaggio, =caravaggios,
      =tiziano, =tizianos, =el bosco, jardín de las delicias, =rubens, =rembrandt, =rembrandtes, =vermeer,
      =la joven de la perla, =van gogh, noche estrellada, =monet, =monetes, =nenúfares, =manet, =manetes,
      =renoir, =degas, =cézanne, =cézannes, =gauguin, =gauguines, toulouse-lautrec, =rodin, =rodines, el
      pensador de rodin, =klimt, =klimtes, =el beso de klimt, =munch, =munches, =kandinsky, =kandinskyes,
      =mondrian, =mondrianes, =matisse, =matisses, modigliani, =magritte, =magrittes, =duchamp,
      =duchampes, =pollock, =pollockes, =rothko, =rothkos, andy warhol, =warhol, =warholes, artemisia
      gentileschi, sofonisba anguissola, se retrató, autorretratos, raíces brotan, frida kahlo, frida se
      retrató, este cuadro de, cuadro se vendió, lo subastaron por, acuarela, boceto a lápiz, primeras
      pinceladas, pinceladas`,
    ordinary: `=óleo, =cuadro, =cuadros, =pintor, =pintora, =pintores, escultura, escultor, =fresco mural,
      caballete, =retrato, =retratos, picasso, velázquez, goya pintó, dalí, miró pintó, impresionismo,
      cubismo, surrealismo, barroco, renacimiento, museo, galería, exposición, grabado, obra maestra,
      guernica, =pintado, paisajista, =arte, artístico, =pintura, =pinturas, =pintada, =pintar, =pintaba,
      =dibujo, =dibujos, =dibujar, =boceto, =bocetos, =trazo, =trazos, =azules, =ocres, =mármol, =bronce,
      =estatua, =estatuas, =arcilla, =subasta, =subastó, =expuso, =exponer, =expuesto, =expuesta,
      =composición, ribera pintó, =pintoras, =frescos, =mural, =murales, =obras maestras, =el cuadro,
      =este cuadro, =este cuadros, =cuadro de, =cuadros de, =la pintura, retrato de, en este cuadro, a
      lápiz y, subastado por`,
    weak: `arte, pintura, color, luz, subasta, colección, marco, estatua, mármol, bronce, dibujo, boceto,
      siglo, composición, hacia, =luces, =sombras, =millones, =belleza, =figuras, =fondo, =visitantes,
      =restaurar, =restauración, =restaurado, =falsa, =original, =mirada, =vanguardia, =técnica`,
    against: `artes marciales, cuadro médico, pintar las paredes, moda, cine, actor, premios goya, rodaje,
      médico, maquillaje, videojuego, novela, cantante, jardín, reforma, cuadro eléctrico, ciclista, misa,
      obispo, tenis, torneo, cabeza de serie, policía local`,
  },
  'religion and spirituality': {
    strong: `espíritu santo, jesucristo, antiguo testamento, nuevo testamento, semana santa, iglesia
      católica, virgen maría, primera comunión, tierra santa, padre nuestro, santo padre, palabra de dios,
      celebra la misa, misa del domingo, vida eterna, diez mandamientos, el profeta mahoma, camino de
      santiago, monje budista, =misa del gallo, =ir a misa, =oír misa, =dar misa, =homilía, =homilías,
      =sermones, =sacerdote, =sacerdotes, =sacerdocio, =sacerdocios, =párroco, =párrocos, =parroquia,
      =parroquias, =feligreses, =obispo, =obispos, =arzobispo, =arzobispos, =cónclave, =cónclaves, fumata
      blanca, papa francisco, =papa león, juan pablo segundo, benedicto xvi, sumo pontífice, =pontífice,
      =pontífices, =el santo padre, plaza de san pedro, basílica de san pedro, santuario de lourdes,
      virgen de guadalupe, =virgen del pilar, =virgen del rocío, =romería, =romerías, =cofradía,
      =cofradías, =nazarenos, =costaleros, paso de semana santa, domingo de ramos, viernes santo, =jueves
      santo, domingo de resurrección, =cuaresma, =cuaresmas, miércoles de ceniza, =adviento, =advientos,
      pentecostés, corpus christi, nochebuena y la misa, belén viviente, confirmación religiosa,
      =bautismo, =bautismos, =bautizado, =bautizados, pila bautismal, agua bendita, =monaguillo,
      =monaguillos, confesionario, =confesarse, padrenuestro, =avemaría, =avemarías, =ave maría,
      =rosarios, rezar el rosario, =rezamos, =oremos, =orar, palabra del señor, te alabamos señor, =podéis
      ir en paz, =la paz del señor, cuerpo de cristo, sangre de cristo, con tu espíritu, señor ten piedad,
      =alabado sea, en el nombre del padre, dios todopoderoso, =reino de los cielos, =hijo de dios, jesús
      de nazaret, cruz de cristo, crucifixión, =crucifijo, =crucifijos, resurrección, resucitó al tercer
      día, =apóstol, =apóstoles, discípulos de jesús, =evangelio, =evangelios, evangelio según san,
      =biblia, =biblias, sagradas escrituras, =salmo, =salmos, mandamientos, pecado original, pecados
      capitales, =arca de noé, =adán y eva, =moiseses, =abrahames, =san pablo, =san pedro, santa teresa,
      san francisco de asís, san agustín, =beatificación, =beatificaciones, =canonización,
      =canonizaciones, =canonizado, =canonizados, milagro de la virgen, apariciones marianas,
      =monasterios, =conventos, =abadía, =abadías, =novicia, =novicias, votos de pobreza, =misionero,
      =misioneros, =misionera, =misioneras, misiones católicas, =jesuitas, franciscanos, benedictinos,
      =opus dei, =cáritas, catequesis, =catequista, =catequistas, =teólogo, =teólogos, =teóloga,
      =teólogas, =teología, =teologías, iglesia evangélica, =evangélico, =evangélicos, pastor evangélico,
      protestantismo, =lutero, =luteros, testigos de jehová, =mormones, =cristianismo, =cristianismos,
      =cristianas, =católica, =católicas, =judaísmo, =judaísmos, =rabino, =rabinos, =torá, =torás,
      =shabat, =shabates, =sabbat, =sabbates, =yom kipur, =janucá, =janucás, =pésaj, =pésajes, bar
      mitzvah, =kosher, muro de las lamentaciones, =la meca, peregrinación a la meca, =ramadán,
      =ramadanes, ayuno de ramadán, =mahoma, =mahomas, =almuédano, =almuédanos, =minarete, =minaretes,
      =budismo, =budismos, =buda, =budas, =dalái lama, =nirvana, =nirvanas, =reencarnación,
      =reencarnaciones, =hinduismo, =hinduismos, =hindú, =hindúes, =ganges, =diwali, =diwalis, =krishna,
      =krishnas, =vishnu, =vishnus, =sijs, =chamanes, =santería, =santerías, =peregrinación,
      =peregrinaciones, credencial del peregrino, botafumeiro, vida espiritual, espiritualidad, retiro
      espiritual, guía espiritual, meditación budista, =mantras, =fe en dios, =creer en dios, =creo en
      dios, =creyentes, =ateos, =ateísmo, =ateísmos, =agnóstico, =agnósticos, =laico, =laicos,
      =secularización, =secularizaciones, dios es amor, gracia de dios, voluntad de dios, =reino de dios,
      celebrar el bautismo, que dios lo bendiga, que dios los bendiga, que dios te bendiga, hermanos nos
      hemos reunido`,
    ordinary: `=iglesia, =iglesias, sacerdote, obispo, =misa, =misas, =cura párroco, párroco, parroquia,
      sermón, oración, =rezan, =reza, mezquita, imán de la mezquita, corán, sinagoga, rabino, torá,
      bíblico, evangelio, =jesús, =cristo, cristiano, musulmán, islam, judío, judaísmo, budista, budismo,
      hinduismo, monasterio, =monje, =monja, catedral, capilla, =bautizo, bautismo, peregrino, ramadán,
      vaticano, =amén, salmo, teología, convento, =fieles, feligreses, =señor jesús, =virgen, =papa,
      =altar, =altares, =pecado, =pecados, =bendición, =bendice, bendecir, =sagrado, =sagrada, religioso,
      religión, =credo, =dogma, =profeta, =profetas, =campanario, =coro parroquial, =incienso, =rezo,
      =rezado, =plegaria, =plegarias, =ayuno, =hermano en cristo, =sotana, =devoción, =devotos, =ofrenda,
      meditación, =redención, =misericordia, =cura del pueblo, =bautizos, =bautizar, =protestantes,
      =monjas, =monjes, =creyente, =ateo, =mantra, =chamán, =alá, =alás, =amenes, =cristos, =santuario,
      =santuarios, =ermita, =ermitas, =basílica, =basílicas, =abad, =abades, =aleluya, =aleluyas,
      =católico, =católicos, =rezar, =lourdes, =rosario, =moisés, =génesis, =cristiana, =abraham`,
    weak: `bendición, altar, domingo, creencia, vela, coro, sagrado, =paz, =navidad, =reliquia,
      =reliquias, =creer, =milagro, =silencio, =hermanos, =ceremonia, =caridad, =humildad, =alma, =almas,
      =dios, =cielo, =cielos, =fe, =fes, =santo, =santa, =santas, =santos, =cruz, =cruces, =espíritu,
      =espíritus, =perdón, =perdones, =ángel, =ángeles, =demonio, =demonios, =compasión, =compasiones,
      =esperanza, =esperanzas, =salvación, =salvaciones, =campanas, =templo, =templos`,
    against: `por dios, dios mío, terrorista, yihadista, nazi, aborto, gracias a dios, sinagoga atacada,
      pintadas, insultos, odio, bombardeo, atentado, hitler, racistas, campo de concentración, asesino,
      gol, derbi, portería, turistas, hotel, cuadro, pintor`,
  },
} satisfies PartOfLexicon;
