import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { Card } from '@/ui/layouts/card';
import { CardGrid } from '@/ui/layouts/card-grid';
import { Dialog } from '@/ui/dialogs/dialog';
import dialogClasses from '@/ui/dialogs/dialog.module.css';
import { useFormats } from '@/ui/use-formats';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import classes from './billing-page.module.css';
import { UsageBar } from './usage-bar';

/** Sample data, as specified. The usage is a share from 0 to 1. */
const sample = { monthlyPrice: 49, usage: 0.75, card: { lastDigits: '4242', expiry: '12/24' } } as const;

/** Plan, usage and card. Both buttons open a notice that these are sample data. */
export function BillingPage() {
  const t = useText();
  const { money, percent } = useFormats();
  const [notice, setNotice] = useState<'plan' | 'card' | null>(null);
  const close = () => setNotice(null);

  return (
    <>
      <CardGrid>
        <Card
          title={t('billing.plan.title')}
          action={
            <Button variant="default" onClick={() => setNotice('plan')}>
              {t('billing.plan.manage')}
            </Button>
          }
        >
          <p className={classes.name}>{t('billing.plan.name')}</p>
          <p className={classes.large}>{t('billing.plan.price', { price: money(sample.monthlyPrice) })}</p>
        </Card>
        <Card title={t('billing.usage.title')}>
          <p className={classes.large}>{percent(sample.usage)}</p>
          <UsageBar
            share={sample.usage}
            label={t('billing.usage.title')}
            text={t('billing.usage.text', { share: percent(sample.usage) })}
          />
        </Card>
        <Card
          title={t('billing.card.title')}
          action={
            <Button variant="default" onClick={() => setNotice('card')}>
              {t('billing.card.update')}
            </Button>
          }
        >
          <p className={classes.card}>
            <span aria-hidden="true">{`•••• •••• •••• ${sample.card.lastDigits}`}</span>
            <VisuallyHidden>{t('billing.card.ending', { digits: sample.card.lastDigits })}</VisuallyHidden>
          </p>
          <p className={classes.soft}>{t('billing.card.expires', { expiry: sample.card.expiry })}</p>
        </Card>
      </CardGrid>
      {notice ? (
        <Dialog
          title={t(notice === 'plan' ? 'billing.plan.manage' : 'billing.card.title')}
          description={t(notice === 'plan' ? 'billing.plan.notice' : 'billing.card.notice')}
          onClose={close}
        >
          <div className={dialogClasses.actions}>
            <Button onClick={close}>{t('tables.close')}</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
