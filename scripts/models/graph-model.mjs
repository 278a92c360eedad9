/**
 * @typedef {object} GraphNode an operation of a TensorFlow.js graph model
 * @property {string} name
 * @property {string} op
 * @property {string[]} [input]
 * @property {Record<string, GraphAttribute>} [attr]
 *
 * @typedef {object} GraphAttribute
 * @property {string} [s] base64
 * @property {number} [f]
 * @property {boolean} [b]
 * @property {{ s?: string[], i?: (string | number)[] }} [list]
 * @property {{ dim: { size: string | number }[] }} [shape]
 *
 * @typedef {object} WeightEntry
 * @property {string} name
 * @property {number[]} shape
 * @property {string} dtype
 * @property {{ dtype: string, scale?: number, min?: number }} [quantization]
 *
 * @typedef {object} GraphModelJson
 * @property {{ node: GraphNode[] }} modelTopology
 * @property {{ paths: string[], weights: WeightEntry[] }[]} weightsManifest
 *
 * @typedef {'float32' | 'float16' | 'uint8' | 'int32'} StoredType
 *
 * @typedef {object} Weight
 * @property {StoredType} type type in which it is stored
 * @property {number[]} shape
 * @property {Buffer} content little-endian, row by row
 * @property {number} scale what a uint8 is multiplied by, and `min` what is then added to it
 * @property {number} min
 *
 * @typedef {{ shape: number[], values: number[] }} Constant
 */

/** @type {Record<StoredType, number>} */
export const BYTES_PER_VALUE = { float32: 4, float16: 2, uint8: 1, int32: 4 };

/** @param {readonly number[]} shape @returns {number} */
export const sizeOf = (shape) => shape.reduce((product, size) => product * size, 1);

/** @param {string | undefined} base64 @returns {string} */
const decoded = (base64) => Buffer.from(base64 ?? '', 'base64').toString();

/** A TensorFlow.js graph model: its operations by name, and its weights. */
export class GraphModel {
  /** @type {Map<string, GraphNode>} */
  #nodes;
  /** @type {Map<string, Weight>} */
  #weights = new Map();

  /** @param {GraphModelJson} json @param {Buffer} content the weights, one after the other as `json` lists them */
  constructor(json, content) {
    this.#nodes = new Map(json.modelTopology.node.map((node) => [node.name, node]));
    let offset = 0;
    for (const entry of json.weightsManifest.flatMap(({ weights }) => weights)) {
      const declared = entry.quantization?.dtype ?? entry.dtype;
      // A truth value is a byte.
      const type = declared === 'bool' ? 'uint8' : declared;
      if (!isStoredType(type)) throw new Error(`The weight ${entry.name} has the unknown type ${type}.`);
      const end = offset + sizeOf(entry.shape) * BYTES_PER_VALUE[type];
      if (end > content.length) throw new Error(`The weights end before ${entry.name}.`);
      const { scale = 1, min = 0 } = entry.quantization ?? {};
      this.#weights.set(entry.name, {
        type,
        shape: entry.shape,
        content: content.subarray(offset, end),
        scale,
        min,
      });
      offset = end;
    }
    if (offset !== content.length) throw new Error('There are more weights than the model lists.');
  }

  /**
   * @param {readonly string[]} outputs
   * @returns {GraphNode[]} what these outputs are computed from, in an order in which each can be computed
   */
  neededFor(outputs) {
    /** @type {Set<GraphNode>} */
    const ordered = new Set();
    /** @param {string} name */
    const visit = (name) => {
      const node = this.#nodes.get(name);
      if (node === undefined) throw new Error(`The model has no operation ${name}.`);
      if (ordered.has(node)) return;
      for (const input of inputsOf(node)) visit(operationOf(input));
      ordered.add(node);
    };
    for (const output of outputs) visit(output);
    return [...ordered];
  }

  /** @param {string} name @returns {Weight | undefined} */
  weight(name) {
    return this.#weights.get(name);
  }
}

/** @param {string} type @returns {type is StoredType} */
const isStoredType = (type) => Object.hasOwn(BYTES_PER_VALUE, type);

/** @param {GraphNode} node @returns {string[]} its inputs, without control dependencies, which only set the order */
export const inputsOf = (node) => (node.input ?? []).filter((name) => !name.startsWith('^'));

/** @param {string} tensor `name` or `name:index` @returns {string} the operation that computes it */
export const operationOf = (tensor) => tensor.split(':')[0] ?? tensor;

/** @param {GraphNode} node @param {string} name @returns {number[]} */
export const integersOf = (node, name) => (node.attr?.[name]?.list?.i ?? []).map(Number);

/** @param {GraphNode} node @param {string} name @returns {string} empty when it is missing */
export const textOf = (node, name) => decoded(node.attr?.[name]?.s);

/** @param {GraphNode} node @param {string} name @returns {string[]} */
export const textsOf = (node, name) => (node.attr?.[name]?.list?.s ?? []).map(decoded);

/** @param {GraphNode} node @param {string} name @returns {boolean} */
export const isSet = (node, name) => node.attr?.[name]?.b === true;
