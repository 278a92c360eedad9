import { adCom, guide, openRtb, type Report } from './findings';
import {
  isAbsent,
  listIn,
  numberIn,
  numbersIn,
  objectIn,
  objectsIn,
  textIn,
  textsIn,
  type JsonObject,
} from './json-values';

const VIDEO = openRtb('3.2.7');
const PODS = guide('7.6');
const PLACEMENTS = adCom('Plcmt Subtypes - Video');

export const INSTREAM = 1;
/** Placements that need a page with text, or a page without a video. */
const ON_PAGES: ReadonlySet<number> = new Set([2, 4]);
/** The deprecated `placement` of each of its values, as `plcmt` values that can stand for it. */
const COMPATIBLE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 5, 7, 8, 9],
  2: [2, 4],
  3: [2, 4],
  4: [2, 4],
  5: [3, 4, 6, 7],
};

/** A longer advertisement or pod, in seconds, is likely given in milliseconds. */
const LONGEST_AD = 3600;

/** Reports a smallest value that is above the largest. */
function checkRange(
  report: Report,
  path: string,
  of: JsonObject,
  names: readonly [string, string],
  source: string,
): void {
  const [low, high] = names;
  const [least, most] = [numberIn(of, low), numberIn(of, high)];
  if (least === undefined || most === undefined || least <= most) return;
  report('wrong', 'min-max', `${path}.${low}`, source, { value: least, values: { low, high, most } });
}

/** Checks the floors by length of a placement or a deal (3.2.35). */
export function checkLengthFloors(report: Report, path: string, of: JsonObject): void {
  for (const [index, each] of objectsIn(of, 'durfloors').entries()) {
    checkRange(report, `${path}.durfloors[${index}]`, each, ['mindur', 'maxdur'], openRtb('3.2.35'));
  }
}

function checkDurations(report: Report, path: string, video: JsonObject, source: string): void {
  const exact = numbersIn(video, 'rqddurs');
  checkRange(report, path, video, ['minduration', 'maxduration'], source);
  checkRange(report, path, video, ['minbitrate', 'maxbitrate'], source);
  checkLengthFloors(report, path, video);
  for (const name of ['minduration', 'maxduration']) {
    if (listIn(video, 'rqddurs').length > 0 && video[name] !== undefined && video[name] !== null) {
      const values = { first: 'rqddurs', second: name };
      report('wrong', 'only-one', `${path}.${name}`, source, { value: video[name], values });
    }
  }
  for (const name of ['minduration', 'maxduration', 'poddur']) {
    const seconds = numberIn(video, name);
    if (seconds !== undefined && seconds > LONGEST_AD) {
      report('wrong', 'length-unit', `${path}.${name}`, source, { value: seconds });
    }
  }
  const podLength = numberIn(video, 'poddur');
  if (podLength === undefined) return;
  const longest = Math.max(
    ...exact,
    numberIn(video, 'minduration') ?? 0,
    numberIn(video, 'maxduration') ?? 0,
  );
  if (longest > podLength) {
    report('wrong', 'beyond-pod', `${path}.poddur`, PODS, { value: podLength, values: { longest } });
  }
}

function checkPod(report: Report, path: string, video: JsonObject, source: string): void {
  const podLength = numberIn(video, 'poddur');
  const count = numberIn(video, 'maxseq');
  const position = numberIn(video, 'podseq') ?? 0;
  const slot = numberIn(video, 'slotinpod') ?? 0;
  const isInPod = podLength !== undefined || count !== undefined || position !== 0 || slot !== 0;
  if (isInPod && isAbsent(video, 'podid')) report('missing', 'no-pod', `${path}.podid`, source);
  if (isAbsent(video, 'poddur')) {
    const [needing] = ['maxseq', 'mincpmpersec'].filter((name) => numberIn(video, name) !== undefined);
    if (needing !== undefined) {
      report('missing', 'no-pod-length', `${path}.poddur`, source, { values: { attribute: needing } });
    }
  } else if (isAbsent(video, 'maxseq')) {
    report('weak', 'no-pod-count', `${path}.maxseq`, PODS);
  }
}

/** Placements in a program with its breaks, and of no known kind. In the others, no advertisement is a mid-roll. */
const HAS_START: ReadonlySet<number | undefined> = new Set([undefined, INSTREAM, 2]);

function checkStart(report: Report, path: string, video: JsonObject, content: JsonObject | undefined): void {
  const start = numberIn(video, 'startdelay');
  const length = numberIn(content, 'len');
  if (isAbsent(video, 'startdelay')) {
    if (HAS_START.has(numberIn(video, 'plcmt')))
      report('missing', 'signal', `${path}.startdelay`, VIDEO, { values: { attribute: 'startdelay' } });
  } else if (
    start !== undefined &&
    length !== undefined &&
    length > 0 &&
    start > length &&
    length <= 86_400
  ) {
    report('wrong', 'start-after-end', `${path}.startdelay`, VIDEO, { value: start, values: { length } });
  }
}

function checkPlacement(report: Report, path: string, video: JsonObject, isTv: boolean): void {
  const placement = numberIn(video, 'plcmt');
  const old = numberIn(video, 'placement');
  if (isAbsent(video, 'plcmt')) {
    report('missing', 'signal', `${path}.plcmt`, VIDEO, { values: { attribute: 'plcmt' } });
  }
  if (placement === undefined) return;
  if (old !== undefined && COMPATIBLE[old]?.includes(placement) === false) {
    report('wrong', 'placement-differs', `${path}.plcmt`, PLACEMENTS, { value: placement, values: { old } });
  }
  const methods = numbersIn(video, 'playbackmethod');
  if (
    placement === INSTREAM &&
    methods.length > 0 &&
    methods.every((method) => method === 2 || method === 6)
  ) {
    report('wrong', 'muted', `${path}.playbackmethod`, PLACEMENTS, { value: methods });
  }
  if (isTv && ON_PAGES.has(placement)) {
    report('wrong', 'placement-tv', `${path}.plcmt`, PLACEMENTS, { value: placement });
  }
}

/** Checks a video placement (3.2.7). @param isTv whether the device is a TV @param isOutside whether it is a screen outside of homes */
export function checkVideo(
  report: Report,
  path: string,
  video: JsonObject,
  { content, isTv, isOutside }: { content: JsonObject | undefined; isTv: boolean; isOutside: boolean },
): void {
  // A banner or an overlay over a video, and a poster, are pictures.
  const isPicture = isOutside || numberIn(video, 'linearity') === 2 || numberIn(video, 'plcmt') === 5;
  for (const [index, mime] of textsIn(video, 'mimes').entries()) {
    if (isPicture && /^image\/[\w.+*-]+$/i.test(mime)) continue;
    if (!/^(video|application)\/[\w.+*-]+(\s*;.*)?$/i.test(mime)) {
      report('wrong', 'mime', `${path}.mimes[${index}]`, VIDEO, { value: mime });
    }
  }
  checkDurations(report, path, video, VIDEO);
  checkPod(report, path, video, VIDEO);
  checkStart(report, path, video, content);
  checkPlacement(report, path, video, isTv);
  const [skipping] = ['skipmin', 'skipafter'].filter((name) => (numberIn(video, name) ?? 0) > 0);
  if (skipping !== undefined && numberIn(video, 'skip') !== 1) {
    report('weak', 'skip', `${path}.${skipping}`, VIDEO, { value: video[skipping] });
  }
}

/** Checks an audio placement (3.2.8). */
export function checkAudio(report: Report, path: string, audio: JsonObject): void {
  const source = openRtb('3.2.8');
  checkDurations(report, path, audio, source);
  checkPod(report, path, audio, source);
}

/** Checks what the placements of one pod say together. */
export function checkPods(report: Report, request: JsonObject): void {
  const pods = new Map<string, { path: string; video: JsonObject }[]>();
  for (const [index, imp] of objectsIn(request, 'imp').entries()) {
    const video = objectIn(imp, 'video');
    const id = textIn(video, 'podid');
    if (video && id !== undefined) {
      pods.set(id, [...(pods.get(id) ?? []), { path: `imp[${index}].video`, video }]);
    }
  }
  for (const [pod, places] of pods) {
    const [first, ...others] = places;
    for (const { path, video } of others) {
      for (const name of ['podseq', 'startdelay', 'poddur'] as const) {
        const [own, before] = [numberIn(video, name), numberIn(first?.video, name)];
        if (own !== undefined && before !== undefined && own !== before) {
          report('wrong', 'pod-differs', `${path}.${name}`, PODS, { value: own, values: { pod, before } });
        }
      }
    }
    for (const slot of [1, -1]) {
      const taken = places.filter(({ video }) => numberIn(video, 'slotinpod') === slot);
      for (const { path } of taken.slice(1)) {
        report('wrong', 'slot-twice', `${path}.slotinpod`, adCom('Slot Position in Pod'), {
          value: slot,
          values: { pod },
        });
      }
    }
  }
}
