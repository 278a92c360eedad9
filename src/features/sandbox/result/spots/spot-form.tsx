import {
  Checkbox,
  Modal,
  Select,
  Stack,
  Text,
  TextInput,
  type ComboboxItem,
  type OptionsFilter,
} from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { MAX_URL_LENGTH } from '@/contracts/analysis-request';
import { useText } from '@/i18n/use-text';
import { AD_PRODUCTS, adProductName, isSensitiveProduct } from '@/targeting/spots/ad-products';
import { productsCalled } from '@/targeting/spots/product-search';
import type { Spot } from '@/targeting/spots/spot';
import { FormButtons } from '../../form-buttons';
import { AnalysisField, ChoiceFields, NO_MOTION } from './spot-fields';
import { draftOf, problemsOf, spotOf, type SpotDraft } from './spot-draft';
import classes from './spots.module.css';

const PRODUCTS = AD_PRODUCTS.map(({ id }) => ({ value: id, label: adProductName(id) }));

/** Finds products by everyday words, the best first. */
const byWords: OptionsFilter = ({ options, search, limit }) => {
  const known = new Map(
    options.filter((each): each is ComboboxItem => 'value' in each).map((each) => [each.value, each]),
  );
  return productsCalled(search)
    .flatMap((id) => known.get(id) ?? [])
    .slice(0, limit);
};

interface SpotFormProps {
  /** Null for a new one. */
  spot: Spot | null;
  /** Length of a new one, until another is entered. */
  usualSeconds: number;
  onSave: (spot: Spot) => void;
  /** Called with every change: closing it loses something then. */
  onTyped: () => void;
  onClose: () => void;
}

/** What is typed of a spot, and what is wrong with it once it was submitted. */
function useSpotDraft({ spot, usualSeconds, onSave, onTyped, onClose }: SpotFormProps) {
  const t = useText();
  const [draft, setDraft] = useState(() => draftOf(spot, usualSeconds));
  /** How often it was submitted. */
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const change = (more: Partial<SpotDraft>) => {
    onTyped();
    setDraft((before) => ({ ...before, ...more }));
  };
  const problems = attempts > 0 ? problemsOf(draft) : {};
  const errorOf = (field: keyof ReturnType<typeof problemsOf>) =>
    problems[field] === undefined ? null : <span role="alert">{t(problems[field])}</span>;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    onSave(spotOf(draft, spot));
    onClose();
  }
  return { draft, change, errorOf, form, submit };
}

/** What is advertised: the name of the spot, and its product. */
function ProductFields({
  draft,
  change,
  errorOf,
}: Pick<ReturnType<typeof useSpotDraft>, 'draft' | 'change' | 'errorOf'>) {
  const t = useText();
  return (
    <>
      <TextInput
        data-autofocus
        required
        label={t('spots.form.name')}
        maxLength={200}
        value={draft.name}
        error={errorOf('name')}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <Select
        required
        searchable
        limit={40}
        filter={byWords}
        label={t('spots.form.product')}
        description={t('spots.form.product-help')}
        comboboxProps={NO_MOTION}
        nothingFoundMessage={t('spots.form.no-match')}
        data={PRODUCTS}
        value={draft.product || null}
        error={errorOf('product')}
        onChange={(product) => change({ product: product ?? '' })}
      />
      {isSensitiveProduct(draft.product) ? <Text size="sm">{t('spots.form.sensitive')}</Text> : null}
    </>
  );
}

function SpotForm(props: SpotFormProps) {
  const t = useText();
  const { draft, change, errorOf, form, submit } = useSpotDraft(props);
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <Stack gap="sm">
        <ProductFields draft={draft} change={change} errorOf={errorOf} />
        <AnalysisField draft={draft} change={change} />
        <TextInput
          type="url"
          label={t('spots.form.url')}
          description={t('spots.form.url-help')}
          maxLength={MAX_URL_LENGTH}
          value={draft.videoUrl}
          error={errorOf('videoUrl')}
          onChange={({ currentTarget: { value } }) => change({ videoUrl: value })}
        />
        <TextInput
          required
          inputMode="numeric"
          label={t('spots.form.seconds')}
          value={draft.seconds}
          error={errorOf('seconds')}
          onChange={({ currentTarget: { value } }) => change({ seconds: value })}
        />
        <TextInput
          label={t('spots.form.brand')}
          description={t('spots.form.brand-help')}
          maxLength={100}
          value={draft.brand}
          onChange={({ currentTarget: { value } }) => change({ brand: value })}
        />
        <ChoiceFields draft={draft} change={change} />
        <Checkbox
          label={t('spots.form.exclusive')}
          description={t('spots.form.exclusive-help')}
          checked={draft.isExclusive}
          onChange={({ currentTarget: { checked } }) => change({ isExclusive: checked })}
        />
        <div className={classes.actions}>
          <FormButtons onCancel={props.onClose} />
        </div>
      </Stack>
    </form>
  );
}

/** Adds a spot or changes one. */
export function SpotDialog({ opened, ...form }: Omit<SpotFormProps, 'onTyped'> & { opened: boolean }) {
  const t = useText();
  const [isTyped, setTyped] = useState(false);
  const onClose = () => {
    setTyped(false);
    form.onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(form.spot ? 'spots.form.change-title' : 'spots.form.add-title')}
      withCloseButton={false}
      // What was typed is not lost by a slip.
      closeOnClickOutside={false}
      closeOnEscape={!isTyped}
    >
      <SpotForm key={form.spot?.id ?? ''} {...form} onTyped={() => setTyped(true)} onClose={onClose} />
    </Modal>
  );
}
