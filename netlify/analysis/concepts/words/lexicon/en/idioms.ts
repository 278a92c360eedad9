/**
 * Phrases whose words do not mean what they say elsewhere. They are matched before single words and
 * prove nothing. One string, separated by commas; the notation is that of a topic's lists.
 */
export const IDIOMS = `bread and butter, breadwinner, bread-winner, piece of cake, icing on the cake, recipe
  for disaster, recipe for success, recipe for trouble, cook the books, half-baked, bake sale, spill the
  beans, in a nutshell, take with a grain of salt, grain of salt, pinch of salt, rub salt, too many cooks,
  out of the frying pan, big cheese, butter up, butterfly effect, alphabet soup, food for thought, cream of
  the crop, egg on, sugar daddy, window dressing, salad dressing, couch potato, hot potato, cherry pick,
  apple of my eye, on the back burner, bank of the river, bank of a river, river bank, riverbank, west bank,
  left bank, right bank, food bank, blood bank, power bank, bank on it, bank holiday, memory bank, bread on
  the table, earn your bread, dough in the bank, goal in life, career goal, sales goal, team goal, goal of
  this, goal is to, goal for the year, goal setting, move the goalposts, kick off the meeting, kick off the
  day, kick the bucket, kick the habit, drop the ball, ball is in your court, eye on the ball, have a ball,
  sales pitch, elevator pitch, pitch black, pitch dark, fever pitch, settle a score, film score, musical
  score, football field long, political football, jump through hoops, match made in heaven, perfect match,
  striking distance, page header, email header, header file, header row, tennis elbow, serve the country,
  serve your country, serve time, court of law, court order, jury is still out, judge a book, crime against
  fashion, steal the show, get away with murder, murder on my feet, shoot a scene, shoot the scene, shot the
  scene, partner in crime, arrested development, cardiac arrest, mystery guest, under the weather, weather
  the storm, take by storm, storm in a teacup, brainstorm, steal my thunder, rain check, rain on my parade,
  head in the clouds, every cloud has a silver lining, lightning fast, raining cats and dogs, cat and mouse,
  copy cat, let the cat out of the bag, hot dog, dog days, top dog, underdog, teacher's pet, pet peeve, pet
  project, bark up the wrong tree, puppy love, sick as a dog, dog-tired, flight of stairs, flight of steps,
  flight of fancy, fight or flight, flight response, cruise to victory, emotional baggage, trip over, power
  trip, guilt trip, on the same page, passport to success, take stock, taken stock, took stock, fish stock,
  soup stock, stock footage, in stock, out of stock, conflict of interest, in the interest of, best
  interest, human interest, james bond, bond with, crash course, learning curve, history lesson, school of
  fish, school of thought, old school, doctor the evidence, spin doctor, just what the doctor ordered,
  patient enough, be patient, taste of her own medicine, taste of his own medicine, taste of your own
  medicine, computer says no, hit the road, road map, back seat, drive me crazy, drive me mad, drive you
  crazy, garage band, garage rock, mother nature, mother tongue, mother of all, father time, family of
  fonts, product family, rocket science, political science, dress rehearsal, dress down, address book,
  fashion a weapon, after a fashion, house of cards, on the house, full house, white lie, real estate on the
  screen, game changer, end game, game plan, game over, fair game, big game, ball game, level playing field,
  next level, sugar-coat, president of the company, president of the club, wedding cake, rock star, pop
  star, electric atmosphere, chemistry between us, chemistry between them, chemistry between the two`;
