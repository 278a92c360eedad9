import type { PartOfLexicon } from '../../lexicon';

export const SENSITIVE = {
  'adult and explicit sexual content': {
    strong: `actriz porno, actor porno, película porno, cine porno, cine para adultos, escena de sexo, sexo
      explícito, sexo oral, club de striptease, juguete sexual, relaciones sexuales, trabajadora sexual,
      prostíbulo, contenido para adultos, sex shop, fotos desnuda, acto sexual, web porno, contenido sexual`,
    ordinary: `=porno, pornografía, erótico, =orgasmo, masturbar, prostituta, prostitución, striptease,
      fetichismo, bdsm, =consolador, orgía, =pene, vagina, =burdel, sexual, genitales, excitación, proxeneta`,
    weak: `sexo, desnudo, explícito, =cama, lencería, =pechos, adulto, seducir, placer, preservativo,
      condón, escena, web`,
    against: `médico, enfermera, biología, museo, escultura, educación sexual, violencia`,
  },
  'arms and ammunition': {
    strong: `fusil de asalto, arma de fuego, armas de fuego, granada de mano, fusil de precisión, rifle de
      caza, escopeta recortada, tráfico de armas, licencia de armas, control de armas, armas automáticas,
      arma automática, depósito de armas, campo de tiro, venta de armas, arsenal de armas, lanzacohetes,
      kalashnikov`,
    ordinary: `pistola, revólver, escopeta, =fusil, =fusiles, =rifle, =rifles, ametralladora, =munición,
      =municiones, cartucho, =bala, =balas, =granada, =granadas, =misil, =misiles, armamento, =silenciador,
      machete, pistolero, metralleta, casquillo, balística, mina antipersona, bayoneta`,
    weak: `arma, disparar, gatillo, calibre, tiro, cañón, cargador, explosivo, bomba, cuchillo, armado,
      licencia, arsenal, apuntar`,
    against: `=cámara, =cámaras, gol, =partido, =partidos, película, rodaje, consola, jefe final,
      videojuego, jugador, pistola de agua, delantero, balón`,
  },
  'death, injury, or military conflict': {
    strong: `guerra civil, guerra mundial, ataque aéreo, zona de guerra, alto el fuego, heridos graves,
      víctimas mortales, personas han muerto, personas murieron, soldados murieron, soldados muertos, fosa
      común, crímenes de guerra, prisioneros de guerra, fuerzas armadas, murió en el hospital, accidente
      mortal, se quitó la vida, nota de suicidio, primera línea de combate, perdió la vida, llenos de
      heridos, muerto a tiros, murió apuñalado, campo de batalla, heridos de bala`,
    ordinary: `bombardeo, bombardear, =tropas, soldado, batalla, =muertos, =muertas, =muerto, =muerta,
      =murieron, =murió, =fallecidos, fallecido, cadáver, =invasión, =guerra, =guerras, militar, artillería,
      genocidio, masacre, matanza, =herido, =heridos, =heridas, mortal, funeral, autopsia, ataúd, suicidio,
      suicidarse, ahogado, entierro, ejército, combate, trinchera, guerrilla, apuñalado, =bajas, convoy,
      tanatorio, fusilado, decapitado`,
    weak: `=muerte, =muertes, =morir, matar, =mataron, sangre, víctima, =ataque, atacar, bomba, tumba,
      enemigo, tanque, hospital, tragedia, accidente, volcar, ambulancia, luto, cementerio, conflicto,
      misil, refugiado, lesión, choque, disparo`,
    against: `de risa, de aburrimiento, =partido, =partidos, gol, videojuego, consola, película, novela,
      chiste, =batería, =baterías, jugador, temporada, de hambre, de miedo, de vergüenza, de envidia, =pato,
      ave, aviar, submarino amarillo`,
  },
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol': {
    strong: `tráfico de drogas, cártel de drogas, consumo de drogas, adicto a la heroína, adicción a las
      drogas, sobredosis de, cigarrillo electrónico, paquete de tabaco, alcohólicos anónimos, copa de vino,
      botella de vino, botella de whisky, botellas de vodka, botella de ron, cata de vinos, hojas de coca,
      conducir borracho, un par de cervezas, fumar marihuana, fumar porros, rayas de coca, centro de
      desintoxicación, gin-tonic, consumo de alcohol, jarra de cerveza`,
    ordinary: `heroína, cocaína, marihuana, cannabis, metanfetamina, =éxtasis, fentanilo, opioide, =opio,
      sobredosis, drogadicto, toxicómano, drogado, =porro, =porros, narcotráfico, narco, =adicto, =adicta,
      adicción, cigarrillo, tabaco, nicotina, =vapear, vapeador, =fumador, =puro habano, alcohol, =vodka,
      =whisky, =ron, tequila, =ginebra, cerveza, cervecería, =licor, =borracho, =borracha, =borrachera,
      resaca, =champán, =vino, =vinos, =cóctel, =aguardiente, mezcal, viñedo, bodega, coñac, camello,
      =drogas, =droga, jeringuilla, desintoxicación, =hachís`,
    weak: `fumar, =beber, =bebiendo, =copa, =copas, botella, =bar, =bares, pastilla, traficante, dosis,
      polvo, aguja, brindis, trago, vaso, chupito, =mono, humo, =pinchaba, enganchado, sustancia, cenicero,
      =bebida`,
    against: `farmacia, vino blanco, vinagre, cocinar, receta, sofreír, salsa, horno, bomberos, guiso, a
      fuego lento, copa del mundo, copa davis, copa del rey, bar de tapas infantil`,
  },
  'hate speech and acts of aggression': {
    strong: `supremacía blanca, delito de odio, discurso de odio, insultos racistas, gritos racistas,
      consignas racistas, saludo nazi, incitar al odio, limpieza étnica, ataque homófobo, agresión homófoba,
      agresión racista, negacionista del holocausto, ku klux klan, raza superior, odio racial, extrema
      derecha`,
    ordinary: `racista, racismo, antisemita, =nazi, =nazis, neonazi, esvástica, fascista, fascismo,
      xenófobo, xenofobia, homófobo, homofobia, islamofobia, supremacista, misoginia, misógino, transfobia,
      =odio, linchamiento, linchar, pogromo, apartheid, acoso, intolerancia, ultraderecha`,
    weak: `odiar, inmigrante, judío, musulmán, extranjero, negro, minoría, insulto, agresión, raza, gritar,
      amenaza, violencia, discriminación, pintada, redes, turba`,
    against: `museo, película, novela, documental`,
  },
  'obscenity and profanity': {
    strong: `hijo de puta, vete a la mierda, a la mierda, puta madre, puta mierda, puta boca, me cago en,
      que te jodan, que te den por culo, puto imbécil, maldito cabrón, chinga tu madre, no me jodas,
      gilipollas de mierda, la concha de tu madre, tu puta`,
    ordinary: `=mierda, =puta, =puto, =putas, =putos, cabrón, =cabrones, gilipollas, =joder, =jodido,
      =jodida, =coño, =hostia puta, cojones, pendejo, chingar, =chingada, maricón, zorra, capullo, imbécil,
      pelotudo, boludo, =carajo, follar, =polla, =culero, mamón`,
    weak: `maldito, =culo, idiota, estúpido, =hostia, asco, cállate, mear, cagar`,
  },
  terrorism: {
    strong: `atentado suicida, terrorista suicida, atentado terrorista, ataque terrorista, grupo terrorista,
      organización terrorista, banda terrorista, estado islámico, al qaeda, boko haram, coche bomba, grupo
      yihadista, célula terrorista, lucha antiterrorista, amenaza terrorista, reivindicó el atentado,
      chaleco explosivo, toma de rehenes`,
    ordinary: `terrorista, yihadista, yihad, atentado, =isis, talibán, hamás, hezbolá, radicalizado,
      secuestradores, =eta, antiterrorista, rehén, =extremista, =extremistas, =extremismo, paquete bomba,
      califato, etarra, 11 de septiembre, 11-m, reivindicó`,
    weak: `ataque, bomba, explosión, explosivo, atacante, radical, amenaza, =mártir, =mártires,
      fundamentalista, inteligencia, detonar, masacre`,
    against: `videojuego, =partido, =partidos, gol, consola, película, novela`,
  },
  'debated sensitive social issues': {
    strong: `derecho al aborto, contra el aborto, ley del aborto, clínica abortista, interrupción del
      embarazo, derecho a decidir, matrimonio homosexual, matrimonio igualitario, derechos trans, ley trans,
      identidad de género, pena de muerte, muerte digna, suicidio asistido, ley de eutanasia, inmigración
      ilegal, inmigración irregular, solicitantes de asilo, violencia policial, vientre de alquiler,
      personas trans, derechos lgtb, terapia de conversión, cambio de sexo, antiabortista, derechos de los
      homosexuales, provida`,
    ordinary: `=aborto, abortar, eutanasia, transgénero, transexual, lgtb, lgtbi, =deportación,
      =deportaciones, =deportar, =deportado, =deportados, =deportada, feminismo, inmigración, =asilo,
      antivacunas, gestación subrogada, racismo, refugiados, migrantes`,
    weak: `clínica, =derecho, =derechos, protesta, manifestación, debate, =ley, matrimonio, =género,
      frontera, igualdad, activista, moral, embarazo, prohibir, gay, prohibición, polémica, homosexual,
      referéndum, rezan`,
  },
} satisfies PartOfLexicon;
