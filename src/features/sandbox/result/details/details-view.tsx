import { lastEntryEnd } from '@/targeting/concept-ranges';
import type { ResultViewProps } from '../result-view';
import { SpeechHint } from '../transcript/speech-hint';
import { TrackRunContext } from '../transcript/track-run';
import { TranscriptPanel } from '../transcript/transcript-panel';
import { ProgramSection } from './program-section';
import { ResultFacts } from './result-facts';
import { SegmentTable } from './segment-table';

/**
 * What the analysis is based on: its figures, the facts about the program, its segments with
 * their evidence, and the transcript.
 */
export function DetailsView(props: ResultViewProps) {
  const { response, title, planning, player, trackRun, onTranscribe } = props;
  const { transcript, analysis, thumbnails } = response;
  return (
    <>
      <ResultFacts response={response} />
      <ProgramSection planning={planning} />
      <SegmentTable entries={analysis} endMs={lastEntryEnd(response)} thumbnails={thumbnails} />
      {transcript ? (
        <TrackRunContext value={trackRun}>
          <TranscriptPanel transcript={transcript} response={response} title={title} player={player} />
        </TrackRunContext>
      ) : (
        <SpeechHint response={response} onTranscribe={onTranscribe} />
      )}
    </>
  );
}
