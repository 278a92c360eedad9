import type { Subject } from '../scene-subjects';

/**
 * Scenes written before the last correction of the lists of words, ten for each of four subjects, and measured once after
 * it: no list was changed because of them. With their language. The first five of each are in plain words, the others without them.
 */
export const BLIND_SCENES: Readonly<Partial<Record<Subject, readonly (readonly [string, string])[]>>> = {
  disaster: [
    [
      'en',
      'Tornado season has started early this year in Oklahoma. | A twister picked up the school bus and threw it across the highway. | The governor has asked for federal help.',
    ],
    [
      'en',
      'The avalanche came down on the upper slope at noon. | Four skiers are buried, and the dogs are up there now. | You have about fifteen minutes, after that it is recovery.',
    ],
    [
      'de',
      'Nach dem schweren Erdrutsch in Südtirol ist die Brennerautobahn gesperrt. | Zwei Wanderer werden noch gesucht. | Der Landeshauptmann sprach von der schlimmsten Nacht seit Jahrzehnten.',
    ],
    [
      'es',
      'El volcán lleva tres días expulsando ceniza. | Las autoridades han ordenado salir de los pueblos del valle. | Los aeropuertos siguen cerrados.',
    ],
    [
      'fr',
      'Le séisme a touché le sud du pays dans la nuit. | Les hôpitaux sont débordés, on soigne les blessés dans la rue. | L’aide internationale arrive demain.',
    ],
    [
      'en',
      'Four metres of water came through here in the night. | My piano is in somebody else’s garden. | They are still counting the missing.',
    ],
    [
      'en',
      'Everything was shaking, the plates, the walls. | My mother pushed us under the table. | Half the school had come down when we got out.',
    ],
    [
      'de',
      'Der Keller war in fünf Minuten voll. | Dann kam das Auto vom Nachbarn durch die Haustür geschwommen. | Die Feuerwehr hat uns mit der Drehleiter geholt.',
    ],
    [
      'es',
      'La tierra se movió durante un minuto entero. | Los edificios del centro cayeron como naipes. | Toda la noche se oyeron voces bajo las piedras.',
    ],
    [
      'fr',
      'Le torrent a pris la caserne, l’école et le cimetière. | On a retrouvé des cercueils à dix kilomètres. | La vallée n’a plus de route.',
    ],
  ],
  'drug-abuse': [
    [
      'en',
      'My sister is on heroin again, I can tell from her eyes. | She swore she was clean when she came out of rehab. | There was a spoon and a lighter in the bathroom.',
    ],
    [
      'en',
      'Police seized four tonnes of cocaine on a fishing boat off Cork. | It is the largest haul in the history of the state. | Ten men will appear in court on Monday.',
    ],
    [
      'de',
      'Auf dem Festival wurden gestern drei Jugendliche bewusstlos gefunden. | Sie hatten Ecstasy aus dem Internet genommen. | Die Polizei warnt vor den rosa Pillen.',
    ],
    [
      'es',
      'La droga entró en el barrio en los años ochenta. | Media clase mía murió por culpa del caballo. | Las madres salieron a la calle contra los camellos.',
    ],
    [
      'fr',
      'Le trafic de drogue a pris toute la cité. | Les dealers tiennent les halls, et plus personne ne porte plainte. | Il y a eu trois morts depuis janvier.',
    ],
    [
      'en',
      'I started with my wisdom teeth, honestly. | The doctor gave me thirty, and I was buying them in car parks by spring. | I sold the wedding ring in May.',
    ],
    [
      'en',
      'He cooks it in a trailer out past the quarry. | Your teeth go first, then your kids. | They found a scale and two hundred baggies.',
    ],
    [
      'de',
      'Im Rucksack waren vierzig Tütchen mit weißem Pulver. | Auf dem Schulhof nennen sie ihn den Apotheker. | Er ist fünfzehn.',
    ],
    [
      'es',
      'Mi hijo se metía de todo, lo que pillara. | Me robó hasta la televisión. | Lo encontré azul en el baño, con la goma en el brazo.',
    ],
    [
      'fr',
      'Les petits montent les sachets au quatrième. | Cinquante euros la barrette, livrée à vélo. | Le gérant a dix-sept ans.',
    ],
  ],
  terror: [
    [
      'en',
      'The bombing at the arena killed twenty-two people, most of them teenagers. | He had built the device in a rented flat. | MI5 had closed his file two years before.',
    ],
    [
      'en',
      'A group linked to al-Shabaab stormed the hotel on the beach road. | The siege lasted until dawn. | Guests hid in cupboards and sent messages to their families.',
    ],
    [
      'de',
      'Vor zwanzig Jahren explodierten in Madrid die Bomben in den Zügen. | Der Terror erreichte damit Europa. | Am Bahnhof Atocha brennen heute Kerzen.',
    ],
    [
      'es',
      'La policía ha detenido a un presunto terrorista en Badalona. | En su piso había instrucciones para fabricar explosivos. | Planeaba actuar en Semana Santa.',
    ],
    [
      'fr',
      'Le terroriste s’était caché trois jours dans un appartement de Saint-Denis. | L’assaut du RAID a duré sept heures. | Son complice est jugé à Bruxelles.',
    ],
    [
      'en',
      'He left the holdall under a seat at King’s Cross. | The caller used the recognised code word. | Forty pounds of Semtex, and a kitchen timer.',
    ],
    [
      'en',
      'They want two hundred comrades released by noon. | If not, one passenger every hour. | The plane is still on the tarmac in Mogadishu.',
    ],
    [
      'de',
      'Um elf Uhr ging am Gleis ein Koffer hoch. | In dem Schreiben verlangen sie die Freilassung ihrer Kämpfer. | Es gilt die höchste Warnstufe.',
    ],
    [
      'es',
      'Llevaban los explosivos pegados al cuerpo, bajo el abrigo. | Gritaron y se volaron en medio de la plaza. | El grupo ha publicado sus fotos.',
    ],
    [
      'fr',
      'Ils sont entrés dans la rédaction avec des kalachnikovs. | Ils ont crié qu’ils avaient vengé le prophète. | Douze personnes sont mortes ce matin-là.',
    ],
  ],
  adult: [
    [
      'en',
      'I used to be a stripper in Vegas, and I am not ashamed of it. | The tips on a Saturday paid for nursing school. | My kids know, they think it is funny.',
    ],
    [
      'en',
      'More than half of boys have watched porn by the age of thirteen. | They think that is what sex looks like. | Nobody at school talks about it.',
    ],
    [
      'de',
      'In Deutschland arbeiten schätzungsweise zweihunderttausend Prostituierte. | Nur ein kleiner Teil ist angemeldet. | Die Ministerin will das Gesetz ändern.',
    ],
    [
      'es',
      'La prostitución mueve cinco millones de euros al día en este país. | Las mujeres llegan engañadas desde Paraguay. | Los clientes nunca son castigados.',
    ],
    [
      'fr',
      'Le club échangiste a ouvert dans une ancienne ferme du Gers. | Les voisins ont signé une pétition. | Le maire dit qu’il ne peut rien faire.',
    ],
    [
      'en',
      'My subscribers pay extra for the shower. | Dad found out when his mate sent him a clip. | I do not do it with other people, only on my own.',
    ],
    [
      'en',
      'He unbuttoned her and kissed his way down. | Harder, she said, I want to feel all of you. | The headboard woke the neighbours.',
    ],
    [
      'de',
      'In dem Wohnmobil am Parkplatz brennt ein rotes Herz. | Vierzig Euro, alles mit Gummi. | Die Trucker kennen sie alle.',
    ],
    [
      'es',
      'La sala tiene camas redondas y espejos en el techo. | Los sábados solo entran parejas, y sin ropa. | Se mira, y si apetece, se toca.',
    ],
    [
      'fr',
      'Il y a des cabines, un donjon et un jacuzzi. | À l’entrée on laisse ses habits et son nom. | Ma femme aime qu’on la regarde.',
    ],
  ],
};
