import type { PartOfLexicon } from '../../lexicon';

export const SCIENCE = {
  science: {
    strong: `black hole, solar system, quantum mechanics, quantum physics, periodic table, particle accelerator, dna
      sequence, space telescope, speed of light, scientific method, natural selection, electron microscope, theory of
      relativity, peer review, scientists think, scientists believe, scientists have discovered, enter orbit,
      international space station, under the microscope, stem cell, double helix, carbon dating, dark matter, big
      bang, nuclear fusion, mars rover, gene editing, research team, nobel prize in physics, nobel prize in
      chemistry, magnetic field, particle physics, nuclear physics, higgs boson, large hadron collider, hadron
      collider, hydrogen atoms, fused into helium, fusion reactor, nuclear fission, chain reaction, carbon atoms,
      carbon dioxide levels, oxygen molecules, half-life, neutron star, red dwarf, white dwarf, milky way, light
      years, event horizon, gravitational waves, gravitational lens, gravity wins, zero gravity, space station, space
      shuttle, space mission, space agency, space probe, space exploration, outer space, deep space, rocket launch,
      lift-off, launch pad, apollo 11, moon landing, lunar surface, lunar module, james webb, voyager 1, curiosity
      rover, mission control, mars mission, red planet, rings of saturn, moons of jupiter, europa and titan, kuiper
      belt, asteroid belt, near-earth asteroid, meteor shower, solar eclipse, lunar eclipse, total eclipse, solar
      flare, aurora borealis, cosmic rays, cosmic background, extraterrestrial life, life on mars, alien life,
      stephen hawking, albert einstein, isaac newton, newton's laws, marie curie, charles darwin, darwin's theory,
      brian cox, carl sagan, neil degrasse tyson, david attenborough, jane goodall, rosalind franklin, crick and
      watson, nikola tesla, evolved from, evolutionary biology, evolutionary biologist, common ancestor, human
      evolution, homo sapiens, ice age, billion years ago, millions of years ago, billions of years, fossil record,
      fossil hunters, t rex, woolly mammoth, ice core, archaeological dig, plate tectonics, tectonic plates, marine
      biologist, marine biology, deep sea, hydrothermal vents, coral bleaching, climate scientists, climate science,
      greenhouse gases, ozone layer, cell division, cell membrane, genetic code, genetic mutation, sequenced the
      genome, human genome, gene therapy trial, dna samples, strand of dna, dolly the sheep, embryo cells, amino
      acids, petri dish, test tube, bunsen burner, lab coat, in the lab, our lab, the laboratory, lab rats, lab mice,
      control group, placebo group, peer-reviewed journal, published in nature, journal nature, research paper, a
      study published, the study found, a new species, new species, research lab, research station, research vessel,
      data show, statistically significant, scientific research, scientific breakthrough, scientific discovery,
      scientific evidence, scientific community, citizen science, science lab, science fair, science museum, science
      lesson on, the science behind, science journal, brain scans show, chemical reaction, chemical element, chemical
      bonds, noble gas, acid and base, ph level, sulphuric acid, semiconducting crystal, absolute zero, laws of
      physics, kinetic energy, gamma rays, x-ray telescope, radio telescope, radio waves from, string theory, general
      relativity, special relativity, space-time, pi to, prime numbers, sir isaac, nobel laureate, antarctica
      research, british antarctic survey, tracking whales, tagged sharks, migration patterns, camouflage evolved,
      food chain, apex predator, neurons, biologist, physicist, astronomer, chemists have, zoologist, scientists,
      researchers found, researchers have found, microscope, telescope, fossils, species of, genome, quantum,
      galaxies, molecules`,
    ordinary: `=physics, chemistry, chemists, biology, atoms, neutron, proton, hypothesis, astronomy, dna, asteroid,
      enzymes, photon, =experiment, =experiments, astronauts, planets, geology, supernova, bacteria, scientific,
      researchers, =probe, =probes, spacecraft, rover, nasa, comet, meteorite, satellites, mammoth, dinosaur,
      palaeontologist, paleontologist, archaeologists, neuroscience, genetics, chromosomes, proteins, electrons,
      radioactivity, einstein, darwin, cern, isotope, ecosystems, microbes, spectrum, volcanologist, exoplanets, rna,
      nebula, solar panel physics, =genes, particles, organism, physics, astrophysics, astrophysicist, quarks,
      hydrogen, helium, nitrogen, plutonium, uranium, pulsar, andromeda, wormhole, microgravity, spacewalk, liftoff,
      spacex, hubble, meteor, sunspots, cosmology, cosmologist, cosmos, stargazing, constellation, planetary,
      galileo, copernicus, oppenheimer, evolutionary, neanderthal, hominid, hominin, primates, primatologist,
      prehistoric, jurassic, cretaceous, million years ago, fossilised, tyrannosaurus, triceratops, velociraptor,
      pterosaur, trilobite, ammonite, permafrost, sediment, paleontology, palaeontology, archaeology, excavation,
      radiocarbon, tectonic, seismology, geologist, geological, mantle, volcanology, igneous, stalactites,
      oceanographer, oceanography, seabed, plankton, phytoplankton, biodiversity, ecologist, ecology, botanist,
      botany, zoology, entomologist, ornithologist, photosynthesis, chlorophyll, mitochondria, nucleus, gene,
      geneticist, mutation, crispr, cloning, microbiology, microbiologist, microbiome, bacterium, pipette,
      centrifuge, new study, experiment, neuroscientist, synapses, catalyst, sodium, potassium, hydrochloric,
      superconductor, kelvin, thermodynamics, entropy, electromagnetic, wavelength, infrared, ultraviolet, radiation,
      spacetime, multiverse, mathematician, fibonacci, theorem, equation, echolocation, symbiosis, pollination,
      molecular, gravitational, lunar, cosmonaut, cosmic, observatory, mammal, fungi, algae, bacterial, theoretical,
      sequencing, methane, crystals, alloy, reactor, supercollider, robotic arm, expedition, glacier, magma,
      extinction, ancestor, prey, evolved, laboratory`,
    weak: `orbit, lab, science, theory, cell, space, stars, moon, gravity, energy, evidence, =universe, =mars, earth,
      discovery, species, evolution, element, reaction, professor, ocean, life, ice, water, launch, mission,
      specimen, sample, survive, sky, jupiter, saturn, pluto, light, chemical, fungus, insect, matter, lens,
      magnetic, structure, observe, animals, human, experts, solar, discovered, carbon, oxygen, laser, rocket, crust,
      universe, creature, extinct, predator, nobel, breakthrough, fuel, sea, land animal, fish, fossil fuel, core,
      heat, years, centuries, ancient, bones, skeleton, skull, teeth, feathers, reptiles, birds, whales, sharks,
      bees, ants, apes, chimpanzees, measure, calculate, data, temperature, surface, depth, mass, speed, distance,
      force, metal, compounds, proof, prove, question, mystery, cambridge, journal, found, find, result, study,
      halfway between, captured, shows, waves`,
  },
  'technology and computing': {
    strong: `artificial intelligence, machine learning, operating systems, open source software, cloud
      computing, source code, graphics cards, software updates, programming language, virtual-reality, web
      browser, cyber security, neural network, large language model, software engineers, gigs of ram,
      gigabytes of ram, processor speed, software bugs, battery life, phone screen, social network app, data
      centre, data center, computer science, silicon valley, tech companies, user interface, self-driving
      software, search engines, quantum computing, internet of things, video call app, open source, password
      manager, data breaches, cyber attacks, app store, personal computer, desktop computer, computer code,
      computer program, computer programmer, computer virus, computer screen, computer chip, computer
      network, computer scientist, software company, software developer, app developer, web developer, web
      design, full stack, back end code, user experience, beta version, beta testing, write code, lines of
      code, code review, stack overflow, java code, python script, data scientist, data science, data
      analytics, big data, data protection, data privacy, personal data, data storage, data leak, data
      stolen, server keeps, server down, servers are down, server room, web server, cloud storage, cloud
      services, amazon web services, azure cloud, tech giant, big tech, tech firm, tech industry, tech
      sector, tech start-up, tech startup, tech billionaire, tech support, tech bros, it support, it
      department, help desk, have you tried turning it off and on, turn it off and on again, clear the cache,
      clear your cookies, cookies and cache, restart the router, reboot it, restart your computer, blue
      screen, crashed my computer, frozen screen, ctrl alt delete, hard drive, hard disk, solid-state drive,
      flash drive, memory stick, usb stick, usb port, usb-c, ethernet cable, fibre broadband, fiber optic,
      download speed, upload speed, wi-fi password, wifi password, wi-fi signal, mobile data, phone signal,
      5g network, smart phone, new phone, phone camera, phone battery, foldable phone, folding phone, folds
      in half, samsung galaxy, google pixel, blackberry phone, apple watch, android phone, windows 11,
      microsoft windows, microsoft office, excel spreadsheet, hewlett-packard, gemini ai, generative ai, ai
      model, ai chatbot, ai tools, ai-generated, ai system, training the model, training data, language
      model, facial recognition, face recognition, voice assistant, smart speaker, smart home, smart watch,
      smart glasses, smart tv, fitness band sync, vr headset, augmented reality, mixed reality, humanoid
      robot, industrial robot, drone delivery, 3d printer, 3d printing, got hacked, been hacked, cyber
      criminals, cyber crime, phishing email, anti-virus, two-factor, two-factor authentication, strong
      password, reset your password, reset my password, forgot your password, fingerprint scanner, face id,
      end-to-end encryption, dark web, web page, home page, browser tab, social media platform, social
      network, youtube algorithm, youtube channel, mark zuckerberg, elon musk's twitter, tim cook, steve
      jobs, bill gates, sam altman, satya nadella, sundar pichai, jeff bezos, tim berners-lee, alan turing,
      ada lovelace, meta platforms, download the app, in-app, push notification, touch screen, retina
      display, refresh rate, camera sensor, wireless charging, fast charging, fast charger, charging cable,
      charging port, charges in fifteen minutes, hours of battery, all-day battery, battery lasts,
      lithium-ion, silicon chip, chip maker, faster chip, circuit board, gigs of storage, gaming laptop,
      tablet computer, keyboard and mouse, mechanical keyboard, wireless mouse, printer won't, printer jam,
      zoom call, zoom meeting, video call, video conferencing, screen share, share your screen, you're on
      mute, e-reader, noise-cancelling, bluetooth speaker, smart fridge, internet connection, internet
      access, internet provider, online safety, it's gone viral, unicorn startup, venture capital tech, ces
      in las vegas, web summit, product launch keynote, bitcoin mining, satellite internet, gps tracker,
      update your software, install the update, security patch, keeps timing out, timed out, error message,
      error 404, crashing app, cable management, barcode scanner, qr code, contactless technology, streaming
      device, chip shortage, won't boot, laptop froze, computer froze, screen froze, back anything up`,
    ordinary: `software, hardware, laptops, smartphones, computer, =processor, =processors, algorithms,
      programmers, gigabytes, terabytes, encryption, firewalls, database, bluetooth, =usb, touchscreen,
      chatbots, robot, wi-fi, wifi, =ai, website, startup, microchip, semiconductors, =developer,
      =developers, javascript, malware, server, gadget, =ram, megapixels, iphone, android, ipads, windows
      update, linux, python code, coders, hacked, =hackers, cybersecurity, browser, broadband, router, modem,
      headset, earbuds, smartwatch, drones, automation, metaverse, blockchain, google, microsoft, nvidia,
      apple store, spreadsheet, e-mail server, 5g, programme code, motherboards, graphics, microprocessor,
      wearable, crypto wallet, =microchips, apps, log in, supercomputer, developers, api, ux, codebase,
      github, debug, compile, html, css, sql, saas, helpdesk, reboot, ssd, hdmi, megabits, bandwidth,
      hotspot, 4g, mobile phone, samsung, huawei, xiaomi, oneplus, nokia, motorola, airpods, macbook, imac,
      ios, powerpoint, dell, lenovo, ibm, intel, amd, qualcomm, tsmc, openai, chatgpt, gpt, copilot,
      anthropic, deepmind, deepfake, alexa, siri, cyberattack, ransomware, phishing, spyware, trojan,
      antivirus, passcode, encrypted, vpn, webpage, url, hyperlink, hashtag, social media, facebook,
      instagram, tiktok, snapchat, whatsapp, twitter, the app, this app, an app, notifications, oled,
      chipmaker, transistor, gpu, cpu, gigs, inkjet, webcam, headphones, nft, web3, cryptography, autonomous,
      starlink, gps, touchpad, trackpad, uninstall, glitchy, handset, firmware, cyber, username, storage,
      wireless, back up your files, desktop, printer, start-up, processing power, specs, interface, crypto,
      the cloud, cache, patch the`,
    weak: `internet, code, data, device, screen, phones, tablet, cloud, network, password, battery, download,
      upload, =digital, online, user, tech, technology, update, feature, keyboard, pixel, hacker, fast,
      faster, bug, camera, model, smart, memory, web, files, settings, virtual, signal, streaming, charger,
      account, launch, machine, sensors, install, glitch, pc, programming, digital, login, inbox, email,
      spam, backup, upgrade, innovation, engineers, chip, icons, computer-generated, folds, charges, company,
      click, press, button, tap, swipe, scroll, type, folder, cable, plug, wires, intelligent, artificial,
      system, platform, version, training, restart, crash, slow, speed, privacy, security, silicon, apple,
      amazon, meta, stolen, steal, itself, inventor, invention, electronics, gaming, drive, reads, page,
      tabs, monitor, charge my phone`,
  },
} satisfies PartOfLexicon;
