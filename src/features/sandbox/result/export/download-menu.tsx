import { Button, Menu, Text } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useRef, useState, type MouseEvent } from 'react';
import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import { SPOTS_FORM } from '@/data/planning/spots-form';
import { isolated } from '@/contracts/printable-text';
import { joinNames } from '@/lib/join-names';
import { USUAL_ASSET_LIST } from '@/targeting/export/interstitials';
import { hasAddress, type Spot } from '@/targeting/spots/spot';
import { nameOfProgram } from '@/targeting/program-facts';
import { DELIVERY_NAMES_FORM, type DeliveryNames } from '@/data/planning/delivery-names';
import { usePart } from '../plan/use-stored-planning';
import { DeliveryNamesDialog } from './delivery-names-dialog';
import { exportFileName } from './export-file-name';
import { downloadText, downloadZip, exportText, type ExportFormat } from './export-files';
import { planFiles, type PlanFile } from './plan-files';

/** The JSON Schema of an exported result (`public/schema`). */
const SCHEMA_PATH = '/schema/analysis-result.json';

const FORMATS = ['csv', 'json'] as const;

interface DownloadMenuProps {
  plan: MediaPlan;
}

/** What is still missing after a file was saved: what it needs beside it, or what is not in it. */
function notesOf(
  { extension }: PlanFile,
  { assetList, adTag }: DeliveryNames,
  spots: readonly Spot[],
): Message[] {
  if (extension === 'vmap.xml') return adTag === '' ? [{ id: 'delivery.no-ad-tag' }] : [];
  if (extension === 'interstitials.m3u8')
    return assetList === USUAL_ASSET_LIST ? [{ id: 'delivery.needs-lists' }] : [];
  const silent = spots.filter((spot) => !hasAddress(spot)).map(({ name }) => isolated(name));
  return extension === 'asset-lists.zip' && silent.length > 0
    ? [{ id: 'delivery.no-address', values: { names: joinNames(silent) } }]
    : [];
}

/** Saves files of the plan and of the moments, or copies the moments; says what came of it. */
function useDownloads(plan: MediaPlan, names: DeliveryNames, spots: readonly Spot[]) {
  const [outcome, setOutcome] = useState<readonly Message[]>([]);
  const { response } = plan;
  const entries = response.analysis;
  const count = entries.length;
  const nameOf = (extension: string) => exportFileName(response.videoUrl, extension, nameOfProgram(plan));

  async function savePlan(file: PlanFile) {
    const name = nameOf(file.extension);
    try {
      if (file.type === 'zip') downloadZip(name, await file.files(plan, spots));
      else downloadText(name, file.type, file.text(plan, names));
      setOutcome([{ id: 'plan.breaks.downloaded', values: { file: name } }, ...notesOf(file, names, spots)]);
    } catch (error) {
      // Without a network, the code that assigns spots may not be there.
      console.error('Saving a file of the plan failed', error);
      setOutcome([{ id: 'delivery.spots-failed' }]);
    }
  }

  async function copy(format: ExportFormat) {
    try {
      await navigator.clipboard.writeText(exportText(format, response, entries));
      setOutcome([{ id: 'sandbox.export.copied', values: { format: format.toUpperCase(), count } }]);
    } catch (error) {
      // Not permitted, or not a secure context, in which there is no clipboard.
      console.error('Copying the result failed', error);
      setOutcome([{ id: 'sandbox.export.copy-failed' }]);
    }
  }

  function save(format: ExportFormat) {
    const file = nameOf(format);
    downloadText(file, format, exportText(format, response, entries));
    setOutcome([{ id: 'sandbox.export.downloaded', values: { file, count } }]);
  }
  return { outcome, savePlan, copy, save };
}

/** The files of the plan, in groups. */
function PlanItems({ plan, save }: { plan: MediaPlan; save: (file: PlanFile) => void }) {
  const t = useText();
  return planFiles(plan).map(({ group, files }) => [
    <Menu.Label key={group}>{t(`plan.files.${group}`)}</Menu.Label>,
    ...files.map((file) => (
      <Menu.Item key={file.extension} onClick={() => save(file)}>
        {file.label}{' '}
        <Text span size="xs" c="dimmed">
          {t(file.use)}
        </Text>
      </Menu.Item>
    )),
  ]);
}

interface MomentItemsProps {
  save: (format: ExportFormat) => void;
  copy: (format: ExportFormat) => void;
}

/** The moments, as a file or copied. */
function MomentItems({ save, copy }: MomentItemsProps) {
  const t = useText();
  return (
    <>
      <Menu.Label>{t('plan.files.moments')}</Menu.Label>
      {FORMATS.map((format) => (
        <Menu.Item key={format} onClick={() => save(format)}>
          {t('sandbox.export.download', { format: format.toUpperCase() })}
        </Menu.Item>
      ))}
      {FORMATS.map((format) => (
        <Menu.Item key={format} onClick={() => copy(format)}>
          {t('sandbox.export.copy', { format: format.toUpperCase() })}
        </Menu.Item>
      ))}
    </>
  );
}

/** The second click of a double click would close the menu. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

/** Downloads the plan and the moments as files, or copies the moments; says what was saved. */
export function DownloadMenu({ plan }: DownloadMenuProps) {
  const t = useText();
  const [isNaming, setNaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { value: names, change: changeNames } = usePart('key-names', DELIVERY_NAMES_FORM);
  const { spots } = usePart('spots', SPOTS_FORM).value;
  const { outcome, savePlan, copy, save } = useDownloads(plan, names, spots);

  return (
    <>
      <Menu
        position="bottom-end"
        transitionProps={{ duration: 0 }}
        // Above the button, if there is more room; never larger than the window.
        middlewares={{
          flip: { fallbackStrategy: 'bestFit', padding: 8 },
          shift: { padding: 8 },
          size: { padding: 8 },
        }}
      >
        <Menu.Target>
          <Button
            ref={button}
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClickCapture={ignoreSecondClick}
          >
            {t('plan.files.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown style={{ overflowY: 'auto' }}>
          <PlanItems plan={plan} save={(file) => void savePlan(file)} />
          {plan.breaks.some(({ isExported }) => isExported) ? (
            <Menu.Item onClick={() => setNaming(true)}>{t('delivery.names')}</Menu.Item>
          ) : null}
          <MomentItems save={save} copy={(format) => void copy(format)} />
          <Menu.Item component="a" href={SCHEMA_PATH}>
            {t('plan.files.schema')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeliveryNamesDialog
        opened={isNaming}
        names={names}
        onSave={(next) => changeNames(() => next)}
        onClose={() => {
          setNaming(false);
          // The item of the menu that opened it is gone.
          button.current?.focus();
        }}
      />
      <Text component="div" role="status" size="sm" fw={560}>
        {outcome.map((message) => (
          <p key={message.id}>{t(message)}</p>
        ))}
      </Text>
    </>
  );
}
