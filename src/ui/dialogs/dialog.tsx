import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

interface DialogProps {
  role?: 'dialog' | 'alertdialog';
  /** Always rendered, and opened by this, so that the focus returns to where it was. */
  opened: boolean;
  title: string;
  /** One or two sentences under the title. Assistive technology reads them, and not the whole content. */
  description?: string | undefined;
  /** Called on Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** Mantine's modal, with a description that is not its whole content. */
export function Dialog({ role, opened, title, description, onClose, children }: DialogProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content
        // Mantine's own role is always `dialog`.
        ref={role ? (element) => element?.setAttribute('role', role) : null}
      >
        <Modal.Header>
          <Modal.Title fz="xl" fw={660}>
            {title}
          </Modal.Title>
        </Modal.Header>
        {description ? (
          <Modal.Body c="dimmed" fz="sm">
            {description}
          </Modal.Body>
        ) : null}
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
