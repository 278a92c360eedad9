import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import { FilterRow } from '../filter/filter-row';
import { FilteredDownload } from '../filter/filtered-download';
import { useResultFilter } from '../filter/result-filter';
import type { ResultViewProps } from '../result-view';
import { ConceptTimeline } from './concept-timeline';

/** Every lane of the timeline below a filter of the concepts, whose matches can be downloaded. */
export function TimelineView({
  response,
  title,
  player,
}: Pick<ResultViewProps, 'response' | 'title' | 'player'>) {
  const { filter, change, clear, field, filtered, matching } = useResultFilter(response.analysis);
  return (
    <Stack gap="xs">
      <FilterRow
        entries={response.analysis}
        filter={filter}
        onChange={change}
        onClear={clear}
        field={field}
        matchCount={matching.length}
      >
        <FilteredDownload
          response={response}
          title={title}
          filtered={filtered}
          matchCount={matching.length}
        />
      </FilterRow>
      <ConceptTimeline response={response} filtered={filtered} chosen={filter.concepts} player={player} />
    </Stack>
  );
}
