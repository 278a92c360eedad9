import { Conversion } from './conversion.mjs';
import { inputsOf, integersOf, isSet, sizeOf, textOf, textsOf } from './graph-model.mjs';

/** @typedef {import('./graph-model.mjs').GraphModel} GraphModel */
/** @typedef {import('./graph-model.mjs').GraphNode} GraphNode */
/** @typedef {import('./onnx-writer.mjs').Attribute} Attribute */
/** @typedef {(conversion: Conversion, node: GraphNode, inputs: string[]) => void} Convert */

/** From rows, columns, channels to channels, rows, columns, and back. */
const CHANNELS_FIRST = [0, 3, 1, 2];
const CHANNELS_LAST = [0, 2, 3, 1];

/** Activations that TensorFlow fuses with the preceding operation. Each maps one tensor to another. */
/** @type {Record<string, (conversion: Conversion, input: string, output?: string) => string>} */
const ACTIVATIONS = {
  Relu: (conversion, input, output) => conversion.add('Relu', [input], {}, output),
  Relu6: (conversion, input, output) =>
    conversion.add('Clip', [input, conversion.scalar(0), conversion.scalar(6)], {}, output),
};

/** @param {Conversion} conversion @param {string} input @param {string} name */
function activated(conversion, input, name) {
  const activate = ACTIVATIONS[name];
  if (activate === undefined) throw new Error(`The fused operation ${name} cannot be converted.`);
  return activate(conversion, input);
}

/** @param {Conversion} conversion @param {string} input */
const channelsFirst = (conversion, input) =>
  conversion.add('Transpose', [conversion.tensorOf(input)], { perm: CHANNELS_FIRST });

/** @param {Conversion} conversion @param {string} input @param {string} output */
const channelsLast = (conversion, input, output) =>
  conversion.add('Transpose', [input], { perm: CHANNELS_LAST }, output);

/** @param {GraphNode} node @param {string} sizes @returns {Record<string, Attribute>} of a sliding window */
function windowOf(node, sizes) {
  const [, height = 1, width = 1] = integersOf(node, sizes);
  return { kernel_shape: [height, width], ...stepsOf(node) };
}

/** @param {GraphNode} node @returns {Record<string, Attribute>} */
function stepsOf(node) {
  const [, down = 1, right = 1] = integersOf(node, 'strides');
  return { strides: [down, right], auto_pad: textOf(node, 'padding') === 'SAME' ? 'SAME_UPPER' : 'VALID' };
}

/** @type {(isDepthwise: boolean) => Convert} */
const convolution =
  (isDepthwise) =>
  (conversion, node, [image = '', kernel = '', bias = '']) => {
    const [height = 1, width = 1, channels = 1, multiplier = 1] = conversion.shapeOf(kernel);
    const [, dilationDown = 1, dilationRight = 1] = integersOf(node, 'dilations');
    const weight = isDepthwise
      ? conversion.weight(kernel, [2, 3, 0, 1], [channels * multiplier, 1, height, width])
      : conversion.weight(kernel, [3, 2, 0, 1]);
    const fused = textsOf(node, 'fused_ops');
    const inputs = [channelsFirst(conversion, image), weight];
    if (fused.includes('BiasAdd')) inputs.push(conversion.weight(bias));
    let result = conversion.add('Conv', inputs, {
      kernel_shape: [height, width],
      dilations: [dilationDown, dilationRight],
      group: isDepthwise ? channels : 1,
      ...stepsOf(node),
    });
    for (const name of fused.filter((each) => each !== 'BiasAdd'))
      result = activated(conversion, result, name);
    channelsLast(conversion, result, node.name);
  };

/** @type {(operator: string) => Convert} */
const pooling =
  (operator) =>
  (conversion, node, [image = '']) => {
    const result = conversion.add(operator, [channelsFirst(conversion, image)], windowOf(node, 'ksize'));
    channelsLast(conversion, result, node.name);
  };

/** @type {(operator: string) => Convert} the same operation with another name */
const same = (operator) => (conversion, node, inputs) => {
  conversion.add(
    operator,
    inputs.map((input) => conversion.tensorOf(input)),
    {},
    node.name,
  );
};

/** @type {Convert} */
function addition(conversion, node, inputs) {
  const [left, right] = inputs.map((input) => conversion.constantOf(input));
  // Sizes that the graph computes from other sizes are constants here.
  if (left === undefined || right === undefined) return same('Add')(conversion, node, inputs);
  const longer = left.values.length >= right.values.length ? left : right;
  const values = longer.values.map(
    (_, index) =>
      (left.values[index % left.values.length] ?? 0) + (right.values[index % right.values.length] ?? 0),
  );
  conversion.setConstant(node.name, { shape: longer.shape, values });
}

/** @type {Convert} */
function padding(conversion, node, [input = '', paddings = '', value]) {
  const amounts = conversion.valuesOf(paddings);
  const before = amounts.filter((_, index) => index % 2 === 0);
  const after = amounts.filter((_, index) => index % 2 === 1);
  const inputs = [conversion.tensorOf(input), conversion.integers([...before, ...after])];
  if (value !== undefined) inputs.push(conversion.tensorOf(value));
  conversion.add('Pad', inputs, { mode: 'constant' }, node.name);
}

/** @type {Convert} */
function sparseToDense(conversion, node, [indices = '', shape = '', values = '', other = '']) {
  const sizes = conversion.valuesOf(shape);
  if (sizes.length !== 1) throw new Error(`${node.name} has more than one dimension.`);
  const dense = Array.from({ length: sizeOf(sizes) }, () => conversion.valuesOf(other)[0] ?? 0);
  const given = conversion.valuesOf(values);
  conversion.valuesOf(indices).forEach((place, index) => {
    dense[place] = given[index] ?? given[0] ?? 0;
  });
  conversion.setConstant(node.name, { shape: sizes, values: dense });
}

/** @type {Convert} */
function resizing(conversion, node, [image = '', size = '']) {
  const [height = 1, width = 1] = conversion.valuesOf(size);
  const source = channelsFirst(conversion, image);
  const start = conversion.add('Slice', [
    conversion.add('Shape', [source]),
    conversion.integers([0]),
    conversion.integers([2]),
  ]);
  const sizes = conversion.add('Concat', [start, conversion.integers([height, width])], { axis: 0 });
  const pixels = isSet(node, 'half_pixel_centers') ? 'half_pixel' : 'asymmetric';
  const result = conversion.add('Resize', [source, '', '', sizes], {
    mode: 'linear',
    coordinate_transformation_mode: isSet(node, 'align_corners') ? 'align_corners' : pixels,
  });
  channelsLast(conversion, result, node.name);
}

/** @type {Convert} */
function matrixProduct(conversion, node, [left = '', right = '', bias = '']) {
  let result = conversion.add('MatMul', [conversion.tensorOf(left), conversion.tensorOf(right)]);
  for (const name of textsOf(node, 'fused_ops')) {
    result =
      name === 'BiasAdd'
        ? conversion.add('Add', [result, conversion.tensorOf(bias)])
        : activated(conversion, result, name);
  }
  conversion.add('Identity', [result], {}, node.name);
}

/** The ONNX equivalent of each TensorFlow operation. @type {Record<string, Convert>} */
const OPERATIONS = {
  Const: () => undefined,
  Placeholder: (conversion, node) => {
    const sizes = node.attr?.shape?.shape?.dim.map(({ size }) => Number(size)) ?? [];
    // The size that is left open is the batch size, which is 1.
    conversion.addInput(
      node.name,
      sizes.map((size) => (size > 0 ? size : 1)),
    );
  },
  Conv2D: convolution(false),
  _FusedConv2D: convolution(false),
  DepthwiseConv2dNative: convolution(true),
  FusedDepthwiseConv2dNative: convolution(true),
  MaxPool: pooling('MaxPool'),
  AvgPool: pooling('AveragePool'),
  ResizeBilinear: resizing,
  Mean: (conversion, node, [input = '', axes = '']) => {
    const keepdims = isSet(node, 'keep_dims') ? 1 : 0;
    const attributes = { axes: conversion.valuesOf(axes), keepdims };
    conversion.add('ReduceMean', [conversion.tensorOf(input)], attributes, node.name);
  },
  Identity: same('Identity'),
  Add: addition,
  AddV2: addition,
  Sub: same('Sub'),
  Mul: same('Mul'),
  Sigmoid: same('Sigmoid'),
  Relu: same('Relu'),
  Softmax: same('Softmax'),
  Relu6: (conversion, node, [input = '']) => {
    ACTIVATIONS.Relu6?.(conversion, conversion.tensorOf(input), node.name);
  },
  LeakyRelu: (conversion, node, [input = '']) => {
    const alpha = { float: node.attr?.alpha?.f ?? 0.2 };
    conversion.add('LeakyRelu', [conversion.tensorOf(input)], { alpha }, node.name);
  },
  _FusedMatMul: matrixProduct,
  ConcatV2: (conversion, node, inputs) => {
    const axis = conversion.valuesOf(inputs.at(-1) ?? '')[0] ?? 0;
    const parts = inputs.slice(0, -1).map((input) => conversion.tensorOf(input));
    conversion.add('Concat', parts, { axis }, node.name);
  },
  Reshape: (conversion, node, [input = '', shape = '']) => {
    const sizes = conversion.integers(conversion.valuesOf(shape));
    conversion.add('Reshape', [conversion.tensorOf(input), sizes], {}, node.name);
  },
  Transpose: (conversion, node, [input = '', order = '']) => {
    conversion.add(
      'Transpose',
      [conversion.tensorOf(input)],
      { perm: conversion.valuesOf(order) },
      node.name,
    );
  },
  Pad: padding,
  PadV2: padding,
  SplitV: (conversion, node, [input = '', sizes = '', axis = '']) => {
    const lengths = conversion.valuesOf(sizes);
    const outputs = lengths.map((_, index) => (index === 0 ? node.name : `${node.name}:${index}`));
    conversion.addMany(
      'Split',
      [conversion.tensorOf(input), conversion.integers(lengths)],
      { axis: conversion.valuesOf(axis)[0] ?? 0 },
      outputs,
    );
  },
  SparseToDense: sparseToDense,
  Squeeze: (conversion, node, [input = '']) => {
    const axes = conversion.integers(integersOf(node, 'squeeze_dims'));
    conversion.add('Squeeze', [conversion.tensorOf(input), axes], {}, node.name);
  },
};

/**
 * Converts a TensorFlow.js graph model. ONNX convolutions expect the channels before the rows; the transpositions
 * around them cancel each other out when the runtime loads the model.
 *
 * @param {GraphModel} graph
 * @param {readonly string[]} outputs names of the operations whose results the model returns
 * @returns {Buffer} an ONNX file
 * @throws when the graph has an unsupported operation
 */
export function graphToOnnx(graph, outputs) {
  const conversion = new Conversion(graph);
  for (const each of graph.neededFor(outputs)) {
    const convert = OPERATIONS[each.op];
    if (convert === undefined)
      throw new Error(`The operation ${each.op} (${each.name}) cannot be converted.`);
    convert(conversion, each, inputsOf(each));
  }
  return conversion.finish(outputs);
}
