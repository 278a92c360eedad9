import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '@/i18n/use-text';
import { Report, type ReportProps } from './report';
import classes from './report-dialog.module.css';

interface ReportDialogProps extends ReportProps {
  onClose: () => void;
}

/** A preview of the report over the whole window, from which it is printed or saved as PDF; nothing else is printed. */
export function ReportDialog({ onClose, ...report }: ReportDialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while still in the document; otherwise the focus is not restored.
    return () => element?.close();
  }, []);

  useEffect(() => {
    let focused: Element | null = null;
    // A modal dialog covers the pages instead of flowing across them, and some browsers print only the first one.
    function flow() {
      focused = document.activeElement;
      dialog.current?.close();
      dialog.current?.show();
    }
    function cover() {
      dialog.current?.close();
      dialog.current?.showModal();
      if (focused instanceof HTMLElement) focused.focus();
    }
    window.addEventListener('beforeprint', flow);
    window.addEventListener('afterprint', cover);
    return () => {
      window.removeEventListener('beforeprint', flow);
      window.removeEventListener('afterprint', cover);
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="report-title"
      data-report
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.tools}>
        <p className={classes.hint}>{t('report.hint')}</p>
        <Button
          size="sm"
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('report.print')}
        </Button>
        <Button variant="default" size="sm" onClick={onClose}>
          {t('report.close')}
        </Button>
      </div>
      <Report {...report} />
    </dialog>,
    document.body,
  );
}
