import type { PartOfLexicon } from '../../lexicon';

export const EXTREMISM = {
  'hate speech and acts of aggression': {
    certain: `white supremacy, white supremacist, hate crime, hate speech, racial slur, racist abuse, racist slurs,
      neo-nazi, ku klux klan, nazi salute, nazi flag, great replacement, anti-semitic attack, race war, hate group,
      hate preacher, holocaust denial, holocaust denier, homophobic abuse, burning cross, master race, racial hatred,
      go back to your country, go back where you came from, white power, inferior race, inciting hatred, anti-muslim
      hatred, far-right extremists, transphobic abuse, misogynistic abuse, lynched, pogroms, hate mob, racially
      aggravated, racist attack, racist graffiti, racist comments, racist insults, racist messages, racist rant,
      racist tweets, racist murder, racist mob, monkey chants, monkey noises, bananas thrown at, white nationalist,
      nazi symbols, klansmen, kkk, swastikas were, swastika painted, painted swastikas, swastikas sprayed, religious
      hatred, incitement to hatred, antisemitic attack, antisemitic abuse, anti-semitic abuse, antisemitic graffiti,
      antisemitic slogans, islamophobic attack, islamophobic abuse, homophobic attack, homophobic hate, transphobic
      attack, gay bashing, attack on a mosque, attack on the synagogue, go back to your own country, go home
      foreigners, dirty immigrants, immigrants vermin, far-right thugs, far-right mob, death threats and racist,
      online hate, hateful messages, hateful comments, ethnic hatred, racially motivated, xenophobic attacks,
      anti-jewish, jew-hatred, incel forum, bullied for being gay, racist slogan, racist notes, racist name, racist
      bullying, daubed with swastikas, swastikas and, swastika on, dirty jews, filthy jews, dirty muslim, dirty arab,
      dirty gypsies, dirty foreigner, filthy foreigners, filthy immigrants, foreigners out, gas the jews, kill the
      jews, hates jews, hates gays, hates muslims, called her a terrorist because, hitler was right, hitler salutes,
      nazi slogans, nazi chants, nazi graffiti, slurs at, called him the n-word, used the n-word, monkey noises at,
      homophobic slurs, homophobic bullying, homophobic chants, misogynistic comments, sexist abuse, antisemitic
      chants, antisemitic incidents, anti-semitic slogans, islamophobic comments, burned down the mosque, set fire to
      the mosque, mosque vandalised, synagogue vandalised`,
    strong: `ethnic cleansing, far-right group, far-right march, far-right rally, proud boys, english defence league,
      tommy robinson, british national party, combat 18, aryan nation, aryan brotherhood, heil hitler, nazi
      propaganda, nazi ideology, skinhead gang, unite the right, jews will not replace us, blood and soil, white
      people are being replaced, white people were being replaced, because he was black, because she was black,
      because he's black, because i'm black, because he was gay, because they were gay, because she was gay, because
      he's gay, because he's jewish, because they're jewish, because i'm muslim, because she wore a headscarf,
      because of her headscarf, pulled off her hijab, ripped off her hijab, tore off her hijab, holding his
      boyfriend's hand, holding her girlfriend's hand, colour of my skin, color of my skin, colour of her skin, color
      of their skin, colour of their skin, jewish cemetery, jewish school attacked, kosher supermarket attack,
      attacked the mosque, torched the mosque, firebombed the, mosque was attacked, asylum hotel attack, spat in her
      face, n-word, the n-word, p-word, racial insult, ethnic slur, hate-filled, sub-human, inciting violence, mob
      violence, vigilante mob, tiki torches, cyber-bullying, online abuse, online trolls, rape threats, women-hating,
      hates women, andrew tate, gang of thugs, beaten up because, beaten because, attacked because, targeted because,
      attacked for being, abused for being, kick it out campaign, show racism the red card, hate mail, lynch mob,
      far-right protesters, swastika, racist, racial abuse, called him a terrorist, told him to go home, told her to
      go home, told to go home, spat on him, spat on her, spat at him, spat at her, screamed abuse, shouted abuse,
      hurled abuse, yelled slurs, shouting slurs, racist chants, racist posts, antisemitic, anti-semitic`,
    ordinary: `racism, nazis, fascists, xenophobia, xenophobic, homophobic, homophobia, islamophobia, islamophobic,
      bigots, bigotry, supremacists, skinhead, slurs, subhumans, misogyny, misogynistic, transphobia, =hatred,
      transphobic, extremists, apartheid, =aryan, jew-hater, charlottesville, hatred, prejudiced, intolerance,
      dehumanising, incitement, vigilantes, cyberbullying, incels, fascism, extremism, thugs, hooligans, hijab,
      headscarf, sexist, sexism, scapegoat, persecution, persecuted, vermin, prejudice, segregation, far right, spat
      at, spat on, black player, death threats, threatening messages, bricks through the window, jim crow, adolf
      hitler, mein kampf, ethnic minorities, bullied at school for, apartheid regime, emmett till`,
    weak: `hate, immigrant, jew, jewish, muslim, foreigner, black people, white people, gay people, minority,
      migrant, abuse, attack, insult, race, racial, march, chant, shout, threat, mob, graffiti, spit, violence,
      discrimination, replaced, beaten up, mosque, synagogue, cemetery, gravestones, sprayed, painted, wall, flags,
      salute, marchers, yelling, fans, player, club, banned, disgusting, black, white, gay, lesbian, trans,
      boyfriend, boyfriend's hand, tram, bus, refugees, violent, punched, kicked, victim, hospital, rabbi, imam,
      community, country, twitter, online, messages, comments, tweets, social media, posts, forum, hatred must,
      police, crime, beat, rally, torches, being replaced, banned for life, assault, beaten, threatened, harassed,
      bully, nationalist, intimidation`,
    against: `museum, novel, documentary filmmaker, soup nazi, grammar nazi, actor, race car, marathon, racetrack`,
  },
  terrorism: {
    certain: `suicide bomber, suicide bombing, terror attack, terrorist group, terror group, terrorist organisation,
      terrorist organization, islamic state, al-qaeda, boko haram, car bomb, jihadist group, terror cell, terrorist
      cell, counter-terrorism, war on terror, terror suspect, nail bomb, explosive belt, explosive vest, terrorist
      plot, letter bomb, terror network, counterterrorism, hijackers, caliphate, suicide attack, suicide vest, truck
      bomb, parcel bomb, dirty bomb, terror plot, terror threat, terror alert, terrorist threat, terrorist network,
      terrorist suspects, terrorist bombing, act of terror, counter-terrorism officers, counter-terrorism police,
      counter-terrorism unit, anti-terror police, anti-terrorism, domestic terrorism, domestic terrorist, islamist
      extremists, islamist terror, jihadist cell, jihadi john, islamic state fighters, isis fighters, isis bride,
      osama bin laden, bin laden, al-shabaab, hezbollah militants, hamas militants, real ira, ira bomb, provisional
      ira, red brigades, baader-meinhof, manchester arena bombing, manchester arena attack, london bridge attack,
      westminster bridge attack, bataclan, charlie hebdo attack, boston marathon bombing, boston marathon bombers,
      oklahoma city bombing, september 11 attacks, 9/11 attacks, september the eleventh, twin towers fell, twin
      towers attack, seven-seven bombings, 7/7 bombings, lockerbie, munich massacre, mumbai attacks, claimed
      responsibility for the, claimed responsibility for the attack, claims responsibility for, hijacked the plane,
      plane hijacking, lone wolf attack, bomb plot, bomb plotters, plotting attacks, plotting an attack, plot to blow
      up, radicalised online, radicalized online, radicalised in, sworn loyalty to, pledged allegiance to, martyrdom
      video, beheading videos, bomb-making, bomb-making materials, homemade bomb, homemade explosives, pipe bombs,
      hostage-takers, embassy bombing, taliban attack, taliban fighters, the terrorists, terrorists attacked,
      terrorists struck, terrorists have, bomber blew, bomber struck, the bomber is, bomber is thought, sworn
      allegiance to, swore allegiance to, pledged allegiance to the group, detonated his vest, detonated a bomb,
      detonated the bomb, militants claimed, bomb on a train, bomb on the tube, bomb on a bus, bombs on trains,
      terror victims, victims of the bombing, victims of terrorism, terrorism charges, terrorism offences, planning a
      terror, terror raid, gunmen took, hostages inside`,
    strong: `claimed responsibility, hostage crisis, foreign fighter, extremist group, bomb threat, september 11,
      extremist material, extremist content, extremist ideology, militant group, bomb blast, bomb attack, bomb scare,
      bomb squad, bomb disposal, bomb-sniffing, bomb exploded, bomb went off, bomb was meant, a bomb on, planted a
      bomb, planted bombs, planted the bomb, bomb under, bomb in a, unattended bag, suspicious package, suspect
      package, controlled explosion, blew himself up, blow himself up, blew herself up, blow up the embassy, drove
      into the crowd, drove a van into, ploughed into pedestrians, plowed into pedestrians, van attack, knife
      rampage, sarin gas, poison gas attack, has claimed responsibility, claimed the attack, said it carried out the
      attack, carried out the attack, behind the attack, national threat level, threat level stays, stays at severe,
      no-fly list, guantanamo bay, basque separatists, tamil tigers, world trade center, twin towers, pentagon
      attack, black box flight 93, flight 93, timothy mcveigh, anders breivik, sleeper cell, training camps in, holy
      war, grooming him online, propaganda videos, manifesto online, mass-casualty, evacuated after a bomb, foiled
      plot, foiled a plot, plot was foiled, attack was foiled, hamas fighters, terrorist, jihadists, jihadis,
      bombers, hijacked a plane, hijacked plane, took them hostage, releases hostages, hostages were, held the
      hostages, radical preacher, extremist preacher, joined isis, joined the jihad, travelled to syria, went to
      syria to, car exploded outside, suicide mission, packed with explosives, packed with nails, rigged with
      explosives, strapped explosives, explosives strapped, gunmen stormed, stormed the hotel, stormed the theatre,
      stormed the school, hostages, took hostages, taken hostage, islamists, demanding the release`,
    ordinary: `jihad, =isis, taliban, hezbollah, radicalisation, radicalization, =hijacked, extremists, =extremism,
      militants, bomb-maker, atrocity, 9/11, =ira, =eta, deradicalisation, extremism, anthrax, skyjacking, mi5,
      guantanamo, isis, farc, unabomber, martyrdom, infidels, fatwa, plotters, separatist, paramilitary, insurgents,
      massacre, securitymen, terror, hamas, ground zero, threat level, security services, homeland security,
      intelligence agencies, intelligence officials, mastermind behind, hostage situation, plot against, prevent
      programme, severe to critical, raised to critical, an alleged plot`,
    weak: `attack, bomb, explosion, explosive, security forces, threat, martyr, fundamentalist, blast, targeted,
      intelligence, detonate, suspect, manifesto, gunman, struck, crowd, crowded market, bus, train station, station,
      stadium, airport, mosque, church, concert, market, plane, flight, pedestrians, van, knife, officers, police,
      arrested, raid, security, severe, critical, alert, online, videos, grooming, sworn, training, killed, dead,
      injured, wounded, victims, survivors, anniversary, memorial, group, links to, network, leader, fighters, syria,
      iraq, afghanistan, somalia, responsible, tower, cell, loyalty, plot, training camp, watch list, =the troubles,
      propaganda, exploded, evacuated, vigil, embassy, surveillance, checkpoint, mastermind, fanatics, ringleader,
      gunmen`,
    against: `game, player, level, striker, goal, console, toddler, movie, film, album`,
  },
} satisfies PartOfLexicon;
