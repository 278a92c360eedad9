import './ask-for-google-test-account.css';

export interface GoogleTestAccount {
  name: string;
  email: string;
}

/**
 * The small dialog that replaces Google's popup in a build for the emulators. Plain elements, because an adapter uses
 * no components. Resolves to null when it is closed without an account.
 */
export function askForGoogleTestAccount(): Promise<GoogleTestAccount | null> {
  const name = field('Name', { name: 'name', autocomplete: 'off', value: 'Grace Hopper' });
  const email = field('Email', { name: 'email', type: 'email', autocomplete: 'off', required: '' });
  const cancel = element('button', { type: 'button' }, 'Cancel');
  const title = element('h2', { id: 'google-test-account' }, 'Google test account');
  const form = element(
    'form',
    { method: 'dialog' },
    title,
    element('p', {}, 'This build talks to an emulator. Any name and address will do.'),
    name.label,
    email.label,
    element('div', {}, cancel, element('button', { type: 'submit' }, 'Continue')),
  );
  const dialog = element(
    'dialog',
    { class: 'google-test-account', 'aria-labelledby': 'google-test-account' },
    form,
  );
  document.body.append(dialog);
  dialog.showModal();
  email.input.focus();
  return new Promise((resolve) => {
    let account: GoogleTestAccount | null = null;
    form.addEventListener('submit', () => {
      account = { name: name.input.value.trim(), email: email.input.value.trim().toLowerCase() };
    });
    cancel.addEventListener('click', () => {
      dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(account);
    });
  });
}

function field(text: string, attributes: Record<string, string>) {
  const input = element('input', attributes);
  return { input, label: element('label', {}, text, input) };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}
