import type { Topic } from '../topic';

export const SPORTS: readonly Topic[] = [
  {
    name: 'soccer',
    taxonomyId: '533',
    strong: `penalty kick, penalty shoot-out, offside trap, champions league, premier league, la liga,
      bundesliga, serie a, world cup qualifier, free kick, corner kick, goal kick, hat trick hero, football
      club, soccer match, soccer game, soccer team, football pitch, soccer field, football match, centre
      forward, goalkeeper saves, yellow card`,
    ordinary: `soccer, striker, goalkeeper, goalie, midfielder, winger, offside, penalty area, penalty spot,
      penalty box, extra time, stoppage time, injury time, added time, half-time, kick-off, throw-in,
      crossbar, goalpost, equaliser, =equalizer, =equalizers, clean sheet, own goal, fifa, uefa, world cup,
      =footballer, =footballers, red card, back of the net, hat trick, dribbles past`,
    weak: `goal, match, pitch, referee, score, penalty, championship, final, league, kick, dribble,
      tackle, defender, coach, whistle, stadium, fans, ball, team, fixture, derby, keeper, volley, football,
      header, =var`,
  },
  {
    name: 'american football',
    taxonomyId: '484',
    strong: `touchdown pass, quarterback, wide receiver, end zone, super bowl, running back, line of
      scrimmage, field goal attempt, punt return, american football, offensive line, defensive line, super
      bowl champion`,
    ordinary: `touchdown, linebacker, =nfl, fumble, huddle, blitz, field goal, first down, fourth down, punt,
      gridiron, cornerback, kickoff return, two-point conversion`,
    weak: `football, tackle, interception, yards, coach, helmet, stadium, team, score, league, fans,
      kick, overtime`,
  },
  {
    name: 'basketball',
    taxonomyId: '547',
    strong: `basketball, slam dunk, three-pointer, three point line, free throw line, alley-oop, nba
      finals, point guard, shooting guard, power forward, buzzer beater`,
    ordinary: `=nba, wnba, dunk, hoop, rebound, layup, lay-up, free throw, backboard, jump shot, fast break,
      triple double, shot clock, tip-off, dribble, fourth quarter, hardwood, ncaa`,
    weak: `court, basket, playoffs, coach, score, foul, overtime, jersey, team, timeout, buzzer, assist,
      turnover, points`,
  },
  {
    name: 'tennis',
    taxonomyId: '539',
    strong: `tennis, wimbledon, roland garros, grand slam title, match point, break point, forehand winner,
      double fault, second serve, first serve, centre court, clay court, grass court`,
    ordinary: `forehand, backhand, tie-break, tiebreak, deuce, baseline rally, racket, racquet, drop shot,
      grand slam, =atp, =wta, singles title, doubles partner, set point, topspin, umpire`,
    weak: `serve, court, ace, rally, volley, baseline, seed, set, match, championship, final, lob, net,
      slice, straight sets`,
  },
];
