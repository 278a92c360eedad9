/** Lines of captions for tests of language detection, written for them. */

const linesOf = (text: string) => text.trim().split('\n');

/** Ingredients, quantities and short steps of recipes in the known languages: few function words. */
export const RECIPES = {
  de: linesOf(`
250 g Mehl
2 Eier
1 Prise Salz
125 g Butter
100 g Zucker
1 Päckchen Backpulver
200 ml Milch
Mehl sieben
Eier trennen
Butter schmelzen
Zucker einrühren
Teig kneten
30 Minuten ruhen lassen
Backofen auf 180 Grad vorheizen
Backblech einfetten
Teig ausrollen
Plätzchen ausstechen
12 Minuten backen
abkühlen lassen
Puderzucker darüber sieben
500 g Kartoffeln
2 Zwiebeln
3 Knoblauchzehen
4 EL Olivenöl
1 TL Paprikapulver
Pfeffer, Salz, Muskat
400 g Hackfleisch
1 Dose Tomaten
150 g Käse, gerieben
Kartoffeln schälen
Kartoffeln kochen
Zwiebeln würfeln
Knoblauch hacken
Öl erhitzen
Hackfleisch anbraten
Tomaten zugeben
20 Minuten köcheln
Auflaufform füllen
Käse darüber streuen
25 Minuten überbacken
Petersilie hacken
heiß servieren`),
  en: linesOf(`
2 cups flour
3 eggs
1 pinch salt
1 stick butter
1 tsp baking powder
half cup sugar
Preheat oven 350 degrees
Sift flour
Whisk eggs
Melt butter
Knead dough
Rest 30 minutes
Grease baking tray
Bake 12 minutes
Cool completely
4 potatoes, peeled
2 onions, diced
3 cloves garlic
1 lb ground beef
2 tbsp olive oil
Black pepper, paprika
Peel potatoes
Chop onions
Heat oil
Brown beef
Simmer 20 minutes
Grate cheese
Serve hot`),
  es: linesOf(`
250 g harina
3 huevos
1 pizca sal
125 g mantequilla
100 g azúcar
200 ml leche
1 cucharadita levadura
Tamizar harina
Batir huevos
Derretir mantequilla
Amasar masa
Reposar 30 minutos
Precalentar horno 180 grados
Engrasar bandeja
Hornear 12 minutos
Dejar enfriar
500 g patatas
2 cebollas
3 dientes ajo
4 cucharadas aceite oliva
Pimienta, pimentón
Pelar patatas
Picar cebolla
Calentar aceite
Sofreír carne picada
Cocer 20 minutos
Rallar queso
Servir caliente`),
  fr: linesOf(`
250 g farine
3 œufs
1 pincée sel
125 g beurre
100 g sucre
20 cl lait
1 sachet levure
Tamiser farine
Battre œufs
Fondre beurre
Pétrir pâte
Reposer 30 minutes
Préchauffer four 180 degrés
Beurrer moule
Cuire 12 minutes
Laisser refroidir
500 g pommes de terre
2 oignons
3 gousses ail
4 cuillères huile olive
Poivre, paprika
Éplucher pommes de terre
Émincer oignons
Chauffer huile
Saisir viande hachée
Mijoter 20 minutes
Râper fromage
Servir chaud`),
} as const;

/** Headlines in the known languages. */
export const HEADLINES = {
  de: linesOf(`
Eilmeldung
Bundestag stimmt Haushalt zu
Streik bei der Bahn
Kanzler reist nach Paris
Unwetter in Bayern
Polizei nimmt Verdächtigen fest
Wetter morgen Regen
Benzinpreise steigen weiter
Bayern gewinnt in Dortmund
Neuer Impfstoff zugelassen
Brand zerstört Lagerhalle
Forscher entdecken neuen Planeten
Mieten steigen erneut
Zinsen bleiben unverändert
Tausende ohne Strom`),
  en: linesOf(`
Storm hits Florida coast
Thousands without power
Stocks fall after rate decision
Police arrest suspect in bank robbery
Parliament votes on budget
President meets leaders in Geneva
Breaking news
Heavy rain expected
Rates unchanged
Champions win again
Rail strike continues
New vaccine approved
House prices rise
Fire destroys warehouse
Scientists discover new planet`),
  es: linesOf(`
Última hora
Temporal en Galicia
Detenido un sospechoso en Madrid
Sube la gasolina
El Congreso aprueba los presupuestos
Miles de hogares sin luz
Huelga ferroviaria continúa
Aprobada nueva vacuna
Incendio destruye almacén
Científicos descubren nuevo planeta
Sevilla gana otra vez
Caen las bolsas europeas
Tipos sin cambios
Suben precios de vivienda
Lluvias intensas previstas`),
  fr: linesOf(`
Dernière minute
Grève à la SNCF
Tempête en Bretagne
Un suspect arrêté à Lyon
Le Parlement vote le budget
Milliers de foyers sans électricité
Nouveau vaccin autorisé
Incendie détruit entrepôt
Chercheurs découvrent nouvelle planète
Marseille gagne encore
Bourses européennes en baisse
Taux inchangés
Loyers en hausse
Fortes pluies attendues
Hausse du prix de l'essence`),
} as const;

/** Recipes in other languages: many of their words resemble ours. */
export const FOREIGN_RECIPES = {
  Italian: linesOf(`
250 g farina
3 uova
1 pizzico sale
125 g burro
100 g zucchero
200 ml latte
Setacciare farina
Sbattere uova
Sciogliere burro
Impastare
Riposare 30 minuti
Preriscaldare forno 180 gradi
Infornare 12 minuti
500 g patate
2 cipolle
3 spicchi aglio
4 cucchiai olio oliva
Pepe, paprika
Sbucciare patate
Tritare cipolla
Scaldare olio
Rosolare carne macinata
Cuocere 20 minuti
Servire caldo`),
  Portuguese: linesOf(`
250 g farinha
3 ovos
1 pitada sal
125 g manteiga
100 g açúcar
200 ml leite
Peneirar farinha
Bater ovos
Derreter manteiga
Amassar massa
Descansar 30 minutos
Pré-aquecer forno 180 graus
Assar 12 minutos
500 g batatas
2 cebolas
3 dentes alho
4 colheres azeite
Pimenta, colorau
Descascar batatas
Picar cebola
Aquecer azeite
Refogar carne picada
Cozer 20 minutos
Servir quente`),
  Dutch: linesOf(`
250 g bloem
3 eieren
1 snufje zout
125 g boter
100 g suiker
200 ml melk
Bloem zeven
Eieren kloppen
Boter smelten
Deeg kneden
30 minuten rusten
Oven voorverwarmen 180 graden
12 minuten bakken
500 g aardappelen
2 uien
3 teentjes knoflook
4 eetlepels olijfolie
Peper, paprikapoeder
Aardappelen schillen
Ui snipperen
Olie verhitten
Gehakt rullen
20 minuten pruttelen
Warm serveren`),
  Swedish: linesOf(`
250 g vetemjöl
3 ägg
1 nypa salt
125 g smör
100 g socker
2 dl mjölk
Sikta mjölet
Vispa äggen
Smält smöret
Knåda degen
Vila 30 minuter
Värm ugnen 180 grader
Grädda 12 minuter
500 g potatis
2 lökar
3 klyftor vitlök
4 msk olivolja
Peppar, paprika
Skala potatisen
Hacka löken
Hetta upp oljan
Bryn köttfärsen
Sjud 20 minuter
Servera varmt`),
  Polish: linesOf(`
250 g mąki
3 jajka
szczypta soli
125 g masła
100 g cukru
200 ml mleka
Przesiać mąkę
Ubić jajka
Roztopić masło
Zagnieść ciasto
Odstawić 30 minut
Rozgrzać piekarnik 180 stopni
Piec 12 minut
500 g ziemniaków
2 cebule
3 ząbki czosnku
4 łyżki oliwy
Pieprz, papryka
Obrać ziemniaki
Posiekać cebulę
Rozgrzać olej
Podsmażyć mięso mielone
Dusić 20 minut
Podawać gorące`),
} as const;

/** Everyday lines in other languages. */
export const FOREIGN = {
  Italian: linesOf(`
Buongiorno a tutti e benvenuti.
Oggi vi porto con me al mercato.
Guarda che belle mele!
Quanto costano i pomodori?
Due euro al chilo, signora.
Non ho dormito bene stanotte.
Il treno arriva alle sette e mezza.
Mia sorella abita a Milano.
Che ore sono, per favore?
Dobbiamo andare prima che piova.
La partita comincia tra poco.
Il portiere para il rigore!
Ha segnato un gol bellissimo.
Il governo ha approvato la legge.
Il presidente parla al parlamento.
La polizia ha arrestato il ladro.
Il medico mi ha dato una medicina.
Il mio cane dorme sul divano.
Mettiamo la pasta nell'acqua salata.
Aggiungi un filo d'olio e il basilico.
Il volo per Parigi è in ritardo.
Abbiamo prenotato un albergo vicino al mare.
Mi piace leggere romanzi la sera.
Questo telefono ha una batteria nuova.
La macchina è dal meccanico.
Domani sarà una giornata calda.
I bambini giocano in giardino.
Non capisco perché ridi sempre.
Grazie mille per il tuo aiuto.
Ci vediamo la settimana prossima.`),
  Portuguese: linesOf(`
Bom dia a todos e bem-vindos.
Hoje levo vocês comigo ao mercado.
Olha que maçãs bonitas!
Quanto custam os tomates?
Dois reais o quilo, senhora.
Não dormi bem esta noite.
O trem chega às sete e meia.
A minha irmã mora em Lisboa.
Que horas são, por favor?
Temos de ir antes que chova.
O jogo começa daqui a pouco.
O goleiro defendeu o pênalti!
Ele marcou um golo lindo.
O governo aprovou a lei.
O presidente fala ao parlamento.
A polícia prendeu o ladrão.
O médico deu-me um remédio.
O meu cachorro dorme no sofá.
Colocamos a massa na água com sal.
Junte um fio de azeite e manjericão.
O voo para Paris está atrasado.
Reservamos um hotel perto do mar.
Gosto de ler romances à noite.
Este telefone tem uma bateria nova.
O carro está na oficina.
Amanhã vai fazer calor.
As crianças brincam no jardim.
Não entendo por que você ri sempre.
Muito obrigado pela sua ajuda.
Vemo-nos na próxima semana.`),
  Dutch: linesOf(`
Goedemorgen allemaal en welkom.
Vandaag neem ik jullie mee naar de markt.
Kijk eens wat een mooie appels!
Hoeveel kosten de tomaten?
Twee euro per kilo, mevrouw.
Ik heb vannacht niet goed geslapen.
De trein komt om half acht aan.
Mijn zus woont in Utrecht.
Hoe laat is het, alsjeblieft?
We moeten gaan voordat het regent.
De wedstrijd begint zo meteen.
De keeper stopt de strafschop!
Hij scoorde een prachtig doelpunt.
De regering heeft de wet goedgekeurd.
De president spreekt het parlement toe.
De politie heeft de dief gearresteerd.
De dokter gaf me een medicijn.
Mijn hond slaapt op de bank.
Doe de pasta in het kokende water.
Voeg een scheutje olie en basilicum toe.
De vlucht naar Parijs heeft vertraging.
We hebben een hotel aan zee geboekt.
Ik lees graag romans in de avond.
Deze telefoon heeft een nieuwe batterij.
De auto staat bij de garage.
Morgen wordt het een warme dag.
De kinderen spelen in de tuin.
Ik snap niet waarom je altijd lacht.
Heel erg bedankt voor je hulp.
Tot volgende week, dag!`),
  Polish: linesOf(`
Dzień dobry wszystkim i witamy.
Dzisiaj zabieram was na targ.
Zobacz, jakie piękne jabłka!
Ile kosztują pomidory?
Dwa złote za kilo, proszę pani.
Nie spałem dobrze tej nocy.
Pociąg przyjeżdża o wpół do ósmej.
Moja siostra mieszka w Krakowie.
Która jest godzina?
Musimy iść, zanim zacznie padać.
Mecz zaraz się zacznie.
Bramkarz broni rzut karny!
Strzelił piękną bramkę.
Rząd przyjął nową ustawę.
Prezydent przemawia w parlamencie.
Policja zatrzymała złodzieja.
Lekarz dał mi lekarstwo.
Mój pies śpi na kanapie.
Wrzucamy makaron do osolonej wody.
Dodaj trochę oliwy i bazylii.
Lot do Paryża jest opóźniony.
Zarezerwowaliśmy hotel blisko morza.
Lubię czytać powieści wieczorem.
Ten telefon ma nową baterię.
Samochód jest w warsztacie.
Jutro będzie ciepły dzień.
Dzieci bawią się w ogrodzie.
Nie rozumiem, dlaczego się śmiejesz.
Bardzo dziękuję za pomoc.
Do zobaczenia w przyszłym tygodniu.`),
  Swedish: linesOf(`
God morgon allihop och välkomna.
I dag tar jag med er till torget.
Titta vilka fina äpplen!
Vad kostar tomaterna?
Tjugo kronor kilot.
Jag sov inte bra i natt.
Tåget kommer halv åtta.
Min syster bor i Göteborg.
Vad är klockan, tack?
Vi måste gå innan det regnar.
Matchen börjar strax.
Målvakten räddar straffen!
Han gjorde ett underbart mål.
Regeringen har antagit lagen.
Presidenten talar i parlamentet.
Polisen har gripit tjuven.
Läkaren gav mig en medicin.
Min hund sover i soffan.
Lägg pastan i det kokande vattnet.
Tillsätt lite olja och basilika.
Flyget till Paris är försenat.
Vi har bokat ett hotell vid havet.
Jag läser gärna romaner på kvällen.
Den här telefonen har nytt batteri.
Bilen är på verkstaden.
I morgon blir det en varm dag.
Barnen leker i trädgården.
Jag förstår inte varför du skrattar.
Tack så mycket för hjälpen.
Vi ses nästa vecka.`),
  Turkish: linesOf(`
Herkese günaydın ve hoş geldiniz.
Bugün sizi pazara götürüyorum.
Bak ne güzel elmalar!
Domatesler ne kadar?
Kilosu on lira, hanımefendi.
Bu gece iyi uyuyamadım.
Tren yedi buçukta geliyor.
Kız kardeşim Ankara'da oturuyor.
Saat kaç, lütfen?
Yağmur yağmadan gitmeliyiz.
Maç birazdan başlıyor.
Kaleci penaltıyı kurtardı!
Çok güzel bir gol attı.
Hükümet yasayı kabul etti.
Başkan mecliste konuşuyor.
Polis hırsızı yakaladı.
Doktor bana ilaç verdi.
Köpeğim kanepede uyuyor.
Makarnayı tuzlu suya koyalım.
Biraz zeytinyağı ve fesleğen ekleyin.
Paris uçağı gecikti.
Denize yakın bir otel ayırttık.
Akşamları roman okumayı severim.
Bu telefonun yeni pili var.
Araba tamircide.
Yarın sıcak bir gün olacak.
Çocuklar bahçede oynuyor.
Neden güldüğünü anlamıyorum.
Yardımın için çok teşekkürler.
Haftaya görüşürüz.`),
  Danish: linesOf(`
Godmorgen alle sammen og velkommen.
I dag tager jeg jer med på markedet.
Se, hvilke flotte æbler!
Hvad koster tomaterne?
Tyve kroner kiloet.
Jeg sov ikke godt i nat.
Toget kommer klokken halv otte.
Min søster bor i Aarhus.
Hvad er klokken?
Vi skal gå, før det regner.
Kampen begynder om lidt.
Målmanden redder straffesparket!
Han scorede et flot mål.
Regeringen har vedtaget loven.
Præsidenten taler i parlamentet.
Politiet har anholdt tyven.
Lægen gav mig noget medicin.
Min hund sover i sofaen.
Kom pastaen i det kogende vand.
Tilsæt lidt olie og basilikum.
Flyet til Paris er forsinket.
Vi har bestilt et hotel ved havet.
Jeg læser gerne romaner om aftenen.
Telefonen har fået nyt batteri.
Bilen er på værksted.
I morgen bliver en varm dag.
Børnene leger i haven.
Jeg forstår ikke, hvorfor du griner.
Mange tak for hjælpen.
Vi ses i næste uge.`),
  Romanian: linesOf(`
Bună dimineața tuturor și bine ați venit.
Astăzi vă iau cu mine la piață.
Uite ce mere frumoase!
Cât costă roșiile?
Doi lei kilogramul, doamnă.
Nu am dormit bine azi-noapte.
Trenul sosește la șapte și jumătate.
Sora mea locuiește la Cluj.
Cât este ceasul, vă rog?
Trebuie să plecăm înainte să plouă.
Meciul începe imediat.
Portarul apără penaltiul!
A marcat un gol superb.
Guvernul a aprobat legea.
Președintele vorbește în parlament.
Poliția l-a arestat pe hoț.
Doctorul mi-a dat un medicament.
Câinele meu doarme pe canapea.
Punem pastele în apa sărată.
Adaugă puțin ulei și busuioc.
Zborul spre Paris are întârziere.
Am rezervat un hotel lângă mare.
Îmi place să citesc romane seara.
Telefonul acesta are baterie nouă.
Mașina este la service.
Mâine va fi o zi caldă.
Copiii se joacă în grădină.
Nu înțeleg de ce râzi mereu.
Mulțumesc mult pentru ajutor.
Ne vedem săptămâna viitoare.`),
} as const;
