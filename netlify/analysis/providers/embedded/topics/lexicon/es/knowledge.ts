import type { PartOfLexicon } from '../../lexicon';

export const KNOWLEDGE = {
  science: {
    strong: `agujero negro, sistema solar, mecánica cuántica, física cuántica, tabla periódica, acelerador
      de partículas, selección natural, velocidad de la luz, método científico, telescopio espacial,
      secuencia de adn, teoría de la relatividad, vía láctea, entrará en órbita, microscopio electrónico,
      =astronautas, =cosmonauta, =cosmonautas, estación espacial, estación espacial internacional, nave
      espacial, misión espacial, agencia espacial europea, agencia espacial, spacex lanza, =james webb,
      =hubble, =hubbles, radiotelescopio, sonda espacial, =rover, perseverance, aterrizó en marte, misión
      a marte, =exoplaneta, =exoplanetas, planeta enano, anillos de saturno, =lunas de júpiter, =júpiter,
      =saturno, =saturnos, =neptuno, =neptunos, mercurio y venus, =asteroide, =asteroides, =meteorito,
      =meteoritos, cometa halley, eclipse solar, eclipse lunar, =supernova, =supernovas, =galaxias,
      =nebulosa, =nebulosas, materia oscura, energía oscura, =big bang, expansión del universo, =años luz
      de, ondas gravitacionales, =astrofísica, =astrofísicas, =astrofísico, =astrofísicos, =astrónomo,
      =astrónomos, =astrónoma, =astrónomas, =astronomía, =astronomías, =cosmología, =cosmologías, =átomos,
      =molécula, =moléculas, =electrones, =protones, =neutrones, =quarks, bosón de higgs, =bosón,
      =bosones, =cern, =cernes, colisionador de hadrones, física de partículas, partículas subatómicas,
      fusión nuclear, fisión nuclear, =relatividad, =relatividades, =marie curie, stephen hawking,
      =darwin, =darwines, ramón y cajal, severo ochoa, premio nobel de física, premio nobel de química,
      nobel de medicina, termodinámica, =entropía, =entropías, electromagnetismo, campo magnético,
      superconductores, =cuántica, =cuánticas, computación cuántica, =isótopos, carbono catorce, reacción
      química, =tubo de ensayo, =tubos de ensayo, =probeta, =probetas, =matraz, =matraces, placa de petri,
      microscopio, grupo de control, =investigadora, =investigadoras, equipo de investigadores, equipo
      científico, comunidad científica, estudio publicado en nature, publicado en la revista science,
      revista nature, revista científica, artículo científico, divulgación científica, descubrimiento
      científico, hallazgo científico, =adn, =adnes, arn mensajero, =genoma, =genomas, genoma humano, =gen
      mutado, mutación genética, =cromosoma, =cromosomas, =crispr, =crispres, edición genética, células
      madre, mitocondria, =sinapsis, neurociencia, neurocientífica, microorganismos, fotosíntesis,
      =clorofila, =clorofilas, evolución de las especies, especie extinta, nueva especie de, tiranosaurio,
      =fósiles, paleontólogo, =atapuerca, =atapuercas, =homínido, =homínidos, neandertal, homo sapiens,
      homo antecessor, =arqueóloga, =arqueólogas, =arqueólogos, yacimiento arqueológico, excavación
      arqueológica, prehistoria, =mamuts, =geóloga, =geólogas, =geólogos, placas tectónicas, vulcanólogo,
      =sedimentos, =estratos, =glaciología, =glaciologías, núcleos de hielo, =biólogo, =biólogos,
      =bióloga, =biólogas, biología marina, =ecosistema, =ecosistemas, =biodiversidad, =biodiversidades,
      efecto invernadero, gases de efecto invernadero, calentamiento global, dióxido de carbono, =capa de
      ozono, tabla periódica de, matemático demuestra, =teorema, =teoremas, =número pi, números primos,
      =ecuaciones, fosilizado en ámbar, paleontólogos creen, restos fósiles, fósil de, científicos creen,
      según los científicos, biólogos han, astrónomos han, los investigadores creen, la revista nature,
      tres corazones y`,
    ordinary: `científico, =física, =físico, química, biología, molécula, galaxia, telescopio, neutrón,
      protón, hipótesis, laboratorio, astronomía, genoma, fósil, asteroide, órbita, cuántico, enzima,
      fotón, experimento, astronauta, planeta, geología, bacteria, sonda, investigador, cometa, partícula,
      electrón, organismo, atómico, magnético, ciencia, =hallazgo, =hallado, =descubrieron, =descubren,
      descubridor, =universo, =cosmos, espacial, =lanzamiento, =satélite, =satélites, =lunar, =marte,
      =marciano, =venus, =gravedad, =gravedad cero, =físicos, =carbono, =hidrógeno, =helio, =nitrógeno,
      =celular, =proteína, =proteínas, =gen, genética, =especie, =especies, =mamífero, =mamíferos,
      =reptil, =reptiles, =cráneo, =mandíbula, =esqueleto, =ancestro, =ancestros, =antepasados,
      =excavación, =excavaciones, =teoría, matemático, =radiación, =onda, =prueba científica, =evolución,
      =extinción, =climático, =sensores, =eclipse, =eclipses, =genes, =einstein, =einsteines, =newton,
      =newtones, =neurona, =neuronas, =ecuación, =mutaciones, =galileo, =galileos, =dinosaurio,
      =dinosaurios, =mamut, =mamutes, =yacimiento, =yacimientos, =arqueólogo, =cambio climático, =cambio
      climáticos, =nasa, =nasas, =hawking, =hawkinges, millones de años, en ámbar, neuronas en`,
    weak: `teoría, gravedad, descubrimiento, especie, evolución, océano, hielo, profesor, =vida, materia,
      luz, estructura, observación, planta, expertos, humanos, =millones, =revista, =universidad,
      =publicado, =cerebro, =profundidad, =muestra, =muestras, =datos, =modelo, =ballenas, =abejas,
      =análisis, =temperaturas, =medir, =luna, =lunas, =estrella, =estrellas, =espacio, =espacios,
      =energía, =energías, ley de, =fórmula, =fórmulas, =cálculo, =cálculos, =origen, =origenes,
      =descubierto, =descubiertos, =hueso, =huesos, =célula, =células, =oxígeno, =oxígenos, =láser,
      =ondas, =tierra, =tierras, =cohete, =cohetes`,
    against: `ejercicio físico, actividad física, forma física, receta, policía, asesinato, forense,
      película, político, fórmula uno, bicicleta`,
  },
  education: {
    strong: `colegio público, instituto público, escuela primaria, educación primaria, educación
      secundaria, escuela infantil, año escolar, curso escolar, vuelta al cole, plan de estudios, examen
      final, exámenes finales, beca universitaria, trabajo de fin de grado, profesor de matemáticas,
      tutoría, educación superior, selectividad, =colegio, colegio concertado, =cole, =coles, primer día
      de cole, escuela pública, escuela rural, patio del colegio, patio de recreo, =hora del recreo,
      comedor escolar, autobús escolar, mochila escolar, material escolar, =libros de texto, =libro de
      texto, uniforme escolar, jornada escolar, calendario escolar, curso académico, año académico, año
      lectivo, fracaso escolar, abandono escolar, absentismo escolar, refuerzo escolar, clases
      particulares, clases de refuerzo, profesor particular, =alumnos, =alumnas, =alumnado, =alumnados,
      compañeros de clase, delegado de clase, tutor de mi hijo, =profesora de, =profesor de, =profesorado,
      =profesorados, claustro de profesores, jefe de estudios, director del colegio, director del
      instituto, maestra de infantil, maestra de primaria, =docentes, =docente, =docencia, =docencias,
      oposiciones de maestro, =pedagogo, =pedagogos, =pedagoga, =pedagogas, =pedagógico, =pedagógicos,
      método montessori, montessori, educación infantil, primero de primaria, segundo de primaria, tercero
      de primaria, sexto de primaria, primero de la eso, segundo de la eso, =cuarto de la eso, =la eso,
      bachillerato, segundo de bachillerato, educación especial, necesidades educativas, formación
      profesional, ciclo formativo, =grado medio, grado superior, grado universitario, =universidad,
      =universidades, universitaria, universidad complutense, universidad de salamanca, campus
      universitario, residencia universitaria, colegio mayor, =facultad de, =máster en, tesis doctoral,
      trabajo fin de grado, fin de carrera, =rector, =rectores, =rectora, =rectoras, =rectorado,
      =rectorados, decano de la facultad, =catedrático, =catedráticos, =catedrática, =catedráticas,
      =cátedra, =cátedras, =erasmus, beca erasmus, =becarios, matrícula universitaria, =matricularse,
      matrícula de honor, =nota de corte, =ebau, =ebaus, =evau, =evaus, examen de acceso, examen parcial,
      =examen oral, examen tipo test, preparar el examen, aprobé el examen, suspender el examen,
      suspendido matemáticas, =suspensos, =notable en, boletín de notas, las notas del trimestre, =notas
      finales, trimestre escolar, segundo trimestre, evaluación final, =evaluaciones, =hacer los deberes,
      tarea para mañana, =dictado, =dictados, tabla de multiplicar, =sumar y restar, aprender a leer,
      comprensión lectora, =caligrafía, =caligrafías, =ortografía, =ortografías, faltas de ortografía,
      redacción para clase, =asignatura, =asignaturas, =temario, =temarios, currículo escolar, contenidos
      curriculares, =plan educativo, informe pisa, =pisa, =pisas, =ley educativa, =ley de educación,
      =lomloe, =lomloes, sistema educativo, ratio de alumnos, clase de lengua, clase de historia, clase de
      matemáticas, clase de inglés, academia de inglés, =pizarra, =pizarras, pizarra digital, =tiza,
      =tizas, =pupitre, =pupitres, estuche de lápices, =cuaderno de, campamento educativo, excursión del
      colegio, =ampa, =ampas, reunión de padres, graduación, ceremonia de graduación, =graduados,
      =alfabetización, =alfabetizaciones, =analfabetismo, =analfabetismos`,
    ordinary: `profesor, =maestro, =maestra, =maestros, =aula, =aulas, deberes, examen, matrícula, =beca,
      =becas, asignatura, colegio, =escuela, =escuelas, =instituto, docente, pupitre, pizarra, titulación,
      =guardería, =guarderías, estudiante, educación, pedagogía, escolar, =escolares, escolarización,
      =institutos, =profe, =profes, =maestras, =estudiantil, =formación, =aprenden, =aprendizaje, enseñar,
      =apuntes, =lápiz, =lápices, =cuaderno, =cuadernos, =aprobar, =aprobado, =aprobé, =suspenso,
      =suspender, =nota media, =notas, =repetir curso, =graduarse, =licenciado, =licenciatura,
      =ingeniería, =filología, =matemáticas, =académico, =académica, =parvulario, =suspendí, =suspendíes,
      =examenes, =recreo, =recreos, =máster, =tesis, =los deberes, =el cole, =exámenes, =profesores,
      preparatoria, sobresaliente, =alumno, =alumna`,
    weak: `nota, matemáticas, =leer, recreo, =libro, =conocimiento, semana, aprobar, suspender,
      =septiembre, =junio, =verano, =compañeros, =compañero, =grupo, =escribir, =ciencia, =ciencias,
      =mochila, =patio, =tema, =padres, =edad, =trimestre, =directora, =plaza, =plazas, carrera
      universitaria, =prácticas, =aprender, =clase, =clases, =curso, =cursos, =lengua, =lenguas, =lectura,
      =lecturas, =redacción, =redacciones, =biblioteca, =bibliotecas, =inglés, =ingleses, =geografía,
      =geografías, =lección, =lecciones`,
    against: `escuela de cine, clase de yoga, clase turista, esquí, yoga, cocina, pistola, bomba, tiroteo,
      atentado, política, película, novela, golf, tenis, clase media, gimnasio, casting, esquiar`,
  },
  'medical health': {
    strong: `presión arterial, tensión arterial, ataque al corazón, sala de urgencias, servicio de
      urgencias, ensayo clínico, sistema inmunitario, análisis de sangre, cuidados intensivos, cáncer de
      mama, médico de cabecera, dolor crónico, salud mental, primeros auxilios, efectos secundarios,
      centro de salud, trasplante de riñón, atención médica, =médicas, =doctoras, médico de familia, =cita
      médica, =cita con el médico, consulta médica, historial médico, historia clínica, parte médico,
      atención primaria, lista de espera, sanidad pública, sanidad privada, seguridad social cubre,
      personal sanitario, =enfermeras, =enfermería, =enfermerías, auxiliar de enfermería, =en urgencias,
      ir a urgencias, planta de oncología, unidad de cuidados intensivos, =quirófanos, =mesa de
      operaciones, =bisturí, =bisturíes, =anestesia, =anestesias, =anestesista, =anestesistas, anestesia
      general, =cirujana, =cirujanas, =cirujanos, intervención quirúrgica, operación a corazón abierto,
      =operar de, =operarme, =operarmes, =la operación salió, postoperatorio, =sutura, =suturas, puntos de
      sutura, donante de órganos, donación de órganos, =donar sangre, donantes de sangre, transfusión,
      grupo sanguíneo, =analíticas, análisis de orina, muestra de sangre, =radiografía, =radiografías,
      resonancia magnética, =resonancias, escáner cerebral, =ecografía, =ecografías, electrocardiograma,
      =mamografía, =mamografías, colonoscopia, =endoscopia, =endoscopias, =biopsia, =biopsias,
      =diagnóstico, =diagnósticos, diagnosticaron, me diagnosticaron, =pronóstico, =pronósticos, =síndrome
      de, tratamiento médico, tratamiento con, =medicación, =medicaciones, medicamento, =fármacos,
      =antibiótico, =antibióticos, =ibuprofeno, =ibuprofenos, paracetamol, =aspirinas, antiinflamatorio,
      =cortisona, =cortisonas, =corticoides, =insulina, =insulinas, =penicilina, =penicilinas,
      antidepresivos, =ansiolíticos, antihistamínico, =comprimido, cada ocho horas, =en ayunas, receta
      electrónica, =prospecto, =prospectos, consulte a su médico, consulte a su farmacéutico, lea las
      instrucciones de este medicamento, =vacunación, =vacunaciones, =vacunarse, vacunado contra, vacuna
      de la gripe, campaña de vacunación, dosis de refuerzo, coronavirus, =covid, =covides, =covid-19,
      =confinamiento, =confinamientos, mascarilla quirúrgica, =catarro, =catarros, =constipado,
      =constipados, faringitis, amigdalitis, bronquitis, =neumonía, =neumonías, =otitis, gastroenteritis,
      apendicitis, =hepatitis, =sarampión, =sarampiones, =varicela, =varicelas, tuberculosis, =malaria,
      =malarias, =dengue, =dengues, =ébola, =ébolas, =sida, =sidas, =vih, =vihes, cáncer de pulmón,
      =cáncer de piel, =tumor, =tumores, metástasis, =leucemia, =leucemias, =linfoma, =linfomas,
      quimioterapia, =quimio, =quimios, radioterapia, =oncología, =oncologías, =oncóloga, =oncólogas,
      =oncólogo, =oncólogos, remisión del cáncer, =diabetes, =diabética, =diabéticas, azúcar en sangre,
      =azúcar alto, =glucosa, =glucosas, colesterol, colesterol alto, =triglicéridos, hipertensión,
      tensión alta, =infartos, angina de pecho, =arritmias, =marcapasos, =cardióloga, =cardiólogas,
      =cardiólogo, =cardiólogos, =cardiología, =cardiologías, derrame cerebral, =embolia, =embolias,
      =trombosis, =alzhéimer, =párkinson, =párkinsones, =demencia, =demencias, =epilepsia, =epilepsias,
      esclerosis múltiple, =artritis, =artrosis, osteoporosis, hernia discal, =lumbalgia, =lumbalgias,
      =ciática, =ciáticas, contractura, fisioterapeuta, fisioterapia, rehabilitación de la rodilla,
      =esguince, =esguinces, esguince de tobillo, =fractura de, =escayolado, =escayolados, =muletas,
      prótesis de cadera, traumatólogo, =alergias, =alérgica, =alérgicas, =inhalador, =inhaladores,
      =celiaquía, =celiaquías, =celíaco, =celíacos, intolerancia a la lactosa, =migraña, =migrañas, dolor
      de espalda, dolor de garganta, dolor de muelas, dolor abdominal, fibromialgia, =vértigos, =mareos,
      =náuseas, =vómitos, =diarrea, =diarreas, =estreñimiento, =estreñimientos, décimas de fiebre, treinta
      y nueve de fiebre, tengo fiebre, termómetro marca treinta y, dermatóloga, =psoriasis, =eccema,
      =eccemas, =melanoma, =melanomas, =pediatra, =pediatras, =ginecóloga, =ginecólogas, =ginecólogo,
      =ginecólogos, =urólogo, =urólogos, oftalmólogo, =otorrino, =otorrinos, =neurólogo, =neurólogos,
      =neuróloga, =neurólogas, =psiquiatría, =psiquiatrías, psicólogo clínico, =psicóloga, =psicólogas,
      trastorno bipolar, trastornos alimenticios, =anorexia, =anorexias, =bulimia, =bulimias,
      esquizofrenia, =caries, =empaste, =empastes, =endodoncia, =endodoncias, =ortodoncia, =ortodoncias,
      =odontólogo, =odontólogos, higiene bucal, implante dental, =reanimación, =reanimaciones,
      =desfibrilador, =desfibriladores, paro cardíaco, masaje cardíaco, constantes vitales, =oxígeno al,
      saturación de oxígeno, =le baja el pulso, alta médica, =dar el alta, le dieron el alta, =baja
      médica, hospital de campaña, enfermedad rara, enfermedades raras, enfermedad crónica, enfermedades
      crónicas, enfermedades cardiovasculares, sistema inmunológico, cuidados paliativos, =discapacidad,
      =discapacidades, =silla de ruedas, =anticuerpos, virus respiratorio, =contagios, =contagio, =brote
      de, =nutricionista, =nutricionistas, =menopausia, =menopausias, =stent, =stentes, =dejar la sal,
      caminar a diario, =bypass, =cateterismo, =cateterismos, azúcar en la sangre, le ha subido el azúcar,
      subido el azúcar, empezar con insulina, hormigueo en los pies, ve borroso, hormigueo en, menisco,
      rotura de menisco, operar de menisco, artroscopia, rehabilitación dos meses, meses de
      rehabilitación, ligamento cruzado, le sube la fiebre, fiebre alta, dolor en el pecho, me duele el
      pecho, le falta el aire, latido irregular, arritmia, le receto, voy a recetarle, pruebas de sangre,
      pedir una analítica, puntos en la ceja, ingresó en el hospital, hospital infantil`,
    ordinary: `médico, enfermera, hospital, cirujano, cirugía, paciente, diagnóstico, síntoma, vacuna,
      antibiótico, receta médica, medicina, terapia, terapeuta, infección, enfermedad, cáncer, diabetes,
      asma, cardiólogo, farmacéutico, ambulancia, =inyección, alergia, migraña, tumor, fiebre, dentista,
      radiografía, biopsia, pulmón, ecografía, oncólogo, pediatra, operación de, =urgencias, contagioso,
      brote, epidemia, infectado, =doctor, =doctores, clínica, =enfermo, =enferma, =enfermos, salud,
      sanitario, =operación, =operar, =operaron, =operado, =operada, =tratamiento, =tratamientos, =curar,
      =curarse, =dolor, =dolores, =pastilla, =pastillas, =dosis, =jeringa, =suero, =vendaje, =venda,
      =tensión, =arteria, =arterias, =riñón, =riñones, =hígado, =intestino, =tos, =toser, =mareo, =vómito,
      =picor, =bacteria, =inmunidad, =inmune, =reposo, =chequeo, =recuperación, =recaída, =psicólogo,
      =insomnio, =crónica, =crónico, =aguda, =tiroides, =vitamina, =vitaminas, =ingresado, =ingresada,
      =trasplante, =ansiedad, =ansiedades, =gripe, =gripes, =celador, =celadores, =quirófano, =pandemia,
      =pandemias, =cuarentena, =cuarentenas, =camilla, =cánceres, =alérgico, =alérgicos, =resfriado,
      =resfriados, =depresión, =depresiones, =fármaco, =comprimidos, =jarabe, =jarabes, =ictus, =asmas,
      =infarto, =psiquiatra, =psiquiatras, =uci, =ucis, =analítica, receta de, se ha roto el, al médico,
      tiene fiebre, el médico, lista de espera para, escayola en, hora con el médico, =sanitarios,
      =resonancia, =médica, =doctora, =camillas, =jarabe para la tos, =aspirina`,
    weak: `dolor, tratamiento, pastilla, dosis, curar, tos, enfermo, piel, gripe, mancha, aconseja,
      recuperarse, reposo, =riesgo, =prevenir, =prevención, =dieta, =peso, =azúcar, =sal, =mayores, =edad,
      =muestra, =prueba, =pruebas, =resultado, =resultados, =células, =respirar, =cita, =ojos, =vista,
      =repetir, =análisis, =oxígeno, =corazón, =corazones, =sangre, =sangres, =cerebro, =cerebros,
      =columna, =columnas, =hueso, =huesos, =estómago, =estómagos, =pulso, =pulsos, =estrés, =estreses,
      =virus, =consulta, =consultas, =herida, =heridas, =hormona, =hormonas, =garganta, =gargantas`,
    against: `muertos, murieron, atentado, soldados, guerra, veterinario, aborto, falleció, funeral,
      =muerto, =muertos, atropello, futbolista, delantero, partido, disparo, cadáver, cocaína, cartel,
      asesino, terrorista, perro, gato, mascota, cachorro, coche, música, seguro del coche, accidente`,
  },
} satisfies PartOfLexicon;
