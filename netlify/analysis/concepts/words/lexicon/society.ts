import type { Topic } from '../topic';

export const SOCIETY: readonly Topic[] = [
  {
    name: 'crime',
    taxonomyId: '380',
    strong: `murder suspect, crime scene, armed robbery, police investigation, murder weapon, serial
      killer, drug dealer, money laundering, death row, first degree murder, homicide detective, bank
      robbery, organised crime, organized crime, fingerprint evidence, under arrest`,
    ordinary: `murder, homicide, robbery, robber, burglar, burglary, detective, =police, culprit, suspect,
      arrest, handcuffs, forensic, kidnap, kidnapper, fugitive, felony, gangster, theft, thief, stolen,
      prison, inmate, prosecutor, convict, ransom, crime, criminal, manslaughter, alibi, accomplice`,
    weak: `victim, witness, evidence, weapon, gun, knife, jail, guilty, trial, jury, court, judge,
      escape, =officer, =officers, sheriff, gang, clue, motive, charge, fraud, investigation, killer,
      confess, custody`,
  },
  {
    name: 'politics',
    taxonomyId: '386',
    strong: `prime minister, general election, presidential election, opinion poll, voter turnout, house of
      commons, house of representatives, white house, foreign policy, swing state, political party, election
      campaign, polling station, members of parliament, coalition government, secretary of state`,
    ordinary: `parliament, senator, congress, congressman, congresswoman, election, ballot, voter,
      referendum, democrat, republican, legislation, lawmaker, politician, =politics, =political,
      chancellor, coalition, constituency, cabinet minister, diplomat, government, candidate, impeachment,
      governor, mayor, inauguration`,
    weak: `vote, president, minister, campaign, debate, party, policy, bill, law, poll, opposition, reform, speech,
      nation, tax, leader, treaty, rally, administration, =majority, seat`,
  },
  {
    name: 'education',
    taxonomyId: '132',
    strong: `high school, primary school, elementary school, secondary school, school year, final exams,
      student loan, university degree, college application, home schooling, classroom teacher, lesson plan,
      distance learning, school curriculum, parent-teacher`,
    ordinary: `teacher, pupil, classroom, homework, curriculum, exam, tuition, lecture, semester,
      kindergarten, undergraduate, graduate, scholarship, diploma, literacy, textbook, college, =university,
      =universities, schoolchildren, education, student, blackboard, tutor, headteacher, syllabus`,
    weak: `school, professor, class, lesson, learn, teach, study, grade, degree, campus, course, essay, test,
      library, read, =spelling, skill, academic, knowledge`,
  },
  {
    name: 'medical health',
    taxonomyId: '286',
    strong: `blood pressure, heart attack, emergency room, operating theatre, clinical trial, immune
      system, blood test, intensive care, heart disease, breast cancer, family doctor, chronic pain, mental
      health, first aid, health care, blood sugar`,
    ordinary: `doctor, side effects, nurse, hospital, surgeon, surgery, patient, diagnosis, symptom, vaccine,
      antibiotics, prescription, =medication, =medications, =medicine, =medicines, =medical, clinic,
      therapy, therapist, infection, disease, cancer, diabetes, asthma, cardiologist, physician, pharmacist,
      ambulance, injection, allergy, migraine, tumour, tumor, stethoscope, arthritis, fever, virus, dentist`,
    weak: `health, pain, treatment, blood, heart, pill, dose, drug, cure, recover, bandage, cough, ill,
      sick, injury, wound, lung, brain, bone, skin, care, flu`,
  },
];
