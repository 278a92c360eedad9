import type { PartOfLexicon } from '../../lexicon';

export const SENSITIVE = {
  'adult and explicit sexual content': {
    strong: `hardcore porn, porn star, porn film, porn site, adult film, adult movie, sex scene, sex worker,
      sex tape, strip club, lap dance, oral sex, group sex, sex toy, sexual intercourse, sexually explicit,
      sex shop, brothel, escort service, webcam girl, naked bodies, had sex with, have sex with, having sex,
      nude photos, sexual fantasy, sex industry, only fans`,
    ordinary: `porn, porno, pornography, pornographic, erotic, erotica, =orgasm, =orgasms, masturbate,
      prostitute, prostitution, stripper, striptease, fetish, bdsm, dildo, threesome, orgy, genitals,
      =penis, vagina, =horny, hooker, =xxx, kinky, sexual, foreplay, aroused, lingerie`,
    weak: `sex, sexy, nude, naked, nudity, explicit, breasts, bed, adult, bondage, seduce, lust, intimate,
      hardcore, escort, strip, topless, condom, underwear, performers, website`,
    against: `nurse, doctor, biology, species, mating, fashion, catwalk, museum, sculpture, education,
      chromosome`,
  },
  'arms and ammunition': {
    strong: `assault rifle, machine gun, hand grenade, gun shop, gun store, gun show, gun dealer, gun
      control, gun owner, rounds of ammunition, sniper rifle, sawn-off shotgun, semi-automatic rifle,
      semi-automatic weapon, automatic weapons, arms dealer, arms trade, weapons cache, shooting range,
      firearm licence, concealed carry, nine millimetre, bullet casings, ghost gun, loaded gun, gun laws,
      gun violence, arms industry, second amendment, rocket launcher, kalashnikov, hunting rifle,
      high-capacity magazine`,
    ordinary: `=gun, =guns, rifle, pistol, revolver, shotgun, handgun, firearm, ammunition, ammo, =bullet,
      =bullets, grenade, gunfire, gunman, =silencer, ak-47, ar-15, glock, howitzer, =missile, =missiles,
      machete, gunsmith, =nra, bayonet, weaponry, cartridge, musket, =uzi, landmine, carbine`,
    weak: `weapon, shoot, shot, trigger, barrel, fire, round, load, holster, calibre, caliber, magazine,
      bomb, explosive, =armed, aim, target, knife, sniper, range, licence, license, artillery, armour,
      armor, tank`,
    against: `camera, photographer, game, player, level, boss fight, console, goal, striker, keeper,
      basketball, hoop, nail gun, glue gun, water gun, top gun, film, movie, scene, director, respawn,
      multiplayer, ink, printer, toy`,
  },
  'death, injury, or military conflict': {
    strong: `killed in action, air strike, civil war, world war, war zone, ceasefire, seriously injured,
      critically injured, seriously wounded, people were killed, people died, people have died, people were
      injured, soldiers were killed, killed and wounded, full of the wounded, bled to death, stabbed to
      death, shot dead, beaten to death, died of his injuries, died from his injuries, died at the scene,
      fatal accident, fatal crash, mass grave, front line, military operation, prisoners of war, war crimes,
      burned to death, drowned in the, died in hospital, dead bodies, body count, were found dead, was found
      dead, lost his leg, lost both legs, post-mortem, death of her son, death of his wife, troops were
      killed, funeral of, took his own life, suicide note, committed suicide, road deaths, took her own
      life, casualties were`,
    ordinary: `airstrike, bombardment, =troops, soldier, battlefield, casualty, fatality, corpse, =invasion,
      =invaded, =war, =wars, military, artillery, warfare, genocide, massacre, wounded, =killed, =dead,
      =died, =death, =deaths, funeral, morgue, autopsy, coffin, =injured, =injuries, suicide, drowned,
      bloodshed, stabbed, amputated, frontline, trenches, guerrilla, insurgents, infantry, mortuary,
      manslaughter, war-torn, burial, cremated, conflict, mourners, beheaded, decapitated, =bombing,
      =bombings, =shelling, =shelled`,
    weak: `army, attack, battle, =die, =dies, =dying, kill, =killing, blood, injury, weapon, shot, grave,
      victim, convoy, enemy, tank, missile, =hospital, =hospitals, navy, air force, combat, =fire, rubble,
      tragedy, tragic, cemetery, buried, mourn, lost his life, lost her life, lost their lives, body,
      =general, gunfire, refugees, veteran, accident, crash, collision, overturned, ambulance, knife,
      paramedics, =bomb, =bombs`,
    against: `game, player, level, match, goal, season, striker, joke, laughing, comedian, stand-up, movie,
      film, novel, actor, battery, phone, engine, lights, coffee, star wars, console, respawn, song, band,
      career-ending, bored, boss fight, audience, box office, embarrassment, dog food, chocolate, sitcom,
      curry`,
  },
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol': {
    strong: `drug addict, drug dealer, drug abuse, drug cartel, drug trafficking, drug bust, crystal meth,
      crack cocaine, magic mushrooms, heroin addict, drug overdose, opioid crisis, smoking weed, lines of
      cocaine, rolled a joint, smoke a joint, chain smoker, pack of cigarettes, packs a day, electronic
      cigarette, e-cigarette, nicotine patch, blood alcohol, alcoholics anonymous, drunk driving, binge
      drinking, shots of tequila, drug smuggling, bottle of whisky, bottle of whiskey, bottle of vodka,
      glass of wine, pint of beer, wine tasting, cocktail bar, gin and tonic, happy hour drinks, drinking
      problem, out of rehab, into rehab, snorting coke, tobacco company, cigarette smoke, liquor store,
      six-pack of beer, full-time addict, medical marijuana`,
    ordinary: `heroin, cocaine, marijuana, cannabis, meth, methamphetamine, ecstasy pills, lsd, fentanyl,
      opioid, opium, overdose, junkie, narcotics, =stoned, crackhead, bong, weed dealer, amphetamine,
      ketamine, addict, addiction, cigarette, tobacco, nicotine, vape, cigar, smoker, alcohol, vodka,
      whisky, whiskey, =rum, tequila, bourbon, =gin, =beer, =beers, brewery, brewer, liquor, booze, =drunk,
      hangover, hungover, tipsy, champagne, =wine, =wines, cocktail, boozy, bartender, =lager, prosecco,
      vineyard, winery, distillery, moonshine, rehab, brandy, absinthe, cartel, sober, smuggled`,
    weak: `drug, smoke, =smoking, drink, bottle, dealer, pill, syringe, needle, bar, pub, =high, dose, pint,
      joint, weed, crack, powder, hooked, =shot, =shots, lighter, toast, substance, snort, inject, cheers,
      glass, ashtray, detox, relapse, stash, cellar, =grape, =grapes`,
    against: `drugstore, pharmacy, pharmacist, prescription, clinical trial, vaccine, barbecue, smoked
      salmon, smoke alarm, vinegar, sauce, reduce, simmer, splash of white wine, garlic, oven, fire brigade,
      chimney, dough, stew, prescribed, patients, root beer, ginger beer`,
  },
  'hate speech and acts of aggression': {
    strong: `white supremacy, white supremacist, hate crime, hate speech, racial slur, racist abuse, racist
      slurs, racist chants, neo-nazi, ku klux klan, nazi salute, nazi flag, great replacement, anti-semitic
      attack, ethnic cleansing, race war, hate group, hate preacher, holocaust denial, holocaust denier,
      homophobic abuse, homophobic slur, burning cross, master race, racial hatred, go back to your country,
      go back where you came from, white power, inferior race, incite hatred, anti-muslim hatred, far-right
      extremists, transphobic abuse, misogynistic abuse`,
    ordinary: `racist, racism, anti-semitic, antisemitic, nazi, swastika, fascist, xenophobia, xenophobic,
      homophobic, homophobia, islamophobia, islamophobic, bigot, bigotry, supremacist, skinheads, slur,
      subhuman, misogyny, misogynist, transphobia, =hatred, lynching, lynch mob, transphobic, vermin,
      pogrom, extremist, apartheid, far-right, bullied, harassment, =aryan, jew-hater`,
    weak: `hate, immigrant, jew, jewish, muslim, foreigner, black people, white people, gay people,
      minority, migrant, abuse, attack, insult, race, racial, torches, march, chant, shout, threat, mob,
      graffiti, spit, violence, discrimination, replaced, beaten up`,
    against: `museum, novel, documentary filmmaker, soup nazi, grammar nazi, actor, race car, marathon,
      racetrack`,
  },
  'obscenity and profanity': {
    strong: `fuck you, fuck off, fuck yourself, what the fuck, holy shit, piece of shit, son of a bitch,
      mother fucker, motherfucker, fucking idiot, fucking hell, full of shit, stupid bitch, dumb bitch, bull
      shit, you bastard, you cunt, kiss my ass, kick your ass, shut the fuck up, go to hell you, dick head,
      fucking asshole, shit head, you asshole, you wanker, stupid fucking, give a fuck, give a shit, fucking
      kidding, fuck this, fuck that, get the fuck`,
    ordinary: `fuck, =fucked, =fucker, shit, =shitty, bullshit, asshole, arsehole, cunt, bitch, bastard,
      wanker, dickhead, twat, bollocks, prick, cock sucker, cocksucker, pussy, goddamn, jackass, dumbass,
      slut, whore, douchebag, tosser, shithead, horseshit, =pissed`,
    weak: `damn, hell, crap, ass, arse, dick, piss, bloody, screw you, =cock, tits, idiot, moron, shut up`,
    against: `puppy, kennel, breeder, dog show, cat, kitten`,
  },
  terrorism: {
    strong: `suicide bomber, suicide bombing, terrorist attack, terror attack, terrorist group, terror
      group, terrorist organisation, terrorist organization, islamic state, al-qaeda, boko haram, car bomb,
      jihadist group, terror cell, terrorist cell, counter-terrorism, war on terror, terror suspect, claimed
      responsibility, nail bomb, explosive belt, explosive vest, terrorist plot, hostage crisis, letter
      bomb, foreign fighters, terror network, extremist group`,
    ordinary: `terrorist, terrorism, jihadist, jihadi, jihad, =isis, taliban, hezbollah, radicalised,
      radicalized, counterterrorism, hijackers, =hijacked, bomber, extremist, =extremism, militants,
      bomb-maker, bomb threat, hostage, atrocity, caliphate, september 11, 9/11, =ira, =eta`,
    weak: `attack, bomb, explosion, explosive, security forces, threat, plot, martyr, fundamentalist, blast,
      targeted, intelligence, detonate, suspect, manifesto, gunman`,
    against: `game, player, level, striker, goal, console, toddler, holy terror, little terror, movie, film,
      album`,
  },
  'debated sensitive social issues': {
    strong: `abortion rights, abortion clinic, abortion ban, anti-abortion, pro-choice, pro-life, right to
      abortion, roe v wade, right to choose, same-sex marriage, gay marriage, gay rights, trans rights,
      transgender rights, transgender people, gender identity, gender reassignment, death penalty, capital
      punishment, assisted dying, assisted suicide, right to die, gun control debate, affirmative action,
      black lives matter, police brutality, critical race theory, illegal immigration, border wall, asylum
      seekers, deportation of migrants, culture war, conversion therapy, reproductive rights, ban on
      abortion, lgbt rights, lgbtq rights, gender-affirming, drag queen story hour, systemic racism, migrant
      crisis, stem cell debate, vaccine mandate, anti-vaccine, women's reproductive, unborn child, trans
      women, trans athletes`,
    ordinary: `abortion, euthanasia, transgender, lgbt, lgbtq, deportation, reparations, same-sex,
      immigration, asylum, pronouns, feminism, feminist, non-binary, gun lobby, civil partnership, unborn,
      surrogacy, refugees, migrants, anti-vaxxers, racism, woke, roe`,
    weak: `clinic, ban, rights, protest, debate, law, court, choice, marriage, gay, equality, border,
      campaign, controversial, activist, ethics, moral, gender, religious, pregnancy, ballot, vote, trans,
      referendum`,
    against: `recipe, bird, swallows, penguin, wildlife`,
  },
} satisfies PartOfLexicon;
