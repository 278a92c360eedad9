import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Onnx from 'onnxruntime-common';
import * as v from 'valibot';
import { ModelError } from './model-error';

export type Backend = 'native' | 'wasm';

export interface RuntimeOptions {
  /** Folder of the models and their `manifest.json`: `dist/models` in a build. */
  folder: string;
  /** Number of threads per calculation; default 1. */
  threads?: number;
  /** By default native if it can be loaded, otherwise WebAssembly. */
  backend?: Backend;
}

/** A tensor; its shape lists its dimensions. */
export interface TensorData<Data extends Float32Array | BigInt64Array = Float32Array> {
  data: Data;
  shape: readonly number[];
}

/** A file with a model. */
export interface ModelFile {
  path: string;
  /** SHA-256 of the file in hexadecimal digits. */
  sha256: string;
}

const manifestSchema = v.object({
  models: v.array(v.object({ name: v.string(), file: v.string(), sha256: v.string() })),
});

/**
 * Options for low memory: without the arena and the memory pattern, the memory of a run is released after it. They
 * would bring no benefit for one frame at a time.
 */
const SESSION_OPTIONS: Onnx.InferenceSession.SessionOptions = {
  graphOptimizationLevel: 'all',
  executionMode: 'sequential',
  enableCpuMemArena: false,
  enableMemPattern: false,
  interOpNumThreads: 1,
  // Errors are thrown; warnings only concern unused initializers.
  logSeverityLevel: 3,
};

/** The ONNX Runtime of this process, with a session for each model used so far. */
export class Runtime {
  readonly backend: Backend;
  /** Why the native backend is not used; undefined if it is used, or if WebAssembly was requested. */
  readonly nativeFailure: string | undefined;
  readonly #ort: typeof Onnx;
  readonly #threads: number;
  readonly #files: Map<string, ModelFile>;
  readonly #sessions = new Map<string, Promise<Onnx.InferenceSession>>();

  private constructor(
    ort: typeof Onnx,
    backend: Backend,
    threads: number,
    files: Map<string, ModelFile>,
    nativeFailure?: string,
  ) {
    this.#ort = ort;
    this.backend = backend;
    this.nativeFailure = nativeFailure;
    this.#threads = threads;
    this.#files = files;
  }

  /**
   * Loads the runtime, without any model.
   *
   * @throws ModelError when neither backend can be loaded (`runtime`), or the folder has no manifest (`read`)
   */
  static async open({ folder, threads = 1, backend }: RuntimeOptions): Promise<Runtime> {
    const files = await readManifest(folder);
    let nativeFailure: string | undefined;
    if (backend !== 'wasm') {
      try {
        return new Runtime(await import('onnxruntime-node'), 'native', threads, files);
      } catch (cause) {
        if (backend === 'native') throw new ModelError('onnxruntime-node', 'runtime', cause);
        nativeFailure = cause instanceof Error ? cause.message : String(cause);
      }
    }
    try {
      const ort = await import('onnxruntime-web');
      ort.env.wasm.numThreads = threads;
      return new Runtime(ort, 'wasm', threads, files, nativeFailure);
    } catch (cause) {
      const reasons = [nativeFailure, cause instanceof Error ? cause.message : String(cause)];
      throw new ModelError('onnxruntime', 'runtime', reasons.filter(Boolean).join('; '));
    }
  }

  /** Registers a model that is not in the folder's manifest. @throws ModelError `manifest` if the name exists */
  add(name: string, file: ModelFile): void {
    if (this.#files.has(name)) throw new ModelError(name, 'manifest', 'Two models have this name.');
    this.#files.set(name, file);
  }

  /** Loads a model unless it is already loaded. @throws ModelError `read`, `verify` or `load` */
  async load(model: string): Promise<void> {
    await this.#session(model);
  }

  /**
   * Runs a model, which is loaded on first use.
   *
   * @param inputs by name
   * @param outputs names of the requested outputs
   * @returns the outputs in the order of their names
   * @throws ModelError `read`, `verify`, `load` or `run`
   */
  async run(
    model: string,
    inputs: Readonly<Record<string, TensorData<Float32Array | BigInt64Array>>>,
    outputs: readonly string[],
  ): Promise<TensorData[]> {
    const session = await this.#session(model);
    try {
      const feeds = Object.entries(inputs).map(([name, input]) => [name, this.#tensor(input)] as const);
      const results = await session.run(Object.fromEntries(feeds), [...outputs]);
      return outputs.map((name) => {
        const result = results[name];
        if (!(result?.data instanceof Float32Array))
          throw new TypeError(`The output ${name} is not float32.`);
        return { data: result.data, shape: result.dims };
      });
    } catch (cause) {
      throw new ModelError(model, 'run', cause);
    }
  }

  /** Reads a file of the manifest that is not a model. @throws ModelError `read` or `verify` */
  async readText(name: string): Promise<string> {
    return (await this.#read(name)).toString();
  }

  /** Releases the memory of all models; each can be loaded again. */
  async close(): Promise<void> {
    const sessions = [...this.#sessions.values()];
    this.#sessions.clear();
    for (const session of await Promise.allSettled(sessions)) {
      if (session.status === 'fulfilled') await session.value.release();
    }
  }

  #tensor({ data, shape }: TensorData<Float32Array | BigInt64Array>) {
    return data instanceof Float32Array
      ? new this.#ort.Tensor('float32', data, shape)
      : new this.#ort.Tensor('int64', data, shape);
  }

  #session(model: string): Promise<Onnx.InferenceSession> {
    const known = this.#sessions.get(model);
    if (known !== undefined) return known;
    // Loading is not retried after a failure: every run then fails with the same error.
    const session = this.#create(model);
    this.#sessions.set(model, session);
    return session;
  }

  async #create(model: string): Promise<Onnx.InferenceSession> {
    const content = await this.#read(model);
    try {
      return await this.#ort.InferenceSession.create(content, {
        ...SESSION_OPTIONS,
        executionProviders: [this.backend === 'native' ? 'cpu' : 'wasm'],
        intraOpNumThreads: this.#threads,
      });
    } catch (cause) {
      throw new ModelError(model, 'load', cause);
    }
  }

  async #read(name: string): Promise<Buffer> {
    const file = this.#files.get(name);
    if (file === undefined) throw new ModelError(name, 'read', 'The manifest does not list it.');
    const content = await readFile(file.path).catch((cause: unknown) => {
      throw new ModelError(name, 'read', cause);
    });
    if (createHash('sha256').update(content).digest('hex') === file.sha256) return content;
    throw new ModelError(name, 'verify', 'The file is not the one whose SHA-256 the manifest lists.');
  }
}

async function readManifest(folder: string): Promise<Map<string, ModelFile>> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    const { models } = v.parse(manifestSchema, manifest);
    return new Map(models.map(({ name, file, sha256 }) => [name, { path: join(folder, file), sha256 }]));
  } catch (cause) {
    throw new ModelError('manifest.json', 'read', cause);
  }
}
