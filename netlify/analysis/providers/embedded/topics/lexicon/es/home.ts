import type { PartOfLexicon } from '../../lexicon';

export const HOME = {
  cooking: {
    strong: `aceite de oliva, precalentar el horno, precalienta el horno, a fuego lento, a fuego medio,
      sal y pimienta, levadura en polvo, libro de cocina, receta de cocina, tabla de cortar, batir los
      huevos, dejar cocer, pan rallado, cucharada sopera, diente de ajo, llevar a ebullición, masa madre,
      caldo de pollo, harina de trigo, receta casera, =recetario, =recetarios, =sofrito, =sofritos,
      =sofreír, =sofreíres, =sofreímos, =sofríe, =sofríes, =pochar, =pochamos, pocha la cebolla, cebolla
      pochada, =rehogar, =rehogamos, =saltear, salteado de verduras, freír en abundante aceite, aceite
      bien caliente, =horneamos, =hornea, =horneas, =precalentado, =precalentados, a ciento ochenta
      grados, a doscientos grados, =al baño maría, =baño maría, =a la plancha, =a la brasa, =a la parrilla
      con, =cocer a fuego, =rompe a hervir, fuego fuerte, =fuego suave, =fuego bajo, olla exprés, olla a
      presión, cazuela de barro, sartén antiadherente, freidora de aire, =air fryer, =thermomix,
      =thermomixes, =picadora, =picadoras, =montar las claras, claras a punto de nieve, =nata montada,
      =yemas de huevo, =huevos batidos, =huevo poché, =huevos fritos, =huevos rotos, picar la cebolla,
      cebolla picada, =ajo picado, =pelar las patatas, =en juliana, =en brunoise, =en dados, =en rodajas,
      =rallar queso, =queso rallado, pimienta negra, pimentón dulce, =nuez moscada, hoja de laurel,
      cilantro picado, =comino molido, =una cucharada de, dos cucharadas de, una cucharadita de, =una
      pizca de, =un chorrito de, gramos de harina, =gramos de azúcar, gramos de mantequilla, mililitros de
      leche, =taza de harina, harina tamizada, =tamizar, =amasar, =amasamos, =masa quebrada, masa de
      hojaldre, =hojaldre, =hojaldres, =masa de pizza, fermentar la masa, engrasar el molde, =molde para
      horno, =desmoldar, =bizcocho, =bizcochos, =magdalenas, galletas caseras, =tarta de queso, crema
      pastelera, =flan de huevo, arroz con leche, =torrijas, =glaseado, =glaseados, chocolate fundido,
      =pan casero, empanadillas, =bechamel, =bechameles, tortilla de patatas, tortilla española, =paella,
      =paellas, paella valenciana, arroz bomba, =socarrat, =socarrates, =gazpacho, =gazpachos, =salmorejo,
      =salmorejos, cocido madrileño, =fabada, =fabadas, =potaje, =potajes, =estofado, =estofados, =caldo
      de pescado, caldo de verduras, crema de calabacín, =escalivada, =escalivadas, =alioli, =aliolis,
      =all i oli, =mayonesas, =mojo picón, chimichurri, salsa de tomate, =salsa verde, =salsa brava,
      patatas bravas, =vinagreta, =vinagretas, aliñar la ensalada, =marinado, =marinados, =escabeche,
      =escabeches, =ceviche, =ceviches, =guacamole, =guacamoles, =tamales, mole poblano, =pozole,
      =pozoles, =arepas, =ajiaco, =ajiacos, =feijoada, =feijoadas, asado argentino, =enchiladas,
      =quesadillas, =risotto, =risottos, =lasaña, =lasañas, espaguetis, =ñoquis, =al dente, sushi casero,
      curry de pollo, =pollo al, =solomillo, =solomillos, =chuletón, =chuletones, =costillas al, cordero
      asado, =lechazo, =lechazos, =cochinillo, =cochinillos, =bacalao al, =merluza a, pulpo a la gallega,
      =mejillones al, gambas al ajillo, =al ajillo, =al pilpil, =pilpil, =pilpiles, =calamares, =sepia a,
      =rebozado, =rebozados, =rebozar, =rebozamos, =empanar, =enharinar, =gratinar, =gratinado,
      =gratinados, =caramelizar, =flambear, =emplatar, =emplatares, =emplatado, =emplatados, =emplatamos,
      =sazonar, =salpimentares, =salpimentamos, corrige de sal, rectificar de sal, rectifica de sal,
      =probar de sal, =punto de sal, estrella michelin, masterchef, chef pastelero, =jefe de cocina,
      pinche de cocina, escuela de cocina, programa de cocina, clase de cocina, trucos de cocina, alta
      cocina, cocina tradicional, cocina mediterránea, cocina de mercado, ferran adrià, =arguiñano,
      =arguiñanos, =arzak, =arzakes, dabiz muñoz, jordi cruz, ingredientes para, los ingredientes,
      delantal de cocina, vitrocerámica encendida, =freidora, =freidoras, bien crujiente, crujiente por
      fuera, jugoso por dentro, dejar reposar la masa, =dejar enfriar, meter en la nevera dos horas,
      servir bien frío, servir caliente, buen provecho, =chup chup, tostar los chiles, tostar las
      especias, chiles secos, un buen mole, ajonjolí, moler en el molcajete, molcajete, se queman los
      ajos, pelar y picar, salpimentar, meter en el horno, meter al horno, masa en la nevera, mantequilla
      con la harina, baja el fuego, a fuego bajo, horno precalentado, se ha bajado el suflé, suflé`,
    ordinary: `receta, harina, =masa, amasar, sofreír, sofrito, freír, hornear, hervir, guisar, =asar,
      =asado, =cocinero, =cocinera, =cocemos, sartén, cazuela, olla, cucharada, cucharadita, caldo, =ajo,
      =ajos, cebolla, perejil, albahaca, orégano, tomillo, vinagre, ingrediente, =salsa, =sopa, chef,
      condimentar, sazonar, levadura, pimentón, azafrán, paella, tortilla, repostería, =marinar, =cocer,
      =cocción, cebolleta, gratinar, =reduzca, =dore, cocinar, gastronomía, culinario, repostero,
      pastelero, pastelería, panadero, =fogón, =fogones, =cucharón, =colador, =rallador, mortero de
      cocina, =rodillo, =molde, =bandeja de horno, =ebullición, =hierve, =hiervan, =cuece, =cuecen, =fríe,
      =freímos, =asamos, =tostar, =tostares, crujiente, jugoso, =aliñamos, =añadimos, =añade, =añada,
      =vertemos, =vierte, =remueve, =mezclamos, =batimos, =bate, =picamos, =pelamos, =pela, =troceamos,
      espolvorea, espolvoreamos, =pizca, =bacalao, =merluza, salmón, =gambas, =langostinos, mejillón,
      almejas, =lentejas, garbanzos, =alubias, =judías verdes, zanahoria, calabacín, =berenjena,
      =berenjenas, pimiento, =puerro, =puerros, =champiñones, espinacas, calabaza, =apio, alcachofa,
      =espárragos, =aguacate, =jengibre, =canela, =vainilla, =cacao, =nata, =yogur, =yemas, =claras,
      =tomates, =patatas, =chorizo, =panceta, tocino, =ternera, =cerdo, =cordero, =costillas, =aceitunas,
      =anchoas, =almendras, =fideos, =macarrones, =maíz, =frijoles, =comensales, =paladar, =riquísimo,
      =sal gorda, =hervires, =barbacoa, =barbacoas, =pulpo, =pulpos, =laurel, =laureles, =cocido,
      =cocidos, =cocciones, =batidora, =batidoras, =varillas, =croquetas, =merengue, =merengues, =aliño,
      =aliños, =wok, =wokes, =pisto, =pistos, =sopa de, =natillas, =adobo, =adobos, =salteamos, =fumet,
      =fumetes, =horneares, sin que se quemen, con chocolate y, remover bien, removemos, echamos la,
      añadimos la, añadimos el, picamos la, dejamos reposar, al horno a, =al vapor, =punto de nieve,
      =ensalada de, =churros con, =lentejas con, =mayonesa, =empanadas, al horno`,
    weak: `=pan, mantequilla, azúcar, =sal, mezclar, huevo, leche, nata, queso, =plato, =platos, limón,
      tomate, patata, verdura, carne, =pollo, pescado, cena, =comida, =comidas, fresco, servir, aceite,
      rebanada, cuenco, dorar, trocear, =picar, vino blanco, chorrito, pizca, fuego, grados, reposar,
      almuerzo, delicioso, =nevera, =frigorífico, =bol, =plancha, =brasa, =mesa, =mesas, =gusto, =gustos,
      =probar, =quemado, =quemados, =crudo, =crudos, =crema, =trozos, =rodajas, =ensalada, =tenedor,
      =cuchillo, =hambre, pescadería, =mercado, =mercados, =jurado, =jurados, casero, caliente, tierno,
      =gramos, =litro, =taza, =vaso, =fruta, =dulce, =salado, picante, =menú, =menúes, =restaurante,
      =restaurantes, =sabor, =sabores, =jamón, =jamones, =miel, =mieles, =arroz, =arroces, pasta fresca,
      =postre, =postres, =tapa, =tapas, =rico, =ricos, =sabroso, =sabrosos, =setas, =cuchara, =cucharas,
      =papas, =merienda, =meriendas`,
    against: '=política, crisis, elecciones, plantar, huerto, química, volcán, cerámica',
  },
  'home and garden': {
    strong: `diseño de interiores, reforma del baño, reforma de la cocina, cuarto de baño nuevo, tijeras
      de podar, sala de estar nueva, macizo de flores, cortar el césped, pintamos las paredes, bricolaje,
      huerto urbano, centro de jardinería, tirar este tabique, tirar el tabique, cambiar los azulejos,
      =podar los rosales, =podar, =cortacésped, =cortacéspedes, =segar el césped, =macetero, =maceteros,
      =jardineras, =jardinería, =jardinerías, =jardineros, jardín trasero, jardín vertical, jardín zen,
      abono orgánico, =abonar, =compost, =compostes, =compostador, =compostadores, humus de lombriz,
      =sustrato, =sustratos, tierra vegetal, =semillero, =semilleros, =esquejes, =esqueje, =trasplantar,
      =trasplantares, trasplante de la planta, =tulipanes, =hortensias, =geranios, =petunias, =buganvilla,
      =buganvillas, =orquídea, =orquídeas, =suculentas, =helechos, =ficus, =monstera, =monsteras, =bonsái,
      =bonsáis, =hiedra, =hiedras, =enredadera, =enredaderas, =rastrillo, =rastrillos, =azada, =azadas,
      =carretilla, =carretillas, =regadera, =regaderas, =riego por goteo, =regar las plantas, riega las
      plantas, plantas de interior, =pulgón, =pulgones, cochinilla de las plantas, mala hierba del jardín,
      quitar malas hierbas, invernadero, =tomateras, sembrar tomates, plantar tomates, plantar lechugas,
      =plantamos, barbacoa de obra, =pérgola, =pérgolas, =tumbonas, muebles de jardín, =cenador,
      =cenadores, caja de herramientas, =taladrar, =taladradora, =taladradoras, =atornillador,
      =atornilladores, destornillador, llave inglesa, llave allen, martillo y clavos, =sierra de calar,
      =lijadora, =lijadoras, =lijar, tacos y tornillos, =brocas, =broca, =tirafondos, =masilla, =masillas,
      cemento cola, =escayola, =escayolas, =pladur, =pladures, =tabique, =tabiques, =muro de carga,
      derribar el tabique, =azulejos, =alicatar, =alicatares, =alicatado, =alicatados, =rodapié,
      =rodapiés, =rodapieses, tarima flotante, =tarimas, suelo laminado, =vinílico, =vinílicos, =lechada,
      =lechadas, rodillo y brocha, mano de pintura, dos manos de pintura, segunda mano de pintura, pintura
      plástica, pintura a la tiza, chalk paint, cinta de carrocero, =imprimación, =imprimaciones,
      =barnizar, =esmaltes, =gotelé, =gotelés, quitar el gotelé, papel pintado, =empapelar, =empapelares,
      =cenefa, =cenefas, =molduras, =estores, =toldos, chaise longue, mesita de noche, =cabecero,
      =cabeceros, =cómodas, =aparador, =aparadores, =estanterías, =librería a medida, armario empotrado,
      cocina americana, isla de cocina, =encimera, =encimeras, =mampara, =mamparas, =plato de ducha,
      bañera exenta, =grifería, =griferías, =grifo gotea, =gotea el grifo, cambiar el grifo, =fontanero,
      =fontaneros, =fontanería, =fontanerías, =desatascar, =desagüe, =desagües, =cisternas, =sifón,
      =sifones, cuadro eléctrico de casa, =plafón, =plafones, =lámpara de pie, doble acristalamiento,
      =radiadores, suelo radiante, =humedades, =mohos, =decorador, =decoradores, =decoradora,
      =decoradoras, decorar el salón, =interiorismo, =interiorismos, =interiorista, =interioristas, estilo
      nórdico, estilo industrial, =feng shui, restaurar muebles, muebles antiguos, =ikea, =ikeas, leroy
      merlin, =tapizar, =tapizado, =tapizados, reforma integral, reformar la cocina, =albañil, =albañiles,
      =obras en casa, =orden en casa, ordenar armarios, =marie kondo, limpieza del hogar, quitar manchas,
      =fregona, =fregonas, =fregar el suelo, =lejía, =lejías, =amoniaco, =amoniacos, =suavizantes, =quitar
      el polvo, vinagre y bicarbonato`,
    ordinary: `jardín, =poda, =podan, abono, césped, maceta, semilla, trasplantar, rosal, =riego, =regar,
      =riegue, =sofá, =cortina, =cortinas, azulejo, tabique, decoración, estantería, taladro, brocha,
      parqué, reforma, =seto, enchufe, lijar, persianas, alicatado, plantar, sembrar, =brotes, florecer,
      =rosas, =lechugas, =tallo, =hojas secas, =tiesto, =tiestos, =estiércol, fertilizante, insecticida,
      =plaga, =riegos, =riegas, =riega, =parcela, =porche, =pintar, =martillo, =tornillo, =listones,
      =tablón, =tablero, =palé, =palés, =bisagra, =balda, =baldas, atornillar, =cuelga, =vintage,
      =rústico, =tapete, =alcachofa de ducha, =lavabo, =tubería, =tuberías, =cañería, =ladrillo,
      =ladrillos, =cemento, =manchas, =moqueta, =chimenea, arbustos, =limonero, =olivo, =naranjo, =frutal,
      =frutales, =huerto, =huertos, =huerta, =huertas, =céspedes, =alfombra, =alfombras, =sofás, =sofases,
      =cojines, =lavadora, =lavadoras, =lavavajillas, =plumero, =plumeros, =rodillo, =rodillos, =silicona,
      =siliconas, =caldera, =calderas, =butaca, =butacas, =electricista, =electricistas, =grifo, =grifos,
      =detergente, =detergentes, =radiador, =manitas, =interruptor, =interruptores, =cactus, =barniz,
      =barnices, =yeso, =yesos, =podas, =turba, =turbas, =aspiradora, =aspiradoras, =baldosa, =baldosas,
      =vitrina, =vitrinas, =edredón, =edredones, =colcha, =colchas, =friso, =frisos, =setos, =goteras,
      =gotera, =manguera, =mangueras, =parqués, =moho, =lavanda en, =potos, =esmalte, =jardinero, =toldo,
      =tornillos, =cisterna, aislamiento, =bulbos, =cómoda, =tarima, suavizante`,
    weak: `tierra, pintar, =pared, =paredes, baño, =suelo, cojín, crecer, patio, riega, invierno, luz,
      rincón, comedor, =sol, =primavera, =otoño, =habitación, =luminoso, =espacio, =color, =tono, =tonos,
      =techo, =hojas, =árbol, =árboles, =pequeño, =hueco, =ventana, =cocina, =balcón, acogedor, =silla,
      =sillas, =mesa, =mesas, =cajón, =cajones, =espejo, =espejos, =madera, =maderas, =limpiar, =limpieza,
      =limpiezas, =hogar, =herramienta, =herramientas, =pintura, =pinturas, =mantel, =manteles, =esponja,
      =esponjas, =mueble, =muebles, =salón, =salones, =lámpara, =lámparas, =ducha, =duchas, =clavo,
      =clavos, =terraza, =terrazas, =sombra, =sombras, =flor, =flores`,
    against: `jardín de infancia, reforma laboral, reforma fiscal, reforma constitucional, pintor, cuadro,
      museo, receta, sofrito, hospital, paciente, sospechoso, lienzo`,
  },
  pets: {
    strong: `comida para perros, comida para gatos, animal de compañía, protectora de animales, refugio de
      animales, tienda de animales, pastor alemán, arena para gatos, dueño del perro, pasear al perro,
      mejor amigo del hombre, adoptar un perro, =perra de raza, =cachorros, =cachorrito, =cachorritos,
      =perro guía, perro lazarillo, perro de rescate, perro de compañía, perro mestizo, =gato persa, gato
      siamés, gatos callejeros, =gatitos, =gatitas, =minino, =mininos, felino doméstico, colonia felina,
      golden retriever, =labrador, =labradores, pastor belga, =bulldog, =bulldoges, bulldog francés,
      =yorkshire, =chihuahua, =chihuahuas, =caniche, =caniches, =podenco, =podencos, border collie,
      =dóberman, =dóbermanes, =rottweiler, =teckel, =teckeles, san bernardo, =dálmata, =dálmatas, =maine
      coon, =hámster, =cobaya, =cobayas, conejo enano, conejillo de indias, =hurones, tortuga de agua,
      =terrario, =terrarios, =acuarios, =pecera, =peceras, =pez payaso, =peces de colores, =pez betta,
      =periquito, =periquitos, =agapornis, =cacatúa, =cacatúas, jaula del canario, =ninfa, =ninfas,
      caballo poni, clínica veterinaria, vacuna de la rabia, =moquillo, =moquillos, parvovirus,
      leishmaniosis, otitis del perro, pulgas y garrapatas, =garrapatas, antiparasitario, desparasitar,
      =esterilizado, =esterilizados, =esterilizar, =castrado, =castrados, =microchip, =microchipes,
      cartilla veterinaria, croquetas para perros, lata de comida húmeda, =comida húmeda, =comedero,
      =comederos, =bebedero, =bebederos, =arenero, =areneros, =caja de arena, =rascador, =rascadores,
      hierba gatera, collar isabelino, transportín, caseta del perro, =cama del perro, hueso de juguete,
      pelota para el perro, =adiestrador, =adiestradores, =adiestradora, =adiestradoras, =adiestramiento,
      =adiestramientos, =adiestrar, educador canino, =etólogo, =etólogos, =etóloga, =etólogas, siéntate
      dame la pata, =maúlla, =maúllas, =maullar, =maullares, =maullido, =maullidos, =ronronea, =ronroneas,
      =ronronear, =mueve la cola, =mueve el rabo, =menea el rabo, marca territorio, =muda de pelo,
      cepillar al perro, =cepíllalo, =cepíllalos, =bañar al perro, peluquería canina, parque canino,
      =pipicán, =pipicanes, paseador de perros, =pasear a los perros, =sacar al perro, =saca al perro,
      =casa de acogida, adopta no compres, =adóptalo, =adóptalos, abandono de animales, animales
      abandonados, =criador, =criadores, =pedigrí, =pedigríes, exposición canina, concurso canino,
      =agility, =agilityes, =dueños de perros, =dueño del gato, animales domésticos, bienestar animal, ley
      de bienestar animal, =fiel amigo, =bola de pelo, zarpazo del gato, malcriado cachorro, =no se separa
      de mí, duerme en mi sofá, nuestro gato, el perro y el gato, paseo del perro, paseos diarios con el
      perro, mordedor, llévalo al veterinario, llevarlo al veterinario, se come las zapatillas, sin comer
      y se esconde, se esconde debajo del sofá, afilarse las uñas, araña el sofá, pienso para, jaula del,
      correa y bozal, bozal, suelta el palo, trae la pelota, buen chico toma`,
    ordinary: `mascota, perro, =perrito, cachorro, =gato, =gata, =gatos, gatitos, veterinario, correa,
      hámster, periquito, =loro, labrador, caniche, collar antipulgas, protectora, =ladrar, =ladra,
      ronronea, pienso para gatos, pienso para perros, =gatas, =dueño, =dueños, =hocico, =patitas, =rabo,
      =cola, =lomo, =pelaje, =bigotes, =jaula, =pájaro, =plumas, =alpiste, =conejos, =tortuga, =tortugas,
      =pez, =peces, =animales, =animal, =animalito, =cariñoso, =juguetón, =arisco, adopción, adoptado,
      =raza, =razas, =manada, =morder, =muerde, =mordió, =arañazos, vacuna, =chuches, =premio, =golosina,
      =lame, =lamer, =sofá destrozado, =guau, =miau, =galga, =galgas, =galgo, =canario, =canarios, =loros,
      =correas, =pulgas, =pienso, =piensos, =ladras, =ladrido, =ladridos, =iguana, =iguanas, =siamés,
      =siameses, =camada, =camadas, =hurón, =angora, =angoras, =cocker, =beagle, =beagles, =maltés,
      =malteses, =galgos, =peludo, =peludos, =pipeta, =pipetas, =perrera, =perreras, =perrita, =perritas,
      =husky, =huskyes, =arnés, =arneses, =bozales, =castrar, =canino, =caninos, =canina, =caninas, sin
      correa, con correa, pienso de, mi perra, mi gata, nuestro perro, al veterinario, el veterinario, un
      cachorro, es un cachorro, la veterinaria, =gatito, =gatita, =dame la pata, =en adopción, =acuario`,
    weak: `animal, raza, abandonado, jaula, pájaro, conejo, hocico, pata, collar, cariñoso, chip, refugio,
      pelo, =comida, =parque, =vet, =dormir, =hogar, =juguete, =juguetes, =acariciar, =esterilizada,
      =miedo, =petardos, =acogida, =caricias`,
    against: `perrito caliente, gato hidráulico, caza, perro caliente, policía, droga, cacería, selva,
      león, salsa`,
  },
} satisfies PartOfLexicon;
