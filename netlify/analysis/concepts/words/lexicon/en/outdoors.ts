import type { PartOfLexicon } from '../../lexicon';

export const OUTDOORS = {
  golf: {
    strong: `hole in one, golf course, golf club, golf ball, tee shot, tee off, putting green, green jacket,
      ryder cup, pga tour, us open golf, chip shot, sand wedge, par four, par five, par three, on the green
      in two, under par, over par, golf swing`,
    ordinary: `golf, golfer, birdie, bogey, putt, putter, fairway, caddie, bunker shot, =backswing,
      eighteenth hole, back nine, front nine, nine iron, seven iron, leaderboard, clubhouse, mulligan, =pga`,
    weak: `par, tee, green, hole, flag, bunker, iron, driver, rough, swing, wedge, eagle, round, stroke,
      shot, under, fringe, tap in, drive, lips out`,
  },
  'auto racing': {
    strong: `formula one, formula 1, grand prix, pole position, pit stop, pit lane, safety car, fastest lap,
      chequered flag, checkered flag, le mans, indy 500, rally stage, race weekend, starting grid, team
      radio, racing driver, race car, soft tyres, hard tyres, lights out and away`,
    ordinary: `nascar, motorsport, ferrari, mclaren, verstappen, chicane, hairpin, slipstream, lap time,
      overtake, undercut, racetrack, speedway, motogp, qualifying lap, gravel trap, pit wall, pit crew,
      =drs, back marker, yellow flags, grandstand, final lap, into turn one, front wing, box box`,
    weak: `lap, race, circuit, track, corner, tyres, grid, podium, pit, crew, qualifying, engine, driver,
      gravel, straight, flag, championship, three wide, spin, fuel, turn, lead, stewards`,
  },
  cycling: {
    strong: `tour de france, yellow jersey, polka dot jersey, mountain bike, road bike, cycling team, time
      trial bike, giro d'italia, bike race, cycle race, bike lane, bunch sprint, cyclo-cross, bicycle race,
      sprint finish line, cycle path`,
    ordinary: `cycling, cyclist, bicycle, bike, peloton, breakaway, domestique, velodrome, handlebars,
      saddle, time trial, derailleur, pedals, bike ride, team car, hors categorie, cobbles, e-bike`,
    weak: `climb, rider, stage, sprint, sprinter, helmet, wheel, chain, gear, jersey, bunch, chase, attack,
      race, ride, summit, descent, gap, col`,
  },
  skiing: {
    strong: `ski resort, ski slope, ski lift, ski jump, alpine skiing, cross-country skiing, giant slalom,
      ski boots, ski pass, ski school, off-piste, downhill race, downhill skiing, world cup slalom, chair
      lift, black run, ski instructor, fresh powder, downhill record`,
    ordinary: `skiing, skier, slalom, piste, super-g, snowboard, apres-ski, biathlon, mogul, chairlift,
      gondola lift, snowplough turn, freestyle skiing, powder snow, start gate`,
    weak: `slope, snow, downhill, gate, mountain, powder, alpine, jump, run, lift, racer, alps, goggles,
      avalanche, winter, split`,
  },
  'fitness and exercise': {
    strong: `personal trainer, weight training, strength training, leg day, sit-ups, push-ups, press-ups,
      pull-ups, jumping jacks, warm-up exercises, cool-down stretch, feet hip-width, feet shoulder-width,
      engage your core, squeeze your glutes, fitness class, high-intensity interval, half marathon training,
      yoga mat, downward dog, gym membership, bench press`,
    ordinary: `workout, fitness, =exercise, =exercises, squat, lunge, dumbbell, kettlebell, treadmill, yoga,
      pilates, aerobics, cardio, reps, plank, biceps, triceps, glutes, deadlift, barbell, gym, jogging, abs,
      hamstring, burpee, quads, zumba, crossfit`,
    weak: `stretch, core, muscle, breathe, knees, hips, sweat, body, train, trainer, set, warm up, cool
      down, heart rate, strength, endurance, hold, inhale, exhale, marathon, run, work out`,
  },
  disasters: {
    strong: `natural disaster, rescue teams, richter scale, search and rescue, tsunami warning, state of
      emergency, disaster area, disaster relief, flood water, flash flood, forest fire, burst its banks,
      emergency shelter, humanitarian aid, buried under rubble, volcanic eruption, plane crash, death toll,
      tropical cyclone, left homeless, lost their homes, evacuation order`,
    ordinary: `earthquake, quake, aftershock, tsunami, =flood, =floods, =flooding, =flooded, floodwater,
      wildfire, mudslide, landslide, eruption, volcano, famine, hurricane, tornado, cyclone, typhoon,
      rubble, =evacuated, =evacuate, =evacuation, catastrophe, survivors, epicentre, epicenter, drought,
      derailed, shipwreck, fema, red cross, evacuees, magnitude, =levee, =levees, capsized`,
    weak: `disaster, rescue, collapse, damage, destroy, =emergency, shelter, firefighter, trapped, victim,
      missing, homeless, storm, =struck, debris, crash, crisis, explosion, ruins, swept away, devastated,
      coast guard, hundreds, thousands, volunteers, flames, blaze, burn`,
    against: `joke, date, party, hair, outfit, movie, film, recipe`,
  },
} satisfies PartOfLexicon;
