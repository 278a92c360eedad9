import type { PartOfLexicon } from '../../lexicon';

export const VIOLENCE = {
  'death, injury, or military conflict': {
    certain: `personas han muerto, personas murieron, =murieron en el, =han muerto en, =muertos y heridos,
      =soldados murieron, crímenes de guerra, crimen de guerra, criminal de guerra, =fosa común, =fosas
      comunes, ataque aéreo, bombardeo aéreo, =alto el fuego, guerra civil, segunda guerra mundial,
      primera guerra mundial, guerra de ucrania, guerra en ucrania, =guerra de gaza, guerra de irak,
      guerra de vietnam, zona de conflicto, campo de refugiados, =franja de gaza, invasión rusa, invasión
      de ucrania, =tropas rusas, tropas ucranianas, ejército ruso, ejército israelí, primera línea del
      frente, caídos en combate, murió en combate, muertos en combate, =bajas civiles, víctimas civiles,
      limpieza étnica, campo de concentración, campo de exterminio, =auschwitces, =cámara de gas, =cámaras
      de gas, =hiroshimas, desembarco de normandía, =soldados caídos, prisioneros de guerra, murió en un
      accidente, mueren en un accidente, =perdió la vida en, =perdieron la vida, falleció en el acto,
      =murió en el acto, muere atropellado, murió atropellado, =murió ahogado, =murieron ahogados, =se
      suicidó, intento de suicidio, =se quitó la vida, =quitarse la vida, nota de suicidio, pensamientos
      suicidas, =cortarse las venas, cenizas del difunto, =autolesiones, =muerto a tiros, tiroteo mortal,
      =amputarones, levantamiento del cadáver, lluvia de misiles, =bomba atómica, tragedia aérea con,
      único superviviente del accidente, =se ahorcó, víctima del accidente, al menos seis muertos, =al
      menos un muerto, al menos dos muertos, al menos tres muertos, al menos cinco muertos, decenas de
      muertos, cientos de muertos, el avión se estrelló, avión se estrelló`,
    strong: `guerra mundial, alto el fuego, soldados murieron, fosa común, fuerzas armadas, murió en el
      hospital, se quitó la vida, primera línea de combate, perdió la vida, llenos de heridos, muerto a
      tiros, murió apuñalado, heridos de bala, =bombardeo, =bombardeos, =bombardearon, =bombardeó, bombas
      cayeron, =caían las bombas, sirenas antiaéreas, refugio antiaéreo, =en las trincheras, =infantería,
      =infanterías, caballería cargó, =artillería, =artillerías, =soldado herido, cuerpo expedicionario,
      =cascos azules, legión extranjera, fuerzas especiales, operación militar, ofensiva militar,
      contraofensiva, intervención militar, ejército de tierra, fuerza aérea, =paracaidistas,
      =fusilamiento, =fusilamientos, =fusilados, =fusilaron, =ejecutados, golpe de estado militar,
      =guerrilla, =guerrillas, guerrilleros, =milicias, =milicianos, rebeldes armados, =insurgentes,
      =sitio de la ciudad, =ciudad sitiada, =asedios, cese de hostilidades, =armisticio, =armisticios,
      acuerdo de paz con, rendición incondicional, se rindió el ejército, =otanes, veterano de guerra,
      estrés postraumático, secuelas de la guerra, =niños de la guerra, huérfanos de guerra, viuda de
      guerra, refugiados de guerra, desplazados por la guerra, caídos por la patria, monumento a los
      caídos, héroe de guerra, guerra nuclear, guerra de trincheras, =muerenes, =muere en, =murió a los,
      =murió en, =murió de, =murió de cáncer, =ha muerto, =han muerto, =habían muerto, =había muerto,
      =murieron, =fallecieron, =falleció, =ha fallecido, han fallecido, =fallecido, =fallecidos,
      =fallecida, =fallecidas, =fallecer, =fallecimiento, =fallecimientos, =defunción, =defunciones,
      certificado de defunción, =difunto, =difuntos, =difunta, =difuntas, =cadáver, hallado muerto,
      encontrado muerto, descanse en paz, que en paz descanse, mi más sentido pésame, sentido pésame, =el
      pésame, acompaño en el sentimiento, =funeral, =funerales, =entierro, =entierros, =el entierro,
      =ataúd, =ataúdes, =féretro, =féretros, coche fúnebre, =funeraria, =funerarias, =cementerio,
      =cementerios, =lápida, =lápidas, =tumba de su, =sepultura, =sepulturas, =sepultado, =sepultados,
      =enterrado en, =enterraron, =incinerado, =incinerados, =incineración, =incineraciones, esparcir sus
      cenizas, =sus cenizas, =de luto, =viudedad, =viudedades, lecho de muerte, poco antes de morir, =iba
      a morir, =se está muriendo, =agonizabas, =mortalidad, =mortalidades, tasa de mortalidad, esperanza
      de supervivencia, =suicidio, =suicidios, =suicidarse, =ahorcados, =se tiró al tren, quemaduras
      graves, quemaduras de tercer grado, =atropello, =atropellos, =atropellado, =atropellados,
      =atropellada, =atropelladas, =atropelló, accidente de tráfico, accidente de moto, accidente de tren,
      accidente laboral, accidente múltiple, choque frontal, colisión frontal, colisión múltiple, =salida
      de vía, volcó el autobús, se estrelló el avión, avión siniestrado, siniestro mortal,
      =descarrilamientos, =descarriló, excarcelar a la víctima, politraumatismo, traumatismo craneal,
      traumatismo craneoencefálico, =parapléjico, =parapléjicos, =tetrapléjico, =tetrapléjicos,
      =amputación, =amputaciones, =amputado, =amputados, =mutilada, =mutiladas, fractura abierta, herida
      abierta, =se desangraba, =desangrado, =desangrados, =desangró, hemorragia interna, estado grave,
      pronóstico reservado, =herido leve, =heridos leves, =cinco heridos, =varios heridos, =doce muertos,
      balance de muertos, balance de víctimas, =mató a, =muriós, =mueres, =mataron a, =matós, =asesinaron
      a, =fusilar, =fusilares, ocupación militar, =enterró a, =enterraron a, =enterramos, =invadieron,
      =misil, =misiles, =ahogós, no sobrevivió, no pudieron salvar, =perdí a mi, =perdió a su, =el
      entierro de, =matares, =matanzas, =genocidio, =genocidios, =holocaustos, =autopsias, =guerra fría y,
      =víctimas mortales, =tanatorio, =tanatorios, =velatorio, =velatorios, =crematorio, =crematorios,
      =esquela, =esquelas, =decapitado, =decapitados, =amputaron, herida mortal, accidente mortal, capilla
      ardiente, =auschwitz, =hiroshima, no hay supervivientes, sin supervivientes, número de muertos,
      =miles de muertos, =zona de guerra, =heridos graves, =herido grave, =herida grave, lesiones
      mortales, mochilas bomba, dejó víctimas, dejó decenas de muertos, dejó cinco muertos, dejó cientos
      de muertos, =casi doscientas víctimas, número de víctimas, suman las víctimas, identificar los
      cuerpos, identificar a las víctimas, recuperan los cuerpos, hallaron los cuerpos, rescatan el
      cuerpo, encontraron su cuerpo, apareció sin vida, hallaron sin vida, haberla asfixiado, murió
      asfixiado, murió de un infarto, murió mi padre, murió mi madre, murió mi abuela, murió mi hermano,
      murió mi hijo, murió mi marido, murió mi mujer, desde que murió mi, cuando murió mi, =se murió mi,
      =se nos fue, =se nos ha ido, nos dejó para siempre, dejó huérfanos, =perdí a mi padre, =perdí a mi
      madre, perdí a mi hermano, perdí a mi hijo, perdimos a nuestro hijo, el entierro será, el funeral
      será, el funeral de, entierro de mi, funeral de mi, ramo de flores a la tumba, flores a la tumba,
      =visitar la tumba, misa de difuntos, cuerpo al tanatorio, velar al muerto, velar al difunto, corona
      de flores del, coronas de flores, lo enterramos en, la enterramos en, enterrar a los muertos,
      enterrar a su hijo, enterrar a mi padre, bombardearon el hospital, bombardeo del hospital,
      bombardean la ciudad, ataques con drones, cayó un misil, misil impactó, misiles contra, cayó una
      bomba, bajo los escombros siguen, cientos de civiles, muertes de civiles, mueren civiles, murieron
      civiles, población civil huye, soldados heridos, soldado muerto, soldados en el frente, en el frente
      de, frente de batalla, murió en el frente, cayeron en combate, cayó en combate, retirada de las
      tropas, despliegue de tropas, avance de las tropas, tropas del ejército, la guerra dejó, la guerra
      terminó, estalló la guerra, acabó la guerra, huyen de la guerra, huir de la guerra, huimos de la
      guerra, en plena guerra, durante la guerra, víctimas de la guerra, =fue fusilado, lo fusilaron,
      atropelló a, murió aplastado, murió electrocutado, sufrió heridas graves, =se estrelló contra,
      herido de gravedad, resultaron heridos, perdió una pierna, perdió las dos piernas, perdió un brazo,
      =le amputaron, le amputaron la pierna, entre la vida y la muerte, quiso quitarse la vida, intentó
      suicidarse, intentó quitarse la vida, pensó en suicidarse, =se tiró por la ventana, teléfono contra
      el suicidio, prevención del suicidio, conducta suicida, minuto de silencio en memoria, se desangró,
      murió desangrado, ahogado en la playa, murió en la playa, se ahogó en`,
    ordinary: `bombardeo, bombardear, fallecido, cadáver, militar, artillería, genocidio, =heridas,
      funeral, ataúd, suicidio, suicidarse, entierro, guerrilla, apuñalado, convoy, fusilado, =morir,
      =muriera, =muriendo, mortífero, =mataron, =matan, asesinato, =bélico, =bélica, =sargento, =teniente,
      =coronel, =batallón, =regimiento, destacamento, =submarino, =destructor, =portaaviones, =blindados,
      =helicóptero, =drones, =bomba, =invadió, invasor, =ocupaciones, =atacaron, =ofensiva, combatir,
      combatiente, hostilidades, =civiles, refugiado, evacuación, =kiev, =donbás, =mariúpol, =bajmut,
      =gaza, =rafah, =líbano, =siria, =alepo, =sarajevo, =bosnia, =ruanda, =normandía, =stalingrado,
      =hitler, =vietnam, =irak, =afganistán, =malvinas, =ebro, exterminio, torturar, mausoleo, =luto,
      enterrar, =pésame, =viuda, huérfano, =velorio, =velaron, =camposanto, sobrevivir, superviviente,
      víctima, lesiones, quemaduras, fractura, hemorragia, =uci, =atropella, =atropellan, estrellarse,
      =volcó, colisión, =atentado, ejecución, =ejecutado, =ahogarses, perecer, trágico, tragedia,
      =reclutado, =desertor, =rendición, =rehenes, =retaguardia, =muy grave, =víctimas, =accidente,
      =accidentes, =murió, =muere, =mueren, =muertes, =mató, =matar, =guerra, =guerras, =soldado,
      =soldados, =tanque, =tanques, =los tanques, =bombas, =batalla, =batallas, =invasión, =invasiones,
      =agonías, =agonizaba, =ahogado, =ahogados, =ahogada, =ahogadas, =ahogó, =muerto, =muertos, =herido,
      =heridos, =trinchera, =trincheras, primera línea, =en el frente, =asedio, =tregua, =treguas, =se
      ahogó, =viudo, =viudos, =suicida, =suicidas, =masacre, =masacres, =tumba, =tumbas, minuto de
      silencio por, estado crítico, =enterré a, =muere a los, campo de batalla, =campo minado, =emboscada,
      =emboscadas, =ejército, =ejércitos, =tropas, =marines, =otan, =mutilado, =mutilados, =calcinado,
      =calcinados, =asfixiado, =asfixiados, trasladado al hospital, =ahorcado, =descarrilamiento,
      accidente de coche, =electrocutado, =autopsia, guerra santa, =cuerpo sin vida, =antes de morir, =en
      coma, declaró la guerra, declaró la guerra a, pelotón de fusilamiento, =se quedó viuda, =agonía,
      =matanza, =holocausto, casa por casa, quedó atrapado en el coche, =sin vida, =bombardeado,
      =bombardeados`,
    weak: `sangre, =ataque, atacar, bomba, enemigo, hospital, volcar, ambulancia, luto, cementerio, misil,
      disparo, =frente, =uniforme, =medalla, =patria, =bandera, =paz, =helicópteros, =grave, =graves,
      =kilómetro, carretera, bomberos, =ruinas, =escombros, =morgue, =doctor, =conductor, familiares,
      =flores, sirenas, =rusos, =ucranianos, =israelíes, =palestinos, alemanes, =republicanos, =franco,
      =prisionero, =prisioneros, veterano, =cruz roja, =general, =capitán, =duelo, =ceniza, =cenizas,
      =nicho, =fragata, =dron, =cazas, =conflicto, choque, =chocó, =siniestro, =legión, =brigada,
      =brigadas, =bajas, =explosión, =ocupación, =cuartel, =hundimiento, =mortal`,
    against: `de risa, de aburrimiento, =partido, =partidos, gol, consola, película, novela, chiste,
      =baterías, jugador, de hambre, de miedo, de vergüenza, de envidia, =pato, ave, aviar, submarino
      amarillo, de gusto, receta, horno, maillot, penalti, canasta, set, tenis, quarterback, gran premio,
      ciclista, comedia, serie de televisión, batalla de almohadas, guerra de almohadas, perro, gato,
      ordenador, batería muerta, lesión muscular, cruzado anterior, rotura de fibras, futbolista,
      delantero, baloncesto, pila, virus informático, rodaje, serie, pantalla, ajedrez, tablero, móvil,
      batería, plantas, gasolina, temporada, mascota, disfraz, capítulo, videojuego`,
  },
  terrorism: {
    certain: `atentado terrorista, ataque terrorista, atentado suicida, atentado yihadista, terrorista
      suicida, ataque suicida, grupo terrorista, organización terrorista, banda terrorista, célula
      yihadista, comando terrorista, =comando de eta, =presos de eta, víctimas de eta, víctimas del
      terrorismo, terrorismo yihadista, terrorismo islamista, terrorismo internacional, amenaza
      terrorista, alerta terrorista, alerta antiterrorista, nivel cuatro de alerta antiterrorista, lucha
      antiterrorista, operación antiterrorista, unidad antiterrorista, ley antiterrorista, fiscalía
      antiterrorista, policía antiterrorista, lobo solitario yihadista, combatientes yihadistas, estado
      islámico, =daesh, =daeshes, =al qaeda, =al-qaeda, osama bin laden, =boko haram, =al shabab,
      =brigadas rojas, ejército republicano irlandés, atentados de atocha, atentado de las ramblas,
      atentados de barcelona, atentados de madrid, atentados de londres, =atentados de parís, atentados de
      bruselas, sala bataclan, =bataclanes, atentado de hipercor, =hipercores, =coche bomba, =coches
      bomba, camión bomba, paquete bomba, =carta bomba, =bomba lapa, cinturón explosivo, cinturón de
      explosivos, chaleco explosivo, chaleco bomba, reivindicó el atentado, reivindica el atentado, autor
      del atentado, financiación del terrorismo, enaltecimiento del terrorismo, apología del terrorismo,
      captación de yihadistas, adoctrinamiento yihadista, se radicalizó en, secuestro del avión,
      secuestraron el avión, maletín bomba, =zulo de eta, kale borroka, =terrorismo, =terrorismos, acto
      terrorista, víctimas del atentado, preparaban un atentado, sobrevivió al atentado, atentado en el
      metro`,
    strong: `al qaeda, boko haram, coche bomba, grupo yihadista, =yihadista, =yihadistas, =yihadismo,
      =yihadismos, =yihades, islamista radical, =etarra, =etarras, =exetarra, =exetarras, banda armada,
      =jefe de eta, =exjefe de eta, dirigente de eta, disolución de eta, =comando madrid, célula
      durmiente, =hezbolá, =hezbolás, =hamases, =talibanes, =talibán, yemaa islamiya, =califatos,
      =muyahidines, imán radical, mezquita radical, =radicalizados, =radicalización, =radicalizaciones,
      =radicalizarse, =se inmoló, =inmolarse, =inmolado, =inmolados, estallaron en los trenes, explotó una
      bomba, explosión de una bomba, estalló una bomba, artefacto explosivo, artificieros, =tedax,
      =tedaxes, =aviso de bomba, amenaza de bomba, bomba casera, explosivo casero, colocó la bomba,
      colocaron una bomba, =pusieron una bomba, furgoneta arrolló, atropello masivo, atropello
      intencionado, =tomó rehenes, liberación de los rehenes, cuchilladas a los viandantes, =tiro en la
      nuca, miguel ángel blanco, guerra contra el terror, =guantánamos, audiencia nacional juzga,
      extremistas islámicos, grupo extremista, separatista armado, =farces, ira provisional,
      narcoterrorismo, =ecoterrorismo, =ecoterrorismos, =bioterrorismo, =bioterrorismos, =ántraxes, ataque
      con ántrax, ataque al world trade center, =juró lealtad, fichado como radical, =radicalizó,
      =hipercor, =11-m, =11-s, =once de marzo, =11 de marzo, 11 de septiembre, once de septiembre, torres
      gemelas, secuestro aéreo, sendero luminoso, =bin laden, =bataclan, charlie hebdo, impuesto
      revolucionario, el atentado contra, artefacto explosivo en, muertos en el atentado, cometer un
      atentado, cometer atentados, planeaba un atentado, planeaban atentados, atentado frustrado, atentado
      en, los atentados de, células terroristas, fue víctima de eta, asesinado por eta, mató eta, la banda
      eta, bomba en el metro, bomba en el tren, bomba en la estación, bomba en un, explotó en el metro,
      explosivos en la mochila, mochilas bomba, captados por internet, captado por el, se unió al estado
      islámico, viajar a siria, retornados de siria, amenaza yihadista, redes yihadistas, propaganda
      yihadista, mezquita clandestina, =juró lealtad al, secuestraron a los pasajeros, rehenes en la,
      tomaron como rehenes, tomaron rehenes, liberaron a los rehenes, rehenes liberados, pidió el paraíso,
      atropelló a la multitud, embistió a la multitud, arrolló a la multitud, grupo islamista, milicianos
      islamistas, guerrilleros de las farc, disidencias de las farc`,
    ordinary: `yihadista, talibán, hezbolá, secuestradores, antiterrorista, rehén, etarra, reivindicó,
      =grapo, =reivindica, extremista, islamista, fundamentalista, explosivos, =explotó, detonar, =zulo,
      =atocha, encapuchado, =inmola, =mártires, =amonal, =goma 2, =titadine, =comando, lobo solitario,
      =rehenes, =bomba, =bombas, =extremistas, =zona cero, =lealtad al, =guantánamo, =abrió fuego, abrir
      fuego, abrieron fuego, =ántrax, guerra santa, =terrorista, =terroristas, =farc, =isis, =hamás, world
      trade center, toma de rehenes, =yihad, abatido por la policía, hizo estallar, hicieron estallar,
      hizo explotar, =atentado, =atentados, =radicalizado, grupo armado, desactivar la bomba, =califato`,
    weak: `ataque, atacante, radical, amenaza, inteligencia, =tren, =trenes, =víctimas, =heridos,
      =muertos, =embajada, =aeropuerto, =metro, evacuar, =policía, =alerta, homenaje, =concejal, =vascos,
      =célula, =mochila, =mochilas, mezquita, =siria, =afganistán, =irak, propaganda, =audiencia, =líder,
      =captar, condena, atropello, =furgoneta, sospechoso, =suicida, =suicidas, reclutar, =eta, =ira,
      =manhattan, =mártir, =ramblas, masacre, =metralla, explosión, =estalló, =estallaron, =estallar,
      fanático`,
    against: `videojuego, =partido, =partidos, gol, consola, película, novela, canasta, delantero,
      comedia, risa, perfume`,
  },
} satisfies PartOfLexicon;
