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

describe('readEnvironment', () => {
  it('has a default for all that is not required', () => {
    expect(readEnvironment(GOOD, PROVIDERS)).toEqual({
      providerId: 'embedded',
      firebaseProjectId: 'scenecue-prod',
      allowHosts: new Set(),
      maxVideoBytes: 500_000_000,
      maxVideoMs: 10_800_000,
      deadlineMs: 50_000,
      backgroundDeadlineMs: 780_000,
      limits: { perMinute: 10, ownAtOnce: 2, atOnce: 4 },
    });
  });

  it('reads every variable', () => {
    const variables = {
      ...DEMO,
      ANALYSIS_ALLOW_HOSTS: 'localhost:8888',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      MAX_VIDEO_SIZE_MB: '20',
      MAX_VIDEO_MINUTES: '10',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      ANALYSIS_DEADLINE_SECONDS: '30',
      BACKGROUND_DEADLINE_SECONDS: '600',
      MAX_ANALYSES_PER_MINUTE: '3',
      MAX_ANALYSES_AT_ONCE_PER_USER: '1',
      MAX_ANALYSES_AT_ONCE: '9',
      ANALYSIS_MODELS_FOLDER: ' own-models ',
    };
    expect(readEnvironment(variables, PROVIDERS)).toEqual({
      providerId: 'embedded',
      firebaseProjectId: 'demo-scenecue',
      authEmulatorHost: '127.0.0.1:9099',
      firestoreEmulatorHost: '127.0.0.1:8080',
      allowHosts: new Set(['localhost:8888']),
      maxVideoBytes: 20_000_000,
      maxVideoMs: 600_000,
      deadlineMs: 30_000,
      backgroundDeadlineMs: 600_000,
      limits: { perMinute: 3, ownAtOnce: 1, atOnce: 9 },
      ownModelsFolder: 'own-models',
    });
  });

  it('stays inside the shorter time of netlify dev', () => {
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
    ['MAX_VIDEO_MINUTES', 'ten'],
    ['ANALYSIS_DEADLINE_SECONDS', '60'],
    ['MAX_ANALYSES_PER_MINUTE', '0'],
    ['MAX_ANALYSES_AT_ONCE_PER_USER', '-1'],
    ['MAX_ANALYSES_AT_ONCE', 'none'],
    ['ANALYSIS_ALLOW_HOSTS', 'localhost'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'http://localhost:9099'],
  ])('names %s when it is %j', (name, value) => {
    const problems = problemsOf({ ...DEMO, [name]: value });
    expect(problems[0]).toMatch(new RegExp(`^${name}\\b`));
  });

  it('reads what clarifai needs only when it is the provider', () => {
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
  ])('names %s when it is %j', (name, value) => {
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
  ])('takes %s in the place of Clarifai, for a demo project alone', (origin) => {
    const variables = { ...CLARIFAI, CLARIFAI_BASE_URL: origin };
    const demo = { ...variables, FIREBASE_PROJECT_ID: 'demo-scenecue' };
    expect(readEnvironment(demo, PROVIDERS).clarifai?.origin).toBe(origin);
    expect(problemsOf(variables)).toEqual([
      'CLARIFAI_BASE_URL is only for projects whose id begins with "demo-"',
    ]);
  });

  // @row-35
  it('names all wrong variables at once', () => {
    const error = new EnvironmentError(problemsOf({ MAX_VIDEO_MINUTES: 'x' }));
    for (const name of ['ANALYSIS_PROVIDER', 'FIREBASE_PROJECT_ID', 'MAX_VIDEO_MINUTES']) {
      expect(error.message).toContain(name);
    }
  });

  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'ANALYSIS_ALLOW_HOSTS'])(
    'refuses %s for a real project',
    (name) => {
      expect(problemsOf({ ...DEMO, [name]: 'localhost:9099' })).toEqual([]);
      expect(problemsOf({ ...GOOD, [name]: 'localhost:9099' })).toEqual([
        `${name} is only for projects whose id begins with "demo-"`,
      ]);
    },
  );
});
