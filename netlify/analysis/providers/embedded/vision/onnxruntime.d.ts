/** Neither package of the ONNX Runtime says where its types are; both export those of the package that they share. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common';
}

declare module 'onnxruntime-web' {
  export * from 'onnxruntime-common';
}
