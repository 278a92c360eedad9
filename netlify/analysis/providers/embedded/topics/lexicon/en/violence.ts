import type { PartOfLexicon } from '../../lexicon';

export const VIOLENCE = {
  'arms and ammunition': {
    certain: `assault rifle, hand grenades, gun shop, gun store, gun show, gun dealer, gun control, gun owners,
      rounds of ammunition, sniper rifle, semi-automatic rifle, arms dealer, arms trade, weapons cache, firearms
      licence, concealed carry, ghost guns, loaded gun, gun laws, gun violence, second amendment, kalashnikov,
      high-capacity magazines, ak-47, ar-15, landmines, automatic rifles, sawed-off shotgun, gun ownership, gun
      lobby, gun licence, gun license, gun rights, gun safety, gun crime, gun range, gun cabinet, gun safe, illegal
      guns, illegal firearms, illegal weapons, firearms certificate, firearms officers, firearms unit, bolt-action
      rifle, bump stock, open carry, right to bear arms, national rifle association, arms deal, arms sales, arms
      exports, arms embargo, arms shipment, arms smuggling, cache of weapons, weapons dealer, weapons manufacturer,
      weapons smuggling, weapons factory, weapons of mass destruction, nuclear weapons, nuclear warhead, nuclear
      missile, nuclear arsenal, nuclear bomb, atomic bomb, hydrogen bomb, chemical weapons, biological weapons, nerve
      agent, cluster bombs, cluster munitions, surface-to-air missile, ballistic missile, cruise missile, anti-tank
      missiles, anti-aircraft guns, rocket-propelled grenade, land mines, shell casings, live ammunition, live
      rounds, armour-piercing, armor-piercing, smith and wesson, colt forty-five, school shooting, mass shooting,
      loaded weapon, pulled a gun on, gun to his head, gun to her head, put the gun down, drop the gun, drop the
      weapon, drop your weapon, put down the gun, he's got a gun, she's got a gun, gunshot wounds, knife amnesty,
      howitzers, loaded revolver, loaded pistol, loaded shotgun, loaded rifle, loaded handgun, sawn-off shotguns,
      zombie knives, zombie knife, zombie blades, machetes and, rounds of ammo, boxes of ammunition, buy ammunition,
      artillery shells, thousand shells, revolver in, pistol in, shotgun in, shotgun from, rifle over, hunting
      rifles, deer rifle, air rifle, antique pistols, aimed the gun, pointed a gun, pointed the gun, pulls a gun,
      pulled out a gun, kept a gun, keeps a gun, hid the gun, clean the gun, cleaning his gun, bring a gun, brought a
      gun, gun under, guns in the, guns and ammunition, guns off the street, machine gun, rocket launchers, sends
      missiles, missiles to ukraine, arms to ukraine, weapons to ukraine`,
    strong: `semi-automatic weapon, automatic weapons, shooting range, nine-millimetre, arms industry, nine
      millimeter, nine mil, twelve-bore, twelve-gauge, twelve gauge shotgun, forty-five calibre, twenty-two calibre,
      fifty calibre, fifty cal, three-oh-eight, five-round magazine, thirty-round magazine, ten-round magazine,
      extended magazine, spare magazine, box of shells, shotgun shells, shotgun pellets, firing pin, rear sight, iron
      sights, telescopic sight, red dot sight, laser sight, muzzle velocity, muzzle flash, barrel length, rifle
      range, firing range, target practice, target shooting, clay pigeon, squeeze the trigger, pull the trigger of,
      finger off the trigger, fired a shot, fired shots, shots fired, fire a warning shot, hail of bullets, hail of
      gunfire, burst of gunfire, automatic gunfire, exchange of gunfire, shoot-out with, black powder, musket ball,
      forty-four magnum, winchester rifle, glock nineteen, desert eagle, tommy gun, gatling gun, throwing knife, stun
      gun, pepper spray and, body armour, bulletproof vest, bullet-proof vest, flak jacket, concealed weapon, carry a
      gun, bought a gun, buy a gun, buying guns, owns a gun, own guns, heavily armed, gun ban, gun reform, assault
      weapons ban, ban these rifles, ban assault weapons, ban handguns, amnesty for guns, firearms amnesty, gun
      buyback, gun amnesty, lockheed martin, bae systems, heckler and koch, defence contractor, defense contractor,
      missile strike, missile system, missile defence, missile defense, missile launcher, patriot missiles, javelin
      missiles, stinger missiles, f-16s, fighter jets sale, attack drone, drone strike, mortar shells, mortar round,
      shells per day, unexploded bomb, plastic explosives, pipe bomb, molotov cocktail, petrol bomb, weapons licence,
      weapons shipment, weapons supply, supply of weapons, arsenal of weapons, weapons arsenal, pump-action,
      double-barrelled, bolt-action, has a gun, got a gun, gun to my head, bullet holes, beretta, revolvers,
      shotguns, handguns, pistols, rifles, machetes, ammunition, grenades, ammo, firearms, semtex, anti-tank, air
      defence systems, air defence, the launchers, tanks and, supply tanks, defence systems, weapons delivery,
      magazine clip, hollow points, he fires, bullets in the, the bullet, bullet casing`,
    ordinary: `=gun, =guns, =bullet, =bullets, gunfire, gunman, =silencer, glock, =missile, =missiles, gunsmith,
      =nra, bayonets, weaponry, muskets, =uzi, carbines, breech, gunfight, shootout, gunshot, gunpowder, flintlock,
      derringer, luger, uzi, flamethrower, unarmed, raytheon, warhead, himars, detonator, armoury, armory, bullets,
      guns, gunmen, gunned down, missiles, munitions, shells, warplane, marksman, marksmen, bows and arrows, active
      shooter, disarmament, pulled the trigger, warning shot, locked and loaded, bulletproof glass, safety catch,
      safety off, armed guards, the breech, hundred rounds, chambered in`,
    weak: `weapon, shoot, shot, trigger, barrel, fire, round, load, holster, calibre, caliber, magazine, bomb,
      explosive, aim, target, knife, sniper, range, licence, license, artillery, armour, armor, tank, ban, hand it
      over, certificate, permit, hunting, hunter, deer, clay, defence ministry, defense, deliveries, sale, sold,
      bought, smuggled, illegal, deadly, kill, police, floorboards, buried, hidden, trunk, bed, tin, safe, safety,
      locked, officers, children, schools, senator, amendment, rights, army, soldiers, military, pellets, scope,
      sight, hundred, metal detector, armed with, rounds in the, rounds left, five-round, open fire, cock the, full
      magazine, background check, lethal, =armed, armed, cartridges, chambered, remington, swords, dagger, dynamite,
      shooter, disarm, muzzle, crossbow, torpedo`,
    against: `camera, photographer, game, player, level, boss fight, console, goal, striker, keeper, basketball,
      hoop, film, movie, scene, director, respawn, multiplayer, ink, printer, toy`,
  },
  'death, injury, or military conflict': {
    certain: `killed in action, air strike, ceasefire, seriously injured, critically injured, people were killed,
      soldiers were killed, killed and wounded, bled to death, stabbed to death, shot dead, beaten to death, died
      from his injuries, died at the scene, fatal accident, fatal crash, mass grave, prisoner of war, war crimes,
      burned to death, died in hospital, dead bodies, took his own life, suicide note, committed suicide, took her
      own life, airstrikes, fatalities, genocide, lost his life, lost her life, lost their lives, people have been
      killed, killed at least, civilians killed, civilians were killed, soldiers killed, starved to death, crushed to
      death, strangled to death, found dead, body bags, taken his own life, killed himself, killed herself, killed
      themselves, fallen soldiers, fallen comrades, war graves, air raid, drone strikes, world war two, world war
      one, vietnam war, gulf war, korean war, iraq war, war in ukraine, war in gaza, war in syria, war in
      afghanistan, frontline troops, heavy casualties, heavy fighting, fierce fighting, shelled the, artillery fire,
      seriously hurt, badly injured, fatally injured, fatally wounded, life-changing injuries, pronounced dead,
      pronounced dead at the scene, died instantly, died of her injuries, died in the crash, died in the fire, fatal
      car crash, fatal injuries, death of my son, lost my son, lost her son, funeral service, funeral procession,
      funeral director, funeral home, laid to rest, buried today, ashes scattered, memorial service, passed away
      peacefully, died peacefully, loss of life, cease-fire, d-day landings, normandy landings, battle of the somme,
      pearl harbor, hiroshima, holocaust, concentration camp, death camp, auschwitz, ethnic cleansing of, military
      coup, military offensive, ground offensive, ground invasion, bombing campaign, bombing raids, suicide rates,
      cot death, stillborn, stillbirth, my brother drowned, my sister drowned, my son drowned, her son drowned,
      drowned when, he drowned, she drowned, drowned in, bombs fell on, shells hit the, rocket hit the, missile hit
      the, counted the bodies, bodies so far, bodies in the rubble, bodies from the rubble, pulled from the rubble,
      buried under the rubble, my father has died, my mother has died, my husband has died, my wife has died, my dad
      has died, my mum has died, grandad has died, he died in my arms, she died in my arms, died of cancer, died of a
      heart attack, died in the war, killed in the war, killed in the crash, killed in action in, killed at the
      front, before the funeral, after the funeral, at the funeral, at his funeral, at her funeral, to the funeral,
      funeral is on, her funeral, his funeral, my father's funeral, died in an accident, died in a crash, died in a
      car, killed in a car, killed in a crash, killed by a drunk, life-threatening injuries, soldiers have died,
      soldiers died, troops have died, wounded soldiers, wounded in the, bodies of the, dead and wounded, dead and
      injured, left dead, shot in the leg, shot in the stomach, bullet wound, bled out, bleeding to death, suicide
      bereavement, tried to kill herself, tried to kill himself, wanted to end her life, wanted to end his life,
      ended his life, ended her life, slit her wrists, jumped off the bridge, thoughts of suicide, suicidal thoughts`,
    strong: `world war, war zone, seriously wounded, people died, people have died, people were injured, full of the
      wounded, died of his injuries, military operation, were found dead, was found dead, lost his leg, lost both
      legs, post mortem, death of her son, death of his wife, troops were killed, funeral of, road deaths, casualties
      were, passed away, passed away last, died last, died from, died in, died aged, died on, he died, she died, they
      died, my mother died, my father died, my dad died, my mum died, my husband died, my wife died, my son died,
      since he died, when she died, when he died, after he died, before she died, dead at the age, he's dying, she's
      dying, dying wish, death certificate, death toll, deadly crash, killed by, killed in, been killed, killed when,
      tragically killed, died in battle, loss of her husband, lost my mum, lost my dad, lost my husband, lost my
      wife, lost her husband, here today to say goodbye, rest in peace, may he rest, may she rest, ashes to ashes,
      dust to dust, burial ground, open casket, sorry for your loss, widow of, orphaned by, remembrance sunday,
      remembrance day, minute's silence, war memorial, tomb of the unknown, poppy appeal, roadside bomb, blast
      injuries, gunshot victim, shot in the head, shot in the back, shot in the chest, stab wounds, multiple stab,
      spinal injuries, severe burns, third-degree burns, airlifted to hospital, rushed to hospital, fighting for his
      life, fighting for her life, fighting for their lives, critical condition, the wounded, lost a leg, lost an
      arm, in a coma, head-on collision, head-on crash, car crash victims, fell to his death, fell to her death,
      plunged to his death, hanged himself, overdose death, suicide prevention, coroner's inquest, wrongful death,
      rebel fighters, rebel forces, government troops, government forces, russian troops, russian forces, ukrainian
      forces, israeli forces, israeli army, hamas fighters, american troops, us troops, british troops, british
      soldiers, us marines, allied forces, enemy fire, enemy lines, enemy soldiers, enemy positions, special forces
      raid, navy seals, field hospital, no man's land, trench warfare, sandbags and barbed wire, bunkers shelter,
      bomb shelter, air raid siren, blitz bombing, u-boat, nazi occupation, resistance fighters, occupied territory,
      drafted into the army, called up to fight, deployed to iraq, deployed to afghanistan, tour of duty, killed on
      duty, purple heart, war veteran, war hero, war widow, war-torn country, humanitarian corridor, fled the
      fighting, fighting broke out, fighting continues, fighters killed, bombs fell, bombs are falling, bombed out,
      cross-border attack, military action, military strikes, fighter jet, rocket attack, rockets landed, missile
      attack, missiles hit, tank battle, tanks rolled, armoured vehicles, occupation forces, firing squad, were
      killed, was killed, was killed in, died when, the injured, drowned in the, civil war, first world war, second
      world war, multiple injuries, the coffin, coffin was, casualties, funeral, corpses, morgue, autopsy, massacres,
      shrapnel, bloodshed, mortuary, crematorium, beheading, mass casualties, scattered her ashes, scattered his
      ashes, buried him, buried her, we buried, buried my, buried his, buried her mother, next to his grave, her
      grave, his grave, visit the grave, grave of, mourners gathered, died young, died before, dying in hospital,
      never woke up, lost a child, lost their son, lost their daughter, lost her mother, lost his mother, lost his
      father, lost her father, refugees flee, militia fighters, the militia, army checkpoint, at the checkpoint,
      soldiers at, soldiers came, soldiers shot, the enemy, under siege, bombed the, was bombed, were bombed`,
    ordinary: `=troops, soldiers, battlefields, =invasion, =invaded, =war, =wars, military, artillery, warfare,
      wounds, =killed, =dead, =died, =death, =deaths, coffins, =injured, =injuries, suicidal, amputated, frontline,
      trenches, guerrillas, insurgency, infantry, manslaughter, war-torn, burial, cremation, mourner, decapitated,
      =bombing, =bombings, =shelling, =shelled, died of, deathbed, eulogy, wreath, hearse, undertaker, pallbearers,
      graveside, casket, obituary, condolences, grieving, bereaved, remembrance, cenotaph, paratroopers, battalion,
      platoon, medevac, minefield, luftwaffe, kamikaze, blitzkrieg, besieged, bridgehead, conscript, conscription,
      deserter, warring, peacekeepers, bombed, atrocities, died, injured, troops, marines, sergeant major, wartime,
      shelling, warplanes, rebels, militia, truce, armistice, perished, slain, mortally, grief-stricken, hit-and-run,
      maimed, deaths, deadliest, inquest, regiment, drowned, cemetery, grief, dead, front line, heavy losses, killed
      my, killed his, is dead, are dead, was dead, she's dead, he's dead, they're dead, has died, had died, have
      died, bodies were, invasion of, pile-up, commanding officer, military base, victoria cross, injured in, injured
      when, head injuries, internal bleeding, badly burned, body count, dying of, siege of, the body`,
    weak: `stabbing, army, attack, battle, =die, =dies, =dying, kill, =killing, blood, injury, weapon, shot, grave,
      victim, convoy, enemy, tank, missile, =hospital, =hospitals, navy, air force, combat, =fire, rubble, tragedy,
      tragic, buried, mourn, body, =general, gunfire, refugees, veteran, accident, crash, collision, overturned,
      ambulance, knife, paramedics, =bomb, =bombs, goodbye, carried in, grandsons, motorway, airlifted, hospitals,
      hurt, losses, lost, fell, fallen, struck, hit, both sides, bridge, through the night, weeks, city, town,
      border, killer, life, lives, survived, survivors, tears, flowers, remember, memory, tribute, heaven, peace,
      orphans, chapel, vicar, mother, father, son, daughter, husband, wife, children, civilians, fighting, fighters,
      general, officer, pilot, wreckage, driver, passengers, pedestrian, cyclist, vehicle, bleeding, doctors say,
      murder, people, three people, two people, twenty, villages, gaza, ukraine, syria, iraq, afghanistan, kyiv,
      russia, israel, coach, i'm dying, under fire from, last words, say goodbye to, blown up, memorial day, barbed
      wire, overturned on, bombarded, conflict, offensive, retreat, surrender, rockets, slaughter, trauma, limbs,
      commander, execution, executed, tortured, deadly, graveyard, gravestone, headstone, tombstone, sas, samaritans,
      lethal, hostilities, widowed, hospice, invaded`,
    against: `game, player, level, match, goal, season, striker, joke, laughing, comedian, stand-up, movie, film,
      novel, actor, battery, phone, engine, lights, coffee, star wars, console, respawn, song, band, career-ending,
      bored, boss fight, audience, box office, embarrassment, dog food, chocolate, sitcom, curry, microphone, mic,
      wi-fi, laptop, plants, mouse, tastes`,
  },
} satisfies PartOfLexicon;
