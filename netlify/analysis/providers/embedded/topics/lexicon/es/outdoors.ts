import type { PartOfLexicon } from '../../lexicon';

export const OUTDOORS = {
  skiing: {
    strong: `estación de esquí, pista de esquí, esquí alpino, salto de esquí, eslalon gigante, botas de
      esquí, fuera de pista, copa del mundo de esquí, monitor de esquí, sierra nevada, =esquí, =esquís,
      =esquiar, =esquiador, =esquiadores, =esquiadora, =esquiadoras, =snowboard, =snowboardes,
      =snowboarder, =tabla de snow, =telesillas, =telesquí, =telesquíes, telearrastre, =telecabina,
      =telecabinas, =remontes, =forfait, =forfaites, =forfaits, baqueira beret, =baqueira, =baqueiras,
      =formigal, =formigales, =la molina, =candanchú, =candanchúes, =astún, =astunes, =cerler, =valdesquí,
      =valdesquíes, =navacerrada, =navacerradas, grandvalira, andorra a esquiar, bariloche a esquiar,
      cerro catedral, =valle nevado, =las leñas, =chamonix, =chamonixes, val thorens, =zermatt,
      =zermattes, courchevel, =kitzbühel, =kitzbüheles, cortina d'ampezzo, saint moritz, sankt moritz, val
      d'isère, =aspen, =aspenes, estación invernal, =pista verde, =pistas rojas, =nieve en polvo, =nieve
      virgen, nieve artificial, =nieve dura, cañones de nieve, espesor de nieve, =parte de nieve, manto
      nivoso, kilómetros esquiables, kilómetros de pistas, dominio esquiable, botas de nieve rígidas,
      bastones de esquí, clava el bastón, =cuña, =cuñas, =hacer la cuña, =en cuña, giro en paralelo, bajar
      en paralelo, =carving, =carvinges, =los cantos de los esquís, =afilar los cantos, =fijaciones, salto
      de trampolín, trampolín grande, trampolín de innsbruck, cuatro trampolines, =eslalon, =eslalones,
      =supergigante, =supergigantes, =súper g, descenso libre, descenso masculino, descenso femenino,
      combinada nórdica, esquí nórdico, esquí de travesía, esquí de montaña, esquí acuático, esquí
      freestyle, =halfpipe, =halfpipes, =half pipe, boardercross, =biatlón, =biatlones, dobles en trineo,
      =bobsleigh, =bobsleighes, =skeleton, =skeletones, =luge, =luges, patinaje de velocidad, juegos
      olímpicos de invierno, olimpiadas de invierno, deportes de invierno, copa del mundo de descenso,
      mikaela shiffrin, marcel hirscher, lindsey vonn, alberto tomba, ingemar stenmark, blanca fernández
      ochoa, paquito fernández ochoa, maría josé rienda, carolina ruiz, marco odermatt, =lara gut, queralt
      castellet, regino hernández, =mono de esquí, gafas de ventisca, =gafas de esquí, =casco de esquí,
      escuela de esquí, profesor de esquí, =clases de esquí, cursillo de esquí, semana blanca, =après-ski,
      =après ski, puerta azul del eslalon, se salta una puerta, salta una puerta, tiempo en la primera
      manga, primera manga, segunda manga, =snowpark, =snowparkes, =heliesquí, =heliesquíes, =pisapistas,
      máquina pisapistas, raquetas de nieve, =arva, =arvas, alquiler de esquís, bajamos por la azul, bajar
      por la roja, bajar por la negra, pista azul, pista roja, pista negra, niebla en pistas, telesilla,
      el telesilla, coger el telesilla, dobla las rodillas esquiando, clava los bastones, los bastones y
      los esquís, nieve polvo, nieve primavera, encerar los esquís, esquí de fondo`,
    ordinary: `esquiar, esquiador, eslalon, slalom, snowboard, forfait, biatlón, descenso, telesquí, =ski,
      =snow, =huevo, =huevos, =bastones, =bastón, =trampolín, =trampolines, =pista, =pistas, =cantos,
      =fijación, =manga, =mangas, =nevada, =nevadas, =cota, =cotas, =pendiente nevada, =pendiente nevadas,
      =shiffrin, =vonn, =hirscher, =odermatt, trineo, =alud, =aludes, =freestyle, =freestyles,
      =slopestyle, =freerider, =freeride, =paralelo, nórdico, =dorsal, =dorsales, =gorro, =gorros,
      =ladera, =laderas, =esquiable, =refugio de montaña, =refugio de montañas, =quitanieves, =pirineo,
      =pirineos, =alpes, =dolomitas, =nevado, =nevando, =ventisca, =ventiscas`,
    weak: `nieve, nevado, pista, montaña, ladera, bajada, salto, invierno, puerta, casco, polvo, alpino,
      =salida, descender, cumbre, =valle, =valles, medalla, =giro, =giros, =girar, flexionar, rodillas,
      =peso, =pesos, blanca, estación, =clases, monitor, chocolate caliente, cabaña, remontar, =bota,
      =botas, kilómetros, paralelo, guantes, =plumas`,
    against: 'coche, cadenas, carretera, receta, horno',
  },
  'fitness and exercise': {
    strong: `entrenador personal, ejercicio físico, hacer ejercicio, clase de yoga, esterilla de yoga,
      actividad física, tabla de ejercicios, rutina de ejercicios, baja en sentadilla, apretar el abdomen,
      aprieta el abdomen, saltos de tijera, entrenamiento de fuerza, diez repeticiones, =crossfit,
      =crossfites, =calistenia, =calistenias, =zumba, =zumbas, =spinning, =spinninges, =pilates, =burpees,
      =burpee, =dominadas, =dominada, =sentadillas, =sentadilla, sentadilla búlgara, =zancadas, =zancada,
      =planchas, plancha lateral, plancha abdominal, aguanta la plancha, =mancuernas, =mancuerna, =pesas
      rusas, kettlebell, kettlebells, =peso muerto, press de banca, press militar, levantar pesas,
      levantamiento de pesas, halterofilia, jalón al pecho, =remo con barra, elevaciones laterales, curl
      de bíceps, fondos de tríceps, banda elástica, =goma elástica, =comba, =combas, =saltar a la comba,
      saltar la cuerda, =cinta de correr, bicicleta estática, máquina elíptica, =elíptica, =elípticas,
      máquina de remo, balón medicinal, =fitball, =fitballes, rodillo de espuma, =foam roller, =esterilla,
      =esterillas, =colchoneta, =colchonetas, tabla de abdominales, abdominales hipopresivos,
      =hipopresivos, flexiones de brazos, =series de, tres series de diez, cuatro series, quince
      repeticiones, doce repeticiones, veinte repeticiones, repeticiones por serie, segundos de descanso,
      treinta segundos de descanso, minuto de descanso, entrenamiento en circuito, entrenamiento
      funcional, entrenamiento de alta intensidad, intervalos de alta intensidad, =hiit, =hiites, =tabata,
      =tabatas, rutina de fuerza, rutina de piernas, =día de pierna, rutina diaria de ejercicios, quemar
      calorías, =quemar grasa, =quema grasa, masa muscular, ganar músculo, ganar masa muscular,
      =tonificar, =tonifica, =tonificas, tono muscular, =glúteos, cuádriceps, isquiotibiales, gemelos y
      cuádriceps, =abdominales, =oblicuos, =zona media, aprieta el core, aprieta los glúteos, contrae el
      abdomen, abdomen contraído, mete barriga, inhala y exhala, inspira y espira, =saludo al sol, postura
      del perro, perro boca abajo, postura del guerrero, postura del árbol, postura de la cobra, postura
      del niño, =asana, =asanas, =vinyasa, =vinyasas, =hatha yoga, =yoga, =yogas, profesora de yoga,
      estira los brazos, estirar los isquios, =estiramientos, estirar antes de correr, calentar antes de,
      calentamos articulaciones, pulsaciones por minuto, frecuencia cardíaca máxima, =pulsómetro,
      =pulsómetros, =salir a correr, =sale a correr, correr una maratón, media maratón, correr diez
      kilómetros, diez mil pasos, marcha nórdica, plan de entrenamiento, preparador físico, monitora de
      gimnasio, ir al gimnasio, voy al gimnasio, apuntarse al gimnasio, cuota del gimnasio, sala de
      musculación, =musculación, =musculaciones, =culturismo, =culturismos, =culturista, =culturistas,
      batido de proteínas, proteína de suero, =creatina, =creatinas, =agujetas, =running, =runninges,
      =runner, =aquagym, =aquagymes, natación suave, =aerobic, =aerobices, =step, =stepes, gimnasia de
      mantenimiento, =ponerse en forma, ponerte en forma, =me pongo en forma, estar en forma, mantenerse
      en forma, vida sedentaria, =sedentarismo, =sedentarismos, operación bikini, codos pegados al cuerpo,
      rodillas flexionadas, pies a la anchura de, a la altura de los hombros, =baja la cadera, pelvis
      neutra, espalda recta, cambiamos de pierna, =subimos y bajamos, =y descansamos, =una más venga,
      hunda la cadera, =que no se te hunda, caderas alineadas, últimas cinco, descansa treinta segundos,
      otras diez, =bajamos y subimos, =zona del core`,
    ordinary: `sentadilla, flexiones, abdominales, =pesas, mancuernas, gimnasio, aerobic, cardio,
      repeticiones, estiramientos, zancada, bíceps, tríceps, glúteos, =fitness, calentamiento,
      entrenamiento, zumba, spinning, abdomen, =gym, =pesa, =monitor, =monitores, =serie, =series,
      =agujeta, calorías, =pulsación, =pulsaciones, =trote, =trotes, =trotar, =trota, =maratón,
      =maratones, proteína, =elástico, =elásticos, =isquio, =isquios, =lumbar, =lumbares, =dorsal,
      =dorsales, =deltoides, =pectoral, =pectorales, =gemelos, =hombro, =hombros, =cadera, =caderas,
      =pelvis, flexibilidad, sedentario, =postura, =posturas, =squats, =squat, =barra olímpica, =barra
      olímpicas, =disco de diez, =disco de dieces, =talón, =talones, =tonificación, =tonificaciones,
      =personal trainer, =personal traineres, =reps, esterillas, hipertrofia, circuito de fuerza`,
    weak: `músculo, respirar, inhala, exhala, rodilla, espalda, cuerpo, fuerza, resistencia, correr,
      sudar, ejercicio, recta, cadera, serie, forma física, inspira, espira, pierna, aguantar, mantener,
      descanso, sudor, =kilo, =kilos, =peso, =pesos, intensidad, cintura, tobillo, equilibrio, hombros,
      =quemar, adelgazar, =grasa, =grasas, deportista`,
    against: 'médico, cocina, horno, ley, esquí, esquiar',
  },
} satisfies PartOfLexicon;
