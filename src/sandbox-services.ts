import { createAppCheck } from '@/adapters/firebase/app-check';
import { createFirebaseAnalyses } from '@/adapters/firebase/analyses';
import type { FirebaseSettings } from '@/adapters/firebase/config';
import { createFirebasePlanning } from '@/adapters/firebase/planning';
import { createAnalysisClient } from '@/adapters/http/analysis-client';
import { createBackgroundClient } from '@/adapters/http/background-client';
import type { Credentials } from '@/adapters/http/credentials';
import { createAnalysisLibrary } from '@/data/analyses/library';
import type { Session } from '@/auth/session';
import { countUnstoredChanges } from '@/features/sandbox/plan/save-queue';
import { countUnsharedAnalyses, countUnstoredAnalyses } from '@/features/sandbox/stored/stored-analyses';
import type { UserVault } from '@/lib/device-vault';
import { onePerUser } from '@/lib/one-per-user';
import { countUnsentPlanning, createPlanningSync } from '@/data/planning/planning-sync';

export { unsentPlanningRecords } from '@/data/planning/planning-sync';

interface SandboxServicesOptions {
  settings: FirebaseSettings;
  session: Session;
  /** What this device stores for a user. */
  vaultOf: (uid: string) => UserVault;
  /** Site key of reCAPTCHA Enterprise; no App Check without it. */
  appCheckSiteKey: string | undefined;
}

/** Chooses the adapters that only the Sandbox needs: one file, loaded at the first use of any of them. */
export function createSandboxServices({
  settings,
  session,
  vaultOf,
  appCheckSiteKey,
}: SandboxServicesOptions) {
  const credentials: Credentials = { idToken: session.idToken };
  // A build without App Check drops it.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY && appCheckSiteKey !== undefined)
    credentials.appToken = createAppCheck(settings, appCheckSiteKey);
  const analysesOf = createFirebaseAnalyses(settings, session);
  const planningOf = createFirebasePlanning(settings, session);
  const start = createBackgroundClient(credentials);
  const planning = onePerUser(session, (uid) =>
    createPlanningSync({ uid, remote: planningOf(uid), vault: vaultOf(uid) }),
  );
  return {
    analyzer: createAnalysisClient(credentials),
    library: onePerUser(session, (uid) => createAnalysisLibrary({ ...analysesOf(uid), start })),
    planning,
    /**
     * Sends what is unsent of the planning, if anything is.
     * @returns how many parts and changes of the planning are still unsent, plus how many analyses are stored nowhere
     *   else
     */
    onlyOnDevice: async (uid: string) => {
      const vault = vaultOf(uid);
      const unsent = (await countUnsentPlanning(vault)) > 0 ? await planning(uid).unsent() : 0;
      return unsent + countUnstoredChanges() + countUnstoredAnalyses() + (await countUnsharedAnalyses(vault));
    },
  };
}
