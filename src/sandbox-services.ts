import { createAppCheck } from '@/adapters/firebase/app-check';
import { createAnalysisDocuments } from '@/adapters/firebase/analyses';
import type { FirebaseSettings } from '@/adapters/firebase/config';
import type { UserFirestore } from '@/adapters/firebase/firestore';
import { createPlanningDocuments } from '@/adapters/firebase/planning';
import { createAnalysisClient } from '@/adapters/http/analysis-client';
import { createBackgroundClient } from '@/adapters/http/background-client';
import { createBriefClient } from '@/adapters/http/brief-client';
import type { Credentials } from '@/adapters/http/credentials';
import { createAnalysisLibrary } from '@/data/analyses/library';
import type { Session } from '@/auth/session';
import { countAnalysesOfPage, countWorkOfDevice } from '@/features/sandbox/stored/stored-analyses';
import type { UserVault } from '@/lib/device-vault';
import { onePerUser } from '@/lib/one-per-user';
import { countUnsavedParts } from '@/data/planning/followed-part';
import { moveOldRecord } from '@/data/planning/old-record';
import type { PlanningDocuments } from '@/data/planning/planning-documents';

interface SandboxServicesOptions {
  settings: FirebaseSettings;
  session: Session;
  store: UserFirestore;
  /** What this device stores for a user. */
  vaultOf: (uid: string) => UserVault;
  /** Site key of reCAPTCHA Enterprise; no App Check without it. */
  appCheckSiteKey: string | undefined;
}

/** Chooses the adapters that only the Sandbox needs: one file, loaded at the first use of any of them. */
export function createSandboxServices({
  settings,
  session,
  store,
  vaultOf,
  appCheckSiteKey,
}: SandboxServicesOptions) {
  const credentials: Credentials = { idToken: session.idToken };
  // A build without App Check drops it.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY && appCheckSiteKey !== undefined)
    credentials.appToken = createAppCheck(settings, appCheckSiteKey);
  const analysesOf = createAnalysisDocuments(store);
  const planningOf = createPlanningDocuments(store);
  const start = createBackgroundClient(credentials);
  return {
    analyzer: createAnalysisClient(credentials),
    encodeBrief: createBriefClient(credentials),
    library: onePerUser(session, (uid) => createAnalysisLibrary({ documents: analysesOf(uid), start })),
    /** Also moves what an earlier version has left on this device. */
    planning(uid: string): PlanningDocuments {
      const planning = planningOf(uid);
      void moveOldRecord(vaultOf(uid), planning);
      return planning;
    },
    /**
     * Writes what the page has gathered of the planning.
     * @returns how many parts of it the page cannot store, plus how many analyses, and plans for them, are stored nowhere else
     */
    onlyOnDevice: async (uid: string) =>
      countUnsavedParts() + countAnalysesOfPage() + (await countWorkOfDevice(vaultOf(uid))),
  };
}
