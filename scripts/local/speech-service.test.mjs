import { describe, expect, it } from 'vitest';
import { speechServiceEnvironment } from './speech-service.mjs';

describe('what the pages say about the speech-to-text service', () => {
  it('is its host and the minutes of a day', () => {
    const env = { TRANSCRIPTION_URL: 'https://api.openai.com/v1', TRANSCRIPTION_MINUTES_PER_DAY: '30' };
    const expected = { VITE_SPEECH_HOST: 'api.openai.com', VITE_SPEECH_MINUTES: '30' };
    expect(speechServiceEnvironment(env)).toEqual(expected);
    expect(speechServiceEnvironment({ TRANSCRIPTION_URL: 'http://127.0.0.1:8082/inference' })).toEqual({
      VITE_SPEECH_HOST: '127.0.0.1:8082',
      VITE_SPEECH_MINUTES: '60',
    });
  });

  it('is nothing without a service', () => {
    for (const url of [undefined, ' ', 'nonsense']) {
      expect(speechServiceEnvironment({ TRANSCRIPTION_URL: url }).VITE_SPEECH_HOST).toBe('');
    }
  });
});
