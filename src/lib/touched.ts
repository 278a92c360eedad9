/** Where the person last changed something; null while they have only looked around. */
let touchedAt: string | null = null;

const note = () => {
  touchedAt = location.pathname;
};

/** A button of the page may begin work or change a list; one of the sidebar does not. */
const noteButton = ({ target }: Event) => {
  if (target instanceof Element && target.closest('main button')) note();
};

/** From now on it is known whether a reload would take something from a person. @returns the end of it */
export function watchTouches(): () => void {
  const options = { capture: true, passive: true };
  document.addEventListener('input', note, options);
  document.addEventListener('change', note, options);
  document.addEventListener('click', noteButton, options);
  return () => {
    document.removeEventListener('input', note, options);
    document.removeEventListener('change', note, options);
    document.removeEventListener('click', noteButton, options);
  };
}

/** Whether something has been changed on the page at this address, and not only on one that was left since. */
export const isPageTouched = (): boolean => touchedAt === location.pathname;

/** Whether anything has been changed since this document was loaded: lists live as long as that. */
export const wasEverTouched = (): boolean => touchedAt !== null;
