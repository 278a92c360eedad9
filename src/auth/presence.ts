import type { DeviceVault } from '@/lib/device-vault';
import { forgetMemoryLists } from '@/lib/memory-lists';
import type { AuthUser } from './identity';
import type { SessionMemory } from './session-memory';
import { createStateStore, NOBODY, UNKNOWN, type SessionState, type StateStore } from './session-state';

export interface PresencePorts {
  memory: SessionMemory;
  vault: Pick<DeviceVault, 'keepOnly'>;
  /** How many changes of this person wait on this device to be sent. */
  unsentChanges: (uid: string) => Promise<number>;
  /** Ends the service's session where this tab alone has it: no other tab can. */
  endSessionOfTab: () => void;
}

/** Who is here, and what the device keeps of them: the two never differ for long. */
export interface Presence extends Pick<StateStore, 'getState' | 'subscribe'> {
  /** The service has let this person in. `outlivesTab`: as it keeps the session. */
  welcome: (user: AuthUser, outlivesTab: boolean) => void;
  /** The service says who is here, at its start or after a change. */
  hear: (user: AuthUser | null, outlivesTab: boolean) => void;
  /** The service fails. Somebody who is known stays: a failure is no sign-out. */
  fail: (error: Error) => void;
  /** The service has not answered in time: who is unknown until now is treated as nobody. */
  stopWaiting: () => void;
  /** The person goes. Settles when the device keeps nothing of them; rejects where it cannot be emptied. */
  leave: () => Promise<void>;
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

export function createPresence({ memory, vault, unsentChanges, endSessionOfTab }: PresencePorts): Presence {
  const store = createStateStore(initialState(memory));
  const { getState, set } = store;
  let leaving = memory.leaving();
  /** Whom the device has been emptied for of everybody else. */
  let host: string | null = null;

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
    set({ ...NOBODY, user: before && isSame(before, user) ? before : user });
    if (host === user.uid) return;
    host = user.uid;
    vault.keepOnly(user.uid).catch(logFailure);
  }

  /** The page no longer shows anybody. */
  function showNobody(more: Partial<SessionState> = {}) {
    host = null;
    set({ ...NOBODY, ...more });
    forgetMemoryLists();
  }

  async function lose(lost: AuthUser) {
    const isEndedElsewhere = memory.user()?.uid !== lost.uid;
    memory.forget();
    // Asked first: nobody counts the changes of a person who is not here.
    const counting = isEndedElsewhere ? Promise.resolve(0) : unsentChanges(lost.uid);
    showNobody({ ended: !isEndedElsewhere });
    // Nobody was asked: what is not sent yet waits for this person, and for nobody else.
    if ((await counting) === 0) await vault.keepOnly(getState().user?.uid ?? null);
  }

  /** The other tab has emptied the device; what this one has written at that very moment goes too. */
  async function followOut(gone: AuthUser) {
    const counting = unsentChanges(gone.uid);
    showNobody();
    if (memory.user()?.uid === gone.uid) memory.forget();
    if ((await counting) === 0) await vault.keepOnly(memory.user()?.uid ?? null);
  }

  memory.onForgottenElsewhere(() => {
    const { user } = getState();
    if (!user) return;
    // The service may say so only later.
    leaving = user.uid;
    endSessionOfTab();
    followOut(user).catch(logFailure);
  });

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
      if (known) lose(known).catch(logFailure);
      else set({ ...NOBODY, ended: getState().ended });
    },
    fail(error) {
      if (!getState().user) set({ ...getState(), loading: false, error });
    },
    stopWaiting() {
      if (getState().loading) set({ ...getState(), loading: false });
    },
    async leave() {
      const { user } = getState();
      if (user) {
        leaving = user.uid;
        memory.leave(user.uid);
      }
      showNobody();
      await vault.keepOnly(null);
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
