import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figures.module.css';
import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Text.layer.css';

interface Figure {
  label: string;
  value: string;
  note?: ReactNode;
}

interface FiguresProps {
  /** Names the group. */
  label: string;
  figures: readonly Figure[];
}

/** A few key figures, large enough to be read at a glance. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <section className={classes.section} aria-label={label}>
      <dl className={classes.figures}>
        {figures.map((figure) => (
          <Card key={figure.label} className={classes.figure} radius={12} withBorder>
            <Text component="dt" size="sm" c="dimmed">
              {figure.label}
            </Text>
            <dd className={classes.value}>{figure.value}</dd>
            {figure.note ? (
              <Text component="dd" size="sm" fw={560} mt={4}>
                {figure.note}
              </Text>
            ) : null}
          </Card>
        ))}
      </dl>
    </section>
  );
}
