import type { PartOfLexicon } from '../../lexicon';

export const WORLD = {
  travel: {
    strong: `carte d'embarquement, agence de voyages, guide de voyage, chambre d'hôtel, bagage à main,
      contrôle des passeports, voyage de noces, lune de miel, office de tourisme, croisière en
      méditerranée, assurance voyage, hôtesse de l'air, vol direct, vacances à la mer, train de nuit,
      voyage organisé, chambre d'hôtes, auberge de jeunesse, petit hôtel, touristique, compagnie aérienne,
      safari, charles-de-gaulle, air france, easyjet, ryanair, transavia, booking, airbnb à l'étranger,
      tripadvisor, guide du routard, lonely planet, club med, pierre et vacances, center parcs, costa
      croisières, sncf connect, tgv inoui, eurostar, thalys, orient-express, transsibérien, gare de lyon,
      gare montparnasse, compagnie low cost, vol low cost, vol intérieur, vol de correspondance, heures de
      vol, décalage horaire, jet lag, salle d'embarquement, embarquement immédiat, attachez vos ceintures,
      tablettes relevées, personnel navigant, commandant de bord, siège côté hublot, classe affaires,
      classe éco, duty free, tapis à bagages, bagages perdus, valise perdue, bagage en soute, bagage
      cabine, enregistrement des bagages, faire sa valise, faire ma valise, faire les valises, boucler sa
      valise, boucler les valises, valise à roulettes, sac à dos sur les épaules, visa de tourisme,
      douaniers, poste-frontière, bureau de change, hôtel cinq étoiles, hôtel quatre étoiles, quatre
      étoiles avec piscine, hôtelier, réception de l'hôtel, petit déjeuner compris, demi-pension, pension
      complète, all inclusive, tout compris, formule tout compris, chambre double, chambre avec vue, vue
      sur la mer, vue mer, bord de mer, au bord de la plage, village vacances, club de vacances, gîte,
      gîte rural, maison d'hôtes, bungalow, mobil-home, camping-car, van aménagé, tente de camping,
      emplacement de camping, camping municipal, refuge de montagne en randonnée, randonneurs, sentier de
      randonnée, sentier des douaniers, gr20, gr 20, chemin de stop, tour du monde, tour-opérateur,
      voyagiste, circuit organisé, visite guidée, guide touristique, site touristique, lieux touristiques,
      saison touristique, office du tourisme, vacanciers, estivants, aoûtiens, juillettistes, grands
      départs, chassé-croisé, congés payés à la mer, départ en vacances, partir en vacances, pars en
      vacances, vacances d'été, grandes vacances, vacances de rêve, vacances en famille, week-end à rome,
      week-end à londres, dépaysement, paradisiaque, plage paradisiaque, plage de sable, sable fin, sable
      blanc, eaux turquoise, lagon, cocotiers, atoll, île paradisiaque, îles grecques, parasol, transats,
      station balnéaire, crique, calanques, mont-saint-michel, tour eiffel, châteaux de la loire, côte
      d'azur, pays basque, corse du sud, promenade des anglais, dune du pilat, gorges du verdon, étretat,
      saint-tropez, baie d'halong, angkor, maldives, seychelles, réunion entre lagons, bora bora,
      essaouira, djerba, louxor, croisière sur le nil, cap-vert, zanzibar, serengeti, aurores boréales,
      fjords, santorin, mykonos, gondole, cinque terre, new york en amoureux, grand canyon, yellowstone,
      machu picchu, cuzco, carnaval de rio, yucatan, cancun, riviera maya, la havane, japon en train,
      kyoto, mont fuji, ladakh, rajasthan, taj mahal, cappadoce, safari photo, savane en 4x4, big five,
      plongée sous-marine, masque et tuba, snorkeling, croisiéristes, paquebot, cabine avec balcon,
      catamaran, voilier de location, location de voiture, louer une voiture, autostop, auto-stop,
      backpackers, carnet de voyage, globe-trotteur, globe-trotter, échappées belles, carte postale,
      souvenirs de vacances, villégiature, sur place comptez, billets d'avion, billet de train,
      aller-retour pour, aller simple, assurance rapatriement, guide local, circuit en bus, musées et
      monuments, patrimoine mondial, pass interrail, wagon-lit, téléphérique touristique, =randonnée,
      =randonnées, =bagages, cap sur la, cap sur les, porte d'embarquement, =bali, vols compris, dos
      d'éléphant, dormir dans une yourte, dort dans une yourte, au milieu de la steppe, la steppe mongole,
      guide nous attend, à l'aéroport d'oulan-bator, entamons notre descente, commençons notre descente,
      redresser votre tablette, ceinture attachée, redressez votre siège, côté hublot, côté couloir,
      hublot ou couloir, vol à destination, embarquement ferme, valise cabine, passeport s'il vous plaît,
      nuit dans le désert, road trip, sac à dos à travers`,
    ordinary: `=vol direct, =hôtel, =hôtels, tourisme, routard, =vacances, =voyage, =voyages, =voyager,
      voyageur, =visa, =avion, itinéraire, =plage, =plages, douane, souvenir de voyage, =camping,
      atterrir, visiteur, hébergement, =réservations, =île, =îles, =destination, =destinations, ferry,
      séjour, =vols, atterrissage, décoller, décollage, soute, archipel, littoral, tropiques, tropical,
      baignade, se baigner, lagune, =désert, dunes, oasis, souk, medina, panorama, campeurs, auberge,
      chalet, =exotique, amsterdam, madrid, athènes, maroc, tunisie, portugal, thaï, mexique, ardèche,
      australie, nouvelle-zélande, brochure, autocar, sentier, =rando, vue panoramique, quai numéro,
      wagon, retard du vol, farniente, spa de l'hôtel, room service, partir loin, évasion, =corse, =cuba,
      =avions, =tente, =paysages, =paysage, =bagage, =dunes, venise, lisbonne, barcelone, séville, dublin,
      istanbul, tokyo, =billets, =billet, =caravane, =tgv, =steward, =hublot, réceptionniste, découvrir,
      visiter, =hébergement, =monuments, =passager, =passagers, =réservation, aéroport, valise, passeport,
      thaïlande, bangkok, vietnam, cambodge, laos, martinique, guadeloupe, antilles, polynésie, tahiti,
      marrakech, kenya, tanzanie, madagascar, islande, laponie, écosse, crète, croatie, toscane, sicile,
      pérou, népal, costa rica, orly, roissy, sac à dos, excursion, biarritz, île maurice, patagonie,
      himalaya, sri lanka, éléphant, plantation, votre tablette, descente vers, à destination de, aéroport
      de, yourte, atterrissage à, votre passeport, attachez votre ceinture, escale, croisière, escapade`,
    weak: `=côte, étranger, mer, =arrivée, =arrivées, départ, village, explorer, =port, aventure, =carte,
      =cartes, temple, canal, décalage, =vol, palmier, bus, trajet, tarif, culture, circuit, soleil,
      piscine, capitale, local, week-end, été, août, semaine, montagne, habitants, nature, photos,
      parking, kilomètres, sac, reportage, balade, promenade, forêt, quai, paradis, =sncf, bateau,
      =chambre, =vue, rome, londres, berlin, =italie, =espagne, =japon, =bretagne, =provence, =normandie,
      asie, afrique, =route, =traversée, =marché, =sable, =gare, =gares, =train, =trains, =sénégal`,
    against: `astronaute, sonde, vol à main armée, voleur, député, président, premier ministre, élection,
      sanctions, otage, soldats, bombardement, prise d'otages, drogue, cocaïne, prostituées`,
  },
  weather: {
    strong: `bulletin météo, prévisions météo, front froid, front chaud, vague de chaleur, vague de froid,
      basses pressions, hautes pressions, vigilance orange, vigilance rouge, partiellement nuageux, risque
      de pluie, ciel dégagé, éclaircies, températures maximales, températures minimales, météo france,
      coup de vent, en fin de nuit des averses, météorologue, températures, brouillards, bruines,
      anticyclone, ensoleillement, verglas, thermomètre, météo, bulletin météorologique, prévisions de
      météo-france, prévisions pour demain, prévisions du week-end, temps pour demain, temps prévu, temps
      sec, temps ensoleillé, temps couvert, temps gris, temps instable, temps perturbé, temps variable,
      grand beau, soleil généreux, retour du soleil, belles éclaircies, ciel bleu, ciel gris, ciel
      couvert, ciel voilé, ciel nuageux, ciel chargé, nuages élevés, nuages bas, passages nuageux, voile
      nuageux, grisaille, brumes matinales, brouillard givrant, bancs de brouillard, nappes de brouillard,
      crachin, averses, averses orageuses, giboulées, pluies verglaçantes, pluie fine, pluies diluviennes,
      pluies torrentielles, pluies abondantes, pluie battante, il pleuvra, il va pleuvoir, pleuvoir,
      trombes d'eau, cumuls de pluie, millimètres de pluie, litres au mètre carré, épisode cévenol,
      épisode méditerranéen, épisode pluvieux, orages violents, orages de grêle, grêlons, éclairs et
      tonnerre, la foudre, front orageux, cellule orageuse, il neige, flocons de neige, neige fondue,
      neige en plaine, centimètres de neige, pluie-neige, gelée blanche, gelées matinales, il gèle, froid
      polaire, froid glacial, températures glaciales, températures négatives, températures en baisse,
      températures en hausse, températures de saison, normales de saison, au-dessus des normales,
      au-dessous des normales, degrés au thermomètre, degrés ce matin, degrés l'après-midi, degrés à
      l'ombre, sous abri, température ressentie, canicule, caniculaire, épisode caniculaire, dôme de
      chaleur, chaleur étouffante, fortes chaleurs, record de chaleur, nuits tropicales, tramontane, vent
      d'autan, vent d'est, vent d'ouest, vent du nord, vent de nord-est, vent violent, rafales de vent,
      bourrasques, kilomètres à l'heure en rafales, avis de tempête, tempête hivernale, tempête ciarán,
      bise glaciale, anticyclone des açores, dépression atlantique, perturbation, zone pluvieuse, masse
      d'air, air froid, air polaire, air chaud, flux d'ouest, alerte orange, alerte rouge, vigilance
      jaune, vigilance météo, départements en vigilance, vigilance orages, présentatrice météo, miss
      météo, évelyne dhéliat, carte météo, sortez les parapluies, sortez vos parapluies, prenez un
      parapluie, n'oubliez pas le parapluie, parapluies de sortie, arc-en-ciel, été indien, redoux,
      rafraîchissement des températures, se rafraîchit, se réchauffe dans le sud, hivernal, printanier,
      douceur printanière, grande douceur, baromètre, pluviomètre, hygrométrie, humide et frais,
      sécheresse des sols, front nuageux`,
    ordinary: `=météo, =averse, =averses, =orage, =orages, orageux, prévision, météorologique, nuageux,
      =grêle, brume, chutes de neige, précipitations, humidité, dépression, ouragan, =gel, =gelées,
      pluvieux, =pluie, =pluies, =perturbation, bruineux, brumeux, =gèle, =gelée, givre, =flocons, =vents,
      =nuages, =nuage, douceur, glacial, rafraîchir, réchauffement, =pleut, =matinales, =minimales,
      =maximales, ombrelle, brise, cumuls, atlantique, =mistral, =foudre, =tonnerre, =neige, mauvais
      temps, beau temps, plein soleil, =soleil, =chaleur, =vent, =sirocco, =parapluie, =parapluies,
      vigilance, =rafales, il a neigé, il pleut, il pleuvait`,
    weak: `vent, nuage, chaud, degré, demain, nuit, front, ciel, nord, ouest, maximum, =ciel, sud,
      sud-ouest, sud-est, nord-est, nord-ouest, bretagne, bordeaux, lyon, lille, strasbourg, toulouse,
      brest, alpes, pyrénées, massif central, méditerranée, après-midi, vallée, relief, plaine, records,
      grisonnant, maximales, minimales, côtière, région parisienne, =froid, tempête, =temps, =frais,
      =fraîcheur, =degrés, =est, =doux, =matin, =matinée, =après-midi, =côtes, adoucissant`,
    against: `four, cuisine, pâte, cuisson, préchauffez, fièvre, poêle, chaîne du froid, mars, planète,
      =volcan, =skis`,
  },
  disasters: {
    strong: `catastrophe naturelle, équipes de secours, échelle de richter, alerte au tsunami, état
      d'urgence, zone sinistrée, feu de forêt, feux de forêt, incendie de forêt, aide humanitaire,
      éruption volcanique, sous les décombres, dans les décombres, crash aérien, sont sous l'eau, sorti
      de son lit, sécurité civile, sans abri après, glissement de terrain, coulée de boue, tremblement de
      terre, tsunami, éruption, sécheresse, famine, ouragan, tornade, cyclone, décombres, épicentre,
      avalanche, naufrage, =secouristes, séisme, secousse sismique, sismologue, sismique, raz-de-marée,
      vague géante, éruption du volcan, coulée de lave, lave en fusion, nuage de cendres, cendres
      volcaniques, volcanologue, crue centennale, crue éclair, décrue, vigicrues, montée des eaux, niveau
      de l'eau monte, torrent de boue, la digue a cédé, barrage a cédé, rupture du barrage, rivière en
      crue, rivière est sortie, la loire déborde, la seine déborde, débordé de son lit, submersion, eaux
      boueuses, cloîtrés à l'étage, hélitreuillés, hélitreuillage, zodiac des pompiers, éboulement,
      ensevelis, sous la neige après, typhon, œil du cyclone, tempête tropicale, toitures arrachées,
      toits arrachés, arbres arrachés, arbres couchés, sans électricité, foyers privés d'électricité,
      privés de courant, méga-feu, mégafeux, hectares brûlés, hectares partis en fumée, hectares ravagés,
      partis en fumée, front de flammes, canadair, soldats du feu, sapeurs-pompiers, les pompiers
      luttent, pompiers mobilisés, lance à incendie, camion de pompiers, feu ravage, flammes ravagent, la
      maison en flammes, immeuble en flammes, incendie de notre-dame, incendie criminel en forêt, état de
      catastrophe naturelle, catastrophe aérienne, catastrophe ferroviaire, catastrophe nucléaire,
      catastrophe industrielle, accident nucléaire, tchernobyl, fukushima, usine lubrizol, azf, explosion
      de l'usine, nuage toxique, site seveso, marée noire, crash de l'avion, crash d'avion, l'avion s'est
      écrasé, avion s'écrase, boîtes noires, train a déraillé, collision ferroviaire, sombré au large,
      titanic, coulé au large, gilets de sauvetage, garde-côtes, snsm, appel de détresse, effondrement de
      l'immeuble, immeuble s'est effondré, pont s'est effondré, gravats, chiens de recherche, équipes de
      sauvetage, sauveteur, rescapé, portés disparus, porté disparu, retrouvé vivant, bilan provisoire,
      plan orsec, plan blanc, cellule de crise, numéro vert, appel aux dons, croix-rouge, hébergement
      d'urgence, gymnase transformé, relogés, ordre d'évacuation, mise à l'abri, confinez-vous, sirènes
      d'alerte, état d'urgence décrété, aide d'urgence, sécheresse historique, nappes phréatiques,
      restrictions d'eau, fonds de solidarité après, déblayer, zone rouge du séisme, vivres et
      couvertures, eau potable coupée, ponts coupés, routes coupées, villages coupés du monde, coupés du
      monde, =crues, incendies, incendie de, incendie a, volcan en éruption, =secouriste, terre a tremblé`,
    ordinary: `=séisme, =séismes, réplique sismique, débordement, =sinistrés, sauvetage, pompier, dégâts,
      victimes, flammes, bénévoles, sauvés, embrasé, brasier, =ruines, =boue, cendres, hélicoptère,
      sirènes, trombes, destructions, propagation, =crue, =lave, =secours, =crash, =réplique, =répliques,
      =secousse, =secousses, =disparus, =sinistre, =volcan, =volcans, =effondré, =effondrée,
      effondrement, =digue, =digues, =survivants, =survivant, =dévasté, =dévastée, =dévastés, =ravagé,
      =ravage, =ravagée, =ravagés, =évacués, =évacué, =évacuée, évacuer, =inondé, =inondée, =inondés,
      =inondées, =écroulé, =écroulée, =rasés, =bidonvilles, =bâches, magnitude, =déraillé, =détruites,
      =hectares`,
    weak: `refuge, piégé, disparu, sans-abri, tempête, explosion, feu, centaines, milliers, habitants,
      rivière, villages, maisons, toitures, électricité, arbres, commune, côte, forêt, route, pont,
      ville, préfet, blessés, familles, bâtiment, immeuble, usine, train, avion, bilan, morts, gymnase,
      zone, =barrage, =drame, =écrasé, =détruit, =détruite, =détruits, =fumée, =alerte, =toit, =toits,
      =eaux, =brûlé, =chaos, =vents, vent, pluie, maire`,
    against: `un désastre de, blague, =soirée, film catastrophe, guerre, soldats, attentat, match,
      barbecue, cheminée, moral, films, bougies, bombardement, missile, cocktail, boursier`,
  },
} satisfies PartOfLexicon;
