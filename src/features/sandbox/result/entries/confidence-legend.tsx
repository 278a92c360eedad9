import { Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { CONFIDENCE_STEPS, toneStyle } from './confidence';
import classes from './confidence-legend.module.css';

/** The meaning of the colors of the chips. */
export function ConfidenceLegend() {
  const t = useText();
  const { percent } = useFormats();
  return (
    <Group component="dl" gap="2px 16px" fz="sm">
      <Text component="dt" inherit fw={600}>
        {t('sandbox.confidence.title')}
      </Text>
      {CONFIDENCE_STEPS.map(({ tone, side, threshold }) => (
        <Group component="dd" key={tone} gap={6} c="dimmed">
          <span className={classes.dot} style={toneStyle(tone)} />
          {t(`sandbox.confidence.${side}`, { percent: percent(threshold) })}
        </Group>
      ))}
    </Group>
  );
}
