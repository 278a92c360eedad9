import { forgetMemoryLists } from '@/lib/memory-lists';
import type { AuthUser } from './identity';
import { removeLeftovers, type LeftoverPorts } from './leftovers';
import type { SessionMemory } from './session-memory';
import { createStateStore, NOBODY, UNKNOWN, type SessionState, type StateStore } from './session-state';
import type { TabSessions } from './tab-sessions';

export interface PresencePorts extends LeftoverPorts {
  memory: SessionMemory;
  tabs: TabSessions;
  /** Ends the service's session where this tab alone has it: no other tab can. */
  endSessionOfTab: () => void;
}

/** Who is here, and what the device keeps of them: the two never differ for long. */
export interface Presence extends Pick<StateStore, 'getState' | 'subscribe'> {
  /** The service has let this person in. `outlivesTab`: as it keeps the session. */
  welcome: (user: AuthUser, outlivesTab: boolean) => void;
  /** The service says who is here, at its start or after a change. */
  hear: (user: AuthUser | null, outlivesTab: boolean) => void;
  /**
   * Keeps an auth error until the next change of the auth state. It shuts out whoever is here, too, but it is no
   * sign-out: what the device keeps of them stays.
   */
  fail: (error: Error) => void;
  /** The service cannot be loaded or reached. That is no auth error for somebody who is known. */
  failToReach: (error: Error) => void;
  /** The service has not answered in time: who is unknown until now is treated as nobody. */
  stopWaiting: () => void;
  /**
   * The person goes. Settles when the device keeps nothing of them; rejects where it cannot be emptied.
   * `uid`: theirs, which the page itself may have lost already.
   */
  leave: (uid: string | null) => Promise<void>;
  /** The id of the person whose sign-out is still to be finished; null also as soon as somebody has come. */
  leaving: () => string | null;
  /** It has. */
  left: () => void;
}

function initialState(memory: SessionMemory): SessionState {
  if (memory.leaving() !== null) return { ...NOBODY, confirmed: false };
  const user = memory.user();
  return user ? { ...UNKNOWN, loading: false, user } : UNKNOWN;
}

export function createPresence(ports: PresencePorts): Presence {
  const { memory, tabs, vault, endSessionOfTab } = ports;
  const store = createStateStore(initialState(memory));
  const { getState, set } = store;
  let leaving = memory.leaving();
  /** Who has been here since the device was last cleared of leftovers. */
  let host: string | null = null;
  // Before anything else: a page that starts elsewhere must see that this tab's session lives on after a reload.
  tabs.hold(memory.userOfTab()?.uid ?? null);

  function left() {
    leaving = null;
    memory.endLeaving();
  }

  function welcome(user: AuthUser, outlivesTab: boolean) {
    const before = getState().user;
    left();
    if (before && before.uid !== user.uid) {
      memory.forget();
      forgetMemoryLists();
    }
    memory.remember(user, outlivesTab);
    tabs.hold(outlivesTab ? null : user.uid);
    set({ ...NOBODY, user: before && isSame(before, user) ? before : user });
    if (host === user.uid) return;
    host = user.uid;
    clearLeftovers();
  }

  function clearLeftovers() {
    removeLeftovers(() => getState().user?.uid ?? null, ports).catch(logFailure);
  }

  /** The page no longer shows anybody. */
  function showNobody(more: Partial<SessionState> = {}) {
    host = null;
    tabs.hold(null);
    set({ ...NOBODY, ...more });
    forgetMemoryLists();
  }

  function lose(lost: AuthUser) {
    const isEndedElsewhere = memory.user()?.uid !== lost.uid;
    memory.forget();
    showNobody({ ended: !isEndedElsewhere });
  }

  /** Another tab knows the person by a new name: the service tells this one only when it is asked. */
  function rename(remembered: AuthUser) {
    const { user } = getState();
    if (user?.uid === remembered.uid && !isSame(user, remembered)) set({ ...getState(), user: remembered });
  }

  function leaveWithOtherTab(forgotten: AuthUser | null) {
    const { user } = getState();
    if (!user) return;
    const isOfTab = memory.userOfTab()?.uid === user.uid;
    // Somebody else has gone: the session of this tab is none of their business.
    if (isOfTab && forgotten && forgotten.uid !== user.uid) return;
    // The service may say so only later.
    leaving = user.uid;
    endSessionOfTab();
    showNobody();
    if (isOfTab) memory.forget();
    // The other tab has emptied the device; what this one has written at that very moment goes too.
    clearLeftovers();
  }

  function fail(error: Error) {
    set({ ...getState(), loading: false, error });
  }

  memory.onChangedElsewhere({ remembered: rename, forgotten: leaveWithOtherTab });

  return {
    getState,
    subscribe: store.subscribe,
    welcome,
    hear(user, outlivesTab) {
      const { user: known } = getState();
      if (user) {
        // Who has left may have come back in another tab, before this one's service knew that they were gone.
        if (user.uid !== leaving || user.uid === memory.user()?.uid) welcome(user, outlivesTab);
        return;
      }
      leaving = memory.leaving();
      if (known) lose(known);
      else set({ ...NOBODY, ended: getState().ended });
      clearLeftovers();
    },
    fail,
    failToReach(error) {
      if (!getState().user) fail(error);
    },
    stopWaiting() {
      if (getState().loading) set({ ...getState(), loading: false });
    },
    async leave(uid) {
      const { user } = getState();
      if (user) {
        leaving = user.uid;
        memory.leave(user.uid);
      }
      showNobody();
      if (uid !== null) await vault.removeAllOf(uid);
      clearLeftovers();
    },
    leaving: () => memory.leaving(),
    left,
  };
}

function isSame(a: AuthUser, b: AuthUser): boolean {
  return a.uid === b.uid && a.displayName === b.displayName && a.email === b.email;
}

function logFailure(error: unknown): void {
  console.error('The device could not be emptied', error);
}
