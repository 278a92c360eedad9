import type { PartOfLexicon } from '../../lexicon';

export const SOCIETY = {
  politics: {
    strong: `primer ministro, elecciones generales, elecciones municipales, presidente del gobierno,
      congreso de los diputados, moción de censura, campaña electoral, partido político, política
      exterior, casa blanca, jornada electoral, debate de investidura, consejo de ministros, voto por
      correo, reforma constitucional, partido popular, partido socialista, jefe de la oposición, jefe del
      gobierno, jefe de gobierno, =jefe del estado, =jefe de estado, primera ministra, ministro del
      interior, ministra de hacienda, ministro de economía, ministro de exteriores, ministra de defensa,
      portavoz del gobierno, portavoz parlamentario, portavoz del partido, grupo parlamentario, secretario
      general del partido, líder de la oposición, oposición acusa, partido en el gobierno, gobierno de
      coalición, acuerdo de gobierno, acuerdo de coalición, pacto de gobierno, pacto de investidura,
      sesión de investidura, investidura, moción de confianza, sesión de control, debate sobre el estado
      de la nación, estado de la nación, debate electoral, debate presidencial, elecciones autonómicas,
      elecciones europeas, elecciones anticipadas, elecciones presidenciales, adelanto electoral, convocar
      elecciones, noche electoral, programa electoral, promesas electorales, carteles electorales, colegio
      electoral, mesa electoral, =urna, =urnas, =a pie de urna, =escrutinio, =escrutinios, =voto útil,
      =voto en blanco, intención de voto, sondeo electoral, encuestas electorales, mayoría absoluta,
      mayoría simple, =escaños, =escaño, =hemiciclo, =hemiciclos, =diputada, =diputadas, =senadores,
      =senadora, =senadoras, =eurodiputado, =eurodiputados, =eurodiputada, =eurodiputadas, parlamento
      europeo, comisión europea, consejo europeo, ursula von der leyen, bruselas exige, unión europea,
      naciones unidas, cumbre de la otan, =g7, =g7es, =g20, =g20es, consejo de seguridad, relaciones
      diplomáticas, =diplomacias, sanciones a rusia, =la moncloa, =moncloa, =moncloas, zarzuela palacio,
      =casa rosada, palacio de nariño, =los pinos, =el kremlin, =zelenski, =zelenskis, =biden, =bidenes,
      donald trump, =obama, =obamas, kamala harris, =macron, =macrones, =merkel, =merkeles, boris johnson,
      pedro sánchez, =feijóo, =feijóos, =abascal, =abascales, yolanda díaz, =díaz ayuso, puigdemont,
      =rajoy, =rajoyes, =zapatero, =zapateros, =aznar, felipe gonzález, pablo iglesias, lópez obrador,
      claudia sheinbaum, javier milei, =milei, =mileis, cristina kirchner, =kirchner, lula da silva,
      =bolsonaro, =bolsonaros, nicolás maduro, gustavo petro, gabriel boric, fidel castro, =psoe, =psoes,
      =podemos y sumar, izquierda unida, esquerra republicana, =bildu, =bildus, =pnv, =pnves, =junts,
      =ciudadanos y, =peronismo, =peronismos, =peronista, =peronistas, =chavismo, =chavismos, =chavista,
      =chavistas, independentismo, ley de amnistía, =procés, =proceses, estatuto de autonomía, comunidad
      autónoma, gobierno autonómico, presidente autonómico, generalitat, junta de andalucía, lehendakari,
      =alcaldía, =alcaldías, pleno municipal, pleno del ayuntamiento, decreto ley, real decreto, proyecto
      de ley, enmienda a la totalidad, =enmiendas, tramitación parlamentaria, =aprobó la ley, =techo de
      gasto, reforma laboral, reforma de las pensiones, déficit público, gasto público, escudo social,
      estado del bienestar, impuesto a los ricos, política fiscal, política económica, =dimitir, =dimite,
      =dimites, =dimitió, cese del ministro, crisis institucional, golpe de estado, toma de posesión,
      =jura el cargo, =juró el cargo, promete el cargo, =mitin, =mitines, =mítines, militantes del
      partido, =militancia, =militancias, =primarias, congreso del partido, disciplina de voto,
      =transfuguismo, =transfuguismos, =populismo, =populismos, =izquierdas, centroderecha,
      centroizquierda, liberales y conservadores, derecha y la izquierda, =socialismo, =socialismos,
      socialdemócrata, =democrático, =democráticos, monarquía parlamentaria, referéndum, consulta popular,
      =electorado, =electorados, abstención, participación electoral, ministros del ramo, se reúnen en
      bruselas, reunión en bruselas, cuotas pesqueras, votará en contra, votarán a favor, la canciller
      alemana, canciller alemán, presidente francés, homólogo francés, su homólogo, cumbre en ginebra,
      cumbre de líderes, presupuestos generales, aprobar los presupuestos, aprueba los presupuestos,
      presupuesto europeo, ha mentido al parlamento, piden la dimisión, presentó su dimisión, crisis de
      gobierno, remodelación del gobierno`,
    ordinary: `=elecciones, electoral, elector, parlamento, diputado, senador, =senado, =congreso,
      ministro, alcalde, alcaldesa, oposición, coalición, =candidato, =candidata, =candidatos, urnas,
      legislatura, =presupuestos, diplomático, demócrata, republicano, socialista, presidencia,
      presidencial, parlamentario, político, gobierno, gobernante, =ministerio, =ministerios, =cámara
      baja, legislativo, =ley, =leyes, =decreto, =enmienda, =voto, =votos, =votó, =votaron, votaciones,
      =candidatura, =electo, =electa, =pacto, =pactos, =líderes, =cumbre, =tratado, =embajada, =sanciones,
      =nacionalista, =conservador, =conservadores, =progresista, =progresistas, =laborista, =liberal,
      =centrista, =reforma, =reformas, =mandato, =cargo público, =corrupción, =autonómico, =municipal,
      =municipales, =estatal, =regidor, =encuestas, =sondeo, =portavoz, =comparecencia, =comparecer,
      =tribuna, =ciudadanía, =manifestantes, =bandera, votante, =concejal, =concejales, =concejala,
      =concejalas, =embajador, =embajadores, =embajadora, =embajadoras, =bancada, =bancadas, =amnistía,
      =amnistías, =constitución, =constituciones, =república, =repúblicas, =democracia, =democracias,
      =dictadura, =dictaduras, =dictador, =dictadores, =soberanía, =soberanías, =comunista, =comunistas,
      =comunismo, =comunismos, =dimisión, =dimisiones, =onu, =onus, =trump, =trumpes, =putin, =putines,
      =votar, =votares, =populista, =populistas, =ministro de, =ministra de, vicepresidente, la oposición,
      diplomacia, =sumar y`,
    weak: `votar, campaña, debate, =partido, =partidos, encuesta, =país, =impuesto, =impuestos, líder,
      =mayoría, aprobado, nación, mitin, dimisión, manifestación, provincia, representante, funcionario,
      seguridad, embajada, =acuerdo, =aprueba, =cargo, =negociar, =negociación, =pensiones, =reunión,
      =nacional, =pública, =público, =medida, =estado, =protesta, =acusa, =promesa, =promesas, =rueda de
      prensa, =discurso, =discursos, =crisis, =medidas`,
    against: `partido de fútbol, gol, congreso médico, presidente del club, fútbol, esquí, club,
      terrorista, colegio, sentencia, juez, aborto, portero, penalti, carril, curva, iglesia, boxes`,
  },
  law: {
    strong: `tribunal supremo, audiencia nacional, abogado defensor, abogado de la defensa, ministerio
      fiscal, jurado popular, su señoría, dictar sentencia, llamar a declarar, bufete de abogados, sistema
      judicial, demanda colectiva, código penal, código civil, tribunal constitucional, juicio oral,
      recurso de apelación, facultad de derecho, estado de derecho, =bufete, =bufetes, =mi abogado,
      abogado de oficio, =letrada, =letradas, =letrados, =procuradora, =procuradoras, =fiscalía,
      =fiscalías, fiscal general, fiscal pide, =fiscales, juez instructor, jueza de instrucción, juez
      decano, =magistrada, =magistradas, =magistrados, magistratura, juzgado de primera instancia, juzgado
      de lo penal, juzgado de lo social, =juzgados, tribunal superior, tribunal europeo, tribunal de
      justicia, tribunal de la haya, corte suprema, corte penal internacional, audiencia provincial, poder
      judicial, consejo general del poder judicial, =señorías, =con la venia, protesto señoría, se levanta
      la sesión, silencio en la sala, =orden en la sala, se abre la sesión, visto para sentencia, alegato
      final, =alegatos, =alegaciones, interrogatorio del fiscal, contrainterrogatorio, jura decir la
      verdad, jura decir toda la verdad, bajo juramento, falso testimonio, =perjurio, =perjurios, testigo
      de la defensa, testigo protegido, subir al estrado, banquillo de los acusados, =el acusado, =la
      acusada, =los acusados, acusación particular, acusación popular, acusación pública, parte
      demandante, =demandado, =demandados, =demandada, =demandadas, =demandante, =demandantes, =demanda
      por, interponer una demanda, presentar una demanda, poner una demanda, =querella, =querellas,
      =querellarse, recurso de casación, recurrir la sentencia, =apelación, =apelaciones, apelar la
      sentencia, sentencia firme, sentencia absolutoria, sentencia condenatoria, fallo del tribunal, fallo
      judicial, auto judicial, orden judicial, citación judicial, medidas cautelares, =absolución,
      =absoluciones, =absuelto, =absueltos, =absuelta, =absueltas, =absolvió, inocente o culpable, lo
      declaramos culpable, declarado culpable, no culpable, =veredicto, =veredictos, miembros del jurado,
      el jurado delibera, deliberación del jurado, =deliberar, presunción de inocencia, =duda razonable,
      más allá de toda duda, prueba pericial, perito judicial, prueba admitida, carga de la prueba, código
      de comercio, =enjuiciamiento, =enjuiciamientos, =ley orgánica, artículo del código, derecho penal,
      derecho civil, derecho laboral, derecho mercantil, derecho de familia, derecho internacional,
      despacho de abogados, colegio de abogados, licenciado en derecho, =juicio rápido, celebración del
      juicio, el juicio contra, mañana empieza el juicio, llevar a juicio, =ir a juicio, instrucción del
      caso, instruir el caso, secreto de sumario, =imputado, =imputados, =investigado por, acuerdo
      extrajudicial, mediación judicial, daños y perjuicios, responsabilidad civil, cláusula abusiva,
      cláusulas suelo, =litigio, =litigios, =pleitos, arbitraje laboral, legítima herencia, =herederos,
      =albacea, =albaceas, poder notarial, acta notarial, custodia legal, capitulaciones matrimoniales,
      propiedad intelectual, derechos de autor, extradición, habeas corpus, justicia gratuita, asistencia
      letrada, =mazo del juez, prescribe el delito, prescripción del delito, constitucionalidad,
      inconstitucional`,
    ordinary: `abogado, =juez, =jueza, =jueces, fiscalía, tribunal, juzgado, =sentencia, veredicto,
      =jurado, demandante, acusado, litigio, magistrado, judicial, absuelto, =procurador, notario,
      querella, perjurio, legislación, imputado, =jurisprudencia, =juicio, =juicios, =juzgares, jurídico,
      =justicia, ilegal, legalmente, =sentencias, =condena, =condenado, =condenada, =condenó, =inocencia,
      =culpable, =culpabilidad, =denunciante, =testigo, =testigos, =testificar, =cliente inocente,
      =cláusula, =cláusulas, =heredero, =notarial, =supremo, =vista oral, =instructor, =apelar, =delito,
      =objeción, =proteste, =notaría, =notarías, =recurrir, =patente, =patentes, =toga, =togas, =letrado,
      =jurisprudencias, =pleito, =testamento, =testamentos, =perito, =peritos, =estrado, =indemnización,
      =indemnizaciones, =indemnizar, =la sala, =la fiscal, =el fiscal, =señoría, =no ha lugar, =al
      estrado, =juzgado de`,
    weak: `juicio, =leyes, testigo, prueba, =derecho, =derechos, culpable, condena, =cargo, delito,
      =cargos, =artículo, =sala, =firmar, =firma, =víctima, =petición, =solicita, =venia, =despacho,
      =alegar, =acuerdo, =absolver, =caso, =casos, =corte, =cortes, =testimonio, =testimonios, =herencia,
      =herencias, =multa, =multas, =defensa, =defensas, =recurso, =recursos, =contrato, =contratos, =pena,
      =penas, =inocente, =inocentes, =declarar, =declaración, =declaraciones, =fianza, =fianzas`,
    against: `concurso, cocina, tenis, cantante, terrorista, eta, chef, gol, partido, atentado, yihadista,
      redada, penalti, jurado del festival`,
  },
} satisfies PartOfLexicon;
