import { ClarifaiProvider } from './providers/clarifai/clarifai-provider';
import type { ClarifaiSettings } from './providers/clarifai/settings';
import { EmbeddedProvider } from './providers/embedded/embedded-provider';
import type { AnalysisProvider } from './provider';

/** The values that `ANALYSIS_PROVIDER` may have. */
export const PROVIDER_IDS = ['embedded', 'clarifai'] as const;

export type ProviderId = (typeof PROVIDER_IDS)[number];

export interface ProviderDependencies {
  /** File path of the bundled decoding worker. */
  workerPath: string;
  /** Folder with the models of the embedded provider; nothing is recognized without it. */
  modelsPath?: string | undefined;
  /** Folder with the models that the installation has added to them. */
  ownModelsPath?: string | undefined;
  /** Needed by `clarifai` alone. */
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
 * Creates the provider that configuration names. There is no default: which one analyses is always said.
 *
 * @param name the value of `ANALYSIS_PROVIDER`
 * @throws Error that names the variable, what it holds, and what it may hold
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
