import { describe, expect, it } from 'vitest';
import { analysisErrorCodes } from '@/contracts/analysis-error';
import german from '@/i18n/messages/de/sandbox/sandbox.json';
import english from '@/i18n/messages/en/sandbox/sandbox.json';
import spanish from '@/i18n/messages/es/sandbox/sandbox.json';
import french from '@/i18n/messages/fr/sandbox/sandbox.json';
import { inEnglish } from '@/i18n/testing/in-english';
import type { Translate } from '@/i18n/use-text';
import { failureMessage, type SandboxFailure } from './failure-message';

const t: Translate = (message, values) =>
  inEnglish(typeof message === 'string' ? { id: message, ...(values ? { values } : {}) } : message) ?? '';

const words = (problem: SandboxFailure) => failureMessage(problem, t);

describe('the message of a failure', () => {
  it('asks for a URL when there is none', () => {
    expect(words({ kind: 'url-empty', field: 'url' })).toEqual({
      field: 'url',
      message: 'Please enter a video URL',
      help: null,
    });
  });

  it.each(['not-a-video', 'internal', 'a code of tomorrow'])(
    'is the status, and the message of the server on a separate line: %s',
    (code) => {
      const error = { code, message: 'This is {no} video.' };
      expect(words({ kind: 'refused', status: 415, error })).toEqual({
        field: 'url',
        message: 'Failed to analyze video: Error: 415',
        help: 'This is {no} video.',
      });
    },
  );

  it('is the status alone when the server sent no message', () => {
    expect(words({ kind: 'refused', status: 502 })).toEqual({
      field: 'url',
      message: 'Failed to analyze video: Error: 502',
      help: null,
    });
  });

  it.each(['unreachable', 'no-token', 'unknown'] as const)('is that of the failure itself: %s', (kind) => {
    expect(words({ kind, message: 'Failed to fetch' }).message).toBe(
      'Failed to analyze video: Failed to fetch',
    );
  });

  it.each([
    [{ kind: 'url-incomplete', field: 'url' }, 'The URL must begin with https:// or http://.'],
    [{ kind: 'url-too-long', field: 'url', limit: 2048 }, 'The URL must have no more than 2048 characters.'],
    [{ kind: 'unreadable' }, 'The server sent an invalid response.'],
    [{ kind: 'no-answer' }, 'The server is not responding. Please try again later.'],
  ] as const)('explains what happened: %j', (problem, reason) => {
    expect(words(problem)).toEqual({
      field: 'url',
      message: `Failed to analyze video: ${reason}`,
      help: null,
    });
  });

  it.each<SandboxFailure>([
    { kind: 'url-incomplete', field: 'captionsUrl' },
    { kind: 'url-too-long', field: 'captionsUrl', limit: 2048 },
    { kind: 'refused', status: 415, error: { code: 'captions-unreadable', message: 'No captions.' } },
  ])('is shown at the captions when it is about these: %j', (problem) => {
    expect(words(problem).field).toBe('captionsUrl');
  });

  it.each([
    [
      'Your other analyses are still running.',
      8,
      'Your other analyses are still running. Try again in 8 seconds.',
    ],
    ['Please try again in 8 seconds.', 8, 'Please try again in 8 seconds.'],
    ['Videos of 18 minutes are too many.', 1, 'Videos of 18 minutes are too many. Try again in 1 second.'],
  ])('has the time to wait once: "%s" and %d s', (message, retryAfterS, help) => {
    const error = { code: 'too-many-requests', message };
    expect(words({ kind: 'refused', status: 429, error, retryAfterS })).toEqual({
      field: 'url',
      message: 'Failed to analyze video: Error: 429',
      help,
    });
    expect(words({ kind: 'refused', status: 503, retryAfterS: 2 }).help).toBe('Try again in 2 seconds.');
  });

  it('of a stream that is cut off says that the connection was lost, and what to do', () => {
    expect(words({ kind: 'cut-off' })).toEqual({
      field: 'url',
      message: 'Failed to analyze video: The connection was lost before the analysis was complete.',
      help: 'Check your internet connection and try again.',
    });
  });
});

it.each(Object.entries({ german, spanish, french }))(
  'a message of the server in English is translated to %s for every code',
  (_language, messages) => {
    for (const code of analysisErrorCodes) {
      const message = messages[`sandbox.error.${code}`];
      // Compiled: an array of its texts and placeholders.
      expect(message).toEqual([expect.stringMatching(/^.{10,}$/)]);
      expect(message).not.toEqual(english[`sandbox.error.${code}`]);
    }
  },
);
