import type { PartOfLexicon } from '../../lexicon';

export const SPORTS = {
  soccer: {
    strong: `penalty kick, penalty shoot-out, offside trap, champions league, premier league, la liga, bundesliga,
      serie a, world cup qualifier, corner kick, goal kick, hat trick hero, football club, soccer match, soccer game,
      soccer team, football pitch, soccer field, football match, centre forward, goalkeeper saves, yellow card,
      three-nil, two-nil, one-nil, four-nil, two-one up, goal of the season, into the bottom corner, into the top
      corner, the linesman, transfer window, penalty spot, back of the net, manchester united, through ball, kop end,
      stamford bridge, the emirates stadium, camp nou, erling haaland, harry kane, nil-nil draw, goalless draw, one
      apiece at the break, man city, manchester city, man united, real madrid, bayern munich, borussia dortmund,
      paris saint-germain, inter milan, spurs fans, west ham, aston villa, newcastle united, leeds united, nottingham
      forest, crystal palace, celtic and rangers, three lions, the lionesses, women's super league, europa league, fa
      cup, league cup, euro qualifier, copa america, the beautiful game, golden boot, ballon d'or, var check,
      checking it in the var room, goal-line technology, parked the bus, sitting deep, high press, false nine,
      holding midfielder, attacking midfielder, defensive midfielder, box-to-box midfielder, long ball, ball over the
      top, over the top for, cut back from the byline, from the spot, spot kick, steps up to take the penalty, sent
      the keeper the wrong way, saves the penalty, missed penalty, back post, top bins, hits the bar, hits the post,
      off the crossbar, off the woodwork, against the woodwork, rattles the crossbar, into the side netting, curls
      it, half volley, diving header, glancing header, bicycle kick, overhead kick, chips the keeper, rounds the
      keeper, keeper's beaten, keeper tips it over, tips it over the bar, one-on-one with the keeper, slots it home,
      taps it home, nods it in, heads it in, heads home, fires home, slide tackle, two-footed tackle, second yellow,
      straight red, shown a red, in the book for, into the referee's book, denied by the keeper, goalmouth scramble,
      in the dugout, relegation zone, relegation battle, promotion to the premier league, top of the table clash,
      three points at home, away goals, on aggregate, group stage, knockout stage, round of sixteen, penalty
      shootout, golden goal, caretaker manager, club captain, transfer fee, loan deal, academy striker,
      under-twenty-ones, non-league, sunday league, five-a-side, kick-about, shin pads, away end, home end, terraces
      chanting, season ticket holder, the gaffer, two-nil up, one-nil down, five-nil, six-nil, four-one, three-one,
      two-one, one-one draw, added on, minutes of stoppage time, fourth official, corner flag, centre circle, penalty
      shout, penalty appeal, wins the header, man of the match, mls cup, inter miami, david beckham, soccer mom,
      soccer practice, world cup final, championship final, european championship, jose mourinho, pep guardiola, jurgen klopp, sir alex
      ferguson, corner to, square ball, whipped in, whips it in, flicked on, keeper never moved, away in the third
      round, draw for the third round, third round of the cup, winger, second booking, ten men, down to ten, hit them
      on the break, squared it, simple finish, games without a win, shows him the card, stoppage time, goodison,
      anfield, old trafford, striker, midfielder, goalkeeper, centre-back, left-back, right-back, free kick, his
      second of the game, taps it in, tap-in, top corner, bottom corner, far post, near post, crossbar, offside`,
    ordinary: `soccer, goalie, penalty area, penalty box, extra time, injury time, added time, half-time, kick off,
      throw-in, goalpost, equalise, =equalizer, =equalizers, clean sheet, own goal, fifa, uefa, world cup,
      =footballer, =footballers, red card, hat-trick, dribbles past, crosses it in, saved by the keeper, onside,
      nil-nil, one-two pass, full-back, back four, cup final, breakaway goal, goalless, goalscorer, scoreline,
      premiership, arsenal, chelsea, counter-attack, box-to-box, sent off, bernabeu, maradona, messi, ronaldo,
      mbappe, pele, juventus, tottenham, dummies, nutmeg, stepover, relegated, aggregate, first leg, second leg,
      astroturf, kickabout, full-time whistle, final whistle, half-time whistle, centre-half, wing-back, sweeper
      keeper, woodwork, dugout, playmaker, poacher, equalize, scouser, underside of the bar, man marking, set piece,
      squad rotation, offside flag, linesman, assistant referee, everton, fulham, brentford, benfica, barca,
      atletico, napoli, ac milan, sevilla, la masia, wembley, subbed off, shot on target, cross-field, cleared off
      the line, goal difference, semi-final, quarter-final, gegenpressing, the gunners, hooligan, fifa ranking, on
      the break, without a win, booked for`,
    weak: `goal, match, pitch, referee, score, penalties, championship, final, league, kick, dribble, tackle,
      defender, coach, whistle, stadium, fans, ball, team, fixture, derby, keeper, volley, football, header, =var,
      corner, cross, save, visitors, season, side, wing, cup, home side, away, forward, bench, post, bar, box, shot,
      nil, win, foul, rounds, outside of the box, inside the box, =goals, substitute, liverpool, barcelona, handball,
      brace, wolves, brighton, southampton, sunderland, ajax, porto, substitution, clearance, knockout, the reds,
      nets, boots, dive, booked, squad, manager, transfer, loan, spot, draw, unmarked, lineup, champions, half,
      minutes, united, city, rovers, villa, kit, terraces, supporters, crowd, chants, table, points, beaten, flag,
      assist, captain, var, attack, defence, possession, pass, european, brazil, argentina, germany, reaches for his
      pocket`,
    against: `tennis, hockey, rugby, cricket, basketball, baseball, touchdown, quarterback`,
  },
  'american football': {
    strong: `touchdown pass, quarterback, wide receiver, super bowl, running backs, line of scrimmage, field
      goal attempt, punt return, american football, offensive line, defensive line, super bowl champion,
      third and long, second and long, first-and-ten, third down, fourth and, yard line, yards to go, snap
      the ball, two-minute warning, kansas city chiefs, pass is intercepted, touchdown run, hail mary pass,
      field goal, kickoff return, two-point conversion, picked off, dallas cowboys, red zone, drops back, nfl
      draft, first-round draft pick quarterback, hail mary, tight end, left tackle, right tackle, nose
      tackle, defensive end, middle linebacker, outside linebacker, strong safety, free safety, forty-yard
      field goal, field goal is good, through the uprights, between the uprights, splits the uprights, wide
      right, wide left, extra point is good, onside kick, pick six, strip sack, sacks the quarterback, drops
      back to pass, pocket collapses, play action, screen pass, shotgun formation, wildcat formation, hands
      it off, up the gut, off tackle, line drive down the field, third and goal, first and goal, fourth and
      goal, second and ten, third and seven, third and one, third and short, fourth and one, fourth and
      inches, first down marker, moves the chains, chain gang, down by contact, roughing the passer, pass
      interference, holding on the offense, unnecessary roughness, intentional grounding, flag on the play,
      yellow flag on the field, two-minute drill, forty-yard line, fifty-yard line, twenty-yard line,
      ten-yard line, goal line stand, forced fumble, recovers the fumble, tom brady, patrick mahomes, peyton
      manning, joe montana, lamar jackson, josh allen, aaron rodgers, bill belichick, vince lombardi, green
      bay packers, new england patriots, pittsburgh steelers, san francisco 49ers, philadelphia eagles,
      buffalo bills, baltimore ravens, cincinnati bengals, denver broncos, seattle seahawks, detroit lions,
      chicago bears, miami dolphins, tampa bay buccaneers, las vegas raiders, los angeles rams, houston
      texans, cleveland browns, new york giants, new york jets, minnesota vikings, washington commanders,
      arizona cardinals, atlanta falcons, carolina panthers, new orleans saints, indianapolis colts,
      jacksonville jaguars, tennessee titans, los angeles chargers, monday night football, thursday night
      football, sunday night football, friday night lights, college football, high school football, rose
      bowl, sugar bowl, cotton bowl, orange bowl, crimson tide, alabama and ohio state, heisman trophy,
      lambeau field, arrowhead stadium, afc championship, nfc championship, wild card game, divisional round,
      super bowl ring, super bowl sunday, super bowl party, halftime show, snap count, long snapper, center
      snaps it, special teams, nickel package, prevent defense, cover two, zone coverage, tackling dummy,
      shoulder pads, tailgate party, cheerleading squad, fantasy football, rushing touchdown, passing yards,
      yards after the catch, yard gain, yard touchdown, brings it in at the, toe-tap catch, one-handed catch,
      out of bounds at the, goal-to-go, takes a knee and, spikes the ball, victory formation, homecoming
      game, splits the posts, green bay, the kick is up`,
    ordinary: `end zone, touchdown, linebacker, =nfl, fumble, huddle, blitzing, first down, fourth down,
      punts, gridiron, cornerbacks, =interception, =interceptions, intercepted, kicker, pass rush, rushing
      yards, extra point, packers, steelers, =nfc, =afc, halfback, fullback, wide open receiver,
      cheerleaders, playbook, nfl, tailback, punter, placekicker, handoff, false start, encroachment, niners,
      heisman, tailgate, qb, touchback, sideline, incompletion, nfl network, draft pick, 49ers, bengals,
      seahawks, buccaneers, mahomes, scrimmage, lineman, linemen, yardage, uprights, offensive coordinator,
      defensive coordinator, playoff game, blindside, return man, turnover on downs, audible, turf toe`,
    weak: `football, tackle, interception, yards, coach, helmet, stadium, team, score, league, fans, kick,
      overtime, pass, clock, throw, safety, offense, defense, drive, ball, down, deep, snap, sacked,
      patriots, in the pocket, incomplete, completion, eagles, cowboys, chiefs, ravens, broncos, raiders,
      giants, receivers, chargers, bills, rush, kickoff, halftime, third quarter, fourth quarter, first
      quarter, playoffs, rookie, draft, goal line, flag, pocket, coverage, catch, route, wide open, field,
      season, bowl, quarter, stands, upfield, timeout, thirty, forty, college, head coach, turnover, lions,
      bears, jets, saints, texas, center, block`,
    against: `soccer, rugby, basketball, keeper, striker, offside`,
  },
  basketball: {
    strong: `basketball, three point line, free-throw line, alley oop, nba finals, point guard, shooting
      guard, power forward, buzzer-beater, three at the buzzer, at the buzzer, two-handed dunk, throws it
      down, from downtown, from beyond the arc, off the rebound, tip off, pick-and-roll, full court press,
      three-point shot, double dribble, jump ball, free throws, jump shot, triple-double, shot clock, nothing
      but net, ncaa tournament, march madness, final four, sweet sixteen, elite eight, double-double, way
      downtown, from way downtown, from three-point land, deep three, corner three, step-back three,
      step-back jumper, fadeaway jumper, pull-up jumper, hook shot, sky hook, finger roll, reverse layup,
      goal tending, shot clock violation, backcourt violation, three seconds in the key, box him out, boxing
      out, crashes the boards, offensive rebound, defensive rebound, offensive foul, loose ball foul,
      flagrant foul, technical foul, at the free throw line, from the free throw line, to the line for two,
      bank shot off the glass, off the glass, half-court shot, zone defense, man-to-man defense, no-look
      pass, behind-the-back pass, crossover dribble, between the legs, ankle breaker, tomahawk dunk, windmill
      dunk, rejected at the rim, at the rim, above the rim, rattles out, in and out of the rim, hits nothing
      but, game-winning three, game winner at the horn, beats the buzzer, sixth man, starting five, small
      forward, center court jump, full-court heave, michael jordan, lebron james, steph curry, stephen curry,
      kobe bryant, magic johnson, larry bird, shaquille o'neal, kevin durant, luka doncic, nikola jokic,
      caitlin clark, victor wembanyama, los angeles lakers, golden state warriors, boston celtics, chicago
      bulls, miami heat, new york knicks, brooklyn nets, milwaukee bucks, phoenix suns, dallas mavericks,
      denver nuggets, san antonio spurs, toronto raptors, philadelphia 76ers, oklahoma city thunder, houston
      rockets, cleveland cavaliers, detroit pistons, indiana pacers, utah jazz, portland trail blazers,
      sacramento kings, atlanta hawks, orlando magic, memphis grizzlies, charlotte hornets, minnesota
      timberwolves, la clippers, harlem globetrotters, madison square garden crowd, dunk contest, slam dunk
      contest, dream team, air jordans on court, eastern conference finals, western conference finals, game
      seven of the finals, shooting hoops, shoot some hoops, hoops in the driveway, pickup game, court-side
      seats, travelling violation, double team, scored thirty points, points and ten rebounds, rebounds and,
      throws down, slams it home, drives to the basket, drives to the hoop, drives the lane, lays it in, lays
      it up, kicks it out to the corner, three of the quarter, his sixth three, drains a three, knocks down
      the three, hits from deep, to the stripe, floats it up, big man in the lane`,
    ordinary: `slam dunks, three-pointers, =nba, wnba, dunks, hoops, rebounding, layups, lay-up, backboard,
      fast break, dribble, fourth quarter, hardwood, ncaa, lakers, hits the three, knicks, three-point,
      midcourt, half-court, baseline jumper, foul trouble, bounce pass, shot blocker, swishes, blocked shot,
      nba, fadeaway, goaltending, in the paint, out of the paint, posterized, lebron, shaq, giannis,
      wembanyama, sixers, euroleague, streetball, courtside, celtics, cavs, cavaliers, raptors, pacers,
      timberwolves, grizzlies, backcourt, frontcourt, airball, air ball, triple-team, big man, seven-footer,
      post up, baseline, wingspan, midrange, downtown`,
    weak: `court, basket, playoffs, coach, score, foul, overtime, jersey, team, timeout, buzzer, assist,
      turnover, points, steal, bench, quarter, ball, pass, throw, net, half, possession, tie, lead, arena,
      shot, warriors, jumper, bulls, mavericks, pistons, nuggets, bucks, clippers, rim, the paint, threes,
      brick, pulls up, defense, offense, drive, halftime, hits, pointer, line, draft, rookie, mvp, bounce,
      guard, forward, center, shoot, triple, block, crowd, seconds, gym, varsity, heat, suns, drops, glass,
      tip, horn, key, lane`,
    against: `soccer, tennis, football, volleyball, touchdown, quarterback`,
  },
  tennis: {
    strong: `tennis, wimbledon, roland garros, grand slam titles, match points, break points, forehand
      winner, double fault, second-serve, first serve, centre court, clay court, forty love, thirty love,
      fifteen love, love thirty, love forty, match tie-break, advantage server, game set and match, down the
      line, tie-break, breaks serve, break of serve, held serve, hold serve, us open, french open, australian
      open, down a break, set points, straight sets, serving for the match, serving for the set, championship
      point, break back, breaks her serve, breaks his serve, broken to love, love-all, fifteen-all,
      thirty-all, forty-fifteen, fifteen-forty, thirty-forty, advantage federer, saves a break point,
      tie-breaker, super tiebreak, in straight sets, five-setter, three-setter, in the third set, in the
      fifth set, takes the first set, takes the second set, takes the set, from a set down, one set all, drop
      volley, half-volley winner, passing shot, backhand pass, backhand slice, backhand down the line,
      one-handed backhand, two-handed backhand, two-fisted backhand, cross-court, inside-out forehand,
      forehand into the net, into the net cord, net cord, kick serve, slice serve, serve and volley, down the
      tee, out wide on the serve, service game, service line, service box, first serve percentage, foot
      fault, first service, unforced error, from the baseline, hawk eye challenge, ball kids, ball boy, ball
      girl, chair umpire, line judge, mixed doubles, women's doubles, men's doubles, women's singles, men's
      singles, ladies' singles, gentlemen's singles, calendar slam, wild card entry, top seed, number one
      seed, qualifier from, flushing meadows, arthur ashe stadium, rod laver arena, philippe-chatrier,
      melbourne park, indian wells, monte carlo masters, queen's club, davis cup, billie jean king cup, laver
      cup, atp finals, wta finals, centre court crowd, court one, henman hill, strawberries and cream, roger
      federer, rafael nadal, rafa nadal, novak djokovic, andy murray, serena williams, venus williams, carlos
      alcaraz, jannik sinner, iga swiatek, aryna sabalenka, coco gauff, emma raducanu, naomi osaka, bjorn
      borg, john mcenroe, jimmy connors, boris becker, steffi graf, martina navratilova, chris evert, pete
      sampras, andre agassi, new balls please, quiet please, the players are ready, you cannot be serious,
      tennis court, tennis lesson, tennis racket, racket strings, challenges the call, first break of the`,
    ordinary: `grass-court, forehands, backhands, tiebreak, deuce, baseline rally, rackets, racquet, drop
      shots, grand slam, =atp, =wta, singles title, doubles partner, topspin, serves wide, second set, first
      set, third set, final set, =ace, =aces, =volley, =volleys, been broken, return of serve, groundstroke,
      hawk-eye, serena, =federer, djokovic, nadal, slice backhand, crosscourt, moonball, baseline, ballboy,
      ballgirl, unseeded, alcaraz, medvedev, zverev, tsitsipas, swiatek, sabalenka, raducanu, restring,
      padel, pickleball, sampras, agassi, navratilova, aces, serves, served out, overhead smash, wimbledon
      champion, return game, third seed, second seed, tramline, hard court, crosscourt backhand,
      quarter-finals in melbourne, break`,
    weak: `umpire, court, rally, volley, seed, match, championship, final, lob, net, slice, game, point,
      fault, swing, advantage, broken, return, ball, =doubles, =singles, murray, slam, love, sets, server,
      smash, lead, line, long, wide, out, winner, grass, clay, quarter-final, semi-final, forty, fifteen,
      thirty, champion, paris, melbourne, grip, overhead, challenge, crowd`,
    against: `volleyball, badminton, table tennis, soccer, football`,
  },
} satisfies PartOfLexicon;
