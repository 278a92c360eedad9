/** How Clarifai is called. Read from the environment in `netlify/http/clarifai-environment.ts`. */
export interface ClarifaiSettings {
  /** Personal access token or application key. Never logged, never part of an answer or an error. */
  key: string;
  /** Origin of the API, without a trailing slash. */
  origin: string;
  userId: string;
  appId: string;
  modelId: string;
  /** The newest version unless given. */
  modelVersionId?: string;
  /** Configured interval between two analyzed frames in milliseconds. */
  sampleMs: number;
}

/** Clarifai's own public model for frames and videos: https://docs.clarifai.com/api-guide/predict/video */
export const CLARIFAI_DEFAULTS = {
  origin: 'https://api.clarifai.com',
  userId: 'clarifai',
  appId: 'main',
  modelId: 'general-image-recognition',
  sampleMs: 1_000,
} as const;

/** Range of `sample_ms`: https://docs.clarifai.com/api-guide/predict/video ("Configuring FPS"). */
export const MIN_SAMPLE_MS = 100;
export const MAX_SAMPLE_MS = 60_000;
