import * as v from 'valibot';
import type { UserVault, RecordKind } from '@/lib/device-vault';
import { NOTHING_PLANNED, parsePlanning, type Planning } from './planning';
import type { PartKey } from './planning-parts';

const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const syncedPartSchema = v.object({
  /** The server's state as last known to this device: the base of the next merge; null if the server had none. */
  known: v.nullable(
    v.object({
      version: versionSchema,
      /** As `textOf` returns it; null if this version does not know its form. */
      text: v.nullable(v.string()),
      /** The ids of the last writes that led to it, from any device. */
      writes: v.array(v.string()),
    }),
  ),
  /** Writes of this device whose outcome is not known yet, each with the text that it stores. */
  sent: v.array(v.object({ id: v.string(), version: versionSchema, text: v.string() })),
});

/** The sync state of a part. */
export type SyncedPart = v.InferOutput<typeof syncedPartSchema>;

export const NEVER_SYNCED: SyncedPart = { known: null, sent: [] };

/** Everything that this device stores of a user's planning: one record, so that it changes atomically. */
export interface PlanningRecord {
  planning: Planning;
  synced: Partial<Record<PartKey, SyncedPart>>;
  /** When the owner's session on this device ended, in ms since 1970; missing while they are signed in. */
  leftAt?: number;
}

const NO_RECORD: PlanningRecord = { planning: NOTHING_PLANNED, synced: {} };

export const PLANNING: RecordKind<PlanningRecord> = {
  name: 'planning',
  version: 2,
  parse(value, version) {
    // Before version 2 the server's state was in a separate record. Without it everything is merged as new.
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

/**
 * The channel that tells the tabs of this browser, and other code of this page, that the stored planning has changed.
 */
export const PLANNING_CHANNEL = 'scenecue.planning';

/** @returns what is stored; an empty record, also without a base, if the planning cannot be read */
export const readPlanningRecord = async (vault: UserVault): Promise<PlanningRecord> =>
  (await vault.read(PLANNING)) ?? NO_RECORD;

/**
 * Changes the record in one transaction.
 *
 * @param next returns the same record if nothing is to be stored
 * @returns what is stored afterwards
 * @throws as {@link UserVault.update}
 */
export async function changePlanningRecord(
  vault: UserVault,
  next: (record: PlanningRecord) => PlanningRecord,
): Promise<PlanningRecord> {
  let changed = NO_RECORD;
  await vault.update(PLANNING, (record = NO_RECORD) => {
    const wanted = next(record);
    // Written as it would be read, so that the limits apply to both.
    const planning = parsePlanning(wanted.planning) ?? record.planning;
    changed = wanted === record ? record : { ...wanted, planning };
    return wanted === record ? undefined : changed;
  });
  return changed;
}

/** Changes what a user has planned. @returns it as stored afterwards @throws as {@link UserVault.update} */
export async function changePlanning(
  vault: UserVault,
  next: (planning: Planning) => Planning,
): Promise<Planning> {
  const { planning } = await changePlanningRecord(vault, (record) => ({
    ...record,
    planning: next(record.planning),
  }));
  return planning;
}
