import * as v from 'valibot';
import { isAssetListUrl, USUAL_ASSET_LIST } from '@/targeting/export/interstitials';
import { isAdTagUrl } from '@/targeting/export/vmap';
import { MAX_KEY_LENGTH, USUAL_KEY_NAMES, type KeyNames } from '@/targeting/export/key-values';
import { parsed, type PartForm } from './part-forms';

/** The names of keys in files for ad servers, and where players fetch asset lists and advertisements. */
export interface DeliveryNames {
  names: KeyNames;
  assetList: string;
  /** Empty if the ad server that reads VMAP adds its own. */
  adTag: string;
}

export const USUAL_NAMES: DeliveryNames = { names: USUAL_KEY_NAMES, assetList: USUAL_ASSET_LIST, adTag: '' };

const keyName = (key: keyof KeyNames) =>
  v.fallback(
    v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/), v.maxLength(MAX_KEY_LENGTH)),
    USUAL_KEY_NAMES[key],
  );

/** The usual address of an earlier version: one list for all breaks. */
const EARLIER_ASSET_LIST = 'asset-list.json';

const assetListSchema = v.pipe(
  v.string(),
  v.check(isAssetListUrl),
  v.transform((url) => (url === EARLIER_ASSET_LIST ? USUAL_ASSET_LIST : url)),
);

const deliveryNamesSchema = v.fallback(
  v.object({
    names: v.object({
      break: keyName('break'),
      topics: keyName('topics'),
      suitability: keyName('suitability'),
      risk: keyName('risk'),
      score: keyName('score'),
      match: keyName('match'),
    }),
    assetList: v.fallback(assetListSchema, USUAL_ASSET_LIST),
    adTag: v.fallback(v.pipe(v.string(), v.check(isAdTagUrl)), ''),
  }),
  USUAL_NAMES,
);

/** The user's names. What is invalid has its usual value. */
export const DELIVERY_NAMES_FORM: PartForm<DeliveryNames> = {
  read: (document) => v.parse(deliveryNamesSchema, parsed(document.keyNames)),
  changes: (before, after) =>
    JSON.stringify(before) === JSON.stringify(after) ? {} : { keyNames: JSON.stringify(after) },
};
