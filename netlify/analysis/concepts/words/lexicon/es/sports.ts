import type { PartOfLexicon } from '../../lexicon';

export const SPORTS = {
  soccer: {
    strong: `tiro de esquina, saque de esquina, fuera de juego, tarjeta amarilla, tarjeta roja, copa del
      mundo, liga de campeones, champions league, la liga, tanda de penaltis, área chica, área grande,
      partido de fútbol, campo de fútbol, equipo de fútbol, tiempo añadido, portería a cero, remata de
      cabeza, mediocampista, delantero centro, saque de banda, segunda parte del partido, balón de oro, once
      inicial`,
    ordinary: `=fútbol, =futbol, futbolista, portero, guardameta, arquero, delantero, =defensa central,
      lateral derecho, lateral izquierdo, centrocampista, penalti, penal, gol, golazo, goleador, hat trick,
      prórroga, córner, larguero, =poste, balompié, =fifa, =uefa, entrenador, real madrid, =barça,
      =atlético, =derbi, remate, =centra, regate, =gooool, vestuario, hinchada, pelotazo, cabezazo, mundial,
      selección, zaguero, contragolpe, contraataque, =portería, =porterías, tiro libre`,
    weak: `balón, =partido, =partidos, árbitro, marcador, equipo, campeonato, final, =liga, =falta, estadio,
      afición, empate, victoria, derrota, área, =centro, chutar, disparo, jugador, =pase, =pases, defensa,
      córneres, banda, descanso, temporada, pelota, cancha, medio tiempo`,
  },
  'american football': {
    strong: `fútbol americano, mariscal de campo, super bowl, zona de anotación, gol de campo, pase de
      touchdown, línea ofensiva, línea defensiva, primero y diez, quarterback, ala cerrada, cuarta
      oportunidad`,
    ordinary: `touchdown, =nfl, =yardas, =yarda, corredor, receptor, intercepción, balón suelto, linebacker,
      despeje, patada de despeje, fumble, anotación, ovoide`,
    weak: `ataque, defensa, =pase, =pases, casco, estadio, mariscal, jugada, equipo, touchdowns,
      oportunidad, balón, tacleada`,
  },
  basketball: {
    strong: `tiro libre adicional, línea de tres, cancha de baloncesto, partido de baloncesto, equipo de
      baloncesto, mate a dos manos, tiro de tres, final de la nba, aro contrario, ala-pívot, base y escolta,
      falta personal`,
    ordinary: `baloncesto, básquetbol, básquet, =nba, =acb, triple, canasta, rebote, tapón, pívot, escolta,
      alero, encestar, euroliga, =mate, bandeja, tiros libres, asistencia, =aro, donqueo, =triples,
      baskonia, lakers`,
    weak: `balón, cancha, =cuarto, tiro, puntos, entrenador, bocina, tablero, defensa, =robo, =roba,
      posesión, prórroga, =partido, =partidos, equipo`,
  },
  tennis: {
    strong: `bola de partido, punto de partido, bola de break, doble falta, roland garros, open de
      australia, copa davis, pelota de tenis, pista de tierra batida, tierra batida, partido de tenis,
      primer saque, segundo saque, punto de quiebre, cancha de tenis, ganar el set, rompe el servicio,
      torneo de tenis`,
    ordinary: `=tenis, tenista, raqueta, wimbledon, =revés, volea, =set, =sets, iguales, =derecha paralela,
      grand slam, =atp, =wta, muerte súbita, dejada, =ace, cuarenta iguales, =globo`,
    weak: `saque, saca, servicio, pista, red, bola, punto, juego, pelota, =partido, =partidos, torneo,
      final, ventaja, cancha`,
  },
  golf: {
    strong: `campo de golf, palo de golf, pelota de golf, hoyo en uno, ryder cup, bajo par, sobre par,
      torneo de golf, golpe de salida, club de golf`,
    ordinary: `=golf, golfista, birdie, bogey, putt, green, fairway, caddie, =búnker, eagle, swing, =hoyo,
      =hoyos`,
    weak: `=par, bandera, golpe, hierro, =salida, calle, vuelta, bola, bajo, madera`,
  },
  'auto racing': {
    strong: `fórmula uno, fórmula 1, gran premio, pole position, coche de seguridad, vuelta rápida, entra en
      boxes, entra a boxes, bandera a cuadros, parrilla de salida, piloto de carreras, circuito de carreras,
      neumáticos blandos, neumáticos duros, parada en boxes, las 24 horas de le mans, rally dakar`,
    ordinary: `=boxes, =rally, motogp, automovilismo, escudería, monoplaza, =ferrari, verstappen, fernando
      alonso, adelantamiento, =chicane, nascar, =pole, safety car, =pits, motociclismo`,
    weak: `vuelta, carrera, circuito, pista, curva, piloto, neumático, podio, clasificación, coche, motor,
      parrilla, líder, recta`,
  },
  cycling: {
    strong: `maillot amarillo, tour de francia, vuelta ciclista, vuelta a españa, giro de italia, puerto de
      montaña, bicicleta de montaña, carril bici, etapa reina, contrarreloj individual, jersey amarillo,
      carrera ciclista`,
    ordinary: `ciclismo, ciclista, =bicicleta, =bicicletas, =bici, =bicis, pelotón, =maillot, contrarreloj,
      velódromo, manillar, pedal, esprínter, escapado, sprint, gregario`,
    weak: `etapa, puerto, subida, ataca, ataque, líder, carrera, casco, rueda, cadena, corredor, =meta,
      kilómetro, ventaja, cima`,
  },
  skiing: {
    strong: `estación de esquí, pista de esquí, esquí alpino, esquí de fondo, salto de esquí, eslalon
      gigante, botas de esquí, fuera de pista, copa del mundo de esquí, pista negra, monitor de esquí,
      sierra nevada`,
    ordinary: `=esquí, =esquís, esquiar, esquiador, eslalon, slalom, snowboard, telesilla, =remonte,
      forfait, biatlón, descenso, telesquí`,
    weak: `nieve, nevado, pista, montaña, ladera, bajada, salto, invierno, puerta, casco, polvo, alpino,
      =salida`,
  },
  'fitness and exercise': {
    strong: `entrenador personal, ejercicio físico, hacer ejercicio, clase de yoga, esterilla de yoga,
      actividad física, tabla de ejercicios, rutina de ejercicios, baja en sentadilla, apretar el abdomen,
      aprieta el abdomen, saltos de tijera, entrenamiento de fuerza, diez repeticiones`,
    ordinary: `sentadilla, flexiones, abdominales, =pesas, mancuernas, gimnasio, =yoga, =pilates, aerobic,
      cardio, repeticiones, estiramientos, zancada, =plancha, bíceps, tríceps, glúteos, =fitness,
      calentamiento, entrenamiento, zumba, spinning, abdomen`,
    weak: `músculo, respirar, inhala, exhala, rodilla, espalda, cuerpo, fuerza, resistencia, correr, sudar,
      ejercicio, recta, cadera, serie, forma física`,
  },
} satisfies PartOfLexicon;
