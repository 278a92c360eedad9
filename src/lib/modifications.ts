/** Whether a reload could lose changes made on the page. */
export interface Modifications {
  /** Whether something has been changed on the page at this URL. */
  isPageModified: () => boolean;
  /** Whether anything has been changed since this document was loaded: in-memory lists last as long as the document. */
  isDocumentModified: () => boolean;
}

/** Starts watching the document. */
export function watchModifications(): Modifications {
  /** The path of the page that was changed last. */
  let modifiedPath: string | null = null;
  const note = () => {
    modifiedPath = location.pathname;
  };
  const options = { capture: true, passive: true };
  document.addEventListener('input', note, options);
  document.addEventListener('change', note, options);
  document.addEventListener(
    'click',
    ({ target }) => {
      // A button of the page may start work or change a list; a button of the sidebar does not.
      if (target instanceof Element && target.closest('main button')) note();
    },
    options,
  );
  return {
    isPageModified: () => modifiedPath === location.pathname,
    isDocumentModified: () => modifiedPath !== null,
  };
}
