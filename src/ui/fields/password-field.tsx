import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';

/** A password with a button that shows what was typed; the keyboard reaches it too. */
export function PasswordField(props: PasswordInputProps) {
  const t = useText();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      // Mantine does not set it, as it does for its other fields.
      aria-invalid={Boolean(props.error) || undefined}
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t(visible ? 'ui.hide-characters' : 'ui.show-characters') }}
    />
  );
}
