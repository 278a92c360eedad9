import type { PartOfLexicon } from '../../lexicon';

export const JUSTICE = {
  crime: {
    certain: `murder suspect, armed robbery, murder weapon, serial killer, money laundering, homicide detective, bank
      robbery, police are appealing, appealed for witnesses, getaway car, identity theft, murder victim, murder
      trial, crime boss, bank robbers, murder investigation, murder inquiry, charged with murder, convicted of
      murder, guilty of murder, arrested on suspicion of, arrested for murder, wanted for murder, attempted murder,
      double murder, homicide squad, crime scene investigators, drug trafficking, drug smuggling ring, human
      trafficking, people smugglers, people smuggling, organised crime gang, organized crime family, crime syndicate,
      hit-and-run driver, knife crime, gang violence, hate crime, domestic violence arrest, car thieves, car thief,
      jewel heist, bank heist, smash-and-grab, ram raid, getaway driver, police are hunting, police are searching
      for, police arrested, police have charged, detectives are treating, detectives say, detectives believe,
      detectives are appealing, asked for witnesses, asked witnesses to come forward, crimestoppers, contract killer,
      kidnapped and, held for ransom, ransom demand, drug lord, mafia boss, mob boss, police manhunt, manhunt,
      fugitive from justice, pleaded guilty to fraud, you're under arrest, you are under arrest, right to remain
      silent, you do not have to say anything, unsolved murder, serial rapist, arson attack, burglary ring, romance
      scam, ponzi scheme, child abductor, stabbed to death in, police are treating it as, two people have been
      arrested, three men were arrested, man has been arrested, woman has been arrested`,
    strong: `crime scene, police investigation, drug dealers, death row, first degree murder, organised crime,
      organized crime, fingerprint evidence, under arrest, treating the death as murder, broke in through, broken
      into, breaking and entering, hit-and-run, forensics team, found guilty of murder, missing persons case, cold
      case, prime suspects, police officer arrested, organised gang, drug ring, stolen goods, shot by police, con
      artists, studying cctv, cctv footage, cctv of the, fingerprints on, fingerprints are on, your fingerprints, his
      fingerprints, whose fingerprints, dna on the, traces of blood, blood spatter, chalk outline, crime scene tape,
      evidence bag, evidence room, the murderer, was murdered, murder case, murder mystery case, first-degree,
      second-degree murder, manslaughter charge, break-in, house burglary, burglar alarm, robbed a bank, robbed at
      gunpoint, the robbers, held up at gunpoint, at gunpoint, at knifepoint, the jeweller's, jewellers raid, stolen
      car, stolen property, stolen van, stole a car, stealing cars, stole the money, car theft, bike theft, phone
      theft, phone snatching, shop theft, con man, insurance fraud, tax fraud, wire fraud, credit card fraud, bank
      fraud, counterfeit money, insider trading, tax evasion, cartel boss, drug dealing, dealing drugs, drug gang,
      county lines, gang member, street gang, rival gang, turf war, drive-by shooting, cosa nostra, el chapo, ted
      bundy, the kray twins, held hostage, ransom note, ransom money, missing person, went missing, last seen
      leaving, body was found, body was discovered, found the body, a body in the, remains were found, autopsy report
      says, time of death, cause of death is, medical examiner, detective inspector, detective sergeant, detective
      chief inspector, chief superintendent, police constable, private detective, private investigator, the met
      police, metropolitan police, the fbi, fbi agent, mi5 officer, sheriff's deputy, sheriff's office, state
      trooper, highway patrol, border force, swat team, riot police, armed police, police officers, police car,
      police chase, police custody, police station, police raid, dawn raid, police tape, police helicopter, police
      say, police said, police force, police sirens, police chief, police interview, police cordon, cordoned off,
      undercover officer, undercover cop, undercover police, surveillance team, sting operation, police informant,
      tip-off to police, called the police, call the cops, cops are coming, the cops, the feds, been arrested, picked
      up by police, finally picked him up, cuff him, cuff her, read him his rights, read you your rights, mug shot,
      police lineup, interrogation room, questioned by police, taken in for questioning, helping with inquiries,
      helping police with their inquiries, suspected of, main suspect, your alibi, an alibi, no alibi, where were you
      on the night, where were you between, i was at home asleep, i didn't kill, confessed to the, pleaded guilty,
      found guilty, previous convictions, criminal record, criminal gang, criminal damage, criminal mastermind, life
      sentence, life imprisonment, life in prison, years in prison, years in jail, sentenced to, jailed for, bail
      hearing, out on bail, remanded in custody, on parole, parole board, probation officer, prison cell, prison
      guard, prison officer, prison break, escaped from prison, escaped prisoner, maximum security, solitary
      confinement, america's most wanted, wanted man, reward for information, hit man, contract on his life, poisoned
      her, poisoned his, knife attack, shooting suspect, beaten up on, beaten and robbed, assault charge, sexual
      assault, sex offender, grooming gang, child abuse, restraining order, acid attack, spiked her drink, domestic
      abuse, violent crime, petty crime, crime wave, crime rate, crime figures, white-collar crime, perfect crime,
      victim's family, crack the safe, the loot, loot from the, masked men, in a ski mask, bolt cutters, picked the
      lock, jimmied the, forced entry, no sign of forced entry, inside man, fence the goods, stashed the, burner
      phone, witness protection, star witness, key witness, dna evidence, dna match, motive for, no motive, drunk
      driver arrested, drug raid, wildlife crime, art theft, stolen painting, burglars, burglaries, homicide,
      murders, robbers, robbery, kidnapping, kidnappers, shoplifting, arsonists, fraudsters, rapist, paedophile,
      mugger, pickpockets, thieves, officers found, officers lifted, police found, police seized, officers seized,
      officers searched, police searched, broke in, broken in, smashed the window and, been burgled, were burgled,
      was burgled, got burgled, been robbed, was robbed, were robbed, got robbed, been mugged, got mugged, was
      mugged, stole my, stole her, stole his purse, snatched my, snatched her, nicked my, nicked her, cleaned out the
      till, emptied the till, emptied the safe, in handcuffs, put the cuffs on, hands behind your back, you have the
      right, arrest warrant for, search warrant for, taken into custody`,
    ordinary: `=detective, =detectives, =police, culprit, suspects, arrested, handcuffs, forensics, fugitive, felony,
      gangsters, thefts, thief, stolen, inmates, prosecutor, convicted, ransom, crimes, criminals, manslaughter,
      alibis, accomplices, mugging, stabbed, burgle, stole, assailant, mobster, mafia, swindler, scam, scammers,
      embezzlement, blackmailed, abducted, abduction, hostage-taker, hitman, arson, smugglers, perpetrator,
      policeman, policewoman, swat, gangland, jewel thief, heist, intruder, fbi, assaulted, felon, extortion, fraud,
      robbed, looters, conman, conmen, conned, defrauded, forgery, counterfeit, bribery, bribed, extorting,
      racketeering, laundering, trafficking, smuggling, yakuza, escobar, abductor, coroner, dci, lapd, nypd,
      interpol, europol, dea, wiretap, stakeout, informant, snitch, grassed, handcuffed, mugshot, interrogation,
      convictions, on bail, remanded, parole, jailbreak, vandalism, vandalised, trespassing, knifeman, gunman, rape,
      pedophile, abuser, stalker, stalked, cybercrime, balaclava, crowbar, jemmied, ballistics, joyriding, forger,
      cctv, police, search warrant, arrest warrant, constable, outlaw, perp, killings, killed her, killed him,
      wardens, offender, cordon, swindled, cowboy builders, hijacked, hooded, dealers, cartel, dismembered, foul
      play, unsolved, missing girl, missing boy, vice squad, squad car, beat officer, truncheon, taser, guilty plea,
      on the run, behind bars, true crime, person of interest, officers are, officers say, i didn't do it, scotland
      yard, jack the ripper, al capone, broke into, breaks into, the victim's, police dog`,
    weak: `prisoners, cops, victim, witnesses, evidence, weapon, gun, knife, jail, guilty, trial, jury, court, judge,
      escape, =officer, =officers, sheriff, gang, clue, motive, charge, investigation, confess, custody, strangle,
      thug, loot, body, caught, cash, jewellery, jewelry, dna, fingerprint, hiding, chase, crook, threatened,
      missing, attack, alarm, locked up, cell, bail, hostage, raid, gunmen, officers, warrant, sergeant, inspector,
      deputy, lieutenant, villain, assassin, sentence, siege, threats, masked, disguise, vanished, safe, the safe,
      warehouse, van, fled, flee, run, seen, found, floorboards, shotguns, pistol, rounds, armed, shot, shooting,
      pensioners, fake, million, gatwick, minutes, jeweller, diamonds, hatred, beaten, beating, violent, violence,
      innocent, blood, dead, died, death, night, door, window, lock, asleep, search, streets, case, lawyer,
      suspicious, rights, reward, video, footage, scene, neighbours, neighbors, haul, kilos, shipment, drugs, heroin,
      cocaine, plot, treated as, homophobic, racist, husband, prove, stealing, cold-blooded, prints on the, wanted
      by, finally caught, picked him up at, dodgy, poisoned, offence, deceased, disappeared, vault, suspicion,
      confession, killer, standoff, cuffs, graffiti, on patrol, ambush, harassed, ripped off, seen leaving, mob,
      accused of, on the loose`,
    against: `film, movie, novel, game, song, band, striker, goal, comedian, chess, baking, diet, respawn, dog, cat,
      puppy, laundry, tv show, series, actor, actress, role, director, box office, bestseller, video game, gameplay,
      team, coach, base`,
  },
  law: {
    strong: `supreme court, high court, district attorney, defence lawyer, defense lawyer, defense attorney, counsel
      for the defence, objection sustained, objection overruled, legal system, court hearing, civil case, law firms,
      human rights lawyer, class-action, cross-examine, the jury retired, leading the witness, legal action, filed a
      lawsuit, crown court, case law, court ruling, not guilty plea, law school, the prosecution rests, legal advice,
      my lawyer, your lawyer, my solicitor, my attorney, attorney at law, attorney general, advocate for the, public
      defender, legal aid, legal team, legal battle, legal fees, legal challenge, legal case, legal rights, legal
      precedent, legal loophole, legal document, legal dispute, legal proceedings, legal expert, legal analyst,
      legally binding, law degree, law student, law society, bar exam, passed the bar, called to the bar, silk qc,
      king's counsel, queen's counsel, in chambers, approach the bench, may i approach, order in the court, order in
      court, all rise, court is in session, court adjourned, court is adjourned, to court, go to court, taken to
      court, take them to court, take you to court, see you in court, settled out of court, out-of-court settlement,
      court case, court battle, court costs, court room, court clerk, court documents, court martial, county court,
      family court, magistrates' court, appellate court, federal court, federal judge, district court, circuit court,
      old bailey, international criminal court, european court, court of human rights, court of justice, the hague,
      small claims court, small claims, juvenile court, divorce court, employment tribunal, supreme court justice,
      chief justice, justice of the peace, the justices, ruth bader ginsburg, lord chief justice, high court judge,
      judge ruled, judge sentenced, judge told, the judge said, judge dismissed, your witness, no further questions,
      nothing further your honour, nothing further, rephrase the question, withdrawn your honour, move to strike,
      strike that from the record, for the record your honour, let the record show, stricken from the record, i
      object, calls for speculation, badgering the witness, asked and answered, relevance your honour, tell the truth
      the whole truth, the whole truth and nothing but, so help me god, swear to tell, sworn testimony, sworn
      statement, expert witness, character witness, hostile witness, witness stand, take the stand, took the stand,
      on the stand, witness box, closing argument, closing statement, opening statement, jury selection, jury duty,
      jury service, jury room, jury box, members of the jury, ladies and gentlemen of the jury, hung jury, grand
      jury, unanimous verdict, reached a verdict, have you reached a verdict, guilty verdict, not guilty, plea
      bargain, plea deal, plea hearing, how do you plead, beyond reasonable doubt, beyond a reasonable doubt,
      reasonable doubt, burden of proof, presumption of innocence, innocent until proven guilty, double jeopardy,
      contempt of court, the defendant, the prosecution, defense counsel, defence counsel, counsel for, for the
      defence, for the prosecution, the defense rests, state versus, miscarriage of justice, wrongful conviction,
      wrongly convicted, overturned the conviction, sentencing hearing, custodial sentence, suspended sentence,
      community service order, being sued, i'll sue, breach of contract, contract law, patent law, patent was
      invalid, copyright infringement, copyright law, copyright claim, intellectual property, cease and desist,
      non-disclosure, non-disclosure agreement, punitive damages, compensation claim, personal injury claim, personal
      injury lawyer, medical negligence claim, liable for, mediation hearing, discovery phase, witness summons,
      restraining orders, gagging order, due process, habeas corpus, statute of limitations, civil liberties, civil
      law, criminal law, criminal trial, constitutional law, constitutional court, family law, employment law, human
      rights law, international law, common law, immigration lawyer, immigration judge, power of attorney, last will
      and testament, the will was, will was never, contest the will, contest it in, contested will, will and
      testament, executor of the, inheritance dispute, notary public, custody hearing, custody case, divorce
      settlement, pre-nuptial, law makers ruled, ruled that, ruled in favour, ruled in favor, ruled against, ruled
      unconstitutional, struck down the law, landmark ruling, landmark case, upheld the ruling, judicial review, lady
      justice, perry mason, judge judy, law and order show, better call saul, pro bono, billable hours, fine print of
      the contract, terms of the contract, bail application, extradition hearing, asylum tribunal, i'll sue you, sue
      for, do you swear to tell, do you solemnly swear, appeal turns on, was admissible, admissible, my client, own
      attorney, sign a prenup, prenup, attorney, barrister, plaintiff, defendant, jury, courtroom, solicitor,
      lawsuit, objection your honour, your honour, your honor, appeal court, court of appeal, suing`,
    ordinary: `lawyers, =defendant, =defendants, litigant, verdicts, =jury, juror, =judge, =judges, magistrates,
      testimonies, testified, subpoenaed, =appeal, =constitutional, =legal, prosecution, affidavits, injunctions,
      paralegals, jurisdiction, legislation, acquitted, counsel, perjury, =statute, =tribunal, under oath, disbarred,
      sidebar, in court, appellate, tribunals, justices, rephrase, objection, hearsay, overruled, sustained, the
      verdict, mistrial, retrial, the accused, prosecuting, exonerated, acquittal, libel, slander, defamation,
      patent, trademark, nda, negligence, liability, claimant, arbitration, deposition, statutory, executor, notary,
      notarised, unconstitutional, unlawful, unlawfully, court upheld, judiciary, judicial, gavel, extradition,
      extradited, indicted, arraignment, tort, trial date, bench, judge, plea, appealed, adjourned, illegal, clause,
      exhibit a, sworn, swore, clerk of the court, clemency, commuted, attorney-client, statutes, decree,
      contractual, claim for, litigious, overturn, upheld, =overruled, sue, chambers, contempt, damages, precedent,
      summons, =sustained, a court can, court can, sue you, sue them`,
    weak: `court, law, trial, witness, evidence, case, rights, hearing, sentenced, ruling, guilty, innocent,
      =objection, charge, contract, prosecutor, liable, settlement, disregard, plead, defence, defense, contest,
      legal, compensation, oath, alleged, accused, convicted, custody, bail, pardon, dispute, question, signed, will,
      properly, invalid, remark, honour, honor, ms, client, firm, suit, record, strike, argue, argument, facts,
      truth, lies, lying, prove, proof, proven, doubt, order, bar, swear, statement, crime, murder, police, prison,
      jail, file, fees, constitution, review, six to three, nine judges, sent the case back, session, represent,
      advise, party, expert, claim, throw it out`,
    against: `tennis, racket, serve, basketball, baking, dance, singer, talent, singing, gymnastics, diving
      competition, crown, volleyball, forehand, backhand`,
  },
} satisfies PartOfLexicon;
