import type { PartOfLexicon } from '../../lexicon';

export const MACHINES = {
  'technology and computing': {
    strong: `inteligencia artificial, aprendizaje automático, sistema operativo, código fuente, código
      abierto, tarjeta gráfica, actualización de software, lenguaje de programación, realidad virtual,
      ciberseguridad, red neuronal, teléfono inteligente, ingeniero de software, disco duro, memoria ram,
      computación en la nube, =software, =hardware, ordenador portátil, =computadora, =computadoras,
      =laptop, =laptopes, tableta gráfica, =smartphone, =smartphones, =iphone, =iphones, =ipad, =ipades,
      =macbook, =macbookes, samsung galaxy, =huawei, =huaweis, =xiaomi, =xiaomis, teléfono móvil, móvil
      plegable, teléfono celular, =microsoft, =microsoftes, google maps, =chatgpt, =chatgptes, =openai,
      =openais, =chatbot, =chatbotes, =chatbots, modelo de lenguaje, =deepfake, =deepfakes, =algoritmos,
      aprendizaje profundo, reconocimiento facial, asistente virtual, asistente de voz, =siri, =siris,
      internet de las cosas, =domótica, =domóticas, hogar inteligente, casa inteligente, reloj
      inteligente, pulsera inteligente, gafas de realidad, realidad aumentada, =metaverso, =metaversos,
      blockchain, cadena de bloques, =big data, =macrodatos, =minería de datos, =centro de datos, =centros
      de datos, servidor caído, =en la nube de, almacenamiento en la nube, copia de seguridad, disco duro
      externo, tarjeta de memoria, =pendrive, =pendrives, memoria usb, =puerto usb, =usb-c, =cable hdmi,
      cargador del móvil, =batería del móvil, batería del teléfono, carga inalámbrica, pantalla táctil,
      pantalla oled, pantalla del móvil, pantalla plegable, =megapíxeles, =gigas de ram, gigas de memoria,
      =terabytes, =procesador, =procesadores, microprocesador, semiconductores, microchips, chips de
      silicio, =nvidia, =nvidias, =intel, =inteles, =placa base, =linux, =linuxes, =android, =androides,
      =ios, reiniciar el ordenador, reinicia el router, apagar y encender, se ha colgado el ordenador,
      pantallazo azul, fibra óptica, banda ancha, =wifi, =wifis, =wi-fi, contraseña del wifi, cobertura
      5g, =red 5g, =5g, =5ges, =navegador, =navegadores, =página web, =páginas web, =sitio web, motor de
      búsqueda, buscador de internet, bandeja de entrada, youtube canal, ciberataque, =hackers, =hackear,
      =hackeado, =hackeados, =hackearon, piratas informáticos, virus informático, =malware, =ransomware,
      =troyano, =troyanos, =cortafuegos, contraseñas seguras, doble factor, verificación en dos pasos,
      cifrado de extremo, protección de datos, =cookies, privacidad digital, huella digital, nube pública,
      =programar en, =programador, =programadores, =programadora, =programadoras, desarrollador web,
      =desarrolladora, =desarrolladoras, =desarrolladores, =python, =pythones, javascript, línea de
      código, =líneas de código, =base de datos, =bases de datos, =interfaz, =interfaces, descargar la
      app, descárgate la app, descarga la aplicación, actualizar el sistema, nueva versión del,
      actualización del sistema, startup tecnológica, empresa tecnológica, gigante tecnológico, silicon
      valley, =elon musk, =bill gates, =steve jobs, mark zuckerberg, tecnología punta, nuevas tecnologías,
      =robótica, =robóticas, robot humanoide, =dron con cámara, impresora 3d, impresión 3d, =escáner,
      ratón inalámbrico, monitor curvo, =webcam, =webcames, auriculares inalámbricos, altavoz inteligente,
      televisor inteligente, =smart tv, =código qr, =pago móvil, =informática, =informáticas, brecha
      digital, transformación digital, =me han hackeado`,
    ordinary: `=ordenador, =ordenadores, computadora, portátil, algoritmo, internet, bluetooth, =usb, base
      de datos, cortafuegos, encriptación, tableta, =chip, robot, =app, aplicación móvil, informático,
      página web, =web, hercios, gigas, hacker, servidor, =desarrollador, =celular, =celulares,
      tecnología, =online, =pantallas, =dispositivo, =dispositivos, =gadget, =gadgets, =aparatos,
      =batería, =cargador, =enchufar, =megas, =megapíxel, =chips, =dato, =nube, =conectado, =conectarse,
      =descargar, =descárgate, =instalar, =instala, =instalado, =actualizar, =actualización, =actualiza,
      =cuenta de usuario, =contraseña, =contraseñas, =clic, =click, =programar, =correos, =mensaje de
      texto, =sensor, automatización, =innovación, =ingeniera, =hackeo, =pirateado, =bug, =reiniciar,
      =reinicia, =reiniciado, =formatear, =ciber, =selfi, =selfis, =streaming, =robots, =appes, =apps,
      =aplicación, =google, =googles, =tiktok, =tiktokes, =instagram, =instagrames, =whatsapp,
      =whatsappes, =facebook, =facebookes, =twitter, =móvil nuevo, =móvil nuevos, =redes sociales, =red
      social, =red sociales, =impresora, =impresoras, =teclado, =teclados, =hackeres, =correo electrónico,
      =correo electrónicos, =apple, =apples, =windows, =influencer, =api, =apis, =cifrado, =cifrados,
      =alexa enciende, =alexa enciendes, =programación, =programaciones, =spam, =spames, =antivirus,
      =router`,
    weak: `pantalla, aparato, =baterías, contraseña, descargar, =en línea, actualización, teclado, píxel,
      nube, rápido, =falla, =cámara, =cámaras, =cargar, =carga, =perfil, =vídeo, =vídeos, =empresa, =foto,
      =fotos, =botón, =voz, =inalámbrico, =cable, =velocidad, =caído, =colgado, =modelo, =resolución, =ia,
      =seguridad, =privacidad, =memoria, =memorias, =red, =redes, =usuario, =usuarios, =digital,
      =digitales, =automático, =automáticos, =teléfono, =teléfonos, =móvil, =móviles, =código, =códigos,
      =notificación, =notificaciones, =ingeniero, =ingenieros, =enlace, =enlaces, =conexión, =conexiones,
      =carpeta, =carpetas, =archivo, =archivos, =inteligente, =inteligentes, =artificial, =artificiales,
      =virtual, =virtuales, =versión, =versiones, =programa, =programas`,
    against: 'porno, gol, asesino, cárcel, coche, jugador, consola, videojuego, pistola',
  },
  automotive: {
    strong: `coche eléctrico, tracción a las cuatro ruedas, caja de cambios, prueba de conducción, cambio
      de aceite, pastillas de freno, coche de segunda mano, concesionario de coches, consumo de
      combustible, caballos de potencia, de cero a cien, motor diésel, motor de gasolina, punto de carga,
      asientos traseros, dirección asistida, motor eléctrico, =coche híbrido, =coches híbridos, híbrido
      enchufable, coche diésel, =coche nuevo, =coche usado, =coches usados, coche de ocasión, coche
      familiar, coche deportivo, coche clásico, coche autónomo, conducción autónoma, vehículo eléctrico,
      punto de recarga, estación de carga, =autonomía de, kilómetros de autonomía, tracción total,
      tracción trasera, tracción delantera, cuatro por cuatro, =4x4, =4x4es, =suv, =suves, =descapotable,
      =descapotables, =monovolumen, =monovolumenes, furgoneta camper, camioneta pick-up, =pick-up,
      =utilitario, =utilitarios, =compacto de, caballos de vapor, =caballos y, caballos bajo el capó,
      =cilindros, motor de combustión, motor turbo, =motor v8, motor de seis cilindros, turbodiésel,
      revoluciones por minuto, =par motor, cambio automático, cambio manual, caja automática, marchas
      largas, quinta marcha, sexta marcha, segunda marcha, meter primera, pisar el embrague, correa de
      distribución, =bujías, =bujía, =carburador, =carburadores, radiador del coche, junta de culata,
      =cárter, =cigüeñal, =cigüeñales, bomba de gasolina, filtro de aceite, =filtro del aire, aceite del
      motor, cambiar el aceite, cambio de ruedas, rueda de repuesto, cambiar la rueda, neumáticos de
      invierno, presión de los neumáticos, llantas de aleación, =frenos de disco, =disco de freno, =discos
      de freno, =líquido de frenos, =freno de mano, =amortiguadores, suspensión deportiva, =tubo de
      escape, =catalizador, =catalizadores, silenciador del escape, =batería del coche, =pinzas para la
      batería, arranque en frío, no arranca el coche, el coche no arranca, chapa y pintura, taller
      mecánico, mecánico de confianza, revisión del coche, =pasar la itv, =itv, =itves, etiqueta de la
      dgt, =dgt, =dgtes, zona de bajas emisiones, carné de conducir, carnet de conducir, licencia de
      conducir, examen de conducir, autoescuela, permiso de conducir, =puntos del carné, multa de tráfico,
      radar de tráfico, =operación salida, concesionario, prueba del coche, =al volante de, asistente de
      carril, control de crucero, cámara trasera, sensores de aparcamiento, =aparcar en batería,
      limpiaparabrisas, luna delantera, espejo retrovisor, retrovisores, salpicadero, =guantera,
      =guanteras, asientos de cuero, asientos calefactados, =techo solar, =faros led, faros antiniebla,
      =luces largas, guardabarros, chasis ligero, matrícula del coche, seguro a terceros, seguro a todo
      riesgo, seguro del coche, kilometraje, cuentakilómetros, consumo medio, =litros a los cien,
      =gasóleo, =gasóleos, gasolina sin plomo, =sin plomo, llenar el depósito, depósito lleno,
      =volkswagen, =volkswagenes, =renault, =renaultes, =citroën, =citroënes, =peugeot, =peugeotes, =opel,
      =opeles, =toyota, =toyotas, =nissan, =nissanes, =hyundai, =hyundais, =kia, =kias, =dacia, =dacias,
      =audi, =audis, =bmw, =bmwes, =porsche, =porsches, lamborghini, =maserati, =maseratis, =bugatti,
      =bugattis, =tesla, =teslas, ford mustang, =chevrolet, =chevroletes, =land rover, =skoda, =skodas,
      =fiat, =fiates, harley davidson, =seat ibiza, =seat 600, =seat león, =cupra, =cupras, mercedes benz,
      =volvo, =volvos, salón del automóvil, industria del automóvil, fabricante de coches, sector del
      automóvil, cadena de montaje, moto de gran cilindrada, =casco de moto, =lavado de coches, coche de
      empresa, =leasing, =leasinges`,
    ordinary: `=coche, =coches, =carro, automóvil, =motor, =motores, =berlina, todoterreno, descapotable,
      parabrisas, parachoques, maletero, =capó, volante, embrague, =freno, =frenos, gasolina, diésel,
      híbrido, neumático, autopista, =moto, =motos, motocicleta, autovía, suspensión, acelerador, airbag,
      faros, turbo, cilindrada, =carros, =auto, =autos, =vehículo, =vehículos, =frenar, =frenada,
      =conduce, =conductor, =conductora, =manejar, =arranca, =arrancar, =taller, =mecánico, =mecánica,
      =ruedas, =llanta, =pinchazo, =cinturón, =carril, =adelantar, =peaje, =autonomía, =recarga,
      =enchufable, =emisiones, =caballos, =escape, =matrícula, =furgón, =scooter, =motero, =moteros,
      =deportivo, =mustang, =mercedes, =seat, =honda, =mazda, =patina, =aparcar, =aparcamiento,
      =aparcamientos, =gasolinera, =gasolineras, =camioneta, =camionetas, =berlinas, =ford, =fordes,
      =carrocería, =carrocerías, =intermitente, =intermitentes, =renting, =rentinges, =tuning, =tuninges,
      =vespa, =vespas, =jeep, =jeepes, =amortiguador, =llantas`,
    weak: `conductor, rueda, velocidad, marcha, modelo, combustible, =batería, =baterías, vehículo,
      eléctrico, espejo, mecánico, carril, caballos, segundos, consumo, =curvas, =conducción, =segunda
      mano, =litros, =aceite, =carga, =piloto, =puertas, =plazas, =cómodo, =gama, =ruido, =plomo, =grúa,
      =furgoneta, =furgonetas, =garaje, =garajes, =asiento, =asientos, =depósito, =depósitos, =potencia,
      =potencias, =carretera, =carreteras, =tráfico, =tráficos, =atasco, =atascos, =camión, =camiones,
      =conducir, =kilómetro, =kilómetros`,
    against: `vuelta, carrera, parrilla, boxes, ladrones, muertos, heridos, policía, atentado, bomba,
      mueren, fallecidos, bicicleta, bici, piloto de fórmula, gran premio, circuito, sospechoso, esquí,
      carrito, tren, cadáver, robo, secuestro, cocaína, droga, droga dura`,
  },
  'video gaming': {
    strong: `videojuego, consola de juegos, juego de rol, mundo abierto, punto de control, batalla real,
      mando de la consola, partida multijugador, misión secundaria, juegos en línea, deportes
      electrónicos, juego en primera persona, videoconsola, playstation, play station, =ps5, =ps5es, =ps4,
      =ps4es, =xbox, =xboxes, =nintendo, switch de nintendo, nintendo switch, =game boy, steam deck,
      =gamer, =gaming, =gaminges, silla gaming, =pc gaming, ratón gaming, teclado mecánico, =joystick,
      =joystickes, mando inalámbrico, gatillo del mando, botón equis, pulsa el botón x, =cruceta,
      =crucetas, =multijugador, =multijugadores, =cooperativo, =cooperativos, modo cooperativo, partida
      online, =partida en línea, pantalla dividida, modo campaña, modo carrera, modo historia, modo
      difícil, modo experto, =minecraft, =minecraftes, =fortnite, =fortnites, =roblox, =robloxes, call of
      duty, league of legends, =valorant, =valorantes, counter strike, =overwatch, =overwatches, grand
      theft auto, =gta, =gtas, red dead redemption, elden ring, dark souls, =zelda, =zeldas, =super mario,
      =mario kart, =mario bros, =pokémon, =pokémones, =pikachu, =pikachus, =pac-man, =tetris, =tomb
      raider, resident evil, final fantasy, animal crossing, =los sims, assassin's creed, =god of war, the
      last of us, =cyberpunk, =cyberpunkes, hogwarts legacy, =fifa 23, =ea sports, candy crush, =among us,
      world of warcraft, street fighter, mortal kombat, metal gear, silent hill, =esports, =e-sports,
      torneo de esports, jugador profesional de videojuegos, =streamer, =twitch, =twitches, =auronplay,
      =auronplayes, =elrubius, =gameplay, =gameplayes, =jugabilidad, =jugabilidades, =speedrun,
      =speedrunes, =speedrunner, =dlc, =dlces, expansión del juego, parche del juego, acceso anticipado,
      preventa del juego, =juego del año, =juego indie, =juegos indie, estudio indie, desarrollador de
      videojuegos, =jefe de nivel, puntos de experiencia, =puntos de vida, =barra de vida, =vidas extra,
      =una vida extra, guardar partida, guardar la partida, punto de guardado, =cargar partida, =nueva
      partida, partida guardada, árbol de habilidades, misión principal, cofre del tesoro, botín
      legendario, objeto legendario, arma legendaria, =caja de botín, =cajas de botín, =skins, personaje
      jugable, crear tu personaje, elige tu personaje, =mazmorras, gremio del juego, hechizos y pociones,
      battle royale, =caer en el mapa, =shooter, juego de disparos, primera persona, tercera persona del
      juego, plataformas en dos dimensiones, juego de plataformas, juego de mesa digital, =recreativa,
      =recreativas, máquina recreativa, salón recreativo, retro gaming, =ocho bits, =8 bits, gráficos
      increíbles, fotogramas por segundo, sesenta fotogramas, =bug en el juego, =hitbox, =hitboxes,
      =headshot, =headshotes, =respawn, =respawnes, checkpoint, =game over, logro desbloqueado,
      desbloquear un logro, trofeo de platino, platino del juego, realidad virtual del juego, =easter egg,
      huevo de pascua oculto, =noobs, =rankeada, =rankeadas, =rankedes, =lobby, =lobbyes, la ranked,
      ranked, ganado la ranked, salgan del mapa, pasarse el nivel, me quedo sin vidas, pilla el mando,
      pantalla partida, jefe final, matar al dragón, sube de nivel, en minecraft, en fortnite, al
      fortnite, a la play, jugamos a la play, jugar a la consola, el último zelda, el nuevo zelda, para la
      switch, en la switch, cien horas de juego, modo online, cascos con micro`,
    ordinary: `=consola, =consolas, =mando, multijugador, xbox, nintendo, joystick, reapareces, minecraft,
      fortnite, jugabilidad, =pantalla de carga, respawn, botín, píxeles, =avatar, speedrun, =boss,
      =zombis, =gráficos, =lagueado, =desbloquear, =desbloqueas, =desbloquea, =poción, =gremio, =campeo,
      =online, =demo, =remake, =parche, =virtual, =combo, =combos, =skin, =skines, =raid, =raides, =lag,
      =lages, =arcade, =arcades, =sonic, =sonices, =avatares, =doom, =doomes, =steam, =steames, =loot,
      =lootes, =ibai, =ibais, =noob, =noobes, =diablo cuatro, =diablo cuatros, =mazmorra, el otro mando,
      otro mando, sin vidas, fuera del mapa, qué partida, al dragón, los bots, apaga el micro, servidor
      caído`,
    weak: `pantalla, gatillo, botón, arma, pulsado, enemigos, online, salto, =armas, =vida, =muere,
      =muerto, =jugable, =torneo, =puntos, =monedas, =mundo, =tutorial, =novato, =directo, =juego,
      =juegos, =jugar, =jugares, =jugando, =jugador, =jugadores, =jefe, =jefes, =nivel, =niveles,
      =partida, =partidas, =espada, =espadas, =escudo, =escudos, =clan, =clanes, =mapa, =mapas,
      =habilidad, =habilidades, =vidas, =saga, =sagas, =personaje, =personajes, =trampas, =récord,
      =récordes, =campeón, =campeones, =secuela, =secuelas, =stream, =streames, =servidor, =servidores,
      =cofre, =cofres, =misión, =misiones, =puntuación, =puntuaciones, =hechizo, =hechizos`,
    against: 'balón, canasta, penalti, tenis, hoyo, saque, portería, set, partido, libro, novela, político',
  },
} satisfies PartOfLexicon;
