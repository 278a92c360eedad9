/** The parts of the parser of `imsc` that are used. Its main module needs a browser. */
declare module 'imsc/src/main/js/doc.js' {
  export interface ImscElement {
    kind: string;
    /** Of a span of text. */
    text?: string;
    /** Of an image: its name. */
    src?: string;
    contents?: ImscElement[];
    /** Resolved, in seconds; the end can be infinite. */
    begin: number;
    end: number;
    /** Values by namespace and name, separated by a space. */
    styleAttrs?: Record<string, unknown>;
  }
  export interface ImscErrorHandler {
    info(message: string): void;
    warn(message: string): void;
    error(message: string): void;
    fatal(message: string): void;
  }
  /** A CommonJS module: Node imports it as a whole. */
  const doc: {
    /** @throws Error if the text is no well-formed XML, or is not TTML */
    fromXML(xml: string, errors: ImscErrorHandler): { body: ImscElement | null } | null;
  };
  export default doc;
}
