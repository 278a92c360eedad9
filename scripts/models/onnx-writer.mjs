/**
 * Writes ONNX files: the part of the format (protocol buffers, `onnx.proto3` of ONNX 1.15) that the models of
 * this project need. Every function returns an encoded message.
 */

/** Numbers of `TensorProto.DataType`. */
const DATA_TYPES = { float32: 1, uint8: 2, int32: 6, int64: 7, float16: 10 };
/** Numbers of `AttributeProto.AttributeType`. */
const ATTRIBUTE_TYPES = { float: 1, int: 2, string: 3, ints: 7 };
/** The version of the file format, and that of the operators. */
const IR_VERSION = 8;
const OPERATOR_SET = 13;

/** @typedef {keyof typeof DATA_TYPES} DataType */
/** @typedef {number | string | readonly number[] | { float: number }} Attribute a plain number is an integer */

/** @param {number | bigint} value @returns {Buffer} base-128 digits, lowest first; negative numbers as 64-bit */
function varint(value) {
  const digits = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const digit = Number(rest & 127n);
    rest >>= 7n;
    digits.push(rest > 0n ? digit | 128 : digit);
  } while (rest > 0n);
  return Buffer.from(digits);
}

/** @param {number} field @param {number | bigint} value */
const integer = (field, value) => Buffer.concat([varint(field << 3), varint(value)]);

/** @param {number} field @param {Buffer | string} content a text or an encoded message */
function bytes(field, content) {
  const buffer = Buffer.from(content);
  return Buffer.concat([varint((field << 3) | 2), varint(buffer.length), buffer]);
}

/** @param {number} field @param {number} value */
const float = (field, value) => Buffer.concat([varint((field << 3) | 5), float32Bytes([value])]);

/** @param {readonly number[]} values @returns {Buffer} */
export function float32Bytes(values) {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeFloatLE(value, index * 4));
  return buffer;
}

/** @param {readonly number[]} values @returns {Buffer} */
export function int64Bytes(values) {
  const buffer = Buffer.alloc(values.length * 8);
  values.forEach((value, index) => buffer.writeBigInt64LE(BigInt(value), index * 8));
  return buffer;
}

/**
 * @param {string} name
 * @param {DataType} type
 * @param {readonly number[]} shape
 * @param {Buffer} content little-endian, row by row
 */
export const tensor = (name, type, shape, content) =>
  Buffer.concat([
    ...shape.map((size) => integer(1, size)),
    integer(2, DATA_TYPES[type]),
    bytes(8, name),
    bytes(9, content),
  ]);

/** @param {string} name @param {Attribute} value */
function attribute(name, value) {
  const start = bytes(1, name);
  if (typeof value === 'string') {
    return Buffer.concat([start, bytes(4, value), integer(20, ATTRIBUTE_TYPES.string)]);
  }
  if (typeof value === 'number') {
    return Buffer.concat([start, integer(3, value), integer(20, ATTRIBUTE_TYPES.int)]);
  }
  if ('float' in value) {
    return Buffer.concat([start, float(2, value.float), integer(20, ATTRIBUTE_TYPES.float)]);
  }
  return Buffer.concat([start, ...value.map((each) => integer(8, each)), integer(20, ATTRIBUTE_TYPES.ints)]);
}

/**
 * @param {string} operator
 * @param {readonly string[]} inputs names of tensors; an empty name omits an optional input
 * @param {readonly string[]} outputs
 * @param {Record<string, Attribute>} [attributes]
 */
export const node = (operator, inputs, outputs, attributes = {}) =>
  Buffer.concat([
    ...inputs.map((name) => bytes(1, name)),
    ...outputs.map((name) => bytes(2, name)),
    bytes(4, operator),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, attribute(name, value))),
  ]);

/**
 * @param {{ name: string, shape?: readonly number[] }} value a float32 tensor; of any shape when `shape` is left out
 */
function valueInfo({ name, shape }) {
  const dimensions = shape?.map((size) => bytes(1, integer(1, size)));
  const tensorType = Buffer.concat([
    integer(1, DATA_TYPES.float32),
    ...(dimensions === undefined ? [] : [bytes(2, Buffer.concat(dimensions))]),
  ]);
  return Buffer.concat([bytes(1, name), bytes(2, bytes(1, tensorType))]);
}

/**
 * @param {object} graph
 * @param {readonly Buffer[]} graph.nodes in an order in which each can be computed
 * @param {readonly Buffer[]} graph.tensors the weights and other constants
 * @param {readonly { name: string, shape?: readonly number[] }[]} graph.inputs
 * @param {readonly { name: string, shape?: readonly number[] }[]} graph.outputs
 * @returns {Buffer} the file
 */
export function model({ nodes, tensors, inputs, outputs }) {
  const graph = Buffer.concat([
    ...nodes.map((each) => bytes(1, each)),
    bytes(2, 'graph'),
    ...tensors.map((each) => bytes(5, each)),
    ...inputs.map((each) => bytes(11, valueInfo(each))),
    ...outputs.map((each) => bytes(12, valueInfo(each))),
  ]);
  const operators = Buffer.concat([bytes(1, ''), integer(2, OPERATOR_SET)]);
  return Buffer.concat([integer(1, IR_VERSION), bytes(2, 'scenecue'), bytes(7, graph), bytes(8, operators)]);
}
