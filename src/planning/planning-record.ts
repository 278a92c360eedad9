import * as v from 'valibot';
import type { PersonsVault, RecordKind } from '@/lib/device-vault';
import { NOTHING_PLANNED, parsePlanning, type Planning } from './planning';
import type { PartKey } from './planning-parts';

const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const syncedPartSchema = v.object({
  /** What the server had when this device last knew it: the base of the next merge; null where it had none. */
  known: v.nullable(
    v.object({
      version: versionSchema,
      /** As `textOf` writes the part; null where its form is one that this version does not know. */
      text: v.nullable(v.string()),
      /** The ids of the last writes that led to it, from any device. */
      writes: v.array(v.string()),
    }),
  ),
  /** Writes of this device that were begun, and whose outcome is not known: each with the text that it would store. */
  sent: v.array(v.object({ id: v.string(), version: versionSchema, text: v.string() })),
});

/** How a part stands between this device and the server. */
export type SyncedPart = v.InferOutput<typeof syncedPartSchema>;

export const NEVER_SYNCED: SyncedPart = { known: null, sent: [] };

/** All that this device stores of a person's planning: one record, so that it changes as a whole. */
export interface PlanningRecord {
  planning: Planning;
  synced: Partial<Record<PartKey, SyncedPart>>;
  /** Since when nobody is signed in here whose record this is, in ms since 1970; not set while they are. */
  leftAt?: number;
}

const NO_RECORD: PlanningRecord = { planning: NOTHING_PLANNED, synced: {} };

export const PLANNING: RecordKind<PlanningRecord> = {
  name: 'planning',
  version: 2,
  parse(value, version) {
    // Before, what the server had was a record of its own: without it everything is merged as new.
    const record: Record<string, unknown> = version < 2 ? { planning: value } : { ...(value as object) };
    const { planning: stored, synced: parts, leftAt } = record;
    const planning = parsePlanning(stored);
    if (!planning) return undefined;
    const synced = Object.entries(parts ?? {}).flatMap(([key, part]) => {
      const read = v.safeParse(syncedPartSchema, part);
      return read.success ? [[key, read.output]] : [];
    });
    return {
      planning,
      synced: Object.fromEntries(synced) as PlanningRecord['synced'],
      ...(Number.isFinite(leftAt) ? { leftAt: leftAt as number } : {}),
    };
  },
};

/** Tells the tabs of this browser, and all else on this page, that the stored planning has changed. */
export const PLANNING_CHANNEL = 'scenecue.planning';

/** @returns what is stored; a planning that cannot be read counts as none, and its base with it */
export const readPlanningRecord = async (vault: PersonsVault): Promise<PlanningRecord> =>
  (await vault.read(PLANNING)) ?? NO_RECORD;

/**
 * Changes the record in one transaction.
 *
 * @param next returns the same record where nothing is to be stored
 * @returns what is stored then
 * @throws as {@link PersonsVault.update}
 */
export async function changePlanningRecord(
  vault: PersonsVault,
  next: (record: PlanningRecord) => PlanningRecord,
): Promise<PlanningRecord> {
  let changed = NO_RECORD;
  await vault.update(PLANNING, (record = NO_RECORD) => {
    const wanted = next(record);
    // What is written is what would be read: the limits hold for both.
    const planning = parsePlanning(wanted.planning) ?? record.planning;
    changed = wanted === record ? record : { ...wanted, planning };
    return wanted === record ? undefined : changed;
  });
  return changed;
}

/** Changes what a person has planned. @returns it as it is stored then @throws as {@link PersonsVault.update} */
export async function changePlanning(
  vault: PersonsVault,
  next: (planning: Planning) => Planning,
): Promise<Planning> {
  const { planning } = await changePlanningRecord(vault, (record) => ({
    ...record,
    planning: next(record.planning),
  }));
  return planning;
}
