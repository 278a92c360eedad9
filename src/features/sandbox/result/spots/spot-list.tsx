import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useState } from 'react';
import { isolated } from '@/contracts/printable-text';
import { useText } from '@/i18n/use-text';
import { adProductName } from '@/targeting/spots/ad-products';
import type { Spot } from '@/targeting/spots/spot';
import classes from './spots.module.css';
import { SpotDialog } from './spot-form';
import type { SpotEditor } from './use-spots';

/** A spot with its facts, and what can be done with it. */
function SpotItem({ spot, onChange, onRemove }: { spot: Spot; onChange: () => void; onRemove: () => void }) {
  const t = useText();
  return (
    <li>
      <div>
        <Text fw={560}>
          <bdi>{spot.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {[
            ...(spot.brand ? [isolated(spot.brand)] : []),
            adProductName(spot.product),
            t('spots.seconds', { seconds: spot.seconds }),
            t(spot.measured ? 'spots.analyzed' : 'spots.only-named'),
            ...(spot.isExclusive ? [t('spots.exclusive')] : []),
          ].join(' · ')}
        </Text>
      </div>
      <Group gap={4}>
        <Button
          size="xs"
          variant="default"
          aria-label={t('spots.change-of', { name: spot.name })}
          onClick={onChange}
        >
          {t('spots.change')}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={t('spots.remove-of', { name: spot.name })}
          onClick={onRemove}
        >
          {t('spots.remove')}
        </Button>
      </Group>
    </li>
  );
}

/**
 * The spots of the user: each can be changed and removed, and more can be added.
 *
 * @param usualSeconds length of a new spot, until another is entered
 */
export function SpotList({ editor, usualSeconds }: { editor: SpotEditor; usualSeconds: number }) {
  const { spots, isFull, save, remove } = editor;
  const t = useText();
  const [dialog, setDialog] = useState<{ spot: Spot | null; isOpen: boolean }>({ spot: null, isOpen: false });
  const [removed, setRemoved] = useState<Spot | null>(null);
  const canUndo = removed !== null && !isFull && !spots.some(({ id }) => id === removed.id);
  return (
    <>
      <Group gap="xs">
        <Button size="sm" disabled={isFull} onClick={() => setDialog({ spot: null, isOpen: true })}>
          {t('spots.add')}
        </Button>
        {isFull ? <Text size="sm">{t('spots.full', { count: spots.length })}</Text> : null}
      </Group>
      <div>
        <ul className={classes.list} aria-label={t('spots.list')}>
          {spots.map((spot) => (
            <SpotItem
              key={spot.id}
              spot={spot}
              onChange={() => setDialog({ spot, isOpen: true })}
              onRemove={() => {
                remove(spot.id);
                setRemoved(spot);
              }}
            />
          ))}
        </ul>
        <Group role="status" gap="xs" fz="sm">
          {canUndo ? (
            <>
              {t('spots.removed', { name: removed.name })}
              <Button variant="subtle" size="compact-sm" onClick={() => save(removed)}>
                {t('spots.undo')}
              </Button>
            </>
          ) : null}
        </Group>
      </div>
      <SpotDialog
        opened={dialog.isOpen}
        spot={dialog.spot}
        usualSeconds={usualSeconds}
        onSave={save}
        onClose={() => setDialog(({ spot }) => ({ spot, isOpen: false }))}
      />
    </>
  );
}
