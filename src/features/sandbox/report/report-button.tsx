import { Button } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { lazyComponent } from '@/lib/lazy-component';
import type { ReportProps } from './report';

const { Component: ReportDialog, load } = lazyComponent(
  async () => (await import('./report-dialog')).ReportDialog,
);

/** Opens the report of a plan. Its code is a separate file, fetched while there is a network. */
export function ReportButton(props: ReportProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    load().catch((error: unknown) => console.error('Loading the report failed', error));
  }, []);

  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFileText size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('report.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
