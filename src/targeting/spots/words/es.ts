import type { SceneWords } from './groups';

export const SPANISH: SceneWords = {
  drunk: `borracho, borracha, borrachos, borrachas, ebrio, ebria, ebrios, bebido demasiado, había bebido, alcoholizado,
    alcoholizada, embriaguez, alcoholemia, unas copas de más`,
  road: `coche, coches, carro, carros, auto, autos, camión, camiones, conductor, conductora, conductores, conducía,
    conducir, manejaba, manejando, volante, autopista, carretera, vehículo*, moto, motos, furgoneta*`,
  crash: `accidente, accidentes, choque, choques, chocó contra, chocó con, chocaron, colisión, colisiones, colisionó,
    atropell*, se estrelló, se estrellaron, se ha estrellado, volcó`,
  plane: `avión, aviones, avioneta*, vuelo, vuelos, helicóptero*, aerolínea*, aeronave*, boeing, airbus`,
  'plane-accident': `se estrelló, se estrellaron, se ha estrellado, estrellarse, accidente, accidentes,
    aterrizaje de emergencia, secuestr*, caja negra, cajas negras, derribado, derribaron, sin supervivientes`,
  ship: `barco, barcos, buque, buques, crucero, cruceros, ferry, transbordador, yate, yates, lancha, navío, embarcación`,
  'ship-accident': `se hundió, se hundieron, hundimiento, hundido, naufrag*, volcó, zozobr*, ahogados, se ahogó,
    se ahogaron, encalló, iceberg`,
  train: `tren, trenes, ferrocarril, vagón, vagones, locomotora`,
  'train-accident': `descarril*, chocaron, choque, colisión, colisionó, accidente`,
  gambling: `casino*, apuesta, apuestas, apostar, apostaba, apostó, tragaperras, tragamonedas, ruleta, póker, póquer, bingo`,
  nature: `río, ríos, presa, presas, dique, diques, agua, aguas, riada*, barranco*, ladera, monte, montaña,
    glaciar, lodo, barro, lava, volcán, ceniza, cenizas, temblor, temblores, réplica, réplicas, magnitud,
    temporal, tormenta, tempestad, llamas, fuego, incendio, hectáreas, ola, olas, nieve, tierra, suelo,
    dana, sequía, torrente, marejada`,
  rescue: `rescatistas, equipos de rescate, lanchas de rescate, evacuaron, evacuado*, evacuada*, evacuación,
    supervivientes, sobrevivientes, escombros, sepult*, se llevó por delante, se llevó el puente, se llevó
    las casas, se llevó los coches, se llevó coches, siguen desaparecid*, protección civil, se desbordó,
    desbordado, desbordados, derrumbe*, arrasó, estado de emergencia, zona cero, hidroaviones, cifra de
    muertos, víctimas mortales, desalojado*, desalojaron, los bomberos sacan, los bomberos sacaban, siguen
    desaparecidos, personas desaparecidas`,
  substance: `coca, heroína, éxtasis, mdma, ketamina, hachís, marihuana, cannabis, anfetamina*, porro,
    porros, droga, drogas, lsd, papelina*, tusi`,
  'drug-use': `esnif*, inyect*, se pinchaba, me pinchaba, pincharse, pincharme, jeringuilla*, jeringa*,
    enganch*, adicto, adicta, adictos, camello, camellos, trafic*, contraband*, alijo*, alijos, kilos,
    toneladas, cártel*, recaída*, recayó, desengancharse, desintox*, fumar porros, fumaba porros, fumábamos,
    se metía, me metía, aduana*, narco*, plantaciones, plantación, redada, limpio, limpia`,
  'drink-driving': `conducía borracho, conducir borracho, conducía ebrio, conducir ebrio, manejaba borracho,
    manejar borracho, manejaba ebrio, manejar ebrio, conductor borracho, conductor ebrio, control de alcoholemia,
    prueba de alcoholemia, tasa de alcoholemia, alcohol al volante, borracho al volante, bajo los efectos del alcohol`,
  'road-accident': `accidente de coche, accidentes de coche, accidente de tráfico, accidentes de tráfico,
    accidente de carro, accidente de auto, accidente de tránsito, accidentes de tránsito, accidente automovilístico,
    accidente de moto, atropellado, atropellada, atropelló, atropellaron, choque frontal`,
  'plane-crash': `accidente aéreo, accidentes aéreos, accidente de avión, accidente de helicóptero, avión se estrelló,
    avión estrellado, catástrofe aérea, siniestro aéreo`,
  shipwreck: `naufragio*, naufragó, hundimiento del barco, barco se hundió`,
  'train-crash': `accidente de tren, accidente ferroviario, descarrilamiento*, tren descarriló`,
  alcoholism: `alcoholismo, alcohólicos anónimos, es alcohólico, era alcohólico, es alcohólica, era alcohólica,
    un alcohólico, padre alcohólico, madre alcohólica, adicto al alcohol, adicción al alcohol, cirrosis, coma etílico,
    intoxicación etílica, dejar la bebida, problema con la bebida, problemas con la bebida, problemas con el alcohol`,
  addiction: `adicción, adicciones, drogadict*, drogadicción, toxicóman*, desintoxicación, síndrome de abstinencia,
    ludopatía, adicto a las drogas, adicta a las drogas, drogodependien*`,
  'gambling-harm': `ludopat*, adicción al juego, adicto al juego, adicta al juego, adictos al juego,
    adicción a las apuestas, deudas de juego, jugador compulsivo, jugadores compulsivos, se jugó la casa,
    perdió todo en el casino`,
  debt: `deuda, deudas, endeudado, endeudada, endeudados, endeudamiento, bancarrota, en quiebra, desahucio*, desahuciad*,
    desahuciaron, embargaron, morosos, prestamista*, usurero*, insolvencia, insolvente*, no podemos pagar,
    no podíamos pagar, no pueden pagar el alquiler, no podía pagar el alquiler, no podía pagar la hipoteca`,
  terror: `terrorista*, terrorista suicida, terroristas suicidas, terrorismo, atentado, atentados, atentado
    suicida, atentados suicidas, ataques suicidas, coche bomba, carro bomba, ataque suicida, explotó una
    bomba, yihadista*, toma de rehenes, yihad, antiterrorista*, contraterrorismo, célula terrorista, célula
    durmiente, estado islámico, daesh, dáesh, al qaeda, al qaida, eta, sendero luminoso, hezbolá, hamás,
    islamista*, artefacto explosivo, artefactos explosivos, estalló un artefacto, cinturón explosivo,
    chaleco explosivo, chaleco bomba, mochila bomba, mochilas bomba, paquete bomba, carta bomba, cartas
    bomba, bomba lapa, coches bomba, amenaza de bomba, aviso de bomba, puso la bomba, puso una bomba,
    pusieron una bomba, colocó una bomba, se inmoló, inmolarse, reivindicó el atentado, reivindicado el
    atentado, reivindicó el ataque, reivindicó la autoría, se atribuyó la autoría, se atribuyó el ataque,
    secuestro del avión, secuestradores del avión, secuestraron el avión, tomaron rehenes, tomó rehenes`,
  disaster: `terremoto*, tsunami*, huracán, huracanes, tornado*, incendio forestal, incendios forestales,
    inundación, inundaciones, avalancha de nieve, alud, aludes, erupción volcánica, erupción del volcán,
    tifón, tifones, ciclón, ciclones, desastre natural, desastres naturales, damnificados, catástrofe
    natural, catástrofes naturales, seísmo*, sismo, sismos, riada*, maremoto*, alud de barro, deslave*,
    huaico*, deslizamiento de tierra, deslizamientos de tierra, corrimiento de tierra*, derrumbe del cerro,
    desprendimiento de rocas, colada de lava, coladas de lava, río de lava, ríos de lava, escala de richter,
    réplicas, réplica del terremoto, río se desbordó, ríos se desbordaron, se ha desbordado, río desbordado,
    rotura de la presa, gota fría, zona catastrófica, zona de desastre, hambruna*, tromba de agua, trombas
    de agua, incendio sigue sin control, fuego sin control, hectáreas quemadas, hidroavion*, fusión del
    reactor, accidente nuclear, marea negra, derrame de petróleo, derrumbe del edificio, se derrumbó el
    edificio, tierra tembló, tembló la tierra, golpe de mar, ciclogénesis, entre los escombros, bajo los
    escombros, zona inundada, quedó sepultado, quedaron sepultad*, sepultados por, lava ha sepultado, la
    dana`,
  'food-illness': `intoxicación alimentaria, intoxicaciones alimentarias, salmonel*, vomitar, vomitó, vomitaba, vomitando,
    vomitado, vómito, vómitos, diarrea*, listeria, gastroenteritis, carne podrida, comida podrida, botulismo`,
  'animal-suffering': `matadero, mataderos, maltrato animal, maltrato a los animales, crueldad animal,
    crueldad con los animales, sufrimiento animal, animales maltratados, perro maltratado, perros maltratados,
    granjas industriales, macrogranja*, cazadores furtivos, caza furtiva, peleas de perros`,
  obesity: `obeso, obesa, obesos, obesas, obesidad, sobrepeso infantil, con sobrepeso, diabetes tipo 2, bypass gástrico`,
  'eating-disorder': `trastorno alimentario, trastornos alimentarios, trastorno alimenticio, trastornos alimenticios,
    anorexi*, anoréxic*, bulimi*`,
  'drug-abuse': `sobredosis, adicto a la heroína, inyectarse heroína, fentanilo, cocaína, enganchado a la
    coca, enganchada a la coca, metanfetamina*, drogadict*, drogadicción, toxicóman*, narcotraficante*,
    narcotráfico, traficante de drogas, traficantes de drogas, abuso de drogas, opioide*, yonqui*, narco,
    narcos, narcolancha*, narcopiso*, alijo de droga, alijo de drogas, alijo de cocaína, cárteles de la
    droga, cártel de la droga, tráfico de drogas, tráfico de droga, vender droga, vendía droga, vender
    drogas, vendiendo droga, vender la droga, drogado, drogada, drogados, drogarse, se droga, se drogaba,
    drogaban, drogaron, consumo de drogas, consumía drogas, tomar drogas, tomaba drogas, drogas duras, droga
    dura, ketamina, mdma, lsd, anfetamina*, hachís, porro, porros, farlopa, esnif*, burundanga, sumisión
    química, metadona, naloxona, pasta base, enganchado a las pastillas, enganchada a las pastillas, inhalar
    pegamento, esnifar pegamento, chute de, se chutaba, chutarse, jeringuillas usadas, síndrome de
    abstinencia, estupefacientes, punto de venta de droga, mulas de la droga, adicto al crack, adictos al
    crack, fumar crack, fumaba crack, adicta al crack, adicto a las pastillas, se pinchaba heroína, me
    pinchaba, se pinchaba`,
  violence: `asesin*, homicidio*, mataron a, lo mataron, la mataron, los mataron, tiroteo*, a tiros, apuñal*, puñalada*,
    acuchill*, matanza, matanzas, masacre*, cadáver, cadáveres, rehén, rehenes, a mano armada, degoll*, estrangul*,
    genocidio*, pistolero*`,
  suicide: `suicidio*, suicida, suicidas, se suicidó, suicidarse, suicidado, se quitó la vida, quitarse la vida,
    se ahorcó, autolesion*`,
  adult: `porno, pornograf*, prostitut*, prostitución, burdel, burdeles, prostíbulo*, puticlub*, club de
    striptease, stripper*, trabajadora sexual, trabajadoras sexuales, juguetes sexuales, proxeneta*, sexo
    explícito, sexualmente explícit*, escena de sexo, escenas de sexo, escena sexual, escenas sexuales,
    vídeo sexual, vídeos sexuales, video sexual, videos sexuales, vídeo íntimo, vídeos eróticos, video
    erótico, fotos desnuda, fotos desnudo, desnudos integrales, onlyfans, club de alterne, clubes de
    alterne, línea caliente, línea erótica, teléfono erótico, sex shop, juguete sexual, juguetes eróticos,
    juguete erótico, vibrador*, orgías, orgasmo*, trío sexual, intercambio de parejas, club liberal, local
    de intercambio, swinger*, sadomaso*, bdsm, dominatrix, erótica, erótico, eróticas, eróticos, película x,
    películas x, cine x, cine para adultos, películas para adultos, contenido para adultos, webcam erótica,
    webcamer*, chica de compañía, chicas de compañía, dama de compañía, escorts, putero*, hacer la calle,
    acostarse por dinero, barrio rojo, striptease, baile erótico, sexo telefónico, se prostituía, actor
    porno, actriz porno, servicios sexuales, desnuda ante la cámara`,
  'child-abuse': `abuso infantil, abusos infantiles, maltrato infantil, abuso de menores, abusos a menores, pederast*,
    pedófil*, pedofilia, pornografía infantil, niño maltratado, niños maltratados, niño secuestrado, niña secuestrada,
    trata de menores, abusó sexualmente, abusos sexuales`,
  'sexual-violence': `la violó, violada, violadas, violador, violadores, violación, violaciones, agresión sexual,
    agresiones sexuales, abuso sexual, acoso sexual, violencia machista, violencia doméstica, violencia de género,
    maltratador*, pega a su mujer, su marido le pega`,
  'smoking-illness': `cáncer de pulmón, enfisema, cáncer de garganta, tos de fumador, fumar mata, epoc,
    adicción a la nicotina`,
  fraud: `fraude, fraudes, fraudulent*, estafa, estafas, estafador*, estafaron, estafó, desfalco, blanqueo de dinero,
    lavado de dinero, malversación, esquema ponzi, atraco al banco, perdieron sus ahorros, perdió sus ahorros,
    perdido sus ahorros, suplantación de identidad`,
  fire: `casa se incendió, casa en llamas, se quemó la casa, incendio de la casa, incendio en una vivienda, pirómano*,
    incendio provocado, explosión de gas, murió en el incendio, murieron en el incendio, quemaduras graves,
    inhalación de humo`,
  idioms: `por accidente, coches de choque, es un terremoto, ella un terremoto, eres un terremoto, es un huracán,
    fue un huracán, eres un terrorista, choque cultural, choque de culturas, en deuda con, deuda pública, deuda externa,
    deuda de gratitud, deuda pendiente, adicción al chocolate, adicción al café, violación de la ley,
    violación de las normas, violación de los derechos, violaciones de los derechos, violación de derechos,
    violaciones de derechos, violación del derecho, violación de seguridad, violación del acuerdo, ataque suicida,
    ataques suicidas, atentado suicida, atentados suicidas, terrorista suicida, terroristas suicidas,
    escuadrón suicida, atentado contra el buen gusto`,
};
