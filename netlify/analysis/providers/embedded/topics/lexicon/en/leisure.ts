import type { PartOfLexicon } from '../../lexicon';

export const LEISURE = {
  'style and fashion': {
    strong: `fashion week, fashion show, fashion designers, haute couture, cat walk, skin care, nail polish, spring
      collection, autumn collection, street style, make-up artist, eye shadow, evening gown, wide-leg trousers,
      skinny jeans, capsule wardrobe, style icon, fashion house, fashion label, fashion magazine, ready-to-wear, red
      carpet look, beauty routine, hair stylist, statement earrings, platform shoes, ankle boot, fashion industry,
      nail varnish, leather jacket and, blow dry, nipped-in, nipped-in waist, big shoulders, shoulder pads jacket, on
      the catwalk, fashion trend, fashion statement, fashion police, fashion brand, fast fashion, sustainable
      fashion, slow fashion, men's fashion, women's fashion, paris fashion week, milan fashion week, new york fashion
      week, london fashion week, met gala, anna wintour, vogue magazine, elle magazine, karl lagerfeld, alexander
      mcqueen, vivienne westwood, stella mccartney, tom ford, ralph lauren, calvin klein, giorgio armani, yves saint
      laurent, saint laurent, hermes bag, louis vuitton, burberry trench, coco chanel, christian dior, jimmy choo,
      manolo blahnik, naomi campbell, kate moss, gigi hadid, cindy crawford, models on the runway, ball gown,
      cocktail dress, maxi dress, mini skirt, midi skirt, pencil skirt, wrap dress, summer dress, prom dress, red
      carpet dress, slip dress, shirt dress, crop top, tank top, polo neck, v-neck, trench coat, leather jacket,
      denim jacket, bomber jacket, puffer jacket, fur coat, camel coat, double-breasted, three-piece suit, bow tie,
      pocket square, high-waisted, flared jeans, boyfriend jeans, straight-leg, kitten heels, ballet flats, knee-high
      boots, designer bag, designer handbag, clutch bag, tote bag, it bag, costume jewellery, hoop earrings, pearl
      necklace, statement necklace, animal print, leopard print, polka dot, floral print, colour palette for autumn,
      colour blocking, wardrobe staple, wardrobe essentials, wardrobe malfunction, your wardrobe, my wardrobe,
      personal stylist, personal style, style tips, style guru, make-up look, no-makeup look, makeup tutorial, makeup
      artist, make-up bag, smoky eye, winged eyeliner, false lashes, brow gel, foundation shade, lip gloss, nude lip,
      red lip, red lipstick, lip liner, setting powder, sheet mask, skincare routine, anti-ageing, hyaluronic acid,
      gel nails, acrylic nails, nail art, nail bar, beauty salon, hair salon, hair colour, hair dye, highlights in,
      bob haircut, pixie cut, fringe cut, curling iron, hair straighteners, dry shampoo, shampoo and conditioner,
      split ends, estee lauder, mac cosmetics, eau de parfum, prêt-à-porter, sewing machine, sewing pattern, lace
      dress, linen suit, project runway, queer eye, say yes to the dress, gok wan, trinny and susannah, a whole look,
      you look stunning, outfit of the day, brown shoes, navy suit, wear it with, pair it with, matching handbag,
      dress code, little black dress, catwalk, runway show, handbag, stilettos, blazer, designer dress, this
      season's, high heels, tuxedo`,
    ordinary: `fashionable, couture, runway model, dresses, skirts, blouse, wardrobe, lipstick, mascara, stylists,
      tailor, jewellery, jewelry, necklaces, =earring, =earrings, sneakers, denim, silk, perfumes, outfits, textile,
      makeup, hairstyle, hairdressers, moisturise, moisturizer, eyeliner, chic, trousers, loafers, heels, cardigan,
      knitwear, sweater, jumper, hoodie, trainers, chiffon, velvet, satin, cashmere, sequins, =tailored, menswear,
      womenswear, vogue, chanel, gucci, dior, prada, versace, stylish, manicures, eyelashes, haircut, serum,
      bracelet, brooch, lapel, streetwear, couturiers, swimwear, bikini, lingerie line, pleated, corset, gowns,
      hemline, fashionista, armani, givenchy, balenciaga, manolos, louboutin, supermodel, miniskirt, jumpsuit,
      dungarees, turtleneck, cufflinks, bootcut, chinos, culottes, tights, brogues, pinstripe, tartan, bronzer,
      blusher, contouring, concealer, skincare, wrinkles, retinol, cleanser, exfoliate, botox, pedicure, updo,
      braids, balayage, sephora, l'oreal, maybelline, clinique, cosmetics, fragrance, cologne, haute, atelier,
      seamstress, dressmaker, tulle, taffeta, accessorise, wedge heels, sandals, waist, waistline, sleeves, neckline,
      collar and cuffs, designer, glamorous, glam, trendy, vintage dress, retro look, scarves, pearl, cotton, suede,
      lace, wool, beautician, hairspray, ponytail, perm, lashes, skin tone, salon, blush, tweed, plaid, facial,
      make-up, in fashion, out of fashion, goes with your, wear with, wear brown, lose the tie`,
    weak: `style, trend, =designer, =designers, wear, shoes, shirt, jeans, =collection, =collections, fabric, colour,
      color, elegant, beauty, accessory, hair, hat, scarf, vintage, runway, season, pair, cropped, chunky, knit,
      pattern, stripes, print, worn, cut, fit, look, suit, tie, bag, belt, sunglasses, skin, curls, glamour, palette,
      leg, =conditioner, foundation and concealer, shoulders, paris, milan, swap, bold, love it, nude, lip, summer,
      tone, classic, timeless, wore, clothes, top, size, shade, matching, black, gold, collection, show, front row,
      gorgeous, stunning, touch of, models, coats, leather`,
  },
  'video gaming': {
    strong: `video games, gaming console, first-person shooter, multiplayer game, level cap, battle royale,
      role-playing game, speed run, open-world game, game controller, last checkpoint, save point, health bar, skill
      tree, hit points, mana, console version, pc version, playable character, downloadable content, early access,
      frame rate, twitch streamer, co-op mode, mobile game, single-player, cheat codes, computer game, game
      developer, game studio, game design, gaming industry, gaming chair, gaming pc, gaming headset, next-gen
      console, console generation, playstation five, playstation 5, xbox series x, xbox game pass, nintendo switch,
      switch game, game boy, sega mega drive, commodore 64, steam sale, on steam, epic games, electronic arts,
      rockstar games, blizzard entertainment, call of duty, grand theft auto, red dead redemption, assassin's creed,
      elden ring, dark souls, baldur's gate, the witcher, cyberpunk 2077, fallout game, god of war game, last of us
      game, resident evil, final fantasy, dragon age, mass effect, world of warcraft, league of legends,
      counter-strike, apex legends, animal crossing, mario kart, super mario, donkey kong, legend of zelda, link's
      sword, pokemon go, candy crush, angry birds, pac-man, space invaders, street fighter, mortal kombat, the sims,
      civilization six, football manager, fifa twenty-four, ea sports, guitar hero, wii sports, among us, fall guys,
      stardew valley, open-world sequel, main quest, quest log, quest giver, fast travel, inventory full, inventory
      slot, crafting table, craft a sword, med kit, health pack, health potion, mana potion, extra life, extra lives,
      lives left, one life left, no health, low health, half health, hit box, aim assist, head shot, camping the
      spawn, spawn point, kill streak, boss battle, the boss level, boss is this way, next boss, beat the boss, beat
      the level, finish the level, next level up, bonus level, cleared the level, high score, new high score,
      leaderboards online, achievement unlocked, trophies unlocked, experience points, skill points, grinding for,
      loot drop, in-game purchases, season pass, battle pass, patch notes, newbie server, good game everyone, lag
      spike, party chat, voice chat, clan war, raid group, tank and healer, game master, fps game, platform game,
      puzzle game, racing game, fighting game, survival game, horror game, strategy game, indie game, retro games,
      arcade games, arcade machine, arcade cabinet, pinball machine, game streaming, twitch stream, let's play, pro
      gamer, esports team, esports tournament, controller down, put the controller down, pick up the controller,
      wireless controller, press x, press a to, press start, press the button to, left trigger, right trigger, left
      stick, analogue stick, d-pad, button mashing, combo move, dodge roll, double jump, wall jump, save file, saved
      game, save your game, save the game, game save, find a save point, loading screen, cut-scene, easter egg in the
      game, difficulty setting, hard mode, easy mode, player one, player two, two-player, split-screen, co-op,
      co-operative mode, game engine, unreal engine, age rating on games, screen time gaming, expansion pack, on that
      level, level nine, dragon has another phase, carry this raid, carry the raid, waste your potion, stuck on this
      boss, one-shots me, headset mic, while we're raiding, raiding, minecraft, fortnite, roblox, xbox, playstation,
      nintendo, streams himself, respawn, multiplayer, speedrun, speedrunner, gamers, level up, loot box, boss fight,
      final boss, side quest`,
    ordinary: `gameplay, esports, joysticks, =gaming, arcades, walkthroughs, =npc, power-ups, cutscenes, checkpoint,
      loot, =dlc, =platformer, rpgs, mmo, sandbox game, gamepad, sprites, zelda, pokemon, steam deck, dungeons, raid
      boss, pixel art, =modding, tutorial level, videogame, ps5, ps4, gameboy, wii, dreamcast, ubisoft, activision,
      gta, skyrim, warcraft, starcraft, dota, overwatch, valorant, luigi, hyrule, pikachu, tetris, pacman, tekken,
      simcity, medkit, hitbox, headshot, killstreak, xp, microtransactions, noob, gg, dps, pvp, pve, mmorpg, rts,
      streamer, gamescom, thumbstick, autosave, playthrough, playtesting, playable, unplayable, gamertag, orcs,
      elves, zombie, pixelated, mods, minigame, bots, ammo pickup, npcs, atari, halo, potion, guild, spawn,
      remastered, levels, boss, this boss, controller, gaming, twitch`,
    weak: `console, quest, =controller, =controllers, online, score, character, map, weapon, avatar, stream, lag,
      health, trigger, dodge, version, button, press, hold, save, unlock, enemies, sword, mode, crouch, screen,
      world, jump, play, pc, attack, shooter, mario, sonic, sega, studio, delayed, fans, stay behind me, breakfast,
      this way, over there, lives, points, shoot, kill, hit, defeat, squad, match, rounds, armor, armour, shield,
      magic, wizard, castle, treasure, coins, chat, addicted, teenage, bedroom, release, title, franchise, sequel,
      developer, beat, headset, generation, player, graphics`,
  },
  movies: {
    strong: `movie theaters, movie trailer, film directors, feature film, movie star, film star, academy awards, best
      actress, best actor, leading lady, film studio, movie studio, opening credits, film critics, movie critic,
      motion picture, supporting role, blockbuster movie, cannes film, science-fiction film, horror film, horror
      movie, short film, silent film, opened at cannes, in theaters, oscar winner, golden globes, rom com, stunt
      double, film set, at the movies, go to the movies, go to the cinema, went to the cinema, movie night, movie
      set, movie theatre, cinema screen, cinema ticket, the odeon, drive-in movie, red carpet, red carpet premiere,
      world premiere, film premiere, film review, film fans, film buff, film school, film noir, film franchise, film
      industry, film adaptation, film role, film production, film rights, film music, film credits, film of the year,
      feature-length, feature debut, directorial debut, directing a film, acting career, leading man, lead actor,
      lead actress, best supporting actor, best supporting actress, best director, best film, oscar for, an oscar,
      oscar-winning, oscar nomination, palme d'or, golden lion, golden bear, venice film festival, toronto film
      festival, hollywood star, hollywood studio, disney movie, walt disney pictures, warner brothers, warner bros,
      paramount pictures, universal pictures, twentieth century fox, marvel movie, marvel studios, marvel cinematic
      universe, dc universe, netflix film, steven spielberg, martin scorsese, quentin tarantino, christopher nolan,
      alfred hitchcock, stanley kubrick, ridley scott, james cameron, greta gerwig, denis villeneuve, wes anderson,
      tim burton, george lucas, francis ford coppola, ingmar bergman, woody allen, spike lee, peter jackson, jane
      campion, kathryn bigelow, tom hanks, tom cruise, brad pitt, leonardo dicaprio, meryl streep, cate blanchett,
      emma stone, margot robbie, ryan gosling, cillian murphy, robert de niro, al pacino, jack nicholson, harrison
      ford, julia roberts, nicole kidman, scarlett johansson, jennifer lawrence, denzel washington, morgan freeman,
      will smith, keanu reeves, daniel craig, sean connery, judi dench, helen mirren, marilyn monroe, audrey hepburn,
      humphrey bogart, charlie chaplin, star wars, darth vader, jurassic park, harry potter film, lord of the rings
      film, the godfather, citizen kane, titanic film, pulp fiction, indiana jones, back to the future, toy story,
      the lion king, frozen two, barbie movie, avatar film, top gun maverick, mission impossible, fast and furious,
      john wick, spider-man, the dark knight, james bond film, new bond, next bond, bond film, bond girl, special
      effects, visual effects, green screen, stunt man, body double, extras on, film score composer, voice-over
      actor, screen test, casting director, auditioned for, script writer, original screenplay, adapted screenplay,
      plot twist, spoiler alert, no spoilers, end credits, closing credits, post-credits, post-credit scene,
      subtitled film, black and white film, silent movie, slasher film, zombie film, romantic comedy, action film,
      action movie, action hero, war film, western film, spaghetti western, sci-fi movie, monster movie, documentary
      film, documentary filmmaker, animated film, animation studio, reboot of the, third film, second film, first
      film, new film, latest film, ticket sales, summer blockbuster, box office hit, flop at the, cult classic, cult
      film, roll camera, that's a wrap, shot on location, filmed on location, shot it all in one take, second take,
      rotten tomatoes, five stars from, two thumbs up, opens in theaters, in theaters friday, in theatres, in cinemas
      now, in cinemas friday, in theaters now, coming soon to a, rated pg-13, rated r, let's see the clip, scorsese,
      de niro, spielberg, tarantino, on screens from, in cinemas, director's cut, opening weekend, box office,
      screenplay, film festival, blockbuster, best picture, oscars, his latest film, her latest film, leading role,
      played the lead, film crew`,
    ordinary: `movie, cinemas, =film, =films, filmmakers, screenwriters, sequels, prequels, actress, =actor, =actors,
      cannes, =director, cinematographer, cinematography, thrillers, biopics, co-stars, remakes, popcorn, premieres,
      trilogy, credits roll, multiplex, imax, films, bafta, sundance, berlinale, razzies, bollywood, pixar,
      dreamworks, lucasfilm, hitchcock, kubrick, coppola, fellini, kurosawa, casablanca, barbenheimer, cgi, stuntman,
      stuntmen, stunts, soundtrack, scriptwriter, storyboard, romcom, cinephile, clapperboard, steadicam, cinematic,
      acting, producers, villains, superhero, franchise, odeon, nominees, nominated, jaws, batman, superman,
      avengers, directed by, cameo, in one take, now showing, trailer, the sequel, hollywood`,
    weak: `role, scene, script, camera, studio, character, cast, director's, directed, critics, audience, screen,
      plot, award, drama, comedy, lead, shoot, =producer, =producers, documentary, ending, festival, debut, best,
      winner, goes to, clip, shot, shark, queued, theaters, theatre, friday, bond, hero, story, adaptation,
      performance, netflix, streaming, take, cut, wrap, stars`,
  },
} satisfies PartOfLexicon;
