import type { PartOfLexicon } from '../../lexicon';

export const SENSITIVE = {
  'adult and explicit sexual content': {
    certain: `=cine porno, =vídeo porno, =vídeos porno, actriz porno, actor porno, actrices porno,
      estrella del porno, industria del porno, consumo de pornografía, consumo de porno, adicción al
      porno, adicción a la pornografía, adicción al sexo, =adicto al sexo, porno infantil, pornografía
      infantil, portal pornográfico, =web porno, páginas porno, revista porno, sexo explícito, escenas de
      sexo explícito, =sexo oral, =sexo anal, =sexo en grupo, sexo telefónico, =sexo duro, trío sexual,
      juguetes eróticos, muñeca hinchable, muñeca sexual, =sex shop, club de alterne, club de striptease,
      local de striptease, =prostíbulos, =puticlubes, explotación sexual, trabajadora sexual, turismo
      sexual, webcam erótica, =cine para adultos, contenido para adultos, contenido sexual explícito,
      =cine erótico, masaje erótico, =baile erótico, espectáculo erótico, =fotos eróticas, servicios
      sexuales, favores sexuales, acto sexual, posturas sexuales, =kamasutra, =kamasutras, club de
      intercambio, intercambio de parejas, club liberal, =swingeres, =swingers, =sadomasoquismo,
      =sadomasoquismos, =bdsmes, =sexting, =sextinges, =tuvieron sexo, =tener sexo, practicar sexo, =hacer
      un trío, sexo sin compromiso, =consoladores, =orgasmos, =masturbaciones, =masturbarses, =masturbaba,
      =masturbabas, =eyaculación, =eyaculaciones, =eyacular, =eyaculares, =felación, =felaciones,
      =cunnilingus`,
    strong: `cine porno, cine para adultos, sexo oral, sex shop, web porno, contenido sexual, =porno,
      =pornos, =pornografía, =pornografías, =pornográfico, =pornográficos, =eróticos, =eróticas,
      =erotismo, =erotismos, =prostituta, =prostitutas, =prostitución, =prostituciones, =prostituirse,
      =prostituían, =prostituíanes, =proxeneta, =proxenetas, =alternes, strip-tease, =striptease,
      =stripteases, =stripper, barra americana, =escortes, chica de compañía, =acostarse con, acostarse
      con ella, =se acostó con, =se acostaba con, =hicieron el amor, =haciendo el amor, =hacerlo en la
      cama, =clítoris, =pene erecto, =erección, =erecciones, disfunción eréctil, =vaginas, =semenes,
      lubricante íntimo, zona erógena, excitado sexualmente, =cachondas, =cachondos, caliente y desnuda,
      desnuda en la cama, desnudo integral, =fotos íntimas, =escena de cama, =escenas de cama, escena
      subida de tono, escenas tórridas, =preservativos y, deseo sexual, placer sexual, apetito sexual,
      impulso sexual, =libidos, =sexóloga, =sexólogas, =sexólogo, =sexólogos, encuentro sexual, primera
      experiencia sexual, perder la virginidad, =fetichismo, =fetichismos, dominatriz, dominatrix, látigo
      y cuero, sadomasoquista, =sado, =sados, =ligueros, =lencería sexy, teléfono erótico, =gemidos de
      placer, =voyeur, =voyeures, =voyerismo, =voyerismos, exhibicionista, =playboyes, =playmate,
      =playmates, =gigoló, madame del burdel, =lupanar, =meretriz, =meretrices, =coitos, penetración
      vaginal, afrodisíaco, pechos desnudos, =sexos, =sexuales, =vibradores, =prostíbulo, =puticlub,
      =orgasmo, =onlyfans, =masturbarse, =masturbación, =swinger, =consolador, =bdsm, relaciones sexuales,
      fantasía sexual, novela erótica, película erótica, adicto al porno, =casa de citas, línea caliente,
      =línea erótica, solo mayores de edad, solo para mayores de edad, chicas calientes, chicas desnudas,
      contactos eróticos, anuncios de contactos, servicios de compañía, =ejercía la prostitución, ejercer
      la prostitución, obligadas a prostituirse, la obligaban a prostituirse, red de prostitución,
      clientes de prostitución, mujeres prostituidas, prostitutas en la calle, vídeo sexual, vídeos
      íntimos, difundió vídeos íntimos, fotos desnudas, se desnudó para, películas porno, ver porno, veía
      porno, ven porno, mirar porno, acceso al porno, acceso a la pornografía, contenido pornográfico,
      webs pornográficas, escena de sexo, rodar escenas de sexo, coordinadora de intimidad, posturas en la
      cama, placer en la cama, satisfacción en la cama, relaciones sin, juguetes sexuales, tienda erótica,
      lencería erótica, tuve relaciones sexuales, tener relaciones, mantenían relaciones, ganas de sexo,
      vida sexual, dolor en las relaciones, falta de deseo sexual, noche de sexo, sexo casual, sexo en
      pareja, hablar de sexo, sexo sin, me acosté con él, =me acosté con, =te acostaste con, te has
      acostado con, se acostó con mi, quiero acostarme contigo, bailarina erótica, =burdel, =burdeles,
      club nocturno de chicas`,
    ordinary: `pornografía, masturbar, prostituta, prostitución, striptease, fetichismo, =pene, proxeneta,
      =penes, =condón, =lencería, lascivo, libidinoso, =sensualidad, =íntimos, =gemir, =amantes, =esposas
      de peluche, =kink, =porn, =xxx, =punto g, =lubricante, =lubricantes, =tanga, =tangas, =excitada,
      =excitadas, =cachondo, =cachonda, =sexo, =sexual, =desnudos, =desnudas, =preservativo,
      =preservativos, =condones, =escort, =escorts, noche de pasión, mayores de dieciocho años, triple
      equis, =playboy, =orgía, =orgías, =vibrador, =se acuestan, =sin pudor, =acostarnos, =fetiche,
      =fetiches, =erótico, =erótica, =libido, =alterne, =nudista, =nudistas, =hicimos el amor, amante
      fogoso, =testículos, =hacer el amor, tensión sexual, sin censura, mayores de edad, =chicas solteras,
      =genitales, =vagina, =semen, =pezones, =coito`,
    weak: `explícito, =cama, lencería, =pechos, adulto, placer, condón, escena, web, =clientes, =cliente,
      =deseo, =pasión, =intimidad, menores, =vídeos, =vídeo, =portal, =club, =clubes, carretera, =alcoba,
      =sábanas, =besos, =caricias, =noche, suscriptores, =posturas, fantasía, =picante, =íntimo, =cuero,
      =látigo, =madame, =amante, seducir, seductor, excitación, desnudo, =obsceno, =virginidad, =sensual,
      =gemidos, lujuria`,
    against: `médico, enfermera, educación sexual, violencia, ciencia, violación, identidad sexual,
      orientación sexual, enfermedad, enfermedades de transmisión, ginecóloga, delito, educación, virus,
      clase, escultura, museo, cuadro, estatua, pintor, planta, motor, cadena, biología, reproducción
      sexual, acoso sexual, abuso sexual, agresión sexual, árboles`,
  },
  'hate speech and acts of aggression': {
    certain: `=delito de odio, =delitos de odio, mensajes de odio, =crimen de odio, crímenes de odio, odio
      racial, =incitación al odio, =incitar al odio, insultos racistas, insultos homófobos, insultos
      antisemitas, gritos racistas, cánticos racistas, ataque racista, agresión racista, agresión
      homófoba, ataque homófobo, ataque xenófobo, pintadas racistas, pintadas antisemitas, pintadas nazis,
      pintadas homófobas, saludo nazi, saludos nazis, =cruz gamada, =cruces gamadas, =esvásticas,
      simbología nazi, propaganda nazi, grupo neonazi, =neonazis, supremacía blanca, =supremacistas, raza
      superior, =raza aria, ku klux klan, =kukuxklán, =kukuxklanes, negacionista del holocausto, negar el
      holocausto, =antisemitismo, =antisemitismos, =antisemita, =antisemitas, =islamofobia, =islamofobias,
      =xenofobia, =xenofobias, =homofobia, =homofobias, =transfobia, =transfobias, =lgtbifobia,
      =lgtbifobias, =gitanofobia, =gitanofobias, =antigitanismo, =antigitanismos, =aporofobias,
      segregación racial, discriminación racial, discriminación por raza, limpieza étnica, =apartheides,
      =linchamientos, =cabezas rapadas, =skinheades, =skinheads, por ser homosexual, =por ser negra, por
      ser musulmana, por ser transexual, =por llevar velo, maricón de mierda, negro de mierda, =moro de
      mierda, sudaca de mierda, judío de mierda, =puto negro, =puto moro, =sucio judío, vete a tu país,
      volved a vuestro país, vuelve a tu país, quema del corán`,
    strong: `delito de odio, consignas racistas, incitar al odio, =racismos, =xenófobo, =xenófobos,
      =xenófoba, =xenófobas, =homófobo, =homófobos, =tránsfobo, =tránsfobos, =islamófobo, =islamófobos,
      =misóginos, =misoginia, =misoginias, =nazi, =nazis, =fascistas, =fascismo, =fascismos, ultraderecha,
      ultras violentos, grupo ultra, grupos ultras, odio a los inmigrantes, =odio en redes, =odio en las
      redes, discurso racista, comentarios racistas, comentarios homófobos, mensajes racistas, consignas
      fascistas, consignas homófobas, =sonidos de mono, =imitando a un mono, =le gritaron mono, insultos y
      amenazas, =lo insultaron por, =la insultaron por, color de su piel, =por su raza, =por su religión,
      por su orientación sexual, por su condición sexual, =ciberacosos, =acoso en redes, =bullyinges,
      =turbas, turba enfurecida, =linchares, =lincharon, =pogromo, =pogromos, noche de los cristales
      rotos, =paliza por, paliza racista, =lo golpearon por, =la golpearon por, =le escupieron, le
      arrancaron el velo, quemaron la mezquita, ataque a la sinagoga, ataque a una mezquita, quemaron un
      centro de migrantes, ataques contra inmigrantes, =patearones, =pateaban, =pateabanes, =agredido por,
      =agredida por, =lo agredieron, brutal agresión, banda neonazi, =sudaca, =sudacas, =moros fuera,
      =panchitos, =negrata, =negratas, =bollera, =bolleras, =marimacho, =marimachos, =judiada, =judiadas,
      =mena de mierda, caza al inmigrante, cacería de inmigrantes, =intolerancias, prejuicio racial,
      perfil racial, =hostigamientos, =hostigar, =vejaciones, vejaciones racistas, deshumanizar,
      =subhumanos, fanáticos racistas, =esclavista, =esclavistas, =segregación, =segregaciones, =hitleres,
      mein kampf, tercer reich, =cadenas y bates, rociaron la mezquita, =insultabanes, =odios,
      =agredierones, =acosos, profanación de tumbas, fuera los inmigrantes, =supremacista, =esvástica,
      =apartheid, =skinhead, =aporofobia, =linchamiento, =neonazi, acoso racista, =por ser negro, =por ser
      gitano, =por ser gay, =por ser lesbiana, =por ser judío, por ser extranjero, me llamaron mono, le
      llamaron mono, lo llamaron mono, ruidos de mono, gritos de mono, gritaron mono, le gritaban mono,
      insultos racistas en, insultos xenófobos, insultos machistas, lo llamaron maricón, le gritaron
      maricón, le llamaron maricón, al grito de maricón, le llamaron moro, la llamaron sudaca, pintadas en
      la sinagoga, pintadas en la mezquita, pintaron esvásticas, esvásticas en, le pegaron por, paliza por
      ser, agredida por ser, agredieron a una pareja, agredieron a un joven, insultado por su, amenazas en
      redes, amenazas racistas, le hacían la vida imposible en el colegio, víctima de acoso escolar, acoso
      escolar en, víctimas de bullying, sufrió acoso escolar, víctima de racismo, denuncia racismo,
      racismo en el fútbol, racismo en las gradas, odio al diferente, odio al extranjero, campaña de odio,
      discursos de odio, fiscalía de delitos de odio, fuera moros, moros no, gitanos fuera, no alquilan a
      inmigrantes, no alquilamos a extranjeros, no queremos negros, no queremos moros, expulsados por
      negros, fuera extranjeros, banderas nazis, simbología fascista, manifestación neonazi, manifestación
      nazi, marcha neonazi, grupo de ultraderecha, ultras nazis`,
    ordinary: `antisemita, fascismo, xenófobo, xenofobia, homófobo, homofobia, islamofobia, misoginia,
      transfobia, pogromo, =odian, =odiar, =agredió, =agredir, =acosares, discriminar, =discriminatorio,
      prejuicio, =palizas, =apalear, =pintada, =ultras, =gamada, =razas, inmigrante, =migrantes,
      =musulmán, =musulmana, =judío, =judía, =gitano, =gitana, =homosexual, =homosexuales, =gays,
      =lesbiana, =etnia, étnico, =violentos, =vejar, =estereotipos, =maricón, =moros, =insultos,
      =insultaban, =odio, =agresión, =agresiones, =agredieron, =acoso, =pintadas, =esclavos, =judíos,
      =gitanos, =musulmanes, =inmigrantes, =hitler, =intolerantes, =intolerancia, =bullying, =ciberacoso,
      =machista, =machistas, =turba, bates de béisbol, ataque contra, =por el color de, =patearon,
      =agresores, =agresor, =hostigamiento, =humillaciones, chivo expiatorio, =insultaron a, =le
      insultaron, =panchito, =linchar, dieron una paliza, le dieron una paliza, extrema derecha, amenazas
      de muerte, =escupieron a, =fascista, acoso escolar, muerte a los, color de piel, =por su acento,
      =por su origen, cabeza de cerdo, =misógino, =agredieron a, =racista, =racistas, =racismo`,
    weak: `odiar, judío, musulmán, extranjero, negro, minoría, gritar, pintada, redes, =piel, =color,
      =vecinos, =manifestación, =grada, =denuncia, =víctima, =víctimas, =ataque, =ataques, =profanar,
      =profanaron, cementerio judío, =foro, =foros, =bar, =metro, =escupir, =golpes, consigna, =ultra,
      radicales, =raza, =gay, =trans, =negros, =paliza, =golpeó, =golpearon, =patadas, =mezquita,
      =sinagoga, =velo, =minorías, =violento, violencia, agresivo, =moro, =rapados, amenazar, intimidar,
      =tolerancia, =extranjeros, humillar, insultar`,
    against: `museo, película, novela, documental, cocina, receta, odio los lunes, odio madrugar, tenis,
      odio que me llamen, odio esperar, lactosa, gluten, verano, lunes, partido de, perro, alergia`,
  },
  'obscenity and profanity': {
    certain: `=hijo de puta, =hijos de puta, =hija de puta, hijo de la gran puta, =hijoputas, =hijueputa,
      =hijueputas, =me cago en la puta, =me cago en tu puta, me cago en tu puta madre, =me cago en dios,
      =me cago en la hostia, me cago en la leche puta, =me cago en todo, me cago en tus muertos, me cago
      en la mar salada puta, =que te jodan, =que se joda, =que se jodan, =que os jodan, =jódetes, =jodeos,
      =que te follen, =que te den por culo, =que te den por el culo, vete a tomar por culo, =tomar por
      culo, =a tomar por el culo, =vete a la mierda, =váyase a la mierda, iros a la mierda, idos a la
      mierda, =una puta mierda, pedazo de mierda, =saco de mierda, =comemierdas, =come mierda, tu puta
      madre, =la puta que te parió, =la puta que lo parió, la reputa madre, la concha de tu madre, =la
      concha de la lora, concha tu madre, =conchatumadre, =conchatumadres, chinga tu madre, chinga a tu
      madre, chingue su madre, chingada madre, =hijo de la chingada, =vete a la chingada, no mames güey,
      =pinche puto, pinche pendejo, pinche vieja, pendejo de mierda, váyanse al carajo, andate a la
      mierda, =andá a cagar, =la puta boca, =puta boca, puto imbécil, =puto idiota, puto gilipollas,
      maldito hijo de, maldito cabrón, cabrón de mierda, gilipollas de mierda, imbécil de mierda, zorra de
      mierda, =malparidos, gonorrea hijueputa, carajo de mierda, no me toques los cojones, tócame los
      cojones, =me toca los cojones, =tocar los cojones, =me sale de los cojones, =por mis cojones, =y una
      mierda, =y una polla, cómeme la polla, chúpame la polla, =chúpamela, =chúpamelas, =comepollas,
      =mamapollas, =me suda la polla, me importa una mierda, me importa un carajo, me importa un cojón,
      =ni puta idea, =ni puto caso, =ni de coña joder, =joder hostia, =hostia puta, =la hostia puta, =coño
      joder, hasta los cojones, =hasta la polla, =hasta el coño, estoy hasta los huevos, =besaculos, =tu
      puta vida, putos cabrones, =puta zorra, =putitas, perra de mierda, =vete a la verga, =me vale verga,
      =vales verga, =culiado, =culiados, culero de mierda, =la recalcada, forro de mierda, pelotudo de
      mierda, boludo de mierda, =mierda joder, =mierda puta`,
    strong: `hijo de puta, vete a la mierda, puta boca, que te jodan, que te den por culo, tu puta,
      =joder, =mierda, =puta, =puto, =putas, =putos, =cabrón, =cabrones, =cabrona, =gilipollas,
      =gilipollez, =coño, =cojones, =cojonudo, =polla, =pollas, =jodidos, =jodiste, =jodas, =jodan,
      =jodió, =joden, =pendejo, =pendejos, =pendeja, =pendejada, =chingar, =chingada, =chingado,
      =chingados, =chingas, =vergas, =pelotudo, =pelotudos, =boludos, =maricón, =maricones, =mamones,
      =follar, =follando, =follas, =cagaste, =cagó, =cagas, =culeros, =pinches, =malnacido, =malnacidos,
      =capullo de mierda, =zorras, =furcia, =subnormales, =carapolla, =tontopollas, =mierdas, =putadas,
      =putear, =puteada, =jodienda, =huevones, =hueón, =huevonada, =bastardos, =imbéciles, =gilipolleces,
      =cojón, =descojono, =acojonado, =mamadas, =no mames, =no manches güey, =órale cabrón, tócate los
      huevos, =tocar los huevos, me importa un huevo, =manda huevos, =a la mierda, =a la verga, =la verga,
      =a tomar por culo, =putita, =cara de culo, =con dos cojones, =la puta madre, =hijoputa, =jódete,
      =comemierda, =malparido, =lameculos, =soplapollas, =me la suda, =a la chingada, =vete al carajo,
      =qué cojones, puta madre, =puta vida, me cago en, me cago en la, qué coño, qué coño haces, qué coño
      es, qué coño pasa, qué mierda es, qué mierda haces, de mierda, vaya mierda, menuda mierda, es una
      mierda, esto es una mierda, la cagaste, la has cagado, la he cagado, cagada monumental, estoy
      jodido, estamos jodidos, me tienes hasta, hasta los huevos, no me toques los huevos, tócame los
      huevos, me toca los huevos, los huevos hinchados, qué hostias, ni hostias, la hostia bendita, te doy
      una hostia, te meto una hostia, pedazo de cabrón, eres un cabrón, qué cabrón, menudo cabrón, cabrón
      de los cojones, eres gilipollas, es gilipollas, no seas gilipollas, menudo gilipollas, pedazo de
      gilipollas, imbécil de los, me estás jodiendo, no jodas, no me jodas, joder qué, joder tío, pinche
      güey, no seas pendejo, pinches cabrones, vete al infierno, puta mierda, puto móvil, puto coche, puto
      trabajo, puto amo, la puta hora, =qué putada, qué boludo, sos un pelotudo, sos un boludo, la reputa,
      zorra asquerosa`,
    ordinary: `cabrón, gilipollas, cojones, pendejo, chingar, maricón, pelotudo, follar, =idiotas, =culo,
      =culos, =hostia, =cagar, =cago, =mear, =meado, =malditos, =tetas, =guarra, =guarro, =cerdo
      asqueroso, =tarada, =retrasado, =cojonudos, =basura humana, =largo de aquí, =cierra el pico, =cierra
      la boca, =joputa, =palabrota, =palabrotas, =tacos, =blasfemia, =lenguaje soez, =soez, =jodido,
      =jodida, =mamada, =cretino, =desgraciado, =huevón, =bastardo, =imbécil, =boludo, =weón, =pinche,
      =carajo, =mamón, =hostias, =subnormal, =cagada, =cagado, =putada, =verga, vete al diablo,
      =acojonante, =coñazo, =qué huevos, la concha, hija de, =hostión, =culero, =pedorro, =caga, =caraculo`,
    weak: `asco, mear, cagar, =tonto, =tonta, =burro, =loco, =perra, =cerdo, =huevos, =pelotas, =cojo,
      =basura, =boca, =pito, =rajado, =jeta, =narices, =ostras, =capullo, =payaso, =inútil, =rata
      asquerosa, =taco, =cállate, =callate, =maldita, =maldito, =güey, =wey, =asqueroso, =asquerosa,
      =tarado, =idiota, =estúpido, =estúpida, zorra`,
    against: 'cocina, ciclista, concha de mar, de mejillones, tortilla, guacamole',
  },
} satisfies PartOfLexicon;
