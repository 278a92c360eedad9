import { createStore } from 'zustand/vanilla';
import { createAnalysisLibrary } from '@/data/analyses/library';
import { createMemoryAnalyses } from '@/data/analyses/testing/memory-analyses';
import type { AuthUser, Identity } from '@/auth/identity';
import { createSession } from '@/auth/session';
import { createSessionStorage } from '@/auth/session-storage';
import type { Analyzer, AnalysisOutcome } from '@/contracts/analyzer';
import type { AnalysisResponse } from '@/contracts/analysis';
import { createLanguageStore } from '@/i18n/language-store';
import { onePerUser } from '@/lib/one-per-user';
import { watchModifications } from '@/lib/modifications';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import type { PartKey } from '@/data/planning/planning-parts';
import { createPlanningSync } from '@/data/planning/planning-sync';
import type { RemotePart, RemotePlanning } from '@/data/planning/remote-planning';
import type { StoredProfile } from '@/data/profile/model/user-profile';
import { createOpenOutbox } from '@/data/profile/sync/outbox';
import { createProfileStore } from '@/data/profile/sync/profile-store';
import { createMemoryServer } from '@/data/profile/testing/memory-repository';
import { createInstallOffer } from '@/pwa/install-offer';
import { createThemeStore } from '@/theme/theme-store';
import type { Services } from '../services';
import { createMemoryIdentity } from './memory-identity';

export const ADA: AuthUser = { uid: 'ada', displayName: 'Ada Lovelace', email: 'ada@example.com' };
export const PASSWORD = 'Analytical1';

export interface World {
  /** Who is signed in, remembered by the device; null for a visitor. */
  user?: AuthUser | null;
  /** Whether the session of this user outlives the tab; true by default. */
  isRemembered?: boolean;
  /** `users/{uid}` as the server has it; null if there is none. */
  profile?: StoredProfile;
  /** How the server of profiles answers at first. */
  profileMode?: ReturnType<typeof createMemoryServer>['server']['mode'];
  /** What the device has stored, by the key of the record: `ada/analyses` for Ada's analyses. */
  records?: Record<string, unknown>;
  /** How the identity service is loaded; by default at once. */
  loadIdentity?: (identity: Identity) => Promise<Identity>;
  /** Whether this device has unsent edits of a user who is not signed in. */
  hasUnsentOfOthers?: boolean;
}

/** Analyses the test answers itself. `requests`: the calls so far. */
function createScriptedAnalyzer() {
  const script = {
    requests: [] as Parameters<Analyzer['analyze']>[],
    /** What a call is answered with; by default it is never answered. */
    answer: ((_request, signal) =>
      new Promise<AnalysisOutcome>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      })) as Analyzer['analyze'],
    answerWith(value: AnalysisResponse) {
      script.answer = () => Promise.resolve({ ok: true, value });
    },
  };
  const analyzer: Analyzer = {
    analyze: (...call) => {
      script.requests.push(call);
      return script.answer(...call);
    },
  };
  return { analyzer, script };
}

/** The planning of one user in memory, as the server has it. */
function createMemoryPlanning() {
  const parts = new Map<PartKey, RemotePart>();
  const remote: RemotePlanning = {
    read: (keys) => Promise.resolve(new Map([...parts].filter(([key]) => keys.includes(key)))),
    write(key, version, text) {
      if (version !== (parts.get(key)?.version ?? 0) + 1) return Promise.resolve('refused');
      parts.set(key, { version, text });
      return Promise.resolve('written');
    },
  };
  return { remote, parts };
}

/**
 * All services of the application as `main` creates them, with ports in memory: the identity service, the documents of
 * one user, the function and the device.
 */
export function createMemoryServices({
  user = ADA,
  isRemembered = true,
  profile = null,
  profileMode = 'well',
  records = {},
  loadIdentity = (identity) => Promise.resolve(identity),
  hasUnsentOfOthers = false,
}: World = {}) {
  const { identity, service } = createMemoryIdentity(user, PASSWORD, isRemembered);
  const profileServer = createMemoryServer(profile, { longestName: 100 });
  profileServer.server.mode = profileMode;
  const analyses = createMemoryAnalyses();
  const planning = createMemoryPlanning();
  const device = createMemoryVault();
  for (const [key, record] of Object.entries(records)) device.records.set(key, record);
  const { analyzer, script } = createScriptedAnalyzer();
  const storage = createSessionStorage(() => undefined);
  if (user) storage.store(user, isRemembered);
  const session = createSession({
    loadIdentity: () => loadIdentity(identity),
    storage,
    records: { removeAllOf: device.removeAllOf, removeOthers: () => Promise.resolve(hasUnsentOfOthers) },
    createProfile: (newUser, fullName) => profiles.of(newUser.uid).create(newUser, fullName),
    onlyOnDevice: (uid) => profiles.of(uid).unsent(),
  });
  const profiles = createProfileStore(() =>
    Promise.resolve(
      createOpenOutbox({
        session,
        userOfDevice: () => storage.userOfDevice(),
        loadRepository: () => Promise.resolve(profileServer.repository),
        vaultOf: device.of,
      }),
    ),
  );
  const libraryOf = onePerUser(session, () => createAnalysisLibrary(analyses.remote));
  const planningOf = onePerUser(session, (uid) =>
    createPlanningSync({ uid, remote: planning.remote, vault: device.of(uid) }),
  );
  const sampleLists: Services['sampleLists'] = createStore(() => ({}));
  session.subscribe((after, before) => {
    if (after.user?.uid !== before.user?.uid) sampleLists.setState({}, true);
  });
  const services: Services = {
    theme: createThemeStore(),
    language: createLanguageStore(),
    installOffer: createInstallOffer(),
    modifications: watchModifications(),
    session,
    sampleLists,
    profiles,
    analyzer,
    openLibrary: (uid) => Promise.resolve(libraryOf(uid)),
    openPlanning: (uid) => Promise.resolve(planningOf(uid)),
    vault: device,
    isRemembered: (uid) => storage.userOfDevice()?.uid === uid,
  };
  return {
    services,
    identity: service,
    profile: profileServer.server,
    analyses: analyses.server,
    planning: planning.parts,
    device,
    analyzer: script,
    /** Ends what polls. */
    close() {
      const uid = session.getState().user?.uid;
      profiles.clear();
      if (uid === undefined) return;
      libraryOf(uid).close();
      planningOf(uid).close();
    },
  };
}
