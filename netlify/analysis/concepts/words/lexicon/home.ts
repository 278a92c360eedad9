import type { Topic } from '../topic';

export const HOME: readonly Topic[] = [
  {
    name: 'cooking',
    taxonomyId: '216',
    strong: `preheat the oven, preheat your oven, preheat oven, baking powder, baking soda, chopping board,
      cutting board, frying pan, rolling pin, olive oil, simmer for, season with salt, salt and pepper,
      bring to the boil, bring it to a boil, cooking oil, whisk the eggs, knead the dough, puff pastry, slow
      cooker`,
    ordinary: `recipe, oven, flour, dough, knead, simmer, saute, whisk, bake, baker, fry, roast, grill,
      marinade, marinate, saucepan, skillet, casserole, teaspoon, tablespoon, broth, garlic, onion, cinnamon, parsley, basil, thyme, oregano, vinegar, cook, chef, kitchen, ingredient, pasta, soup, sauce, pastry, stew, spatula, preheat, delicious, =seasoning, cuisine, sourdough, yeast,
      caramelise, caramelize`,
    weak: `bread, butter, sugar, pan, pot, salt, pepper, stir, mix, boil, egg, milk, cream, cheese, rice, dish, plate, taste,
      flavour, flavor, spice, lemon, tomato, potato, vegetable, meat, chicken, fish, meal, dinner, lunch,
      fresh, serve, oil, slice, bowl, cake, tender, golden, herb, chop, dice, drizzle`,
  },
  {
    name: 'home and garden',
    taxonomyId: '274',
    strong: `interior design, home improvement, vegetable garden, flower bed, lawn mower, potting soil,
      living room makeover, garden centre, raised beds, kitchen renovation, bathroom renovation, do it
      yourself project`,
    ordinary: `=gardening, =gardener, =gardeners, compost, prune, seedling, lawn, mulch, fertiliser,
      fertilizer, wallpaper, sofa, curtain, renovate, redecorate, upholstery, hedge, perennial, greenhouse,
      flowerpot, bookshelf, furniture, patio, weeding, trowel, landscaping, paintbrush, plasterboard,
      drywall`,
    weak: `garden, plant, soil, flower, seed, bloom, paint, wall, room, shelf, tile, drill, floor,
      cushion, lamp, decorate, grow, dig, shed, living room`,
  },
  {
    name: 'pets',
    taxonomyId: '422',
    strong: `dog food, cat food, dog owner, cat owner, pet owner, litter box, animal shelter, pet shop, dog
      walker, puppy training, golden retriever, guinea pig, fish tank`,
    ordinary: `puppy, kitten, =pet, =pets, leash, vet, veterinarian, veterinary, aquarium, hamster, terrier,
      labrador, poodle, spaniel, parrot, kennel, purr, groomer, paw, feline, canine, =dog, =dogs, =cat,
      =cats`,
    weak: `=animal, =animals, breed, tail, fur, walk, bowl, treat, fetch, adopt, bird, rabbit, cage,
      feed, whisker, wag, collar, bark`,
  },
  {
    name: 'family and relationships',
    taxonomyId: '186',
    strong: `parental leave, maternity leave, bedtime story, stay-at-home, wedding day, wedding vows,
      marriage counselling, raising children, raising kids, foster parents`,
    ordinary: `parent, single parent, mum, mom, dad, mother, father, grandmother, grandfather, grandma,
      grandpa, toddler, sibling, daughter, newborn, diaper, nappy, =wedding, =weddings, bride, groom,
      marriage, married, husband, wife, divorce, fiance, engagement ring, anniversary, family, pregnant,
      stepmother, stepfather, babysitter`,
    weak: `baby, child, children, kids, son, brother, sister, love, birthday, cousin, aunt, uncle,
      relative, relationship, bedtime, crib, stroller, =generation, =generations`,
  },
  {
    name: 'real estate',
    taxonomyId: '441',
    strong: `real estate, estate agent, property market, housing market, open house viewing, mortgage
      broker, two-bedroom, three-bedroom, four-bedroom, square feet, square metres, asking price, house
      prices, home buyers`,
    ordinary: `realtor, mortgage, landlord, tenant, apartment, bedroom, bathroom, condo, condominium,
      penthouse, bungalow, homeowner, leasehold, freehold, property, =housing, down payment, home
      inspection, square foot`,
    weak: `house, rent, lease, buyer, seller, neighbourhood, neighborhood, market, price, =listing,
      =listings, view, flat, offer, suburb, agent, deposit, estate, =closing, floor plan`,
  },
];
