import type { PartOfLexicon } from '../../lexicon';

export const WORLD = {
  travel: {
    strong: `tarjeta de embarque, puerta de embarque, agencia de viajes, guía de viajes, habitación de
      hotel, equipaje de mano, control de pasaportes, viaje de novios, luna de miel, oficina de turismo,
      crucero por el mediterráneo, viaje de mi vida, seguro de viaje, auxiliar de vuelo, vuelo directo,
      vacaciones en la playa, tren nocturno, viaje organizado, destino turístico`,
    ordinary: `aeropuerto, =vuelo, =vuelos, pasaporte, equipaje, maleta, =hotel, =hoteles, hotelito, hostal,
      albergue, turista, turismo, mochilero, aerolínea, =vacaciones, =viaje, =viajes, =viajar, =viajero,
      =viajamos, crucero, recuerdo de viaje, excursión, =visado, =visados, safari, =avión, itinerario,
      embarque, playa, =mochila, aduana, visitante, pasajero, alojamiento, =acampar`,
    weak: `billete, tren, estación, =isla, =costa, extranjero, =mar, =llegada, =salida, destino, =guía,
      =guías, pueblo, explorar, puerto, aventura, reservar, ferry, mapa, templo, canal, canoa, aterriza,
      palmeras, cogimos, autobús, ruta, tarifa, lugares, cultura, barco`,
    against: `vuelo espacial, astronauta, sonda`,
  },
  weather: {
    strong: `pronóstico del tiempo, previsión del tiempo, frente frío, frente cálido, ola de calor, ola de
      frío, bajas presiones, altas presiones, aviso meteorológico, parcialmente nublado, probabilidad de
      lluvia, cielos despejados, intervalos nubosos, temperaturas máximas, temperaturas mínimas, agencia
      estatal de meteorología, alerta por lluvias`,
    ordinary: `=chubasco, =chubascos, =tormenta, =tormentas, pronóstico, meteorológico, temperatura,
      nublado, nubosidad, granizo, =niebla, =nevadas, llovizna, precipitación, =humedad, ráfaga, anticiclón,
      borrasca, huracán, =helada, =heladas, =soleado, lluvioso, =lluvia, =lluvias, =máximas, =mínimas,
      aguacero, chaparrón`,
    weak: `tiempo, viento, =sol, frío, calor, grado, mañana, noche, frente, nieve, cielo, paraguas, norte,
      oeste, despejado, tarde`,
    against: `horno, cocina, =masa`,
  },
  science: {
    strong: `agujero negro, sistema solar, mecánica cuántica, física cuántica, tabla periódica, acelerador
      de partículas, selección natural, velocidad de la luz, método científico, telescopio espacial,
      secuencia de adn, teoría de la relatividad, vía láctea, entrará en órbita, científicos creen,
      microscopio electrónico`,
    ordinary: `científico, =física, =físico, química, biología, molécula, =átomo, =átomos, galaxia,
      telescopio, microscopio, neutrón, protón, hipótesis, laboratorio, astronomía, =adn, genoma, fósil,
      asteroide, órbita, cuántico, enzima, fotón, experimento, astronauta, planeta, geología, bacteria,
      sonda, investigador, neurociencia, cometa, partícula, electrón, organismo, atómico, magnético`,
    weak: `ciencia, teoría, =célula, =células, espacio, estrella, =luna, gravedad, energía, =universo,
      =marte, tierra, descubrimiento, especie, evolución, océano, hielo, profesor, =vida, materia, luz,
      estructura, observación, planta, expertos, humanos`,
    against: `ejercicio físico, actividad física, forma física`,
  },
  'technology and computing': {
    strong: `inteligencia artificial, aprendizaje automático, sistema operativo, código fuente, código
      abierto, tarjeta gráfica, actualización de software, lenguaje de programación, realidad virtual,
      ciberseguridad, red neuronal, teléfono inteligente, ingeniero de software, disco duro, memoria ram,
      computación en la nube`,
    ordinary: `=software, =hardware, =ordenador, =ordenadores, computadora, portátil, =móvil, =móviles,
      =smartphone, =procesador, =procesadores, algoritmo, =programador, =programadora, =programadores,
      internet, =wifi, bluetooth, =usb, base de datos, cortafuegos, encriptación, tableta, pantalla táctil,
      =chip, robot, =app, aplicación móvil, informático, página web, =web, hercios, gigas, hacker, virus
      informático, servidor, =desarrollador, =desarrolladora, =desarrolladores, =celular, =celulares`,
    weak: `pantalla, código, =dato, =datos, aparato, =batería, =baterías, red, contraseña, descargar,
      digital, =en línea, usuario, tecnología, actualización, teclado, píxel, nube, teléfono, rápido,
      =falla, programa, =cámara, =cámaras`,
  },
  automotive: {
    strong: `coche eléctrico, tracción a las cuatro ruedas, caja de cambios, prueba de conducción, cambio de
      aceite, pastillas de freno, coche de segunda mano, concesionario de coches, consumo de combustible,
      caballos de potencia, de cero a cien, motor diésel, motor de gasolina, punto de carga, asientos
      traseros, dirección asistida, motor eléctrico`,
    ordinary: `=coche, =coches, =carro, automóvil, =motor, =motores, =berlina, todoterreno, descapotable,
      parabrisas, parachoques, maletero, =capó, volante, embrague, =freno, =frenos, gasolina, diésel,
      híbrido, =taller mecánico, neumático, autopista, kilometraje, =moto, =motos, motocicleta,
      concesionario, autovía, suspensión, acelerador, airbag, faros, salpicadero, turbo, cilindrada`,
    weak: `conducir, conductor, rueda, carretera, velocidad, marcha, modelo, combustible, =batería,
      =baterías, asiento, camión, vehículo, eléctrico, espejo, mecánico, carril, caballos, segundos, garaje,
      consumo`,
    against: `vuelta, carrera, parrilla, boxes, ladrones, muertos, heridos, policía, atentado, bomba`,
  },
  disasters: {
    strong: `catástrofe natural, desastre natural, equipos de rescate, escala de richter, alerta de tsunami,
      estado de emergencia, zona catastrófica, incendio forestal, ayuda humanitaria, erupción volcánica,
      bajo el agua, bajo los escombros, entre los escombros, accidente aéreo, perdieron sus casas, se
      desbordó, protección civil, orden de evacuación, número de víctimas mortales`,
    ordinary: `terremoto, =sismo, seísmo, réplica, tsunami, inundación, =inundado, riada, =dana,
      desbordamiento, =erupción, =volcán, sequía, hambruna, huracán, =tornado, =tornados, ciclón, escombros,
      evacuar, catástrofe, desastre, supervivientes, epicentro, damnificado, alud, avalancha, naufragio,
      derrumbe, magnitud, lava`,
    weak: `rescate, bomberos, daños, emergencia, refugio, atrapado, víctima, desaparecido, sin hogar,
      tormenta, explosión, ruinas, incendio, fuego, =llamas, voluntarios, cientos, miles, vecinos, río,
      pueblos, supervivencia`,
    against: `un desastre de, chiste, fiesta, película`,
  },
  'video gaming': {
    strong: `videojuego, consola de juegos, juego de rol, mundo abierto, jefe final, punto de control,
      batalla real, mando de la consola, partida multijugador, misión secundaria, modo historia, juegos en
      línea, subir de nivel, deportes electrónicos, juego en primera persona`,
    ordinary: `=consola, =consolas, =mando, multijugador, playstation, xbox, nintendo, =gamer, =esports,
      joystick, reapareces, minecraft, fortnite, jugabilidad, =pantalla de carga, respawn, botín, píxeles,
      =avatar, speedrun`,
    weak: `juego, jugar, jugador, nivel, jefe, misión, partida, pantalla, gatillo, personaje, mapa, botón,
      arma, pulsado, enemigos, online, salto`,
  },
} satisfies PartOfLexicon;
