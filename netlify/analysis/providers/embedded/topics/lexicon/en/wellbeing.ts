import type { PartOfLexicon } from '../../lexicon';

export const WELLBEING = {
  'fitness and exercise': {
    strong: `personal trainer, weight training, strength training, leg day, jumping jacks, warm-up exercises, feet
      hip-width, feet shoulder-width, engage your core, squeeze your glutes, fitness class, high-intensity interval,
      half marathon training, yoga mat, downward dog, gym membership, bench pressing, warm-up, cool-down, working
      out, work out at the gym, gym class, gym bag, at the gym, hit the gym, personal best in the gym, star jumps,
      mountain climbers, russian twists, hip thrusts, glute bridge, bicep curl, tricep dips, lateral raises, shoulder
      press, overhead press, chest press, leg press, leg raises, calf raises, lat pulldown, kettlebell swing, deep
      squat, jump squats, back squat, walking lunges, side plank, hold that plank, hold the plank, wall sit,
      resistance band, resistance training, foam roller, medicine ball throw, battle ropes, jump rope, skipping rope,
      rowing machine, cross trainer, exercise bike, peloton bike, exercise class, exercise mat, yoga class, yoga
      pose, yoga teacher, yoga studio, sun salutation, warrior two, warrior pose, child's pose, tree pose, cobra
      pose, pilates class, reformer pilates, tai chi, aqua aerobics, step aerobics, body pump, boot camp, circuit
      training, circuits class, interval training, hiit class, cardio workout, fat burning, burn calories, build
      muscle, muscle mass, muscle group, muscle soreness, lean muscle, six-pack abs, core strength, core workout,
      tighten your core, squeeze your core, engage the core, from the core, lower back straight, keep your back
      straight, chin up chest out, shoulders back and down, knees over your toes, push through your heels, through
      the heels, hip-width apart, shoulder-width apart, feel the burn, no pain no gain, one more rep, more reps, last
      rep, twelve reps, fifteen reps, three sets of, sets of ten, ten more seconds, rest for thirty seconds, thirty
      seconds rest, catch your breath and, shake it out, hamstring stretch, stretch it out, stretching routine, touch
      your toes, heart rate up, heart rate zone, resting heart rate, target heart rate, ten thousand steps, steps a
      day, step count, half marathon, marathon training, london marathon, boston marathon, first marathon, ran a
      marathon, run a marathon, running the marathon, marathon runner, running shoes, running club, personal best,
      swim laps, swimming lengths, protein shake, protein powder, get in shape, fit for summer, beach body, weight
      loss journey, weight lifting, joe wicks, jane fonda, fitness instructor, fitness coach, fitness tracker,
      personal training, pt session, spot me, free weights, weights room, pumping iron, sports bra and leggings,
      mobility work, flexibility exercises, desk exercises, physical activity, daily exercise, regular exercise,
      =pull-ups, =sit-ups, =press-ups, more curls, drop the weights, a 5k, doing a 5k, couch to five k, couch to 5k,
      five k, brisk walk, gentle stretching, barely jog, barely run, out for a run, go for a run, went for a run, go
      running, morning run, lifting weights, lift three times a week, spin class, do spin, jogging, yoga, pilates,
      treadmill, dumbbells, press-ups, push-ups, sit-ups, squats, burpees, muscle strength, keeps muscles strong,
      stay fit, keep fit, getting fit, couple of laps in the pool, lengths in the pool, ten reps, three sets, cool
      down stretch`,
    ordinary: `workout, =exercise, =exercises, kettlebells, aerobic, cardio, biceps, triceps, glute, deadlifts,
      barbell, gym, abs, hamstrings, quad, zumba, crossfit, elliptical, stairmaster, savasana, bootcamp, hiit,
      tabata, 5k, 10k, parkrun, jogger, out of shape, weightlifting, bodybuilder, powerlifting, spotter, gymgoer,
      balance exercises, posture, yogi, asana, vinyasa, namaste, calisthenics, stamina, obliques, delts, pecs, lats,
      triathlon, ironman, skipping, calories, sweaty, pelvic floor, kickboxing, boxercise, barre class, leotard,
      leggings, gymnasium, exercises, metabolism, sprints, toned, flabby, =reps, =fitness, =lunge, =lunges, in shape`,
    weak: `rep, plank, stretch, core, muscle, breathe, knees, hips, sweat, body, train, trainer, set, heart rate,
      strength, endurance, hold, inhale, exhale, marathon, running, crunch, calves, calf, weights, back straight,
      heels, toes, arms, elbows, shoulders, chest, rest, rounds, seconds, push, pull, lift, squeeze, burn, steps,
      miles, runner, strong, slim, protein, pounds, class, tired, pace, tempo, twist, bend, reach, flex, coach,
      minutes, harder, music, steady, grab some water, water, warm up first`,
    against: `horse, thoroughbred, troops, military exercise, pilot exercise, drill sergeant`,
  },
  'medical health': {
    strong: `blood pressure's, heart attack, emergency room, operating theatre, clinical trials, immune system,
      intensive care, heart disease, breast cancer, family doctor, chronic pain, mental health, first aid, health
      care, blood sugar, lung cancer, blood cells, waiting list for surgery, general practitioner, hip replacement,
      heart surgery, ct scan, mri scan, brain tumour, brain tumor, operating table, medical treatment, hospital beds,
      chest x-ray, blood transfusion, organ donor, kidney transplant, waiting room nurse, high cholesterol, terminal
      illness, medical condition, type two diabetes, over-the-counter, doctor's surgery, junior doctors, doctors and
      nurses, your doctor, see a doctor, the doctor says, doctors say, brain surgeon, heart surgeon, operating room,
      theatre nurse, scrub nurse, scrub in, clamp please, general anaesthetic, under anaesthetic, local anaesthetic,
      keyhole surgery, open-heart surgery, bypass surgery, triple bypass, v-fib, ventricular fibrillation, charge to
      two hundred, charge to three hundred, everyone clear, clear shock, we've got a pulse, no pulse, got a pulse,
      check his pulse, check her pulse, cardiac arrest, heart failure, heart rhythm, heart murmur, chest
      compressions, start compressions, mouth-to-mouth, recovery position, crash cart, crash team, code blue, ten of
      epi, milligrams of, mls of, iv drip, on a ventilator, oxygen mask, oxygen levels, oxygen saturation, sats are
      dropping, vital signs, accident and emergency, casualty department, emergency department, er doctor, triage
      nurse, waiting times, waiting lists, hospital ward, hospital waiting, hospital appointment, hospital gown,
      hospital trust, discharged from hospital, admitted to hospital, in hospital with, rushed to hospital,
      consultant says, ward round, maternity unit, premature baby, health visitor, district nurse, nurse
      practitioner, registered nurse, medical student, medical school, medical staff, medical team, medical research,
      medical advice, medical emergency, medical record, medical history, gp surgery, gp appointment, nhs hospital,
      nhs trust, health service, national health service, health secretary, world health organization, world health
      organisation, health officials, public health england, fda approved, healthcare workers, health workers, health
      insurance plan, high blood pressure, check your blood pressure, blood sample, blood clot, blood thinners, blood
      type, blood donor, give blood, white blood cells, red blood cells, iron levels, vitamin d, type one diabetes,
      type 2 diabetes, insulin pump, hormone replacement, hot flushes, ivf treatment, smear test, cervical cancer,
      prostate cancer, bowel cancer, skin cancer, pancreatic cancer, ovarian cancer, cancer patients, cancer
      treatment, cancer research, cancer diagnosis, cancer survivor, stage three cancer, in remission, radiation
      therapy, palliative care, life expectancy, drug trial, new drug, wonder drug, weight-loss jab, weight-loss
      drug, beta blockers, blood pressure tablets, antibiotic resistance, allergic reaction, nut allergy, hay fever,
      food intolerance, gluten intolerance, irritable bowel, stomach ulcer, acid reflux, dizzy spells, any headaches,
      sore throat, runny nose, blocked nose, chesty cough, dry cough, cough syrup, chest infection, common cold,
      winter virus, flu jab, flu shot, flu season, flu symptoms, vaccine rollout, booster jab, booster shot, herd
      immunity, covid-19, long covid, lockdown and virus, lateral flow, pcr test, tested positive, contact tracing,
      incubation period, chicken pox, whooping cough, scarlet fever, aids patients, sexually transmitted infection,
      sexual health clinic, parkinson's disease, motor neurone disease, als patient, multiple sclerosis, cystic
      fibrosis, having a seizure, stroke patient, had a stroke, having a stroke, mini-stroke, slipped disc, back
      pain, chest pain, joint pain, lower back pain, knee replacement, broken leg, broken arm, broken wrist, broken
      hip, hairline fracture, dislocated shoulder, torn ligament, plaster cast, in plaster, wheelchair user,
      prosthetic leg, physical therapy, physical therapist, occupational therapist, speech therapist, body mass
      index, eating disorder, depressed patients, anxiety disorder, anxiety and depression, postnatal depression,
      psychiatric ward, mental illness, mental health services, counselling session, sleep apnoea, sleep disorder,
      snoring clinic, dentist's chair, tooth decay, root canal, filling in my tooth, wisdom tooth, wisdom teeth, gum
      disease, braces on, eye test, laser eye surgery, hearing aid, hearing loss, skin rash, sunburn treatment, mole
      checked, urine sample, kidney stones, gall bladder, stool sample, biopsy results, test results, scan results,
      scan showed, cat scan, ultrasound scan, run some bloods, run some tests, book you in for, how long have you
      had, where does it hurt, say ahh, breathe in for me, let's have a look at your, on a scale of one to ten, take
      two tablets, twice a day after meals, with food twice daily, repeat prescription, chemist's counter, organ
      donation, donor heart, donor kidney, bone marrow, liver transplant, heart transplant, lung transplant,
      transplant list, bedside manner, diagnosed with, been diagnosed, my diagnosis, life-saving surgery, air
      ambulance, ambulance crew, wound dressing, first-aid kit, hand sanitiser, blood poisoning, chemotherapy,
      cardiologist, oncologist, diagnosis, symptoms, antibiotic, surgeon, vaccines, diabetic, asthma, pneumonia,
      biopsy, stethoscope, radiotherapy, insulin, antidepressants, ibuprofen, paracetamol, prescribe, dementia,
      leukaemia, leukemia, dialysis, migraines, arthritis, shortness of breath, irregular heartbeat, ecg, ekg,
      prescribe something, swelling should, swelling go down, swelling has gone, stay off that ankle, stay off that
      leg, keep the weight off, keep you in overnight, keep you overnight, keep him in overnight, blood test, your
      bloods, blood count, how's the pain, pain relief, where is the pain, painful when, take these tablets, take one
      tablet, the wound is, change the dressing, the stitches`,
    ordinary: `side effects, nurses, =hospital, =hospitals, surgeries, prescriptions, =medication, =medications,
      =medicine, =medicines, =medical, therapist, infection, disease, cancer, physician, pharmacist, ambulance,
      injection, allergy, tumours, tumor, fevers, virus, dentists, chemo, x-ray, ultrasound, oncology, paediatrician,
      pediatrician, neurologist, =nhs, diagnose, alzheimer's, cardiac, kidney, liver, anaesthetic, anesthetic,
      sepsis, paramedics, transplant, psychiatrist, epidemic, pandemic, covid, measles, inoculation, catheter,
      physiotherapy, midwifery, eczema, menopausal, cholesterol, aspirin, public health, outbreak, infected,
      contagious, flu, nausea, scalpel, forceps, sutures, anaesthetist, anesthesiologist, anaesthesia, pacemaker,
      stent, angioplasty, defibrillator, defib, flatlining, arrhythmia, cpr, intravenous, saline, ventilator,
      intubate, vitals, icu, triage, matron, midwives, neonatal, incubator, cdc, fda, healthcare, medicare, medicaid,
      obamacare, anaemia, anemia, vitamin, supplements, glucose, thyroid, hrt, endometriosis, malignant, melanoma,
      lymphoma, carcinoma, mammogram, immunotherapy, palliative, hospice, terminally ill patient, placebo, ozempic,
      wegovy, statins, painkiller, morphine, antihistamine, penicillin, superbug, mrsa, inhaler, nebuliser, epipen,
      anaphylactic, hayfever, coeliac, crohn's, ulcer, heartburn, indigestion, constipation, diarrhoea, diarrhea,
      vomiting, dizziness, headache, bronchitis, tonsils, ear infection, sinus, immunisation, immunity, coronavirus,
      norovirus, rsv, meningitis, hepatitis, tuberculosis, malaria, cholera, ebola, zika, polio, smallpox, monkeypox,
      mpox, chickenpox, shingles, mumps, hiv, parkinson's, epilepsy, epileptic, seizure, concussion, sciatica,
      osteoporosis, rheumatoid, gout, crutches, prosthetic, physio, physiotherapist, chiropractor, osteopath,
      acupuncture, homeopathy, rehabilitation, nutritionist, dietitian, dietician, obesity, overweight, bmi,
      anorexia, bulimia, postpartum, bipolar, schizophrenia, ptsd, ocd, adhd, autism, autistic, psychotherapist,
      psychologist, psychiatric, insomnia, toothache, fluoride, orthodontist, optician, cataract, glaucoma, tinnitus,
      dermatologist, acne, psoriasis, podiatrist, verruca, urologist, gallstones, appendix, appendicitis, hernia,
      colonoscopy, endoscopy, mri, pharmacy, pfizer, astrazeneca, moderna, glaxosmithkline, hospitalised, hospital,
      outpatient, inpatient, lifesaving, emt, stretcher, tourniquet, sprained, germs, sterile, gangrene, infectious,
      cardiology, radiology, neurology, gynaecologist, obstetrician, paediatrics, dermatology, pathology,
      pathologist, practitioner, meds, dosage, syringe, thermometer, heartbeat, temperature of thirty-nine, sneezing,
      contagion, viral, viruses, chronic, disability, wheelchair, artery, vein, spinal, ligament, tendon, polyp,
      ovaries, uterus, bladder, bowel, colon, prostate, pancreas, intestine, ribs, pelvis, skull fracture, bruising,
      swollen, fatigue, dieting, nutrition, glucose levels, calcium, contraception, contraceptive, fertility clinic,
      pregnant women, gynae, jaundice, ailments, doctor, drip, clinic, quarantine, jab, fracture, urine, doctor's
      appointment, life-threatening, =wellness, =wellbeing, panic attack, take a deep breath for me, throwing up`,
    weak: `patient, therapy, hormone, health, pain, treatment, blood, heart, pill, dose, drug, cure, recover,
      bandage, cough, ill, sick, injury, wound, lung, brain, bone, skin, care, shadow, test, treat, checkup, cell,
      appointment, breath, tablets, stitches, heal, stomach, chest, swelling, surgical, specialist, consultant,
      stroke, ward, =scan, =scans, shot, remedy, medicine, pulse, bleeding, acute, recovery, tissue, organ, spine,
      nerve, cyst, womb, faint, screening, pressure, check, high, clear, charge, weeks, hurts, ache, sore, itchy,
      tired, sleep, cold, winter, protect, babies, beds, trial, results, bad back, hip, knee, shoulder, teeth, tooth,
      gums, eyes, ears, throat, head, waiting, medical, fit, condition, operation, collapse, emergency, dr, risk,
      healthy, unhealthy, life, smoking, weight, terminal, =treats, depression, check-up, referral, cramp, lump,
      dental`,
    against: `=died, =dead, =killed, fatal, stabbed, soldier, troops, war, funeral, abortion, intercourse`,
  },
} satisfies PartOfLexicon;
