import type { PartOfLexicon } from '../../lexicon';

export const OUTDOORS = {
  golf: {
    strong: `hole in one, golf course, golf club, golf ball, tee shot, tees off, putting green, green jacket,
      ryder cup, pga tour, us open golf, chip shot, sand wedge, par four, par five, par three, on the green
      in two, under par, over par, golf swing, bunker shot, nine iron, seven iron, tap-in, lips out, double
      bogey, triple bogey, par putt, birdie putt, eagle putt, for birdie, for eagle, for par, to save par,
      saves par, up and down, up and down from, it lips, catches the lip, tap in for, tap it in, greenside
      bunker, fairway bunker, short of that bunker, in the bunker, found the bunker, plugged in the bunker,
      fried egg lie, deep rough, off the tee, first tee, tee box, teed off on the first, tee time, on the
      tee, eight iron, six iron, five iron, four iron, three wood, five wood, hybrid club, pitching wedge,
      lob wedge, gap wedge, long iron, two iron, driver off the tee, approach shot, lay up short, lays up,
      dogleg left, dogleg right, carry the water, in the water at sixteen, water hazard, out of bounds off,
      provisional ball, free drop, read the putt, reads the green, breaking left, breaks left to right, left
      to right putt, downhill putt, eight feet downhill, foot putt, three-putt, lag putt, putting stroke,
      putting surface, the flagstick, pin position, pin high, tucked pin, at the flag, back of the green, on
      in two, green in regulation, eighteen holes, nine holes, the nineteenth hole, amen corner, masters at
      augusta, augusta national, saint andrews, st andrews, pebble beach, the old course, royal troon, the
      open championship, claret jug, the fedex cup, solheim cup, presidents cup, liv golf, european tour
      golf, dp world tour, tiger woods, rory mcilroy, scottie scheffler, jack nicklaus, arnold palmer, gary
      player, phil mickelson, jon rahm, brooks koepka, bryson dechambeau, jordan spieth, justin rose, justin
      thomas, collin morikawa, seve ballesteros, nick faldo, nelly korda, shanked it, duffed it, topped it,
      slices it right, hooked it left, pulled it left, draw and fade, grip it and rip it, follow-through,
      golf cart, golf buggy, golf bag, handicap of, scratch golfer, my handicap, match play, stroke play, one
      under, two under, three under, four under, five under, six under, seven under, level par, two over par,
      makes the cut, missed the cut, mini golf, crazy golf, replace your divot, found the sand, come up well
      short, out of the sand`,
    ordinary: `golf, golfer, birdie, bogey, putt, putter, fairway, caddy, =backswing, eighteenth hole, front
      nine, leaderboard, clubhouse, mulligan, =pga, albatross, out of the rough, in the rough, dogleg, drop
      zone, lost ball, flagstick, on the green, on the eighteenth, the masters, augusta, carnoustie,
      sawgrass, shanked, backswing, downswing, stableford, matchplay, foursomes, fourball, driving range,
      divot, putted, links course, teed, chips it, chip-in, mcilroy, scheffler, holed out, shot of the round,
      fourteenth hole`,
    weak: `back nine, par, tee, green, hole, flag, bunker, irons, driver, rough, swing, wedge, eagle, round,
      stroke, shot, under, fringe, drive, the eighteenth, the pin, handicap, the flag, the cup, pairing,
      eighteen, seventeenth, sixteenth, fifteenth, feet, downhill, uphill, lip, course, hazard, sand, club,
      breaking, roll, drops, leader, major, water, short, left, right, wind, gallery, crowd, eighteenth`,
    against: `bunker buster, air raid, bomb`,
  },
  'auto racing': {
    strong: `formula one, formula 1, pole position, pit stops, pit lane, fastest lap, chequered flag,
      checkered flag, le mans, indy 500, rally stage, race weekend, starting grid, team radio, racing driver,
      race car, soft tyres, hard tyres, lights out and away, lap times, qualifying lap, final lap, into turn
      one, three wide, formula e, formula two, formula three, nascar cup, indycar series, world rally
      championship, rally driver, rally car, world endurance championship, daytona 500, indianapolis 500,
      monaco grand prix, spa-francorchamps, brands hatch, laguna seca, circuit of the americas, yas marina,
      lewis hamilton, max verstappen, charles leclerc, lando norris, carlos sainz, george russell, fernando
      alonso, sergio perez, oscar piastri, daniel ricciardo, sebastian vettel, kimi raikkonen, michael
      schumacher, ayrton senna, alain prost, niki lauda, james hunt, damon hill, jenson button, nigel
      mansell, mario andretti, dale earnhardt, jeff gordon, jimmie johnson, richard petty, kyle busch, danica
      patrick, valentino rossi, marc marquez, sebastien loeb, red bull racing, team principal, race engineer,
      race director, race control, box this lap, box box box, box now, copy that box, onto the hards, on the
      hards, onto the softs, on the softs, on mediums, on the mediums, onto the mediums, soft compound, hard
      compound, full wets, slick tyres, fresh tyres, tyre degradation, tyre wear, rears are gone, front left
      is gone, blistering on the rears, double stack, drive-through penalty, five-second penalty, stop-go
      penalty, grid penalty, five-place grid penalty, virtual safety car, safety car is out, safety car in
      this lap, red-flagged, red flag session, white flag last lap, into turn three, three wide into, back
      end, lost the back end, spins out, into the gravel, in the gravel, into the barriers, into the wall at,
      tyre barrier, tire barrier, rides the kerb, hits the apex, clips the apex, racing line, dirty air, drs
      zone, drs enabled, drag race, drag strip, stock car, stock car racing, go-kart, kart racing, dirt bike
      race, hill climb record, sprint car, demolition derby, qualifying session, out lap, in lap, flying lap,
      purple sector, sector one, sector three, fastest in sector, on pole, from pole, start from pole, starts
      on pole, takes pole, pole for, front row of the grid, back of the grid, grid walk, formation lap, pace
      lap, pace car, lights out, jump start penalty, pit board, pits for, comes in to pit, into the pits, out
      of the pits, pit road, pit stall, wheel gun, tire changer, fuel strategy, fuel saving, two-stop
      strategy, one-stop strategy, one-stopper, two-stopper, drivers' championship, constructors'
      championship, world drivers' champion, podium finish, spray champagne, champagne on the podium, victory
      lane, burnout at the line, lapped traffic, laps to go, laps remaining, laps left, last lap, lap record,
      lap down, ran wide at, locks up, flat spot, wheel to wheel, side by side into, switchback into, halo
      saved, front wing damage, rear wing, cockpit steering wheel, crew chief, restart on lap, caution is
      out, under caution, caution laps, retires the car, engine failure on lap`,
    ordinary: `grands prix, safety car, nascar, motorsport, ferrari, mclaren, verstappen, chicane, hairpin,
      slipstream, overtakes, undercut, racetrack, speedway, motogp, gravel trap, pit wall, pit crew, =drs,
      back marker, yellow flag, grandstand, front wing, box box, f1, indycar, superbikes, daytona, talladega,
      brickyard, silverstone, monza, suzuka, interlagos, imola, nurburgring, hockenheim, bathurst, sebring,
      schumacher, senna, scuderia, intermediates, slicks, graining, overcut, vsc, green flag, black flag,
      blue flags, turn one, turn four, kerbs, karting, motocross, supercross, jackman, constructors,
      backmarkers, unlap, downforce, monocoque, dnf, raceway, pitlane, overtook, mercedes team, red bull,
      williams team, alpine team, haas, aston martin team, leclerc, norris, vettel, alonso, chassis setup,
      rookie driver, co-driver, motor racing, motor sport, softs, throttle trace, downshift into, engine
      blew, drs, steward's inquiry, =hards`,
    weak: `laps, racing, circuit, track, corner, tyres, grid, podium, crew, qualifying, engine, driver,
      gravel, straight, flag, championship, spin, fuel, turn, lead, stewards, apex, racer, paddock, pole,
      hamilton, rally, rears, copy, car, pack, contact, tires, front, wing, stint, gap, seconds, tenths,
      wheel, box, barrier, wall, brake, crash, spun, finish, winner, champion, season, team, sunday, speed,
      green, yellow, pace, position, points, pit`,
    against: `horse, jockey, cycling, peloton, ski, runners, swimming`,
  },
  cycling: {
    strong: `tour de france, yellow jersey, polka dot jersey, mountain biking, road bike, cycling team, time
      trial bike, giro d'italia, bike race, cycle race, bike lanes, bunch sprint, cyclo-cross, bicycle race,
      sprint finish line, cycle path, hors category, e-bikes, the bunch sprint, breakaway riders, breakaway
      group, breakaway has, in the breakaway, maillot jaune, pink jersey, maglia rosa, green jersey, white
      jersey, red jersey of the vuelta, king of the mountains, mountains classification, general
      classification, points classification, lanterne rouge, grand tour, tour of flanders, paris-roubaix,
      milan-san remo, liege-bastogne-liege, vuelta a espana, tour de suisse, tour of britain, criterium du
      dauphine, champs-elysees sprint, mont ventoux, alpe d'huez, col du, mur de huy, the koppenberg, stage
      winner, stage win, stage race, mountain stage, summit finish, flamme rouge, feed zone, directeur
      sportif, team time trial, individual time trial, time trialist, lead-out train, lead-out man,
      crosswinds split, drafting behind, on his wheel, on her wheel, on the drops, clipless pedals, clip-in
      pedals, clip in, bib shorts, chamois cream, cycling shorts, cycling helmet, bike helmet, cycling club,
      club ride, sunday ride, group ride, century ride, gran fondo, bike touring, gravel bike, gravel ride,
      fixed gear, penny-farthing, tandem bike, folding bike, cargo bike, electric bike, bike share, hire
      bike, bike shop, bike rack, bike stand, bike pump, bike path, bike lock, cycle lane, cycle
      superhighway, cycle to work, ride my bike, ride a bike, rides his bike, bike to work, on my bike, on
      your bike, on a bike, his bike, her bike, my bike, puncture repair, inner tube, flat tyre on the bike,
      rear derailleur, front derailleur, bottom bracket, chain ring, cassette and chain, lost his chain,
      dropped chain, chain's skipping, disc brakes bike, carbon frame, aero bars, handlebar tape, true that
      wheel, true the wheel, training wheels, balance bike, bmx track, downhill biking, madison pairing, team
      pursuit, hour record, track cycling, indoor trainer, power meter, watts per kilo, wout van aert,
      mathieu van der poel, tadej pogacar, remco evenepoel, eddy merckx, lance armstrong, chris froome,
      geraint thomas, bradley wiggins, mark cavendish, chris hoy, laura kenny, egan bernal, primoz roglic,
      team sky, ineos grenadiers, categorised climb, chasing group, bunch catches, caught by the bunch,
      kilometres to go, attack on the climb, cracked on the climb, crash in the bunch`,
    ordinary: `cyclist, bicycling, bike, peloton, breakaway, domestiques, velodrome, handlebar, time-trial,
      derailleur, pedal, bike ride, team car, vuelta, giro, tourmalet, galibier, musette, soigneur, leadout,
      echelon, paceline, out of the saddle, in the saddle, cleats, lycra, sportive, bikepacking, fixie,
      brompton, tubeless, chainring, chainset, crankset, seatpost, stabilisers, bmx, singletrack, keirin,
      omnium, zwift, pogacar, vingegaard, merckx, visma, puncheur, rouleur, cadence, sprint finish, team
      leader, general classement, dropped rider, puncture, freewheel, gears on the bike, commuter cyclist,
      velo, echappee, wattage, chainstay, panniers, hi-vis, =spokes`,
    weak: `cycle, saddle, cobbles, climb, rider, stage, sprint, sprinter, helmet, wheel, chain, gear, jersey,
      bunch, chase, attack, race, ride, summit, descent, gap, col, climber, rode, miles, kilometres, brakes,
      tyres, hill, uphill, downhill, slopes, lead, pace, finish line, leader, mountains, break, minutes,
      legs, road, café stop, cafe, carbon, mechanic, lane, cassette`,
    against: `motorbike, motorcycle, harley, biker gang, exercise bike, spin class`,
  },
  skiing: {
    strong: `ski resort, ski slope, ski jumping, alpine skiing, cross-country skis, giant slalom, ski pass, ski
      school, off piste, downhill race, downhill skiing, world cup slalom, chair lift, ski instructor, downhill
      record, super-g, apres ski, powder snow, starting gate, ski run, ski trip, ski holiday, ski season, ski patrol,
      ski mask and poles, ski poles, ski jumper, ski chalet, ski hire, ski rental, ski bus, ski town, ski area, ski
      mountaineering, ski touring, backcountry skiing, heli-skiing, waxing the skis, skins on, ski wax, bunny slope,
      bunny hill, green run, black diamond, double black diamond, mogul run, half-pipe, terrain park, big air, ski
      cross, alpine combined, downhill course, downhill racer, men's downhill, women's downhill, of the downhill, val
      d'isere, val thorens, st anton, st moritz, lake louise, jackson hole, park city slopes, mikaela shiffrin,
      lindsey vonn, bode miller, hermann maier, franz klammer, eddie the eagle, marcel hirscher, marco odermatt,
      shaun white, chloe kim, eileen gu, drag lift, t-bar, button lift, magic carpet lift, cable car up the mountain,
      gondola up, lift pass, lift ticket, lift queue, piste map, on the piste, groomed slopes, groomed runs, piste
      basher, snow cannon, artificial snow on the slopes, fresh tracks, knee-deep powder, deep powder, waist-deep
      powder, snow plough turn, make a wedge, pizza and french fries, parallel turns, carving turns, carve a turn,
      edges of your skis, catch an edge, caught an edge, tips together, point the tips, lean forward in your boots,
      ski binding, start hut, in the start gate, second split, at the second split, first split, hundredths ahead,
      hundredths behind, hundredths of a second, missed a gate, straddled a gate, hooked a gate, through the gates,
      into the flat light, carrying great speed, tenth up at the, tuck position, in the tuck, flying kilometre,
      nordic skiing, nordic combined, cross-country skier, biathlon range, roller skis, winter olympics, snow sports,
      avalanche transceiver, avalanche airbag, vin chaud, mulled wine after skiing, snow goggles, base lodge, summit
      lodge, mountain hut lunch, first lift, last lift, hit the slopes, upper piste, piste, on the slopes, waxed
      skis, your skis, cross-country loop, glide wax, lillehammer, ski lodge, moguls, chairlift, snowboard, ski lift,
      ski boots, black run, red run, blue run, nursery slope, powder day, fresh powder`,
    ordinary: `ski, skier, slalom, biathlon, gondola lift, snowplough turn, freestyle skiing, halfpipe, slopestyle,
      aerials, hahnenkamm, kitzbuhel, lauberhorn, wengen, courchevel, meribel, chamonix, zermatt, verbier, cortina,
      aspen, vail, breckenridge, whistler, niseko, tignes, garmisch, shiffrin, snowplough, biathlete, salopettes,
      chalet, wedge turn, freeride, freestyle, freeski, schuss, wipeout, slalom gates, base depth, nursery hill,
      snowplow turn, ski-doo, wax them`,
    weak: `slopes, snow, downhill, gate, mountain, powder, alpine, jump, run, lifts, racer, alps, goggles, avalanche,
      winter, split, bindings, gondola, dolomites, edging, boots, poles, turn, steep, pitch, helmet, instructor,
      champion, resort, knees, speed, course, lead, speed suit, tenth, hundredths, line, landing, altitude, glacier,
      black, red, blue, summit, carve`,
    against: `cycling, bike`,
  },
} satisfies PartOfLexicon;
