import { describe, expect, it } from 'vitest';
import { captionText } from '../../captions/caption-reader';
import { readCaptions } from '../../captions/caption-bytes';
import { describeVideo } from './concepts/describe-video';
import { videoOf } from './concepts/testing/video';
import { withCaptions } from './with-captions';

/**
 * Caption files made after public bug reports of players and captioners, read as a user's file is, and the right answer
 * for each: the seconds that a topic covers, and what is said to be missing.
 */
const ELECTION = 'The presidential election campaign ends, voters cast their votes on election day.';
const POLLS = 'In the polls, the prime minister leads before the general election.';
const ELECTION_FR = 'Le deuxième tour des élections législatives';
const POLLS_FR = 'l’Élysée et les sénateurs ont voté… la campagne électorale';

const srt = (...cues: string[]) => cues.map((cue, index) => `${String(index + 1)}\n${cue}\n\n`).join('');
const vtt = (...cues: string[]) => `WEBVTT\n\n${cues.map((cue) => `${cue}\n\n`).join('')}`;
const [FIRST, SECOND] = ['00:00:01,000 --> 00:00:03,500', '00:00:05,000 --> 00:00:07,500'];
const [FIRST_VTT, SECOND_VTT] = [FIRST.replaceAll(',', '.'), SECOND.replaceAll(',', '.')];

function answerOf(file: string | Buffer) {
  const captions = readCaptions(typeof file === 'string' ? file : captionText(file));
  const { entries, speech = [] } = describeVideo(withCaptions(videoOf({ seconds: 12 }), captions));
  const secondsOf = (name: string) =>
    entries
      .filter((entry) => entry.concepts.some((concept) => concept.name === name))
      .map((entry) => entry.timestamp);
  return { secondsOf, speech, cues: captions.cues };
}

const BOTH = [1000, 2000, 3000, 5000, 6000, 7000];
const ONE = [1000, 2000, 3000];

describe('a caption file', () => {
  it.each([
    ['is as it should be', srt(`${FIRST}\n${ELECTION}`, `${SECOND}\n${POLLS}`), BOTH],
    [
      'has empty lines in a cue and after the times',
      srt(`${FIRST}\nGood evening.\n\n${ELECTION}`, `${SECOND}\n\n${POLLS}`),
      BOTH,
    ],
    [
      'has HTML entities',
      vtt(`${FIRST_VTT}\n${entities(ELECTION_FR)}`, `${SECOND_VTT}\n${entities(POLLS_FR)}`),
      BOTH,
    ],
    [
      'has the same words in plain letters',
      vtt(`${FIRST_VTT}\n${ELECTION_FR}`, `${SECOND_VTT}\n${POLLS_FR}`),
      BOTH,
    ],
    [
      'has decomposed accents',
      vtt(`${FIRST_VTT}\n${ELECTION_FR}`, `${SECOND_VTT}\n${POLLS_FR}`).normalize('NFD'),
      BOTH,
    ],
    ['has line breaks of HTML between words', srt(`${FIRST}\n${ELECTION.replaceAll(' ', '<br />')}`), ONE],
    ['has soft hyphens in words', vtt(`${FIRST_VTT}\n${hyphenated(ELECTION)}`), ONE],
    ['has characters without a width in words', vtt(`${FIRST_VTT}\n${hyphenated(ELECTION, '\u200b')}`), ONE],
    [
      'has short arrows and spaces within its times',
      srt(`00: 00: 01, 000 -> 00: 00: 03, 500\n${ELECTION}`, `${SECOND.replace('-->', '—>')}\n${POLLS}`),
      BOTH,
    ],
    [
      'has fractions of many digits',
      srt(`00:00:01,000.0999999999999 --> 00:00:03,499.79999999999995\n${ELECTION}`),
      ONE,
    ],
    ['has arrows in its text', srt(`${FIRST}\n--> ${ELECTION}\n2 -> 3`), ONE],
    ['is in UTF-16 without a mark', Buffer.from(srt(`${FIRST}\n${ELECTION}`), 'utf16le'), ONE],
    [
      'is UTF-8 with a mark and one damaged byte',
      Buffer.concat([
        Buffer.from(`\uFEFF${vtt(`${FIRST_VTT}\n${ELECTION_FR}`, `${SECOND_VTT}\n${POLLS_FR}`)}`),
        Buffer.from([0xff]),
      ]),
      BOTH,
    ],
  ])('that %s gives the topic of its words at their times', (_, file, expected) => {
    expect(answerOf(file).secondsOf('politics')).toEqual(expected);
  });

  it('with music for the hearing-impaired is no speech, and evidence of the music', () => {
    const { speech, secondsOf } = answerOf(srt('00:00:00,500 --> 00:00:11,500\n[UPBEAT MUSIC PLAYING]'));
    expect(speech).toEqual([]);
    expect(secondsOf('music')).toHaveLength(12);
  });

  it('with applause for the hearing-impaired is speech only where somebody speaks', () => {
    const { speech } = answerOf(
      srt('00:00:03,000 --> 00:00:05,000\nGood night, see you.', '00:00:07,000 --> 00:00:09,000\n[APPLAUSE]'),
    );
    expect(speech).toEqual([{ start: 3000, end: 5000 }]);
  });
});

/** The accented letters and signs as named entities. */
function entities(text: string): string {
  const names: Record<string, string> = {
    ...{ è: '&egrave;', é: '&eacute;', É: '&Eacute;', '’': '&rsquo;', '…': '&hellip;' },
  };
  return text.replace(/[èéÉ’…]/g, (letter) => names[letter] ?? letter);
}

/** An invisible character after the third letter of each long word. */
function hyphenated(text: string, sign = '\u00ad'): string {
  return text.replace(/\b(\w{3})(\w{3,})/g, `$1${sign}$2`);
}
