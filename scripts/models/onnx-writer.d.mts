export type Attribute = number | string | readonly number[] | { float: number };
export type DataType = 'float32' | 'uint8' | 'int32' | 'int64' | 'float16';

/** Little-endian bytes of floats. */
export function float32Bytes(values: readonly number[]): Buffer;
/** Little-endian bytes of 64-bit integers. */
export function int64Bytes(values: readonly number[]): Buffer;
/** A constant of a graph. `content` contains its values row by row. */
export function tensor(name: string, type: DataType, shape: readonly number[], content: Buffer): Buffer;
/** An operation of a graph. A plain number as an attribute is an integer. */
export function node(
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes?: Record<string, Attribute>,
): Buffer;
/** An ONNX file. */
export function model(graph: {
  nodes: readonly Buffer[];
  tensors: readonly Buffer[];
  inputs: readonly { name: string; shape?: readonly number[] }[];
  outputs: readonly { name: string; shape?: readonly number[] }[];
}): Buffer;
