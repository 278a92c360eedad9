import type { PartOfLexicon } from '../../lexicon';

export const CONTROVERSY = {
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol': {
    certain: `tráfico de drogas, tráfico de cocaína, tráfico de estupefacientes, cártel de drogas, cártel
      de la droga, consumo de drogas, consumo de alcohol, consumo de cocaína, consumo de cannabis,
      adicción a las drogas, adicto a las drogas, adicto a la heroína, adicto a la cocaína, adicción al
      alcohol, adicción al tabaco, alijo de cocaína, =alijo de drogas, =alijo de hachís, kilos de cocaína,
      toneladas de cocaína, =kilos de hachís, toneladas de hachís, kilos de heroína, kilos de marihuana,
      =fardos de hachís, fardos de cocaína, =fardos de droga, =narcolancha, =narcolanchas,
      =narcosubmarino, =narcosubmarinos, =narcotraficante, =narcotraficantes, =narcotráfico,
      =narcotráficos, plantación de marihuana, marihuana medicinal, legalización de la marihuana,
      cigarrillo electrónico, =dejar de fumar, =dejé de fumar, =fumar porros, =raya de coca, =rayas de
      coca, raya de cocaína, esnifar cocaína, sobredosis de, murió de sobredosis, clínica de
      desintoxicación, alcohólicos anónimos, control de alcoholemia, tasa de alcoholemia, test de
      alcoholemia, prueba de alcoholemia, =copas de vino, botella de whisky, botella de ron, botella de
      ginebra, botella de tequila, botella de champán, =cata de vinos, cata de cervezas, denominación de
      origen rioja, ribera del duero, jarra de cerveza, cervezas artesanas, cerveza artesanal, =gin-tonic,
      =gin tonic, barra libre de alcohol, bebidas alcohólicas, =hojas de coca, =pasta base, =cocaínas,
      =metanfetaminas, =fentanilos, =hachises, =marihuanas, =nicotinas, =vapeares, =vapeador, =vapeadores,
      éxtasis líquido, paquete de tabaco, =cajetillas, industria tabacalera, =hoja de tabaco, =puros
      habanos, =mezcalería, =mezcalerías, recayó en la cocaína, recayó en la heroína, recayó en la droga,
      recayó en las drogas, recaer en la cocaína, enganchado a la heroína, enganchado a la cocaína,
      enganchado a la droga, incautaron cocaína, laboratorio de drogas, vendía droga, vendía cocaína,
      fumar marihuana, murió de una sobredosis`,
    strong: `botellas de vodka, cata de vinos, hojas de coca, un par de cervezas, fumar porros, rayas de
      coca, gin-tonic, =fumar crack, cocaína y crack, =caña y, =otra caña, =unas cañas, =ir de cañas,
      =cañas y tapas, =cañita, =cañitas, =una cerveza, =cervezas, cerveza negra, cerveza rubia, cerveza
      fría, =unas birras, =chela, =chelas, =cubata, =cubatas, =cubalibre, =cubalibres, =mojitos, margarita
      con sal, =caipiriña, =caipiriñas, =daiquiri, =daiquiris, =pisco sour, =pisco, =piscos, =piña colada,
      =sangría, =sangrías, tinto de verano, =calimocho, =calimochos, =vermú, =vermúes, =vermut, =vermutes,
      =un vermú, =copa de cava, =cavas, =champanes, =champaña, =champañas, =prosecco, =proseccos, =vino
      tinto, =vino rosado, =vino de la casa, =vinos tintos, =vino de rioja, =vino espumoso, tempranillo,
      =malbec, =malbeces, cabernet sauvignon, =garnacha, =garnachas, =albariño, =albariños, crianza y
      reserva, =sumiller, =sommelier, viticultor, =enólogo, =enólogos, =enóloga, =enólogas, =enología,
      =enologías, =viñedos, =viñedo, =cata a ciegas, =maridajes, =chupito, =chupitos, =chupito de, whisky
      escocés, whisky de malta, =bourbon, =bourbones, =vodka, =vodkas, =tequila, =tequilas, =mezcal,
      =mezcales, =ron añejo, =ginebra, =ginebras, =orujo, =orujos, licor de hierbas, =absenta, =absentas,
      =brandy, =brandyes, =coñac, =coñaces, =anís del mono, =pacharán, =pacharanes, jägermeister,
      aguardiente, =trago de ron, echarse un trago, =bartender, =barman, =barmanes, =coctelería,
      =coctelerías, =coctelera, =cocteleras, =salir de copas, =ir de copas, =botellón, =botellones,
      =borrachera, =borracheras, =borrachos, =borrachas, =emborracharse, =emborrachó, =emborracharon,
      =ebrio, =ebrios, embriaguez, =embriagado, =embriagados, =de resaca, =alcohólico, =alcohólicos,
      =alcohólica, =alcohólicas, =alcoholismo, =alcoholismos, alcohol al volante, bajo los efectos del
      alcohol, =copas de más, =dejó de beber, =dejar la bebida, =dejé la bebida, =ahogar las penas en,
      =abstemio, =abstemios, sin una gota de alcohol, =cigarros, =cigarrillos, =pitillo, =pitillos,
      =fumador, =fumadores, =fumadora, =fumadoras, fumador pasivo, =fumares, =fumabas, =fumos, =fumandos,
      =fumés, =tabacos, tabaco de liar, =tabaquismo, =tabaquismos, =estancos, parches de nicotina, =vaper,
      =vapeo, =vapeos, =vapeaba, =vapeabas, =pipa de tabaco, =shisha, =shishas, =narguile, =narguiles,
      =habanos, =puro habano, =tabaquera, =tabaqueras, =porro, =porros, =liar un porro, =canutos, =maría
      para fumar, =hierba para fumar, cultivo de cannabis, club cannábico, =cannábico, =cannábicos, hierba
      medicinal, coca colombiana, =farlopa, =farlopas, perico colombiano, =esnifar, =esnifaba, =esnifabas,
      =pincharse, =se pinchaba, =se chutaba, caballo en vena, =yonqui, =yonquis, =toxicómano,
      =toxicómanos, =toxicomanía, =toxicomanías, =drogadicto, =drogadictos, =drogadicta, =drogadictas,
      drogadicción, drogodependencia, drogodependiente, =drogarse, =se drogaba, =drogado, =drogados,
      =drogada, =drogadas, drogas de diseño, =droga dura, =drogas duras, drogas blandas, droga sintética,
      =mdma, =mdmas, =lsd, =lsdes, =ketamina, =ketaminas, =popperes, =ghb, =ghbes, =anfetaminas,
      =anfetamina, =speedes, =opioides, =opios, morfina adulterada, =oxicodona, =oxicodonas, tramadol
      adulterado, setas alucinógenas, hongos alucinógenos, =ayahuasca, =ayahuascas, =peyote, =peyotes,
      =tripi, =tripis, pastillas en la discoteca, síndrome de abstinencia, =desintoxicación,
      =desintoxicaciones, desintoxicarse, rehabilitación por drogas, proyecto hombre, recaída en las
      drogas, =recaer en la droga, =el dealer, =narcopiso, =narcopisos, cultivo ilegal, laboratorio
      clandestino, punto de venta de droga, =menudeos, estupefacientes, sustancias ilegales, sustancias
      prohibidas, sobredosis, =metadona, =metadonas, =naloxona, =naloxonas, =clan de la droga, cartel de
      medellín, =mulas con droga, droga en el estómago, =antidroga, =antidrogas, lucha contra la droga,
      =alcoholes, =rones, =whisky, =whiskyes, =adictas, =barricas, =fumados, =alijo, =alijos, =traficante,
      =traficantes, =me pinchaba, =heroína, =heroínas, =destilería, =destilerías, =cachimbas, =cava, =una
      caña, =dos cañas, =cocaína, =marihuana, =hachís, =cannabis, =fentanilo, =metanfetamina, =nicotina,
      =vapear, =opiáceos, =cajetilla, botella de vino, =copa de vino, enganchada a las pastillas,
      enganchado al alcohol, empecé con los porros, empecé a beber, empezó a beber, dejar de beber, llevo
      sobrio, meses sobrio, meses sin beber, años sin beber, días sin beber, sin beber alcohol, llevo
      limpio, años limpio, meses limpio, =me metía rayas, se metía rayas, meterse rayas, se mete coca,
      pasaba droga, trapicheo de drogas, trapicheaba, vende pastillas, venta de droga, compraba droga,
      problema con el alcohol, problema con la bebida, bebe demasiado, mi padre bebía, se bebe una
      botella, bebiendo en el bar, llegó borracho, estás borracho, estaba borracha, borracho perdido, iba
      borracho, conducía borracho, positivo en alcohol, positivo en drogas, dio positivo en alcoholemia,
      un cigarrillo, me das un cigarro, me das fuego, cigarrillos al día, un paquete al día, paquetes al
      día, no he fumado, volví a fumar, fumar un cigarro, fumar mata, prohibido fumar, humo del tabaco,
      sabor a fresa vapeador, vapeadores desechables, ponme una cerveza, ponme una caña, póngame un
      whisky, ponme un whisky, ponme otra copa, otra copa, una copa más, otra ronda de, unos chupitos,
      cervezas en la terraza, unas cervezas, tomar unas copas, tomar una copa, tomar una cerveza, te
      invito a una copa, te invito a una cerveza, vino de la tierra, vino de crianza, un buen vino,
      crianza en barrica, barricas de roble, uvas de la vendimia, bodega de vino, catar el vino, copa de
      coñac, copita de anís, ron con cola, vodka con naranja, por sobredosis, droga incautada, toneladas
      de droga, kilos de droga, paquetes de droga, escondían la droga, droga escondida, perros antidroga,
      centro de desintoxicación, salió limpio`,
    ordinary: `heroína, opioide, drogadicto, toxicómano, drogado, narcotráfico, vapeador, tequila,
      cervecería, mezcal, viñedo, bodega, coñac, desintoxicación, cervecero, =rioja, vinícola, vendimia,
      sarmiento, =añada, bodeguero, =whiskies, destilado, fermentación, lúpulo, =maltas, =tapón de corcho,
      descorchar, copazo, =taberna, tabernero, =cantina, =garito, =fumada, =fumadas, =fuman, =fumaban,
      =encendedor, =recayó, =rave, =papelina, =papelinas, =fardo, =fardos, traficante, =decomisó,
      =decomisaron, aduanas, =alucinógeno, =alucinógenos, =dopado, =bebedor, =bebedores, =ciego de,
      =alcoholemia, =etílico, =coma etílico, =cigarrera, copa de champán, =champán, =cóctel, =cócteles,
      =speed, =las pastillas, =enganchado a, =enganchada a, =una raya, =dos rayas, =de copas, =camello,
      =camellos, =un camello, =cogollos, =canuto, =chute, =chutes, =popper, =fumar, =fumando, =fumo,
      =fumas, =fumado, =fumé, =fumaba, =alcohol, =licor, =licores, =vino, =vinos, =cerveza, =ron,
      =cigarro, =cigarrillo, =tabaco, =droga, =drogas, =adicto, =adicta, =adicción, =adicciones, =estanco,
      =cenicero, =ceniceros, =borracho, =borracha, =resaca, =con resaca, =resacas, =bodegas, =trago de,
      =había bebido, =con el mono, =barra del bar, =cristal azul, =adictos, =colilla, =colillas, =éxtasis,
      =opio, =narco, =narcos, =tabernas, =mojito, =camarero, =brindamos con, jeringuilla, =habano,
      =cártel, =cárteles, gran reserva, este vino, otra ronda, me metía, cata de, maridaje, =cachimba,
      =taninos, =barrica, =menudeo, un cigarro, =birra, =birras, =fumábamos`,
    weak: `=beber, =bebiendo, =copa, =copas, botella, =bar, =bares, pastilla, dosis, polvo, aguja, trago,
      vaso, chupito, =pinchaba, sustancia, =barra, =ronda, =invito, =tapas, =terraza, =fiesta, =toneladas,
      =kilos, =puerto, =estrecho, =lancha, =gramos, =gramo, pulmón, =roble, =aroma, =cata, =catar,
      =paladar, =maridar, =brinda, =salud, =hígado, =dependencia, =olor, =resto, =soplar, =volante, =mono,
      =coca, =hierba, =maría, =cristal, =caña, =cañas, =humo, =rueda y, =clan, =pedo, =peda, =mechero,
      =discoteca, =pub, =pubs, =bebida, =bebidas, =bebe, =bebido, =fuma, =cosecha, =uva, =uvas, =cebada,
      =malta, =enganchado, =enganchada, =enganché, =adictivo, =incautó, =incautado, =incautaron, =vomitar,
      =colocado, =recaída, rehabilitación, abstinencia, =pastillas, =brindis, =brindar, =brindamos,
      =brindemos, =tinto`,
    against: `farmacia, vino blanco, vinagre, cocinar, receta, sofreír, salsa, horno, bomberos, guiso, a
      fuego lento, copa del mundo, copa davis, copa del rey, bar de tapas infantil, camello del zoo, mono
      del zoo, sin alcohol, desierto, oasis, jirafa, selva, cazuela, sartén, estofado, plátano, reloj,
      coca cola, refresco, futbolista, dopaje, gol, gel hidroalcohólico, langostinos, nata, flambea,
      flambear, evapore, gambas, mejillones, solomillo, cebolla, marinar, masa, maría josé, pescar,
      azúcar, serie, móvil, chocolate`,
  },
  'debated sensitive social issues': {
    certain: `derecho al aborto, derecho a abortar, =ley del aborto, =ley de aborto, contra el aborto, a
      favor del aborto, aborto legal, aborto libre, despenalización del aborto, despenalizar el aborto,
      legalización del aborto, legalizar el aborto, prohibir el aborto, prohibición del aborto, debate
      sobre el aborto, debate del aborto, clínica abortista, =voto del aborto, =aborto en el senado,
      plazos del aborto, interrupción voluntaria del embarazo, interrupción del embarazo, objeción de
      conciencia de los médicos, objetores de conciencia, =providas, =proaborto, =proabortos,
      =antiabortistas, =antiabortista, manifestación provida, matrimonio homosexual, matrimonio
      igualitario, matrimonio gay, =bodas gays, =boda gay, matrimonio entre personas del mismo sexo,
      parejas del mismo sexo, adopción homoparental, adopción por parejas gays, derechos lgtb, derechos
      lgtbi, derechos de los homosexuales, derechos trans, colectivo lgtb, colectivo lgtbi, marcha del
      orgullo, desfile del orgullo, día del orgullo, =ley trans, mujeres trans, =mujer trans, hombre
      trans, =niños trans, menores trans, identidad de género, autodeterminación de género, ideología de
      género, disforia de género, reasignación de sexo, bloqueadores de la pubertad, terapia de
      conversión, =pena de muerte, pena capital, corredor de la muerte, abolir la pena de muerte,
      abolición de la pena de muerte, inyección letal, silla eléctrica, derecho a morir, muerte digna,
      =morir dignamente, morir con dignidad, suicidio asistido, muerte asistida, derecho a una muerte
      digna, eutanasia activa, inmigración irregular, inmigrantes irregulares, inmigrantes sin papeles,
      migrantes irregulares, política migratoria, ley de extranjería, regularización de inmigrantes,
      solicitantes de asilo, derecho de asilo, derecho al asilo, deportaciones masivas, deportación de
      inmigrantes, deportar a los inmigrantes, devoluciones en caliente, valla de melilla, =salto a la
      valla, =saltaron la valla, muro en la frontera, muro fronterizo, cuotas de refugiados, centro de
      internamiento de extranjeros, reparto de menores migrantes, menores no acompañados, black lives
      matter, brutalidad policial, abuso policial, racismo sistémico, racismo institucional, vientre de
      alquiler, gestación subrogada, maternidad subrogada, cuotas de género, movimiento feminista, huelga
      feminista, manifestación feminista, abolición de la prostitución, abolir la prostitución, legalizar
      la prostitución, regular la prostitución, legalización de las drogas, control de armas tras,
      vacunación obligatoria, prohibición del velo, prohibir el velo, prohibir el burka, velo islámico en
      las aulas, prohibición de los toros, abolición de la tauromaquia, =antitaurinos, cambio climático es
      un engaño, negacionistas del clima, apropiación cultural, acción afirmativa, migrantes rescatados,
      rescate de migrantes, barco con migrantes, migrantes a bordo, dejen morir con dignidad`,
    strong: `ley del aborto, ley trans, pena de muerte, antiabortista, =abortos, =abortar, =abortares,
      =abortó, =eutanasias, transgénero, transexual, =lgtb, =lgtbes, =lgtbi, =lgtbis, =lgtbiq, =lgtbiqes,
      =lgbt, =lgbtes, bandera arcoíris, =feminismos, igualdad de género, perspectiva de género, =no
      binario, =no binaria, =género fluido, género sentido, sexo registral, cambio registral, dos padres
      gays, homosexuales casarse, parejas homosexuales, conciencia del médico, derecho a decidir sobre su
      cuerpo, mi cuerpo mi decisión, pañuelo verde, pañuelos celestes, =las dos vidas, vida desde la
      concepción, =los no nacidos, embarazo no deseado, semana de gestación, píldora abortiva, píldora del
      día después, cuidados paliativos o, sufrir sin esperanza, =ayuda para morir, enfermo terminal pide,
      enfermedad incurable pide, testamento vital, ejecución por inyección, =inmigraciones, migración
      irregular, =pedir asilo, asilo político, =deportaciones, =deportada, =deportadas, =deportar,
      =deportares, expulsión de inmigrantes, fronteras abiertas, cierre de fronteras, la frontera sur,
      valla fronteriza, =la patera, =pateras, =patera, =cayuco, =cayucos, =open arms, barcos de rescate de
      migrantes, ong de rescate, =papeles para todos, arraigo social, =regularizares, indocumentados,
      coyotes de la frontera, caravana de migrantes, toma la rodilla, justicia racial, george floyd,
      desahucios a familias, =okupación, =okupaciones, ley mordaza, aborto en el congreso, iglesia y
      aborto, =taurinos, tauromaquia, maltrato animal en los toros, experimentación con animales,
      clonación humana, energía nuclear debate, renta básica universal, reparaciones por la esclavitud,
      derribo de estatuas, gasto en armas o, armas en las escuelas, =burkas, =niqab, =niqabes, educación
      sexual en las aulas, pin parental, mutilación genital, matrimonio infantil, matrimonio forzado,
      abrirles sus puertos, rescatados frente a libia, =costa de libia, =marcha por la vida, legal hasta
      la semana, semana catorce, derechos humanos de los migrantes, =patriarcados, =los sin papeles,
      cambio de género, cultura de la cancelación, =me too, techo de cristal, brecha salarial, memoria
      histórica, lenguaje inclusivo, =provida, =antivacunas, acogida de refugiados, orgullo gay, crisis
      migratoria, =personas trans, violencia policial, cupo de refugiados, centros de menores migrantes,
      reparto de migrantes, llegada de migrantes, llegó en patera, cruzar en patera, llegada de pateras,
      cayuco con, rescatados en el mar, rescatados en el mediterráneo, murieron en el mediterráneo, cruzar
      el mediterráneo, cruzar el estrecho, cruzaron la frontera, inmigrantes sin, ley de inmigración,
      expulsar a los inmigrantes, inmigrantes ilegales, refugiados en, mujer decida, decidir sobre su
      cuerpo, decidir sobre mi cuerpo, abortar en, quiso abortar, aborto es, contra la eutanasia, a favor
      de la eutanasia, ley de eutanasia, pedir la eutanasia, eutanasia en, solicitó la eutanasia, quiero
      morir dignamente, ayudar a morir, cambio de sexo, nació en un cuerpo, en el cuerpo equivocado,
      cuerpo equivocado, nací hombre, nací mujer, me siento mujer, me siento hombre, tratamiento hormonal,
      hormonas a menores, deporte femenino trans, atletas trans, casarse dos hombres, casarse dos mujeres,
      dos hombres se casan, toros sí o no, prohibir las corridas, corridas de toros, prohibir los toros,
      toros son tortura, tauromaquia no es, contra la pena de muerte, a favor de la pena de muerte, cadena
      perpetua o, condenado a morir, condena a muerte, velo en clase, velo en la escuela, velo en el
      instituto, legalizar el cannabis, legalizar la marihuana, legalización del cannabis, prostitución
      debe, trabajo sexual es, llegada de cayucos, devoluciones inmediatas, llegada de inmigrantes`,
    ordinary: `abortar, lgtb, lgtbi, racismo, =género, =gay, =gays, =lesbianas, =lesbiana, =trans, =queer,
      bisexual, =manifestantes, despenalizar, legalizar, =prohibición, polariza, =controvertido,
      =controvertida, =referéndum, =feto, =fetos, =embrión, =abolires, abolición, migratorio, =migración,
      =extranjería, =asilados, =hiyab, =discriminación, =machismo, =patriarcal, =sexismo, =sexista,
      =subrogada, =objeción, =objetor, =objetores, =antitaurino, =mi cuerpo, su propio cuerpo, =morir en
      paz, =quiere morir, =asilo, =asilos, derecho a decidir, =refugiados, =migrantes, =inmigrantes,
      =inmigración, =deportado, =deportados, =dos madres, =regularizar, =homosexualidad, =aquarius,
      =feminista, =feministas, =feminismo, =patriarcado, =dejar morir, =burka, =aborto, =eutanasia, salir
      del armario, derechos de los animales, =deportación, =no nacido, =okupas, =menas, =transgénicos, sin
      documentos, =dreamers, el aborto, sin papeles, su transición, llevar velo, células madre
      embrionarias`,
    weak: `clínica, =derecho, protesta, manifestación, debate, =ley, matrimonio, moral, gay, prohibición,
      referéndum, rezan, =senado, =congreso, =leyes, =voto, =votar, =votares, =concentración, =marcha,
      =mujer, =iglesia, =obispos, =conservadores, =progresistas, =tribunal, =supremo, =constitucional,
      =médicos, =sociedad, =partidos, =gobierno, =dividida, =divide, =adopción, =adoptar, =casarse,
      =pareja, =papeles, =ong, =libertad, =sufrimiento, =enfermo, =enferma, =enfermos, =calle, =defienden,
      =defensores, =detractores, =estado, =muro, =valla, =vallas, =orgullo, =gestación, =embarazos,
      =embarazo, igualdad, =ejecutar, =velo, =integración, =expulsión, =esclavitud, =dignidad, =acogida,
      =expulsar, =concepción, =prohibir, polémico, vacunarse, =taurino, =taurina, =frontera, =fronteras,
      =abolir, activista, pancarta, =derechos, =paliativos, =ejecutado, =verdugo`,
    against: 'receta, torero triunfa, maillot, velo de novia, boda, cáncer, jardín',
  },
} satisfies PartOfLexicon;
