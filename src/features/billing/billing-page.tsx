import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '@/ui/card';
import { CardGrid } from '@/ui/card-grid';
import { NoticeDialog } from '@/ui/notice-dialog';
import { PageHeading } from '@/ui/page-heading';
import { useFormats } from '@/ui/use-formats';
import { VisuallyHidden } from '@/ui/visually-hidden';
import classes from './billing-page.module.css';
import { sampleCard, samplePlan, sampleUsage } from './sample-data';
import { UsageBar } from './usage-bar';

/** Plan, usage and card: sample data. Both buttons say so instead of pretending. */
export function BillingPage() {
  const { money, percent } = useFormats();
  const [notice, setNotice] = useState<'plan' | 'card' | null>(null);
  const close = () => setNotice(null);

  return (
    <>
      <PageHeading title="Billing">Your plan, what is used of it this month, and how it is paid.</PageHeading>
      <CardGrid>
        <Card
          title="Current Plan"
          action={
            <Button variant="default" onClick={() => setNotice('plan')}>
              Manage Plan
            </Button>
          }
        >
          <p className={classes.name}>Pro Plan</p>
          <p className={classes.large}>{`${money(samplePlan.monthlyPrice)}/month`}</p>
        </Card>
        <Card title="Usage">
          <p className={classes.large}>{percent(sampleUsage)}</p>
          <UsageBar
            share={sampleUsage}
            label="Usage"
            text={`${percent(sampleUsage)} of the monthly limit used`}
          />
        </Card>
        <Card
          title="Payment Method"
          action={
            <Button variant="default" onClick={() => setNotice('card')}>
              Update
            </Button>
          }
        >
          <p className={classes.card}>
            <span aria-hidden="true">{`•••• •••• •••• ${sampleCard.lastDigits}`}</span>
            <VisuallyHidden>{`Card ending ${sampleCard.lastDigits}`}</VisuallyHidden>
          </p>
          <p className={classes.soft}>{`Expires ${sampleCard.expiry}`}</p>
        </Card>
      </CardGrid>
      {notice === 'plan' ? (
        <NoticeDialog
          title="Manage Plan"
          text="The plan on this page is sample data. It cannot be changed here, and nothing is charged."
          closeLabel="Close"
          onClose={close}
        />
      ) : null}
      {notice === 'card' ? (
        <NoticeDialog
          title="Payment Method"
          text="The card on this page is sample data. It cannot be changed here, and SceneCue keeps no card."
          closeLabel="Close"
          onClose={close}
        />
      ) : null}
    </>
  );
}
