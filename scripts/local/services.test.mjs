import { describe, expect, it } from 'vitest';
import { serviceEnvironment } from './services.mjs';

const NONE = { VITE_SPEECH_HOST: '', VITE_SPEECH_MINUTES: '', VITE_SCENE_HOST: '', VITE_SCENES_PER_DAY: '' };

describe('what the pages say about the services', () => {
  it('is the host of each, and how much of it a day has', () => {
    const openai = 'https://api.openai.com/v1';
    expect(serviceEnvironment({ TRANSCRIPTION_URL: openai, TRANSCRIPTION_MINUTES_PER_DAY: '30' })).toEqual({
      ...NONE,
      VITE_SPEECH_HOST: 'api.openai.com',
      VITE_SPEECH_MINUTES: '30',
    });
    expect(serviceEnvironment({ UNDERSTANDING_URL: openai, UNDERSTANDING_SCENES_PER_DAY: '9' })).toEqual({
      ...{ ...NONE, VITE_SCENE_HOST: 'api.openai.com', VITE_SCENES_PER_DAY: '9' },
    });
    const local = {
      TRANSCRIPTION_URL: 'http://127.0.0.1:8082/inference',
      UNDERSTANDING_URL: 'http://[::1]:1',
    };
    expect(serviceEnvironment(local)).toEqual({
      VITE_SPEECH_HOST: '127.0.0.1:8082',
      VITE_SPEECH_MINUTES: '60',
      VITE_SCENE_HOST: '[::1]:1',
      VITE_SCENES_PER_DAY: '60',
    });
  });

  it('is nothing without a service', () => {
    for (const url of [undefined, ' ', 'nonsense']) {
      expect(serviceEnvironment({ TRANSCRIPTION_URL: url, UNDERSTANDING_URL: url })).toEqual(NONE);
    }
  });
});
