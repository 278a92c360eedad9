import type { PartOfLexicon } from '../../lexicon';

export const SOCIETY = {
  crime: {
    strong: `escena del crimen, robo a mano armada, asesino en serie, crimen organizado, arma del crimen,
      sospechoso de asesinato, policía nacional, guardia civil detuvo, policía detuvo, policía ha detenido,
      lavado de dinero, blanqueo de capitales, narcotraficante, violencia machista, antecedentes penales,
      prisión preventiva, presunto asesino, ajuste de cuentas, jefe de la mafia`,
    ordinary: `asesinato, asesino, =asesinó, homicidio, =robo, =robos, =robaron, atraco, ladrón, =ladrones,
      delincuente, delito, crimen, criminal, policía, inspector de policía, =inspectora, comisario,
      comisaría, detective, =detuvo, =detenido, =detenidos, =detuvieron, sospechoso, secuestro, extorsión,
      estafa, cárcel, =preso, =presos, esposado, coartada, =cómplice, =cómplices, =mafia, forense, fugitivo,
      allanamiento, culpable, violador`,
    weak: `víctima, testigo, prueba, arma, cuchillo, pistola, prisión, juicio, huir, banda, pista, móvil del
      crimen, cadáver, investigación, confesar, joyas, ventana, cadena perpetua, agente, denuncia`,
    against: `=partido, =partidos, gol, película, novela, actor, balón, canasta, rodaje, futbolista`,
  },
  politics: {
    strong: `primer ministro, elecciones generales, elecciones municipales, presidente del gobierno,
      congreso de los diputados, moción de censura, campaña electoral, partido político, política exterior,
      casa blanca, jornada electoral, debate de investidura, consejo de ministros, voto por correo, reforma
      constitucional, partido popular, partido socialista, jefe de la oposición`,
    ordinary: `=política, =político, =políticos, =elecciones, electoral, elector, parlamento, diputado,
      senador, =senado, =congreso, =gobierno, ministro, alcalde, alcaldesa, oposición, coalición, =votante,
      =votantes, referéndum, =candidato, =candidata, =candidatos, urnas, legislatura, =presupuestos,
      diplomático, =gobernador, =gobernadora, =gobernadores, =escaño, =escaños, demócrata, republicano,
      socialista, investidura, unión europea, presidencia, presidencial, parlamentario`,
    weak: `=voto, =votos, votar, =presidente, =presidenta, campaña, debate, =partido, =partidos, =ley,
      =leyes, encuesta, discurso, =país, =impuesto, =impuestos, líder, =mayoría, aprobado, =reforma, nación,
      mitin, dimisión, manifestación, provincia, representante, funcionario, independencia, seguridad,
      embajada`,
    against: `partido de fútbol, gol, congreso médico, presidente del club`,
  },
  law: {
    strong: `tribunal supremo, audiencia nacional, abogado defensor, abogado de la defensa, ministerio
      fiscal, jurado popular, su señoría, dictar sentencia, llamar a declarar, bufete de abogados, sistema
      judicial, demanda colectiva, código penal, código civil, tribunal constitucional, juicio oral, recurso
      de apelación, facultad de derecho, estado de derecho`,
    ordinary: `abogado, =juez, =jueza, =jueces, =fiscal, fiscalía, tribunal, juzgado, =sentencia, veredicto,
      =jurado, demandante, acusado, =apelación, litigio, magistrado, judicial, =jurídico, absuelto,
      =procurador, notario, querella, perjurio, legislación, imputado, =jurisprudencia`,
    weak: `juicio, =ley, =leyes, testigo, prueba, =caso, =casos, =derecho, =derechos, defensa, culpable,
      inocente, condena, declarar, =contrato, =contratos, =cargo, =testimonio, delito, legal`,
    against: `concurso, cocina, tenis, cantante`,
  },
  education: {
    strong: `colegio público, instituto público, escuela primaria, educación primaria, educación secundaria,
      escuela infantil, año escolar, curso escolar, vuelta al cole, plan de estudios, examen final, exámenes
      finales, beca universitaria, trabajo de fin de grado, profesor de matemáticas, tutoría, educación
      superior, selectividad`,
    ordinary: `profesor, =maestro, =maestra, =maestros, alumno, =aula, =aulas, =clase, =clases, deberes,
      examen, =exámenes, matrícula, =universidad, =universidades, universitario, facultad, bachillerato,
      =beca, =becas, asignatura, colegio, =escuela, =escuelas, =instituto, docente, pupitre, pizarra,
      titulación, =guardería, =guarderías, =doctorado, campus, estudiante, educación, pedagogía`,
    weak: `aprender, enseñar, lección, nota, =curso, matemáticas, =leer, lectura, biblioteca, recreo,
      =libro, =libros, =conocimiento, semana, aprobar, suspender`,
    against: `escuela de cine, clase de yoga, clase turista`,
  },
  'medical health': {
    strong: `presión arterial, tensión arterial, ataque al corazón, sala de urgencias, servicio de
      urgencias, ensayo clínico, sistema inmunitario, análisis de sangre, cuidados intensivos, cáncer de
      mama, médico de cabecera, dolor crónico, salud mental, primeros auxilios, efectos secundarios, centro
      de salud, quirófano, trasplante de riñón, atención médica`,
    ordinary: `médico, =doctora, enfermera, hospital, cirujano, cirugía, paciente, diagnóstico, síntoma,
      vacuna, =vacunas, antibiótico, receta médica, medicamento, medicina, =clínica, terapia, terapeuta,
      infección, enfermedad, cáncer, diabetes, asma, cardiólogo, farmacéutico, ambulancia, =inyección,
      alergia, migraña, tumor, fiebre, =virus, dentista, radiografía, biopsia, quimioterapia, pulmón,
      ecografía, oncólogo, pediatra, operación de, =urgencias, contagioso, brote, epidemia, infectado`,
    weak: `salud, dolor, tratamiento, sangre, corazón, pastilla, dosis, curar, =venda, tos, enfermo, herida,
      cerebro, hueso, piel, gripe, mancha, aconseja, =operar, =operaron, recuperarse, reposo`,
    against: `muertos, murieron, atentado, soldados, guerra, veterinario, aborto, falleció, funeral,
      =muerto, =muertos, atropello`,
  },
  'personal finance': {
    strong: `cuenta de ahorro, cuenta corriente, tarjeta de crédito, tipo de interés, tasa de interés, fondo
      de inversión, plan de pensiones, declaración de la renta, préstamo personal, seguro de vida, mercado
      de valores, interés compuesto, cuenta bancaria, asesor financiero, llegar a fin de mes, mercado
      bursátil`,
    ordinary: `=ahorro, =ahorros, =ahorrar, =presupuesto, hipoteca, pensión, =pensiones, jubilación,
      dividendo, cartera de, inversor, invertir, inversión, =deuda, =deudas, préstamo, inflación,
      =accionista, =accionistas, =sueldo, salario, contribuyente, bancarrota, financiero, finanzas,
      bancario, =bolsa de valores, irpf, =nómina, =comisiones bancarias, euríbor`,
    weak: `=banco, =bancos, dinero, =acciones, =interés, =intereses, fondo, =efectivo, ingreso, =impuesto,
      =impuestos, pagar, crédito, =euro, =euros, dólar, =cuenta, =cuentas, beneficio, cuota, gasto, =coste,
      =costes, economía, mercado, =seguro, =seguros, meses, rentabilidad, tarjeta`,
    against: `acciones legales, diputado`,
  },
  careers: {
    strong: `entrevista de trabajo, oferta de empleo, oferta de trabajo, carta de presentación, puesto de
      trabajo, mercado laboral, buscar trabajo, búsqueda de empleo, recursos humanos, bolsa de trabajo,
      experiencia laboral, contrato indefinido, contrato de prácticas, trabajo en remoto, cambio de carrera,
      desarrollo profesional`,
    ordinary: `currículum, =currículo, teletrabajo, empleo, empleador, =vacante, =vacantes, =becario,
      becaria, desempleo, desempleado, laboral, =candidatura, reclutador, selección de personal, aprendiz,
      autónomo, linkedin, ascenso, =puesto vacante, contratación, aspirante, formación profesional`,
    weak: `trabajo, entrevista, puesto, jefe, empresa, sueldo, salario, oficina, experiencia, solicitar,
      candidato, perfil, compañero, carrera, profesión, profesional, puntual, referencias, formación`,
    against: `policía, =partido, =partidos, elecciones, carrera ciclista`,
  },
} satisfies PartOfLexicon;
