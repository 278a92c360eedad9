import { createAppCheck } from '@/adapters/firebase/app-check';
import { createFirebaseAnalyses } from '@/adapters/firebase/analyses';
import type { FirebaseSettings } from '@/adapters/firebase/config';
import { createFirebasePlanning } from '@/adapters/firebase/planning';
import { createAnalysisClient } from '@/adapters/http/analysis-client';
import { createBackgroundClient } from '@/adapters/http/background-client';
import type { Credentials } from '@/adapters/http/credentials';
import { createAnalysisLibrary } from '@/analyses/library';
import type { Session } from '@/auth/session';
import { countUnstoredChanges } from '@/features/sandbox/plan/save-queue';
import { countUnsharedAnalyses, countUnstoredAnalyses } from '@/features/sandbox/stored/stored-analyses';
import type { PersonsVault } from '@/lib/device-vault';
import { onePerPerson } from '@/lib/one-per-person';
import { countUnsentPlanning, createPlanningSync } from '@/planning/planning-sync';

export { unsentPlanningRecords } from '@/planning/planning-sync';

interface SandboxServicesOptions {
  settings: FirebaseSettings;
  session: Session;
  /** What this device stores for a person. */
  vaultOf: (uid: string) => PersonsVault;
  /** Of reCAPTCHA Enterprise; no App Check without it. */
  appCheckSiteKey: string | undefined;
}

/** Chooses the adapters that the Sandbox needs and no other page: one file, loaded with the first use of any of them. */
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
  const planning = onePerPerson(session, (uid) =>
    createPlanningSync({ uid, remote: planningOf(uid), vault: vaultOf(uid) }),
  );
  return {
    analyzer: createAnalysisClient(credentials),
    library: onePerPerson(session, (uid) => createAnalysisLibrary({ ...analysesOf(uid), start })),
    planning,
    /**
     * Sends what waits, if anything does.
     * @returns how many parts and changes of the planning still wait, and how many analyses are nowhere else
     */
    onlyOnDevice: async (uid: string) => {
      const vault = vaultOf(uid);
      const unsent = (await countUnsentPlanning(vault)) > 0 ? await planning(uid).unsent() : 0;
      return unsent + countUnstoredChanges() + countUnstoredAnalyses() + (await countUnsharedAnalyses(vault));
    },
  };
}
