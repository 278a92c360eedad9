import { expect, it } from 'vitest';
import { fileFactsOf } from './file-facts';

it('the tags of an MP4 file are facts', () => {
  expect(
    fileFactsOf({
      title: ' Week 4 ',
      show: 'The Talent Show',
      season_number: '25',
      episode_sort: '4',
      episode_id: 'TTS-2504',
      network: 'ABC',
      genre: 'Reality',
      date: '2026-11-20T08:00:00Z',
      itunextc: 'us-tv|TV-PG|400|',
      language: 'en',
      encoder: 'Lavf61.7.100',
    }),
  ).toEqual({
    title: 'Week 4',
    series: 'The Talent Show',
    season: '25',
    episode: 4,
    network: 'ABC',
    genre: 'Reality',
    firstBroadcast: '2026-11-20',
    contentRating: 'TV-PG',
    language: 'en',
  });
});

it('the tags of a Matroska file are facts, by what they are about', () => {
  expect(
    fileFactsOf({
      title: 'file name',
      'collection/title': 'The Talent Show',
      'season/part_number': '25',
      'episode/title': 'Week 4',
      'episode/part_number': '4',
      'episode/date_released': '2026-11-20',
      law_rating: 'TV-PG',
    }),
  ).toEqual({
    title: 'Week 4',
    series: 'The Talent Show',
    season: '25',
    episode: 4,
    firstBroadcast: '2026-11-20',
    contentRating: 'TV-PG',
  });
});

it('the genre and the rating of a Matroska file are those of the program before those of its series', () => {
  const series = { 'collection/genre': 'News', 'season/law_rating': 'TV-MA' };
  expect(fileFactsOf(series)).toEqual({ genre: 'News', contentRating: 'TV-MA' });
  expect(
    fileFactsOf({ ...series, 'episode/genre': 'Drama', 'episode/law_rating': 'TV-14', title: 'file name' }),
  ).toEqual({ genre: 'Drama', contentRating: 'TV-14', title: 'file name' });
  expect(
    fileFactsOf({ title: 'file name', 'movie/title': 'A', 'movie/date_released': '2021-05-04' }),
  ).toEqual({
    ...{ title: 'A', firstBroadcast: '2021-05-04' },
  });
});

it('plain names of season and episode are facts', () => {
  expect(fileFactsOf({ season: '3', episode: '2' })).toEqual({ season: '3', episode: 2 });
});

it('an ID of an episode that names both is its season and number', () => {
  expect(fileFactsOf({ episode_id: 's02e05' })).toEqual({ season: '2', episode: 5 });
  expect(fileFactsOf({ episode_id: '205' })).toBeUndefined();
});

it('what is no fact of its kind is left out', () => {
  expect(fileFactsOf({ date: '2019', episode_sort: '4a', itunextc: 'mpaa', show: '  ', title: 'A' })).toEqual(
    {
      title: 'A',
    },
  );
  expect(fileFactsOf({ title: 'x'.repeat(300) })?.title).toHaveLength(200);
  expect(fileFactsOf({ encoder: 'Lavf' })).toBeUndefined();
});
