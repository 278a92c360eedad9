import { Filter, FilterGraph, Frame } from 'node-av';

/**
 * A chain of native filters.
 *
 * @param {readonly (readonly [filter: string, args?: string])[]} steps
 * @returns {((frame: Frame) => Frame) & { all: (frame: Frame) => Frame[] }} the output for an input frame: the one
 *   frame, or all frames; the caller must free them
 */
export function filterChain(steps) {
  const graph = new FilterGraph();
  graph.alloc();
  const contexts = steps.map(([name, args], index) => {
    const filter = Filter.getByName(name);
    const context = filter === null ? null : graph.createFilter(filter, `step${String(index)}`, args ?? null);
    if (context === null) throw new Error(`There is no filter ${name}.`);
    return context;
  });
  contexts.slice(1).forEach((context, index) => contexts[index]?.link(0, context, 0));
  if (graph.configSync() < 0) throw new Error('The filters do not fit together.');
  const [first, last] = [contexts[0], contexts.at(-1)];
  /** @param {Frame} frame */
  const all = (frame) => {
    first?.buffersrcAddFrameSync(frame);
    /** @type {Frame[]} */
    const frames = [];
    for (;;) {
      const output = new Frame();
      output.alloc();
      if (last === undefined || last.buffersinkGetFrameSync(output) < 0) return frames;
      frames.push(output);
    }
  };
  /** @param {Frame} frame */
  const one = (frame) => {
    const [output] = all(frame);
    if (output === undefined) throw new Error('Nothing came out.');
    return output;
  };
  return Object.assign(one, { all });
}
