import type { PartOfLexicon } from '../../lexicon';

export const HOME = {
  cooking: {
    strong: `aceite de oliva, precalentar el horno, precalienta el horno, a fuego lento, a fuego medio, sal
      y pimienta, levadura en polvo, libro de cocina, receta de cocina, tabla de cortar, batir los huevos,
      dejar cocer, pan rallado, al horno, cucharada sopera, diente de ajo, llevar a ebullición, masa madre,
      caldo de pollo, harina de trigo`,
    ordinary: `receta, =horno, harina, =masa, amasar, sofreír, sofrito, freír, hornear, hervir, guisar,
      =asar, =asado, =cocinar, =cocina, =cocinero, =cocinera, =cocinamos, =cocinando, =cocemos, sartén,
      cazuela, olla, cucharada, cucharadita, caldo, =ajo, =ajos, cebolla, perejil, albahaca, orégano,
      tomillo, vinagre, ingrediente, =salsa, =sopa, chef, condimentar, sazonar, levadura, pimentón, azafrán,
      paella, tortilla, repostería, =marinar, =cocer, =cocción, cebolleta, gratinar, =reduzca, =dore`,
    weak: `=pan, mantequilla, azúcar, =sal, pimienta, remover, mezclar, huevo, leche, nata, queso, arroz,
      =plato, =platos, sabor, limón, tomate, patata, verdura, carne, =pollo, pescado, cena, =comida,
      =comidas, fresco, servir, aceite, rebanada, cuenco, dorar, trocear, =picar, vino blanco, chorrito,
      pizca, fuego, grados, reposar, almuerzo, delicioso`,
  },
  'home and garden': {
    strong: `diseño de interiores, reforma del baño, reforma de la cocina, cuarto de baño nuevo, tijeras de
      podar, sala de estar nueva, macizo de flores, cortar el césped, pintamos las paredes, bricolaje,
      huerto urbano, centro de jardinería, tirar este tabique, tirar el tabique, cambiar los azulejos`,
    ordinary: `jardín, jardinero, =podar, =poda, =podan, abono, césped, maceta, semilla, trasplantar, rosal,
      =riego, =regar, =riegue, invernadero, =sofá, =cortina, =cortinas, azulejo, tabique, papel pintado,
      mueble, decoración, estantería, taladro, brocha, tarima, parqué, reforma, =seto, enchufe, lijar,
      =interiorista, persianas, alicatado`,
    weak: `planta, tierra, flor, pintar, =pintamos, =pared, =paredes, salón, baño, =suelo, cojín, lámpara,
      crecer, sembrar, patio, terraza, riega, invierno, luz, rincón, comedor`,
    against: `jardín de infancia, reforma laboral, reforma fiscal, reforma constitucional, pintor, cuadro,
      museo`,
  },
  pets: {
    strong: `comida para perros, comida para gatos, animal de compañía, protectora de animales, refugio de
      animales, tienda de animales, pastor alemán, arena para gatos, dueño del perro, pasear al perro, mejor
      amigo del hombre, adoptar un perro`,
    ordinary: `mascota, perro, =perrito, cachorro, =gato, =gata, =gatos, =gatito, gatitos, veterinario,
      correa, hámster, =acuario, periquito, =loro, labrador, caniche, collar antipulgas, protectora,
      =ladrar, =ladra, ronronea, desparasitar, pienso para gatos, pienso para perros`,
    weak: `animal, raza, =cola, adoptar, abandonado, vacunado, jaula, pájaro, conejo, hocico, pata, collar,
      cariñoso, chip, refugio, pelo`,
    against: `perrito caliente, gato hidráulico, caza`,
  },
  'family and relationships': {
    strong: `baja de paternidad, baja de maternidad, permiso de paternidad, vestido de novia, vida familiar,
      familia numerosa, padres adoptivos, cuento antes de dormir, día de la boda, pedida de mano, anillo de
      compromiso, madre soltera, pareja de hecho, criar a los hijos, recién casados, despedida de soltera`,
    ordinary: `=mamá, =papá, =madre, =padre, =padres, =abuela, =abuelo, =abuelos, hermano, =hija, =hijas,
      =hijo, =hijos, gemelo, mellizo, =bebé, =bebés, recién nacido, pañal, embarazada, =boda, =novia,
      matrimonio, =casarse, =casaron, =casados, divorcio, =esposa, =esposo, =marido, =maridos, suegra,
      =familia, =familias, aniversario de boda, =guardería, =guarderías, nieto, niñera`,
    weak: `niño, amor, cumpleaños, =primo, =prima, tío, tía, pareja, novio, cuidar, dormir, =nacieron,
      nacimiento, baja, biberón, cuna, sobrino, cariño`,
    against: `policía, asesinato, juez, padre nuestro, iglesia, misa, ladrones, hijo de puta`,
  },
  'real estate': {
    strong: `agencia inmobiliaria, agente inmobiliario, mercado inmobiliario, precio de la vivienda, metros
      cuadrados, contrato de alquiler, meses de fianza, piso en venta, casa en venta, dos habitaciones, tres
      habitaciones, cuatro habitaciones, compra de vivienda, segunda mano piso`,
    ordinary: `inmobiliaria, hipoteca, alquiler, inquilino, casero, =vivienda, =viviendas, =apartamento,
      =piso, =pisos, =ático, chalé, chalet, dúplex, fianza, escritura, propietario, arrendador,
      urbanización, adosado, comunidad de vecinos, departamento amueblado`,
    weak: `=habitación, =habitaciones, dormitorio, baño, terraza, balcón, =casa, =casas, venta, precio,
      reformado, luminoso, barrio, planta, vender, comprar, visita, piden, garaje, parcela, euros, ascensor,
      exterior`,
  },
  shopping: {
    strong: `centro comercial, grandes almacenes, código de descuento, lista de la compra, tarjeta regalo,
      envío gratis, envío gratuito, black friday, ir de compras, rebajas de enero, rebajas de verano,
      carrito de la compra, oferta especial, dos por uno, ticket de compra, cheque regalo, por ciento de
      descuento`,
    ordinary: `=rebajas, =compras, descuento, ganga, cupón, supermercado, escaparate, =tienda, =tiendas,
      probador, =mercadillo, reembolso, vale de descuento, minorista, =dependienta, comprador, oferta,
      devolución`,
    weak: `comprar, vender, precio, barato, caja, cliente, regalo, marca, bolsa, =recibo, pedido, =cola,
      pagar, almacén, por ciento, gratis`,
    against: `oferta de empleo, tienda de campaña`,
  },
  'style and fashion': {
    strong: `semana de la moda, desfile de moda, diseñador de moda, alta costura, tacones altos, barra de
      labios, crema hidratante, cuidado de la piel, vestido de noche, esta temporada se lleva, última moda,
      moda masculina, moda femenina, sombra de ojos`,
    ordinary: `=moda, pasarela, vestido, falda, blusa, bolso, =tacón, =tacones, maquillaje, pintalabios,
      rímel, perfume, pendientes, joyería, peluquería, peluquero, peinado, =estilista, vaqueros, =seda,
      terciopelo, lentejuelas, americana de, =look, armario, prenda, zapatos, =botines, =esmoquin, modista,
      complementos`,
    weak: `estilo, tendencia, modelo, ropa, camisa, chaqueta, abrigo, pantalón, temporada, colección, tela,
      color, =elegante, =elegantes, belleza, sombrero, bufanda, botas, pelo, ancho, combinar, diseñador,
      americana`,
    against: `robaron, ladrones, policía`,
  },
} satisfies PartOfLexicon;
