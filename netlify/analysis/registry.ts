import { ClarifaiProvider } from './providers/clarifai/clarifai-provider';
import type { ClarifaiSettings } from './providers/clarifai/settings';
import { EmbeddedProvider } from './providers/embedded/embedded-provider';
import type { AnalysisProvider } from './provider';

/** The valid values of `ANALYSIS_PROVIDER`. */
export const PROVIDER_IDS = ['embedded', 'clarifai'] as const;

export type ProviderId = (typeof PROVIDER_IDS)[number];

export interface ProviderDependencies {
  /** File path of the bundled decoding worker. */
  workerPath: string;
  /** Folder with the models of the embedded provider; nothing is recognized without it. */
  modelsPath?: string | undefined;
  /** Folder with additional models of this installation. */
  ownModelsPath?: string | undefined;
  /** Required by `clarifai` only. */
  clarifai?: ClarifaiSettings;
}

const FACTORIES: Readonly<Record<ProviderId, (dependencies: ProviderDependencies) => AnalysisProvider>> = {
  embedded: ({ workerPath, modelsPath, ownModelsPath }) =>
    new EmbeddedProvider({ workerPath, modelsPath, ownModelsPath }),
  clarifai: ({ clarifai }) => {
    if (clarifai === undefined) throw new Error('ANALYSIS_PROVIDER is "clarifai", which needs its settings.');
    return new ClarifaiProvider(clarifai);
  },
};

/**
 * Creates the configured provider. There is no default: the provider must always be configured.
 *
 * @param name the value of `ANALYSIS_PROVIDER`
 * @throws Error that names the variable, its value, and the valid values
 */
export function createProvider(
  name: string | undefined,
  dependencies: ProviderDependencies,
): AnalysisProvider {
  const id = PROVIDER_IDS.find((known) => known === name);
  if (id === undefined) {
    const found = name === undefined || name === '' ? 'is missing' : `is "${name}"`;
    throw new Error(`ANALYSIS_PROVIDER ${found}; it must be one of: ${PROVIDER_IDS.join(', ')}.`);
  }
  return FACTORIES[id](dependencies);
}
