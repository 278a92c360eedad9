import type { PartOfLexicon } from '../../lexicon';

export const MONEY = {
  'personal finance': {
    strong: `savings accounts, credit cards, interest rates, credit score, retirement fund, pension fund,
      stock market, mutual funds, index funds, income taxes, tax return, personal loan, life insurance, bank
      accounts, monthly budget, compound interest, student debt, emergency fund, financial advisor, financial
      advisers, checking account, tax refund, months' salary, pay off the card, pay off your debt, pay off
      your mortgage, highest interest, save for retirement, rainy-day fund, stocks and shares, cash isas,
      cost-of-living, monthly payments, household budgets, life savings, student loan debt, inheritance tax,
      capital gains, pay rise after tax, compound growth, personal finances, financial planning, energy bill,
      state pension, minimum payments, direct debits, stock portfolio, bond fund, bond yields, payday loans,
      premium bond, savings rate, saving money, saving up, put money aside, put a little away, a little away
      each month, set aside each month, piggy bank, nest egg, emergency savings, high-yield, lifetime isa,
      stocks and shares isa, junior isa, fixed-rate bond, government bonds, bond market, treasury bonds,
      index tracker, tracker fund, exchange-traded fund, hedge fund, investment fund, investment trust,
      investment account, investment portfolio, return on investment, returns on your, dividend stocks,
      diversified portfolio, stock prices, share price, stock broker, stock exchange, wall street, dow jones,
      bull market, bear market, day trading, day trader, warren buffett, martin lewis, dave ramsey, suze
      orman, money saving expert, financial independence, retire early, early retirement, retirement savings,
      retirement plan, retirement account, retirement age, when you retire, when i retire, roth ira, ira
      account, 401k match, employer match, pension pot, pension contributions, pension scheme, private
      pension, workplace pension, pensioners' income, social security check, social security benefits,
      interest-free, interest on, interest payments, charging interest, base rate, bank rate, bank of
      england, federal reserve, rate rise, rate cut, rates are falling, rates go up, rates are going up,
      mortgage rate, fix my mortgage, tracker mortgage, mortgage payments, mortgage repayments, pay off the
      mortgage, pay off my mortgage, loan payments, loan repayments, home loan, car loan payments, bank loan,
      take out a loan, loan shark, payday lender, buy now pay later, four credit cards, credit card debt,
      credit card bill, credit card balance, balance transfer, zero percent card, paying the minimum, only
      paying the minimum, max out, credit rating, credit report, credit history, bad credit, good credit,
      credit union, credit limit, line of credit, debit card, contactless limit, out of debt, debt-free, debt
      adviser, debt advisor, debt charity, debt consolidation, debt collector, household debt, medical debt,
      student loan repayments, student loan payments, went bankrupt, go bankrupt, file for bankruptcy,
      current account, joint account, bank statement, bank charges, bank manager, high street bank, banking
      app, online banking, bank transfer, standing order, overdraft fee, withdraw cash, cash machine, pin
      number, bank branch, lloyds bank, wells fargo, bank of america, chase bank, goldman sachs, charles
      schwab, fidelity investments, apple pay balance, budgeting app, weekly budget, on a budget, monthly
      budget planner, balance your budget, household bills, household finances, household income, disposable
      income, take-home pay, monthly income, low income, passive income, income and outgoings, monthly
      outgoings, spending habits, cut back on spending, cut your bills, cut costs, bills to pay, pay the
      bills, pay my bills, can't pay the bills, make ends meet, paycheck to paycheck, living paycheck, pay
      packet, gas bill, electricity bill, gas and electricity bills, heating bill, water bill, phone bill,
      council tax, council tax bill, tax bill, tax bracket, tax credit, tax year, tax-free allowance, tax
      allowance, tax deductible, tax deduction, file your taxes, file taxes, the irs, self-assessment tax,
      national insurance, vat bill, universal credit, child benefit, housing benefit, winter fuel payment,
      benefits claim, minimum wage, living wage, wage growth, inflation rate, rising prices, rising costs,
      cost of living crisis, price rises, financial crisis, credit crunch, financial advice, financial goals,
      financial security, financial freedom, financial literacy, money advice, money worries, money problems,
      money management, money saving, manage your money, manage my money, where your money goes, your money,
      estate planning, write a will, trust fund, financial planner, wealth management, net worth, capital
      gains tax, estate tax, property tax bill, crypto investment, bitcoin price, gold price, home insurance,
      car insurance premium, insurance premium, life insurance policy, insurance policy, insurance claim,
      insurance company, income protection, no-claims bonus, excess on the policy, cash back, cashback card,
      reward points card, store card, loyalty points card, switch providers, switch banks, price comparison,
      comparison site, compare quotes, remortgage deal, twenty quid, couple of quid, ten quid a week, fifty
      quid, a month into, percent interest, per cent interest, at five percent, savings goal, no-spend month,
      frugal living, coupons and budget`,
    ordinary: `=savings, budgeting, mortgage, pensions, retire, dividends, portfolio, investor, investing,
      debts, loans, inflation, overdrafts, shareholder, broker, brokerage, wealth, salaries, taxpayer,
      insurers, bankruptcy, financially, finances, stocks and bonds, lender, repayments, paycheck, =banking,
      =interest rates, saver, =isa, 401k, overdrawn, lend, borrow, =earnings, wage, bankrupt, repay,
      refinancing, remortgaging, annuities, tax-free, creditor, debtor, cashback, payslip, =shares, =stocks,
      frugal, cryptocurrency, bitcoin, isa, etf, diversify, stockbroker, nasdaq, ftse, footsie, refinance,
      klarna, bailiffs, insolvency, iva, barclays, hsbc, natwest, santander, jpmorgan, citibank, vanguard,
      monzo, revolut, paypal, venmo, outgoings, hmrc, irs, crypto, ethereum, lent, owe, banker, pay rise, pay
      cheque, cheque, equities, assets, premiums, repaid, instalments, wealthy, millionaire, poverty, thrift,
      penny, quid, bequest, trustee, allowance, surplus, deficit, economist, yields, money, in debt,
      interest, recession, payday, compound, fixed rate, in savings, bonds`,
    weak: `income, tax, pay, rate, save, euro, profit, payment, afford, cost, fee, share, market, economy,
      months, card, pay off, percent, inherit, risk, deposit, growth, value, aside, rent, expenses, bills,
      put, monthly, fixed, years, per cent, add up, minimum, paid, falling, rising, price, cheaper, free,
      future, goals, plan, thousand, hundred, million, afford it, tips, adviser, advisor, advice, security,
      risky, safe, pot, contribution, employer, energy, gas, electricity, heating, holidays, children, grow,
      lottery, bank, stock, credit, account, fund, cash, pounds, dollars, balance, benefits, shop around,
      spend, gold`,
    against: `rent boy, river, blood, sperm, organ, climate`,
  },
  careers: {
    strong: `covering letter, career change, career path, job hunt, job seeker, job search, job market, career
      advice, interview question, dream job, employment agency, human-resources, working from home, apply for a job,
      job applications, job description, recruitment agency, entry-level job, career ladder, job vacancy, work
      experience, probation period, references from employers, co-workers, careers adviser, career coach, career
      break, career prospects, career switch, career in, change careers, second career, your cv, my cv, on your
      resume, my resume, curriculum vitae, linkedin profile, interview for a job, interview went, interview panel, at
      interview, in the interview, the interviewer, second interview, two interviews, mock interview, why do you want
      this job, why should we hire you, where do you see yourself, see yourself in five years, biggest weakness,
      greatest weakness, tell me about yourself, you're hired, you've got the job, get the job, got a job, get a job,
      find a job, found a job, looking for a job, looking for work, find work, jobseeker's allowance, job centre, job
      center, job fair, job listing, job ad, job advert, job posting, job openings, job title, job security, job
      satisfaction, job losses, job cuts, job creation, first job, old job, quit my job, quit your job, quit his job,
      quit her job, leave my job, left my job, lost my job, lost his job, lost her job, lose my job, lose your job,
      losing their jobs, lost their jobs, jobs at risk, full-time job, part-time job, part-time work, full-time work,
      temporary work, temp agency, temp job, zero-hours, zero-hours contract, gig economy, shift work, night shift,
      shift pattern, flexible working, flexible hours, remote work, work remotely, hybrid working, back to the
      office, return to the office, four-day week, work-life balance, office job, desk job, nine-to-five, side
      hustle, self-employed, self-employment, be my own boss, be your own boss, start my own business, start your own
      business, started a business, small business owner, sole trader, handed in my notice, handed in your notice,
      two weeks' notice, month's notice, resignation letter, letter of resignation, been made redundant, redundancy
      package, redundancy pay, severance package, laid off, lay-offs, pink slip, got fired, been fired, you're fired,
      fired from my job, got sacked, been sacked, sacked from, out of work, unemployment benefit, unemployment rate,
      long-term unemployed, hr department, hr manager, recruitment drive, recruitment process, we're hiring, now
      hiring, hiring process, hiring freeze, hire someone, apply for jobs, job candidates, shortlisted candidates,
      shortlisted for the job, application form, your application, transferable skills, soft skills, people skills,
      skills gap, skill set, apprentice electrician, on-the-job training, training scheme, graduate scheme, graduate
      trainee, graduate job, unpaid internship, unpaid intern, summer job, saturday job, work placement, work
      experience placement, mentor at work, got promoted, get promoted, a promotion, my promotion, up for promotion,
      pay raise, ask for a raise, get a raise, starting salary, salary expectations, salary range, negotiate your
      salary, salary bump, performance review, annual review, appraisal with my boss, glass ceiling, gender pay gap,
      corner office, office politics, team leader job, middle management, management position, senior position,
      senior role, executive assistant, ceo job, corporate ladder, climb the ladder, work colleagues, water cooler,
      office party, team building, burned out at work, burnt out at work, toxic workplace, workplace culture, bully
      boss, networking event, network contacts, elevator speech, dress code interview, probationary period, trial
      period at work, glowing reference, job references, employment contract, contract of employment, employment
      rights, job share, maternity cover, return to work, retire from the job, trade school, career day, career fair,
      milk round, civil service exam, dream career, labour market, labor market, staff shortages, staffing agency,
      union rep, salary review, probation is, salary is, when could you start, when can you start, salary, job
      interview, notice period, cv, pay rise, promotion to, your strengths, why did you leave your last job,
      redundancy, made redundant, applied for the job, job offer, line manager`,
    ordinary: `career, resume writing, employers, employees, =vacancy, =vacancies, internships, =intern, =interns,
      apprentice, apprenticeship, headhunted, linkedin, freelancer, unemployed, unemployment, workplaces, coworkers,
      colleagues, hiring manager, =hiring, salary negotiation, hr, =recruiter, =recruiters, glassdoor, jobseekers,
      jobcentre, entrepreneur, severance, layoffs, p45, furlough, recruitment, vacancies, upskill, reskill, retrain,
      mentoring, mentorship, managerial, workmates, teambuilding, workforce, jobless, unskilled, supervisor, staff,
      team player, workers, shifts, sacked, overtime, perks, trainee, ambition, ambitious, entry-level, onboarding,
      leadership skills, self-made, job, my job, your job, promoted, interview, intern, references, promotion, a
      raise, fired, my boss, last job, new job, hired, got the job, promoted to, resign`,
    weak: `skill, boss, qualification, candidate, position, team, profession, professional, training, company, role,
      tailor, chair, electrician, plumber, chef, engineer, accountant, letter, sent out, years, five years, start,
      monday, hours, nine, nine to, five, offer, accept, wages, pay, raise, course, portfolio, strengths, weakness,
      goals, opportunity, successful, industry, business, firm, panel, honest, handed in, leave, left, tip, profile,
      impression, handshake, suit, firm handshake, prepare, confident, nervous, your boss, resume, office, desk,
      experience, apply, application, manager, quit, contract, notice, commute, new role, applied for, bonus,
      qualified, retire, on the job, networking, =career`,
    against: `police, suspect, murder, election, ballot, your job is`,
  },
  shopping: {
    strong: `shopping malls, shopping centres, shopping center, shopping cart, shopping list, black friday, discount
      code, free shipping, special offers, gift cards, money-back guarantee, half-price, grocery store, department
      stores, clearance sale, limited time offer, buy one get one, boxing day sales, january sales, up to seventy per
      cent off, per cent off, window shopping, shopping spree, shopping trip, high street shops, shop assistant,
      online shop, cyber monday, checkout queue, loyalty cards, click-and-collect, sales rack, bargain hunter, add to
      basket, promo code, price tags, return policy, market stalls, charity shops, flea markets, percent off, shop
      online, online store, online retailer, order online, buy now, buy online, buy today, buy yours, add to cart,
      add to bag, in your basket, your basket, next-day delivery, same-day delivery, free delivery, free returns,
      free postage, delivery charge, free gift, free with every, free sample, while stocks last, while supplies last,
      hurry in store, in store or online, in stores now, available in stores, store is open, doors open at, store
      opens, grand opening of the store, store closing, closing down sale, everything must go, final reductions,
      further reductions, fully reduced, price drop, price match, price promise, unbeatable prices, lowest prices,
      low prices, lower prices, everyday low prices, best price, great deals, bargain basement, bargain bin, bargain
      bucket, bargain hunt, sale ends, sale starts, sale now on, summer sale, winter sale, spring sale, holiday sale,
      end-of-season sale, sale rail, sale price, flash sale, fire sale, yard sale, car boot sale, jumble sale, prime
      day, singles' day, black friday deals, black friday sales, sixty percent off, sixty per cent off, seventy
      percent off, fifty percent off, fifty per cent off, forty percent off, thirty percent off, twenty percent off,
      ten percent off, pounds off, dollars off, two for one, three for two, buy one get one free, multi-buy, discount
      store, student discount, staff discount, coupon code, extreme couponing, gift voucher, gift wrap, gift receipt,
      loyalty scheme, nectar card, nectar points, store credit, store manager, store assistant, shop floor, shop
      keeper, shop owner, local shops, book shop sale, toy shop, toy store, sweet shop, shoe shop, shoe store,
      clothes shop, clothing store, grocery shopping, food shopping, weekly shop, christmas shopping, christmas
      shoppers, christmas presents to buy, christmas gifts, last-minute gifts, gift guide, personal shopper, mystery
      shopper, impulse buy, impulse purchase, retail therapy, retail park, retail sales, retail chain, retail giant,
      high street stores, strip mall, outlet mall, outlet village, shopping basket, shopping trolley, shopping bag,
      supermarket chain, supermarket shelves, convenience store, fitting room, can i try this on, in a size, bigger
      size, size twelve, size ten, do you have this in, have you got this in, just browsing, can i help you with
      anything, cash or card, card or cash, cash or credit, paying by card, tap your card, chip and pin, insert your
      card, carrier bag, do you need a bag, your receipt, keep the receipt, bring the receipt, get a refund, full
      refund, faulty goods, extended warranty, self-checkout, self-service checkout, checkout line, at the checkout,
      unexpected item in the bagging area, bagging area, aisle five, aisle seven, clean-up on aisle, price check,
      special buy, exclusive offer, limited offer, limited-time, introductory offer, offer ends, terms and conditions
      apply, t's and c's apply, operators are standing by, but wait there's more, three easy payments, easy payments,
      as seen on tv, home shopping, shopping channel, amazon prime, facebook marketplace, marks and spencer, john
      lewis, boots the chemist, target store, tj maxx, tk maxx, dollar store, whole foods, trader joe's, second-hand
      shop, thrift shop, vintage shop, vintage market, antiques shop, market traders, farmers' market, christmas
      market, pop-up shop, pop-up store, delivery slot, delivery driver parcel, haul video, queues formed outside,
      out of stock online, sells out, consumer spending, consumer rights, customer review, five-star reviews, new
      range, our new range, subscription box, shop till you drop, shop til you drop, shop at, shop with, let's go
      shopping, went shopping, go shopping`,
    ordinary: `=shopping, =shopper, =shoppers, discounter, bargain, coupons, checkouts, supermarkets, vouchers,
      boutiques, cashiers, refunds, purchase, storefront, outlet store, giveaway, wholesale, shopkeepers, malls,
      reduced to clear, price cut, e-commerce, amazon order, groceries, thrift store, barcodes, instore, haggle,
      doorbuster, bogof, multibuy, clubcard, shopaholic, hypermarket, superstore, megastore, qvc, teleshopping,
      infomercial, ebay, etsy, vinted, depop, gumtree, craigslist, alibaba, temu, shein, asos, zalando, tesco,
      sainsbury's, asda, morrisons, aldi, lidl, waitrose, selfridges, harrods, debenhams, primark, poundland, argos,
      woolworths, walmart, costco, macy's, bloomingdale's, kohl's, kroger, safeway, publix, thrifting, unboxing,
      wishlist, shoppers, restock, ecommerce, merchandise, pricey, cart, customers, vendors, marketplace, wrapping,
      catalogue, catalog, bundle, on offer, retail, trolley, warranty, parcels, consumers, shops, store, boxing day,
      amazon, present for, gift for, brand new, stock up on, aisle, good value, call now, call now and, order now,
      order today, the mall, at the till, exchange it, the receipt, high street, big shop, sold out, back in stock,
      customer service, second-hand, limited edition, shop window, gift shop, gift ideas, on sale, best deal, great
      value, wish list, try it on, try them on, in my size, corner shop, garage sale, money off`,
    weak: `offer, =customer, =customers, receipt, bag, queue, queuing, spend, paid, stock, per cent, percent, window,
      expensive, size, delivered, =sales, stall, half, online, today, weekend, only, free, off, medium, small, large,
      bring, exchange, use, four in the morning, televisions, tv, sofas, toys, clothes, shoes, trainers, shelves,
      shelf, counter, card, pay, cash, cost, save, value, quality, choice, range, colour, hurry, limited, doors,
      open, crowds, collect, loyalty, points, try, wear, fit, worth, spent, pounds, dollars, quid, tag, label, buy,
      bought, sell, sold, sale, deal, order, brand, product, price, delivery, gift, cheap, reduced, basket, presents,
      =goods, guarantee, contactless, return it, money back, hurry in, your size, in a large, in a small, in a
      medium, queues outside, queuing outside, just looking, another colour, stocking up, trying on, anything else
      for you, does it come in, cash register, best buy`,
  },
} satisfies PartOfLexicon;
