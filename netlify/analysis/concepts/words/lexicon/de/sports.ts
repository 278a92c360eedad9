import type { PartOfLexicon } from '../../lexicon';

export const SPORTS = {
  soccer: {
    strong: `champions league, rote karte, gelbe karte, gelb-rote karte, zwei zu null, drei zu null, eins zu
      null, direkter freistoß, dfb-pokal, fußballspiel, fußballplatz, fußballverein, fußballmannschaft,
      elfmeterschießen, nachspielzeit, torschützenkönig, strafraum, bundesligaspiel, abseitsfalle, flanke
      von rechts, flanke von links, per kopf ins tor, drin der ball, erste halbzeit, zweite halbzeit`,
    ordinary: `~fußball~, bundesliga, torwart, torhüter, =stürmer, =stürmern, =stürmers, mittelstürmer,
      mittelfeldspieler, =verteidiger, elfmeter, abseits, ~freistoß, eckball, ecke von rechts, =flanke,
      kopfball, halbzeit~, siegtor, führungstor, ausgleichstor, torlatte, torpfosten, torschuss, =fifa,
      =uefa, =dfb, anpfiff, abpfiff, doppelpass, hattrick, eigentor, =bayern, dortmund, weltmeisterschaft,
      ~pokal, =treffer, siegtreffer, führungstreffer, kicker, nationalmannschaft, verlängerung, rasen,
      schalke, =fc, gegentor, ausgleichstreffer, konter`,
    weak: `=tor, =tore, spiel, ball, schiedsrichter, trainer, mannschaft, meisterschaft, finale, liga,
      stadion, sieg, niederlage, pass, schuss, abwehr, saison, pause, foul, abwehrspieler, drin, führung,
      gegner, fans`,
  },
  'american football': {
    strong: `american football, super bowl, quarterback, touchdown-pass, wide receiver, running back,
      endzone, offensive line, vierter versuch, field goal`,
    ordinary: `touchdown, =nfl, =yard, =yards, linebacker, interception, fumble, =football, runningback,
      kickoff, punt, fieldgoal`,
    weak: `pass, helm, angriff, verteidigung, team, versuch, spielzug, stadion, liga, läuft`,
  },
  basketball: {
    strong: `freiwurflinie, dreipunktelinie, dreipunktewurf, basketballspiel, basketballplatz, unter dem
      korb, korbleger, slam dunk, nba-finale, eigenen korb, gegnerischen korb`,
    ordinary: `~basketball~, =nba, =bbl, dunking, =dunk, =dreier, freiwurf, rebound, =korbjäger,
      spielmacher, =center spieler, euroleague, =alba, power forward, point guard, ballgewinn, sprungwurf,
      ballverlust, nowitzki`,
    weak: `=korb, ball, halle, punkte, viertel, trainer, team, foul, verlängerung, wurf, führt, stopft,
      hände, werfen`,
    against: `brotkorb`,
  },
  tennis: {
    strong: `matchball, satzball, breakball, doppelfehler, tennisspieler, tennisspielerin, tennisplatz,
      tennisball, tennisschläger, tennisturnier, zweiter aufschlag, erster aufschlag, satzgewinn, davis cup,
      french open, australian open, roland garros, grand-slam-turnier`,
    ordinary: `tennis~, =tennis, wimbledon, rückhand, vorhand, =volley, =aufschlag, aufschlagspiel,
      =tiebreak, =einstand, =atp, =wta, =stopp, sandplatz, rasenplatz, grundlinie, =ass, =becker, steffi
      graf, zverev, =break`,
    weak: `satz, netz, ball, punkt, spiel, match, turnier, finale, vorteil, platz, schläger, schlägt auf,
      return`,
  },
  golf: {
    strong: `golfplatz, golfschläger, golfball, golfturnier, golfclub, hole-in-one, ryder cup, unter par,
      über par, abschlag am`,
    ordinary: `golf~, =golf, birdie, bogey, =putt, =putter, =grün am loch, fairway, =caddie, =bunker, eagle,
      handicap, =abschlag`,
    weak: `loch, fahne, par, schlag, =eisen, runde, ball, grün, meter, schwung`,
    against: `persischer golf`,
  },
  'auto racing': {
    strong: `formel 1, formel eins, großer preis, pole-position, safety-car, schnellste runde, zielflagge,
      startaufstellung, boxenstopp, boxengasse, an die box, weiche reifen, harte reifen, 24 stunden von le
      mans, rennfahrer, rennstrecke, rennwagen, autorennen, motorsport, nürburgring, hockenheimring`,
    ordinary: `=rallye, =dtm, motogp, rennstall, =rennen, ferrari, verstappen, vettel, schumacher, schikane,
      überholmanöver, qualifying, =pole, =box, fahrerlager, grand prix, kartbahn, rennleitung`,
    weak: `runde, strecke, kurve, fahrer, reifen, podium, motor, führung, start, überholen, team, flagge,
      wagen`,
    against: `pferd, jockey`,
  },
  cycling: {
    strong: `gelbes trikot, tour de france, radrennen, rennrad, radfahrer, mountainbike, bergetappe,
      einzelzeitfahren, radprofi, radweg, giro d'italia, bergtrikot, e-bike`,
    ordinary: `~fahrrad~, radsport, =rad, =räder, radler, pedale, ausreißer, ausreißergruppe, zeitfahren,
      lenker, =sattel, =peloton, =hauptfeld, zielsprint, radtour, sprinter, velodrom, trikot`,
    weak: `etappe, anstieg, berg, führung, rennen, helm, kette, fahrer, vorsprung, feld, attacke, ziel,
      kilometer, gipfel, davon`,
    against: `motorrad`,
  },
  skiing: {
    strong: `skigebiet, skipiste, skilift, skispringen, riesenslalom, skischuhe, skischule, skilehrer,
      skirennen, skifahrer, skipass, langlauf, vierschanzentournee, abfahrtslauf, alpiner skisport, schwarze
      piste, pistenverhältnissen`,
    ordinary: `skiurlaub, skiläufer, skitour, =ski, =skier, slalom, snowboard, sessellift, biathlon,
      =abfahrt, tiefschnee, =piste, =pisten, pulverschnee, super-g, starthaus, gondelbahn, wintersport,
      pistenraupe`,
    weak: `schnee, berg, hang, sprung, winter, lift, helm, alpen, tor, stößt, rennen, stange, bindung`,
  },
  'fitness and exercise': {
    strong: `personal trainer, fitnessstudio, krafttraining, ausdauertraining, yogamatte, yogakurs,
      liegestütze, kniebeugen, aufwärmübungen, sportübungen, hampelmann sprünge, bauch anspannen,
      bauchmuskeln, zehn wiederholungen, dehnübungen`,
    ordinary: `fitness~, =fitness, hanteln, hantel, sit-ups, =yoga, =pilates, aerobic, wiederholungen,
      =dehnen, =dehnung, ausfallschritt, bizeps, trizeps, gesäßmuskeln, aufwärmen, workout, ~training,
      laufband, muskelkater, =planke, joggen, muskelaufbau, körperliche bewegung`,
    weak: `muskel, atmen, einatmen, ausatmen, knie, =rücken, körper, kraft, ausdauer, laufen, trainieren,
      schwitzen, übung, hüfte, gerade, spannung, strecken, satz, bauch, sport`,
    against: `fußball, trainer, =stürmer`,
  },
} satisfies PartOfLexicon;
