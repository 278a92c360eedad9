import type { PartOfLexicon } from '../../lexicon';

export const LIVING = {
  'family and relationships': {
    strong: `baja de paternidad, baja de maternidad, permiso de paternidad, vestido de novia, vida
      familiar, familia numerosa, padres adoptivos, cuento antes de dormir, día de la boda, pedida de
      mano, anillo de compromiso, madre soltera, pareja de hecho, criar a los hijos, recién casados,
      despedida de soltera, =mis padres se, nuestros hijos, mi hijo mayor, =hijo único, =hija única, =hijo
      adoptivo, =hijos adoptivos, hija adolescente, mi hermano pequeño, hermana mayor, hermana pequeña,
      hermanastra, =suegro, =mi suegra, =cuñados, =sobrinos, =nietas, =ahijada, =ahijadas, padrino de
      bautizo, madrina de boda, reunión familiar, comida familiar, árbol genealógico, lazos familiares,
      apellido de la familia, =en familia, unidad familiar, conciliación familiar, =conciliar, familia
      monoparental, custodia compartida, custodia de los niños, régimen de visitas, pensión alimenticia,
      =se divorciaron, =separarse de su marido, =nos separamos, =exmarido, =exmaridos, =exmujer,
      =expareja, =exparejas, crisis de pareja, terapia de pareja, problemas de pareja, =vida en pareja,
      relación de pareja, relación a distancia, me fue infiel, rompió conmigo, romper con mi novio, me
      dejó mi novio, =eran novios, erais novios, =éramos novios, =cita a ciegas, =me enamoré, nos
      enamoramos, pedirle matrimonio, casarte conmigo, cásate conmigo, quieres casarte, =sí quiero, =nos
      casamos, =bodas de plata, =bodas de oro, =casarnos, =prometida, =prometidas, =prometido,
      =prometidos, =pedida, =pedidas, =anillo de boda, alianza de boda, =invitados de la boda, =damas de
      honor, =ramo de novia, =luna de miel, banquete de boda, =mi mujer y yo, aniversario de casados,
      quedarse embarazada, ecografía del bebé, salgo de cuentas, =dar a luz, =dio a luz, =comadrona,
      =comadronas, recién nacido, =lactancia, =lactancias, =dar el pecho, dándole el pecho, =biberones,
      cambiar el pañal, =cochecito, =cochecitos, carrito del bebé, =nana para dormir, echar la siesta el
      bebé, primeros pasos, primera palabra del bebé, primer diente, ratoncito pérez, =rabieta, =rabietas,
      =berrinches, =crianza, =crianzas, crianza respetuosa, =criar a, =educar a los hijos, =poner límites
      a, =madres y padres, =maternidad, =maternidades, =paternidad, =paternidades, baja maternal, permiso
      parental, madre primeriza, padre primerizo, canguro para los niños, =pillar al niño, =hora de
      dormir, cuento de buenas noches, =parque con los niños, =los gemelos, =mellizos, =trillizos,
      fecundación in vitro, =adoptar un niño, adopción internacional, acogimiento familiar, familia de
      acogida, síndrome del nido vacío, =nido vacío, =edad del pavo, cuidar de mi madre, cuidar a los
      abuelos, herencia familiar, pelea de hermanos, peleas entre hermanos, celos del hermanito,
      =hermanita, =hermanitas, =yayo, =yayos, =yaya, =yayas, =abuelita, =abuelitas, =abuelito, =abuelitos,
      =día de la madre, =día del padre, nochebuena en familia, nuestra boda, =app de citas, padres se
      divorciaron, hemos decidido separarnos, =cuidar de los niños, quiero tener hijos, =tener hijos,
      =tener un bebé, =esperamos un bebé, =esperando un bebé, =el bebé, =mi bebé, nuestro bebé, familia
      feliz, =mi mujer me, =vivir juntos, irnos a vivir juntos, =boda de mi, en nuestra boda, día de
      nuestra boda, quererte toda la vida, te quiero mucho hijo, te divorcias, nos divorciamos, me
      divorcio, bautizo del niño, bautizo de la niña, contarle a tu hermana, contarle a tu madre,
      decírselo a mamá, decírselo a papá, papá y mamá, mamá y papá, tu madre y yo, tu padre y yo, vivir
      con mamá, la casa de los abuelos, cena familiar, mi hermana se casa, se casa mi hermana, tu hermana
      se casa, boda de mi hermana, boda de mi hijo, ya no me quieres, ya no te quiero, sigo enamorada,
      enamorada de ti, me has engañado, me engañaste con, me fui de casa, pedir la custodia, hijastro, mi
      exmujer, mi exmarido, mi ex marido, fin de semana con los niños, dormir al bebé, cambiar pañales,
      pañales, primera ecografía juntos, vas a ser abuelo, voy a ser abuela, voy a ser padre, vas a ser
      padre, estoy embarazada, está embarazada`,
    ordinary: `gemelo, mellizo, =bebé, =bebés, embarazada, =boda, matrimonio, =casarse, =casaron,
      =casados, divorcio, =esposa, =esposo, =marido, =maridos, suegra, aniversario de boda, =guardería,
      =guarderías, nieto, niñera, =bebe, =nene, =nena, =crío, =críos, =novios, =novio, =pareja, =parejas,
      familiar, pariente, =padrino, =madrina, =cariño, =besarse, =besó, =cita, =corazón roto, =relación,
      =convivir, =convivencia, =separación, =custodia, =casarme, =casó, =casé, =nacer, =nació,
      =nacimiento, =criar, =crió, =crio, =cuidar, =cuidados, =herencia, =acunar, =querer, =quiere mucho,
      =te quiero, =abrazo, =perdonar, =reconciliarse, =discutimos, =mudarnos juntos, =vivimos juntos,
      =bodas, =parto, =partos, =enamorado, =enamorados, =enamorada, =enamoradas, =celos, =infiel,
      =infieles, =soltera, =solteras, =soltero, =solteros, =nos conocimos, =adolescencia, =adolescencias,
      =matrona, =matronas, =cuna, =cunas, =papases, =mamases, =mi ex, =primera cita, =primera citas,
      =sobrino, =sobrina, =sobrinas, =cuñado, =cuñada, =cuñadas, =biberón, =chupete, =chupetes,
      =divorciarses, =yerno, =yernos, =nuera, =nueras, =ahijado, =ahijados, =flechazo, =flechazos,
      =hermanito, =hermanitos, =berrinche, =madrastra, =madrastras, =padrastro, =padrastros, =tinder,
      =infidelidad, =infidelidades, =bisabuela, =bisabuelas, =bisabuelo, =bisabuelos, =tatarabuelo,
      =tatarabuelos, =mi marido, =mi novio, =mi novia, =mi esposa, =mi esposo, =tus hijos, =sus hijos`,
    weak: `cumpleaños, pareja, novio, cuidar, dormir, =nacieron, nacimiento, baja, biberón, cuna, sobrino,
      cariño, =navidad, =juntos, =llorar, =siesta, =cuento, =escuela, =orgulloso, =confianza, =pelea,
      =discusión, =reunión, =regalo, =cartas, =guardo, =besos, =feliz, =felices, =madre, =madres, =padre,
      =padres, =hijo, =hijos, =hija, =hijas, =hermano, =hermanos, =hermana, =hermanas, =abuela, =abuelas,
      =abuelo, =abuelos, =niño, =niña, =niñas, =niños, =mamá, =mamás, =papá, =papás, =tío, =tíos, =tía,
      =tías, =primo, =primos, =prima, =primas, mi madre y mi padre, mis padres, mis hijos, mis abuelos,
      =amor, =amores, =infancia, =infancias, =adolescente, =adolescentes, =nombre, =nombres, =mesa,
      =mesas, =celebrar, =visitas, =mami, =mamis, =papi, =papis`,
    against: `policía, asesinato, juez, padre nuestro, iglesia, misa, ladrones, hijo de puta, =partido,
      hospital, terrorista, alcalde, arma, pistola, atentado, murió, asesino, aborto, padre merrin, perro,
      gato, madre superiora, sagrada familia, vídeo, serie, papa`,
  },
  'real estate': {
    strong: `agencia inmobiliaria, agente inmobiliario, mercado inmobiliario, precio de la vivienda,
      metros cuadrados, contrato de alquiler, meses de fianza, piso en venta, casa en venta, dos
      habitaciones, tres habitaciones, cuatro habitaciones, compra de vivienda, segunda mano piso,
      hipotecario, hipoteca fija, hipoteca variable, inmobiliaria, portal inmobiliario, burbuja
      inmobiliaria, =idealista, =idealistas, =fotocasa, =fotocasas, =se vende piso, =se vende casa, se
      alquila piso, =se alquila, piso de alquiler, pisos en alquiler, alquilar un piso, alquilar piso,
      =comprar un piso, =comprar piso, =comprar casa, =comprar una casa, =comprarnos una casa, =vender el
      piso, =vender la casa, vender mi casa, =visitar el piso, =ver el piso, =enseñar el piso, piso
      compartido, compartir piso, compañero de piso, piso turístico, =piso piloto, =obra nueva, segunda
      mano para reformar, para entrar a vivir, =a reformar, primera vivienda, vivienda habitual, segunda
      residencia, vivienda pública, vivienda protegida, viviendas sociales, vivienda unifamiliar, acceso a
      la vivienda, precio de los alquileres, precio del alquiler, subida del alquiler, subir el alquiler,
      =alquileres, alquiler mensual, contrato de arrendamiento, arrendatario, =inquilinos, =inquilino,
      =inquilina, =inquilinas, =mi casero, =fianza, =fianzas, =un mes de fianza, aval bancario,
      lanzamiento por impago, impago del alquiler, metros cuadrados útiles, metros construidos, =metros
      útiles, dos dormitorios, tres dormitorios, cuatro dormitorios, cinco dormitorios, =dos baños, cocina
      equipada, salón comedor, plaza de garaje, =trastero, =trasteros, =con ascensor, sin ascensor, vistas
      al mar desde la terraza, orientación sur, exterior y luminoso, =muy luminoso, ático con terraza,
      =áticos, =dúplex, =dúplexes, estudio de treinta metros, estudio amueblado, bajo con jardín, =chalé
      adosado, =chalé, =chalés, =adosado, =adosados, =casa adosada, casa de campo en venta, finca rústica,
      =villa de lujo, apartamento turístico, urbanización privada, piscina comunitaria, =zonas comunes,
      comunidad de propietarios, gastos de comunidad, presidente de la comunidad, administrador de fincas,
      propietario del piso, propietarios, gran tenedor, grandes tenedores, fondo buitre, =catastro,
      =catastros, registro de la propiedad, =nota simple, =escrituras, firmar las escrituras, firmar ante
      notario, contrato de arras, =señal para el piso, =tasación, =tasaciones, =tasador, =tasadores,
      entrada del piso, dar la entrada, dar de entrada, =gastos de notaría, =plusvalía, =plusvalías,
      cédula de habitabilidad, certificado energético, suelo urbanizable, terreno edificable, promotor
      inmobiliario, cooperativa de viviendas, =solar en venta, local comercial, =oferta por la casa,
      =oferta por el piso, =mudarse de piso, dejar la casa de mis padres, =emanciparse, barrio
      residencial, =gentrificación, =gentrificaciones, zona tensionada, =airbnb, =airbnbes, renta por
      departamento, rentar un departamento, =bienes raíces, enganche de la casa`,
    ordinary: `hipoteca, alquiler, inquilino, casero, =vivienda, =viviendas, =apartamento, =piso, =pisos,
      =ático, chalé, chalet, dúplex, fianza, escritura, arrendador, urbanización, adosado, comunidad de
      vecinos, departamento amueblado, =apartamentos, =departamento, =caserón, =dormitorio, =dormitorios,
      =buhardilla, =vecindario, =notario, =notaría, =tasada, =rentar, =propiedad, =propiedades, =inmueble,
      =inmuebles, =bloque, =mudarse, =mudamos, =mudar, =reformado, =amueblado, =amueblada, =céntrico,
      =emancipar, =okupas, =finca, =fincas, =mansión, =mansiones, =parcela, =parcelas, =mudanza,
      =mudanzas, =loft, =loftes, =apartamento en, =apartamento enes, =departamento en, =departamento enes,
      =mudarnos, =promotora, =promotoras, =constructora, =constructoras, =tasar, =condominio,
      =condominios, =ibi, =ibis, =arras, =desahucio, =desahucios`,
    weak: `=habitación, =habitaciones, dormitorio, baño, balcón, =casa, venta, precio, reformado,
      luminoso, planta, vender, comprar, visita, piden, parcela, euros, exterior, =cocina, =mes,
      =mensuales, =mil, =zona, =centro, =entrada, =firmar, =señal, =ganga, =inversión, =inversores, =lujo,
      =piscina, =comprador, =compradores, =vendedor, =anuncio, =edificio, =edificios, =terreno, =terrenos,
      =barrio, =barrios, =portal, =portales, =vistas, =metro, =metros, =llaves, =comunidad, =comunidades,
      =ascensor, =ascensores, =renta, =rentas, =casas, =garaje, =garajes, =terraza, =terrazas`,
    against: 'hotel, prisión, coche, robaron, ladrones, cadáver, libro, policía',
  },
  shopping: {
    strong: `centro comercial, grandes almacenes, código de descuento, lista de la compra, tarjeta regalo,
      envío gratis, envío gratuito, black friday, ir de compras, rebajas de enero, rebajas de verano,
      carrito de la compra, oferta especial, dos por uno, ticket de compra, cheque regalo, por ciento de
      descuento, =rebajas, =de rebajas, precio rebajado, =todo rebajado, cincuenta por ciento, =súper
      oferta, =tres por dos, =3 por 2, =2 por 1, segunda unidad, segunda unidad a mitad, =a mitad de
      precio, precio especial, precio imbatible, =precios bajos, mejor precio, últimas unidades, hasta
      agotar existencias, fin de existencias, liquidación total, liquidación por cierre, solo hasta el
      domingo, solo este fin de semana, =cupones, =cupón, vale descuento, código promocional, tarjeta de
      regalo, tarjeta de fidelidad, tarjeta cliente, puntos de la tarjeta, cyber monday, viernes de
      descuentos, =buen fin, comprar por internet, comprar en línea, comprar online, tienda online, tienda
      en línea, añadir al carrito, =en el carrito, cesta de la compra, comercio electrónico, aliexpress,
      =shein, =sheines, =temu, =temus, =wallapop, =wallapopes, =vinted, =vintedes, =ebay, =ebayes,
      =mercado libre, el corte inglés, =carrefour, =carrefoures, =mercadona, =mercadonas, =lidl, =lidles,
      =aldi, =aldis, =alcampo, =alcampos, =hipercor de, =decathlon, =decathlones, =primark, =primarkes,
      =falabella, =falabellas, =walmart, =walmartes, =gastos de envío, envío en 24 horas, entrega a
      domicilio, recoger en tienda, seguimiento del pedido, =el pedido llega, paquete de amazon, tique de
      compra, devolver el producto, quince días para devolverlo, treinta días para devolver, plazo de
      devolución, cambio o devolución, cambiar la talla, hoja de reclamaciones, garantía de dos años,
      atención al cliente, =pagar en caja, =pasar por caja, =cola de la caja, =cajeras, cajero del
      supermercado, efectivo o con tarjeta, con tarjeta o en efectivo, pagar con tarjeta, pago sin
      contacto, bolsa de papel, =le pongo una bolsa, =se lo envuelvo, envolver para regalo, =ir de
      tiendas, de escaparates, galería comercial, calle comercial, =outlet, =outletes, tienda de barrio,
      pequeño comercio, comercio local, =hipermercado, =hipermercados, =frutería, =fruterías, =pescadería,
      =pescaderías, mercado de abastos, =mercadillo, =mercadillos, tienda de segunda mano, =mercado de
      pulgas, =tianguis, =todo a cien, =hacer la compra, =haciendo la compra, carro de la compra,
      dependienta, vendedora de la tienda, en qué puedo ayudarle, qué talla usa, =probador, =probadores,
      qué precio tiene, regatear el precio, =regateo, =regateos, =chollos, compra compulsiva, compras
      navideñas, compras de navidad, regalos de navidad, =regalos de reyes, =llame ahora, =llama ya,
      =llame ya, compre ahora, consumidores, derechos del consumidor, marca blanca, sin compromiso de
      compra, talla más grande, está rebajado, me queda una en el escaparate, en el escaparate`,
    ordinary: `descuento, ganga, cupón, supermercado, escaparate, =tienda, =tiendas, probador, reembolso,
      vale de descuento, minorista, comprador, oferta, devolución, comprar, =tendero, =tendera, =vendedor,
      =vendedora, =vendedores, clientela, =comercio, =comercios, =comerciantes, =comerciante, consumo,
      =barato, =barata, =baratos, =baratas, =cara la, =euros, =envío, =envíos, =reclamar, =reclamación,
      =devuelvo, =devolvió, =cesta, =mostrador, =probarme, =agotado, =estanterías, =ahorre, =unidades,
      =rebaja, =dinerillo, =devolverla, =promoción, =promociones, =ticket, =ticketes, =carnicería,
      =carnicerías, =súper, =amazon, =amazones, =de compras, =en oferta, =rebajado, =rebajados, =bazar,
      =carrito, =carritos, =mitad de precio, =cuánto es, =es para regalo, =tique, =tiques, =chollo,
      =rastro, =rastros, =el rastro, segunda mano, =me lo llevo, =me la llevo, =me los llevo, cuánto
      cuesta, =cuánto vale, =para regalo, =mi pedido, =el ticket, =cajera`,
    weak: `vender, barato, regalo, bolsa, =recibo, =cola, almacén, por ciento, gratis, =colas, =tarjeta,
      =efectivo, =euro, =mitad, =puntos, =semana, =online, =internet, =llevo, =puertas, =mercado, =vale,
      =caja, =cajas, =paquete, =paquetes, =marca, =marcas, =producto, =productos, =cliente, =clientes,
      =pagar, =pedido, =pedidos, =entrega, =entregas, =stock, =stockes, =catálogo, =catálogos, =caro,
      =caros, =talla, =tallas, =garantía, =garantías, =etiqueta, =etiquetas, =precio, =precios, =comprés`,
    against: `oferta de empleo, tienda de campaña, hipoteca, oferta de trabajo, piso, política, mercado
      laboral, acciones, bolsa de valores, electoral, mercado de fichajes, droga, traficante, libro de
      familia, prórroga, árbitro, declaración de la renta, hacienda, minuto, híbrido, taller, embrague,
      kilómetros`,
  },
  'style and fashion': {
    strong: `semana de la moda, desfile de moda, diseñador de moda, alta costura, tacones altos, barra de
      labios, crema hidratante, cuidado de la piel, vestido de noche, esta temporada se lleva, última
      moda, moda masculina, moda femenina, sombra de ojos, =modas, moda sostenible, =moda rápida, pasarela
      cibeles, mercedes benz fashion week, fashion week, new york fashion week, prêt-à-porter, colección
      de otoño, colección primavera verano, colección otoño invierno, nueva colección, tendencia de la
      temporada, tendencias de moda, esta primavera se lleva, =se lleva mucho, =se llevan los, =se llevan
      las, vuelve a estar de moda, =outfit, =outfites, =outfits, =estilismo, =estilismos, =estilista,
      =estilistas, personal shopper, fondo de armario, armario cápsula, =top model, supermodelo, modelo de
      pasarela, modelos desfilan, =diseñadores, =diseñadoras, =casa de moda, =firma de moda, =modista,
      =modistas, =modisto, =modistos, taller de costura, =patronaje, =patronajes, =costurera, =costureras,
      máquina de coser, =dobladillo, =hilvanar, estampado floral, estampado de leopardo, animal print,
      lunares y volantes, =plisado, =plisados, =plisada, =plisadas, =escote en v, palabra de honor, =manga
      larga, =manga corta, manga francesa, cintura alta, =talle alto, =tiro alto, =corte recto, =vestido
      largo, =vestido rojo, vestido de fiesta, traje de chaqueta, =traje a medida, =esmoquin, =esmoquines,
      =pajarita, =pajaritas, americana de terciopelo, =blazer, =cárdigan, =cárdiganes, jersey de punto,
      cuello alto, cuello vuelto, =gabardina, =gabardinas, =trench, =trenches, cazadora de cuero, =chupa
      de cuero, =abrigo de paño, =plumífero, =plumíferos, =minifalda, =minifaldas, =falda midi, =blusa,
      =blusas, camiseta básica, pantalones vaqueros, pantalones anchos, pantalones de campana, pantalón
      pitillo, =leggings, mono de lentejuelas, =lentejuelas, =tul, =tules, =satén, =satenes, algodón
      orgánico, =cachemir, zapatos de tacón, =stilettos, =alpargatas, =mocasines, bailarinas planas,
      =botines, =botas altas, zapatillas blancas, =sneakers, =clutch, =clutches, =bandolera, =bandoleras,
      cinturón ancho, pañuelo de seda, =foulard, =foulardes, =fular, =fulares, pendientes largos, =collar
      de perlas, =pulseras, gargantilla, =joyas de, =bisutería, =bisuterías, sombrero de ala, =mantilla,
      =mantillas, traje de flamenca, =lencería, =lencerías, =zara, =zaras, =loewe, =loewes, =chanel,
      =chaneles, =dior, =diores, =gucci, =guccis, =prada, =pradas, =versace, =versaces, =armani, =armanis,
      =balenciaga, =balenciagas, louis vuitton, =hermès, yves saint laurent, valentino garavani, dolce y
      gabbana, manolo blahnik, carolina herrera, adolfo domínguez, agatha ruiz de la prada, =desiguales,
      anna wintour, =vogue, =vogues, =maquillajes, =maquillarse, =maquilladora, =maquilladoras, base de
      maquillaje, corrector de ojeras, =pintalabios, =labios rojos, =rímel, =rímeles, máscara de pestañas,
      pestañas postizas, =delineador, =delineadores, =colorete, =coloretes, =iluminador, =iluminadores,
      polvos sueltos, brocha de maquillaje, desmaquillante, limpieza facial, rutina facial, crema
      antiarrugas, =antiarrugas, =sérum, =sérumes, ácido hialurónico, contorno de ojos, =retinol,
      =retinoles, protector solar facial, mascarilla facial, mascarilla para el pelo, =exfoliante,
      =exfoliantes, =manicura, =manicuras, =pedicura, =pedicuras, esmalte de uñas, =uñas de gel, =corte de
      pelo, =flequillo, =flequillos, =balayage, =balayages, =teñirse el pelo, plancha del pelo, =recogido,
      =recogidos, =trenzas, coleta alta, =barbero, =barberos, =barbería, =barberías, =depilación,
      =depilaciones, =depilarse, piel radiante, =cosmética, =cosméticas, =cosméticos`,
    ordinary: `pasarela, vestido, falda, blusa, bolso, =tacón, =tacones, pintalabios, rímel, perfume,
      pendientes, joyería, peluquería, peluquero, peinado, vaqueros, =seda, terciopelo, lentejuelas,
      americana de, =look, armario, prenda, zapatos, modista, complementos, =ropa, =vestires, =viste,
      =chaqueta, =chaquetas, =pantalón, =pantalones, =jersey, =jerséis, =zapatillas, =bota, =calcetines,
      =tejido, =tejidos, =algodón, =tendencia, =tendencias, =elegante, =favorece, =combinar, =combinado,
      =combínalo, =atuendo, =escotes, =costura, =labios, =pestañas, =cejas, =cutis, =cabello, =rizado,
      =rizo, =rubio, =champú, =tonos, =tono, =glamour, =glamuroso, =chic, =estampada, =estilo de pelo,
      =desfile, =desfiles, =uñas, =rizos, =lino, =linos, =encaje, =encajes, =sandalias, =bañador,
      =bañadores, =bikini, =bikinis, =corbata, =corbatas, =coser, =belleza, =bellezas, =elegancia,
      =elegancias, =melena, =melenas, =tinte, =tintes, =colonia, =colonias, =estampado, =estampados,
      =cazadora, =cazadoras, =boina, =boinas, =mechas, =moño, =moños, =tirantes, =labial, =labiales,
      =pulsera, =lookes, =looks, =escote, =moda, =de moda, =pasado de moda, =ojeras, =gafas de sol, camisa
      blanca, =maquillaje, =diseñador, =diseñadora, =desigual, =mango y`,
    weak: `tendencia, ropa, chaqueta, pantalón, temporada, colección, color, =elegantes, belleza, ancho,
      combinar, americana, =rojo, =negro, =gala, =marca, =marcas, =luces, =noche, =divino, =divina,
      =favorecedor, =ideal, =queda, =piel, =alfombra roja, =anillo, =anillos, =reloj, =relojes, =traje,
      =trajes, =botas, =guantes, =gorra, =gorras, =tela, =telas, =cuero, =cueros, =modelo, =modelos,
      =crema, =cremas, =pelo, =pelos, =estilo, =estilos, =espejo, =espejos, =conjunto, =conjuntos,
      =silueta, =siluetas, =lana, =lanas, =pastel, =pasteles, =talla, =tallas, =abrigo, =abrigos, =camisa,
      =camisas, =camiseta, =camisetas, =bufanda, =bufandas, =cinturón, =cinturones, =collar, =collares,
      =sombrero, =sombreros`,
    against: `robaron, ladrones, policía, película, cadáver, casaca, ciclista, equipación, pista, sangre,
      jugador, futbolista`,
  },
} satisfies PartOfLexicon;
