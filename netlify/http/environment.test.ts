import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment';

const PROVIDERS = ['embedded', 'clarifai'];
const GOOD = { ANALYSIS_PROVIDER: 'embedded', FIREBASE_PROJECT_ID: 'scenecue-prod' };
const CLARIFAI = { ...GOOD, ANALYSIS_PROVIDER: 'clarifai', CLARIFAI_PAT: 'pat-0123456789' };
const DEMO = { ...GOOD, FIREBASE_PROJECT_ID: 'demo-scenecue' };

function problemsOf(variables: Record<string, string | undefined>): readonly string[] {
  try {
    readEnvironment(variables, PROVIDERS);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('the memory of one instance', () => {
  const sharesOf = (variables: Record<string, string>) => {
    const { limits, childMemoryMb } = readEnvironment({ ...GOOD, ...variables }, PROVIDERS);
    return { atOnce: limits.atOnce, childMemoryMb };
  };

  it.each([
    [512, 1, 209],
    [1_024, 1, 619],
    [1_999, 1, 700],
    [2_000, 2, 700],
    [10_240, 4, 700],
  ])('of %i MB allows %i analyses at once with %i MB each', (memory, atOnce, childMemoryMb) => {
    const expected = { atOnce, childMemoryMb };
    expect(sharesOf({ FUNCTION_MEMORY_MB: String(memory) })).toEqual(expected);
    expect(sharesOf({ AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memory) })).toEqual(expected);
  });

  it('is the configured value if there is one, and otherwise that of the platform', () => {
    expect(sharesOf({ FUNCTION_MEMORY_MB: '2000', AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '512' }).atOnce).toBe(2);
  });

  it('allows no more analyses at once than the configured limit', () => {
    expect(sharesOf({ FUNCTION_MEMORY_MB: '9000', MAX_ANALYSES_AT_ONCE: '3' }).atOnce).toBe(3);
  });

  it('is unknown when it is configured nowhere, or the value of the platform is invalid', () => {
    for (const variables of [{}, { AWS_LAMBDA_FUNCTION_MEMORY_SIZE: 'much' }]) {
      expect(sharesOf(variables)).toEqual({ atOnce: 4, childMemoryMb: undefined });
    }
  });

  it('is refused when it is too small to decode a video', () => {
    expect(problemsOf({ ...GOOD, FUNCTION_MEMORY_MB: '100' })).toHaveLength(1);
  });
});

describe('the speech-to-text service', () => {
  const SERVICE = {
    ...GOOD,
    TRANSCRIPTION_URL: 'https://api.openai.com/v1',
    TRANSCRIPTION_MODEL: 'whisper-1',
  };
  const read = (variables: Record<string, string>) => readEnvironment(variables, PROVIDERS).transcription;

  it('is none unless it is configured', () => {
    expect(read({ ...GOOD, TRANSCRIPTION_KEY: 'key', TRANSCRIPTION_MODEL: 'whisper-1' })).toBeUndefined();
  });

  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1/audio/transcriptions'],
    ['https://api.openai.com/v1/', 'https://api.openai.com/v1/audio/transcriptions'],
    ['http://127.0.0.1:8082/inference', 'http://127.0.0.1:8082/inference'],
    ['http://localhost:8000', 'http://localhost:8000/audio/transcriptions'],
    ['http://10.1.2.3:8000/v1', 'http://10.1.2.3:8000/v1/audio/transcriptions'],
    [
      'https://x.openai.azure.com/openai/deployments/w/audio/transcriptions?api-version=2024-06-01',
      'https://x.openai.azure.com/openai/deployments/w/audio/transcriptions?api-version=2024-06-01',
    ],
  ])('at %s is called at %s', (given, url) => {
    expect(read({ ...SERVICE, TRANSCRIPTION_URL: given })).toEqual({
      settings: { url, model: 'whisper-1' },
      perDay: 3_600_000,
    });
  });

  it('has a key and a number of minutes if they are set', () => {
    const variables = { ...SERVICE, TRANSCRIPTION_KEY: 'sk-1', TRANSCRIPTION_MINUTES_PER_DAY: '15' };
    expect(read(variables)).toMatchObject({ settings: { key: 'sk-1' }, perDay: 900_000 });
  });

  it.each([
    'http://api.openai.com/v1',
    'http://8.8.8.8/v1',
    'https://user:pass@example.com/v1',
    'ftp://example.com',
    'example.com',
  ])('is refused at %s, where it would be sent in the open or nowhere', (url) => {
    expect(problemsOf({ ...SERVICE, TRANSCRIPTION_URL: url })).toEqual([
      expect.stringContaining('TRANSCRIPTION_URL'),
    ]);
  });

  it('needs a model, and its key is never reported', () => {
    const { TRANSCRIPTION_MODEL: _, ...others } = SERVICE;
    expect(problemsOf({ ...others, TRANSCRIPTION_KEY: 'a secret key' })).toEqual([
      expect.stringContaining('TRANSCRIPTION_MODEL is missing'),
      'TRANSCRIPTION_KEY is not a key without spaces',
    ]);
  });
});

describe('the service that describes scenes', () => {
  const SERVICE = {
    ...GOOD,
    UNDERSTANDING_URL: 'https://api.openai.com/v1/',
    UNDERSTANDING_MODEL: 'gpt-4o-mini',
  };
  const read = (variables: Record<string, string>) => readEnvironment(variables, PROVIDERS).understanding;

  it('is none unless it is configured', () => {
    expect(read({ ...GOOD, UNDERSTANDING_KEY: 'key', UNDERSTANDING_MODEL: 'm' })).toBeUndefined();
  });

  it.each([
    ['https://api.openai.com/v1/', 'https://api.openai.com/v1/chat/completions'],
    ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1/chat/completions'],
    [
      'https://x.openai.azure.com/openai/deployments/m/chat/completions?api-version=2024-10-21',
      'https://x.openai.azure.com/openai/deployments/m/chat/completions?api-version=2024-10-21',
    ],
  ])('at %s is called at %s, for 60 scenes a day', (given, url) => {
    const settings = { url, model: 'gpt-4o-mini' };
    expect(read({ ...SERVICE, UNDERSTANDING_URL: given })).toEqual({ settings, perDay: 60 });
  });

  it('has a key and a number of scenes of its own', () => {
    const own = { UNDERSTANDING_KEY: 'sk-2', UNDERSTANDING_SCENES_PER_DAY: '500', TRANSCRIPTION_KEY: 'sk-1' };
    expect(read({ ...SERVICE, ...own })).toMatchObject({ settings: { key: 'sk-2' }, perDay: 500 });
  });

  it('is refused without a model, and where pictures would be sent in the open', () => {
    const { UNDERSTANDING_MODEL: _, ...others } = SERVICE;
    expect(problemsOf({ ...others, UNDERSTANDING_URL: 'http://api.openai.com/v1' })).toEqual([
      expect.stringContaining('UNDERSTANDING_URL'),
      expect.stringContaining('UNDERSTANDING_MODEL is missing'),
    ]);
  });
});

describe('readEnvironment', () => {
  it('has a default for every variable that is not required', () => {
    expect(readEnvironment(GOOD, PROVIDERS)).toEqual({
      providerId: 'embedded',
      firebaseProjectId: 'scenecue-prod',
      requiresVerifiedEmail: false,
      allowHosts: new Set(),
      maxVideoBytes: 500_000_000,
      maxVideoMs: 10_800_000,
      deadlineMs: 50_000,
      backgroundDeadlineMs: 780_000,
      backgroundVideoBytes: 5_000_000_000,
      limits: { perMinute: 10, ownAtOnce: 2, atOnce: 4 },
      backgroundOwnAtOnce: 3,
    });
  });

  it('reads every variable', () => {
    const variables = {
      ...DEMO,
      ANALYSIS_ALLOW_HOSTS: 'localhost:8888',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      VITE_FIREBASE_API_KEY: 'key-of-the-page',
      REQUIRE_VERIFIED_EMAIL: 'true',
      APP_CHECK_PROJECT_NUMBER: '123456789012',
      BACKGROUND_VIDEO_SIZE_MB: '900',
      MAX_VIDEO_SIZE_MB: '20',
      MAX_VIDEO_MINUTES: '10',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      ANALYSIS_DEADLINE_SECONDS: '30',
      BACKGROUND_DEADLINE_SECONDS: '600',
      MAX_ANALYSES_PER_MINUTE: '3',
      MAX_ANALYSES_AT_ONCE_PER_USER: '1',
      MAX_ANALYSES_AT_ONCE: '9',
      BACKGROUND_OWN_AT_ONCE: '7',
      ANALYSIS_MODELS_FOLDER: ' own-models ',
    };
    expect(readEnvironment(variables, PROVIDERS)).toEqual({
      providerId: 'embedded',
      firebaseProjectId: 'demo-scenecue',
      firebaseApiKey: 'key-of-the-page',
      requiresVerifiedEmail: true,
      appCheckProjectNumber: '123456789012',
      authEmulatorHost: '127.0.0.1:9099',
      firestoreEmulatorHost: '127.0.0.1:8080',
      allowHosts: new Set(['localhost:8888']),
      maxVideoBytes: 20_000_000,
      maxVideoMs: 600_000,
      deadlineMs: 30_000,
      backgroundDeadlineMs: 600_000,
      backgroundVideoBytes: 900_000_000,
      limits: { perMinute: 3, ownAtOnce: 1, atOnce: 9 },
      backgroundOwnAtOnce: 7,
      ownModelsFolder: 'own-models',
    });
  });

  it('prefers the key that is meant for the function', () => {
    const keys = { VITE_FIREBASE_API_KEY: 'key-of-the-page', FIREBASE_API_KEY: 'own-key' };
    expect(readEnvironment({ ...GOOD, ...keys }, PROVIDERS).firebaseApiKey).toBe('own-key');
  });

  it('keeps the deadline within the shorter limit of netlify dev', () => {
    expect(readEnvironment({ ...GOOD, NETLIFY_DEV: 'true' }, PROVIDERS).deadlineMs).toBe(26_000);
  });

  it.each([
    ['ANALYSIS_PROVIDER', undefined],
    ['ANALYSIS_PROVIDER', ''],
    ['ANALYSIS_PROVIDER', 'Embedded'],
    ['ANALYSIS_PROVIDER', 'magic'],
    ['FIREBASE_PROJECT_ID', undefined],
    ['FIREBASE_PROJECT_ID', ' '],
    ['FIREBASE_PROJECT_ID', 'a/b'],
    ['MAX_VIDEO_SIZE_MB', '0'],
    ['MAX_VIDEO_SIZE_MB', '-5'],
    ['MAX_VIDEO_SIZE_MB', '1.5'],
    ['MAX_VIDEO_SIZE_MB', '500MB'],
    ['MAX_VIDEO_SIZE_MB', '10001'],
    ['BACKGROUND_VIDEO_SIZE_MB', '20001'],
    ['MAX_VIDEO_MINUTES', 'ten'],
    ['ANALYSIS_DEADLINE_SECONDS', '60'],
    ['BACKGROUND_DEADLINE_SECONDS', '841'],
    ['MAX_ANALYSES_PER_MINUTE', '0'],
    ['MAX_ANALYSES_AT_ONCE_PER_USER', '-1'],
    ['MAX_ANALYSES_AT_ONCE', 'none'],
    ['ANALYSIS_ALLOW_HOSTS', 'localhost'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'http://localhost:9099'],
    ['REQUIRE_VERIFIED_EMAIL', '1'],
    ['REQUIRE_VERIFIED_EMAIL', 'True'],
    ['APP_CHECK_PROJECT_NUMBER', 'scenecue'],
  ])('reports %s when it is %j', (name, value) => {
    const problems = problemsOf({ ...DEMO, [name]: value });
    expect(problems[0]).toMatch(new RegExp(`^${name}\\b`));
  });

  it('reads the settings of Clarifai only when it is the provider', () => {
    const set = {
      CLARIFAI_PAT: 'pat-0123456789',
      CLARIFAI_SAMPLE_MS: '500',
      CLARIFAI_MODEL_VERSION_ID: 'v1',
    };
    expect(readEnvironment({ ...GOOD, ...set }, PROVIDERS).clarifai).toBeUndefined();
    expect(readEnvironment({ ...CLARIFAI, ...set }, PROVIDERS).clarifai).toEqual({
      key: 'pat-0123456789',
      origin: 'https://api.clarifai.com',
      userId: 'clarifai',
      appId: 'main',
      modelId: 'general-image-recognition',
      modelVersionId: 'v1',
      sampleMs: 500,
    });
    expect(readEnvironment(CLARIFAI, PROVIDERS).clarifai).not.toHaveProperty('modelVersionId');
    expect(readEnvironment(CLARIFAI, PROVIDERS).clarifai?.sampleMs).toBe(1_000);
  });

  it.each([
    ['CLARIFAI_PAT', undefined],
    ['CLARIFAI_PAT', ' '],
    ['CLARIFAI_PAT', 'short'],
    ['CLARIFAI_PAT', 'two words of it'],
    ['CLARIFAI_PAT', 'split\r\nx-more: 1'],
    ['CLARIFAI_USER_ID', '../x'],
    ['CLARIFAI_APP_ID', '..'],
    ['CLARIFAI_MODEL_ID', 'a/b'],
    ['CLARIFAI_MODEL_VERSION_ID', 'a?b'],
    ['CLARIFAI_SAMPLE_MS', '99'],
    ['CLARIFAI_SAMPLE_MS', '60001'],
    ['CLARIFAI_SAMPLE_MS', '1s'],
    ['CLARIFAI_BASE_URL', 'http://example.com'],
    ['CLARIFAI_BASE_URL', 'http://127.0.0.1.example.com'],
    ['CLARIFAI_BASE_URL', 'https://user:secret@example.com'],
    ['CLARIFAI_BASE_URL', 'https://example.com/v2'],
    ['CLARIFAI_BASE_URL', 'ftp://127.0.0.1'],
    ['CLARIFAI_BASE_URL', 'example.com'],
  ])('reports %s when it is %j', (name, value) => {
    const problems = problemsOf({ ...CLARIFAI, FIREBASE_PROJECT_ID: 'demo-scenecue', [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}\\b`));
    if (name === 'CLARIFAI_PAT' && value !== undefined) {
      expect(problems[0]).not.toContain(value.trim() === '' ? '""' : value);
    }
  });

  it.each([
    'https://stand-in.example.com',
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
    'http://localhost:4000',
  ])('accepts %s instead of Clarifai, for a demo project alone', (origin) => {
    const variables = { ...CLARIFAI, CLARIFAI_BASE_URL: origin };
    const demo = { ...variables, FIREBASE_PROJECT_ID: 'demo-scenecue' };
    expect(readEnvironment(demo, PROVIDERS).clarifai?.origin).toBe(origin);
    expect(problemsOf(variables)).toEqual([
      'CLARIFAI_BASE_URL is only for projects whose id begins with "demo-"',
    ]);
  });

  // @row-35
  it('reports all invalid variables at once', () => {
    const error = new EnvironmentError(problemsOf({ MAX_VIDEO_MINUTES: 'x' }));
    for (const name of ['ANALYSIS_PROVIDER', 'FIREBASE_PROJECT_ID', 'MAX_VIDEO_MINUTES']) {
      expect(error.message).toContain(name);
    }
  });

  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'ANALYSIS_ALLOW_HOSTS'])(
    'refuses %s for a real project',
    (name) => {
      expect(problemsOf({ ...DEMO, [name]: 'localhost:9099' })).toEqual([]);
      expect(problemsOf({ ...GOOD, [name]: 'localhost:9099' })).toEqual([
        `${name} is only for projects whose id begins with "demo-"`,
      ]);
    },
  );
});

it('each variable that is read is described on the page of operation', () => {
  const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const code = ['environment.ts', 'clarifai-environment.ts', '../../src/config/environment.ts']
    .map(textOf)
    .join('');
  const names = new Set(code.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g)?.filter((name) => code.includes(`'${name}'`)));
  expect(names.size).toBeGreaterThan(25);
  const page = textOf('../../docs/operation.md');
  for (const name of names) expect(page).toContain(`\`${name}\``);
});
