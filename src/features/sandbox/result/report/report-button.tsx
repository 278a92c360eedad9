import { Button } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { lazyComponent } from '@/lib/lazy-component';
import type { ReportFor } from '../plan/use-planning';
import type { ReportProps } from './report';

const { Component: ReportDialog, load } = lazyComponent(
  async () => (await import('./report-dialog')).ReportDialog,
);

/** Loads the code of the report, a separate file. @returns whether it is loaded: without it, it would replace the page */
export function useReport(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    load().then(
      () => setLoaded(true),
      (error: unknown) => console.error('Loading the report failed', error),
    );
  }, []);
  return isLoaded;
}

interface ReportButtonProps extends ReportProps {
  onReportFor: (reportFor: ReportFor) => void;
}

/** Opens the report of a plan, as soon as its code is loaded. */
export function ReportButton(props: ReportButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // Mounted before it opens, and after it has closed: otherwise it does not return the focus.
  const isLoaded = useReport();

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
      {isLoaded ? (
        <Suspense>
          <ReportDialog {...props} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
