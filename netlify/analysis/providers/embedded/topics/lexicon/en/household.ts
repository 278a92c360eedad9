import type { PartOfLexicon } from '../../lexicon';

export const HOUSEHOLD = {
  'family and relationships': {
    strong: `parental leave, maternity leave, bedtime story, stay-at-home, wedding day, wedding vows, marriage
      counselling, raising children, raising kids, foster parents, school run, paternity leave, new mum, new mom,
      first-time parents, single mum, single mom, working mother, newborn baby, couples therapy, marriage proposal,
      getting married, got married, my wife and i, wedding anniversaries, family life, childcare costs, sleepless
      nights, blended family, single parents, married thirty years, been married, years of marriage, happily married,
      will you marry me, marry me, asked me to marry, proposed to me, popped the question, down on one knee, get
      engaged, got engaged, we're engaged, engagement party, wedding ring, wedding reception, wedding ceremony,
      wedding planner, wedding photos, wedding guests, wedding invitation, best man's speech, maid of honour, maid of
      honor, mother of the bride, father of the bride, bride and groom, i now pronounce you, to have and to hold, in
      sickness and in health, till death do us part, hen night, hen party, stag do, stag night, bachelor party,
      bachelorette party, baby shower, gender reveal, gay couple adopt, wife and kids, wife and children, husband and
      wife, husband and kids, ex-wife, ex-husband, ex-girlfriend, ex-boyfriend, step-dad, step-father, step-children,
      half-brother, half-sister, twin sister, twin brother, identical twins, sibling rivalry, first child, second
      child, second baby, expecting a baby, expecting our first, having a baby, trying for a baby, pregnancy test,
      morning sickness, baby bump, waters broke, went into labour, gave birth, give birth, home birth, birth plan,
      maternity ward, baby names, baby monitor, baby clothes, baby formula, baby's crying, baby's teething, baby
      won't settle, won't settle, sleep through the night, sleep training, bedtime routine, read them a story, reads
      to them at bedtime, tucked in, tuck you in, tuck him in, potty training, terrible twos, temper tantrum, naughty
      step, time-out for the, pocket money, breast milk, breast-feeding, bottle-feeding, nursery run, play date,
      soccer mom, working mum, working mom, working parents, stay-at-home dad, stay-at-home mum, stay-at-home mom,
      single dad, single mother, single father, lone parent, co-parenting, custody battle, custody of the children,
      custody of the kids, joint custody, child support, child maintenance, divorce lawyer, divorce papers, want a
      divorce, getting divorced, got divorced, parents divorced, parents split up, divorced parents, separated from
      my husband, broke up with, break up with, see other people, having an affair, had an affair, trust issues,
      marriage guidance, couples counselling, relationship advice, relationship counsellor, long-distance
      relationship, in a relationship, serious relationship, open relationship, first date, second date, blind date,
      date night, dating app, online dating, swipe right, met on tinder, tinder date, speed dating, asked me out,
      love at first sight, fall in love, madly in love, the love of my life, love of her life, love of his life,
      childhood sweetheart, high school sweetheart, moved in together, meet the parents, met her parents, meet my
      parents, family dinner, family gathering, family reunion, family tree, family holiday with, family album,
      family feud, family tradition, family day out, family bond, mother's day, father's day, valentine's day, ruby
      wedding, golden wedding, silver wedding, our anniversary, happy anniversary, forgot our anniversary, empty
      nest, empty nester, elderly parents, elderly mother, caring for my mum, looking after my mum, looking after
      mum, sandwich generation, adoption agency, adopted child, adopted daughter, adopted son, adoptive parents,
      birth mother, biological father, foster care, foster family, foster carer, foster child, foster children,
      surrogate mother, paternity test, dna test father, long-lost brother, long-lost sister, ring your mother,
      teenage daughter, teenage son, teenage kids, au pair, family planning, family photo, godfather of my,
      newly-weds, pre-nup, civil ceremony couple, love letter, soul mate, commitment issues, stepdaughter, stepson,
      stepmother, stepfather, stepdad, stepmum, stepmom, grandmother, grandfather, grandma, grandpa, grandad,
      granddad, granny, grandson, granddaughter, grandchildren, grandkids, mother-in-law, father-in-law, parenting,
      newborn, toddlers, nappies, diapers, babysitter, newlywed, honeymoon, fiance, fiancee, siblings, motherhood,
      fatherhood, parenthood, breastfeeding, childcare, weekend with the kids, custody agreement, my weekend with,
      the kids this weekend, we're divorced, calls me dad, calls me mum, become a grandmother, become a grandfather,
      be a grandmother, be a grandfather, be a father, be a dad, be a mum, be a mom, how you met, how you two met,
      how your father and i met, kept our marriage, our marriage, my marriage, save the marriage, cheated on me,
      cheated on you, cheated on him, cheated on her, first steps, first word was, first tooth, mum and dad are, mom
      and dad are, you're my brother, you're my sister, raised us alone, raised me alone, raised you, brought us up,
      brought me up, my ex has the, has the boys, has the kids, has the girls, has the children, the boys at
      weekends, the kids at weekends, get them in the week`,
    ordinary: `mum's, moms, dads, mothers, fathers, daughters, =wedding, =weddings, brides, groom, marriage,
      husbands, wife, engagement ring, anniversary, pregnant, pregnancy, maternity, grandparent, in-law, midwife,
      nanny, godmother, bridesmaid, triplets, =wives, soulmate, wedding dress, my husband, your husband, her husband,
      my wife, your wife, his wife, mum and dad, mom and dad, my parents, your parents, his parents, her parents, our
      parents, my son, your son, our son, my daughter, your daughter, our daughter, nana, my kids, your kids, our
      kids, my children, our children, your children, stepchildren, teething, tantrums, pushchair, pram, playdate,
      unfaithful, tinder, hinge, fell in love, in love with, i love you, fostering, ivf, long-lost, estranged, mummy,
      mommy, daddy, papa, mama, fatherly, babysitting, babysat, childminder, christenings, elope, jilted, prenup,
      marital, matrimony, spouse, flirting, mam, sweetheart, darling kids, widow, heartbroken, heartbreak, breakup,
      jealous, jealousy, household chores, cradle, lullaby, nursery, kiddies, teens, adolescents, orphan, adoption,
      adopted, great-grandmother, great-grandfather, ancestors, heirloom, fertility, infertility, labour ward, buggy,
      dummy and blanket, pacifier, tearaway teenager, vows, betrothed, wedding cake, due date, high chair,
      christening party, baby food, divorced, i'm pregnant, you're pregnant, she's pregnant, seeing someone else,
      dumped me, dumped him, dumped her, going out with, brothers and sisters, tell your mother, call your mother, my
      ex, only child, car seat for the baby, asked her out, asked him out`,
    weak: `married, family, twin, babies, child, children, kids, sons, brothers, sisters, love, birthday, cousin,
      aunt, uncle, relative, relationship, bedtime, crib, stroller, =generation, =generations, born, school, couple,
      raise, care, dating, teenager, boy, girl, nephew, niece, cuddle, partner, separated, boyfriend, girlfriend,
      best man, my mum, my mom, your mum, your mom, my dad, your dad, my mother, your mother, my father, your father,
      my sister, my brother, your sister, your brother, my grandmother, my grandfather, my grandma, my grandad, my
      gran, my nan, my family, your family, our family, big sister, little sister, little brother, big brother, older
      brother, younger brother, older sister, younger sister, wean, cheating on, auntie, romance, romantic, affair,
      cot, bump, proposal, kiss, hug, home, together, split, split up, apart, childhood, young, house, parents
      evening, argument, arguing, row, trust, forgive, sorry, honest, feelings, crying, sleep, settle, christmas,
      thanksgiving, months old, years old, alone, ring, engaged, gran, nan, pa, guardian, tears, grounded for, screen
      time`,
  },
  'real estate': {
    strong: `real estate, estate agents, property market, housing market, open house viewing, mortgage broker,
      two-bedroom, three bedrooms, four bedrooms, square feet, square metres, asking price, house price, home buyers,
      for sale sign, three-bed, two-bed, four-bed, one-bedroom, bedroom house, south-facing garden, semi-detached,
      detached house, terraced house, first-time buyer, property ladder, exchanged contracts, lettings agent,
      buy-to-let, monthly rent, planning permission, housing crisis, house-hunting, square footage, open house,
      square foot, en-suite, floor plans, real-estate agent, property developer, property manager, property tax,
      property prices, property search, property portfolio, property programme, property boom, property value,
      housing association, housing stock, housing development, housing bubble, affordable housing, council house,
      council flat, social housing, house hunters, location location location, escape to the country, homes under the
      hammer, property brothers, selling sunset, flip the house, flipping houses, house flipping, auctioned house,
      put in an offer, put an offer in, make an offer on the, offer on the house, offer on the flat, offer accepted,
      accepted our offer, offer was accepted, turned down one offer, offers over, guide price, over asking, above
      asking, below asking, bids over asking, bidding war, waiving inspections, waive the inspection, house survey,
      structural survey, home survey, homebuyer's report, exchange of contracts, completion date, completion day,
      chain-free, no onward chain, no chain, property chain, buyers in this neighborhood, the vendors, the seller's
      agent, seller's market, buyer's market, buyer's agent, letting agency, rental market, rental property, rent
      control, rent increase, rent arrears, rent-stabilized, putting the rent up, raising the rent, behind on the
      rent, pay the rent, paying rent, month's rent, first and last month's, rent a flat, rent an apartment, rented
      flat, rented house, rents for, for rent, to let, to rent, security deposit, deposit for a house, save a
      deposit, saving for a deposit, deposit to buy, buy a place, buy a house, bought a house, buy a flat, bought a
      flat, buy our first home, sell the house, sold the house, sell your house, sell your home, house is on the
      market, on the market for, just listed, new listing, listing agent, listing price, show home, show house, show
      flat, second viewing, come for a viewing, open homes, private viewing of the house, keys to the house, get the
      keys, got the keys, keys to our, move in date, moving day, removal van, removal men, mortgage in principle,
      mortgage offer, mortgage application, mortgage approval, mortgage lender, fixed-rate mortgage, variable-rate
      mortgage, help to buy, shared ownership, right to buy, negative equity, home equity, equity release, equity in
      the house, land registry, title deeds, deeds to the house, closing costs, hoa fees, homeowners association,
      zoning laws, planning application, green belt, new-build, off-plan, studio apartment, garden flat, basement
      flat, ground-floor flat, top-floor flat, penthouse apartment, mid-terrace, end-of-terrace, victorian terrace,
      semi-detached house, detached home, cul-de-sac, barn conversion, country house for sale, manor house for sale,
      georgian townhouse, period features, original features, high ceilings, period property, listed building, grade
      two listed, sash windows, bay window, wood-burning stove in the lounge, utility room, downstairs loo,
      downstairs toilet, box room, spare bedroom, master bedroom, master suite, double bedroom, single bedroom,
      ensuite bathroom, walk-in closet, walk-in wardrobe, two bathrooms, three bathrooms, two and a half baths, five
      bedrooms, six-bedroom, one-bed, bed flat, bedroom flat, bedroom apartment, bedroom home, reception rooms,
      off-street parking, private parking, double garage, integral garage, south-facing, west-facing, sea views,
      ocean view, waterfront property, beachfront property, commuter belt, transport links, good schools nearby,
      school catchment, catchment area, up-and-coming area, up-and-coming neighbourhood, prime location,
      sought-after, sq ft, acres of land, plot of land, building plot, commercial property, office space to, downtown
      loft, mobile home park, tenancy agreement, eviction notice, no-fault eviction, section 21, flat share, roommate
      wanted, ground rent, service charge, holiday let, airbnb host, house swap, second home, knight frank, century
      21, sotheby's realty, kirstie and phil`,
    ordinary: `realtor, mortgages, landlords, tenants, =apartment, =apartments, bedrooms, bathroom, condo,
      condominium, penthouse, bungalow, homeowner, leaseholder, freeholder, =housing, down payment, home inspection,
      buyers, surveyor, conveyancer, flatmate, studio flat, homebuyer, townhouse, loft conversion, ensuite,
      foreclosure, =lettings, duplexes, rightmove, zillow, stamp-duty, sellers, =viewing, =viewings, =rental,
      =rentals, gazumped, gazundered, vendors, first home, new home, escrow, appraisal, zoning, newbuild, turnkey,
      maisonette, spare room, gentrification, gentrified, floorplan, brownstone, evict, eviction, subletting,
      housemate, flatshare, concierge building, downsize, upsizing, zoopla, redfin, savills, foxtons, landlady, rent,
      rental, renter, listing, loft, mansion, cottage, villa, chalet bungalow, realty, broker's fee, suburban,
      postcode, survey, valuation, valued at, kerb appeal, curb appeal, semi, detached, refurb, investment property,
      residential, bedsit, homeownership, vacant possession, unfurnished, furnished, storeys, hallway, kitchen-diner,
      porch, veranda, annexe, driveway, cellar conversion, parking space, on the market`,
    weak: `property, lease, neighbourhood, neighborhood, market, price, =listing, =listings, flat, offer, suburb,
      agent, estate, =closing, bed, garden, kitchen, location, sold, sale, bought, refurbished, floor, street, city
      centre, balcony, terrace, pounds, thousand, bid, contract, tenancy, =rented, =renting, =cottage, =villa,
      =deposit, view, house, apartment, homes, lounge, asking, acre, upstairs, downstairs, rooms, roof, bills, area,
      town, village, commute, station, deposit, months, agency, keys, move, move in, sell, afford, deal, council,
      build, builder, plot, hundred thousand, four-fifty, development, residents, period, family home`,
  },
} satisfies PartOfLexicon;
