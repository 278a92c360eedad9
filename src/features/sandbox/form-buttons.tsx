import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';

interface FormButtonsProps {
  onCancel: () => void;
  /** Further buttons, between the two. */
  children?: ReactNode;
}

/** The end of a form in a dialog: saves the changes, or leaves it. */
export function FormButtons({ onCancel, children }: FormButtonsProps) {
  const t = useText();
  return (
    <Group gap="sm">
      <Button type="submit">{t('tables.save-changes')}</Button>
      {children}
      <Button variant="default" onClick={onCancel}>
        {t('tables.cancel')}
      </Button>
    </Group>
  );
}
