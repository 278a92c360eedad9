import type { PartOfLexicon } from '../../lexicon';

export const SENSITIVE = {
  'adult and explicit sexual content': {
    certain: `hardcore porn, porn film, porn site, sex workers, sex tape, lap dance, oral sex, group sex, sex toys,
      sexual intercourse, sexually explicit, sex shop, brothel, webcam girl, nude photos, sexual fantasies,
      masturbation, bdsm, dildo, threesome, porn industry, porn videos, revenge porn, internet porn, online porn,
      porn addiction, child pornography, pornographic images, pornographic films, adult film star, adult film
      industry, explicit sex scene, sexually explicit images, explicit videos, hardcore content, hardcore sex, lap
      dancer, stripper pole, onlyfans, sex work, sex for money, paid for sex, selling sex, prostitution ring,
      high-class escort, working as an escort, escort agency, red light district, gang bang, blow job, blowjob, hand
      job, handjob, anal sex, swingers club, swingers party, sex party, phone sex, sex chat, sex line, sexting,
      orgasm, ejaculate, nude pictures, nude pics, nude selfies, naked pictures, naked photos, naked selfies, topless
      photos, playboy centerfold, strictly adults only, uncensored adult, sexual positions, sexual pleasure, sex
      dungeon, dominatrix, sadomasochism, bondage gear, butt plug, vibrator, make love to me, foursome sex, one-night
      stand sex, camgirl, cam girl, webcam model, take off your bra, sugar baby website, call girl, rent boy, happy
      ending massage, adult film actress, runs a brothel, is a brothel, works in a brothel, visit a brothel, girls
      charge, paying for sex, paid her for sex, selling her body, porn actress, porn actor, porn stars, porn movies,
      porn on his phone, watched porn, sex on camera, sex videos, sex doll, naked on camera, naked webcam, strip
      clubs, nude models wanted, x-rated films, x-rated movies, x-rated theaters`,
    strong: `adult film, adult movies, escort service, naked bodies, had sex with, have sex with, sex industry, only
      fans, explicit content, explicit images, explicit material, adult content, adult entertainment, adult site,
      adult website, adult channel, adult chat, adult videos, stormy daniels, hugh hefner, hustler magazine,
      penthouse magazine, kama sutra, tantric sex, sex club, sex life, sex drive, sex addict, sex addiction, good
      sex, great sex, best sex, casual sex, rough sex, naked in bed, between her legs, between his legs, her breasts,
      bare breasts, naked women, naked woman, naked men, naked man, naked girls, full frontal, strip poker, exotic
      dancer, peep show, sexy lingerie, naughty nurses, so horny, sensual massage, erotic massage, erotic film,
      erotic novel, erotic dancer, lost my virginity, losing his virginity, lose her virginity, booty call, uploading
      explicit, brothel keeper, clients for sex, contraception condom, peeping tom, intimate images, indecent
      exposure, sex with, have sex, had sex, sex scenes, dirty talk, x-rated, topless model, playboy bunny, playboy
      mansion, porn, porno, pornography, prostitutes, prostitution, strippers, painful intercourse, during
      intercourse, intercourse has become, enjoy in bed, both enjoy in bed, charges by the hour, forced to perform
      sexual`,
    ordinary: `pornographic, erotic, erotica, =orgasm, =orgasms, striptease, fetish, orgy, genitals, =penis, vagina,
      =horny, hookers, =xxx, kinky, sexual, foreplay, aroused, pornhub, burlesque, crotchless, horny, libido,
      aphrodisiac, virginity, kink, viagra, nymphomaniac, voyeur, upskirting, boobs, tits, penis, nipples, seductive,
      intercourse, swingers, xxx, smut, raunchy, steamy scenes, get naked, got naked, sleep with me, slept with him,
      slept with her, went to bed with, sex object, between the sheets, half naked, stark naked, turn me on, turn you
      on, friends with benefits, fifty shades, age checks, age verification, verify age, seduced her, sex before
      marriage, take your clothes off, take off your clothes and, strip for you, pole dancing, pole dancer, adults
      only`,
    weak: `sex, sexy, nude, naked, nudity, explicit, breasts, bed, adult, bondage, seduce, lust, intimate, hardcore,
      escort, strip, topless, condom, underwear, performers, website, over eighteen, eighteen, clients, midnight,
      nights, body, undress, videos, platform, uploading, paid, scene, film, movie, hot, kiss, touch, customers,
      massage, dirty, content, unlock, call now, subscribers, fans, legs, hotel, room, magazine, industry, bare, in
      bed with, sex symbol, make me come, make you come, hooked up with, mistress and, madam of, flashed his, bare
      bottom, bra, naughty, moaning, lube, steamy, censors, intimacy, uncensored, sleeping with, lingerie, playboy,
      pimp, nudist, thong, panties`,
    against: `nurse, doctor, biology, species, mating, fashion, catwalk, museum, sculpture, education, chromosome,
      male or female, same-sex, sex discrimination, sperm whale, plants, art history, life drawing, ferry, police
      escort`,
  },
  'illegal drugs, tobacco, ecigarettes, vaping, alcohol': {
    certain: `drug addict, drug dealer, drug abuse, drug cartel, drug trafficking, drug bust, crystal meth, crack
      cocaine, magic mushrooms, heroin addict, drug overdose, opioid crisis, lines of cocaine, rolling a joint, smoke
      a joint, chain smoker, pack of cigarettes, packs a day, electronic cigarettes, e-cigarettes, nicotine patch,
      alcoholics anonymous, drunk driving, binge drinking, shots of tequila, drug smuggling, bottle of whisky, bottle
      of whiskey, pint of beer, wine tasting, cocktail bar, gin and tonic, drinking problem, tobacco companies,
      liquor store, six-pack of beer, medical marijuana, ecstasy pill, cocaine seizure, kilos of cocaine, kilos of
      heroin, tonnes of cocaine, tons of cocaine, cocaine addict, cocaine addiction, cocaine habit, snorting cocaine,
      sniffing cocaine, on cocaine, heroin addiction, on heroin, inject heroin, shooting up heroin, meth lab, meth
      addict, crack pipe, crack house, crack den, drug addiction, drug use, drug user, drug habit, drug dealing, drug
      den, drug smugglers, drug raid, drug lord, drug money, drug trade, drug mule, drug deaths, overdosed on, died
      of an overdose, opioid epidemic, opioid addiction, addicted to heroin, addicted to drugs, addicted to
      painkillers, addicted to cocaine, addicted to opioids, hooked on drugs, hooked on heroin, doing drugs, take
      drugs, taking cocaine, illegal drugs, hard drugs, class a drugs, recreational drugs, party drugs, smoking pot,
      smoking cannabis, smoking marijuana, cannabis farm, cannabis plants, cannabis factory, legal marijuana,
      legalise cannabis, ecstasy tablets, needle in his arm, needle exchange, methadone, smoking cigarettes,
      cigarettes a day, a day smoker, packet of cigarettes, packet of fags, chain-smoking, quit smoking, stop
      smoking, give up smoking, gave up smoking, smoking ban, passive smoking, second-hand smoke, tobacco industry,
      big tobacco, nicotine gum, nicotine addiction, disposable vapes, flavoured vapes, vape shop, vape pen, teen
      vaping, recovering alcoholic, alcohol abuse, alcohol addiction, alcohol problem, alcohol consumption, alcohol
      poisoning, alcohol-related, units of alcohol, binge drinker, drink driving, drunk driver, blood alcohol level,
      over the legal limit, problem drinker, heavy drinker, heavy drinking, underage drinking, bottle of gin, bottle
      of rum, glass of whisky, pint of lager, pint of bitter, pint of guinness, pint of stout, tequila shots, rum and
      coke, vodka and coke, vodka and orange, vodka tonic, single malt, scotch whisky, irish whiskey, craft beer,
      craft brewery, real ale, sparkling wine, keg of beer, beer festival, oktoberfest, espresso martini, dry
      martini, bloody mary cocktail, off-licence, blind drunk, breathalysed, breathalyzer, worst hangover, hangover
      cure, three whiskies, two whiskies, double whisky, large whisky, double vodka, rehab clinic, detox clinic,
      years sober, months sober, days sober, got sober, sober living, selling ecstasy, ecstasy and ketamine, dealing
      ecstasy, kilos of cannabis, grams of cocaine, gram of coke, sober for six years, been sober for, =heroin,
      cocaine, fentanyl, methamphetamine, ketamine, mdma, cannabis, marijuana, clean off heroin, off heroin, fake
      pills, pills laced with, laced with fentanyl, took an overdose, heroin dealer, his dealer lives, her dealer,
      smoking crack, smoke weed, selling weed, selling drugs, sold drugs, bag of weed, bag of coke, lines of coke,
      doing coke, dealing heroin, dealing cocaine, found drugs, drugs in his locker, drugs in her bag, drug stash,
      drug charges, drunk at the wheel, drunk behind the wheel, drinks too much, he drinks too much, drinking again,
      started drinking again, bottles of vodka, hiding bottles, hid the bottles, drinks himself, smoked since, forty
      a day, twenty a day, caught smoking, caught vaping, started vaping, kids are vaping, vaping in the,
      fruit-flavoured vapes`,
    strong: `blood alcohol, happy hour drinks, snorting coke, cigarette smoke, full-time addict, weed dealer, spice
      addict, laughing gas, nitrous oxide, coke dealer, dealer on the corner, pot brownies, bong hit, psychedelic
      drugs, acid trip, pablo escobar, el chapo, coca leaves, poppy fields, opium poppies, substance abuse, substance
      misuse, controlled substance, possession with intent, intent to supply, class b drug, sniffer dogs, border
      force found, street value, smuggled drugs, fag break, have a fag, light a cigarette, lit a cigarette, cigarette
      packet, cigarette butts, cigarette break, smoke break, non-smoker, ex-smoker, cuban cigars, cigar smoke, pipe
      tobacco, rolling tobacco, chewing tobacco, nicotine pouches, vape juice, bubblegum flavour, lost mary, elf bar,
      hookah lounge, aa meeting, my name is and i'm an alcoholic, stone-cold sober, off the wagon, fell off the
      wagon, one more pint, another pint, two pints, three pints, few pints, pub crawl, pub landlord, at the bar
      drinking, buy a round, next round's on me, stiff drink, strong drink, few drinks, couple of drinks, too many
      drinks, too much to drink, been drinking, they'd been drinking, started drinking, quit drinking, drinking
      alone, drinking game, drink responsibly, designated driver, bar tab, cosmopolitan cocktail, aperol spritz, pina
      colada, shaken not stirred, shot of whiskey, shots of vodka, jack daniel's, johnnie walker, grey goose, captain
      morgan, bud light, stella artois, corona beer, miller lite, pale ale, hard seltzer, sauvignon blanc, pinot
      noir, pinot grigio, bordeaux wine, burgundy wine, dom perignon, bootleg liquor, hip flask, wasted last night,
      pissed as a newt, drink and drive, driving drunk, sober up, liver damage from drinking, on drugs, glass of red,
      dry january, drunk and, was drunk, i'm drunk, you're drunk, he's drunk, she's drunk, so drunk, too drunk, got
      drunk, getting drunk, very drunk, hungover, under the influence, glass of wine, bottle of wine, bottle of
      champagne, glass of champagne, few beers, cold beer, wine list, wine bar, wine cellar, beer garden, cocktail
      hour, in rehab, to rehab, out of rehab, into rehab, drug problem, drug war, vodka, tequila, whiskies, whiskeys,
      cigarette, nicotine, opioids, opium, amphetamine, crackhead, junkies, alcoholic, vapes, rehab, overdosed, on
      the bottle, hit the bottle, back on the booze, off the booze, off the drink, turned to drink, turned to drugs,
      stopped drinking, gave up drinking, sober since, clean since, clean for, dealers on, dealer lives, deals drugs,
      getting high, got high, he's high, she's high, high on, beers and, cans of beer, crate of beer, glass of beer,
      bottles of beer, bottle of bourbon, glass of gin, smoking a cigarette, last cigarette, ashtray full`,
    ordinary: `heroin, meth, lsd, narcotic, =stoned, bong, addicts, addictions, tobacco, cigars, smokers, =rum,
      bourbon, =gin, =beer, =beers, breweries, brewers, liquor, booze, =drunk, hangover, tipsy, champagne, =wine,
      =wines, cocktails, boozy, bartenders, =lager, prosecco, vineyards, wineries, distilleries, moonshiners, brandy,
      absinthe, cartels, sober, spliff, hashish, hallucinogenic, psychedelics, ayahuasca, peyote, opiates, oxycontin,
      oxycodone, percocet, vicodin, xanax, adderall, valium, benzos, naloxone, narcan, narcos, snus, juul, shisha,
      hookah, alcopops, sobriety, teetotal, teetotaller, drinkaware, barman, barmaid, mixologist, mojito, martini,
      negroni, daiquiri, jagermeister, jagerbomb, sambuca, limoncello, ouzo, schnapps, cognac, armagnac, jameson,
      bacardi, smirnoff, hennessy, heineken, budweiser, guinness, carlsberg, pilsner, merlot, chardonnay, sauvignon,
      cabernet, malbec, rioja, shiraz, riesling, chianti, cava, moet, sommelier, winemaker, microbrewery, bootlegger,
      speakeasy, boozer, drunkard, sloshed, paralytic, cirrhosis, traffickers, stoner, stoned, tobacconist, alcoholic
      drink, drunk, drunken, drinkers, tipple, intoxicated, beer, wine, lagers, ales, rum, gin, barmen, scotch, weed,
      cider, brewing, happy hour, hung over, alcohol-free, on the wagon, for a pint, down the pub, in the pub, to the
      pub, quick pint, get you a drink, buy you a drink, had a drink, cold turkey, going cold turkey, red wine, white
      wine, rosé wine, a pint, another drink, last orders, bad trip, open bar, free bar, twelve-step, biggest haul,
      withdrawal symptoms, vintage wine, grape harvest, port wine, local pub, village pub`,
    weak: `drug, smoke, =smoking, drink, bottle, dealer, pill, syringe, needle, pub, =high, dose, pint, powder,
      hooked, =shot, =shots, lighter, toast, substance, snort, inject, cheers, glass, ashtray, detox, stash, cellar,
      =grape, =grapes, round, three, two, fags, packet, pack, teenagers, one in five, flavour, school gates, tried,
      border, shipment, bananas, container, seized, found, police, customs, smuggler, cash, supply, arm, vein, high,
      trip, party, club, night out, nightclub, cut, tablets, prescription drugs, painkillers, liver, lungs, cancer,
      patches, addiction clinic, quit, habit, clean, help, grapes, barrel, cask, oak, vintage, hops, malt, tasting,
      sip, ice, tonic, lime, poured, bar, joint, crack, recovery, my round, lighting up, tripping on, my sponsor,
      kilo, haul, relapse, another round, had a few, smuggling, corkscrew, sherry, margarita, ipa, absolut, coors,
      port`,
    against: `drugstore, pharmacy, pharmacist, prescription, clinical trial, vaccine, barbecue, vinegar, sauce,
      reduce, simmer, splash of white wine, garlic, oven, fire brigade, chimney, dough, stew, prescribed, patients`,
  },
  'obscenity and profanity': {
    certain: `fuck you, what the fuck, holy shit, piece of shit, son of a bitch, motherfucker, full of shit, stupid
      bitch, dumb bitch, you bastard, kiss my ass, shut the fuck up, you asshole, give a shit, fuck this, fuck that,
      fuck, shitting, bullshit, asshole, arsehole, cunt, wanker, dickhead, twat, bollocks, cocksucker, dumbass, slut,
      whore, douchebag, tosser, shithead, fuckin, fucker, fuck me, fuck sake, for fuck's sake, fuck all, who the
      fuck, where the fuck, why the fuck, how the fuck, get the fuck out, oh shit, shit shit, shithole, shitshow,
      shit-faced, shitfaced, shit happens, shit out of, shit yourself, eat shit, beat the shit, scared shitless,
      bloody bastard, stupid bastard, dirty bastard, lying bastard, fat bastard, sons of bitches, lying bitch, fat
      bitch, you bitch, crazy bitch, bitch please, kiss my arse, dumb ass, fat ass, load of bollocks, knobhead, knob
      head, bellend, douche bag, goddammit, suck my dick, suck my cock, dirty whore, skank, big-ass, =up yours,
      little shit, you little shit, crock of shit, tough shit, dog shit, same shit, talk shit, no shit sherlock,
      total shit, absolute shit, this shit, that shit, feel like shit, scared shit, fucking moron, fucking liar,
      fucking joke, fucking stupid, fucking thing, you fucking, the fucking, so fucking, fucked up, fucked off,
      absolute twat, stupid twat, you twat, you prick, stupid prick, what a prick, what a wanker, you tosser, lying
      cow, you slag, silly bitch, little bitch, son of a whore, arsehole of, total arsehole, you arsehole, jesus
      fucking`,
    strong: `fuck yourself, mother fucker, fucking idiot, fucking hell, bull shit, you cunt, go to hell you, dick
      head, fucking asshole, shit head, you wanker, stupid fucking, give a fuck, fucking kidding, get the fuck, screw
      you, crap job, bloody hell, bloody idiot, bloody fool, bloody apron, bloody useless, bloody liar, hell is wrong
      with you, cut the crap, load of crap, piece of crap, holy crap, oh crap, bugger it, effing and blinding,
      freaking idiot, screw this, screw them, up your arse, stupid cow you, you scumbag, dirty scum, tits up, stupid
      git, you git, jerk off, balls to that, swear words, swearing like, four-letter word, f-word, the f-word,
      c-word, foul-mouthed, foul language, bad language, obscene gesture, potty mouth, pardon my french, flipped the
      bird, pain in the ass, pain in the arse, shove it up, poor bastard, jackass, goddamn, god damn it, goddamn it,
      god damn you, pissing me off, taking the piss, kick your ass, kick his ass, kick my ass, bugger off, sod off,
      arse about, stick it up your, get your arse, move your arse, lazy ass, your ass, my ass, his ass, bollocks to,
      badass motherfucker, no shit, shut your face, shut your gob, shut your trap, bloody stupid, bloody disgrace,
      bloody awful, bloody nightmare, bloody thing, bloody phone, bloody car, bloody hands off, sodding thing, for
      christ's sake, christ's sake, complete moron, stupid bloody, goddamn idiot, damn fool, damn idiot, bastard of
      a, the bastard, those bastards, these bastards, lazy bastard, piss off, piss up, rat-arsed, what a load of
      crap, shut the hell up, oh bugger, bugger this, naff off, up himself the prat, what a prat, you prat, you
      pillock, you plonker, you muppet, silly sod, lazy sod, poor sod`,
    ordinary: `=fucked, =fucker, =shitty, bitch, bastard, cock sucker, pussy, horseshit, =pissed, shitty, dammit,
      crappy, bugger, sodding, effing, frigging, scumbag, bimbo, slapper, minger, pillock, plonker, prat, numpty,
      wank, shag, jerkoff, expletive, profanity, obscenities, dirty mouth, ass, scum, get the hell out, the hell out
      of, damn, prick, you idiot, you moron, you fool, damn it, damn you, my bloody, watch your mouth, watch your
      language, mind your language, silly cow, stupid cow, middle finger, jerk, absolute idiot, complete idiot`,
    weak: `crap, arse, dick, piss, =cock, tits, idiot, moron, shut up, shove, shut your mouth, get lost, wrong with
      you, piss-take, ugly, fat, liar, lying, bastardly, hate you, mouth, hell yeah, jesus christ, christ, sake,
      stupid, suck, swear, screw, dumb, loser, fool, cock, filthy, git, =hell, bloody, freaking, vulgar, go to hell,
      who the hell, what the hell, where the hell, why the hell, how the hell`,
    against: `puppy, kennel, breeder, dog show, cat, kitten`,
  },
  'debated sensitive social issues': {
    certain: `abortion rights, abortion clinic, abortion ban, anti-abortion, pro-choice, pro-life, right to abortion,
      roe v wade, right to choose, same-sex marriage, gay marriage, gay rights, trans rights, transgender rights,
      transgender people, gender identity, gender reassignment, death penalty, capital punishment, assisted dying,
      assisted suicide, right to die, gun control debate, affirmative action, black lives matter, police brutality,
      critical race theory, illegal immigration, border wall, asylum seekers, culture war, conversion therapy,
      reproductive rights, ban on abortion, lgbt rights, lgbtq rights, gender-affirming, drag queen story hour,
      systemic racism, migrant crisis, vaccine mandate, anti-vaccine, trans athletes, euthanasia, anti-vaxxers,
      abortion law, abortion debate, abortion pill, ban abortion, access to abortion, late-term abortion,
      anti-abortion protesters, pro-lifers, roe versus wade, overturn roe, my body my choice, planned parenthood,
      same-sex couples, gay marriage debate, marriage equality, equal marriage, transgender athletes, trans women in,
      transgender children, transgender kids, trans kids, trans people, gender recognition, gender-affirming care,
      puberty blockers, gender clinic, bathroom bill, don't say gay, abolish the death penalty, assisted dying bill,
      dignitas, die with dignity, defund the police, institutional racism, racial profiling, white privilege, slavery
      reparations, reparations for slavery, undocumented immigrants, mass deportation, family separation at, channel
      crossings, rwanda scheme, asylum hotel, asylum claims, cancel culture, mask mandate, animal testing debate,
      legalise cannabis debate, book bans, burqa ban, headscarf ban, women's right to choose, heartbeat bill, equal
      pay for women, metoo, me too movement, same-sex marriage row, refuse a wedding cake, born in the wrong body,
      wrong body, assisted dying law, help to die, right to end, vote on assisted dying, transition at sixteen,
      gender transition, sex change operation, right to an abortion, have an abortion, had an abortion, getting an
      abortion, legal abortion, illegal abortion, abortion up to, woke agenda, woke ideology, go woke, too woke,
      anti-woke, ban on trans, deported to, deporting migrants, stop the boats, migrants in boats, migrants in small
      boats, boats across the channel, asylum policy`,
    strong: `deportation of migrants, stem cell debate, women's reproductive, trans women, immigration policy,
      immigration debate, immigration rules, immigration reform, immigration raids, immigration detention,
      anti-immigration, net migration, mass immigration, illegal migrants, illegal migration, migrant boats, migrants
      crossing, migrant caravan, detention centre for migrants, refugee crisis, border policy, open borders, secure
      the border, southern border, sanctuary city, citizenship for migrants, birthright citizenship, preferred
      pronouns, gender-neutral, gender neutral toilets, single-sex spaces, biological sex, biological women,
      biological males, transition as a teenager, came out as trans, trans woman, trans man, trans community, pride
      march, pride parade, gay pride, gay adoption, section 28, lgbtq community, lgbt community, terminally ill
      deserve, terminally ill adults, end of life choice, choice about their end, dignity in dying, sanctity of life,
      mercy killing, execution chamber, on death row, clemency for, pregnancy termination, terminate the pregnancy,
      terminate a pregnancy, ending a pregnancy, back-street abortion, pregnant and no choice, clinic protesters,
      outside the clinic, six-week ban, rights of the unborn, life begins at conception, moment of conception,
      pro-abortion, women's rights, women's march, gender equality, gender gap debate, toxic masculinity, quota for
      women, designer babies, stem cell research ethics, human cloning ethics, mandatory vaccination, compulsory
      vaccines, lockdown protests, anti-lockdown, free speech on campus, no-platformed, political correctness gone
      mad, taking the knee, racial justice, racial inequality, race relations, george floyd, police violence, stop
      and search, confederate statue, confederate flag, statue of the slave trader, slave trade statue, colonial
      legacy, diversity quotas, legalise drugs, legalisation of cannabis, prostitution laws, gambling reform debate,
      fox hunting ban, climate protesters, just stop oil, extinction rebellion, faith schools debate, school prayer,
      prayer in schools, teaching of evolution, sex education in schools, parents' rights, islamic veil, circumcision
      debate, female genital mutilation, child marriage, forced marriage, school shootings, assault weapons ban, gun
      control, ban these rifles, second amendment, ban handguns, stricter gun laws, banned books, unborn child,
      unborn baby, unborn children`,
    ordinary: `abortions, transgender, lgbt, lgbtq, deportations, reparations, same-sex, immigrants, asylum,
      pronouns, feminism, feminists, gun lobby, civil partnership, unborn, surrogacy, refugee, migrants, racism,
      daca, detransition, homosexuality, patriarchy, decolonise, decriminalise, creationism, burqa, niqab, lesbian,
      bisexual, queer, discrimination, racist, vaccines mandatory, polarised, polarized, civil rights, human rights,
      small boats, drag queen, gay couple, electric chair, freedom of speech, lethal injection, sexual orientation,
      colour of his skin, non-binary, civil rights movement`,
    weak: `clinic, ban, rights, protest, debate, law, court, choice, marriage, gay, equality, border, campaign,
      activist, ethics, moral, gender, religious, pregnancy, ballot, vote, trans, referendum, legalise, legalize,
      demonstrators, choose, women, woman, men, girls, doctors, pregnant, terminally ill, dignity, suffering,
      supporters, opponents, conservative, liberal, christian, church, bishops, mps, tears, states, supreme court,
      justices, upheld, overturned, gun, rifles, senator, shootings, black people, muslims, identity, community,
      couples, marry, pills, volunteers, chanting, weeks, boats, channel, crossing, politicians, mandatory, toilets,
      changing rooms, athletes, teens, schools, execution, executed, prisoner, inmate, trigger warning, safe spaces,
      weeks of pregnancy, buffer zone, stay of execution, dreamers, pride, =woke, roe, divisive, terminations, dei,
      foetus, fetus, embryos`,
    against: `recipe, bird, swallows, penguin, wildlife`,
  },
} satisfies PartOfLexicon;
