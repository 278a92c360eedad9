import type { PartOfLexicon } from '../../lexicon';

export const MONEY = {
  'personal finance': {
    strong: `savings account, credit card, interest rate, credit score, retirement fund, pension fund, stock
      market, mutual fund, index fund, income tax, tax return, personal loan, life insurance, bank account,
      monthly budget, compound interest, student debt, emergency fund, financial advisor, financial adviser,
      checking account, tax refund, months' salary, pay off the card, pay off your debt, pay off your
      mortgage, highest interest, save for retirement, rainy day fund, stocks and shares, cash isa, cost of
      living, monthly payments, household budget, life savings, student loan debt, inheritance tax, capital
      gains, pay rise after tax, compound growth, personal finances, financial planning, energy bills, state
      pension, minimum payment, direct debit, stock portfolio, bond fund`,
    ordinary: `=savings, budget, mortgage, pension, retirement, dividend, portfolio, investor, invest, debt,
      loan, inflation, overdraft, shareholder, broker, brokerage, bond yield, wealth, salary, taxpayer,
      insurance, bankruptcy, financial, finance, stocks and bonds, lender, repayment, paycheck, =banking,
      =interest rates, saver, =isa, 401k, overdrawn, payday loan, lending, borrowing, =earnings, wages,
      bankrupt, repay, refinancing, remortgage, annuity, tax-free, creditor, debtor, premium bonds,
      cashback, payslip, =shares, =stocks, frugal, cryptocurrency, bitcoin`,
    weak: `bank, money, stock, bond, interest, fund, cash, income, tax, pay, credit, rate, save, dollar,
      euro, account, profit, payment, afford, cost, fee, share, market, economy, months, card, pay off,
      return, percent, inherit, risk, pounds, deposit, growth, value, aside, rent, expenses, spending, bills`,
  },
  shopping: {
    strong: `shopping mall, shopping centre, shopping center, shopping cart, shopping list, black friday,
      discount code, free shipping, special offer, gift card, money-back guarantee, half price, grocery
      store, department store, clearance sale, limited time offer, buy one get one, boxing day sales,
      january sales, up to seventy per cent off, per cent off, window shopping, shopping spree, shopping
      trip, high street shops, shop assistant, online shopping, cyber monday, checkout queue, loyalty card,
      click and collect, sales rack, bargain hunters, add to basket, promo code`,
    ordinary: `=shopping, =shopper, =shoppers, discount, bargain, coupon, checkout, retailer, supermarket,
      voucher, boutique, cashier, refund, purchase, storefront, outlet store, price tag, giveaway, warranty,
      wholesale, shopkeeper, mall, reduced to clear, price cut, e-commerce, amazon order, returns policy,
      groceries, market stall, thrift store, charity shop, flea market, barcode`,
    weak: `buy, sale, price, deal, offer, cheap, brand, basket, order, delivery, =customer, =customers,
      gift, receipt, bag, percent off, queue, queuing, till, spend, paid, stock, per cent, percent, window,
      expensive, size, delivered, =sales, stall, aisle`,
  },
  'style and fashion': {
    strong: `fashion week, fashion show, fashion designer, haute couture, cat walk, high heels, little black
      dress, skin care, nail polish, spring collection, autumn collection, street style, make-up artist, eye
      shadow, evening gown, wide-leg trousers, skinny jeans, capsule wardrobe, style icon, fashion house,
      fashion label, fashion magazine, ready-to-wear, red carpet look, beauty routine, hair stylist,
      statement earrings, platform shoes, ankle boots, fashion industry, nail varnish, leather jacket and`,
    ordinary: `fashion, couture, catwalk, runway model, dress, skirt, blouse, handbag, wardrobe, lipstick,
      mascara, stylist, tailor, jewellery, jewelry, necklace, =earring, =earrings, sneakers, denim, silk,
      tuxedo, perfume, stiletto, outfit, textile, makeup, hairstyle, hairdresser, moisturiser, moisturizer,
      eyeliner, chic, trousers, loafers, heels, cardigan, knitwear, blazer, sweater, jumper, hoodie,
      trainers, chiffon, velvet, satin, cashmere, sequins, =tailored, menswear, womenswear, vogue, chanel,
      gucci, dior, prada, versace, stylish, manicure, eyelashes, haircut, blow-dry, serum, bracelet, brooch,
      lapel, streetwear, couturier, swimwear, bikini, lingerie line, pleated, corset, gown`,
    weak: `style, trend, =designer, =designers, model, wear, shoes, jacket, coat, shirt, jeans, =collection,
      =collections, fabric, colour, color, elegant, beauty, accessory, hair, boots, hat, scarf, vintage,
      runway, season, pair, cropped, chunky, knit, pattern, stripes, print, worn, cut, fit, look, suit, tie,
      bag, belt, sunglasses, skin, curls, glamour, palette, leg, =conditioner, foundation and concealer`,
  },
  'video gaming': {
    strong: `video game, game console, boss fight, first-person shooter, multiplayer game, level cap, battle
      royale, role-playing game, speed run, open-world game, game controller, side quest, loot box, last
      checkpoint, save point, health bar, skill tree, hit points, mana, console version, pc version,
      playable character, downloadable content, early access, frame rate, final boss, twitch streamer, co-op
      mode, mobile game, level up, single-player`,
    ordinary: `gamer, gameplay, multiplayer, playstation, xbox, nintendo, esports, joystick, respawn,
      speedrun, =gaming, arcade, walkthrough, minecraft, fortnite, =npc, power-up, cutscene, checkpoint,
      loot, =dlc, =platformer, rpg, mmo, sandbox game, gamepad, sprites, zelda, pokemon, steam deck,
      dungeon, raid boss, speedrunner, pixel art, =modding, cheat code, tutorial level`,
    weak: `console, player, level, boss, quest, =controller, =controllers, online, score, character, map,
      weapon, avatar, stream, lag, health, trigger, dodge, version, button, press, hold, save, unlock,
      enemies, sword, mode, crouch, screen, world, jump, play, pc, attack, shooter, mario, sonic, sega`,
  },
} satisfies PartOfLexicon;
