/** Phrases whose words do not mean what they say elsewhere; see the English ones. */
export const IDIOMS = `pan comido, ser pan comido, media naranja, dar calabazas, a otro perro con ese hueso,
  gato por liebre, cuatro gatos, buscarle tres pies al gato, perro viejo, de perros, tiempo de perros, hay
  gato encerrado, llevarse como el perro y el gato, matar el tiempo, matar dos pájaros, me muero de, muerto
  de risa, muerto de hambre, muerto de miedo, muerto de sueño, muero de ganas, de muerte, a muerte, cuestión
  de vida o muerte, frío que mata, de mala muerte, punto muerto, horas muertas, tiempo muerto, peso muerto,
  lenguas muertas, mar muerto, ángulo muerto, cayó como una bomba, fue un bombazo, bombazo, una bomba de
  película, pasarlo bomba, bomba de agua, banco de peces, banco de arena, banco del parque, banco de datos,
  banco de alimentos, banco de sangre, banco de pruebas, banco en el parque, rodar una escena, rodamos la
  última escena, disparar una foto, disparar fotos, tiro de gracia, salir el tiro por la culata, pegar un
  tiro al aire, dar en el blanco, a tiro hecho, sin ton ni son, capital humano, pena capital de, media hora,
  tarjeta de visita, jugar con fuego, a todo gas, a toda pastilla, a toda máquina, meter la pata, estirar la
  pata, mala pata, tener pata, por si las moscas, ir al grano, echar leña al fuego, poner las cartas sobre
  la mesa, harina de otro costal, dar la lata, ponerse las botas, tomar el pelo, por los pelos, tormenta de
  ideas, lluvia de ideas, lluvia de críticas, en las nubes, tormenta en un vaso de agua, a mal tiempo, al
  mismo tiempo, mucho tiempo, tiempo libre, buen tiempo atrás, hace tiempo, cuánto tiempo, madre mía, de
  puta madre, qué padre, madre naturaleza, lengua materna, lengua madre, padre de familia, puesta en escena,
  sacar de quicio, a la orden del día, tomar cartas, dar clases de humildad, con clase, de primera clase,
  clase media, clase social, clase obrera, toda clase de, clase política, guerra de precios, guerra de
  almohadas, en pie de guerra, batalla campal dialéctica, batalla de gallos, robar protagonismo, robar el
  corazón, me robó el corazón, robar la escena, crimen contra la moda, juego de niños, fuera de juego
  político, gol en propia puerta política, meter un gol al gobierno, partido de mi vida, sacar partido,
  tomar partido, dolor de cabeza, de cabeza, en buenas manos, a pedir de boca, copa de un pino, copa del
  árbol, copa de los árboles, paso a paso, sangre fría, hacerse mala sangre, lazos de sangre, dulce hogar,
  cabeza de turco, cabeza de familia, droguería, fumar la pipa de la paz, puro teatro, puro y duro, vino a
  verme, vino a casa, vino a mi casa, vino a la, vino con, vino de visita, vino ayer, vino aquí, vino él,
  vino ella, se vino, no vino, y vino, cuando vino, tarde vino, plan b, a primera vista, libro de familia,
  libro de visitas, móvil del crimen sin resolver, hacer el agosto, hacer la pelota, en la misma onda, hora
  punta, ciencia ficción barata, mono de trabajo, qué mono`;
