import type { PartOfLexicon } from '../../lexicon';

export const COURTS = {
  tennis: {
    strong: `bola de partido, punto de partido, bola de break, doble falta, roland garros, open de
      australia, copa davis, pelota de tenis, pista de tierra batida, tierra batida, partido de tenis,
      primer saque, segundo saque, punto de quiebre, cancha de tenis, ganar el set, rompe el servicio,
      torneo de tenis, =bola de set, =bola de rotura, punto de break, =punto de set, break point, =set
      point, match point, =rompe el saque, rotura de saque, break en blanco, contrabreak, pierde el saque,
      mantiene el saque, gana el juego en blanco, saque directo, golpe de derecha, golpe de revés, derecha
      cruzada, derecha invertida, derecha ganadora, revés cruzado, revés cortado, revés a dos manos,
      =revés a una mano, volea ganadora, =bolea alta, dejada perfecta, =globo liftado, passing shot, golpe
      ganador, error no forzado, =juez de silla, ojo de halcón, =tie break, =tie-break, desempate del
      tercer set, súper muerte súbita, =quince cero, quince iguales, treinta iguales, cuarenta cero,
      cuarenta quince, cuarenta treinta, treinta cuarenta, cero cuarenta, iguales a cuarenta, ventaja al
      saque, ventaja al resto, =al resto, =juego y set, juego set y partido, dos sets a uno, =tres sets a,
      =sets a cero, =primer set, segundo set, =tercer set, =quinto set, =set decisivo, =wimbledon,
      =wimbledones, =us open, abierto de estados unidos, abierto de australia, masters de madrid, mutua
      madrid open, =conde de godó, torneo de maestros, masters 1000, copa billie jean king, =pista dura,
      =pista rápida, pista de hierba, pista central, philippe chatrier, polvo de ladrillo, arcilla de
      parís, número uno de la atp, número uno de la wta, ranking atp, ranking de la atp, cabeza de serie,
      primera ronda de roland garros, =rafa nadal, rafael nadal, =roger federer, novak djokovic, carlos
      alcaraz, garbiñe muguruza, paula badosa, serena williams, jannik sinner, daniil medvedev, alexander
      zverev, stefanos tsitsipas, juan martín del potro, conchita martínez, arantxa sánchez vicario,
      steffi graf, andy murray, gabriela sabatini, iga swiatek, aryna sabalenka, juan carlos ferrero,
      =partido de dobles, =dobles mixtos, dobles masculino, encordar la raqueta, =encordado, =encordados,
      raqueta de tenis, clases de tenis, club de tenis, profesor de tenis, codo de tenista, pista de
      pádel, =pala de pádel, =pádel, =pádeles, =saque y volea, recogepelotas, tenista española, tenista
      número uno, =cambio de lado`,
    ordinary: `=tenis, tenista, raqueta, wimbledon, =revés, volea, =set, =sets, iguales, =derecha
      paralela, grand slam, =atp, =wta, muerte súbita, dejada, =ace, cuarenta iguales, =globo, =nadal,
      =federer, =djokovic, =alcaraz, =sinner, =badosa, =muguruza, =swiatek, =sabalenka, =zverev,
      =medvedev, =tsitsipas, =ruud, =murray, =agassi, =sampras, =becker, =sabatini, =gauff, =osaka,
      =break, =aces, =smash, =globos, =voleas, =bolea, =boleas, =derecha, =derechas, =deuce, =lift,
      =slice, =slices, =drive, =paralelo, =cortado, =cortados, =restar, =restares, =resta, =resto,
      =restos, =godó, =cordaje, =cordajes, empuñadura, passing, =raquetazo, =raquetazos, =peloteo,
      =peloteos, =pelotear, =liftado, =liftados, muñequera, =qualy, exhibición de saque, =top ten,
      ranking, =sacador, =frontón, squash, bádminton, =rotura, =quiebre, =challenger`,
    weak: `saque, saca, servicio, pista, red, bola, punto, juego, pelota, =partido, =partidos, torneo,
      final, ventaja, cancha, =ronda, =rondas, semifinal, =grada, =gradas, =gira, =giras, hierba, arcilla,
      =dobles, individual, =golpe, =golpes, cuarenta, treinta, quince, ganador, =número uno, australiano,
      =zurdo, =zurdos, campeona, =cinta, =cintas`,
  },
  golf: {
    strong: `campo de golf, palo de golf, pelota de golf, hoyo en uno, ryder cup, torneo de golf, golpe de
      salida, club de golf, =golf, =birdie, =birdies, =bogey, =bogeyes, doble bogey, =eagle, =eagles,
      albatros en el par cinco, =putt, =puttes, =putter, =green, =greenes, =fairway, =fairwayes, =caddie,
      =caddies, =caddy, =caddyes, =swing, =swinges, =tee, =tees, =tee de salida, =en el tee, =sale del
      tee, =salida del uno, =calle del hoyo, =hoyo nueve, =hoyo 18, dieciocho hoyos, =nueve hoyos, hoyo
      diecisiete, =último hoyo, =hoyo siete, dos bajo par, =menos cuatro, golpes bajo par, un golpe de
      ventaja, dos golpes de ventaja, golpe de penalización, hierro siete, hierro nueve, hierro cinco,
      madera tres, madera cinco, =sacar el driver, =con el driver, =driver, =wedge, =wedges, =sand wedge,
      pitching wedge, bola provisional, =búnker de arena, =salida de búnker, =arena del búnker, obstáculo
      de agua, =rough, =roughes, calle estrecha, =hándicap, =hándicapes, golpe de aproximación, =approach,
      =approaches, =chipear, =patear para birdie, =línea del putt, =caída del green, putting green, campo
      de prácticas, =bolsa de palos, carrito de golf, masters de augusta, augusta national, chaqueta
      verde, open británico, us open de golf, =pga tour, pga championship, =liv golf, circuito europeo,
      copa solheim, solheim cup, =copa ryder, =jon rahm, =tiger woods, sergio garcía, severiano
      ballesteros, seve ballesteros, rory mcilroy, phil mickelson, scottie scheffler, jordan spieth, josé
      maría olazábal, miguel ángel jiménez, arnold palmer, jack nicklaus, jarra de clarete, saint andrews,
      st andrews, =valderrama, =valderramas, =pasar el corte, =pasa el corte, torneo por golpes, match
      play, =golfista, =golfistas, =minigolf, =minigolfes, =embocar, =embocó, =emboca, =embocas, tendrá
      que dropar, dropó, al agua en el hoyo, bola al agua, hoyo dieciséis, hoyo dieciocho, en el dieciséis
      y, par cinco, par tres, bajo par, sobre par`,
    ordinary: `golfista, birdie, bogey, putt, green, fairway, caddie, =búnker, eagle, swing, =hoyo,
      =hoyos, =rahm, =tiger, =mcilroy, =seve, =olazábal, =scheffler, =mickelson, =augusta, =drive, =pga,
      =bogeys, =putts, =greens, =calle, =calles, =hierro, =hierros, =bunker, =bandera, =banderas,
      =tarjeta, =tarjetas, =scratch, =ryder, =divot, =slice, =hook, =golpe, =golpes, =palo, =palos,
      =links, =club de campo, =club de campos, =uno bajo, en el dieciséis, en el dieciocho, la mandó al
      agua, par cuatro`,
    weak: `=par, bandera, golpe, hierro, =salida, calle, vuelta, bola, bajo, madera, =lago, =lagos,
      =arena, =arenas, =corte, =cortes, =líder, torneo, putting, pelota, =hoja, =hojas, =ronda, =rondas,
      =jornada, =jornadas, recorrido, clasificación, =yardas, guante, ventaja`,
  },
} satisfies PartOfLexicon;
