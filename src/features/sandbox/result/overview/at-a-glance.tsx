import { Stack, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import type { Suitability } from '../plan/use-planning';
import type { Player } from '../player/use-player';
import { Answer } from './answer';
import { BestBreaks } from './best-breaks';
import { SuitabilityCard } from './suitability-card';
import { TopicGrid } from './topic-grid';

interface AtAGlanceProps {
  suitability: Suitability;
  player: Player;
}

/** Whether to buy, what the video is about, and its best places for an advertisement. */
export const AtAGlance = memo(function AtAGlance({ suitability, player }: AtAGlanceProps) {
  const t = useText();
  const { plan } = suitability;
  return (
    <Stack component="section" gap="sm" aria-labelledby="result-glance">
      <VisuallyHidden component="h3" id="result-glance" tabIndex={-1}>
        {t('plan.glance.title')}
      </VisuallyHidden>
      <Answer suitability={suitability} />
      <TopicGrid plan={plan} player={player} />
      <BestBreaks plan={plan} />
      <SuitabilityCard plan={plan} />
    </Stack>
  );
});
