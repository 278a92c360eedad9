const isNamed = (name: string | RegExp, text: string | null | undefined) =>
  typeof name === 'string' ? text?.trim() === name : name.test(text?.trim() ?? '');

/**
 * The control, list or region with this name for assistive technology. On a page with hundreds of controls, the queries
 * of Testing Library take seconds for that.
 */
export function queryControl(name: string | RegExp): HTMLElement | null {
  const named = [...document.querySelectorAll<HTMLElement>('[aria-label]')].find((element) =>
    isNamed(name, element.getAttribute('aria-label')),
  );
  if (named) return named;
  const labelled = [...document.querySelectorAll<HTMLElement>('[aria-labelledby]')].find((element) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return label !== null && isNamed(name, label.textContent);
  });
  if (labelled) return labelled;
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => isNamed(name, textContent));
  return label?.control ?? null;
}

/** The control, list or region with this name. @throws Error if there is none */
export function control(name: string | RegExp): HTMLElement {
  const found = queryControl(name);
  if (!found) throw new Error(`Nothing is named ${name}`);
  return found;
}
