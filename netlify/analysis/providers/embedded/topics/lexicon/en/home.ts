import type { PartOfLexicon } from '../../lexicon';

export const HOME = {
  cooking: {
    strong: `preheat the oven, preheat your oven, preheated oven, baking powder, baking soda, chopping board, cutting
      board, frying pan, rolling pin, olive oil, simmer for, season with salt, salt and pepper, bring to the boil,
      bring it to a boil, cooking oil, whisk the eggs, knead the dough, puff pastry, slow cooker, tablespoon of,
      teaspoon of, cloves of garlic, over a low heat, medium heat, in the oven, chicken stock, vegetable stock, beef
      stock, pinch of salt and, splash of wine, splash of white wine, bake for, roast chicken, roast potatoes, spring
      onion, lemon zest, frying in butter, sift the flour, rest the dough, chopped parsley, double cream, into the
      oven, out of the oven, hot oven, oven at, the oven for, soggy bottom, stir-fry, stir-fried, deep fry,
      deep-fried, deep-fat fryer, pan-fry, pan-fried, shallow fry, slow-cooked, pressure cooker, air fryer, rice
      cooker, food processor, hand blender, stand mixer, mixing bowl, wooden spoon, measuring cup, measuring jug,
      chef's knife, paring knife, potato peeler, cheese grater, garlic press, garlic clove, crushed garlic, minced
      garlic, garlic and ginger, goes the garlic, in goes the garlic, chopped onion, diced onion, onion powder,
      soften the onions, fry the onions, onions go soft, soft and golden, until golden, until golden brown, brown the
      meat, brown the mince, minced beef, ground beef, al dente, pasta water, salted water, boiling water for,
      rolling boil, bring to a boil, reduce the heat, gentle heat, let it simmer, leave it to simmer, let that
      bubble, let it bubble, let it reduce, reduce by half, thicken the sauce, sauce has split, tomato sauce, white
      sauce, beurre blanc, beurre noisette, stock cube, chicken broth, bone broth, bay leaf, bay leaves, star anise,
      chilli flakes, chili flakes, chilli powder, curry powder, garam masala, soy sauce, fish sauce, sesame oil,
      vegetable oil, virgin olive oil, coconut milk, heavy cream, whipping cream, sour cream, creme fraiche, unsalted
      butter, melted butter, knob of butter, cold butter, cream the butter, butter and sugar, caster sugar, brown
      sugar, icing sugar, powdered sugar, plain flour, self-raising flour, all-purpose flour, bread flour, cups of
      flour, grams of flour, cup of sugar, egg yolk, egg wash, beaten eggs, crack the eggs, fold it in gently, stiff
      peaks, soft peaks, whisk until, rubbing in, blind bake, baking beans, baking sheet, baking dish, baking tin,
      cake tin, loaf tin, muffin tin, greaseproof paper, parchment paper, cling film over the bowl, line the tin,
      grease the tin, tart case, pastry case, shortcrust pastry, filo pastry, croissant dough, pizza dough, sourdough
      starter, prove the dough, let it prove, rise for an hour, dough rise, roll out the dough, roll out the pastry,
      bread dough, cookie dough, victoria sponge, sponge cake, fruit cake, chocolate cake, birthday cake recipe,
      panna cotta, creme brulee, crumble topping, apple pie, pie crust, lemon drizzle, piping bag, great british bake
      off, bake off, hell's kitchen, top chef, gordon ramsay, jamie oliver, mary berry, paul hollywood, julia child,
      delia smith, anthony bourdain, head chef, sous chef, chef de partie, yes chef, service please, on the pass, two
      lamb one sea bass, kitchen brigade, michelin star, signature dish, main course, starter and main, tasting menu,
      home-cooked meal, home cooked, one-pot, one-pan, sheet pan, tray bake, leftovers into, meal prep, sunday roast,
      roast dinner, roast beef, roast lamb, roast pork, yorkshire pudding, mashed potato, roast vegetables, baked
      potato, jacket potato, scrambled eggs, poached egg, fried egg, boiled egg, full english breakfast, french
      toast, pancake batter, shepherd's pie, fish and chips batter, fish pie, beef stew, lamb shank, pork belly,
      pulled pork, spare ribs, rack of lamb, pork chops, lamb chops, chicken breast, chicken thighs, chicken wings,
      crispy skin, crispy bacon, sea bass, salmon fillet, king prawns, lobster bisque, risotto rice, arborio rice,
      basmati rice, fried rice, sticky rice, sushi rice, pad thai, spring rolls, dim sum, tikka masala, salsa verde,
      mole sauce, mac and cheese, grilled cheese, caesar salad, potato salad, spaghetti bolognese, coq au vin, boeuf
      bourguignon, sweating down, caramelised onions, caramelized onions, toasted pine nuts, sun-dried tomatoes,
      cherry tomatoes, tin of tomatoes, tinned tomatoes, can of tomatoes, tomato puree, tomato paste, chopped
      tomatoes, butternut squash, fresh herbs, chopped herbs, bouquet garni, squeeze of lemon, lemon juice, lime
      juice, drizzle of, drizzle of olive oil, sprinkle of, sprinkle with, knob of, seasoned with, season it well,
      season well, check the seasoning, taste for seasoning, salt and black pepper, black pepper, sea salt, pinch of
      salt in, cracked pepper, marinate overnight, dry rub, on the barbecue, barbecue ribs, on the grill, griddle
      pan, cast iron pan, cast-iron skillet, non-stick pan, hot pan, in the pan, into the pan, medium-rare, well done
      steak, rare steak, resting the meat, meat thermometer, carve the turkey, thanksgiving turkey, christmas turkey,
      cranberry sauce, pumpkin pie, jam making, set the jam, sterilise the jars, plating up, cooking class, cooking
      show, cookery book, cookery school, celebrity chef, culinary school, gas mark, fan oven, degrees fan, hundred
      and eighty degrees, for twenty minutes until, two hundred grams of, fluid ounces, serves four, feeds four, so
      tender, falls off the bone, melt in the mouth, melts in your mouth, =bake-off, rub the butter, butter into the
      flour, chill the pastry, looks like crumbs, breadcrumbs, pastry for, roll out the, brisket, in the smoker,
      texas barbecue, over hickory, knead, simmer, marinade, whisk the, chop the, dice the, fry the, bring it to the
      boil, season it with, pinch of, tablespoon, teaspoon, in the oven for, let it rest, melt the butter, beat the
      eggs, egg whites, stir in the, drain the pasta`,
    ordinary: `recipes, flour, dough, saute, whisked, baked, baker, frying, roasted, grilled, =marinate, =marinated,
      saucepan, skillet, casserole, broth, garlic, onions, cinnamon, parsley, basil, thyme, oregano, vinegar, cook,
      ingredients, pasta, soup, sauces, stewed, spatula, preheat, =seasoning, cuisine, sourdough, yeast, caramelise,
      caramelize, shallot, sear, braised, deglaze, gravy, ladle, roasting tin, baking tray, colander, paprika, cumin,
      coriander, rosemary, turmeric, mozzarella, parmesan, lasagne, curry paste, poach, blanch, garnish, vinaigrette,
      risotto, omelette, wok, tofu, noodles, zest, pastry chef, sieve, sous vide, cookbook, sautéed, bechamel,
      hollandaise, roux, bouillon, cardamom, nutmeg, cayenne, buttermilk, springform, shortcrust, choux, gingerbread,
      cupcake, muffins, brownies, scones, meringue, pavlova, tiramisu, custard, buttercream, ganache, masterchef,
      nigella, ottolenghi, traybake, pancakes, waffles, prawns, scallops, mussels, calamari, bouillabaisse, paella,
      ramen, dumplings, kimchi, miso, teriyaki, naan, biryani, dal, tagine, couscous, hummus, falafel, tahini,
      guacamole, tortilla, burrito, tacos, enchiladas, gumbo, jambalaya, cornbread, coleslaw, spaghetti, carbonara,
      bolognese, ragu, lasagna, ravioli, gnocchi, pesto, bruschetta, focaccia, minestrone, gazpacho, ratatouille,
      goulash, schnitzel, spatchcock, aubergine, courgette, zucchini, eggplant, leek, celeriac, asparagus, kale,
      fennel, capers, anchovies, stuffing, pickling, chutney, marmalade, cookery, culinary, umami, =oven, kitchen
      knife, steamed, toasted, mashed, shredded, drained, blender, grater, peeler, ramekin, apron, crockpot, fryer,
      barbecue, bbq, hob, stove, stovetop, microwave, savoury, savory, tasty, yummy, chilli, chili, sage and onion,
      mint sauce, dill, chives, tarragon, saffron, cloves, mustard, mayonnaise, mayo, ketchup, honey glaze, syrup,
      molasses, vanilla, cocoa, chocolate chips, raisins, almonds, walnuts, pecans, hazelnuts, pine nuts, chickpeas,
      lentils, kidney beans, quinoa, oats, polenta, macaroni, feta, cheddar, gruyere, ricotta, mascarpone, goat's
      cheese, ham hock, chorizo, pancetta, prosciutto, mince, meatballs, salmon, tuna steak, haddock, mackerel, crab
      meat, lobster, clams, oysters, cauliflower, broccoli, cabbage, beetroot, parsnips, turnip, sweet potato,
      cucumber, lettuce, avocado, rhubarb, blackberries, strawberries, raspberries, dessert, pudding, biscuits
      recipe, cookies, soufflé, souffle, mousse, sorbet, dinner party menu, bakery, patisserie, foodie, gourmet,
      brunch, goes in the smoker, low and slow, half an hour in the oven`,
    weak: `oven, chef, kitchen, pastries, delicious, crispy, bread, butter, sugar, pan, pot, salt, pepper, stir, mix,
      boil, egg, milk, cream, cheese, rice, dish, plate, taste, flavour, flavor, spice, lemon, tomato, potato,
      vegetable, meat, chicken, fish, meal, dinner, lunch, fresh, serve, oil, slice, bowl, cake, tender, golden,
      herb, chop, dice, drizzle, juices, foil, carve, season, splash, bubble, reduce, heat, wine, sprinkle, pour,
      minutes, tin, spoon, layer, bacon, sausage, steak, lamb, pork, beef, peel, grate, carrot, celery, mushroom,
      pumpkin, spinach, spicy, dressing, crust, batter, frosting, fried, ginger, cod, salad, tart, pie, stock, curry,
      hot, warm, soften, brown, grams, ounces, cup, bring, lid, finely, roughly, thinly, freshly, tray, jar, knife,
      stick, beans, peas, corn, nuts, apple, banana, orange, thicken, combine, leave, wash, mixture, bite, hungry,
      menu, table, starter, sweet, sour, bitter, salty, creamy, crunchy, juicy, soft, sticky, burnt, raw, rare,
      scoop, fridge, freezer, set, cool, knob, handful, dip, wrap, roll, toss, blend, rinse, mint, crab`,
  },
  'home and garden': {
    strong: `interior designer, home improvement, vegetable garden, lawn mower, potting soil, living room makeover,
      garden centre, raised beds, kitchen renovation, bathroom renovation, do it yourself project, knocking through,
      open-plan kitchen, lick of paint, fitted kitchen, hedge trimmer, garden shed, spring bulbs, window boxes, power
      drill, garden furniture, damp proof, kitchen cabinets, bathroom tiles, house plants, plant pot, gardeners'
      world, monty don, alan titchmarsh, kitchen garden, garden fence, garden bed, garden hose, back garden, front
      garden, garden pond, rock garden, rose bush, these roses, those roses, prune the roses, dead-heading, cutting
      back hard, cut them back, hard frost on the beds, potting compost, potting shed, potting on, pot them up, seed
      tray, sow the seeds, sow seeds, plant out, plant them out, plant bulbs, daffodil bulbs, tulip bulbs, bare-root,
      evergreen shrub, ground cover, weed killer, pull the weeds, pulling weeds, slug pellets, slugs and snails,
      powdery mildew, crop rotation, grow your own, vegetable patch, veg patch, veg plot, vegetable bed, runner
      beans, tomato plants, tomatoes want, grow tomatoes, growing vegetables, herb garden, fruit trees, apple tree in
      the garden, water butt, watering can, soaker hose, well-drained soil, drained soil, clay soil, sandy soil,
      peat-free, well-rotted manure, compost heap, compost bin, leaf mould, mow the grass, lawn edges, aerate the
      lawn, moss than grass, garden fork, garden trowel, leaf blower, chainsaw and hedge, pressure washer, chelsea
      flower show, flower show, in full bloom, herbaceous border, flower border, your borders, jasmine climber,
      indoor plants, pot plant, decking boards, patio slabs, paving slabs, paving stones, lay the patio, garden
      design, landscape gardener, fire pit, hanging wallpaper, strip the wallpaper, wallpaper paste, feature wall,
      accent wall, paint the walls, paint the fence, paint the ceiling, paint roller, roller and tray, masking tape,
      painter's tape, dust sheet, gloss paint, matt paint, chalk paint, second coat, two coats, farrow and ball,
      colour scheme for the room, knock down this wall, load-bearing, load-bearing wall, supporting wall, plaster the
      walls, skim the walls, leaky tap, leaky faucet, blocked drain, unblock the sink, u-bend, underfloor heating,
      loft insulation, cavity wall, double glazing, damp course, rising damp, mould on the walls, roof tiles, chimney
      breast, fitted wardrobe, flat-pack, allen key, self-assembly, put up shelves, put up a shelf, floating shelves,
      drill bit, cordless drill, hammer and nails, circular saw, jigsaw and, sand it down, varnish the, wood stain,
      wood glue, dovetail joint, soft furnishings, throw pillows, scatter cushions, curtain rail, roller blinds,
      venetian blinds, laminate flooring, wooden floors, hardwood floors, floor tiles, tile the bathroom, tiling the,
      wall tiles, subway tiles, kitchen island, kitchen units, new kitchen, new bathroom, walk-in shower,
      freestanding bath, roll-top bath, bathroom suite, shower screen, shower head, kitchen sink, butler sink,
      kitchen extension, loft conversion, extension on the back, open plan, interior decorator, home renovation, home
      makeover, room makeover, house renovation, fixer-upper, doer-upper, diy project, diy store, home depot, marie
      kondo, storage solutions, tidy home, spring cleaning, grand designs, changing rooms, grass seed, lawn feed,
      tomato feed, plant food, hardy annuals, bee-friendly, wildflower meadow, bird table, bird feeder, shade-loving,
      shady corner of the garden, sunny spot in the garden, full sun, partial shade, last frost, after the last
      frost, hardening off, root ball, pot-bound, rooting powder, box hedge, over-watering, sand the floors, coats of
      varnish, dishwasher's leaking, dishwasher, tap won't stop, leaking tap, tap's dripping, dripping tap, stop
      dripping, under the sink, pass me the wrench, wallpaper, lawnmower, mow the lawn, lawn, flower bed, compost,
      hedge, prune, weeding, skirting board, coat of paint, plasterboard, drill a hole, plumber`,
    ordinary: `spirit-level, =gardening, =gardener, =gardeners, seedlings, mulching, fertiliser, fertilizer, sofa,
      renovating, redecorate, upholstery, perennials, greenhouse, flowerpot, bookshelf, furniture, patio, trowel,
      landscaping, paintbrush, drywall, =roses, flowerbeds, shrubs, tulip, lavender, spade, wheelbarrow, floorboards,
      grouting, plastering, carpentry, cupboard, wardrobe, =radiator, =radiators, rugs, fireplace, refurbish, gravel
      path, topsoil, hanging basket, armchair, turf, allotment, deadheading, repotted, sowing, weedkiller, aphids,
      greenfly, sprinkler, manure, scarify, reseed, secateurs, loppers, strimmer, hydrangea, geranium, begonia,
      petunia, marigold, dahlia, peony, wisteria, clematis, honeysuckle, rhododendron, azalea, camellia, hosta,
      ferns, succulents, orchid, houseplant, trellis, pergola, gazebo, undercoat, emulsion, rsj, rewire, plumbing,
      stopcock, boiler, guttering, ikea, rawlplug, screwdriver, spanner, workbench, sandpaper, upcycle, reupholster,
      splashback, regrout, worktop, countertops, conservatory, diy, handyman, tradesman, builders, decluttering,
      limescale, biennial, pollinators, propagate, rootball, topiary, privet, conifer, roses, borders, mower, mow,
      shovel, pond, lampshade, mattress, shelving, drawers, bookcase, painted walls, roller, interiors, makeover,
      faucet, dowel, timber, joist, skylight, bricklayer, bricklaying, cement, concrete mix, mortar, scaffolding,
      homeowner, homely, cosy, terracotta pots, chrysanthemum, lilies, daffodils, snowdrops, sunflowers, ivy, cacti,
      moss, nettles, dandelions, =cuttings, =sander, =sanding, overwater`,
    weak: `kitchen diner, curtains, tiles, deck, garden, plants, soil, flowers, seed, bloom, paint, wall, room,
      shelf, drill, floor, cushion, lamp, decorate, grow, dig, shed, living room, cut back, wood, screw, hammer,
      nail, brush, water, sunlight, spring, winter, blossom, leaf, leaves, branch, window, door, kitchen, bathroom,
      roof, layer, trim, =blinds, =makeover, rake, =hose, bulb, electrician, insulation, pots, fence, couch, carpet,
      mirrors, tap, sink, leak, saw, beams, bricks, wooden, planks, boards, ladder, tools, toolbox, glue, knock, bed,
      base, autumn, summer, frost, sun, shade, shady, sunny, corner, plug, socket, pipe, space, storage, light, bath,
      shower, extension, project, measure, plot, fork, bees, wildlife, slugs, snails, trees, bush, fruit, vegetables,
      tomatoes, beans, mould, damp, cabinets, blinds, colours, cream, grey, feature, concrete`,
  },
  pets: {
    strong: `dog food, cat food, dog owner, cat owner, pet owner, litter box, animal shelter, pet shop, dog walkers,
      puppy training, golden retrievers, guinea pigs, fish tank, rescue dog, stray dog, good with children and dogs,
      house training, rehoming centre, animal rescue, puppy farm, cat litter, vet bills, flea treatment, walk the
      dog, best in show, dog lead, litter tray, kitty litter, scratching post, scratching at the litter, cat flap,
      cat tree, cat nip, cat cafe, house cat, tom cat, the vet says, at the vet, to the vet, take him to the vet,
      take her to the vet, vet visit, veterinary clinic, veterinary nurse, animal hospital, animal rescue centre,
      animal sanctuary, humane society, battersea dogs, dogs trust, dogs home, dogs and cats, good boy fetch, guide
      dog, assistance dog, therapy dog, service dog, sheep dog, lap dog, family dog, family pet, dog training, dog
      trainer, dog park, dog walking, dog bed, dog bowl, dog treats, dog biscuit, dog basket, dog collar and lead, on
      the lead, on a lead, on the leash, off the lead, off the leash, off-leash, wagging his tail, wagging her tail,
      wagging its tail, tail wagging, roll over good boy, potty training the puppy, crate training, clicker training,
      puppy class, puppy pads, obedience class, chew toy, squeaky toy, chewed my slippers, separation anxiety in
      dogs, flea collar, fleas and ticks, worming tablets, microchip your, kennel cough, kennel club, westminster dog
      show, pedigree chum, royal canin, felix cat food, pet food, dry food for, raw diet for, pet insurance, pet
      store, pet sitter, pet passport, pets at home, adopt don't shop, adopt a dog, adopt a pet, adopt a cat, looking
      for a home, foster dog, rescue cat, abandoned puppies, animal welfare, animal cruelty, breed of dog, dog breed,
      dog breeder, cat breeder, litter of puppies, litter of kittens, cocker spaniel, springer spaniel, king charles
      spaniel, border collie, jack russell, yorkshire terrier, bull terrier, pit bull, french bulldog, great dane, st
      bernard, shih tzu, maltese terrier, siamese cat, persian cat, maine coon, tabby cat, ginger cat, bengal cat,
      hamster wheel, hamster cage, pet rabbit, rabbit hutch, pet snake, corn snake, python in a tank, bearded dragon,
      pet tarantula, canary in a cage, bird cage, african grey, fish bowl, koi carp, tropical fish, water change in
      the tank, pony club, grooming salon, dog groomer, belly rub, tummy rub, scratch behind the ears, furry friend,
      four-legged friend, fur baby, man's best friend, companion animal, growling at, begging at the table, bones for
      the dog, horse whisperer, tired spaniel`,
    ordinary: `rehomed, puppy, kitten, =pet, =pets, leash, vet, veterinarian, veterinary, aquarium, hamsters,
      terriers, labradors, poodles, spaniel, parrots, kennels, purrs, groomer, paws, feline, canine, =dog, =dogs,
      =cat, =cats, stray, rescue centre, rescue shelter, doggie, kitty, pup, bulldog, beagle, german shepherd,
      dachshund, cockatiel, budgie, gerbils, goldfish, tortoises, neutering, spaying, microchipped, catnip,
      dog-friendly, moggies, tabby, meowing, rspca, aspca, spca, sheepdog, walkies, waggy, housetrained, fleas,
      wormed, crufts, pedigree, purina, whiskas, kibble, petshop, petsmart, collie, yorkie, staffie, pitbull,
      chihuahua, pug, frenchie, rottweiler, doberman, dalmatian, greyhound, whippet, corgi, cockapoo, labradoodle,
      cavapoo, pomeranian, schnauzer, retriever, lurcher, ragdoll, chinchilla, ferret, hutch, gecko, iguana,
      terrarium, vivarium, budgerigar, cockatoo, macaw, parakeet, birdcage, fishbowl, fishkeeping, guppies,
      angelfish, tetras, betta, koi, purring, woof, mutt, hound, tomcat, pooch, pussycat, breeder, stable pony,
      furry, cattery, mongrel, reptile, toilet trained, a dog, good dog, bad dog, my dog, your dog, our dog, his dog,
      her dog, my cat, your cat, our cat, her cat, his cat, the cat, black cat, tail going, cat lady, behind the
      ears, found tied to, the vet's, show dog, forever home, four-legged, guard dog, sniffer dog`,
    weak: `=animal, =animals, breed, tail, fur, walk, bowl, treat, fetch, adopt, bird, rabbits, cage, feed, whisker,
      wag, collar, bark, training, cuddle, cuddly, vaccinated, jabs, chip, groom, owner, fluffy, playful, loyal, toy,
      biscuit, the dog, husky, pony, claws, lead, bunny, tank, animals, chew, shelter, rescue, fed, litter, scratch,
      nose, ears, sit, stay, rollover, basket, water, bite, sniff, lick, obedient, companion, home, brand, park,
      friendly, gentle, muzzle, railing, canary, sit stay, shedding hair, wet food, barks at the, cats and dogs`,
    against: `horse race, python code, zoo, swear, ate my homework`,
  },
} satisfies PartOfLexicon;
