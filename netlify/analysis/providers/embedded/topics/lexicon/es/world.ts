import type { PartOfLexicon } from '../../lexicon';

export const WORLD = {
  travel: {
    strong: `tarjeta de embarque, puerta de embarque, agencia de viajes, guía de viajes, habitación de
      hotel, equipaje de mano, control de pasaportes, viaje de novios, oficina de turismo, crucero por el
      mediterráneo, viaje de mi vida, seguro de viaje, auxiliar de vuelo, vuelo directo, vacaciones en la
      playa, tren nocturno, viaje organizado, destino turístico, vuelo con escala, vuelos baratos, vuelo
      de ida y vuelta, billete de avión, boleto de avión, billete de tren, facturar la maleta, facturar el
      equipaje, facturación de equipajes, recogida de equipajes, =maleta de mano, equipaje facturado, sala
      de embarque, tripulación de cabina, abróchense los cinturones, =jet lag, aeropuerto de barajas,
      aeropuerto de el prat, control de aduanas, preparar la maleta, maleta perdida, registro del hotel,
      recepción del hotel, hotel de cinco estrellas, hotel con encanto, habitación doble, habitación con
      vistas, desayuno incluido, media pensión, pensión completa, =todo incluido, =todo incluido en,
      alojamiento rural, =casa rural, =casas rurales, turismo rural, tienda de campaña, autocaravana,
      =caravana por, =campervan, =campervanes, =mochilero, =mochileros, albergue de peregrinos, de hostal
      en hostal, =viaje en tren, viaje por carretera, =viajes en tren, =viajar solo, =viajar sola, =viajar
      por el mundo, vuelta al mundo, escapada de fin de semana, escapada rural, escapada romántica, lista
      de destinos, =visita guiada, =visitas guiadas, guía turístico, =guía local, =free tour, casco
      antiguo, casco histórico, centro histórico, barrio gótico, sagrada familia, =la alhambra, torre
      eiffel, coliseo romano, muralla china, machu picchu, chichén itzá, =taj mahal, angkor wat, estatua
      de la libertad, cataratas del iguazú, cataratas del niágara, gran cañón, patrimonio de la humanidad,
      parque nacional de, =ruta por, ruta de senderismo, =senderismo por, =safaris, excursiones en barco,
      =paseo en barco, =bucear en, =buceo con, =esnórquel, =esnórqueles, playas de arena blanca, playa
      paradisíaca, aguas cristalinas, arena blanca, isla paradisíaca, =punta cana, =cancún, =cancunes,
      =riviera maya, =tulum, =tulumes, =maldivas, =tailandia, =tailandias, =phuket, =phuketes, =menorca,
      =menorcas, =tenerife, =tenerifes, =lanzarote, =lanzarotes, islas griegas, =santorini, =santorinis,
      =costa brava, =costa del sol, costa amalfitana, =la toscana, perito moreno, =torres del paine, isla
      de pascua, =galápagos, =lisboa en, =londres en, parís en tres días, roma en tres días, =nueva york
      en, =kioto, =kiotos, =marrakech, =marrakeches, =capadocia, =capadocias, =petra, =petras, =islandia,
      =islandias, auroras boreales en, fiordos noruegos, =interrail, =interrailes, transiberiano, orient
      express, tren de alta velocidad, alquilar un coche, coche de alquiler, cambio de moneda, moneda
      local, visado de turista, sellar el pasaporte, pasaporte en regla, =turísticos, temporada alta,
      temporada baja, =veranear, =souvenir, postales del viaje, =trotamundos, nómada digital, =booking,
      =bookinges, tripadvisor, lonely planet, =ryanair, =vueling, =vuelinges, =aeroméxico, =aeroméxicos,
      =renfe, =renfes, =paradores, =parador de, =jaima, =jaimas, bajo las estrellas del sahara, =dormimos
      en una, nuestro guía, ventanilla o pasillo, maleta de cabina, equipaje de cabina, embarque cierra,
      cierra el embarque, embarque inmediato, asiento de ventanilla, asiento de pasillo, su pasaporte y,
      pasaporte por favor, iniciamos el descenso, comenzamos el descenso, aterrizaremos en, respaldo de su
      asiento, cinturón abrochado, con destino a, vuelo con destino, guía nos espera, dormir en una yurta,
      noche en el desierto, ruta en furgoneta, mochila por asia, recorrer asia, mercado flotante`,
    ordinary: `aeropuerto, =vuelo, =vuelos, pasaporte, equipaje, maleta, hotelito, hostal, albergue,
      turista, turismo, mochilero, aerolínea, =vacaciones, =viaje, =viajes, =viajar, =viajamos, crucero,
      recuerdo de viaje, excursión, =visado, =visados, safari, itinerario, embarque, playa, =mochila,
      aduana, visitante, pasajero, alojamiento, =acampar, viajero, =viajábamos, =viajó, avión, =terminal,
      =escala, =aterrizar, =aterriza, =aterrizamos, =despegar, =despega, =billete, =billetes, hotel,
      =recepcionista, reservar, =destino, =destinos, =recorrimos, =recorrer, =recorrido, =paraíso,
      =paradisíaco, =costa, =cala, =calas, =glaciar, =fiordo, =cataratas, =volcanes, =murallas, =aldea,
      =nativos, =lugareños, =sendero, =velero, =ferri, =brújula, =monumento, =monumentos, =hospedarse,
      =hospedaje, =camping, =acampamos, =hamaca, =hamacas, =tumbona, =palmeras, =arena, =coral, =arrecife,
      =bucear, =snorkel, =lisboa, =nueva york, =tokio, =marruecos, =grecia, =caribe, =sahara, =el guía,
      =campinges, =azafata, =azafatas, =resort, =resortes, =embarcar, =turbulencias, =latam, =latames,
      =iberia, =iberias, =bali, =balis, =mallorca, =mallorcas, =ibiza, =ibizas, =canarias, =estambul,
      =estambules, =zoco, =zocos, =balneario, =balnearios, =veraneo, =veraneos, =bungalow, =bungalowes,
      =patagonia, =patagonias, =viaje a, =viaje por, =viajar a, =escala en, =hacer la maleta, =hacer las
      maletas, =ferry a, =cruceros, luna de miel`,
    weak: `billete, estación, extranjero, =mar, =llegada, =salida, destino, pueblo, puerto, ferry, canal,
      canoa, aterriza, palmeras, cogimos, autobús, tarifa, lugares, cultura, =país, =países, =ciudad,
      =noches, =noche, =semanas, =vistas, =verano, =precio, =incluido, =familia, =compañía, =retraso,
      =cancelado, =puente, =agosto, =templo, =templos, =tren, =trenes, =isla, =islas, =castillo,
      =castillos, =palacio, =palacios, =barco, =barcos, =mapa, =mapas, =guía, =guías, =ruta, =rutas,
      =selva, =selvas, =desierto, =desiertos, =aventura, =aventuras, =explorar, =mezquitas, =mirador,
      =miradores, =recepción, =recepciones, =india, =indias, =vietnam, =vietnames, =méxico, =méxicos,
      =japón, =japones, =perú, =perúes, =cuba, =cubas, =egipto, =egiptos, =parís, =parises, =londres,
      =roma, =romas, =florencia, =florencias, =venecia, =venecias, =boletos, =muelle, =muelles, =taxi,
      =taxis`,
    against: `vuelo espacial, astronauta, sonda, terremoto, guerra, incendio, fugas, política, bombardeo,
      órbita, receta, atentado, soldado, policía, cadáver, gobierno, partido, etapa, visado de trabajo,
      literatura, carrera`,
  },
  weather: {
    strong: `pronóstico del tiempo, previsión del tiempo, frente frío, frente cálido, ola de calor, ola de
      frío, bajas presiones, altas presiones, aviso meteorológico, parcialmente nublado, probabilidad de
      lluvia, cielos despejados, intervalos nubosos, temperaturas máximas, temperaturas mínimas, agencia
      estatal de meteorología, alerta por lluvias, =aemet, =aemetes, hombre del tiempo, =mapa del tiempo,
      =mapas del tiempo, el tiempo para mañana, predicción del tiempo, previsión para, previsión
      meteorológica, servicio meteorológico, meteoróloga, alerta amarilla, alerta naranja, =alerta roja
      por, aviso naranja, aviso amarillo, =aviso rojo, avisos por viento, avisos por lluvia, =avisos por
      nieve, avisos por calor, =cielo nublado, =cielos nublados, cielos nubosos, cielo cubierto, cielo
      poco nuboso, =poco nuboso, =muy nuboso, =nubes y claros, =nubes altas, =nubes bajas, =nubosidad de
      evolución, =claros y nubes, =brumas, nieblas matinales, banco de niebla densa, niebla densa, polvo
      sahariano, polvo en suspensión, =chubascos, =aguaceros, =aguacero, lluvias débiles, lluvias
      intensas, lluvias torrenciales, =lluvia fina, =lloviznas, probabilidad de precipitación, litros por
      metro cuadrado, tormentas con aparato eléctrico, tormenta eléctrica, tormentas fuertes, =granizada,
      =granizadas, =pedrisco, =pedriscos, =cota de nieve, =cotas bajas, =nieve en cotas, =heladas débiles,
      temperaturas en ascenso, temperaturas en descenso, sensación térmica, grados bajo cero, =bajo cero,
      grados a la sombra, cuarenta grados, treinta y cinco grados, quince grados, veinte grados, =grados
      menos, grados de máxima, noches tropicales, =noche tórrida, veranillo de san miguel, =canícula,
      =canículas, frente atlántico, =masa de aire, masa de aire polar, masa de aire cálido, aire frío en
      altura, =aire polar, =aire ártico, =dana en, =gota fría, =borrascas, borrasca atlántica, borrasca
      filomena, =filomena, =filomenas, ciclogénesis, ciclogénesis explosiva, anticiclón, anticiclón de las
      azores, =vaguada, =vaguadas, =isobaras, presión atmosférica, hectopascales, pluviómetro,
      =anemómetro, =anemómetros, =termómetros, termómetro marca, rachas de viento, =rachas de, viento del
      norte, vientos del oeste, viento de levante, viento de poniente, levante fuerte, =tramontana,
      =tramontanas, =cierzo, =cierzos, vientos alisios, viento flojo, viento fuerte, kilómetros por hora
      de viento, =oleaje, =oleajes, temporal de lluvia, temporal de nieve, temporal marítimo, =mala mar,
      fuerte marejada, =marejada, =marejadas, índice ultravioleta, humedad relativa, =el niño y la niña,
      huracán de categoría, tormenta tropical, depresión tropical, =lloverá en, llueve a cántaros, =dejará
      de llover, =nevará, =nevarás, =está nevando, =hará sol, =hará viento, =sol y nubes, mejorará el
      tiempo, empeora el tiempo, cambio de tiempo, tiempo inestable, tiempo estable, tiempo revuelto,
      paraguas a mano, coger el paraguas, saquen el paraguas, =paraguas y`,
    ordinary: `=chubasco, =tormenta, =tormentas, pronóstico, temperatura, nublado, nubosidad, granizo,
      =niebla, =nevadas, llovizna, precipitación, =humedad, ráfaga, borrasca, huracán, =helada, =heladas,
      =soleado, lluvioso, =lluvia, =lluvias, =máximas, =mínimas, aguacero, chaparrón, =llover, =llovió,
      =lloviendo, =llovía, =nevar, =nevando, =nuboso, =nubosos, =despejado, =despejados, =ventoso, =racha,
      =rachas, =grados, =grado, =termómetro, =caluroso, =calurosa, =tormentoso, =soleada, =escampar,
      =escampe, =inestable, =inestabilidad, =bochornoso, =cántabro, =interior peninsular, =peninsular,
      =litoral, =nordeste, =noroeste, =sureste, =suroeste, =sahara, =paraguas, =chubasquero,
      climatológico, atmosférico, =ciclón, =calima, =calimas, =escarcha, =escarchas, =rocío, =rocíos,
      =temporal, =temporales, =arcoíris, =llueve, =llueves, =nieblas, =bochorno, =bochornos, =monzón,
      =monzones, =soleados, =lloverá, =lloverás, =hará frío, =hace sol, =barómetro, =barómetros, =va a
      llover, =está lloviendo, =hará calor`,
    weak: `tiempo, =sol, grado, mañana, noche, frente, nieve, cielo, paraguas, norte, oeste, despejado,
      tarde, =sur, =este, =cantábrico, =mediterráneo, =galicia, =península, =baleares, =jornada, =fin de
      semana, =jueves, =viernes, =ascenso, =descenso, =intensas, =débiles, =aviso, =avisos, =alerta,
      =horas, =sierra, =capas, =frío, =fríos, =calor, =calores, =fresco, =frescos, =viento, =vientos,
      =rayos, =estable, =estables, =clima, =climas, =húmedo, =húmedos, =trueno, =truenos, =relámpago,
      =relámpagos, =meseta, =mesetas`,
    against: `horno, cocina, =masa, fiebre, receta, maillot, pelotón, escombros, evacuar, nave, galaxia,
      boxes`,
  },
  disasters: {
    strong: `catástrofe natural, desastre natural, equipos de rescate, escala de richter, alerta de
      tsunami, estado de emergencia, zona catastrófica, incendio forestal, ayuda humanitaria, erupción
      volcánica, bajo el agua, bajo los escombros, entre los escombros, accidente aéreo, perdieron sus
      casas, se desbordó, protección civil, orden de evacuación, número de víctimas mortales,
      =catástrofes, =terremoto, =terremotos, =seísmo, =seísmos, =sismo, =sismos, magnitud en la escala,
      grados en la escala de richter, =de magnitud, =réplicas, réplica del terremoto, =epicentro,
      =epicentros, falla de san andrés, =tsunami, =tsunamis, =maremoto, =maremotos, olas gigantes, ola
      gigante, =muro de agua, =inundaciones, =inundación, =inundado, =inundados, =inundadas, =riada,
      =riadas, =crecida del río, se desbordó el río, ríos desbordados, presa reventó, rotura de la presa,
      agua hasta la cintura, =achicar agua, =lodo y barro, =toneladas de lodo, corrimiento de tierra,
      deslizamiento de tierra, =deslave, =deslaves, =alud de nieve, =aludes, avalancha de nieve,
      sepultados por la nieve, =colada de lava, =coladas de lava, =río de lava, =nube de ceniza, lluvia de
      ceniza, cumbre vieja, volcán de la palma, =vesubio, =vesubios, pompeya sepultada, huracán katrina,
      huracán otis, =huracanes, =huracán, =tornados, =tifones, =ciclón, =ciclones, ojo del huracán,
      vientos huracanados, fuego sin control, frente del incendio, hectáreas quemadas, hectáreas
      calcinadas, arrasadas por el fuego, hidroaviones, brigadas forestales, unidad militar de
      emergencias, =la ume, cortafuegos del monte, bomberos forestales, sofocar las llamas, extinguir el
      incendio, controlar el incendio, =casas quemadas, devorado por las llamas, =pasto de las llamas,
      sequía extrema, =hambruna, =hambrunas, plaga de langostas, emergencia climática, estado de alarma
      por, estado de catástrofe, zona cero del terremoto, declarar zona catastrófica, =evacuada,
      =evacuadas, desalojo de vecinos, =desalojados, vecinos desalojados, albergue provisional,
      polideportivo habilitado, =damnificados, =damnificadas, =los afectados por, lo han perdido todo, =lo
      perdimos todo, =perdido su casa, =perdieron su casa, quedaron sepultados, =sepultó, =sepultada,
      =sepultadas, edificio derrumbado, =se derrumbó, =derrumbes, se vino abajo el edificio, colapso del
      edificio, colapsó el puente, bajo los cascotes, perros de rescate, labores de rescate, labores de
      búsqueda, tareas de rescate, rescatados con vida, servicios de emergencia, operativo de rescate,
      cruz roja reparte, ayuda internacional, ayuda de emergencia, médicos sin fronteras, reconstrucción
      de las casas, daños materiales, cuantiosos daños, accidente nuclear, =chernóbil, =chernóbiles,
      =fukushima, =fukushimas, fuga radiactiva, radiación nuclear, vertido de petróleo, =marea negra,
      =chapapote, =chapapotes, =fuga de gas, explosión de gas, explosión en la fábrica, accidente de
      avión, caja negra del avión, =naufragó, hundimiento del barco, alerta por inundaciones, sirenas de
      emergencia, =el agua se llevó, =el agua entró, =el agua arrasó, =se llevó los coches, el barranco se
      llevó, gente en lanchas, rescatados en lancha, rescate en helicóptero, agua al cuello de la casa,
      tejados arrancados`,
    ordinary: `terremoto, seísmo, réplica, tsunami, inundación, riada, =dana, =erupción, =volcán, sequía,
      hambruna, huracán, =tornado, ciclón, escombros, evacuar, catástrofe, desastre, supervivientes,
      epicentro, damnificado, alud, avalancha, naufragio, derrumbe, magnitud, lava, =lodo, =barro,
      =sismógrafo, temblor, =tembló, =sacudida, =sacudidas, =grietas, =escala de, arrasar, devastar,
      destruir, destrozos, rescatista, =bombero, =bomberos, =llamas, =humareda, =hectáreas, =calcinado,
      =quemadas, =albergue, =albergues, =desplazados, =afectados, =afectadas, =desbordó, =desbordado,
      =crecida, =cauce, =embalse, =presa, =diques, =dique, =atrapados, =atrapadas, =sepultado,
      =sepultados, =desaparecidos, =sobrevivientes, =magma, =cráter, =volcánico, =volcánica, =sísmico,
      =sísmica, =anegado, =anegadas, =anegó, =barranco, =lanchas, =lancha, =incendio, =incendios,
      =evacuares, =prestige, =prestiges, =titanic, =titanices, =tifón, =desalojaron, =erupciones, =arrasós`,
    weak: `bomberos, daños, refugio, atrapado, desaparecido, sin hogar, tormenta, explosión, ruinas,
      incendio, voluntarios, cientos, miles, vecinos, río, pueblos, supervivencia, =ayuda, =mantas, =agua
      potable, =helicóptero, =helicópteros, =viviendas, =casas, =comarca, =municipio, =alarma, =sirenas,
      =donaciones, =monte, =isla, =muertos, =heridos, =perdieron, =familias, =fuego, =fuegos, =temblar,
      =temblares, =emergencia, =emergencias, =ceniza, =cenizas, =colapso, =colapsos, =víctima, =víctimas,
      =hundió`,
    against: `un desastre de, chiste, fiesta, película, comedia, receta, galaxia, cuadro, novela,
      selección, gol, guerra, atentado`,
  },
} satisfies PartOfLexicon;
