import { Button, Modal, Progress, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { Card } from '@/ui/layouts/card';
import { useFormats } from '@/ui/use-formats';
import classes from './billing-page.module.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';

/** Sample data, as specified. The usage is a share from 0 to 1. */
const sample = { monthlyPrice: 49, usage: 0.75, card: { lastDigits: '4242', expiry: '12/24' } } as const;

/** Plan, usage and card. Both buttons open a notice that these are sample data. */
export function BillingPage() {
  const t = useText();
  const { money, percent } = useFormats();
  const [notice, setNotice] = useState<'plan' | 'card'>('plan');
  const [isOpen, { open, close }] = useDisclosure();

  const button = (about: 'plan' | 'card', label: MessageId) => (
    <Button
      variant="default"
      onClick={() => {
        setNotice(about);
        open();
      }}
    >
      {t(label)}
    </Button>
  );

  return (
    <>
      <div className={classes.cards}>
        <Card title={t('billing.plan.title')} action={button('plan', 'billing.plan.manage')}>
          <Text fw={560}>{t('billing.plan.name')}</Text>
          <Text fz="h1" fw={660} lh={1.25}>
            {t('billing.plan.price', { price: money(sample.monthlyPrice) })}
          </Text>
        </Card>
        <Card title={t('billing.usage.title')}>
          <Text fz="h1" fw={660} lh={1.25}>
            {percent(sample.usage)}
          </Text>
          <Progress value={sample.usage * 100} size="lg" my="sm" aria-label={t('billing.usage.title')} />
          <Text size="sm" c="dimmed">
            {t('billing.usage.text', { share: percent(sample.usage) })}
          </Text>
        </Card>
        <Card title={t('billing.card.title')} action={button('card', 'billing.card.update')}>
          <Text size="lg" fw={560} ff="monospace">
            <span aria-hidden="true">{`•••• •••• •••• ${sample.card.lastDigits}`}</span>
            <VisuallyHidden>{t('billing.card.ending', { digits: sample.card.lastDigits })}</VisuallyHidden>
          </Text>
          <Text size="sm" c="dimmed" mt={4}>
            {t('billing.card.expires', { expiry: sample.card.expiry })}
          </Text>
        </Card>
      </div>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t(notice === 'plan' ? 'billing.plan.manage' : 'billing.card.title')}
        closeButtonProps={{ size: 44, iconSize: 18, 'aria-label': t('tables.close') }}
        closeOnClickOutside
      >
        {t(notice === 'plan' ? 'billing.plan.notice' : 'billing.card.notice')}
      </Modal>
    </>
  );
}
