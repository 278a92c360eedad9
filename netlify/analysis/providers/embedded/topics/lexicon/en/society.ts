import type { PartOfLexicon } from '../../lexicon';

export const SOCIETY = {
  politics: {
    strong: `general election, presidential election, opinion poll, voter turnout, house of commons, house of
      representatives, white house, foreign policy, swing states, political party, election campaign, members of
      parliament, coalition government, secretary of state, the opposition leader, leader of the opposition, peace
      talks between leaders, vote of no confidence, cabinet reshuffle, party conference, local elections, midterm
      elections, electoral college, state of the union, white paper, oval office, european union, european
      parliament, downing street, exit polls, finance minister, the labour party, conservative party, trade union
      bill, supreme leader, head of state, cabinet minister, the prime minister, prime minister's questions,
      president biden, president trump, president obama, donald trump, joe biden, kamala harris, barack obama,
      hillary clinton, bernie sanders, ron desantis, george bush, ronald reagan, margaret thatcher, tony blair, boris
      johnson, rishi sunak, liz truss, theresa may, david cameron, keir starmer, jeremy corbyn, nigel farage, nicola
      sturgeon, emmanuel macron, angela merkel, olaf scholz, vladimir putin, xi jinping, volodymyr zelensky, justin
      trudeau, benjamin netanyahu, narendra modi, viktor orban, recep erdogan, ursula von der leyen, mitch mcconnell,
      nancy pelosi, chuck schumer, election night, election day, election result, re-election, election commission,
      snap election, early election, electoral reform, vote against the bill, vote for the bill, voted against, voted
      for, vote labour, vote conservative, vote for me, voted in favour, voted to leave, vote on the bill, cast their
      votes, cast your vote, casting vote, voting booth, voting rights, voting machines, postal vote, mail-in
      ballots, ballot box, ballot paper, early voting, registered voters, swing voters, undecided voters, floating
      voters, polls close, polls have closed, polls open, polling day, in the polls, ahead in the polls, precincts
      reporting, too close to call, landslide victory, landslide for, hung parliament, minority government, coalition
      talks, coalition partner, majority of seats, marginal seat, safe seat, parliamentary seat, seats in parliament,
      battleground states, electoral votes, primary election, iowa caucus, new hampshire primary, presidential
      candidate, presidential debate, presidential race, presidential campaign, vice president, running mate, running
      for office, running for president, running for mayor, run for congress, campaign trail, campaign rally,
      campaign promise, campaign manager, campaign office, both campaigns, campaigners knocking, doorstep canvass,
      knocked on my door, stump speech, attack ad, press secretary, white house briefing, the white house, the
      kremlin, the elysee, the capitol, the senate, the house of lords, the commons, the chamber of, number ten,
      number 10, shadow cabinet, shadow chancellor, shadow minister, home secretary, foreign secretary, health
      secretary says, defence secretary, chancellor of the exchequer, attorney general's office, secretary general,
      her own backbenchers, front bench, chief whip, three-line whip, party whip, order order, the right honourable,
      honourable member, honourable gentleman, mr speaker, madam speaker, speaker of the house, house speaker, house
      majority, senate majority, senate leader, majority leader, minority leader, party leader, leadership contest,
      leadership election, leadership challenge, no confidence, confidence vote, resigned as prime minister, called
      on the minister to, minister resigned, government minister, government says, government has, local government,
      federal government, government shutdown, government policy, government funding, regime change, democratically
      elected, democratic party, republican party, tory party, labour party, labour mp, labour leader, lib dems,
      liberal democrats, reform uk, the green party, plaid cymru, sinn fein, fine gael, national rally, right-wing,
      left-wing, centre-left, centre-right, far left, far right party, communist party, pro-european, brexit deal,
      leave campaign, single market, customs union, article 50, eu summit, eu leaders, european commission, european
      council, united nations, un security council, nato summit, g7 summit, bilateral talks, trade deal, trade war,
      embassy staff, foreign affairs, state visit, state department, peace talks, peace deal, peace treaty, foreign
      ministry, economic sanctions, impeachment trial, house committee, select committee, senate hearing,
      congressional hearing, house floor, senate floor, across the aisle, the bill was defeated, the bill passed,
      pass the bill, second reading, third reading, private member's bill, royal assent, executive order, term
      limits, super pac, political donations, political donor, party donors, political crisis, political scandal,
      political career, political analyst, political correspondent, political editor, political leaders, politics
      show, westminster correspondent, budget speech, spending review, autumn statement, tax cuts, tax rises, tax
      hikes, cost-cutting budget, benefits cap, welfare reform, immigration policy, junior minister, policy u-turn,
      public inquiry, royal commission, mayor of, mayoral race, council election, council tax rise, county council,
      city council, town council, local council, town hall meeting, state legislature, state senate, my constituents,
      scottish independence, independence referendum, second referendum, constitutional crisis, constitutional
      monarchy, manifesto pledge, manifesto promise, grass-roots campaign, activists for the party, party members,
      party activists, party faithful, party line, protest outside parliament, oath of office, sworn in as, state of
      the nation, levelling up, first minister, first lady, commander-in-chief, air force one, oval office address,
      capitol riot, january 6, chancellor will, first budget, the opposition, opposition says, opposition leader,
      joint declaration, two presidents, presidents shook hands, at the summit, summit in, diplomats, prime minister,
      foreign minister, mps, parliament, congressman, senator, referendum, elections, ballot, polling stations,
      coalition, ministers`,
    ordinary: `backbench, congress, congresswoman, voters, democratic, republicans, legislators, lawmakers,
      =politics, chancellor, =constituency, =constituencies, governing, impeached, governors, mayor, inaugural,
      =minister, =ministers, =mp, =mps, =senate, elect, electoral, westminster, capitol hill, tories, =conservatives,
      populists, lobbyists, manifesto, filibuster, autocrat, sanctions, statesman, councillor, caucus, by-election,
      legislature, =primaries, =bill was, =presidency, presidential, head of government, reelection, turnout,
      pollsters, precincts, recount, canvassing, the lords, holyrood, stormont, senedd, dail, bundestag, knesset,
      whitehall, chequers, frontbencher, regime, dictatorship, authoritarian, democracy, gop, conservatives, ukip,
      snp, dup, socialist, socialism, communism, nationalist, populism, eurosceptic, brexit, remainers, eu, mep, un
      general assembly, nato, g7, g20, tariffs, diplomacy, ambassador, geopolitics, subcommittee, bipartisan,
      partisan, veto, austerity, statehouse, constituents, devolution, taoiseach, congressional, ministry,
      congressmen, parliamentary, candidacy, nominee, nomination, incumbent, policymakers, reshuffle, sleaze,
      corrupt, sovereignty, municipal, envoy, consul, bureaucrats, bureaucracy, civil servants, spokesperson, press
      conference, demonstrators, the government, capitol, the cabinet, pm, dei, =politician, =politicians, =political`,
    weak: `candidate, labour, voting, campaigns, debate, party, policy, bill, law, poll, opposition, reforms, speech,
      nation, tax, leader, treaty, rally, administration, =majority, seat, defeated, budget, country, power,
      resigned, rebels, summit, state, union, chamber, council, citizens, public, crisis, spokesman, dictator,
      rebellion, federal, protest, amendment, province, official, independence, security, embassy, lobby, presidents,
      majority, pledge, leadership, scandal, corruption, petition, monarchy, republic, bypass, borough, county,
      delegates, washington, brussels, moscow, beijing, kyiv, promised, speaker, answer the question, respond, sides,
      conference, tonight, pennsylvania, georgia, michigan, wisconsin, arizona, ohio, florida, texas, iowa, nevada,
      door, people, reporting, points, supporters, liberal, green party, house, floor, committee, hearing, spending,
      deficit, borders, trade, talks, negotiations, allies, unity, britain, american people, british people, working
      families, hard-working families, freedom, run, race, term, office, oath, sworn in, taxpayers, nhs, strike,
      minority, deputy`,
    against: `baby, corporate, company president, class president, student council, homecoming, prom, assisted dying,
      abortion`,
  },
  education: {
    strong: `high school, primary school, elementary school, secondary school, school year, final exams, student
      loans, university degree, college application, home schooling, classroom teacher, lesson plan, distance
      learning, school curriculum, parent teacher, mock exam, head teacher, math teacher, english teacher, science
      teacher, parents' evening, school uniform, school trip, year nine, year seven, sixth-form, school children,
      state school, private school, boarding school, school board, graduate school, teaching assistants,
      after-school, special needs school, admissions office, phd student, school attendance, primary pupils, school
      holidays, nursery school, spelling test, my school, our school, the school says, new school, school bus, school
      bag, school books, school canteen, school cafeteria, school dinners, school meals, school lunch, free school
      meals, school gates, school hall, school play, school nativity, school report, school results, school rules,
      school funding, school budget, school district, school leaders, school leavers, school places, school
      inspection, school inspectors, first day at school, first day of school, last day of school, back to school,
      bunk off school, skip school, skipping class, expelled from school, excluded from school, suspended from
      school, permanent exclusion, detention after school, principal's office, head of year, deputy head, deputy head
      teacher, form tutor, supply teacher, substitute teacher, student teacher, teacher training, trainee teachers,
      teacher shortage, teachers' union, teachers say, maths lesson, maths class, maths homework, math test, long
      division, learning to read, reading age, spelling bee, history lesson on, history teacher, geography teacher,
      geography lesson, science lesson, science class, chemistry class, chemistry teacher, biology class, pe teacher,
      pe lesson, pe kit, gym teacher, music teacher, art class, art teacher, french lesson, english class, english
      lesson, drama teacher, language class, teach english, class sizes, class of thirty, my class, your class,
      lunchtime supervisor, dinner lady, morning assembly, register is taken, take the register, sit down everyone,
      settle down class, quiet please class, pens down, pencils down, turn over your papers, turn your papers over,
      pass your papers, open your books, open your textbooks, turn to page, put your hand up, hands up who, raise
      your hand, hand in your homework, handed in my essay, did my homework, your homework, ate my homework, get your
      books out, exam results, exam paper, exam hall, exam board, exam season, exam stress, sit the exam, sitting
      exams, sitting their exams, revise for, revision guide, past papers, multiple choice, question four, pop quiz,
      passed my exams, failed my exams, marking essays, marking homework, top marks, full marks, got an a, straight
      as, straight a student, as and a b, two as and a b, got the grades, get the grades, my grades, your grades,
      good grades, bad grades, grade boundaries, predicted grades, report card, grade point average, a level results,
      gcse results, eleven-plus, grammar school, comprehensive school, academy trust, public school, prep school,
      faith school, charter school, middle school, junior high, infant school, pre-school, reception class, first
      graders, second grade, third grade, fourth grade, fifth grade, sixth grade, eighth grade, ninth grade, tenth
      grade, twelfth grade, year six, year one pupils, year two, year ten, year eleven, year group, key stage, key
      stage two, sixth-formers, national curriculum, learning difficulties, special educational needs, send pupils,
      remote learning, online learning, e-learning, online course, evening class, adult education, further education,
      higher education, vocational course, college student, college degree, college fund, college admissions,
      community college, ivy league, oxford university, cambridge university, oxford and cambridge, russell group,
      open university, clearing place, personal statement, application to oxford, accepted into college, got into
      college, get into college, got into durham, got into oxford, got into harvard, university place, university
      students, university applications, university campus, at university, to university, going to uni, at uni,
      first-year student, freshers week, halls of residence, dorm room, student halls, student union, student debts,
      student visa, student fees, tuition costs, master's degree, bachelor's degree, first-class degree, degree
      course, degree in, graduation day, graduation ceremony, graduated from, cap and gown, commencement speech,
      class of twenty, prom night, high school prom, student council, head boy, head girl, hall monitor, lollipop
      lady, school crossing, school governors, board of governors, superintendent of schools, education secretary,
      department of education, education minister, education system, lecture theatre, lecture hall, private tutor,
      stem subjects, exchange student, gap in learning, learning loss, catch-up lessons, literacy rates, interactive
      whiteboard, assignment due, attendance in schools, term time, half term, end of term, next term, autumn term,
      summer term, spring break, please miss, yes miss, sir can i, seven eights, times tables, alphabet, teach the
      alphabet, phonics, three-year-olds, classroom, pupils, teachers, exams, gcse, a-levels, headteacher,
      headmaster, undergraduate, tuition fees, semester, dissertation, kindergarten, graduation, seven sevens, six
      sevens, eight eights, nine nines, seven eights are`,
    ordinary: `curriculums, tuition, scholarships, diplomas, literacy, textbooks, =university, =universities,
      schoolchildren, educator, students, blackboards, tutors, syllabus, =lesson, =lessons, =schools, maths, sat
      scores, graded, professors, freshman, sophomore, alumni, =tutoring, tutorial, timetables, apprenticeship
      college, schoolteacher, seminars, bachelor, phd, valedictorian, detention, schoolboy, schoolgirl, schoolkids,
      schoolroom, ofsted, truant, truancy, headmistress, algebra, geometry, trigonometry, calculus, fractions,
      handwriting, esl, classmates, playtime, recess, gpa, baccalaureate, kindergartners, dyslexia, dyslexic,
      homeschool, btec, harvard, yale, princeton, stanford, oxbridge, ucas, freshers, bursary, thesis, viva,
      mortarboard, prefect, pta, numeracy, learners, montessori, whiteboard, chalkboard, schoolwork, coursework,
      taught, enrolled, syllabuses, quizzes, arithmetic, exercise book, pencil case, crayons, chalk, blazer and tie,
      satchel, rucksacks, cafeteria, canteen, postgraduate, vocational, trainee, pedagogy, spellings, dorm, at
      school, in school, uni, uniform, admissions, =doctorate, in reception, homework, lectures, essay`,
    weak: `college, academy, class, lesson, learn, study, degree, campus, course, test, library, read, =spelling,
      skill, academic, knowledge, revision, attendance, results, term, year, book, playground, history, geography,
      science, qualify, recruit, marks, children, assembly, teach, =taught, principal, preschool, quiz, notebook,
      pencil, ruler, nursery, pens, paper, question, front, miss, sir, subject, writing, pass, fail, league tables,
      funding, parents, kids, staff, places, oxford, cambridge, dean, coach, state, union, break, bell, school, head,
      primary, secondary, university, mentor`,
  },
} satisfies PartOfLexicon;
