import type { Topic } from '../topic';

export const MONEY: readonly Topic[] = [
  {
    name: 'personal finance',
    taxonomyId: '391',
    strong: `savings account, credit card, interest rate, credit score, retirement fund, pension fund,
      stock market, mutual fund, index fund, income tax, tax return, personal loan, life insurance, bank
      account, monthly budget, compound interest, student debt, emergency fund, financial advisor, financial
      adviser, checking account, tax refund`,
    ordinary: `=savings, budget, mortgage, pension, retirement, dividend, portfolio, investor, invest, debt,
      loan, inflation, overdraft, shareholder, broker, brokerage, bond yield, wealth, salary, taxpayer,
      insurance, bankruptcy, financial, finance, stocks and bonds, lender, repayment, paycheck, =banking`,
    weak: `bank, money, stock, bond, interest, fund, cash, income, tax, pay, credit, rate, save, dollar,
      euro, account, profit, payment, afford, cost, fee, share, market, economy`,
  },
  {
    name: 'shopping',
    taxonomyId: '473',
    strong: `shopping mall, shopping centre, shopping center, shopping cart, shopping list, black friday,
      discount code, free shipping, special offer, gift card, money-back guarantee, half price, grocery
      store, department store, clearance sale, limited time offer, buy one get one`,
    ordinary: `=shopping, =shopper, =shoppers, discount, bargain, coupon, checkout, retailer, supermarket,
      voucher, boutique, cashier, refund, purchase, storefront, outlet store, price tag, giveaway, warranty,
      wholesale`,
    weak: `shop, store, buy, sale, price, deal, offer, cheap, brand, basket, order, delivery, =customer,
      =customers, gift, mall, receipt, bag, percent off`,
  },
  {
    name: 'style and fashion',
    taxonomyId: '552',
    strong: `fashion week, fashion show, fashion designer, haute couture, cat walk, high heels, little
      black dress, skin care, nail polish, spring collection, autumn collection, street style, make-up
      artist, eye shadow, evening gown`,
    ordinary: `fashion, couture, catwalk, runway model, dress, skirt, blouse, handbag, wardrobe, lipstick,
      mascara, stylist, tailor, jewellery, jewelry, necklace, =earring, =earrings, sneakers, denim, silk,
      tuxedo, perfume, stiletto, outfit, textile, makeup, hairstyle, hairdresser, moisturiser, moisturizer,
      eyeliner, chic`,
    weak: `style, trend, =designer, =designers, model, wear, shoes, jacket, coat, shirt, jeans,
      =collection, =collections, fabric, colour, color, elegant, beauty, accessory, hair, boots, hat, scarf,
      vintage, runway`,
  },
  {
    name: 'video gaming',
    taxonomyId: '680',
    strong: `video game, game console, boss fight, first-person shooter, multiplayer game, level cap,
      battle royale, role-playing game, speed run, open-world game, game controller, side quest, loot box`,
    ordinary: `gamer, gameplay, multiplayer, playstation, xbox, nintendo, esports, joystick, respawn,
      speedrun, =gaming, arcade, walkthrough, minecraft, fortnite, =npc, power-up, cutscene, checkpoint,
      loot`,
    weak: `game, console, player, level, boss, quest, =controller, =controllers, online, score,
      character, map, weapon, avatar, stream, lag`,
  },
];
