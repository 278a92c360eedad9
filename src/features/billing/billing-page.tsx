import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { Card } from '@/ui/layouts/card';
import { CardGrid } from '@/ui/layouts/card-grid';
import { NoticeDialog } from '@/ui/dialogs/notice-dialog';
import { useFormats } from '@/ui/use-formats';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import classes from './billing-page.module.css';
import { sampleCard, samplePlan, sampleUsage } from './sample-data';
import { UsageBar } from './usage-bar';

/** Plan, usage and card: sample data. Both buttons say so instead of pretending. */
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
          <p className={classes.large}>
            {t('billing.plan.price', { price: money(samplePlan.monthlyPrice) })}
          </p>
        </Card>
        <Card title={t('billing.usage.title')}>
          <p className={classes.large}>{percent(sampleUsage)}</p>
          <UsageBar
            share={sampleUsage}
            label={t('billing.usage.title')}
            text={t('billing.usage.text', { share: percent(sampleUsage) })}
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
            <span aria-hidden="true">{`•••• •••• •••• ${sampleCard.lastDigits}`}</span>
            <VisuallyHidden>{t('billing.card.ending', { digits: sampleCard.lastDigits })}</VisuallyHidden>
          </p>
          <p className={classes.soft}>{t('billing.card.expires', { expiry: sampleCard.expiry })}</p>
        </Card>
      </CardGrid>
      {notice === 'plan' ? (
        <NoticeDialog
          title={t('billing.plan.manage')}
          text={t('billing.plan.notice')}
          closeLabel={t('tables.close')}
          onClose={close}
        />
      ) : null}
      {notice === 'card' ? (
        <NoticeDialog
          title={t('billing.card.title')}
          text={t('billing.card.notice')}
          closeLabel={t('tables.close')}
          onClose={close}
        />
      ) : null}
    </>
  );
}
