import { Card as MantineCard, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Title.layer.css';

interface CardProps {
  title: string;
  /** An action, at the bottom of the card. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own title. */
export function Card({ title, action, children }: CardProps) {
  return (
    <MantineCard component="section" padding="lg" radius={12} withBorder aria-label={title}>
      <Title order={2} size="h5" mb="md">
        {title}
      </Title>
      <div style={{ flex: 1 }}>{children}</div>
      {action ? <div style={{ marginTop: 22 }}>{action}</div> : null}
    </MantineCard>
  );
}
