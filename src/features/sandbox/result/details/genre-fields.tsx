import { Button, Group, NativeSelect, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { CTV_GENRE_NAMES, MAX_GENRES, type CtvGenre } from '@/contracts/program-facts';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import { suggestedGenres } from '@/targeting/program-facts';
import { FileNote, HINT_BELOW } from './fact-field';
import type { FactEditor } from './use-facts';

const LABELS = ['program.genre', 'program.genre-second', 'program.genre-third'] as const;

const messageOf = (genre: CtvGenre) =>
  `program.genre.${genre.toLowerCase().replace(/[^a-z]+/g, '-')}` as MessageId;

/** The genres, the most fitting one first. */
export function GenreFields({ plan, facts }: { plan: MediaPlan; facts: FactEditor }) {
  const t = useText();
  const { entries, ofFile, change } = facts;
  const shown = entries.genres === undefined ? ofFile.genres : entries.genres;
  const chosen = shown ?? [];
  const options = CTV_GENRE_NAMES.map((value) => ({ value, label: t(messageOf(value)) })).toSorted((a, b) =>
    a.label.localeCompare(b.label),
  );
  const isFromFile = entries.genres === undefined && ofFile.genres !== undefined;
  const { genre: words } = plan.response.fileFacts ?? {};
  const suggested = suggestedGenres(plan.topics);

  function choose(index: number, value: string) {
    const others = chosen.filter((genre, at) => at !== index && genre !== value);
    const genre = CTV_GENRE_NAMES.find((name) => name === value);
    const all = genre ? others.toSpliced(index, 0, genre) : others;
    change('genres', all.length > 0 ? all : ofFile.genres ? null : undefined);
  }

  return (
    <div>
      <Group gap="xs" align="flex-start" grow preventGrowOverflow={false}>
        {LABELS.slice(0, Math.min(MAX_GENRES, chosen.length + 1)).map((label, index) => (
          <NativeSelect
            key={label}
            {...HINT_BELOW}
            size="sm"
            miw={160}
            label={t(label)}
            {...(index === 0 && { description: t(isFromFile ? 'program.from-file' : 'program.genre-help') })}
            value={chosen[index] ?? ''}
            data={[{ value: '', label: t('program.not-entered') }, ...options]}
            onChange={({ currentTarget }) => choose(index, currentTarget.value)}
          />
        ))}
      </Group>
      {words !== undefined && !isFromFile && ofFile.genres ? (
        <FileNote text={words} label={t('program.genre')} onUse={() => change('genres', undefined)} />
      ) : null}
      {words !== undefined && !ofFile.genres ? (
        <Text size="sm" c="dimmed" mt={4}>
          {t('program.genre-of-file', { value: words })}
        </Text>
      ) : null}
      {chosen.length === 0 && suggested.length > 0 ? (
        <Group gap={6} mt={4}>
          <Text size="sm" c="dimmed">
            {t('program.genre-suggested')}
          </Text>
          {suggested.map((genre) => (
            <Button key={genre} variant="default" size="compact-sm" onClick={() => change('genres', [genre])}>
              {t(messageOf(genre))}
            </Button>
          ))}
        </Group>
      ) : null}
    </div>
  );
}
