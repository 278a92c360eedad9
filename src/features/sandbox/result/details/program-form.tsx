import { NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { DELIVERIES, PRODUCTION_QUALITIES } from '@/contracts/program-facts';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import type { PlanEditor } from '../plan/use-planning';
import { FactField, HINT_BELOW } from './fact-field';
import type { TextFact } from './fact-texts';
import { GenreFields } from './genre-fields';
import { useFacts } from './use-facts';
import classes from './program-form.module.css';

/** In the order of the form. */
const FIELDS: readonly { name: TextFact; label: MessageId; help?: MessageId }[] = [
  { name: 'series', label: 'program.series' },
  { name: 'season', label: 'program.season' },
  { name: 'episode', label: 'program.episode' },
  { name: 'title', label: 'program.title' },
  { name: 'network', label: 'program.network' },
  { name: 'networkDomain', label: 'program.network-domain', help: 'program.domain-help' },
  { name: 'channel', label: 'program.channel' },
  { name: 'channelDomain', label: 'program.channel-domain', help: 'program.domain-help' },
  { name: 'contentRating', label: 'program.content-rating', help: 'program.content-rating-help' },
  { name: 'firstBroadcast', label: 'program.first-broadcast' },
  { name: 'language', label: 'program.language', help: 'program.language-help' },
  { name: 'originalLanguage', label: 'program.original-language', help: 'program.original-language-help' },
  { name: 'contentId', label: 'program.content-id', help: 'program.content-id-help' },
  { name: 'exchange', label: 'program.exchange', help: 'program.exchange-help' },
  { name: 'otherIds', label: 'program.other-ids', help: 'program.other-ids-help' },
];

/** What no video says: it is written to the files for bidders, and stored for the video. */
export function ProgramForm({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const facts = useFacts(planning);
  const none = { value: '', label: t('program.not-entered') };
  const { productionQuality, delivery } = facts.entries;
  return (
    <Stack gap="md" role="group" aria-labelledby="result-program">
      <Text size="sm">{t('program.text')}</Text>
      <GenreFields plan={planning.plan} facts={facts} />
      <div className={classes.fields}>
        {FIELDS.map((field) => (
          <FactField key={field.name} {...field} facts={facts} />
        ))}
        <NativeSelect
          {...HINT_BELOW}
          className={classes.field ?? ''}
          size="sm"
          label={t('program.delivery')}
          description={t('program.delivery-help')}
          value={delivery ?? ''}
          data={[none, ...DELIVERIES.map((value) => ({ value, label: t(`program.delivery.${value}`) }))]}
          onChange={({ currentTarget }) =>
            facts.change(
              'delivery',
              DELIVERIES.find((each) => each === currentTarget.value),
            )
          }
        />
        <NativeSelect
          {...HINT_BELOW}
          className={classes.field ?? ''}
          size="sm"
          label={t('program.quality')}
          value={productionQuality ?? ''}
          data={[
            none,
            ...PRODUCTION_QUALITIES.map((value) => ({ value, label: t(`program.quality.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            facts.change(
              'productionQuality',
              PRODUCTION_QUALITIES.find((each) => each === currentTarget.value),
            )
          }
        />
      </div>
    </Stack>
  );
}
