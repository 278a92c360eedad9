import { describe, expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import { FOREIGN as SAID_FOREIGN, FOREIGN_RECIPES, RECIPES } from './testing/language-samples';
import { topicSourcesOf } from './topic-sources';

const BOX = { x: 0, y: 0.8, width: 0.5, height: 0.1 };

const readText = (text: string) => ({ text, score: 0.95, box: BOX });

/** A video without captions that shows each line in five frames, two seconds apart. */
function videoWith(lines: readonly string[]) {
  const findings = lines.flatMap((text, line) =>
    Array.from({ length: 5 }, (__, frame) => ({
      timeMs: (line * 5 + frame) * 2000,
      texts: [readText(text)],
    })),
  );
  return videoOf({ seconds: lines.length * 10, findings });
}

const HEADLINES = {
  'English news': [
    ...[
      'BREAKING NEWS',
      'STORM HITS FLORIDA COAST',
      'THOUSANDS WITHOUT POWER',
      'WEATHER: HEAVY RAIN EXPECTED',
    ],
    ...['PRESIDENT MEETS LEADERS IN GENEVA', 'STOCKS FALL AFTER RATE DECISION', 'DOW 38,654 -1.2%'],
    ...['POLICE ARREST SUSPECT IN BANK ROBBERY', 'PARLIAMENT VOTES ON BUDGET', 'LIVE LONDON'],
  ],
  'the scores of a football match': [
    ...['MCI 2 - 1 ARS 67:12', 'PREMIER LEAGUE', "HAALAND 34'", "SAKA 51'", 'SUBSTITUTION', 'CORNERS 4 2'],
    ...[
      'FODEN OFF GREALISH ON',
      'SHOTS 11 6',
      'POSSESSION 58% 42%',
      'FULL TIME',
      'ETIHAD STADIUM MANCHESTER',
    ],
    ...['REFEREE MICHAEL OLIVER', 'YELLOW CARD RODRI', 'NEXT CHE v LIV'],
  ],
  offers: [
    ...[
      'SAVE 50%',
      'CALL NOW 0800 123 456',
      'FREE DELIVERY',
      'TERMS APPLY',
      'LIMITED TIME OFFER',
      'NEW SUMMER',
    ],
    ...[
      'VISIT WWW.EXAMPLE.COM',
      'DRINK RESPONSIBLY',
      'BUY ONE GET ONE FREE',
      'STEP 1 CHOP THE ONIONS',
      '2 EGGS',
    ],
    ...['200 g FLOUR', 'BAKE 30 MIN', 'COLLECTION FROM 9.99'],
  ],
  'German news': [
    ...['EILMELDUNG', 'BUNDESTAG STIMMT HAUSHALT ZU', 'STREIK BEI DER BAHN', 'KANZLER REIST NACH PARIS'],
    ...['UNWETTER IN BAYERN', 'POLIZEI NIMMT VERDÄCHTIGEN FEST', 'WETTER MORGEN REGEN', 'LIVE AUS BERLIN'],
    ...['ANNA SCHMIDT REPORTERIN', 'BAYERN MÜNCHEN GEWINNT IN DORTMUND', 'BENZINPREISE STEIGEN WEITER'],
  ],
  'Spanish news': [
    ...['ÚLTIMA HORA', 'EL CONGRESO APRUEBA LOS PRESUPUESTOS', 'TEMPORAL EN GALICIA', 'EN DIRECTO BARCELONA'],
    ...[
      'EL PRESIDENTE VIAJA A BRUSELAS',
      'DETENIDO UN SOSPECHOSO EN MADRID',
      'EL REAL MADRID GANA EN SEVILLA',
    ],
    ...['SUBE LA GASOLINA', 'ANA LÓPEZ CORRESPONSAL', 'LA BOLSA PIERDE UN DOS POR CIENTO'],
  ],
  'French news': [
    ...['DERNIÈRE MINUTE', 'GRÈVE À LA SNCF', 'LE PARLEMENT VOTE LE BUDGET', 'TEMPÊTE EN BRETAGNE'],
    ...['LE PRÉSIDENT EN VISITE À BERLIN', 'UN SUSPECT ARRÊTÉ À LYON', 'LE PSG GAGNE À MARSEILLE'],
    ...["HAUSSE DU PRIX DE L'ESSENCE", 'EN DIRECT PARIS', 'MARIE DUPONT JOURNALISTE'],
  ],
};

const FOREIGN = {
  Polish: [
    ...['Z OSTATNIEJ CHWILI', 'SEJM PRZYJAL BUDZET', 'STRAJK NA KOLEI', 'PREMIER JEDZIE DO PARYZA'],
    ...['BURZE NA POLUDNIU', 'POLICJA ZATRZYMALA PODEJRZANEGO', 'JUTRO DESZCZ I WIATR', 'NA ZYWO WARSZAWA'],
    ...['ANNA KOWALSKA REPORTERKA', 'LEGIA WYGRYWA W POZNANIU', 'CENY PALIW ROSNA', 'O GODZINIE 20'],
  ],
  Turkish: [
    ...['SON DAKIKA', 'MECLIS BUTCEYI KABUL ETTI', 'DEMIRYOLU GREVI BASLADI', "BASBAKAN PARIS'E GIDIYOR"],
    ...['GUNEYDE FIRTINA', 'POLIS SUPHELIYI YAKALADI', 'YARIN YAGMUR BEKLENIYOR', 'CANLI ISTANBUL'],
    ...['AYSE YILMAZ MUHABIR', 'GALATASARAY KAZANDI', 'BENZIN FIYATLARI ARTIYOR'],
  ],
  Swedish: [
    ...['SENASTE NYTT', 'RIKSDAGEN ANTAR BUDGETEN', 'STREJK PA JARNVAGEN', 'STATSMINISTERN RESER TILL PARIS'],
    ...['OVADER I SODER', 'POLISEN GREP MISSTANKT MAN', 'REGN I MORGON', 'DIREKT FRAN STOCKHOLM'],
    ...['ANNA SVENSSON REPORTER', 'AIK VINNER I MALMO', 'BENSINPRISET STIGER', 'KLOCKAN 20 AV'],
  ],
  Dutch: [
    ...['LAATSTE NIEUWS', 'KAMER STEMT IN MET BEGROTING', 'STAKING BIJ HET SPOOR', 'PREMIER NAAR PARIJS'],
    ...['STORM IN HET ZUIDEN', 'POLITIE PAKT VERDACHTE OP', 'MORGEN REGEN', 'LIVE UIT AMSTERDAM'],
    ...['ANNA DE VRIES VERSLAGGEVER', 'AJAX WINT VAN PSV', 'BENZINE WORDT DUURDER'],
  ],
  Portuguese: [
    ...['ÚLTIMA HORA', 'PARLAMENTO APROVA ORÇAMENTO', 'GREVE NOS COMBOIOS', 'PRIMEIRO MINISTRO VAI A PARIS'],
    ...['MAU TEMPO NO SUL', 'POLÍCIA DETÉM SUSPEITO', 'CHUVA AMANHÃ', 'EM DIRETO DE LISBOA'],
    ...['ANA SILVA JORNALISTA', 'BENFICA VENCE NO PORTO', 'GASOLINA SOBE'],
  ],
};

describe('text on screen', () => {
  it.each(Object.entries(HEADLINES))('is searched for topics: %s', (_, lines) => {
    expect(topicSourcesOf(videoWith(lines))).toEqual({ sources: ['written'], otherLanguage: [] });
  });

  it('is searched although it has a clock: numbers have no language', () => {
    const clock = Array.from({ length: 90 }, (_, minute) => `MCI 1 - 0 ARS ${minute}:${minute % 60}`);
    expect(topicSourcesOf(videoWith([...HEADLINES['the scores of a football match'], ...clock]))).toEqual({
      sources: ['written'],
      otherLanguage: [],
    });
  });

  it.each(Object.entries(FOREIGN))('is in another language: headlines in %s', (_, lines) => {
    expect(topicSourcesOf(videoWith(lines))).toEqual({ sources: [], otherLanguage: ['written'] });
  });

  it('is not classified as another language while it has few different words', () => {
    expect(topicSourcesOf(videoWith(FOREIGN.Polish.slice(0, 6)))).toEqual({
      sources: ['written'],
      otherLanguage: [],
    });
  });

  it('is ignored in credits: names have no language', () => {
    const credits = [
      'Directed by',
      'Zbigniew Kowalczyk',
      'Director of Photography',
      'Produced by',
      'Casting',
    ];
    const findings = [{ timeMs: 0, texts: credits.map(readText) }];
    expect(topicSourcesOf(videoOf({ seconds: 10, findings }))).toEqual({ sources: [], otherLanguage: [] });
  });
});

describe('captions', () => {
  const captioned = (...texts: string[]) => {
    const cues = texts.map((text) => ({ startMs: 0, endMs: 9000, text }));
    return topicSourcesOf(videoOf({ seconds: 10, cues }));
  };

  it('are searched if they are in a known language', () => {
    expect(captioned('Nobody knows what the storm has done to the coast.')).toEqual({
      sources: ['said'],
      otherLanguage: [],
    });
  });

  it.each(Object.entries(RECIPES))('are searched if they are a recipe: %s', (_, lines) => {
    expect(captioned(...lines)).toEqual({ sources: ['said'], otherLanguage: [] });
  });

  it.each([...Object.entries(SAID_FOREIGN), ...Object.entries(FOREIGN_RECIPES)])(
    'are in another language: %s',
    (_, lines) => {
      expect(captioned(...lines)).toEqual({ sources: [], otherLanguage: ['said'] });
    },
  );

  it('are not in another language as long as they are a few words', () => {
    expect(captioned(...SAID_FOREIGN.Polish.slice(0, 4))).toEqual({ sources: ['said'], otherLanguage: [] });
  });

  it('are searched if at least half of them is in a known language', () => {
    const English = SAID_FOREIGN.Italian.map(() => 'And this is what she said to all of us then.');
    expect(captioned(...SAID_FOREIGN.Italian, ...English)).toEqual({ sources: ['said'], otherLanguage: [] });
    expect(captioned(...SAID_FOREIGN.Italian, ...English.slice(0, 5))).toEqual({
      sources: [],
      otherLanguage: ['said'],
    });
  });

  it('are in the language that their track declares where letters hardly tell', () => {
    const cues = RECIPES.es.map((text, index) => ({ startMs: index * 100, endMs: index * 100 + 99, text }));
    const video = videoOf({ seconds: 10, cues });
    expect(topicSourcesOf({ ...video, captionLanguage: 'spa' }).sources).toEqual(['said']);
    expect(topicSourcesOf({ ...video, captionLanguage: 'por' }).otherLanguage).toEqual(['said']);
  });

  it('are not searched if they have no word', () => {
    expect(captioned('[MUSIC PLAYING]', '♪ ♪')).toEqual({ sources: [], otherLanguage: [] });
  });
});

it('objects and a title are searched without any text', () => {
  const object = { name: 'dog', score: 0.9, box: BOX, modelScores: {} } as const;
  const video = videoOf({
    seconds: 10,
    findings: [{ timeMs: 0, objects: [object] }],
    metadata: { title: 'Dogs' },
  });
  expect(topicSourcesOf(video)).toEqual({ sources: ['described', 'seen'], otherLanguage: [] });
});
