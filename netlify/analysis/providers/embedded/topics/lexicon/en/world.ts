import type { PartOfLexicon } from '../../lexicon';

export const WORLD = {
  travel: {
    strong: `boarding pass, departure lounge, departure gate, travel agency, travel guide, road-trip, cruise ship,
      hotel booking, package holiday, holiday resort, beach resort, bed and breakfast, passport control, baggage
      claim, hand luggage, travel insurance, cabin crew, tourist attraction, sightseeing tour, holiday of a lifetime,
      trip of a lifetime, flight attendants, overnight train, night train, travel writer, backpacking trip, guided
      tour, check-in desk, booked a hotel, guest-house, round-the-world, gap year, travel advice, airport lounge,
      long-haul flight, city breaks, off the beaten track, beach holidays, world heritage site, hop on a ferry,
      sleeper train, jet-lagged, hiking trails, now boarding, now boarding at gate, boarding at gate, boarding gate,
      final boarding call, last call for passengers, this is your captain speaking, captain speaking, fasten your
      seat belts, fasten your seatbelts, seat belt sign, cruising altitude, overhead locker, overhead bin, economy
      class, first class cabin, premium economy, frequent flyer, frequent flyer miles, air miles, red-eye flight,
      connecting flight, missed our connection, direct flight, return flight, one-way ticket, flights and transfers,
      flights included, cheap flights, flight delays, delayed flight, cancelled flight, flight was cancelled,
      flight's been cancelled, luton airport, charles de gaulle, british airways, singapore airlines, united
      airlines, delta airlines, american airlines, air france, southwest airlines, lonely planet, thomas cook, club
      med, sandals resort, ritz-carlton, premier inn, holiday inn, passport office, photo page, lost passport, lost
      luggage, lost my luggage, carry-on, carry-on bag, checked bag, hold luggage, baggage carousel, luggage
      allowance, suitcase packed, pack your suitcase, packed our bags, travel light, travel plans, travel agent,
      travel blogger, travel show, travel tips, travel companion, travel the world, travelling around, backpacker
      hostel, youth hostel, dormitory bed, boutique hotel, luxury hotel, five-star hotel, four-star hotel, five-star
      resort, beachfront hotel, hotel pool, hotel suite, hotel breakfast, hotel reception, check into the hotel,
      checked in at, check-out time, room with a view, sea view room, ocean-view, half board, all-inclusive, package
      deal, package tour, last-minute deals, last-minute holiday, winter sun, honeymoon in, weekend break,
      mini-break, route 66, orient express, trans-siberian, bullet train, rail journey, great railway journeys,
      scenic railway, train ride through, overnight bus, overnight ferry, ferry across, island-hopping, hop from
      island, remote island, tropical island, paradise island, greek islands, canary islands, gran canaria, costa del
      sol, costa brava, amalfi coast, french riviera, cote d'azur, lake como, rhodes and kos, cyprus holiday, machu
      picchu, inca trail, great barrier reef, angkor wat, chiang mai, koh samui, ha long bay, mount fuji, taj mahal,
      victoria falls, pyramids of giza, nile cruise, red sea resort, jamaica holiday, st lucia, grand canyon, niagara
      falls, disney world, walt disney world, eiffel tower, louvre pyramid, trevi fountain, spanish steps, sagrada
      familia, prague castle, northern lights, norwegian fjords, scottish highlands, isle of skye, lake district,
      camino de santiago, west highland way, appalachian trail, pacific crest trail, hiking boots and, trek through,
      trek to base camp, base camp trek, jungle trek, safari lodge, game drive, scuba diving, coral reef diving, surf
      town, white sandy, white-sand beach, golden sands, crystal-clear water, turquoise water, turquoise sea,
      palm-fringed, sun loungers, swim-up bar, infinity pool, water park, kids' club, cruise liner, cruise line,
      cruise terminal, river cruise, shore excursion, port of call, balcony cabin, royal caribbean, viking cruises,
      cabin on deck, sailing holiday, yacht charter, canal boat holiday, camper van trip, caravan park, camp site,
      pitch the tent, wild camping, log cabin in the, eco-lodge, local guide, tour guide, tour group, tour operator,
      walking tour, bus tour, open-top bus, hop-on hop-off, tourist office, tourist board, tourist season, tourist
      trail, tourist destination, holiday destination, travel destination, dream destination, destination wedding in,
      seven wonders, wonders of the world, peak season, shoulder season, local cuisine and culture, night market,
      floating market, old quarter, old town square, cobbled streets, cobblestone streets, whitewashed houses,
      fishing village, mountain village, hilltop town, medieval town, historic centre, holiday-makers, nomad life,
      digital nomad, phrase book, foreign exchange bureau, currency exchange, bureau de change, travel money,
      traveller's cheques, travel adaptor, suntan lotion, after-sun, travel jabs, yellow fever jab, entry stamp, visa
      on arrival, tourist visa, border crossing, passport stamp, stamps in my passport, flight crew, air hostess,
      pilot announced, transatlantic flight, arrivals hall, terminal two, terminal three, terminal five, terminal
      one, airport terminal, airport transfer, airport security, airport hotel, airport shuttle, security line at the
      airport, rent a car and drive, hire car, rental car, car hire, postcard from, nights all-inclusive, seven
      nights, nights in a hotel, book by sunday, kids stay free, kids go free, per person sharing, stay in a hotel,
      stayed at a hotel, stay at a hostel, layover, stopover, ferry leaves, the ferry to, rent a scooter`,
    ordinary: `airports, flights, passports, luggage, suitcases, hotel, hostels, tourists, tourism, itineraries,
      sightsee, backpacking, airlines, vacations, holidays, voyages, souvenirs, beaches, excursion, guidebook,
      getaways, safari, airplane, aeroplane, =boarding, guesthouse, landmarks, old town, campsite, camping, caravan,
      motorhome, duty free, =customs, trek, snorkeling, lagoons, airfare, rucksack, hitchhike, concierge, cathedral
      tour, waterfall, sunbathing, =tour guide, budget airline, accommodation, =booking, =bookings, business class,
      round trip, heathrow, gatwick, stansted, jfk, laguardia, o'hare, lax, schiphol, easyjet, ryanair, lufthansa,
      emirates airline, klm, qantas, jetblue, expedia, tripadvisor, airbnb, tui, jet2, hilton, marriott, travelodge,
      minibar, minibreak, staycation, interrail, eurostar, sleeper, tenerife, lanzarote, majorca, mallorca, menorca,
      algarve, provence, tuscany, santorini, mykonos, corfu, dubrovnik, galapagos, patagonia, uluru, phuket, bali,
      hanoi, kyoto, rajasthan, kerala, maldives, mauritius, seychelles, zanzibar, serengeti, kruger, marrakech,
      dubai, caribbean, barbados, cancun, yucatan, hawaii, waikiki, yosemite, yellowstone, las vegas trip,
      disneyland, colosseum, alhambra, acropolis, fjord, iceland, reykjavik, cornwall, white sand, sunlounger, by the
      pool, by the beach, on the beach, set sail from, narrowboat, campervan, glamping, homestay, sightseers, off
      season, high season, low season, souk, bazaar, medina, holidaymaker, globetrotter, wanderlust, phrasebook,
      jetlag, airsick, seasick, sunburn, sunscreen, stewardess, departures board, postcards, hotelier, touristy,
      sights, vacationers, liner, baggage, seaside, shoreline, peninsula, archipelago, cove, riviera, rainforest
      lodge, palaces, castle ruins, monuments, hikers, campers, campfire, yurt, hammock, takeoff, touchdown at the
      airport, turbulence, concourse, carousel, nightlife, quaint, picturesque, breathtaking views, unspoilt,
      panoramic, venice, bangkok, morocco, thailand, croatia, costa rica, new zealand, tanzania, sri lanka, cambodia,
      seville, budapest, edinburgh, hotel room, hotel lobby, hotel bar, summer holiday, family holiday, room service,
      tour bus, day trip, window seat, aisle seat, weekend away, must-see, bucket list, desert island, national park,
      night bus, train journey, fly to, flew to, final call, seen the world, street food market, palm trees, sandy
      beach, passport photo, hidden gem, four seasons, time zones, tourist trap, see the world, pack your bags`,
    weak: `resort, travel, cruising, visa, check-in, visitor, passenger, trips, plane, ticket, pack, journey,
      destination, islands, coast, coastline, abroad, touring, sea, land, departure, arrival, gate, train, station,
      map, guide, village, explorer, harbour, harbor, palm, adventure, ferry, city, runway, temple, market, ruins,
      visit, mountain, locals, canyon, desert, tropical, capital, boat, coach, sail, drove, stay, scenic, sunset,
      street food, stroll, overnight, lake, hike, bay, route, bus, fare, culture, flight to, flight from, ibiza,
      crete, lisbon, hue, goa, petra, overseas, reef, jungle, tent, boarded, take-off, terminal, expedition, rome,
      florence, paris, barcelona, tokyo, istanbul, cairo, athens, vietnam, peru, greece, portugal, spain, turkey,
      mexico, kenya, nepal, amsterdam, vienna, fly, flew, booking, nights, week, weekend, delayed, cabin, pilot,
      captain, crew, seats, rail, railway, ship, shore, deck, port, pool, sand, sun, summer, waves, surf, swim, dive,
      cliffs, hills, valley, trail, path, country, world, town, ancient, historic, castle, museum, pyramid, statue,
      square, cafe, wine, food, exotic, sunshine, relax, spa, views, kids, included, transfers, italy, france, india,
      china, japan, america, africa, asia, europe, london, new york, berlin, madrid, sydney, singapore, customs,
      vail, nights in, full board, big five, check in time, red eye to, ferry to, wish you were here, culture shock,
      packing for, from only per person, do not disturb sign, rv park, sun cream, staying in small, motion sickness`,
    against: `flight simulator, refugees, migrants, missile, evacuated, hijacked, cell phone`,
  },
  automotive: {
    strong: `test drive, electric vehicles, miles per gallon, all-wheel drive, four-wheel drive, brake pads,
      spark plug, oil change, car dealer, car dealership, sports cars, fuel consumption, steering wheel, gear
      box, used car, charging station, cruise control, anti-lock brakes, rear-view mirror, turbo diesel,
      two-litre, naught to sixty, zero to sixty, under the bonnet, under the hood, front-wheel drive,
      rear-wheel drive, manual gearbox, automatic transmission, road tax, car insurance, car park sensors,
      hot hatch, top gear, electric car, new car, fuel economy, boot space, alloy wheel, car maker, leather
      seats, heated seats, parking sensors, litre engine, brake horsepower, mpg, estate car, motor show, auto
      show, car industry, car manufacturer, car factory, car review, car showroom, car salesman, car sales,
      car loan, car finance, car lease, lease deal, car park, company car, family car, classic car, vintage
      car, muscle car, city car, kit car, convertible car, car keys, car boot, car engine, car battery, car
      seat, car wash, car mechanic, car repair, car trouble, car accident claim, car owner, car buyer, car
      lovers, car enthusiasts, jeremy clarkson, grand tour cars, pimp my ride, wheeler dealers, thousand
      miles on the clock, miles on the clock, miles on it, one careful owner, one previous owner, full
      service history, service history, part exchange, trade it in, second-hand car, secondhand car,
      pre-owned, certified pre-owned, number plate, license plate, licence plate, reg plate, mot failed,
      failed its mot, driving test, driving lesson, driving instructor, driving licence, driver's license,
      learner driver, l-plates, three-point turn, parallel park, bay parking, hill start, biting point,
      mirror signal manoeuvre, emergency stop, stalled the car, stalled the engine, hand brake, parking
      brake, foot brake, brake pedal, brake disc, brake fluid, brake lights, slam on the brakes, abs brakes,
      slipping clutch, clutch pedal, clutch is gone, clutch cable, gear stick, gear shift, gear change,
      five-speed, six-speed, eight-speed automatic, seven-speed, dual-clutch, stick shift, drive stick, first
      gear, second gear, third gear, reverse gear, into reverse, paddle shifters, flappy paddle, timing belt,
      cam belt, fan belt, drive belt, head gasket, blown gasket, fuel injector, fuel pump, fuel gauge, fuel
      tank, fuel cap, fuel-efficient, petrol station, petrol tank, petrol engine, diesel engine, diesel car,
      gas station, gas tank, gas mileage, gas guzzler, gas pedal, filling station, fill her up, fill it up,
      fill up the tank, catalytic converter, exhaust pipe, emissions test, emissions standard, engine oil,
      oil filter, oil leak, check the oil, engine light, check engine light, warning light on the dashboard,
      engine block, engine bay, engine size, engine room of the car, rev the engine, revs per minute,
      v-eight, v-six, four-cylinder, six-cylinder, three-cylinder, straight-six, twin-turbo, brake horse
      power, newton metres, pound-feet, foot-pounds of torque, nought to sixty, zero to sixty in, zero to
      sixty-two, nought to sixty-two, top speed of, miles per hour top, electric motor, electric suv, ev
      charger, ev charging, charge point, charging network, fast charger, range anxiety, real-world range,
      miles of range, battery range, kilowatt hour battery, plug-in hybrid, plug it in overnight, hybrid car,
      hydrogen car, self-driving car, driverless car, lane assist, lane-keeping, lane departure, adaptive
      cruise, parking camera, reversing camera, backup camera, rear camera, head-up display car, heads-up
      display, infotainment screen, apple carplay, android auto, keyless entry, central locking, electric
      windows, air con, climate control, sun roof, panoramic roof, soft top, hard top convertible, roof rack,
      tow bar, towed away, tow truck, breakdown truck, breakdown cover, broken down on the, broke down on the
      motorway, hard shoulder, jump leads, jumper cables, flat battery, dead battery, flat tyre, flat tire,
      spare tyre, spare tire, spare wheel, winter tyres, snow tires, all-season tyres, tyre pressure, tire
      pressure, tyre tread, tread depth, worn tyres, change a tyre, change a tire, tracking and balancing,
      wheel alignment, wheel bearing, wheel arch, suspension is, shock absorber, ride quality, ride comfort,
      body roll, handles like, power steering, steering is light, steering rack, steering feel, drive shaft,
      anti-roll bar, rust on the sills, rust bucket, body shop, paint job on the car, panel gaps, dent in the
      door, scratched the car, wing mirror, rear-view, fog lights, hazard lights, windscreen wiper, wiper
      blades, windshield wipers, cracked windscreen, bumper to bumper, boot is, trunk space, rear seats, back
      seat legroom, cup holders, glove box, heated steering wheel, sat nav, dash cam, crash test, euro ncap,
      five-star safety rating, small hatchback, family hatchback, compact suv, crossover suv, people carrier,
      four-by-four, off-roader, pick-up truck, ford f-150, f-150, ram truck, land rover, range rover,
      defender off-road, jeep wrangler, aston martin, rolls-royce, dodge challenger, alfa romeo, jaguar car,
      lucid air, volkswagen golf, golf gti, beetle car, ford focus, ford fiesta, ford transit, toyota
      corolla, honda civic, civic type r, nissan leaf, nissan qashqai, model 3, model y, general motors, road
      test, driving position, driving experience, fun to drive, behind the wheel, open road drive, country
      road drive, speed camera, speeding ticket, parking ticket, parking meter, congestion charge, toll road,
      slip road, dual carriageway, motorway services, overtaking lane, road rage, motor trade, auto parts,
      auto repair, auto shop, body kit, mechanic says, garage bill, harley-davidson, lorry driver`,
    ordinary: `horsepower, torque, sedans, hatchbacks, =suv, convertibles, windscreens, windshield, bumper,
      mileage, motorists, garage, chassis, clutches, throttle, headlights, =exhaust, hybrids, coupe, pickup
      truck, brakes, automobile, motorcycle, petrol, airbag, =suspension, turbocharger, turbo, diesels,
      saloons, bonnets, cabin trim, crossover, teslas, toyota, fords, bmw, audi, volkswagen, mercedes,
      porsche, nissan, hondas, carburettor, carburetor, axle, steering, sunroof, satnav, bhp, mot test,
      roadster, supercar, minivan, camper van, pick-up, mechanic, dealership, legroom, gear, plug-in,
      headlamp, cc engine, automaker, carmaker, showroom, petrolhead, gearhead, clarkson, handbrake,
      gearstick, neutral gear, unleaded, tailpipe, dieselgate, v8, v6, v12, supercharged, ev, autopilot mode,
      infotainment, carplay, keyless, towing, jump start, wheelbase, alloys, driveshaft, bodywork, respray,
      headroom, isofix, cupholders, glove compartment, dashcam, seat belt, seatbelt, mpv, minibus, 4x4,
      off-road, pickup, silverado, jeep, bentley, lamborghini, maserati, bugatti, mustang, corvette, camaro,
      chevrolet, chevy, cadillac, buick, chrysler, pontiac, gmc, lexus, subaru, mazda, mitsubishi, suzuki,
      hyundai, kia, peugeot, renault, citroen, fiat, skoda, vauxhall, opel, mini cooper, volvo, saab,
      polestar, rivian, byd, vw, corolla, camry, prius, cybertruck, traffic jam, speed limit, parking space,
      roundabout, motorbike, biker, scooter, moped, hgv, motor, van, lorry, suvs, engine, exhausts, pistons,
      valves, camshaft, crankshaft, manifold, alternator, starter motor, ignition, kilowatts, gasoline,
      dealer, forecourt, roadworthy, rust, chargers, roomy, beamer, coupé, carpool, lifts at the garage, on
      the clock, blind spot, the mot, to drive, cold start`,
    weak: `gearbox, dashboard, motorway, tyre, =engine, =engines, drive, driver, wheel, road, speed, model,
      fuel, battery, seat, truck, vehicle, highway, acceleration, electric, mirror, lane, charge, handling,
      =tire, =tires, range, boot, litre, seconds, miles, hood, sporty, revs, corner, ride, rear, front,
      comfort, top speed, sixty, transmission, hatch, parking, cylinder, tires, clock, belt, drove, driven,
      per cent, keys, sold, price, spin, automatic, manual, reverse, plate, wing, worn, metal, oil, fluid,
      service, owner, careful, zero, nought, all electric, leather, trim, screen, red, family, space, cc,
      turn, left, right, car`,
    against: `police, suspect, killed, grand prix, lap, pit, race, victims, died, boot camp, train, getaway,
      chase, bomb, cable car, safety car, golf ball, golf course`,
  },
} satisfies PartOfLexicon;
