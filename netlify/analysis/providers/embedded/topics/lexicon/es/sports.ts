import type { PartOfLexicon } from '../../lexicon';

export const SPORTS = {
  soccer: {
    strong: `tiro de esquina, saque de esquina, fuera de juego, tarjeta amarilla, tarjeta roja, copa del
      mundo, liga de campeones, champions league, tanda de penaltis, área chica, área grande, partido de
      fútbol, campo de fútbol, equipo de fútbol, tiempo añadido, portería a cero, remata de cabeza,
      mediocampista, delantero centro, saque de banda, segunda parte del partido, balón de oro, once
      inicial, =laliga, =laligas, liga española, premier league, =bundesliga, =bundesligas, serie a
      italiana, =libertadores, copa libertadores, =copa américa, =copa del rey, supercopa de españa,
      =eurocopa, =eurocopas, europa league, conference league, mundial de fútbol, mundial de clubes, =liga
      mx, segunda división, =liga f, mundial femenino, selección española de fútbol, la albiceleste, la
      verdeamarela, =la vinotinto, la selección absoluta, =gol de oro, =gol de cabeza, =gol de falta, gol
      de penalti, =gol de penal, =gol olímpico, =gol anulado, gol en propia puerta, gol en propia meta,
      =autogol, =autogoles, =marcar un gol, marca el primer gol, =mete el gol, =encajar un gol, encajó
      tres goles, =empate a cero, =empate a uno, empate sin goles, =gana por goleada, =goleó, =hat-trick,
      =doblete de, =remate al palo, remate al larguero, =palo largo, =primer palo, segundo palo, mano a
      mano con el portero, =para el portero, =paradón, =paradones, parada del portero, =saca de puerta,
      saque de puerta, =saque de meta, saque inicial, falta al borde del área, =borde del área, =dentro
      del área, frontal del área, área pequeña, penalti clarísimo, punto de penalti, punto penal, tira el
      penalti, lanzar el penalti, falla el penalti, parar un penalti, =el var, =revisa el var, =sala var,
      expulsado con roja, doble amarilla, ve la amarilla, roja directa, segunda amarilla, árbitro
      asistente, =juez de línea, =el linier, cuarto árbitro, tiempo de descuento, minuto de descuento,
      minutos de añadido, tiempo reglamentario, prórroga y penaltis, =pitido final, =pita el final,
      primera parte sin goles, segundo tiempo, primer tiempo, once titular, =salta al césped, salta al
      terreno de juego, terreno de juego, banquillo visitante, entra en el campo por, mediocentro,
      =mediapunta, =mediapuntas, extremo izquierdo, extremo derecho, lateral zurdo, =carrilero,
      =carrileros, delantero uruguayo, =falso nueve, =líbero, =líberos, =pichichi, =pichichis, =bota de
      oro, fichaje estrella, mercado de fichajes, cláusula de rescisión, ventana de fichajes, traspaso
      récord, =cedido al, descenso a segunda, ascenso a primera, zona de descenso, puestos de champions,
      =líder de la liga, campeón de liga, tabla de goleadores, =la cantera, =la masía, equipo juvenil,
      =camp nou, santiago bernabéu, wanda metropolitano, =san mamés, benito villamarín, sánchez-pizjuán,
      =mestalla, =mestallas, =la bombonera, estadio azteca, =maracaná, =maracanás, =anfield, =anfieldes,
      old trafford, atlético de madrid, athletic club, real sociedad, real betis, =sevilla fc, villarreal
      cf, rayo vallecano, =celta de vigo, boca juniors, =river plate, manchester united, manchester city,
      bayern de múnich, borussia dortmund, paris saint-germain, =chivas rayadas, =club américa, los
      colchoneros, =los culés, =los merengues, el conjunto blanco, el conjunto azulgrana, equipo
      azulgrana, los rojiblancos, =pase de la muerte, =pase al hueco, pase entre líneas, túnel precioso,
      =rabona, =rabonas, =chilena, =chilenas, =vaselina, =vaselinas, volea desde fuera del área,
      =tiki-taka, jugada a balón parado, =balón parado, =saque de falta, barrera de cinco, =catenaccio,
      =catenaccios, fútbol sala, fútbol femenino, fútbol base, escuela de fútbol, botas de fútbol,
      camiseta del barça, camiseta del madrid, porteros y defensas, la portería contraria, =al fondo de la
      red, estrella el balón, bicicleta del extremo, cambio de banda, cae la prórroga, =el partido de ida,
      partido de vuelta, eliminatoria, cuartos de final de la champions, octavos de final, =fase de
      grupos, clasificado para el mundial, =a puerta vacía, tanda de penales, =mete de penal, ataja el
      penal, arquero uruguayo, la hinchada visitante, =el tridente, la pelota al ángulo, la clavó en el
      ángulo, la mandó a guardar, =míster, entrenador del barça, =córner, =primer gol, segundo gol,
      =tercer gol, =gol de la jornada, =saca el córner, =bota el córner, cambio de delantero, encerrado en
      su área`,
    ordinary: `futbolista, portero, guardameta, arquero, delantero, lateral derecho, lateral izquierdo,
      centrocampista, penalti, penal, gol, golazo, goleador, hat trick, córner, larguero, =poste,
      balompié, =fifa, =uefa, real madrid, =barça, =atlético, =derbi, remate, =centra, regate, =gooool,
      vestuario, hinchada, pelotazo, cabezazo, mundial, selección, zaguero, contragolpe, =portería,
      =porterías, tiro libre, =messi, =messis, cristiano ronaldo, mbappé, vinícius, bellingham, lamine
      yamal, =pedri, =gavi, lewandowski, maradona, =pelé, iniesta, =xavi, griezmann, casillas, guardiola,
      ancelotti, simeone, mourinho, =haaland, =neymar, alexia putellas, aitana bonmatí, luis enrique,
      =koke, morata, nico williams, zidane, ronaldinho, =raúl y morientes, =betis, =sevilla y betis,
      =osasuna, =getafe, =girona, =valencia y, =villarreal, =liverpool, =chelsea, =arsenal, =juventus,
      =milan, =inter, =ajax, =boca, =culé, =culés, madridista, colchonero, blaugrana, azulgrana,
      blanquiazul, rojiblanco, =merengue, futbolero, futbolístico, =marcó, =zurdazo, =zurdazos, =disparo,
      =disparos, =rechace, =rechaces, =despeje, =despejes, =testarazo, =testarazos, =taconazo, =taconazos,
      =fichaje, =fichajes, =fichar, =fichó, clásico español, =máximo goleador, =linier, =amonestación,
      =amonestaciones, =entrada fuerte, =entrada fuertes, =zaga, =zagas, =golero, =goleros, =cancerbero,
      =cancerberos, =atajada, =atajadas, =ariete, =arietes, =chut, =chuta, =chutar, =chute, =chutes,
      =centró, =regatea, pisadita, picadita, cesión, =empata, =travesaño, =travesaños, =tribuna,
      =tribunas, =barra brava, =césped, =céspedes, =fútbol 7, =pachanga, =pachangas, =porteria, =tanto del
      empate, =tanto del empates, recopa, =balompédico, =fondo sur, =fondo sures, =botín dorado, =botín
      dorados, =arbitraje, =offside, =tiro al palo, =caracol, =pena máxima, cuadrangular, =pateador,
      =pateadores, =ataja, fanaticada, =visitante, =la escuadra, =la liga, =la ligas, por toda la escuadra`,
    weak: `balón, =partido, =partidos, árbitro, marcador, equipo, campeonato, final, =liga, =falta,
      estadio, afición, empate, victoria, derrota, área, =centro, chutar, disparo, jugador, defensa,
      córneres, banda, descanso, temporada, pelota, cancha, medio tiempo, =palo, =palos, =red, =capitán,
      =capitana, =once, =bota, =botas, camiseta, lesión, técnico, =grada, =gradas, =pitido, =pitidos,
      =pitar, =pitares, silbato, tarjeta, amarilla, =roja, =rojas, clasificar, eliminar, =club, =clubes,
      =fichado, =fichados, traspaso, prensa deportiva, vuvuzela, =pase, =pases, =gana, =ganas, =rival,
      =rivales, =título, =títulos, =contraataque, =contraataques, =banquillo, =banquillos, =suplente,
      =suplentes, =titular, =titulares, =entrenador, =entrenadores, =remontada, =remontadas, =prórroga,
      =prórrogas, =rebote, =rebotes`,
    against: `fútbol americano, balonmano, hockey, waterpolo, rugby, baloncesto, pívot, canasta, tapón,
      triple, steelers, nfl, touchdown, quarterback, intercepción`,
  },
  'american football': {
    strong: `fútbol americano, mariscal de campo, super bowl, zona de anotación, gol de campo, pase de
      touchdown, línea ofensiva, línea defensiva, primero y diez, quarterback, ala cerrada, cuarta
      oportunidad, =nfl, =touchdown, =touchdownes, balón ovalado, =superbowl, =superbowles, intercepción
      devuelta, tercera y larga, tercera y gol, =cuarta y gol, =cuarta y uno, tercera oportunidad, =primer
      down, cuarto down, =tercer down, yarda quince, yarda veinte, yarda treinta, =yarda cinco, zona roja
      ofensiva, =end zone, =las diagonales, captura de quarterback, captura del mariscal, línea de golpeo,
      línea de scrimmage, pase incompleto, pase completo de, running back, wide receiver, =tight end,
      =linebacker, cornerback, safety libre, =liniero, =linieros, conversión de dos puntos, punto extra,
      =patada de salida, =kickoff, =kickoffes, field goal, gol de campo bueno, gol de campo fallado,
      despeje corto, fumble recuperado, balón suelto recuperado, holding ofensivo, pañuelo amarillo al
      campo, interferencia de pase, =jugada de engaño, formación escopeta, =hail mary, ave maría desde,
      new england patriots, kansas city chiefs, green bay packers, dallas cowboys, pittsburgh steelers,
      san francisco 49ers, buffalo bills, philadelphia eagles, miami dolphins, las vegas raiders, =tom
      brady, patrick mahomes, peyton manning, =draft de la nfl, jugador más valioso del super bowl, trofeo
      vince lombardi, espectáculo de medio tiempo, show de medio tiempo, conferencia americana,
      conferencia nacional, comodines de la nfl, coordinador ofensivo, coordinador defensivo, ala
      defensiva, =esquinero, =esquineros, profundo libre, centro al quarterback, =snap alto, safety blitz,
      =blitz, =blitces, =tacleo, =tacleos, =taclear, =tacleada, =tacleadas, yardas por tierra, =yardas por
      aire, yardas terrestres, =yardas aéreas, ganó ocho yardas, liga de fútbol americano, casco de fútbol
      americano, tocho bandera, flag football, =pateador de los, lunes por la noche de nfl, =cuarta y dos,
      tercera y siete, segunda y diez, patada de despeje`,
    ordinary: `touchdown, =yardas, =yarda, intercepción, balón suelto, linebacker, fumble, anotación,
      ovoide, =patriots, =chiefs, =cowboys, =packers, =steelers, =dolphins, =raiders, =broncos, =eagles,
      =giants, =ravens, =bengals, =49ers, =seahawks, =saints, =rams, =bills, =jets, =vikings, =mahomes,
      =brady, =kelce, =touchdowns, =mariscal, =mariscales, =diagonal, =diagonales, =down, =downes, =snap,
      =sack, =punt, =playbook, =pateador, =pateadores, =ovalado, =ovalados, =emparrillado, =emparrillados,
      =hombreras, =super tazón, =huddle, =huddles, interceptado, tochito, =fullback, =fullbackes,
      =football, =safety, =safetyes, overtime`,
    weak: `ataque, =pase, =pases, casco, estadio, mariscal, equipo, touchdowns, oportunidad, balón,
      tacleada, =cuarto, =cuartos, =tercera, =cuarta, =patada, =patadas, pañuelo, defensivo, ofensivo,
      conferencia, comodín, playoffs, =anotares, conversión, =bola, mediotiempo, =placaje, =placajes,
      =jugada, =jugadas, =corredor, =corredores, =receptor, =receptores, =cobertura, =coberturas, guardia
      ofensivo, =tackle, =tackles`,
  },
  basketball: {
    strong: `tiro libre adicional, línea de tres, cancha de baloncesto, partido de baloncesto, equipo de
      baloncesto, mate a dos manos, tiro de tres, final de la nba, aro contrario, ala-pívot, base y
      escolta, falta personal, =nba, =wnba, =acb, =liga endesa, =euroliga, =euroligas, copa del rey de
      baloncesto, selección de baloncesto, línea de personal, tiro de media distancia, triple desde la
      esquina, triple sobre la bocina, =triple de, triple a tablero, =mete un triple, =dos triples, tres
      triples, seis triples, desde el triple, canasta y falta, dos más uno, canasta sobre la bocina,
      canasta decisiva, canasta de tres, rebote ofensivo, rebote defensivo, rebote en ataque, captura el
      rebote, diez rebotes, =doce rebotes, asistencias y rebotes, puntos y rebotes, triple doble, =doble
      doble, =tapón de, =pone un tapón, =mate de, machaca el aro, hunde la canasta, =volcada, =volcadas,
      =alley oop, bloqueo y continuación, pick and roll, contraataque y bandeja, defensa en zona, defensa
      individual, salto inicial, =balón al aire, tiempo muerto solicitado, último cuarto, tercer cuarto,
      cuarto cuarto, segundos de posesión, reloj de posesión, veinticuatro segundos, campo atrás, falta
      antideportiva, técnica al entrenador, bonus de faltas, quinta falta, =cinco faltas, =al poste bajo,
      =poste bajo, gancho desde la zona, tiro a tablero, tiro en suspensión, falla el tiro libre, =lanza
      los libres, =tiros libres para, =base titular, sexto hombre, playoff por el título, final four, =all
      star, concurso de mates, concurso de triples, canasta de minibasket, minibasket, zapatillas de
      baloncesto, aro de baloncesto, michael jordan, lebron james, stephen curry, kobe bryant, =pau gasol,
      marc gasol, ricky rubio, luka doncic, magic johnson, larry bird, nikola jokic, sergio llull, rudy
      fernández, juan carlos navarro, los angeles lakers, =los lakers, chicago bulls, boston celtics,
      golden state warriors, miami heat, dallas mavericks, san antonio spurs, new york knicks, phoenix
      suns, denver nuggets, milwaukee bucks, unicaja de málaga, valencia basket, joventut de badalona, =la
      penya, =olympiacos, panathinaikos, =fenerbahçe, =fenerbahçes, gran canaria de baloncesto, baloncesto
      femenino, básquet callejero, baloncesto en silla de ruedas, selección dorada, pide bloqueo, pívot
      esloveno, desde siete metros, desde nueve metros`,
    ordinary: `baloncesto, básquetbol, básquet, triple, canasta, rebote, tapón, pívot, alero, encestar,
      euroliga, =mate, bandeja, tiros libres, asistencia, =aro, donqueo, baskonia, lakers, =llull, gasol,
      =lebron, =curry, =jokic, =doncic, =jordan, navarro desde fuera, =unicaja, =joventut, =estudiantes y,
      =celtics, =bulls, =warriors, =knicks, =spurs, =bucks, =heat, =mavericks, =nuggets, =sixers,
      =clippers, =campazzo, tavares, =pabellón, =pabellones, =parqué, =parqués, =triplista, =triplistas,
      =anotador, =anotadores, =mates, =pasos, =dobles, =machacar, canastero, =taponazo, =ganchito,
      =ganchitos, =basket, =airball, =airballes, =mate a una mano, =pívots, =suspensión, =suspensiones,
      =machaque, =posteo, =posteos, minibásquet, tablero, =bocina, =bocinas, =personal, =personales,
      =quinteto, =quintetos, quinteto inicial, posesión, =palmeo, penetración, crossover, =luka`,
    weak: `balón, cancha, =cuarto, tiro, puntos, entrenador, bocina, defensa, =robo, =roba, prórroga,
      =partido, =partidos, equipo, =libre, =libres, =cesta, =cestas, =banquillo, =banquillos, =anotar,
      =anotares, técnico, =zona, =zonas, =pista, =pistas, reloj, =falta, =faltas, titulares, remontada,
      =robos, bloqueo, =pase, =pases, hinchada, diferencia, ventaja, =esquina, =esquinas, =roster,
      playoffs, =escolta, =escoltas, =base, =bases`,
  },
} satisfies PartOfLexicon;
