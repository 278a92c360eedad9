import type { PartOfLexicon } from '../../lexicon';

export const CLIMATE = {
  weather: {
    strong: `weather forecast, cold front, warm front, low pressure system, high pressure system,
      thunderstorm warning, scattered showers, wind chills, heat wave, weather warning, degrees celsius,
      degrees fahrenheit, partly cloudy, chance of rain, chance of snow, tropical storm, high pressure, low
      pressure, bands of rain, rain spreading, heavy rain, light winds, gale force, sunny intervals, below
      freezing, top temperatures, met office, weather fronts, bank holiday weather, dry and bright, outbreaks
      of rain, snow showers, morning mist, five-day forecast, sunny spells, weather map, weather presenter,
      weather girl, weather station, weather system, weather update, weather tomorrow, weather for the
      weekend, today's weather, the weather for, weather's looking, wet weather, warm weather, hot weather,
      bad weather, severe weather, extreme weather, winter weather, weather alert, yellow warning, amber
      warning, red warning for wind, yellow warning for, area of low pressure, area of high pressure, ridge
      of high pressure, ridge of, pressure is building, building in from the azores, azores high, atlantic
      front, band of showers, patchy rain, persistent rain, torrential rain, pouring rain, freezing rain,
      light rain, rain and wind, wind and rain, rain clearing, rain will clear, rain moving in, rain later,
      rain arriving, rain overnight, rain on and off, spots of rain, inches of rain, millimetres of rain,
      inches of snow, centimetres of snow, snow expected, heavy snow, light snow, wet snow, snow flurries,
      snow storm, snow day, lake-effect snow, winter storm, winter storm warning, winter wonderland forecast,
      storm warning, storm watch, storm system, ice storm, dust storm, black ice, ground frost, frosty start,
      frost and fog, freezing fog, fog patches, patchy fog, dense fog, mist and fog, hill fog, sea fog, low
      cloud, plenty of cloud, plenty of low cloud, cloud breaking, clouds will, cloud cover, cloudy skies,
      clear skies, clear spells, clear sky tonight, sunny periods, spells of sunshine, plenty of sunshine,
      glorious sunshine, lots of sunshine, hazy sunshine, sunshine and showers, bright spells, brighten up,
      brighter later, blue skies, dry and settled, settled weekend, settled spell, dry day, dry for most,
      mainly dry, largely dry, dry spell, scattered thunderstorms, isolated showers, blustery showers, april
      showers, heavy showers, wintry showers, thundery showers, thundery downpours, rumble of thunder,
      thunder and lightning, lightning strikes, bolt of lightning, gusts of, gusty winds, strong winds, high
      winds, gale-force winds, severe gales, southerly wind, northerly wind, easterly wind, westerly wind,
      south-westerly, north-easterly, northwest wind, bitter wind, biting wind, icy wind, wind speeds, jet
      stream, gulf stream weather, polar vortex, arctic air, arctic blast, cold snap, cold spell, cold night,
      coldest night, coldest winter, hottest day, hottest day of the year, hottest summer, warmest day, warm
      spell, heat index, heat advisory, heat dome, indian summer, mild night, mild air, mild for the time of
      year, above average for the time of year, temperature drops, temperatures falling, temperatures rising,
      record temperatures, sub-zero, below zero, minus five, minus two, minus ten, degrees by, degrees
      tomorrow, degrees tonight, degrees in the south, degrees in london, twenty degrees, thirty degrees,
      fifteen degrees, fourteen degrees, eighteen degrees, twenty-five degrees, low twenties, high teens, mid
      teens, mid-twenties, high seventies, low forties, upper sixties, in the eighties, nineteen maybe
      twenty, pollen count, uv index, uv levels, high humidity, sticky night, muggy night, close and humid,
      barometric pressure, doppler radar, satellite picture, rain radar, radar shows, national weather
      service, the met office, weather channel, weather app, bundle up, wrap up warm, take an umbrella, bring
      an umbrella, need an umbrella, umbrellas at the ready, shipping forecast, outlook for the weekend,
      weekend outlook, the outlook for, long-range forecast, extended forecast, ten-day forecast, seven-day
      forecast, el nino, la nina, trade winds, monsoon rains, monsoon season, rainy season, hurricane season,
      tornado watch, tornado warning, flood watch, flash flood warning, storm eunice, gulf coast storm, over
      the pennines, central lowlands, south-east england, northern scotland, the midlands, rain in the north,
      into the afternoon, through the afternoon, by the afternoon, first thing tomorrow, by lunch it, rest of
      the week looks, white christmas, melt away, snow will melt, it's freezing outside, it's pouring, it's
      raining, it's snowing, started to rain, stopped raining, raining again, raining all day, rained all`,
    ordinary: `weather, forecaster, thunderstorm, rainfall, drizzle, snowfalls, blizzard, hurricane, tornado,
      cloudy, overcast, meteorologist, temperatures, gusting, hailing, sleet, =frost, barometer, celsius,
      fahrenheit, rainy, sunshine, lightning, =showers, downpours, thunder, heatwave, monsoon, sunnier,
      breezy, gales, isobar, wintry, muggy, thundery, icy, cyclonic, thaw, blustery, weatherman, rain, snow,
      pouring down, flurries, snowstorm, sandstorm, hailstones, hailstorm, frosty, foggy, misty, unsettled,
      changeable, showery, windchill, subzero, nor'easter, snowy, snowflakes, stormy, rainbow, puddles,
      drizzly, frosts, meteorological, sunrise and sunset times, sultry, scorching, sweltering, scorcher,
      slush, slushy, soggy, gloomy skies, murky, gloomy, hazy, fine and dry, dew, eye of the storm`,
    weak: `humid, windy, storm, wind, cloud, sunny, sun, cold, warm, degree, tomorrow, fog, mist, dry, front,
      pressure, umbrella, freezing, chilly, showers, overnight, west, east, north, south, heavy, weekend,
      afternoon, evening, bright, heat, ice, cool, spells, highs, lows, =skies, breeze, mild, damp, outlook,
      cold weather, drought, climate, seasonal, haze, chill, wet, south-east, south-west, north-west,
      north-east, northern, southern, eastern, western, coast, inland, hills, tonight, today, lunch,
      lunchtime, morning, monday, tuesday, wednesday, thursday, friday, saturday, sunday, inches, hot,
      warmer, colder, cooler, brighter, zero, minus, clear, gathering, easing, spreading, building, atlantic,
      azores, arctic, upstate, wales, scotland, highlands, midlands, twenties, teens, coat, expected, patchy,
      settled, warning, outbreaks, icy roads`,
    against: `snow white, purple rain, cloud storage, the cloud`,
  },
  disasters: {
    strong: `natural disaster, rescue teams, richter scale, search and rescue, tsunami warning, state of
      emergency, disaster area, disaster relief, flood water, flash flood, forest fires, burst its bank,
      emergency shelter, humanitarian aid, buried under rubble, volcanic eruption, plane crashed, death toll,
      tropical cyclone, left homeless, lost their homes, evacuation orders, the quake, quake struck, quake
      hit, quake measured, magnitude seven, magnitude six, magnitude eight, measured seven point, seven point
      one on, epicentre of, buildings collapsed, collapsed building, apartment blocks have pancaked, trapped
      under the rubble, under the rubble, through the rubble, in the rubble, digging by hand, digging for
      survivors, rescue workers, rescue crews, rescue boats, rescue helicopter, rescue effort, rescue
      operation, rescue mission, airlifted to safety, plucked from the roof, stranded on roofs, winched to
      safety, sniffer dogs searching, search for survivors, no survivors, people are missing, hundreds are
      missing, missing after the, tidal wave, wall of water, storm surge, sea defences, flood defences, flood
      warning, severe flood warning, flooded streets, flooded homes, flood victims, flood damage, river
      burst, burst their banks, banks burst, levee broke, dam burst, dam collapse, dam failure, waist-deep
      water, waist-deep, under water after, swept away by, washed away, homes washed, cars floating, made
      landfall, category four, category five, category three hurricane, hurricane katrina, eye of the
      hurricane, hurricane-force winds, tornado touched down, tornado ripped through, tornado tore through,
      avalanche buried, avalanche victims, lava flow, ash cloud, volcano erupted, volcano has erupted,
      wildfire jumped, bush fire, brush fire, fire crews, fire has destroyed, fire destroyed, fire tore
      through, fire ripped through, out of control fire, containment line, percent contained, per cent
      contained, fire jumped the, acres burned, acres have burned, hectares burned, homes destroyed, houses
      destroyed, destroyed homes, homes have been destroyed, firefighters battled, firefighters are battling,
      firefighters tackled, hotshot crews, smoke and flames, tower block fire, house fire, warehouse fire,
      gas explosion, gas leak explosion, chemical spill, oil spill, oil slick, nuclear accident, nuclear
      meltdown, train crash, train derailment, ferry sank, ferry disaster, ferry capsized, sank with, sinking
      ship, the titanic sank, abandon ship, coast guard rescue, mountain rescue, mine collapse, miners
      trapped, trapped miners, bridge collapse, roof collapsed, plane went down, airliner crashed, black box
      recorder, crash site, crush at the stadium, mass evacuation, evacuation centre, evacuation center,
      mandatory evacuation, told to evacuate, ordered to evacuate, have been evacuated, were evacuated, being
      evacuated, forced to evacuate, evacuate now, higher ground, get to higher ground, emergency services,
      emergency declared, declared a disaster, disaster zone, disaster response, disaster appeal, disasters
      emergency committee, first responders, relief effort, relief workers, relief supplies, aid agencies,
      aid workers, food drops, aid convoy after, emergency aid, tent city, displaced families, displaced
      people, lost everything, nothing left standing, left standing, flattened the village, flattened
      villages, swept through the town, worst flood, worst earthquake, worst disaster, worst drought, severe
      drought, crop failure, locust swarm, famine-hit, mass starvation, humanitarian crisis, humanitarian
      disaster, unicef appeal, national guard deployed, power lines down, without power, power outages,
      blackout across, state of disaster, red alert evacuate, siren evacuate, hillside came down, dam gave
      way, digging with their hands`,
    ordinary: `earthquake, quake, aftershocks, tsunami, =flood, =floods, =flooding, =flooded, floodwater,
      wildfires, mudslides, landslides, eruption, volcano, famine, hurricanes, tornadoes, cyclones, typhoon,
      rubble, =evacuated, =evacuate, =evacuation, catastrophic, survivor, epicentre, epicenter, droughts,
      derailment, shipwrecked, fema, red cross, evacuees, magnitude, =levee, =levees, capsize, tremor,
      seismologist, pancaked, rescuers, feared dead, flooding, levees, sandbags, landfall, eye of the storm,
      twister, sinkhole, lava, erupted, pyroclastic, bushfire, meltdown at the plant, chernobyl, fukushima,
      bhopal, mayday, lifeboats, wreckage, stampede, locusts, starving, starvation, oxfam, inundated,
      submerged, evacuate, inferno, firestorm, embers, smouldering, scorched, avalanche, volcanic, seismic,
      ashfall, blizzard stranded, calamity, engulfed, cut off by, refugee camp, dyke, torrent`,
    weak: `disaster, rescued, collapsed, damage, destroy, =emergency, shelter, firefighter, trapped, victim,
      missing, homeless, storm, =struck, debris, crash, crisis, explosion, ruins, swept away, devastated,
      coast guard, hundreds, thousands, volunteers, flames, blaze, burn, destruction, wreck, sank, emergency,
      crater, ash, struck, hit, river, water, burst, fire, smoke, homes, houses, families, residents,
      village, town, streets, buried, digging, dug, sirens, helicopter, boats, shaking, shook, buildings,
      blocks, roofs, crews, appeal, donate, aid, safety, alert, warning, levels, rising, rose, swept, winds,
      dead, killed, injured, dam, bridge, coastguard, highway, heading for, valley`,
    against: `joke, dating, party, hair, outfit, movie, film, recipe, emotional, kitchen disaster, pizza,
      traffic, price, the market, box office`,
  },
} satisfies PartOfLexicon;
