import type { PartOfLexicon } from '../../lexicon';

export const CULTURE = {
  movies: {
    strong: `festival de cine, director de cine, estrella de cine, sala de cine, premio goya, banda sonora
      de la película, película de terror, película de acción, mejor actriz, mejor actor, mejor película,
      crítico de cine, guion cinematográfico, alfombra roja, gran pantalla, cortometraje, largometraje,
      estreno de la película, taquilla mundial, llega a los cines`,
    ordinary: `=película, =películas, =peli, =cine, =cines, cineasta, =actriz, =actrices, =actor, =actores,
      hollywood, guionista, =guion, =guión, secuela, =óscar, =oscar, =rodaje, =rodar, =rodó, tráiler,
      =filme, =film, cinematográfico, taquilla, reparto, filmografía, cinéfilo, productora, =directora,
      =director, estreno, =estrenó, documental`,
    weak: `papel, escena, =cámara, =cámaras, pantalla, personaje, público, crítica, comedia, drama,
      protagonista, protagoniza, estrella, trama, premio, festival, interpretar, debut, fotografía`,
    against: `porno, teatro, sexo`,
  },
  'books and literature': {
    strong: `premio nobel de literatura, novela negra, novela histórica, club de lectura, feria del libro,
      crítico literario, primera novela, libro de poemas, firma de libros, premio planeta, premio cervantes,
      agente literario, obra literaria, novela policíaca, cuentos cortos, primera edición`,
    ordinary: `=novela, =novelas, novelista, =escritor, =escritora, =escritores, =autora, literatura,
      literario, poeta, =poema, =poemas, =poesía, editorial, =editoriales, =librería, =librerías, librero,
      biblioteca, =libro, =libros, narrador, cervantes, =quijote, garcía márquez, borges, neruda,
      manuscrito, best seller, superventas, =ejemplares, =prosa, =lector, =lectores, lectora, autobiografía,
      =ensayista`,
    weak: `=leer, escribir, historia, página, capítulo, publicar, ficción, edición, traducción, personaje,
      cuento, =verso, =versos, =autor, =autores, =relato, =relatos, millones, idiomas, título`,
    against: `libro de cocina, libro de texto, telenovela`,
  },
  'fine art': {
    strong: `óleo sobre lienzo, galería de arte, museo del prado, museo de arte, historia del arte, obra de
      arte, obras de arte, arte contemporáneo, arte moderno, arte abstracto, naturaleza muerta, bellas
      artes, exposición de pintura, autorretrato, reina sofía, subasta de arte, pintor barroco`,
    ordinary: `=óleo, =lienzo, =lienzos, =cuadro, =cuadros, =pintor, =pintora, =pintores, pincelada,
      =pincel, escultura, escultor, acuarela, =fresco mural, caballete, =retrato, =retratos, picasso,
      velázquez, goya pintó, dalí, miró pintó, impresionismo, cubismo, surrealismo, barroco, renacimiento,
      museo, galería, exposición, comisario de la exposición, grabado, obra maestra, guernica, =pintado,
      paisajista`,
    weak: `arte, artista, pintura, color, luz, subasta, colección, marco, estatua, mármol, bronce, dibujo,
      boceto, siglo, composición, hacia`,
    against: `artes marciales, cuadro médico, pintar las paredes`,
  },
  'religion and spirituality': {
    strong: `espíritu santo, jesucristo, antiguo testamento, nuevo testamento, semana santa, iglesia
      católica, virgen maría, primera comunión, tierra santa, padre nuestro, santo padre, palabra de dios,
      celebra la misa, misa del domingo, vida eterna, diez mandamientos, el profeta mahoma, camino de
      santiago, monje budista`,
    ordinary: `=iglesia, =iglesias, sacerdote, obispo, =papa francisco, =misa, =misas, =cura párroco,
      párroco, parroquia, sermón, oración, =rezar, =rezan, =reza, =rezamos, mezquita, imán de la mezquita,
      corán, sinagoga, rabino, torá, =biblia, bíblico, evangelio, =jesús, =cristo, cristiano, musulmán,
      islam, judío, judaísmo, budista, budismo, =buda, hinduismo, monasterio, =monje, =monja, catedral,
      capilla, =bautizo, bautismo, peregrino, ramadán, vaticano, =amén, salmo, teología, convento,
      catequesis, =fieles, feligreses`,
    weak: `dios, =fe, santo, alma, cielo, =pecado, =pecados, bendición, bendecir, altar, domingo, religión,
      religioso, templo, ángel, creencia, vela, coro, sagrado, espíritu, =paz, espiritual, perdón`,
    against: `por dios, dios mío, terrorista, yihadista, nazi, aborto, gracias a dios`,
  },
} satisfies PartOfLexicon;
