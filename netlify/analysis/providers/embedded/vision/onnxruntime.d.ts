/** Neither package of the ONNX Runtime declares where its types are; both export the types of their common package. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common';
}

declare module 'onnxruntime-web' {
  export * from 'onnxruntime-common';
}
