import { Alert } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import '@mantine/core/styles/Alert.layer.css';

interface BannerProps {
  tone: 'good' | 'neutral' | 'bad' | 'warn';
  /** The message itself, alone in its element. */
  message: string;
  /** An explanation of the message. */
  children?: ReactNode;
}

const COLORS = { good: 'green', neutral: 'gray', bad: 'red', warn: 'yellow' };

/** A message within the page. Only a `bad` one interrupts a screen reader. */
export function Banner({ tone, message, children }: BannerProps) {
  const Icon = tone === 'good' || tone === 'neutral' ? IconCircleCheck : IconAlertTriangle;
  return (
    <Alert
      role={tone === 'bad' ? 'alert' : 'group'}
      color={COLORS[tone]}
      icon={<Icon aria-hidden="true" />}
      title={message}
    >
      {children}
    </Alert>
  );
}
