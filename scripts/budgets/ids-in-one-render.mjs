/** Mantine's `useId`, in its package. */
const MODULE = /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;

const WITH_REACT = `
import { useId as useReactId } from 'react';
export function useId(staticId) {
  const id = useReactId();
  return typeof staticId === 'string' ? staticId : 'mantine-' + id;
}`;

/**
 * Lets Mantine's components keep the id that React gives them. Mantine, which supports React 17 too, replaces it with a
 * random one after the first render. Every field and menu of a page is then rendered a second time, in one task before
 * the first paint. On a slow tablet that was two thirds of the longest task of Settings.
 *
 * @returns {import('vite').Plugin}
 * @throws {Error} in a build in which the module is no longer where it was
 */
export function idsInOneRender() {
  let isReplaced = false;
  return {
    name: 'ids-in-one-render',
    apply: 'build',
    load: {
      filter: { id: MODULE },
      handler() {
        isReplaced = true;
        return WITH_REACT;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        throw new Error("Mantine's useId is not replaced: @mantine/hooks has it at another place.");
    },
  };
}
