import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { AnalysisFailure } from '../../../errors';
import type { RunFacts } from '../../../provider';
import type { AudioWindows } from './audio-windows';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import { measureBytes } from './measure-bytes';
import { throttled } from './progress';
import type { FromWorker, ToWorker } from './worker-protocol';

/**
 * The decoding child. It has no access to files or the network: it requests bytes from its parent and returns
 * measurements. The parent ends it; if the parent is gone, it ends itself.
 */
const waiting = new Map<number, (bytes: Uint8Array) => void>();
let lastId = 0;
let isSpent = false;
/** The sound of the video, once its voices are known. */
let sound: AudioWindows | undefined;

function sendToParent(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}

function ask(offset: number, length: number): Promise<Uint8Array> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    sendToParent({ type: 'read', id, offset, length });
  });
}

async function start({
  size,
  parts,
  audioParts,
  maxDurationMs,
  budgetMs,
  plan,
  words,
  interimMs,
  modelsPath,
  ownModelsPath,
  wantsParts,
  wordsOnly,
  wantsVoices,
}: Extract<ToWorker, { type: 'start' }>): Promise<void> {
  try {
    const onShare = throttled((share) => sendToParent({ type: 'progress', share }));
    const onModelFailure = (error: unknown) => sendToParent({ type: 'warning', message: String(error) });
    const onMeasured = (measurements: VideoMeasurements) => sendToParent({ type: 'measured', measurements });
    const onInterimResult = (measurements: VideoMeasurements) =>
      sendToParent({ type: 'interim', measurements });
    const onWords = (measurements: VideoMeasurements) => sendToParent({ type: 'words', measurements });
    const onFindings = (findings: FrameFindings[]) => sendToParent({ type: 'findings', findings });
    const onFacts = (facts: RunFacts) => sendToParent({ type: 'facts', facts });
    const onVoices = (audioWindows: AudioWindows) => {
      sound = audioWindows;
      sendToParent({ type: 'voices', ranges: audioWindows.voices() });
    };
    const options = {
      ...plan,
      words,
      size,
      parts,
      audioParts,
      maxDurationMs,
      budgetMs,
      ask,
      isSpent: () => isSpent,
      onShare,
      modelsPath,
      ownModelsPath,
      onFacts,
      onModelFailure,
      onMeasured,
      interimMs,
      onInterimResult,
      wordsOnly,
      ...(wantsParts ? { onWords, onFindings } : {}),
      ...(wantsVoices ? { onVoices } : {}),
    };
    sendToParent({ type: 'done', measurements: await measureBytes(options) });
  } catch (error) {
    if (!(error instanceof AnalysisFailure)) throw error;
    sendToParent({ type: 'failed', code: error.code, message: error.message });
  }
}

Log.setLevel(AV_LOG_QUIET);
// A normal exit would wait for FFmpeg, which waits for bytes that will never arrive.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (message: ToWorker) => {
  if (message.type === 'start') void start(message);
  else if (message.type === 'listen') {
    const { id, range } = message;
    sendToParent({ type: 'samples', id, samples: sound?.samplesOf(range) ?? new Int16Array() });
  } else {
    isSpent = message.isSpent;
    waiting.get(message.id)?.(message.bytes);
    waiting.delete(message.id);
  }
});
