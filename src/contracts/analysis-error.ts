import * as v from 'valibot';

/** Every error code that the function can answer with. */
export const analysisErrorCodes = [
  'url-not-allowed',
  'unreachable',
  'too-slow',
  'not-a-video',
  'unsupported-codec',
  'damaged',
  'decoder-crashed',
  'too-large',
  'too-long',
  'no-picture',
  'captions-not-allowed',
  'captions-unreachable',
  'captions-too-slow',
  'captions-too-large',
  'captions-unreadable',
  'provider-busy',
  'provider-failed',
  'provider-unavailable',
  'too-many-requests',
  'internal',
  'bad-request',
  'unauthenticated',
  'sign-in-expiring',
  'email-not-verified',
  'app-not-verified',
  'method-not-allowed',
  'unsupported-media-type',
  'body-too-large',
  'identity-unavailable',
  'misconfigured',
] as const;
export type AnswerErrorCode = (typeof analysisErrorCodes)[number];

/** Accepts any code: a page that is older than the function can still show the message. */
export const analysisErrorSchema = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
});

export type AnalysisError = v.InferOutput<typeof analysisErrorSchema>;
