import { assetListName, assetToFillIn, toAssetList } from '@/targeting/export/interstitials';
import { breakRecords } from '@/targeting/export/records';
import type { MediaPlan } from '@/targeting/plan';
import { nameOfProgram } from '@/targeting/program-facts';
import { assign, type Assignment } from '@/targeting/spots/assignment';
import { pairsOf } from '@/targeting/spots/pairs';
import { hasAddress, type Spot } from '@/targeting/spots/spot';
import { exportFileName } from '../export/export-file-name';
import type { TextFile } from '../export/export-files';

/** By the URL of a video, as chosen in this page. */
const chosenMost = new Map<string, number | null>();

/** How often a spot may be in a program; null for once in every break. */
export const mostOf = ({ response }: MediaPlan): number | null => chosenMost.get(response.videoUrl) ?? null;

export const chooseMost = ({ response }: MediaPlan, most: number | null) =>
  chosenMost.set(response.videoUrl, most);

/** The asset list of each break with its spots; without an assignment, to be filled in. */
export function assetListsOf(plan: MediaPlan, assignment: Assignment | null): TextFile[] {
  const { response, podSeconds } = plan;
  return breakRecords(plan).map(({ id }, index) => ({
    name: exportFileName(response.videoUrl, assetListName(id), nameOfProgram(plan)),
    text: toAssetList(
      assignment?.breaks[index]?.pairs.map(({ spot }) => ({
        name: spot.name,
        seconds: spot.seconds,
        // As players need it, for example without blanks.
        url: hasAddress(spot) ? new URL(spot.videoUrl).href : '',
      })) ?? [assetToFillIn(podSeconds)],
    ),
  }));
}

/** The asset list of each break with the best of these spots. */
export function assetLists(plan: MediaPlan, spots: readonly Spot[]): TextFile[] {
  if (spots.length === 0) return assetListsOf(plan, null);
  const options = { podSeconds: plan.podSeconds, most: mostOf(plan) };
  return assetListsOf(plan, assign(pairsOf(plan, spots), spots, options));
}
