import { openDialog } from './reachable';

/**
 * What the Back of a remote does: it ends what is open, as Escape does, and otherwise leads to the page before.
 *
 * @returns true: there is always something to do
 */
export function goBack(): boolean {
  const dialog = openDialog();
  if (dialog) {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    return true;
  }
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const isAnswered = !(document.activeElement ?? document.body).dispatchEvent(escape);
  if (!isAnswered) history.back();
  return true;
}
