import type { PartOfLexicon } from '../../lexicon';

export const RACING = {
  'auto racing': {
    strong: `fórmula uno, fórmula 1, gran premio, pole position, coche de seguridad, vuelta rápida, entra
      en boxes, entra a boxes, bandera a cuadros, parrilla de salida, piloto de carreras, circuito de
      carreras, neumáticos blandos, neumáticos duros, parada en boxes, las 24 horas de le mans, rally
      dakar, =dakar, =el dakar, rally de montecarlo, mundial de rallies, campeonato del mundo de rallies,
      =wrc, =wrces, formula one, =f1, =f1es, =fórmula e, =fórmula 2, =fórmula 3, =indycar, =indy 500, 500
      millas de indianápolis, =daytona, =daytonas, =moto2, =moto2es, =moto3, =moto3es, =superbikes,
      =motocross, =karting, =kartinges, kart de competición, piloto de fórmula uno, piloto asturiano,
      piloto de rally, piloto de pruebas de, copiloto de rally, notas del copiloto, gran premio de españa,
      gran premio de mónaco, gran premio de italia, circuito de montmeló, =montmeló, circuito de jerez,
      =cheste, =chestes, silverstone, =monza, =monzas, spa-francorchamps, =interlagos, =suzuka, =suzukas,
      hungaroring, red bull ring, =autódromo, =autódromos, hermanos rodríguez, carlos sainz, checo pérez,
      lewis hamilton, max verstappen, fernando alonso, charles leclerc, lando norris, oscar piastri,
      george russell, ayrton senna, michael schumacher, =niki lauda, juan manuel fangio, alain prost,
      sebastian vettel, franco colapinto, marc márquez, jorge lorenzo, dani pedrosa, valentino rossi,
      jorge martín, pecco bagnaia, ángel nieto, =carlos checa, sébastien loeb, scuderia ferrari, equipo
      mclaren, aston martin de alonso, mercedes de hamilton, red bull de verstappen, =mclaren de, vuelta
      de formación, vuelta de calentamiento, primera vuelta de la carrera, última vuelta, vueltas para el
      final, vuelta de honor, vuelta de clasificación, tanda de clasificación, sesión de clasificación,
      entrenamientos libres, libres del viernes, sale primero en la parrilla, primera fila de la parrilla,
      semáforo en rojo, se apagan los semáforos, se apaga el semáforo, bandera roja, bandera amarilla,
      bandera azul, ondea la bandera a cuadros, virtual safety car, coche de seguridad en pista, entra a
      pits, entrar a boxes, =parada en pits, cambio de neumáticos, neumáticos intermedios, neumáticos de
      lluvia, neumático medio, =gomas blandas, compuesto blando, degradación de neumáticos, estrategia a
      dos paradas, =una sola parada, =undercut, =undercutes, =drs, alerón delantero, alerón trasero,
      =monoplaza, =monoplazas, =pontones, carga aerodinámica, =rebufo, =rebufos, =chicane, =chicanes,
      =frenada de la curva, curva peraltada, =piano de la curva, =grava de la curva, =se va a la grava,
      =trompo, =trompos, =trompea, =trompeas, =muro de boxes, ingeniero de pista, radio del equipo, tercer
      puesto en el podio, =subir al podio, champán en el podio, campeón del mundo de fórmula, campeonato
      de pilotos, mundial de pilotos, mundial de constructores, campeonato de constructores, puntos del
      mundial de, sanción de cinco segundos, penalización de cinco segundos, comisarios de carrera,
      dirección de carrera, adelanta por el interior, adelanta por fuera, tramo cronometrado, =etapa del
      dakar, etapa maratón, tramo de tierra, superespecial, coche de carreras, carrera al sprint, carrera
      de resistencia, =le mans, prototipo de le mans, =motor v10, abandona con el motor roto, carreras de
      motos, mundial de motociclismo, =moto gp, vuelta más rápida`,
    ordinary: `=boxes, =rally, motogp, automovilismo, escudería, monoplaza, =ferrari, verstappen,
      adelantamiento, nascar, =pole, safety car, =pits, motociclismo, alonso, =sainz, =hamilton, =leclerc,
      =norris, =piastri, =vettel, schumacher, =senna, =fangio, =márquez, =bagnaia, =mclaren, =red bull,
      =aston martin, =alpine, =haas, =williams, =ducati, =yamaha, =pirelli, =fia, =paddock, =paddockes,
      =pit, =pites, =piloto, =pilotos, copiloto, =compuesto, =compuestos, =piano, automovilístico,
      =clasificatoria, =qualy, =motorista, =motoristas, =dunas, =raid, =rallye, =rallyes, =derrape,
      =derrapes, =trazada, =trazadas, =peralte, =peraltes, horquilla, =alerón, =alerones, =chasis, =crono,
      =gomas, =podio, =parrilla, =parrillas, semáforo, pinchazo, =sprint, =vuelta, =vueltas, velocímetro,
      =quad, =quades`,
    weak: `vuelta, carrera, circuito, pista, curva, piloto, neumático, podio, clasificación, coche, motor,
      parrilla, líder, recta, =abandona, =abandono, =box, =etapa, =etapas, =bandera, =banderas, sanción,
      =muro, =muros, ingeniero, adherencia, mundial, campeonato, campeón, =segundo, décimas, milésimas,
      =trazado, =trazados, asfalto, =casco, =cascos, mecánico, victoria, =salida, =salidas, velocidad`,
    against: 'ciclista, pedal, bicicleta, pelotón',
  },
  cycling: {
    strong: `maillot amarillo, tour de francia, vuelta ciclista, vuelta a españa, giro de italia, puerto
      de montaña, bicicleta de montaña, carril bici, etapa reina, contrarreloj individual, jersey
      amarillo, carrera ciclista, maillot rosa, maillot rojo, maillot verde, maillot de lunares, maillot
      arcoíris, maillot blanco, camiseta rosa, =el tour, la vuelta a burgos, vuelta al país vasco, la
      volta a cataluña, volta a catalunya, =el giro, parís-roubaix, milán-san remo, lieja-bastoña-lieja,
      tour de flandes, clásica de san sebastián, criterium del dauphiné, =dauphiné, =dauphinés, vuelta a
      suiza, vuelta a colombia, etapa de montaña, =etapa llana, etapa contrarreloj, contrarreloj por
      equipos, cronoescalada, final en alto, llegada al esprint, llegada masiva, esprint final, esprint
      intermedio, =esprint, =esprintes, =al sprint, gana al sprint, meta volante, premio de la montaña,
      puerto de primera, puerto de segunda, puerto de categoría especial, categoría especial, alpe d'huez,
      mont ventoux, =tourmalet, =tourmaletes, =angliru, =anglirus, lagos de covadonga, col du galibier,
      =galibier, alto de l'angliru, =stelvio, =stelvios, =mortirolo, =mortirolos, =rampas del, rampas del
      quince por ciento, rampa del veinte, cabeza de carrera, grupo de escapados, =fuga del día, se escapa
      del pelotón, =la escapada, coche escoba, farolillo rojo, =avituallamiento, =avituallamientos, zona
      de avituallamiento, =bidón, =bidones, =jefe de filas, equipo ciclista, movistar team, =uae team,
      =ineos, =visma, =vismas, =jumbo visma, miguel induráin, alberto contador, perico delgado, =pedro
      delgado, alejandro valverde, tadej pogacar, jonas vingegaard, primoz roglic, egan bernal, nairo
      quintana, richard carapaz, rigoberto urán, remco evenepoel, mathieu van der poel, wout van aert,
      eddy merckx, bernard hinault, marco pantani, lance armstrong, chris froome, federico bahamontes,
      joane somarriba, =juan ayuso, purito rodríguez, oscar freire, annemiek van vleuten, ciclismo de
      montaña, ciclismo en pista, ciclismo urbano, ciclocross, =bmx, =bmxes, mountain bike, =gravel,
      =graveles, bici de carretera, bici de montaña, bicicleta eléctrica, bicicleta estática en, bici
      eléctrica, bicicleta plegable, bicicleta de carretera, cambiar la cámara de la bici, pinchazo en la
      rueda trasera de la bici, aceite a la cadena, cadena de la bici, platos y piñones, =piñón, =piñones,
      plato grande, plato pequeño, =desviador, =desviadores, cambio shimano, =shimano, =shimanos, freno de
      disco de la bici, horquilla de suspensión, =sillín, =sillines, =tija, =tijas, cubiertas y cámaras,
      cubierta tubeless, =tubeless, casco de ciclista, =culotte, =culottes, =coulotte, =coulottes, rodillo
      de ciclismo, =ciclovía, =ciclovías, =ruta en bici, =ir en bici, =montar en bici, =salir en bici, =en
      bicicleta, vuelta en bici, =cicloturista, =cicloturistas, =cicloturismo, =cicloturismos, marcha
      cicloturista, =vía verde, =pedalear, =pedalea, =pedaleas, =pedaleo, =pedaleos, =pedaladas,
      =pedalada, ponerse de pie sobre los pedales, director deportivo del equipo ciclista, escarabajos
      colombianos, =velódromo, =velódromos, =keirin, =keirines, escalador colombiano, =rodador,
      =rodadores, contrarrelojista, =vueltómano, =vueltómanos, =biciclo, =biciclos, =candado para la bici,
      alquiler de bicis`,
    ordinary: `ciclismo, ciclista, =bicicleta, =bicicletas, =bici, pelotón, =maillot, velódromo, manillar,
      pedal, esprínter, escapado, sprint, gregario, =induráin, =contador, =pogacar, =vingegaard, =roglic,
      =valverde, =evenepoel, =pantani, =froome, =merckx, =landa, =ayuso, =mas, =bernal, =nairo,
      =bahamontes, =movistar, =trek, =orbea, =specialized, =bicicletero, =escalador, =escaladores, =fuga,
      =fugas, =demarraje, =demarrajes, demarrar, =descolgado, =descuelga, =rezagado, =rezagados,
      =esprínteres, =esprinteres, =sprinteres, =abanico, =abanicos, =repecho, =repechos, =rampa, =rampas,
      =cubierta, =cubiertas, bicis, =crono, =tramo adoquinado, =tramo adoquinados, =adoquín, =adoquines,
      =pavés, =llanta, =llantas, =desarrollo, =desarrollos, =watios, =vatios, =puncheur, =puncheures,
      =casco, =cascos, =maglia, =jersey, bonificación, =llano, =llanos, =desnivel`,
    weak: `etapa, puerto, subida, ataca, ataque, líder, carrera, casco, rueda, cadena, corredor, =meta,
      kilómetro, ventaja, cima, =alto, =altos, pinchar, pinchazo, =plato, =platos, =maglia rosa, =maglia
      rosas, =líderes, clasificación, clásica, =pendiente, =pendientes, descenso, =tramo, =tramos,
      presión, =llegada, =llegadas, sillín, =freno, =frenos, marcha, =cuesta, =cuestas, cuneta`,
    against: 'motociclismo, neumático, gasolina',
  },
} satisfies PartOfLexicon;
