import { lastEntryEnd } from '@/targeting/concept-ranges';
import type { ResultViewProps } from '../result-view';
import { SpeechHint } from '../transcript/speech-hint';
import { TrackRunContext } from '../transcript/track-run';
import { TranscriptPanel } from '../transcript/transcript-panel';
import { ResultFacts } from './result-facts';
import { SegmentTable } from './segment-table';

/** What the analysis is based on: its figures, its segments with their evidence, and the transcript. */
export function DetailsView({ response, title, player, trackRun, onTranscribe }: ResultViewProps) {
  const { transcript, analysis, thumbnails } = response;
  return (
    <>
      <ResultFacts response={response} />
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
