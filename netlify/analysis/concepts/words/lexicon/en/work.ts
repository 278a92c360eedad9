import type { PartOfLexicon } from '../../lexicon';

export const WORK = {
  law: {
    strong: `court of appeal, supreme court, high court, district attorney, defence lawyer, defense lawyer,
      defense attorney, counsel for the defence, your honour, your honor, objection sustained, objection
      overruled, legal system, court hearing, civil case, law firm, human rights lawyer, class action,
      cross-examination, the jury retired, leading the witness, legal action, filed a lawsuit, crown court,
      case law, court ruled, not guilty plea, law school, the prosecution rests`,
    ordinary: `lawyer, attorney, solicitor, barrister, courtroom, lawsuit, plaintiff, =defendant,
      =defendants, litigation, verdict, =jury, jurors, =judge, =judges, magistrate, testimony, testify,
      subpoena, =appeal, =constitutional, =legal, prosecution, affidavit, injunction, paralegal,
      jurisdiction, legislation, acquitted, legal advice, counsel, =overruled, =sustained, perjury,
      =statute, =tribunal, under oath`,
    weak: `court, law, trial, witness, evidence, case, rights, hearing, sentence, ruling, guilty, innocent,
      sue, =objection, charge, contract, prosecutor, liable, damages, settlement, disregard, plead, defence,
      defense`,
    against: `tennis, racket, serve, basketball, baking, contestants, dance, singer`,
  },
  careers: {
    strong: `job interview, job offer, cover letter, career change, career path, job hunting, job seekers,
      job search, job market, career advice, interview question, dream job, employment agency, human
      resources, work from home, apply for a job, job application, job description, recruitment agency,
      notice period, entry-level job, career ladder, job vacancy, work experience, probation period,
      references from employers`,
    ordinary: `career, cv, resume writing, employer, employee, =vacancy, =vacancies, internship, =intern,
      =interns, apprentice, apprenticeship, job, headhunter, linkedin, freelance, promotion, unemployed,
      unemployment, workplace, co-worker, coworker, colleague, hiring manager, =hiring, salary negotiation,
      hr, =recruiter, =recruiters`,
    weak: `interview, apply, skill, salary, manager, office, boss, hire, experience, qualification,
      candidate, position, work, team, profession, professional, resume, training, company, role, reference,
      applicant, tailor`,
    against: `police, suspect, murder, election, ballot, bank job, inside job, nose job, paint job, good
      job, great job, nice job, hell of a job, your job is, only one job`,
  },
} satisfies PartOfLexicon;
