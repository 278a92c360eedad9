import type { PartOfLexicon } from '../../lexicon';

export const CRIME = {
  crime: {
    certain: `asesino en serie, robo a mano armada, atraco a mano armada, crimen organizado, blanqueo de
      capitales, blanqueo de dinero, prisión preventiva, prisión provisional, orden de detención, orden de
      busca y captura, en busca y captura, policía judicial, mossos d'esquadra, policía científica, unidad
      de homicidios, brigada de homicidios, crimen sin resolver, =jefe de la mafia, banda de atracadores,
      crimen machista, asesinato machista, violencia de género, violencia machista, =pederastias, abuso de
      menores, agresión sexual, violación grupal, trata de personas, trata de mujeres, trata de blancas,
      tráfico de personas, secuestro exprés, pidieron un rescate, cámara de seguridad grabó a los
      ladrones, antecedentes penales, antecedentes policiales, =apuñaló a su, =mató a su mujer, =mató a su
      esposa, =asesinó a su, detenido por el asesinato, =detenidos por, =detenido por robar, detenido por
      estafa, presunto asesino, presunto homicida, presunto autor, principal sospechoso, sospechoso de
      asesinato, sospechoso del crimen, guardia civil ha detenido, guardia civil detiene, guardia civil
      detuvo, policía ha detenido, policía detiene, policía detuvo, policía nacional ha detenido, policía
      nacional detiene, ha sido detenido, fueron detenidos, han sido detenidos, quedó detenido, robo con
      violencia, =robo con fuerza, robo con intimidación, =robaron el banco, asaltaron el banco, atraco al
      banco, atraco a un banco, delito de estafa, estafa piramidal, estafa millonaria, fraude fiscal,
      evasión fiscal, condenado por asesinato, condenado por homicidio, condenado por corrupción,
      condenado por violación, lo condenaron a cadena perpetua, asesinado a tiros, =cosa nostra, cártel de
      sinaloa, cártel de jalisco, =robo de coches, =robo de joyas, red criminal, =red de estafadores,
      banda criminal, banda de delincuentes, fuga de la cárcel, se fugó de la cárcel, se escapó de la
      cárcel, entró en prisión, =allanamiento de morada, robo en viviendas, suplantación de identidad,
      =robo de identidad, corrupción policial, interrogar al sospechoso, interrogatorio policial,
      =feminicidios, =parricidios, =infanticidios, =descuartizós, =descuartizadores, =secuestraron a`,
    strong: `policía nacional, narcotraficante, jefe de la mafia, años de prisión, años de cárcel, pena de
      prisión, reincidente, ingresó en prisión, =detuvo a, =detiene a, =detenido en, =detenida por,
      =esposado y, le leyeron sus derechos, tiene derecho a guardar silencio, derecho a permanecer en
      silencio, =huyó del lugar, =se dio a la fuga, forzaron la cerradura, forzaron la puerta, =butrón,
      =butrones, =aluniceros, =alunizaje, =alunizajes, =alunizaron, =carterista, =carteristas, =le robaron
      el bolso, le robaron la cartera, =me han robado, =nos robaron, =me robaron el móvil, =le robaron,
      =robó el coche, =robaron el coche, =robó las joyas, =atracós, =atracaron, tirón del bolso,
      ladronzuelo, comisario principal, agente encubierto, agente infiltrado, patrulla policial, operación
      policial, =redadas, redada policial, =pesquisas, investigación policial, investigan el crimen, cinta
      policial, acordonaron la zona, acordonada por la policía, perfil criminal, criminólogo, policía
      federal, policía autonómica, =ertzaintza, =ertzaintzas, ucos de la guardia civil, =la uco,
      =interpoles, =europol, =europoles, =fbis, =deas, scotland yard, cuerpo de policía, poner una
      denuncia, presentar una denuncia, denunció a su marido, orden de alejamiento, =malos tratos,
      =maltratador, =maltratadores, =maltrató, =abusó de, =agredió a, agresor sexual, =violaron a,
      =violador, =violadores, =pederasta, =pederastas, =pedófilo, =pedófilos, =acosador, =acosadores,
      recibió una paliza, dieron una paliza, =apaleado, =apaleados, =apuñalamiento, =apuñalamientos,
      =navajazo, =navajazos, =navajas, =puñalada, =puñaladas, a punta de pistola, a punta de navaja,
      =encañonó, toma de rehenes en el banco, rehenes en el banco, =desfalco, =desfalcos, =malversación,
      =malversaciones, =prevaricación, =prevaricaciones, =cohecho, =cohechos, =sobornos, =sobornó,
      comisiones ilegales, trama corrupta, trama de corrupción, caso de corrupción, =fraudes, =estafador,
      =estafadores, =timador, =timadores, timo de la estampita, =timaron, ciberdelincuencia, =phishing,
      =phishinges, =falsificador, =falsificadores, billetes falsos, documentos falsos, =contrabando,
      contrabandistas, mafia calabresa, =mafia rusa, =camorra, =camorras, =ndrangheta, =ndranghetas,
      =yakuza, =yakuzas, mara salvatrucha, =pandillero, =pandilleros, pandilla callejera, bandas latinas,
      latin kings, =narco, =narcos, =capo de la droga, =capos, =el chapo, pablo escobar, =al capone,
      =preso fugado, =reos, =recluso, =reclusos, =recluida, =recluidas, centro penitenciario, =celdas,
      =carcelero, =carceleros, funcionario de prisiones, cumple condena, tercer grado penitenciario,
      permiso penitenciario, =el asesino, =la asesina, =un asesino, la víctima fue, víctima del robo,
      autor de los disparos, autor intelectual, =cómplice del, delito fiscal, delito grave, homicidio
      imprudente, homicidio doloso, =homicidio de, sospechoso detenido, =vándalos, =vandalismo,
      =vandalismos, actos vandálicos, =pirómano, =pirómanos, incendio provocado, cuerpo sin vida, autopsia
      revela, ocultar el cadáver, deshacerse del cuerpo, =pruebas de adn en, desaparecida hace,
      desaparición de la joven, denunció la desaparición, okupas violentos, rescate por el secuestro, nos
      han asaltado, =asaltantes, =asaltante, =encapuchados, =encapuchado, =alijo, =alijos, =decomiso,
      =decomisos, =furtivos, inspector de policía, la policía investiga, policía busca, policía les
      atribuye, =robos en, treinta robos, =robós, hallaron el cuerpo, encontraron el cuerpo, apareció el
      cuerpo, víctimas ancianas, =asesinatos, =asesinos, =asesinas, =homicidio, =homicidios, =atraco,
      =atracos, =atracador, =atracadores, delincuente, =sospechosas, =secuestros, =secuestrados,
      =secuestradas, =comisarías, =comisarios, =mafiosos, =cárceles, =estafas, =estafarones, =detenidos,
      =detenidas, =detuvieron, =arrestado, =arrestados, =arrestaron, =robarones, =robados, =extorsión,
      =extorsiones, =chantajes, =calabozos, =esposado, =esposados, =fugitivos, atado y amordazado, clave
      de la alarma, =desvalijaron, =crimenes, =coartada, =coartadas, =sicarios, =sicario, extorsión
      mafiosa, =pederastia, feminicidio, parricidio, infanticidio, descuartizador, =muerto a tiros, ajuste
      de cuentas, =lavado de dinero, =un sicario, escena del crimen, =arma del crimen, arma homicida,
      móvil del crimen, confesó el crimen, confesó el asesinato, ha confesado el crimen, está detenido,
      fue detenida, =quedas detenido, =queda detenido, =queda usted detenido, está usted detenido, =quedas
      arrestado, manos arriba policía, =manos arriba, la policía detuvo, la policía lo detuvo, la policía
      busca, policía pide colaboración, policía lo busca, agentes detuvieron, agentes de la policía,
      denunciar el robo, puse una denuncia, =poner la denuncia, entraron a robar, entraron en casa,
      entraron ladrones, han entrado a robar, reventaron la puerta, rompieron la cerradura, se llevaron
      las joyas, se llevaron el dinero, se llevaron la caja, robo en una joyería, robo de cobre, robaban
      en, robaba coches, coches robados, móviles robados, joyas robadas, dinero robado, bicicleta robada,
      me robaron la cartera, me robaron la bici, robaron el bolso, mató a su marido, mató a su padre, mató
      a puñaladas, mató a golpes, maltrataba a su, me maltrataba, me pegaba, su pareja la mató, su
      expareja, víctima de malos tratos, víctima de violencia, la asesinó, lo asesinaron, fue asesinada,
      fue apuñalada, fue violada, la violaron, lo apuñalaron, lo secuestraron, la secuestraron, fue
      secuestrado, pidieron rescate, pago del rescate, pedir un rescate, registro en el domicilio,
      registro policial, registraron el piso, en el registro aparecieron, orden de registro, ocultos en el
      doble fondo, =doble fondo, atracaron la joyería, atracaron un banco, atracaron una gasolinera,
      atracadores huyeron, huyeron en moto, huyeron en un coche, huyó de la justicia, cárcel por, en
      prisión, salió de la cárcel, años en la cárcel, la estafa de, me han estafado, estafa por teléfono,
      estafa por internet, estafó a, estafados por, red de blanqueo, banda de ladrones, banda organizada,
      cabecilla de la banda, jefe de la banda, extorsionaban a, le extorsionaba, comprar testigos, testigo
      del crimen, cámaras de seguridad grabaron, restos de sangre, rastros de sangre, manchas de sangre,
      víctima tenía, no hay coartada, dónde estaba usted la noche, la noche del crimen, noche del
      asesinato, caso sin resolver, desaparición de, sin rastro de la, sin rastro de la joven, joven
      desaparecida, niña desaparecida, busca y captura, trama de sobornos, cobró sobornos, cobrar
      comisiones, desvío de fondos, desvió fondos, por ser homosexual recibió, propinaron una paliza,
      cámaras de la gasolinera, cámaras de seguridad de, furgoneta quemada, coche quemado, dentro había un
      cuerpo, confesó haberla asfixiado, confesó haber, confesó haberlo matado, el marido confesó, la
      pareja confesó, asesinos a sueldo`,
    ordinary: `homicidio, =robo, atraco, delito, policía, =inspectora, =detuvo, extorsión, =presos,
      esposado, coartada, =cómplice, =cómplices, allanamiento, violador, =robar, =robares, =robaba,
      =roban, =roba, =hurto, =hurtos, =hurtar, =hurtares, ratero, delictivo, delinquir, homicida,
      =detiene, =detienen, =detención, arrestar, =esposas policiales, =presa fugada, prisión, presidio,
      penitenciaría, carcelario, encarcelar, capturado, prófugo, =fugarse, =fugó, =timo, defraudar,
      sobornar, corrupto, corrupción, pesquisa, =guardia civil, =subinspector, =inspectores, sheriff,
      =gendarmes, carabineros, =mossos, =atracón al banco, =bandas, violación, =violada, =violadas,
      agresor, agresión, apuñalar, estrangular, =degollado, envenenar, incriminar, inculpar, imputado,
      procesado, =condenado, =condenada, =condenados, =fianza, =fechoría, malhechor, maleante, forajido,
      =atestado, saqueo, saqueadores, =desvalijan, =joyero robado, =asaltaron, =asaltar, =rejas, =alcaide,
      =amordazado, cámara de seguridad, huellas dactilares, =crimen, =crímenes, =criminal, =cárcel,
      =asesina, =asesino, =secuestrado, =secuestrada, =robaron, =robado, =robó, =estafa, =estafaron,
      =detenido, =detenida, =capo, =celda, =reo, caja fuerte, guante blanco, ladrón de guante blanco,
      =navaja, =paliza, =interpol, =fbi, =dea, sirena de policía, le dieron una paliza, =chantaje,
      =calabozo, =sospechoso, =sospechosa, =los sospechosos, =sospechosos, =forense, =forenses, =mafia,
      =mafias, =mafioso, agente de policía, =ladrón, =ladrones, =los ladrones, inspector jefe, el
      inspector, =crimen de, autor material, libertad condicional, =trinitarios, =maras, coche patrulla,
      =asesinato de, un cuerpo sin, =había un cuerpo, =hacían pasar por, =se hacía pasar por, =robos,
      =criminales, =penitenciario, =fugitivo, =denunció, =redada, =comisaría, =comisario, =atracó,
      =pasamontañas, =secuestro, =asesinato, =soborno, =fraude, policía local, policía municipal,
      interrogatorio, a la cárcel, en la cárcel, en el registro, registro aparecieron, =agresores,
      =pateaban, =la inspectora, dónde estaba anoche, llamaron a la policía`,
    weak: `víctima, testigo, prueba, arma, cuchillo, pistola, juicio, huir, pista, cadáver, investigación,
      joyas, ventana, cadena perpetua, denuncia, furgoneta, registro, =matar, =mató, =mataron, =mata,
      =muerto, =muerta, =cuerpo, sangre, huella, madrugada, encapuchar, =sótano, =herido, =heridos,
      disparó, =tiros, amenazó, =golpeó, =golpe, familiares, desaparecer, vigilancia, ingresar, =pena,
      =chalé, chalés, menor, delito de odio, =agente, =agentes, =huellas, =banda, =cargos, =botín,
      =alarma, =asalto, =rastro, =fuga, =reja, =patrulla, =joyero, =penal, =denunciado, =confesión,
      confesó, culpable, =interrogar, =preso, =padrino mafioso, =bandolero, =inspector, =maltrato,
      policial, detective`,
    against: `=partido, =partidos, gol, balón, canasta, rodaje, futbolista, videojuego, árbitro, tarjeta
      amarilla, tarjeta roja, club de lectura, set, quarterback, penalti, zona de penalti, fuga del día,
      etapa, serie de televisión, obra de teatro, teatro, guion, capítulo, temporada, estreno, crucigrama,
      serie de, actor, actriz, novela, dibujos, película, director, papel`,
  },
  'arms and ammunition': {
    certain: `fusil de asalto, rifle de asalto, armas de fuego, =arma de fuego, tráfico de armas, licencia
      de armas, permiso de armas, control de armas, tenencia ilícita de armas, tenencia de armas, posesión
      de armas, armas automáticas, arma automática, armas semiautomáticas, arma semiautomática, venta de
      armas, comercio de armas, arsenal de armas, alijo de armas, depósito de armas, incautación de armas,
      incautaron armas, armas incautadas, segunda enmienda, asociación nacional del rifle, =granada de
      mano, =granadas de mano, =kalashnikoves, =ak-47, =ar-15, pistola glock, pistola semiautomática,
      pistola de nueve milímetros, =calibre 38, =calibre 45, =calibre 22, escopeta recortada, escopeta de
      caza, escopeta de cañones recortados, =rifle de caza, rifle de francotirador, rifle con mira
      telescópica, mira telescópica del rifle, fusil de francotirador, balas de punta hueca, cartuchos de
      escopeta, cajas de munición, munición real, munición de guerra, ballesta cargada, bombas de racimo,
      minas antipersona, misil balístico, misil de crucero, misil antiaéreo, =ojiva nuclear, ojivas
      nucleares, =arma nuclear, armas nucleares, armas químicas, armas biológicas, armas de destrucción
      masiva, feria de armas, tienda de armas, coleccionista de armas, industria armamentística, armas
      blancas, arma blanca, armas impresas en 3d, arma fantasma, armas fantasma`,
    strong: `arma de fuego, granada de mano, fusil de precisión, rifle de caza, =desenfundó, desenfundar
      la pistola, =desenfunda, =desenfundas, apunta con la pistola, =le apuntó con, carga la pistola,
      quitar el seguro, cargador vacío, vaciar el cargador, vació el cargador, cargador de la pistola,
      tirar del gatillo, pistola cargada, pistola en la mano, =subfusil, =subfusiles, =ametralladora,
      =ametralladoras, =metralleta, =metralletas, =uzi, =carabina, =carabinas, =mosquete, =mosquetes,
      =trabuco, =trabucos, =escopeta, =escopetas, =munición, =municiones, casquillos de bala, =cartuchera,
      =cartucheras, =pistolera, =pistoleras, funda de la pistola, culata del rifle, cañón del arma, cañón
      del rifle, mirilla telescópica, hombre armado, =armada con una, arma reglamentaria, =arma corta,
      armas cortas, armas largas, =arma larga, =armas pesadas, disparó tres veces, disparó dos veces,
      cinco disparos, varios disparos, =tiros al aire, =tiro en la pierna, =balas perdidas, =herida de
      bala, =heridas de bala, impacto de bala, orificio de bala, prueba de balística, =balística,
      =balísticas, kilos de explosivos, explosivo plástico, =c-4, =dinamitas, =detonador, =detonadores,
      cinturón de explosivos, nitroglicerina, trinitrotolueno, cóctel molotov, =obús, =obuses, =torpedos,
      cabeza nuclear, drones de combate, dron armado, fabricante de armas, armas ilegales, arma ilegal,
      armas de guerra, entregar las armas, entrega de armas, envío de armas, exportación de armas, embargo
      de armas, =machete, =machetes, navaja automática, cuchillo de combate, puño americano, =bayoneta,
      =bayonetas, pistola eléctrica, =táser, =glock, =una glock, número de serie borrado, =disparós,
      =apuntó con, =empuñaba, =empuñabas, =desarmar al, =fogueos, =balas de fogueo, =armería, =armerías,
      =armero, =armeros, chaleco antibalas, =kalashnikov, =lanzagranadas, =lanzacohetes, =revólver, cinco
      pistolas, pistola con silenciador, pistolas y munición, cargador de munición, fusiles y munición,
      armas y munición, baje el arma, =baja el arma, =tira el arma, =tire el arma, =tiren las armas,
      =suelta el arma, =suelte el arma, =suelta la pistola, suelta esa pistola, =deja la pistola, esconde
      una pistola, guarda una pistola, llevaba una pistola, compró una pistola, =pistola de mi padre,
      disparar con rifle, limpiar el arma, desmontar el arma, monta el fusil, cargar el fusil, fusil al
      hombro, subfusil y munición, rifle y munición, cajas de cartuchos, cartuchos de caza, bajo llave las
      armas, armero en casa, licencia de caza, prácticas de tiro, polígono de tiro, club de tiro, baterías
      antiaéreas, sistemas antiaéreos, carros de combate, obuses de artillería, enviará tanques, envío de
      tanques, enviar misiles, misiles de largo alcance, compra de armamento, gasto en armamento, anilla
      de la granada, quitar la anilla, la granada estalló, armas a ucrania, armas al frente, fuego de
      mortero, exportación de armamento, fragatas y misiles, licencias de exportación de armas, venta de
      armamento`,
    ordinary: `pistola, escopeta, =fusil, =fusiles, ametralladora, =granada, =granadas, armamento,
      machete, pistolero, metralleta, balística, bayoneta, armamentístico, =desarme, =desarmes, rearme,
      pistoletazo, =balazo, =balazos, =calibre, =gatillo, recámara, disparar, =dispara, tirador,
      francotirador, tirotear, explosivo, =beretta, =colt, =winchester, =smith y wesson, =remington,
      =artillería, =blindado, =sable, =daga, =puñal, =ballesta, =arco y flechas, =metralla, =tiros,
      =detonación, =furtivo, =cacería, cazador, =montería, calibre nueve, nueve milímetros, =armado,
      =armados, =disparó, =disparos, =bala, =balas, =cartuchos, =casquillo, =casquillos, =proyectil,
      =proyectiles, =torpedo, =explosivos, =tiroteo, =tiroteos, =balacera, =balaceras, =dinamita, =rifle,
      =rifles, =misil, =misiles, =armas, dedo en el gatillo, apretar el gatillo, aprieta el gatillo, =bala
      perdida, =iba armado, armado hasta los dientes, a quemarropa, gas pimienta, disparó contra, =tiro
      olímpico, =tiro al plato, dos disparos, campo de tiro, =perdigones, =perdigón`,
    weak: `gatillo, calibre, tiro, cañón, bomba, cuchillo, licencia, arsenal, apuntar, =garaje, registro,
      =caza, =bosque, =hallaron, incautar, =guardia, policía, policial, =guerra, =vender, =legal, ilegal,
      =seguridad, =permiso, =ciervo, =jabalí, ocultar, culata, número de serie, sin licencia,
      =silenciador, =silenciadores, =mortero, =morteros, =la culata, =galería de tiro, galería de tiro al
      blanco, =fogueo, =arma, =pólvora, pólvoras, =pon el seguro, =katana afilada, =funda, =diana,
      =cargador, =cargadores, =cohete, =espada, =espadas, =lanza, =artefacto, cartucho`,
    against: `=cámara, =cámaras, gol, =partido, =partidos, película, rodaje, consola, jefe final, jugador,
      pistola de agua, delantero, balón, fotografía, foto, dispara la cámara, agua, juguete, penalti,
      rebote, triple, portería, partido de tenis, canasta, saque, ala, arma secreta, ordenador, garantía,
      impresora, tinta, tóner, silicona, grapas, pistola de silicona, pistola de clavos, cocina, ajo,
      teatro, disfraz, obturador, flash, precios se dispararon, videojuegos, ranked, partida`,
  },
} satisfies PartOfLexicon;
