import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Text.layer.css';

interface QuestionProps {
  opened: boolean;
  title: string;
  text: string;
  /** The harmless answer, which has the focus. Escape gives it too. */
  cancel: string;
  onCancel: () => void;
  answers: readonly { label: string; onClick: () => void }[];
}

/** Asks before something is done that cannot be undone. */
export function Question({ opened, title, text, cancel, onCancel, answers }: QuestionProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      withCloseButton={false}
      closeOnClickOutside={false}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      centered
    >
      <Text mb="md">{text}</Text>
      <Group gap="sm">
        <Button data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
        {answers.map(({ label, onClick }) => (
          <Button key={label} variant="default" onClick={onClick}>
            {label}
          </Button>
        ))}
      </Group>
    </Modal>
  );
}
