import { openDialog } from './reachable';

/** The names that remotes and keyboards give the Back key. */
export const BACK_KEYS: ReadonlySet<string> = new Set(['GoBack', 'BrowserBack', 'XF86Back']);

/** Does what Escape does. @returns whether anything was open, or has used the key */
function pressEscape(): boolean {
  const dialog = openDialog();
  if (dialog instanceof HTMLDialogElement) {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    return true;
  }
  const hasMenu = document.querySelector('[role=menu], [role=combobox][aria-expanded=true]') !== null;
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const isAnswered = !(document.activeElement ?? document.body).dispatchEvent(key);
  // A dialog or a menu closes without saying that it has used the key.
  return isAnswered || dialog !== null || hasMenu;
}

/**
 * The Back key of a remote: closes what is open, as Escape does, or goes to the previous page.
 *
 * @returns true: the key is always handled
 */
export function pressBack(): boolean {
  if (!pressEscape()) history.back();
  return true;
}

/**
 * The browser's Back, and Forward, while a dialog is open: as Escape does, it closes the dialog, and the page stays. A
 * dialog that Escape does not close stays too. Browsers let a page cancel only steps between its own addresses.
 */
export function closeBeforeTraversal(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.cancelable || !openDialog()) return;
  event.preventDefault();
  pressEscape();
}
