import type { PartOfLexicon } from '../../lexicon';

export const WORLD = {
  travel: {
    strong: `boarding pass, departure lounge, departure gate, travel agency, travel guide, road trip, cruise
      ship, hotel room, hotel lobby, hotel booking, package holiday, holiday resort, beach resort, bed and
      breakfast, passport control, baggage claim, hand luggage, travel insurance, cabin crew, tourist
      attraction, sightseeing tour, holiday of a lifetime, trip of a lifetime, flight attendant, overnight
      train, night train, travel writer, backpacking trip, tourist trap, guided tour, check-in desk, booked
      a hotel, guest house, round-the-world, gap year, travel advice, airport lounge, long-haul flight, city
      break, off the beaten track, beach holiday, national park, world heritage site, hop on a ferry,
      sleeper train, hidden gem`,
    ordinary: `airport, flight, passport, luggage, suitcase, hotel, hostel, resort, tourist, tourism,
      itinerary, sightseeing, backpacker, airline, vacation, holiday, travel, cruise, voyage, souvenir,
      beach, excursion, jet lag, visa, guidebook, getaway, safari, airplane, aeroplane, =boarding,
      guesthouse, landmark, old town, campsite, camping, caravan, motorhome, duty free, layover, stopover,
      =customs, hiking trail, trekking, snorkelling, lagoon, airfare, check-in, rucksack, hitchhike,
      concierge, cathedral tour, waterfall, sunbathing, =tour guide, budget airline, visitor, passenger,
      accommodation, =booking, =bookings`,
    weak: `trip, plane, ticket, pack, journey, destination, island, coast, coastline, abroad, tour, sea,
      land, departure, arrival, gate, train, station, map, guide, village, explore, harbour, harbor, palm,
      adventure, ferry, city, runway, temple, market, ruins, visit, mountain, locals, canyon, desert,
      tropical, capital, boat, coach, sail, drove, stay, scenic, sunset, street food, stroll, overnight,
      lake, hike, bay, route, bus, fare, culture`,
  },
  weather: {
    strong: `weather forecast, cold front, warm front, low pressure system, high pressure system,
      thunderstorm warning, scattered showers, wind chill, heat wave, weather warning, degrees celsius,
      degrees fahrenheit, partly cloudy, chance of rain, chance of snow, tropical storm, high pressure, low
      pressure, band of rain, rain spreading, heavy rain, light winds, gale force, sunny intervals, below
      freezing, top temperatures, highs of, lows of, met office, weather front, bank holiday weather, dry
      and bright, outbreaks of rain, snow showers, morning mist, five-day forecast`,
    ordinary: `weather, forecast, thunderstorm, rainfall, drizzle, snowfall, blizzard, hurricane, tornado,
      humidity, cloudy, overcast, meteorologist, temperature, gust, hail, sunny spells, sleet, =frost,
      barometer, celsius, fahrenheit, rainy, windy, sunshine, lightning, =showers, downpour, thunder,
      heatwave, monsoon, sunnier, breezy, gale, isobars, wintry, muggy, thundery, icy, cyclonic, thaw,
      blustery, weatherman`,
    weak: `rain, snow, storm, wind, cloud, sunny, sun, cold, warm, degree, tomorrow, fog, mist, dry, front,
      pressure, umbrella, freezing, chilly, showers, overnight, west, east, north, south, heavy, weekend,
      afternoon, evening, bright, heat, ice, cool, spells, highs, lows, =skies, breeze, mild, damp, outlook`,
  },
  science: {
    strong: `black hole, solar system, quantum mechanics, quantum physics, periodic table, particle
      accelerator, dna sequence, space telescope, speed of light, scientific method, natural selection,
      electron microscope, theory of relativity, peer-reviewed, scientists think, scientists believe,
      scientists have discovered, researchers have found, enter orbit, international space station, under
      the microscope, stem cells, double helix, carbon dating, dark matter, big bang, nuclear fusion, mars
      rover, gene editing, research team, nobel prize in physics, nobel prize in chemistry`,
    ordinary: `scientist, =physics, physicist, chemistry, chemist, biology, biologist, molecule, atom,
      galaxy, telescope, microscope, neutron, proton, hypothesis, laboratory, astronomy, astronomer, dna,
      genome, fossil, asteroid, orbit, quantum, enzyme, photon, =experiment, =experiments, astronaut,
      planet, geology, supernova, bacteria, scientific, researcher, =probe, =probes, spacecraft, rover,
      nasa, comet, meteorite, satellite, mammoth, dinosaur, palaeontologist, paleontologist, archaeologist,
      neuroscience, neuron, genetic, chromosome, protein, electron, radioactive, einstein, darwin, cern,
      isotope, ecosystem, microbe, spectrum, volcanologist, lab, exoplanet, rna, nebula, solar panel
      physics, =genes, particle, magnetic field, organism`,
    weak: `science, theory, cell, space, star, moon, gravity, energy, evidence, =universe, =mars, earth,
      discovery, species, evolution, element, reaction, professor, ocean, life, ice, water, launch, mission,
      specimen, sample, survive, sky, jupiter, saturn, pluto, light, chemical, fungus, insect, matter, lens,
      magnetic, structure, observe, animals, human, experts`,
  },
  'technology and computing': {
    strong: `artificial intelligence, machine learning, operating system, open source software, cloud
      computing, source code, graphics card, software update, programming language, virtual reality, web
      browser, cyber security, neural network, large language model, software engineer, gigs of ram,
      gigabytes of ram, processor speed, software bug, battery life, phone screen, social network app, data
      centre, data center, computer science, silicon valley, tech company, user interface, self-driving
      software, search engine, quantum computer, internet of things, video call app, open-source, password
      manager, data breach, cyber attack`,
    ordinary: `software, hardware, laptop, smartphone, computer, =processor, =processors, algorithm,
      programmer, app store, gigabyte, terabyte, encryption, firewall, database, bluetooth, =usb,
      touchscreen, chatbot, robot, wi-fi, wifi, =ai, internet, website, startup, microchip, semiconductor,
      =developer, =developers, javascript, malware, server, gadget, =ram, megapixel, iphone, android, ipad,
      windows update, linux, python code, coding, coder, hacking, =hackers, cybersecurity, browser,
      broadband, router, modem, headset, earbuds, smartwatch, drone, automation, metaverse, blockchain,
      google, microsoft, nvidia, apple store, spreadsheet, e-mail server, 5g, programme code, motherboard,
      graphics, microprocessor, wearable, crypto wallet, =microchips`,
    weak: `app, data, device, screen, phone, tablet, cloud, network, password, battery, download, upload,
      =digital, online, user, tech, technology, update, feature, keyboard, pixel, hacker, fast, faster, bug,
      camera, model, smart, memory, web, files, settings, virtual, signal, streaming, charger, account, log
      in, launch, machine`,
  },
  automotive: {
    strong: `test drive, electric vehicle, miles per gallon, all-wheel drive, four-wheel drive, brake pads,
      spark plug, oil change, car dealer, car dealership, sports car, fuel consumption, steering wheel, gear
      box, used car, charging station, cruise control, anti-lock brakes, rear-view mirror, turbo diesel,
      two-litre, naught to sixty, zero to sixty, under the bonnet, under the hood, front-wheel drive,
      rear-wheel drive, manual gearbox, automatic transmission, road tax, car insurance, car park sensors,
      hot hatch, top gear, electric cars, new car, fuel economy, boot space, alloy wheels, car maker,
      leather seats, heated seats, parking sensors, litre engine, brake horsepower, mpg`,
    ordinary: `horsepower, torque, sedan, hatchback, =suv, convertible, gearbox, dashboard, windscreen,
      windshield, bumper, mileage, car, motorist, garage, motorway, chassis, clutch, throttle, headlight,
      tyre, =exhaust, hybrid, coupe, pickup truck, brakes, automobile, motorcycle, petrol, airbag,
      =suspension, turbocharged, turbo, diesel, saloon, estate car, bonnet, cabin trim, crossover, tesla,
      toyota, ford, bmw, audi, volkswagen, mercedes, porsche, nissan, honda, carburettor, carburetor, axle,
      steering, sunroof, satnav, bhp, mot test, roadster, supercar, minivan, camper van, pick-up, mechanics,
      dealership, legroom, gears, plug-in, headlamps, cc engine`,
    weak: `=engine, =engines, drive, driver, wheel, road, speed, model, fuel, battery, seat, truck, vehicle,
      highway, acceleration, electric, mirror, lane, charge, handling, =tire, =tires, range, boot, litre,
      seconds, miles, hood, sporty, revs, corner, ride, rear, front, comfort, top speed, sixty,
      transmission, hatch, parking, cylinder`,
    against: `police, suspects, killed, grand prix, lap, pit, race, victims, died, boot camp`,
  },
} satisfies PartOfLexicon;
