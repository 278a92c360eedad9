/** Phrases whose words do not mean what they say elsewhere; see the English ones. */
export const IDIOMS = `pan comido, ser pan comido, media naranja, dar calabazas, a otro perro con ese
  hueso, gato por liebre, cuatro gatos, buscarle tres pies al gato, perro viejo, de perros, tiempo de
  perros, hay gato encerrado, llevarse como el perro y el gato, matar el tiempo, matar dos pájaros, me
  muero de, muerto de risa, muerto de hambre, muerto de miedo, muerto de sueño, muero de ganas, de muerte,
  a muerte, cuestión de vida o muerte, frío que mata, de mala muerte, punto muerto, horas muertas, tiempo
  muerto, lenguas muertas, mar muerto, ángulo muerto, cayó como una bomba, fue un bombazo, bombazo, una
  bomba de película, pasarlo bomba, bomba de agua, banco de peces, banco de arena, banco del parque, banco
  de datos, banco de alimentos, banco de pruebas, banco en el parque, rodar una escena, rodamos la última
  escena, disparar una foto, disparar fotos, tiro de gracia, salir el tiro por la culata, pegar un tiro al
  aire, dar en el blanco, a tiro hecho, sin ton ni son, capital humano, pena capital de, media hora,
  tarjeta de visita, jugar con fuego, a todo gas, a toda pastilla, a toda máquina, meter la pata, estirar
  la pata, mala pata, tener pata, por si las moscas, ir al grano, echar leña al fuego, poner las cartas
  sobre la mesa, harina de otro costal, dar la lata, ponerse las botas, tomar el pelo, por los pelos,
  tormenta de ideas, lluvia de ideas, lluvia de críticas, en las nubes, tormenta en un vaso de agua, a mal
  tiempo, al mismo tiempo, mucho tiempo, tiempo libre, buen tiempo atrás, hace tiempo, cuánto tiempo,
  madre mía, de puta madre, qué padre, madre naturaleza, lengua materna, lengua madre, padre de familia,
  puesta en escena, sacar de quicio, a la orden del día, tomar cartas, dar clases de humildad, con clase,
  de primera clase, clase social, clase obrera, toda clase de, clase política, guerra de precios, en pie
  de guerra, batalla campal dialéctica, batalla de gallos, robar protagonismo, robar el corazón, me robó
  el corazón, robar la escena, crimen contra la moda, juego de niños, fuera de juego político, gol en
  propia puerta política, meter un gol al gobierno, partido de mi vida, sacar partido, tomar partido,
  dolor de cabeza, de cabeza, en buenas manos, a pedir de boca, copa de un pino, copa del árbol, copa de
  los árboles, paso a paso, sangre fría, hacerse mala sangre, lazos de sangre, dulce hogar, cabeza de
  turco, cabeza de familia, droguería, fumar la pipa de la paz, puro teatro, puro y duro, vino a verme,
  vino a casa, vino a mi casa, vino a la, vino con, vino de visita, vino ayer, vino aquí, vino él, vino
  ella, se vino, no vino, y vino, cuando vino, tarde vino, plan b, a primera vista, libro de visitas,
  móvil del crimen sin resolver, hacer el agosto, hacer la pelota, en la misma onda, hora punta, ciencia
  ficción barata, mono de trabajo, qué mono, matar el gusanillo, matar el hambre, matar el aburrimiento,
  me mata, mi madre me mata, mi madre me va a matar, mi padre me mata, te voy a matar, te mato, que me
  mata, mátame camión, me mata el dolor, me están matando los zapatos, estos zapatos me matan, matarse a
  trabajar, matarse a estudiar, nos matamos a trabajar, no te mates, no mata ni una mosca, no mataría una
  mosca, de los que matan, miradas que matan, si las miradas matasen, muerto de frío, muerto de cansancio,
  muerto de envidia, muerto de vergüenza, muerto de asco, muerto de curiosidad, medio muerto, más muerto
  que vivo, está muerto de, me muero, me muero por, me moría, se muere de, se muere por, nos morimos de,
  morirse de, morirse de risa, morirse de ganas, morir de éxito, morir de amor, morir en el intento, para
  morirse, que me muera, hasta la muerte, odiar a muerte, susto de muerte, naturaleza muerta abandonada,
  la muerte del cisne, ni muerto, antes muerta que sencilla, letra muerta, temporada muerta, vía muerta,
  llegar a punto muerto, en punto muerto, hacerse el muerto, echar el muerto, cargar con el muerto, el
  muerto al hoyo, calladito como un muerto, resucita a un muerto, a rey muerto, puente de los muertos, día
  de muertos, día de los muertos, pan de muerto, ser la bomba, es la bomba, fue la bomba, la bomba, eres
  la bomba, lo pasamos bomba, caer como una bomba, noticia bomba, bomba informativa, bomba de calor, bomba
  hidráulica, bombas de baño, bomba de chocolate, sienta como un tiro, sentar como un tiro, como un tiro,
  tiro al blanco de feria, el tiro por la culata, a tiro de piedra, tiros largos, de tiros largos, van los
  tiros, por dónde van los tiros, ni a tiros, tiro libre de impuestos, a bocajarro preguntó, disparar
  preguntas, disparan los precios, se disparan los precios, se dispara el precio, se disparó el precio,
  los precios se disparan, precios disparados, se ha disparado, disparar las ventas, dispara tu pregunta,
  salió disparado, salió como una bala, como una bala, tren bala, bala de plata, bala en la recámara,
  quemar el último cartucho, último cartucho, quemar cartuchos, arma de doble filo, armas de mujer, armas
  de seducción, armarse de valor, armarse de paciencia, se armó de valor, se armó de paciencia, armado de
  paciencia, se armó la gorda, se armó la de san quintín, armar un lío, armar jaleo, estar cañón, está
  cañón, estuvo cañón, carne de cañón, al pie del cañón, cañón de luz, cañón de nieve artificial, cañón
  del colorado, cañón del río, meterle caña, dar caña, caña de pescar, caña de azúcar, caña de bambú, ser
  la caña, es la caña, guerra de sexos, guerra de nervios, guerra de cifras, guerra de audiencias, guerra
  de egos, guerra de globos, guerra de bolas de nieve, dar guerra, da mucha guerra, dan guerra, dando
  guerra, declarar la guerra a los mosquitos, le declararon la guerra a, guerra a las ratas, guerra al
  plástico, guerra contra el plástico, guerra contra el despilfarro, guerra comercial, guerra de ofertas,
  nombre de guerra, amor y guerra, la guerra de las galaxias, guerra de las galaxias, señor guerra, juan
  luis guerra, soldado de chocolate, batalla de flores, batalla de bandas, batalla perdida contra, batalla
  diaria, caballo de batalla, dar la batalla, batallita, batallitas del abuelo, bajar la guardia, en
  guardia, ponerse en guardia, farmacia de guardia, médico de guardia, ángel de la guarda, ataque de risa,
  ataque de tos, ataque de nervios, ataque de ansiedad repentina, ataque de celos, ataque de pánico,
  ataque de hipo, un ataque de risa, contraataque del tiburón, crimen pasional de telenovela, es un
  crimen, sería un crimen, crimen perfecto al horno, delito de lesa, nudo criminal, es criminal, robar un
  beso, le robó un beso, robar tiempo, robar minutos, robar horas al sueño, robar cámara, robar el show,
  robarme un minuto, te robo un minuto, le robo un minuto, robar la sonrisa, roba corazones,
  robacorazones, precio de robo, es un robo, un robo a mano alzada, atraco de precio, esto es un atraco,
  un atraco en toda regla, ladrón de sonrisas, piensa el ladrón, cómplices de, sonrisa cómplice, mirada
  cómplice, tus cómplices, secuestrar la atención, asesina los pasodobles, asesino silencioso, mirada
  asesina, instinto asesino, precio asesino, nos fulminó con la mirada, adicto al trabajo, adicto al
  chocolate, adicto a esta serie, enganchado a la serie, enganchado a esta serie, enganchado al móvil,
  enganchado a las pantallas, enganchado a los videojuegos, adicción al móvil, adicción a las pantallas,
  es como una droga, droga dura para mí, borracho de felicidad, borracho de éxito, borracho de poder,
  borracho de amor, resaca electoral, resaca del mar, resaca de la fiesta nacional, bizcocho borracho,
  fumar en pipa está, echar humo, echaba humo, echando humo, vender humo, subirse los humos, bajar los
  humos, mono de feria, es muy mono, mono de mecánico, camello del desierto, hierbas aromáticas, mala
  hierba, hierba fresca, hierba alta, hierba del jardín, cristal de bohemia, cristal de la ventana, sacar
  pecho, a pecho descubierto, a lo hecho pecho, pechuga de pollo, cama elástica, coche cama, sofá cama,
  hacer la cama, irse a la cama, a la cama, en pelotas, desnudó su alma, al desnudo su alma, verdad
  desnuda, árbol desnudo, a simple vista desnuda, amor a primera vista, sex appeal, sexo débil, sexo
  fuerte, sexo del bebé, el sexo del bebé, sexo de los ángeles, de qué sexo es, odio cuando, odio que me,
  odio tener que, odio decir, odio las, odio los, odio el, odio la, te odio, lo odio, la odio, cómo odio,
  amor odio, relación de amor y odio, pan con chocolate negro, humor negro, novela negra mala, oveja
  negra, caja negra, dinero negro, mercado negro, lista negra, viernes negro, punto negro, café negro,
  vestido negro, blanco y negro, en negro, príncipe azul, de color negro, hostia consagrada, tomar la
  hostia, mierda de perro, costar un huevo, qué asco de tiempo, taco de jamón, tacos al pastor, tacos de
  pescado, culo de la botella, culo de vaso, culo inquieto, culillo de mal asiento, de culo, aborto de la
  misión, abortar la misión, abortar el despegue, abortó el aterrizaje, género chico, género negro, de
  todo género, género humano, género literario, género musical, orgullo de madre, con orgullo, lleno de
  orgullo, orgullo de abuelo, muro de facebook, muro de piedra, asilo de ancianos, cruzar la línea,
  frontera final, terremoto político, terremoto en el partido, este niño es un terremoto, es un terremoto,
  un terremoto de niño, terremoto mediático, tsunami de mensajes, tsunami de críticas, avalancha de
  mensajes, avalancha de críticas, avalancha de llamadas, avalancha de turistas, lluvia de ofertas, lluvia
  de millones, lluvia de besos, lluvia de estrellas, lluvia de premios, lluvia de goles, tormenta
  perfecta, tormenta política, tormenta mediática, calma antes de la tormenta, huracán de emociones,
  volcán de emociones, soy un desastre, eres un desastre, qué desastre, es un desastre, vaya desastre, un
  desastre, hecho un desastre, desastre de cajón, se ha liado un incendio en redes, apagar fuegos,
  incendiar las redes, estar al rojo vivo, ahogarse en un vaso de agua, se ahoga en un vaso de agua, me
  ahogo, por poco me ahogo, ahogar las penas, con el agua al cuello, llover sobre mojado, llueve sobre
  mojado, llueva o truene, como agua de mayo, como llovido del cielo, llover a cántaros de deudas,
  nubarrones en el horizonte, romper el hielo, rompehielos de la fiesta, dejar frío, me deja frío, me
  quedé helado, quedarse helado, helado de vainilla, helado de chocolate, sol de mi vida, eres un sol, es
  un sol, mi sol, calor humano, buen ambiente, nadar contra corriente, tirar la toalla, contra las
  cuerdas, en el último minuto, quedarse en fuera de juego, en fuera de juego me dejó, jugar en primera
  división de, jugar en casa, jugar en otra liga, jugar en la misma liga, sacar tarjeta roja al, tarjeta
  roja al gobierno, marcar un gol al gobierno, meter un gol, me metió un gol, colar un gol, nos metió un
  gol, sudar la camiseta, sudar la gota gorda, estar en forma de vida, la pelota está en tu tejado, la
  pelota está en su tejado, pelota en el tejado, poner la pelota, pasarse la pelota, la última canasta de
  ropa, canasta de frutas, canasta de la ropa, canasta básica, punto de partido político, match de tinder,
  match en tinder, hacer match, hicimos match, romper una lanza, a la primera de cambio, al pie de la
  letra, sobre ruedas, va sobre ruedas, marchar sobre ruedas, todo sobre ruedas, pisar el freno, echar el
  freno, frenar en seco, con el freno de mano echado, pisar el acelerador, cambiar de marcha, dar marcha
  atrás, marcha atrás, sobre la marcha, ponerse en marcha, en marcha, le va la marcha, quemar rueda, rueda
  de reconocimiento improvisada, chupar rueda, pinchar en hueso, pinchar discos, pole position en la cola,
  bodas de plata de la empresa, carrera de obstáculos, carrera contrarreloj, a contrarreloj, trabajar a
  contrarreloj, contrarreloj para, pista de baile, pista de aterrizaje, dar una pista, una pista, pistas
  falsas, seguir la pista, le perdí la pista, perder la pista, cuesta arriba, cuesta abajo, se me hace
  cuesta arriba, cuesta de enero dura, cocinar un acuerdo, se está cocinando algo, algo se está cocinando,
  se cocina en los despachos, receta del éxito, receta para el éxito, receta de la felicidad, receta para
  ser feliz, dar la vuelta a la tortilla, se giró la tortilla, dar la vuelta a la sartén, sartén por el
  mango, tener la sartén por el mango, la sartén por el mango, media hora en el horno, estar en el horno,
  no está el horno para bollos, el horno para bollos, como un horno, estar hasta en la sopa, hasta en la
  sopa, estás hasta en la sopa, hecho una sopa, caldo de cultivo, en su salsa, estar en su salsa, la salsa
  de la vida, bailar salsa, clases de salsa, salsa y bachata, mucho ajo, estar en el ajo, en el ajo,
  importar un comino, me importa un comino, importa un pimiento, importa un pepino, ser la leche, mala
  leche, de mala leche, la leche, es la leche, como el aceite y el agua, partir el bacalao, cortar el
  bacalao, quién corta el bacalao, pedir peras al olmo, peras al olmo, la guinda del pastel, guinda del
  pastel, repartirse el pastel, descubrir el pastel, dar las uvas, de uvas a peras, mala uva, de mala uva,
  estar como un flan, como un flan, quedarse a dos velas, poner toda la carne en el asador, carne en el
  asador, en carne viva, carne de gallina, piel de gallina, comerse el coco, comerse el marrón, comerse la
  cabeza, con las manos en la masa, las manos en la masa, mandar a freír espárragos, a freír espárragos,
  freír a preguntas, frito de preguntas, fresco como una lechuga, más fresco que una lechuga, media
  naranja mía, encontrar su media naranja, chupar la sangre, sudar tinta, ponerse como un tomate, rojo
  como un tomate, como un tomate, dejar plantado, me dejó plantada, plantar cara, echar raíces, echó
  raíces, irse por las ramas, se fue por las ramas, por las ramas, segar la hierba bajo los pies, la flor
  de la vida, flor y nata, en flor de piel, a flor de piel, de flor en flor, echar flores, echarse flores,
  rosas y espinas, doña rosa flores, más papista que el papa, la primera piedra, tirar la primera piedra,
  piedra filosofal, cimientos de la amistad, tirar la casa por la ventana, casa por la ventana, empezar la
  casa por el tejado, estar como en casa, jugar en casa ajena, vender la moto, venderte la moto, como una
  moto, ir como una moto, ponerse como una moto, como una cabra, está como una cabra, como pez en el agua,
  pez gordo, peces gordos, gallo que solté, gallina de los huevos de oro, vacas flacas, vacas gordas,
  pagar el pato, patas arriba, ojo de buey, la gata flora, noche toledana, memoria de pez, memoria de
  elefante, lobo con piel de cordero, lágrimas de cocodrilo, perro ladrador, el perro del hortelano, como
  perros y gatos, vida de perros, humor de perros, de humor de perros, día de perros, noche de perros,
  perra vida, muerto el perro, no hay perro que le ladre, aquí hay gato encerrado, gato encerrado, siete
  vidas como los gatos, llevarse el gato al agua, el gato al agua, de noche todos los gatos, la curiosidad
  mató al gato, curiosidad mató al gato, donde hay patrón, de padre y muy señor mío, hermano mayor del
  otro, primo hermano de, hacer el primo, alma gemela, almas gemelas, ni qué niño muerto, niña bonita, la
  madre del cordero, ciento y la madre, de tal palo tal astilla, tener tablas, el papel de su vida, hacer
  el papel, no me montes una película, montarse una película, te montas unas películas, películas que te
  montas, de película, una noche de película, un final de película, menuda película, vivir de película,
  allá películas, drama queen, montar un drama, hacer un drama, no hagas un drama, no es ningún drama, qué
  teatro, hacer teatro, hacer comedia, como un libro abierto, libro abierto, un libro abierto, pasar
  página, pasar la página, capítulo aparte, ser un poema, era un poema, su cara era un poema, eres un
  poema, cuento chino, vivir del cuento, no me vengas con cuentos, la misma historia de siempre, un
  cuadro, menudo cuadro, vaya cuadro, pintar mal, esto pinta mal, pinta bien, pintar bien la cosa, no
  pinta nada, qué pinta, verlo todo negro, verlo todo de color de rosa, de color de rosa, por amor al
  arte, por arte de magia, arte de vivir, sin arte ni parte, obra de caridad, manos a la obra, en obras,
  por el amor de dios, amor de dios, santo cielo, ay dios, ay dios mío, bendito sea dios, bendito seas,
  dios dirá, si dios quiere, todo dios, como dios manda, a la buena de dios, que dios te lo pague, vaya
  por dios, jesús qué susto, estar en misa y repicando, de la misa la mitad, no sabes de la misa la media,
  que baje dios y lo vea, donde dios perdió el gorro, a dios gracias, gracias al cielo, más viejo que
  matusalén, llegar y besar el santo, quedarse para vestir santos, se le fue el santo al cielo, el santo
  al cielo, a santo de qué, dormirse en los laureles, la cruz de cada día, cruz y raya, cantar misa, dar
  la paz mental, hay que tener fe en ti, tener fe ciega, ángel caído del cielo, un ángel, ser un ángel,
  ángel de mi vida, al diablo, qué diablos, qué demonios, por todos los santos, la meca del cine, la
  biblia del diseño, como una catedral, una mentira como una catedral, catedral del fútbol, templo del
  fútbol, templo del baloncesto, en el banquillo de los acusados, ser juez y parte, juez y parte, abogado
  del diablo, hacer de abogado del diablo, abogado de causas perdidas, no soy quién para juzgar, quién
  eres tú para juzgar, el tiempo dará la razón, con todas las de la ley, ley de la selva, ley de murphy,
  ley del mínimo esfuerzo, ley de vida, es ley de vida, hecha la ley, hacer justicia poética, prueba de
  fuego, poner a prueba, prueba superada, a prueba de bombas, a prueba de balas, a prueba de niños, dar
  lecciones, dar clases de moral, una lección de humildad, lección de vida, aprobar con nota, nota
  discordante, dar la nota, tomar nota, asignatura pendiente, maestro de ceremonias, maestro liendre, la
  universidad de la vida, universidad de la calle, escuela de la vida, doctor en amores, de médico poeta y
  loco, poner el dedo en la llaga, dolor de muelas de proyecto, eres mi medicina, la mejor medicina, la
  risa es la mejor medicina, ojos que no ven, corazón de oro, corazón en un puño, de corazón, todo
  corazón, ser un hueso, hueso duro de roer, en carne y hueso, tener un pulmón de acero, pulmón de la
  ciudad, pulmón verde, arteria principal, arteria de la ciudad, cáncer de la sociedad, síntoma de
  cansancio político, fiebre del oro, fiebre del sábado noche, fiebre de las compras, fiebre futbolera,
  contagiar la risa, risa contagiosa, alegría contagiosa, se hizo viral, viral en redes, vídeo viral,
  vacuna contra la tristeza, vacuna contra el aburrimiento, invertir tiempo, invertir energía, invertir en
  ti, invertir esfuerzo, ahorrar tiempo, ahórrate las explicaciones, ahórrate el, ahorra saliva, ahorrarte
  el disgusto, en deuda contigo, estoy en deuda, en deuda, pagar los platos rotos, pagar justos por
  pecadores, pagar con la misma moneda, la otra cara de la moneda, la misma moneda, a cuenta de, darse
  cuenta, me doy cuenta, te das cuenta, se dio cuenta, tener en cuenta, caer en la cuenta, perder la
  cuenta, al fin y al cabo, más de la cuenta, costar un ojo de la cara, cuesta un ojo de la cara, costar
  un riñón, cuesta un riñón, por un ojo de la cara, no tiene precio, a cualquier precio, a precio de oro,
  tirar el dinero, interés humano, con mucho interés, banco de niebla, banco de la plaza, en el banco del,
  sentados en un banco, sentado en el banco, en un banco, nos sentamos en el banco, banco de la iglesia,
  banco de imágenes, banco de semillas, banquete de bodas de oro, hacer carrera, a la carrera, carrera
  loca, de carrerilla, trabajo en equipo, trabajo de chinos, trabajito, buen trabajo, gran trabajo, costar
  trabajo, ni oficio ni beneficio, currárselo, jefe de la manada, quién manda aquí, vender la piel del
  oso, vender como churros, se venden como rosquillas, comprar la idea, te compro la idea, no compro esa
  idea, comprar tiempo, ir de rebajas morales, oferta y demanda emocional, ropa sucia, los trapos sucios,
  trapos sucios, como un guante, a medida como un guante, sienta como un guante, no te llega la camisa al
  cuerpo, meterse en camisa de once varas, camisa de once varas, cambiar de chaqueta, chaquetero, perder
  los papeles, apretarse el cinturón, tomarse algo a pecho, irse con la música, colgar las botas, al pie
  del altar, pasaje al infierno, billete de ida a la locura, viaje astral, viaje interior, hacer las
  maletas emocionales, viaje en el tiempo, bajarse del burro, perder el tren, subirse al tren, el último
  tren, estar como un tren, está como un tren, tren de vida, a toda vela, viento en popa, va viento en
  popa, quemar las naves, tirar del carro, subirse al carro, llegar a buen puerto, a buen puerto, echar el
  ancla, irse a pique, hacer aguas, irse de vareta, cruzarse los cables, se le cruzaron los cables, echar
  un cable, hubo que echarle un cable, cargar las pilas, recargar las pilas, recargar pilas, ponerse las
  pilas, ponte las pilas, sin batería social, chip de la cabeza, cambiar el chip, desconectar unos días,
  necesito desconectar, resetear la cabeza, se me fue la conexión, robot de cocina, en la nube, vivir en
  una nube, en una nube, luna de valencia, a la luna de valencia, estar en la luna, estás en la luna, está
  en la luna, en la luna, pedir la luna, bajar la luna, de pascuas a ramos, estrella de rock, nacer con
  estrella, tener buena estrella, ver las estrellas, vi las estrellas, hay química, química entre
  nosotros, tenemos química, había química entre, la química entre, ciencia infusa, no es ciencia exacta,
  a ciencia cierta, agujero negro en mi bolsillo, mundo es un pañuelo, otro planeta, de otro planeta,
  galaxia de famosos, años luz, a años luz, nivel dios, subir de nivel social, jugar sucio, doble juego,
  juego limpio, entrar en el juego, seguir el juego, me sigue el juego, pantalla de humo, game over amigo,
  vida extra de, de boquilla, quien roba a un ladrón, roba a un ladrón, cien años de perdón, marcó un
  golazo con, me marcó un golazo, meter un golazo, tira balones fuera, echar balones fuera, balones fuera,
  bombardeado a mensajes, bombardeado a preguntas`;
