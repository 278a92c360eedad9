import { MAX_UNDERSTOOD_SCENES, type Understanding } from '@/contracts/understanding';
import type { EndpointSettings } from '../endpoint/endpoint-client';
import { sendAll, type DailyBudget } from '../endpoint/send-all';
import { readAnswer } from './answer';
import { checkClaims } from './claims';
import { UnderstandingEndpoint } from './endpoint';
import { PROMPT_HASH } from './prompt';
import { sheetOf } from './scene-sheet';
import type { SceneUnderstanding } from './scene-understanding';

/**
 * Lets a model describe the scenes of a video: one by one, several at once, the longest first, within the user's
 * budget.
 *
 * @param budget in scenes
 * @param onFailure called with the reason why descriptions are missing, for the log
 * @param waiting wait before a failed request is repeated, if not the default
 */
export function createSceneUnderstanding(
  settings: EndpointSettings,
  budget: DailyBudget,
  onFailure: (error: unknown) => void,
  waiting: { waitMs?: number } = {},
): SceneUnderstanding {
  const endpoint = new UnderstandingEndpoint(settings, waiting.waitMs);
  return {
    describe: async (scenes, offer, timeoutMs, signal) => {
      const longestFirst = scenes.toSorted((a, b) => b.end - b.start - (a.end - a.start));
      const sheets = await Promise.all(longestFirst.map((scene) => sheetOf(scene, offer)));
      const { results, done, of, missing } = await sendAll({
        items: sheets.filter((sheet) => sheet !== undefined).slice(0, MAX_UNDERSTOOD_SCENES),
        costOf: () => 1,
        send: async (sheet, stop) => checkClaims(readAnswer(await endpoint.describe(sheet, stop)), sheet),
        ...{ budget, timeoutMs, signal, onFailure },
      });
      const described: Understanding = {
        basis: 'model',
        model: settings.model,
        prompt: PROMPT_HASH,
        discarded: results.reduce((sum, { discarded }) => sum + discarded, 0),
        scenes: results
          .flatMap(({ scene }) => (scene === undefined ? [] : [scene]))
          .toSorted((a, b) => a.start - b.start),
      };
      const values = { scenes: done, ofScenes: of };
      return {
        ...(results.length === 0 ? {} : { understanding: described }),
        partial: missing === undefined ? [] : [{ code: `understanding-${missing}`, values }],
      };
    },
  };
}
