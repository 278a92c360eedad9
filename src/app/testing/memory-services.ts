import { createStore } from 'zustand/vanilla';
import { createAnalysisLibrary } from '@/data/analyses/library';
import { createMemoryAnalyses } from '@/data/analyses/testing/memory-analyses';
import type { AuthUser, Identity } from '@/auth/identity';
import { createSession } from '@/auth/session';
import { createSessionStorage } from '@/auth/session-storage';
import type { Analyzer, AnalysisOutcome } from '@/contracts/analyzer';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { BriefOutcome, EncodeBrief } from '@/contracts/brief-vector';
import { createLanguageStore } from '@/i18n/language-store';
import { onePerUser } from '@/lib/one-per-user';
import { watchModifications } from '@/lib/modifications';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { createMemoryPlanning } from '@/data/planning/testing/memory-planning';
import type { StoredProfile } from '@/data/profile/user-profile';
import { createFollowProfile } from '@/data/profile/followed-profile';
import { createProfileStore, type ProfileState } from '@/data/profile/profile-store';
import { createMemoryProfiles } from '@/data/profile/testing/memory-profiles';
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
  profileMode?: ReturnType<typeof createMemoryProfiles>['server']['mode'];
  /** The profile that the device has from an earlier visit, a write that was not sent, and whether it stores any. */
  profileOnDevice?: Pick<
    NonNullable<Parameters<typeof createMemoryProfiles>[1]>,
    'cached' | 'queued' | 'isKept'
  >;
  /** What the device has stored, by the key of the record: `ada/analyses` for Ada's analyses. */
  records?: Record<string, unknown>;
  /** How the identity service is loaded; by default at once. */
  loadIdentity?: (identity: Identity) => Promise<Identity>;
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

/** Briefs the test answers itself. `briefs`: those of the calls so far. */
function createScriptedEncoder() {
  const script = {
    briefs: [] as string[],
    /** What a call is answered with; by default it is never answered. */
    answer: (() => new Promise<BriefOutcome>(() => undefined)) as EncodeBrief,
  };
  const encodeBrief: EncodeBrief = (brief, signal) => {
    script.briefs.push(brief);
    return script.answer(brief, signal);
  };
  return { encodeBrief, script };
}

/** In ms. */
const TIMES = { save: 5_000, confirm: 300 };

const countUnsent = ({ savedAt, rejected }: ProfileState) =>
  Object.keys(rejected).length + (savedAt === null ? 0 : 1);

/**
 * All services of the application as `main` creates them, with ports in memory: the identity service, the documents of
 * one user, the function and the device.
 */
export function createMemoryServices({
  user = ADA,
  isRemembered = true,
  profile = null,
  profileMode = 'well',
  profileOnDevice = {},
  records = {},
  loadIdentity = (identity) => Promise.resolve(identity),
}: World = {}) {
  const { identity, service } = createMemoryIdentity(user, PASSWORD, isRemembered);
  const profileServer = createMemoryProfiles(profile, {
    mode: profileMode,
    isKept: isRemembered,
    ...profileOnDevice,
  });
  const analyses = createMemoryAnalyses({ isKept: isRemembered });
  const planning = createMemoryPlanning(isRemembered);
  const device = createMemoryVault();
  for (const [key, record] of Object.entries(records)) device.records.set(key, record);
  const { analyzer, script } = createScriptedAnalyzer();
  const encoder = createScriptedEncoder();
  const storage = createSessionStorage(() => undefined);
  if (user) storage.store(user, isRemembered);
  const session = createSession({
    loadIdentity: () => loadIdentity(identity),
    storage,
    device: { removeAllOf: device.removeAllOf, removeOthers: () => Promise.resolve() },
    createProfile: (newUser, fullName) => profiles.of(newUser.uid).create(newUser, fullName),
    onlyOnDevice: () =>
      device.device.unreadable
        ? Promise.reject(new Error('no answer'))
        : Promise.resolve(countUnsent(profiles.getState())),
  });
  const profiles = createProfileStore(() =>
    Promise.resolve(createFollowProfile({ documents: profileServer.documents, session, times: TIMES })),
  );
  const libraryOf = onePerUser(session, () => createAnalysisLibrary(analyses.ports));
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
    encodeBrief: encoder.encodeBrief,
    openLibrary: (uid) => Promise.resolve(libraryOf(uid)),
    openPlanning: () => Promise.resolve(planning.planning),
    vault: device,
    isRemembered: (uid) => storage.userOfDevice()?.uid === uid,
  };
  return {
    services,
    identity: service,
    profile: profileServer.server,
    analyses: analyses.server,
    planning: planning.server,
    device,
    analyzer: script,
    encoder: encoder.script,
    /** Ends what follows documents. */
    close() {
      const uid = session.getState().user?.uid;
      profiles.clear();
      if (uid === undefined) return;
      libraryOf(uid).close();
    },
  };
}
