import type { PartOfLexicon } from '../../lexicon';

export const SOCIETY = {
  crime: {
    strong: `murder suspect, crime scene, armed robbery, police investigation, murder weapon, serial killer,
      drug dealer, money laundering, death row, first degree murder, homicide detective, bank robbery,
      organised crime, organized crime, fingerprint evidence, under arrest, treating the death as murder,
      police are appealing, appeal for witnesses, broke in through, broken into, breaking and entering,
      getaway car, identity theft, hit and run, forensic team, found guilty of murder, missing persons case,
      cold case, prime suspect, murder victim, murder trial, police officer arrested, crime boss, organised
      gang, drug ring, stolen goods, shot by police`,
    ordinary: `murder, homicide, robbery, robber, burglar, burglary, =detective, =detectives, =police,
      culprit, suspect, arrest, handcuffs, forensic, kidnap, kidnapper, fugitive, felony, gangster, theft,
      thief, stolen, prison, inmate, prosecutor, convict, ransom, crime, criminal, manslaughter, alibi,
      accomplice, accused of, mugged, stabbing, burgled, shoplifter, mugger, stole, thieves, assailant,
      mobster, mafia, con artist, swindler, scam, scammer, fraudster, embezzle, blackmail, abducted,
      abduction, hostage-taker, hitman, arson, arsonist, smuggler, perpetrator, policeman, policewoman, cop,
      swat, poisoned, gangland, jewel thief, pickpocket, heist, intruder, fbi, assault, felon, extortion`,
    weak: `victim, witness, evidence, weapon, gun, knife, jail, guilty, trial, jury, court, judge, escape,
      =officer, =officers, sheriff, gang, clue, motive, charge, fraud, investigation, killer, confess,
      custody, strangle, thug, loot, body, caught, cash, jewellery, jewelry, broke in, dna, fingerprint,
      hiding, chase, crook, threatened, missing, attack, alarm, locked up, cell, bail`,
    against: `film, movie, novel, game, song, band, striker, goal, comedian, chess, baking, diet, respawn,
      dog, cat, puppy`,
  },
  politics: {
    strong: `prime minister, general election, presidential election, opinion poll, voter turnout, house of
      commons, house of representatives, white house, foreign policy, swing state, political party, election
      campaign, polling station, members of parliament, coalition government, secretary of state,
      backbenchers, the opposition leader, leader of the opposition, peace talks between leaders, vote of no
      confidence, cabinet reshuffle, party conference, local elections, midterm elections, electoral
      college, state of the union, white paper, oval office, european union, european parliament, downing
      street, exit poll, foreign minister, finance minister, the labour party, conservative party, trade
      union bill, supreme leader, head of state`,
    ordinary: `parliament, senator, congress, congressman, congresswoman, election, ballot, voter,
      referendum, democrat, republican, legislation, lawmaker, politician, =politics, =political,
      chancellor, coalition, =constituency, =constituencies, cabinet minister, diplomat, government,
      candidate, impeachment, governor, mayor, inauguration, =minister, =ministers, =mp, =mps, =senate,
      elected, electorate, westminster, capitol hill, labour, tory, =conservatives, populist, lobbyist,
      manifesto, filibuster, autocrat, sanctions, statesman, councillor, caucus, by-election, legislature,
      =primaries, =bill was, =presidency, presidential, head of government`,
    weak: `vote, minister, campaign, debate, party, policy, bill, law, poll, opposition, reform, speech,
      nation, tax, leader, treaty, rally, administration, =majority, seat, defeated, budget, country, power,
      resign, rebel, summit, state, union, chamber, council, citizens, public, crisis, spokesman, dictator,
      rebellion, federal, protest, amendment, province, official, independence, security, embassy`,
  },
  education: {
    strong: `high school, primary school, elementary school, secondary school, school year, final exams,
      student loan, university degree, college application, home schooling, classroom teacher, lesson plan,
      distance learning, school curriculum, parent-teacher, mock exams, head teacher, maths teacher, english
      teacher, science teacher, parents evening, school uniform, school trip, year nine, year seven, sixth
      form, a levels, school children, state school, private school, boarding school, school board, graduate
      school, teaching assistant, after-school, special needs school, admissions office, phd student, school
      attendance, primary pupils, school holidays`,
    ordinary: `teacher, pupil, classroom, homework, curriculum, exam, tuition, lecture, semester,
      kindergarten, undergraduate, graduate, scholarship, diploma, literacy, textbook, college, =university,
      =universities, schoolchildren, education, student, blackboard, tutor, headteacher, syllabus, =lesson,
      =lessons, =schools, maths, gcse, sat scores, grades, essay, dissertation, professor, academy,
      freshman, sophomore, alumni, nursery school, =tutoring, tutorial, timetable, apprenticeship college,
      spelling test, schoolteacher, seminar, bachelor, phd, valedictorian`,
    weak: `school, class, lesson, learn, study, degree, campus, course, test, library, read, =spelling,
      skill, academic, knowledge, revision, attendance, results, term, year, book, playground, history,
      geography, science, qualify, recruit, head, marks, children, uniform, assembly, teach, =taught,
      principal, detention, preschool`,
  },
  'medical health': {
    strong: `blood pressure, heart attack, emergency room, operating theatre, clinical trial, immune system,
      blood test, intensive care, heart disease, breast cancer, family doctor, chronic pain, mental health,
      first aid, health care, blood sugar, lung cancer, blood cells, side effect, waiting list for surgery,
      general practitioner, hip replacement, heart surgery, ct scan, mri scan, brain tumour, brain tumor,
      operating table, medical treatment, hospital bed, chest x-ray, blood transfusion, organ donor, kidney
      transplant, waiting room nurse, high cholesterol, terminal illness, medical condition, type two
      diabetes, over-the-counter`,
    ordinary: `doctor, nurse, =hospital, =hospitals, surgeon, surgery, patient, diagnosis, symptom, vaccine,
      antibiotics, prescription, =medication, =medications, =medicine, =medicines, =medical, clinic,
      therapy, therapist, infection, disease, cancer, diabetes, asthma, cardiologist, physician, pharmacist,
      ambulance, injection, allergy, migraine, tumour, tumor, stethoscope, arthritis, fever, virus, dentist,
      biopsy, chemotherapy, chemo, radiotherapy, x-ray, ultrasound, oncologist, oncology, paediatrician,
      pediatrician, neurologist, gp, =nhs, diagnose, pneumonia, leukaemia, leukemia, dementia, alzheimer,
      cardiac, kidney, liver, insulin, anaesthetic, anesthetic, sepsis, paramedic, transplant, prescribed,
      psychiatrist, antidepressants, epidemic, pandemic, covid, measles, inoculation, catheter,
      physiotherapy, midwifery, eczema, hormone, menopause, cholesterol, ibuprofen, paracetamol, aspirin,
      public health, outbreak, infected, contagious, flu`,
    weak: `health, pain, treatment, blood, heart, pill, dose, drug, cure, recover, bandage, cough, ill,
      sick, injury, wound, lung, brain, bone, skin, care, shadow, test, treat, checkup, cell, appointment,
      breath, tablets, stitches, heal, stomach, chest, swelling, rash, nausea, surgical, specialist,
      consultant, stroke, ward, =scan, =scans`,
    against: `=died, =dead, =killed, fatal, shot, stabbed, soldier, troops, war, funeral, abortion`,
  },
} satisfies PartOfLexicon;
