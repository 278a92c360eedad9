import { BYTES_PER_VALUE, operationOf, sizeOf } from './graph-model.mjs';
import { float32Bytes, int64Bytes, model, node, tensor } from './onnx-writer.mjs';

/** @typedef {import('./graph-model.mjs').GraphModel} GraphModel */
/** @typedef {import('./graph-model.mjs').Constant} Constant */
/** @typedef {import('./onnx-writer.mjs').Attribute} Attribute */

/** The ONNX graph being built, and what is known about the source graph. */
export class Conversion {
  #graph;
  /** @type {Buffer[]} */
  #nodes = [];
  /** @type {Buffer[]} */
  #tensors = [];
  /** @type {{ name: string, shape: number[] }[]} */
  #inputs = [];
  /** @type {Map<string, Constant>} */
  #constants = new Map();
  /** @type {Set<string>} */
  #written = new Set();
  #lastId = 0;

  /** @param {GraphModel} graph */
  constructor(graph) {
    this.#graph = graph;
  }

  /**
   * Adds an operation.
   *
   * @param {string} operator
   * @param {readonly string[]} inputs
   * @param {Record<string, Attribute>} [attributes]
   * @param {string} [output] generated when left out
   * @returns {string} the output's name
   */
  add(operator, inputs, attributes = {}, output = this.#nextName()) {
    this.addMany(operator, inputs, attributes, [output]);
    return output;
  }

  /** @param {string} operator @param {readonly string[]} inputs @param {Record<string, Attribute>} attributes @param {readonly string[]} outputs */
  addMany(operator, inputs, attributes, outputs) {
    this.#nodes.push(node(operator, inputs, outputs, attributes));
  }

  /** @param {string} name @param {number[]} shape */
  addInput(name, shape) {
    this.#inputs.push({ name, shape });
  }

  /** @param {readonly number[]} values @returns {string} name of a list of 64-bit integers */
  integers(values) {
    const name = this.#nextName();
    this.#tensors.push(tensor(name, 'int64', [values.length], int64Bytes(values)));
    return name;
  }

  /** @param {number} value @returns {string} name of a single float */
  scalar(value) {
    const name = `scalar/${value}`;
    if (this.#isNew(name)) this.#tensors.push(tensor(name, 'float32', [], float32Bytes([value])));
    return name;
  }

  /** @param {string} input of a graph's operation @returns {string} the tensor's name in ONNX */
  tensorOf(input) {
    const name = operationOf(input);
    if (this.#graph.weight(name) !== undefined) return this.weight(name);
    // The first output of an operation is also called without its index.
    return input.endsWith(':0') ? name : input;
  }

  /**
   * A weight in the type in which the graph stores it. The runtime converts it to floats once, when it loads the model.
   *
   * @param {string} input
   * @param {readonly number[]} [order] of the dimensions: which one comes first, second …
   * @param {readonly number[]} [newShape]
   * @returns {string} name of the tensor with the floats
   */
  weight(input, order, newShape) {
    const weight = this.#graph.weight(operationOf(input));
    if (weight === undefined) throw new Error(`${input} is no weight of the model.`);
    const name = ['weight', operationOf(input), ...(order ?? [])].join('/');
    if (!this.#isNew(name)) return name;
    const { type, scale, min } = weight;
    const size = BYTES_PER_VALUE[type];
    const content = order ? transposed(weight.content, weight.shape, order, size) : weight.content;
    const shape = newShape ?? order?.map((index) => weight.shape[index] ?? 1) ?? weight.shape;
    if (type === 'float32' || type === 'int32') {
      this.#tensors.push(tensor(name, type, shape, content));
      return name;
    }
    const stored = `${name}/${type}`;
    this.#tensors.push(tensor(stored, type, shape, content));
    if (type === 'float16') return this.add('Cast', [stored], { to: 1 }, name);
    const floats = this.add('Cast', [stored], { to: 1 });
    const scaled = this.add('Mul', [floats, this.scalar(scale)]);
    return this.add('Add', [scaled, this.scalar(min)], {}, name);
  }

  /** @param {string} name of an operation whose result is now known @param {Constant} constant */
  setConstant(name, constant) {
    this.#constants.set(name, constant);
  }

  /** @param {string} input @returns {Constant | undefined} undefined when it depends on the model's input */
  constantOf(input) {
    const name = operationOf(input);
    const known = this.#constants.get(name);
    if (known !== undefined) return known;
    const weight = this.#graph.weight(name);
    if (weight?.type !== 'int32' && weight?.type !== 'float32') return undefined;
    const { type, content, shape } = weight;
    const values = Array.from({ length: sizeOf(shape) }, (_, index) =>
      type === 'int32' ? content.readInt32LE(index * 4) : content.readFloatLE(index * 4),
    );
    return { shape, values };
  }

  /** @param {string} input @returns {number[]} @throws when they depend on the model's input */
  valuesOf(input) {
    const constant = this.constantOf(input);
    if (constant === undefined) throw new Error(`${input} is not constant.`);
    return constant.values;
  }

  /** @param {string} input @returns {number[]} the shape of a weight */
  shapeOf(input) {
    const weight = this.#graph.weight(operationOf(input));
    if (weight === undefined) throw new Error(`${input} is no weight of the model.`);
    return weight.shape;
  }

  /** @param {readonly string[]} outputs @returns {Buffer} the file */
  finish(outputs) {
    return model({
      nodes: this.#nodes,
      tensors: this.#tensors,
      inputs: this.#inputs,
      outputs: outputs.map((name) => ({ name })),
    });
  }

  #nextName() {
    this.#lastId += 1;
    return `t${this.#lastId}`;
  }

  /** @param {string} name */
  #isNew(name) {
    const isNew = !this.#written.has(name);
    this.#written.add(name);
    return isNew;
  }
}

/**
 * @param {Buffer} content
 * @param {readonly number[]} shape
 * @param {readonly number[]} order which dimension comes first, second …
 * @param {number} size bytes of a value
 * @returns {Buffer}
 */
function transposed(content, shape, order, size) {
  const result = Buffer.alloc(content.length);
  const strides = shape.map((_, index) => sizeOf(shape.slice(index + 1)));
  const sizes = order.map((index) => shape[index] ?? 1);
  const steps = order.map((index) => strides[index] ?? 1);
  const count = sizeOf(shape);
  for (let target = 0; target < count; target += 1) {
    let rest = target;
    let source = 0;
    for (let dimension = sizes.length - 1; dimension >= 0; dimension -= 1) {
      const length = sizes[dimension] ?? 1;
      source += (rest % length) * (steps[dimension] ?? 0);
      rest = Math.floor(rest / length);
    }
    content.copy(result, target * size, source * size, (source + 1) * size);
  }
  return result;
}
