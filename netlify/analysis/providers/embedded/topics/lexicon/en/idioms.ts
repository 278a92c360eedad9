/**
 * Phrases whose words do not mean what they say elsewhere. They are matched before single words and
 * prove nothing. One string, separated by commas; the notation is that of a topic's lists.
 */
export const IDIOMS = `bread and butter, breadwinner, bread-winner, piece of cake, icing on the cake, recipe for
  disaster, recipe for success, recipe for trouble, cook the books, half-baked, bake sale, spill the beans, in a
  nutshell, take with a grain of salt, grain of salt, pinch of salt, rub salt, too many cooks, out of the frying
  pan, big cheese, butter up, butterfly effect, alphabet soup, food for thought, cream of the crop, egg on, sugar
  daddy, window dressing, salad dressing, couch potato, hot potato, cherry pick, apple of my eye, on the back
  burner, bank of the river, bank of a river, river bank, riverbank, west bank, left bank, right bank, food bank,
  blood bank, power bank, bank on it, bank holiday, memory bank, bread on the table, earn your bread, dough in
  the bank, goal in life, career goal, sales goal, team goal, goal of this, goal is to, goal for the year, goal
  setting, move the goalposts, kick off the meeting, kick off the day, kick the bucket, kick the habit, drop the
  ball, ball is in your court, eye on the ball, have a ball, sales pitch, elevator pitch, pitch black, pitch
  dark, fever pitch, settle a score, film score, musical score, football field long, political football, jump
  through hoops, match made in heaven, perfect match, striking distance, page header, email header, header file,
  header row, tennis elbow, serve the country, serve your country, serve time, court of law, court order, jury is
  still out, judge a book, crime against fashion, steal the show, get away with murder, murder on my feet, shoot
  a scene, shoot the scene, shot the scene, partner in crime, arrested development, mystery guest, under the
  weather, weather the storm, take by storm, storm in a teacup, brainstorm, steal my thunder, rain check, rain on
  my parade, head in the clouds, every cloud has a silver lining, lightning fast, raining cats and dogs, cat and
  mouse, copy cat, let the cat out of the bag, hot dog, dog days, top dog, underdog, teacher's pet, pet peeve,
  pet project, bark up the wrong tree, puppy love, sick as a dog, dog-tired, flight of stairs, flight of steps,
  flight of fancy, fight or flight, flight response, cruise to victory, emotional baggage, trip over, power trip,
  guilt trip, on the same page, passport to success, take stock, taken stock, took stock, fish stock, soup stock,
  stock footage, in stock, out of stock, conflict of interest, in the interest of, best interest, human interest,
  james bond, bond with, crash course, learning curve, history lesson, school of fish, school of thought, old
  school, doctor the evidence, spin doctor, just what the doctor ordered, patient enough, be patient, taste of
  her own medicine, taste of his own medicine, taste of your own medicine, computer says no, hit the road, road
  map, back seat, drive me crazy, drive me mad, drive you crazy, garage band, garage rock, mother nature, mother
  tongue, mother of all, father time, family of fonts, product family, rocket science, political science, dress
  rehearsal, dress down, address book, fashion a weapon, after a fashion, house of cards, on the house, full
  house, white lie, real estate on the screen, game changer, end game, game plan, game over, fair game, big game,
  ball game, level playing field, next level, sugar-coat, president of the company, president of the club, rock
  star, pop star, electric atmosphere, chemistry between us, chemistry between them, chemistry between the two,
  kill time, kill two birds, kill the lights, kill the engine, kill the mood, kill the music, dressed to kill,
  killer app, killer heels, killer workout, if looks could kill, curiosity killed, my feet are killing me,
  killing me, killed it, you killed it, made a killing, make a killing, kill for a, could murder a, murder a
  curry, scream blue murder, bloody murder, war on waste, tug of war, war of words, price war, bidding war on,
  war paint, war chest, warm war, dead tired, dead serious, dead wrong, dead right, dead easy, dead end, dead
  ahead, dead heat, dead weight, dead centre, dead on time, dead set, drop dead gorgeous, over my dead body, play
  dead, dead in the water, dead to me, phone is dead, phone died, battery died, phone's dead, my phone died, dead
  quiet, deadline, dead line, dead sea, walking dead, grateful dead, scared to death, bored to death, love you to
  death, worried to death, sick to death, tickled to death, death by chocolate, death of me, dying for a, dying
  to know, dying to see, dying to meet, dying to try, died laughing, die laughing, died of embarrassment, died a
  thousand deaths, to die for, die hard, diehard, never say die, nearly died when, die another day, die down,
  died down, bomb of a, it bombed, set bombed, bath bomb, photobomb, bombshell, blonde bombshell, cherry bomb,
  time bomb, ticking time bomb, seed bomb, the bomb diggity, cost a bomb, went like a bomb, goes like a bomb,
  f-bomb, jager bomb, love bombing, blew me away, blown away, shoot the breeze, shoot down the idea, shoot from
  the hip, shoot for the stars, photo shoot, video shoot, film shoot, fashion shoot, shoot an email, shoot me a
  text, shot in the dark, big shot, hot shot, long shot, cheap shot, parting shot, shot of espresso, espresso
  shot, give it a shot, take a shot, take a shot at, worth a shot, best shot, my best shot, close-up shot, wide
  shot, shot list, one shot, shotgun wedding, jump the gun, gun for hire, stick to your guns, sticking to my
  guns, smoking gun, top gun, glue gun, hot glue gun, nail gun, water gun, spray gun, heat gun, massage gun, nerf
  gun, silver bullet, bite the bullet, dodged a bullet, bullet point, bulletproof plan, bullet train ride, magic
  bullet, loose cannon, sweating bullets, trigger warning label, trigger happy, trigger finger, pull the trigger
  on, both barrels, fire away, fire me up, on fire last night, ready aim fire me, catch fire on social, fired up,
  battle of the bands, half the battle, losing battle, uphill battle, battle of wits, fighting chance, fight for
  your right, food fight, pillow fight, snowball fight, blood sweat and tears, blood pressure through the roof,
  bad blood, blood bath, bloodbath, blood brother, blood orange, young blood, new blood, flesh and blood, in cold
  blood novel, blood type diet, blue blood, make my blood boil, bloody mary, sweet revenge, daylight robbery,
  highway robbery, criminally good, criminally underrated, it's a crime not to, a crime to waste, steal of the
  week, it's a steal, a real steal, what a steal, steal a kiss, stole my heart, steal the scene, thick as
  thieves, stolen glances, scene stealer, killing spree of, guilty pleasure, prison of my own, caught red-handed
  in the biscuit, grammar police, food police, fun police, diet police, sentence in the essay, finish my
  sentence, finish your sentence, court of public opinion, food court, tennis court booking, ball in your court,
  hold court, jury's out, judge me, don't judge me, judge not, judges on the baking show, judging panel, verdict
  from the judges, the judges loved, judges were blown away, case in point, just in case, in any case, in case
  of, case closed for, charge of, in charge, take charge, free of charge, addicted to this show, addicted to
  that, addicted to chocolate, addicted to coffee, addicted to love, addicted to shopping, addicted to my phone,
  addicted to his phone, addicted to the internet, hooked on this show, hooked on that, hooked on a, on a high
  note, high on life, high five, high hopes, high as a kite emotionally, natural high, sugar high, sugar rush,
  sugar addict, adrenaline junkie, chocolate addict, chocoholic, workaholic, shopaholic mum, drunk in love, drunk
  on power, punch drunk, sober thought, sober reminder, food coma, root beer, ginger beer, ginger ale, butter
  beer, wine gums, small beer, bar of chocolate, bar of soap, chocolate bar, candy bar, cereal bar, gold bar,
  snack bar, salad bar, juice bar, barre none, raise the bar, set the bar, bar none, bar chart, behind the bars
  of, sandbar, space bar, crowbar in, toolbar, smoke and mirrors, smoke signal, smoke alarm, smoke detector,
  where there's smoke, holy smoke, smoked salmon, smoked paprika, smoked haddock, smoked mackerel, smoked ham,
  smoke machine, crack me up, crack the code, crack an egg, crack of dawn, crack on, crack a joke, crack a smile,
  cracking idea, joint effort, joint venture, joint pain in, joint statement, weed killer in, weed the garden,
  pot luck, pot roast, pot of gold, grass is greener, pill box hat, bitter pill, chill pill, coke float, diet
  coke, sex and the city, same sex friends, safe sex talk, naked eye, naked truth, naked ambition, nude lipstick,
  nude heels, strip lighting, strip of land, strip of paper, strip the paint, comic strip, film strip, gaza
  strip, landing strip, the vegas strip, sunset strip, sexy beast, bed of roses, bed of lettuce, bitch of a,
  bitchin, hell of a, hell for leather, hell of a lot, what the heck, hell or high water, hell freezes over, like
  hell, as hell, rude awakening, kick ass movie, damn good, damn fine, smart ass joke, cock and bull,
  cock-a-hoop, peacock, cocktail party, cocktail stick, cocktail sausages, shuttlecock, tit for tat, ass's milk,
  terror of the, holy terror, little terror, night terrors, terror ride, reign of terror on the, hijack the
  conversation, hijacked my, held hostage by, ransom note font, blackmail me with, hit the books, throw the book,
  by the book, book a table, book a flight, book a room, book the, open book, closed book, in my good books,
  booking fee, turn over a new leaf, page in history, chapter of my life, new chapter in my, new chapter in,
  opening a new chapter, write-off, tax write-off, write-up, fish out of water, recipe for happiness, simmer
  down, cooking up a storm, what's cooking, cook up a plan, stew in, bring home the bacon, gravy train, salt of
  the earth, salt in the wound, spice things up, spice up, spice girls, stir things up, stir up trouble, pie in
  the sky, easy as pie, humble pie, toast of the town, raise a toast, propose a toast, you're toast, let's toast,
  sour grapes, butterflies in my stomach, life of the party, party pooper, cherry on top, cherry on the cake,
  cake walk, sell like hot cakes, have your cake, in a pickle, in a jam, traffic jam session, sandwiched between,
  milk it, cream of, bear fruit, low-hanging fruit, forbidden fruit, apple of his eye, apple of her eye, big
  apple, bad apple, cool as a cucumber, full of beans, not my cup of tea, cup of tea, egg on your face, walking
  on eggshells, nest egg for, weather the, fair-weather, fair-weather friend, snowed under, snow job, break the
  ice, ice breaker, icebreaker, tip of the iceberg, on thin ice, cold feet, cold shoulder, cold call, cold case
  of, hot air, hot under the collar, perfect storm, calm before the storm, storm off, stormed out, thunder
  thighs, thunderous applause, bolt from the blue, lightning round, under a cloud, on cloud nine, cloud nine,
  silver lining, when it rains it pours, right as rain, come rain or shine, shower of praise, baby shower gift,
  shower curtain, shower gel, take a shower, in the shower, having a shower, flood of emotions, flood of tears,
  flooded with emails, flooded with calls, flooded with memories, flood of complaints, flooding back, tsunami of,
  avalanche of, avalanche of emails, earthquake in politics, drowning in paperwork, drowning in debt, drowning in
  work, drowning in emails, drown your sorrows, drown out, wreck my head, train wreck, nervous wreck, ring of
  fire, friendly fire off, play with fire, house on fire, on fire tonight, hot seat, drive a hard bargain, drive
  me up the wall, drive me round the bend, drive me nuts, driving me insane, sex drive of pandas, hard drive is,
  test drive the idea, whip round, in the driver's seat, backseat driver, take a back seat, take the wheel of,
  wheels in motion, fifth wheel, third wheel, reinvent the wheel, put the brakes on, pump the brakes, spanner in
  the works, running on empty, run out of gas, step on the gas, out of steam, change gear, move up a gear, in top
  gear, high gear, on a roll, on the rocks, ship has sailed, in the same boat, rock the boat, missed the boat,
  plain sailing, sail through, jump ship, all aboard the, light at the end of the tunnel, train of thought, off
  the rails, back on track, on the right track, train your brain, take a hike, trip down memory lane, ego trip,
  off the hook, tickets on yourself, just the ticket, one-way street, world's your oyster, island of calm, no man
  is an island, desert island discs, baggage from my past, take off like a rocket, took off like a rocket, not
  rocket science, over the moon, once in a blue moon, star of the show, star sign, starstruck, seeing stars, five
  stars, worlds apart, out of this world, space cadet, personal space, parking space outside, breathing space,
  chemistry between, chemistry between us on, good chemistry, on-screen chemistry, dna of the company, in his
  dna, in our dna, in its dna, quantum leap, brain drain, brain freeze, no-brainer, gut feeling, heart of gold,
  heart attack on a plate, nearly gave me a heart attack, nearly had a heart attack, gave me a heart attack,
  break my heart, broke my heart, broken heart, heart to heart, by heart, cross my heart, change of heart, learn
  by heart, learn by, cough up, cold sweat, sick joke, sick of it, sick of this, sick and tired, lovesick,
  homesick, a pain in the neck, pain in the neck, shot in the arm, dose of reality, dose of luck, best medicine,
  laughter is the best medicine, bitter medicine, surgical precision, on life support the, in sickness, allergic
  to work, allergic to fun, x factor, school of hard knocks, old school friend, school me, teach you a lesson,
  teach him a lesson, teach me a lesson, taught me a lesson, learned my lesson, learn your lesson, top of the
  class, class act, world class, first class, working class, middle class, class of its own, masterclass in, test
  the water, acid test, stand the test of time, litmus test, put to the test, do your homework first, textbook
  example, pass with flying colours, grade a, make the grade, a for effort, full marks for, degree of, to some
  degree, third degree, to a degree, six degrees of separation, vote of thanks, vote with your feet, gets my
  vote, you've got my vote, vote him off, vote her off, voted off, campaign for a, party animal, third party,
  birthday party, search party, party trick, surprise party, house party, dinner party, party hat, party bag,
  party dress, garden party, party time, after-party, party on, bank of england pub, piggy bank raid, break the
  bank, laughing all the way to the bank, savings grace, right on the money, money talks, money for old rope, put
  your money where your mouth is, time is money, million dollar smile, million dollar question, pay attention,
  paid attention, pay the price, paid off, pay a visit, pay a compliment, pay my respects, pay your respects, pay
  it forward, pay heed, cost me dearly, at all costs, price of fame, interest in, take an interest, shows an
  interest, no interest in, lost interest, take credit, credit where it's due, credit where credit is due, give
  credit, to his credit, to her credit, extra credit, credits roll on, bond between, male bonding, daily bread,
  worth every penny, penny for your thoughts, penny dropped, pretty penny, in the market for, flea market of
  ideas, sell yourself short, sell me on, sold on the idea, i'm sold, not buying it, buy time, i don't buy it,
  buy you some time, shop around the, window of opportunity, shop talk, talk shop, deal with, deal with it, big
  deal, good deal of, great deal of, no deal, done deal, what's the deal, dealt with, brand new day, order in, in
  order to, in order, out of order, law and order, tall order, pecking order, mail order bride, gift of the gab,
  a gift from god, nose job, good job, great job, nice job, hell of a job, inside job, bank job, paint job, odd
  job, only had one job, you had one job, only one job, your job is to, steve jobs biography, boob job, job done,
  job lot, walk in the park, sweep under the rug, sweep under the carpet, red carpet treatment, on the carpet,
  elephant in the room, hit the roof, through the roof, raise the roof, nail on the head, hit the nail on the
  head, nailed it, she nailed it, he nailed it, you nailed it, hammer it home, hammer and tongs, fly on the wall,
  up the wall, off the wall, hit a wall, hit the wall, writing on the wall, back to the wall, wallflower, garden
  variety, lead up the garden path, down the garden path, led me up the garden path, bed in, nip it in the bud,
  turn over a, hedge your bets, hedge bets, beat about the bush, beat around the bush, plant the seed of, seeds
  of doubt, late bloomer, wild flower child, call a spade a spade, dig deep, dig in, dig yourself a hole, weed
  out, home truth, hit home, drive home, home stretch, make yourself at home, at home with, put your feet up,
  sofa so good, armchair expert, couch surfing, skeleton in the closet, in the doghouse, dog eat dog, every dog
  has its day, let sleeping dogs lie, work like a dog, gone to the dogs, dog's dinner, dog's breakfast, sea dog,
  cat's pyjamas, cat nap, catnap, cat's out of the bag, curiosity killed the cat, fat cat, cat got your tongue,
  no room to swing a cat, cat walk model, look what the cat dragged in, copycat, scaredy cat, pussyfoot, rat
  race, real animal, bird in the hand, early bird, kill two birds with one stone, snake in the grass, wolf in
  sheep's clothing, black sheep, guinea pig for, lab rat of, wild goose chase, red herring, paws off, tail
  between his legs, tail end, heads or tails, long tail, mother lode, mother's ruin, mother ship, fatherland,
  brother in arms, sister company, sister city, sister ship, sister act, family-sized, nuclear family of, one big
  happy family, married to the job, married to his work, match made in, happily ever after, tie the knot, tied in
  knots, child's play, poster child, brainchild, baby steps, baby blue, baby carrots, babysit my plants, kid you
  not, i kid you not, no kidding, you're kidding, kids' menu, divorced from reality, love all the, i love it,
  love this song, love handles, puppy dog eyes, goal of the project, own goal for the, score a deal, score some
  points, score points, score with, what's the score, know the score, even the score, orchestral score, off the
  bench, level the playing field, curve ball, curveball, ballpark figure, ballpark, out of left field, home run,
  strike out, three strikes, touch base, cover all bases, slam dunk case, slam dunk decision, hit it out of the
  park, knock it out of the park, hole in one of, par for the course, below par, up to par, sub-par, subpar, tee
  up, teed up, on course for, in the rough with, out of the rough patch, drive a wedge, come full circle, full
  court press release, in my court, game set and match for me, advantage of, take advantage, to our advantage,
  second serve of, serve you right, serves him right, serving suggestion, serve up, dinner is served, first come
  first served, fault line, my fault, your fault, his fault, her fault, nobody's fault, all my fault, love hate,
  no love lost, racket outside, making a racket, what a racket, pole dancing class, poles apart, victory lap, lap
  of luxury, in the lap of, on my lap, on your lap, lap it up, laptop bag, race against time, race against the
  clock, human race, pit stop for coffee, pit of my stomach, in pole position, off to a flying start, fast lane,
  life in the fast lane, inside track, cross the finish line, cycle of, vicious cycle, life cycle, vicious
  circle, washing cycle, spin cycle, menstrual cycle, motor cycle, carbon cycle, uphill struggle, downhill from
  here, all downhill from here, slippery slope, ski mask bandit, exercise caution, exercise your rights, exercise
  restraint, exercise in futility, work out fine, worked out well, it'll all work out, work it out, work that
  out, workout plan for the, jog your memory, jog my memory, running late, running joke, running out of time,
  running out of, running around, run into, run by, run away, stretch of, stretch the truth, at a stretch, core
  values, core business, core of the problem, rotten to the core, mental gymnastics, heavy lifting, muscle in,
  muscle memory, weigh in on, weight off my shoulders, weight off my mind, carry your weight, pull your weight,
  no sweat, don't sweat it, break a sweat, jump to conclusions, hop on, drama queen, make a scene, made a scene,
  scene of the, behind the scenes, change of scene, steal scenes, role model, role play, roll of film, role of,
  character building, out of character, star of, lead to, lead on, lead the way, leads to nothing, cast doubt,
  cast a shadow, cast a spell, lost the plot, plot thickens, curtain call, set the stage, stage fright, stage of,
  centre stage, in the spotlight, picture perfect, get the picture, big picture, picture this, bigger picture,
  out of the picture, paint a picture, paint the town red, brush off, brush up on, brush with, state of the art,
  martial arts, art of war, art of conversation, art of the deal, fine art of, sketchy, back to the drawing
  board, drawing board, draw a line, draw the line, work of art you are, model citizen, model train, fashion
  sense, dressed up, all dressed up, dressing gown, dressing room, wear and tear, wear off, wore off, wear thin,
  if the shoe fits, in his shoes, in her shoes, in your shoes, in my shoes, hat trick of, old hat, hats off, tip
  my hat, at the drop of a hat, below the belt, tighten your belt, tighten our belts, belt up, off the cuff, hot
  off the press, pull your socks up, up my sleeve, up his sleeve, up your sleeve, laugh up, wear my heart,
  tailor-made, off the peg, cut from the same cloth, silver screen legend, level with me, next level stuff, level
  headed, boss me around, bossy, like a boss, mission control freak, mission statement, save the day, saved by
  the bell, save me a seat, save face, game face, head in the game, board game, card game, mind games, waiting
  game, two can play, player in the industry, play it by ear, play it safe, team player award, press the reset
  button, hit the ground running, virtual certainty, app-etiser, download with, bandwidth for this, offline
  conversation, touch wood, on my radar, under the radar, radar, on the same wavelength, wavelength as, pull the
  plug, plugged in to, recharge your batteries, recharge my batteries, blow a fuse, short fuse, light bulb
  moment, lightbulb moment, well-oiled machine, coffee machine, washing machine, vending machine, time machine,
  slot machine, broken record, in the pipeline, oh my god, my god, thank god, for god's sake, god damn, swear to
  god, god knows, god forbid, honest to god, god help us, god's gift, in god's name, good god, dear god, oh god,
  god save, jesus christ what, holy cow, holy moly, holy grail, preach to the choir, preaching to the converted,
  leap of faith, good faith, in good faith, bad faith, have faith in you, keep the faith, faith in you, faith in
  humanity, faith in me, heaven sent, heaven knows, for heaven's sake, good heavens, seventh heaven, heaven
  forbid, match made in heaven for, go through hell, angel investor, be an angel, you're an angel, saving angel,
  devil's advocate, speak of the devil, devil in the detail, sin city, ugly as sin, sold my soul, soul music,
  soul food, soul destroying, not a soul, poor soul, bless you, bless her, bless him, bless his heart, bless your
  heart, a blessing in disguise, blessing in disguise, mixed blessing, count your blessings, sacred cow,
  religiously watch, church mouse, bible of, the bible of, gospel truth, sunday best, sunday roast with, mass
  market, mass production, mass appeal, critical mass, cult following, ritual of, morning ritual, miracle worker,
  miracle cure, amen to that, pray tell, nun the wiser, bury the hatchet, buried treasure, buried the lead,
  buried in work, buried in paperwork, dig your own grave, turning in his grave, one foot in the grave, nail in
  the coffin, final nail in the coffin, ghost town, seen a ghost, skeleton staff, skeleton key, zombie mode, drop
  the bomb, bodyguard, body language, body of water, body of work, body lotion, body clock, anybody, attack the
  problem, panic attack about, attack of the giggles, giggle fit, attack of nerves, snack attack, target
  audience, target market, on target for, sales target, moving target, easy target, hit the target, ambush
  marketing, stick-up, hold up a minute, what's the hold-up, hold-up, traffic hold-ups, weapon of choice, secret
  weapon, double-edged sword, swords into, cross swords, armed with information, armed with a, armed with a
  camera, up in arms, arm in arm, open arms, with open arms, arms folded, cost an arm and a leg, arms length, at
  arm's length, arms around, in my arms, in your arms, in his arms, in her arms, arms up, army of fans, army of
  ants, army of volunteers, army of, soldier on, trooper, troops of scouts, general knowledge, in general,
  general manager, general store, general public, private joke, major league, captain of the team, captain of
  industry, flying the flag, flag up, white flag, think tank, shark tank, fish tank water, hand grenade of,
  minefield of, missile of, hate to, i hate to, hate it when, hate mondays, hate to say it, hate the, love to
  hate, hate-watch, far right corner, far right of the, on the far right of, abuse of power, threat to the title,
  threatened to, idle threat, race for, race to, race day, race card, arms race in, space race, fascist about,
  feminist icon, debate team, debate club, school debate, great debate over, border on, border terrier, border
  collie pup, ban sugar, banned in our house, right to choose the, choose your fighter, walk down the aisle, down
  the aisle, broke into song, broke into a smile, broke into a run, broke into tears, broke into applause, broke
  into a sweat, back up your, dying of laughter, dying of thirst, dying of boredom, dying of curiosity, cloud
  hung over, hung over the, hung over us, woke up, woke me, woke you, red tape, under new management, mic is
  dead, microphone is dead, line is dead, line's dead, car is dead, battery is dead, laptop died, mic died, plant
  died, engine died, conversation died, dead end job, this one has died`;
