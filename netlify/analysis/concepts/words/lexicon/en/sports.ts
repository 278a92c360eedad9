import type { PartOfLexicon } from '../../lexicon';

export const SPORTS = {
  soccer: {
    strong: `penalty kick, penalty shoot-out, offside trap, champions league, premier league, la liga,
      bundesliga, serie a, world cup qualifier, free kick, corner kick, goal kick, hat trick hero, football
      club, soccer match, soccer game, soccer team, football pitch, soccer field, football match, centre
      forward, goalkeeper saves, yellow card, three-nil, two-nil, one-nil, four-nil, two-one up, goal of the
      season, into the bottom corner, into the top corner, the linesman, transfer window, penalty spot`,
    ordinary: `soccer, striker, goalkeeper, goalie, midfielder, winger, offside, penalty area, penalty box,
      extra time, stoppage time, injury time, added time, half-time, kick-off, throw-in, crossbar, goalpost,
      equaliser, =equalizer, =equalizers, clean sheet, own goal, fifa, uefa, world cup, =footballer,
      =footballers, red card, back of the net, hat trick, dribbles past, crosses it in, saved by the keeper,
      onside, nil-nil, one-two pass, full-back, centre-back, back four, cup final, tap-in, breakaway goal,
      goalless, goalscorer, scoreline, premiership, arsenal, chelsea, manchester united, counter-attack,
      through ball, box-to-box, sent off`,
    weak: `goal, match, pitch, referee, score, penalty, championship, final, league, kick, dribble, tackle,
      defender, coach, whistle, stadium, fans, ball, team, fixture, derby, keeper, volley, football, header,
      =var, corner, cross, save, visitors, season, side, wing, cup, home side, away, forward, bench, post,
      bar, box, shot, nil, win, foul, rounds, outside of the box, inside the box, =goals, substitute,
      liverpool, barcelona`,
  },
  'american football': {
    strong: `touchdown pass, quarterback, wide receiver, end zone, super bowl, running back, line of
      scrimmage, field goal attempt, punt return, american football, offensive line, defensive line, super
      bowl champion, third and long, second and long, first and ten, third down, fourth and, yard line,
      yards to go, snap the ball, two-minute warning, kansas city chiefs, pass is intercepted, touchdown
      run, hail mary pass`,
    ordinary: `touchdown, linebacker, =nfl, fumble, huddle, blitz, field goal, first down, fourth down,
      punt, gridiron, cornerback, kickoff return, two-point conversion, =interception, =interceptions,
      intercepted, picked off, kicker, pass rush, rushing yards, extra point, dallas cowboys, packers,
      steelers, =nfc, =afc, halfback, fullback, wide open receiver, cheerleaders, playbook, red zone`,
    weak: `football, tackle, interception, yards, coach, helmet, stadium, team, score, league, fans, kick,
      overtime, pass, clock, drops back, throw, safety, offense, defense, drive, ball, down, deep, snap,
      sacked, patriots`,
  },
  basketball: {
    strong: `basketball, slam dunk, three-pointer, three point line, free throw line, alley-oop, nba finals,
      point guard, shooting guard, power forward, buzzer beater, three at the buzzer, at the buzzer,
      two-handed dunk, throws it down, from downtown, from beyond the arc, off the rebound, tip-off, pick
      and roll, full-court press, three-point shot, double dribble, jump ball`,
    ordinary: `=nba, wnba, dunk, hoop, rebound, layup, lay-up, free throw, backboard, jump shot, fast break,
      triple double, shot clock, dribble, fourth quarter, hardwood, ncaa, lakers, hits the three, knicks,
      three-point, midcourt, half-court, baseline jumper, foul trouble, nothing but net, bounce pass, shot
      blocker, swish, blocked shot`,
    weak: `court, basket, playoffs, coach, score, foul, overtime, jersey, team, timeout, buzzer, assist,
      turnover, points, steal, bench, quarter, ball, pass, throw, net, half, possession, tie, lead, arena,
      shot, warriors, jumper`,
  },
  tennis: {
    strong: `tennis, wimbledon, roland garros, grand slam title, match point, break point, forehand winner,
      double fault, second serve, first serve, centre court, clay court, grass court, forty love, thirty
      love, fifteen love, love thirty, love forty, match tie-break, advantage server, game set and match,
      down the line, tie break, breaks serve, break of serve, held serve, hold serve, us open, french open,
      australian open, down a break`,
    ordinary: `forehand, backhand, tiebreak, deuce, baseline rally, racket, racquet, drop shot, grand slam,
      =atp, =wta, singles title, doubles partner, set point, topspin, umpire, serves wide, second set, first
      set, third set, final set, =ace, =aces, =volley, =volleys, been broken, return of serve, groundstroke,
      hawk-eye, serena, =federer, djokovic, nadal, slice backhand`,
    weak: `court, rally, volley, seed, match, championship, final, lob, net, slice, straight sets, game,
      point, fault, swing, advantage, broken, return, ball, =doubles, =singles`,
  },
} satisfies PartOfLexicon;
