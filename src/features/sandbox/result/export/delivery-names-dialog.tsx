import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useState, type SubmitEvent } from 'react';
import { USUAL_NAMES, type DeliveryNames } from '@/data/planning/delivery-names';
import { useText } from '@/i18n/use-text';
import { isAssetListUrl } from '@/targeting/export/interstitials';
import { isAdTagUrl } from '@/targeting/export/vmap';
import { keyProblem, KEYS, MAX_KEY_LENGTH } from '@/targeting/export/key-values';
import { FormButtons } from '../../form-buttons';

interface FormProps {
  names: DeliveryNames;
  onSave: (names: DeliveryNames) => void;
  onClose: () => void;
}

const hasUrl = ({ assetList }: DeliveryNames) => isAssetListUrl(assetList);
const hasTag = ({ adTag }: DeliveryNames) => adTag === '' || isAdTagUrl(adTag);

interface FieldsProps {
  edited: DeliveryNames;
  onChange: (edited: DeliveryNames) => void;
}

/** Where players fetch asset lists and advertisements. */
function AddressFields({ edited, onChange }: FieldsProps) {
  const t = useText();
  return (
    <>
      <TextInput
        label={t('delivery.asset-list')}
        description={t('delivery.asset-list-help')}
        value={edited.assetList}
        error={hasUrl(edited) ? null : t('delivery.problem.url')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => onChange({ ...edited, assetList: value })}
      />
      <TextInput
        label={t('delivery.ad-tag')}
        description={t('delivery.ad-tag-help')}
        placeholder="https://"
        value={edited.adTag}
        error={hasTag(edited) ? null : t('delivery.problem.tag')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => onChange({ ...edited, adTag: value.trim() })}
      />
    </>
  );
}

function NamesForm({ names: stored, onSave, onClose }: FormProps) {
  const t = useText();
  const [edited, setEdited] = useState(stored);
  const { names } = edited;
  const problems = KEYS.map((key) => keyProblem(names, key));

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (problems.some((problem) => problem !== null) || !hasUrl(edited) || !hasTag(edited)) return;
    onSave(edited);
    onClose();
  }

  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('delivery.names-text')}
        </Text>
        {KEYS.map((key, index) => (
          <TextInput
            key={key}
            label={t(`delivery.key.${key}`)}
            value={names[key]}
            error={problems[index] ? t(`delivery.problem.${problems[index]}`, { max: MAX_KEY_LENGTH }) : null}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) =>
              setEdited({ ...edited, names: { ...names, [key]: value } })
            }
          />
        ))}
        <AddressFields edited={edited} onChange={setEdited} />
        <FormButtons onCancel={onClose}>
          <Button variant="default" onClick={() => setEdited(USUAL_NAMES)}>
            {t('delivery.usual')}
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}

/** Asks for the names of keys in files for ad servers, and for the address of asset lists. */
export function DeliveryNamesDialog({ opened, ...form }: FormProps & { opened: boolean }) {
  const t = useText();
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={t('delivery.names')}
      withCloseButton={false}
      lockScroll={false}
    >
      <NamesForm {...form} />
    </Modal>
  );
}
