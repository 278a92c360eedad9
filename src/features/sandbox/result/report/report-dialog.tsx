import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useText } from '@/i18n/use-text';
import { nameOfProgram } from '@/targeting/program-facts';
import { useIsNarrow } from '@/lib/use-is-narrow';
import { programName } from '../../program-title';
import type { ReportFor } from '../plan/use-planning';
import { Report, type ReportProps } from './report';
import classes from './report-dialog.module.css';

/** Maximum length of a name in the head of a report, in characters. */
const MAX_NAME = 80;

interface ReportDialogProps extends ReportProps {
  opened: boolean;
  onReportFor: (reportFor: ReportFor) => void;
  onClose: () => void;
}

/** A preview of the report, from which it is printed or saved as PDF; nothing else of the page is printed. */
export function ReportDialog({ opened, onReportFor, onClose, ...report }: ReportDialogProps) {
  const t = useText();
  const isNarrow = useIsNarrow();
  const { plan, reportFor } = report;
  const name = programName(nameOfProgram(plan), plan.response.videoUrl);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('report.title', { name })}
      fullScreen={isNarrow}
      size="calc(210mm + 32px)"
      centered={false}
      closeOnClickOutside
      closeButtonProps={{ 'aria-label': t('report.close') }}
      classNames={{
        root: classes.root ?? '',
        overlay: classes.screen ?? '',
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        header: classes.screen ?? '',
        body: classes.body ?? '',
      }}
    >
      <Group className={classes.screen ?? ''} gap="xs" align="flex-end" mb="sm">
        {(['client', 'brand', 'campaign'] as const).map((field) => (
          <TextInput
            key={field}
            size="sm"
            w={160}
            label={t(`report.for.${field}`)}
            maxLength={MAX_NAME}
            value={reportFor[field]}
            onChange={(event) => onReportFor({ ...reportFor, [field]: event.currentTarget.value })}
          />
        ))}
        <Button
          size="sm"
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('report.print')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('report.hint')}
        </Text>
      </Group>
      <Report {...report} />
    </Modal>
  );
}
