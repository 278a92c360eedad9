import type { AuthUser } from '@/auth/identity';
import type { Session } from '@/auth/session';
import { isWithoutNetwork } from '@/lib/connection';
import { createClosingQuestion } from '@/lib/leave-guard';
import { RemoteError } from '@/lib/remote-error';
import { withTimeout } from '@/lib/with-timeout';
import { changesTo, fieldsOf, isRefusal, merge, ownerAndTimes, unlike } from './profile-changes';
import type { ProfileDocuments, ProfileSnapshot } from './profile-documents';
import type { FollowedProfile, FollowProfile, ProfileState } from './profile-store';
import { newProfile } from './user-profile';
import type { ProfileField, ProfileValues, StoredProfile } from './user-profile';

type Edits = Partial<ProfileValues>;
type Saved = 'synced' | 'pending' | 'rejected';

export interface FollowedProfilePorts {
  documents: ProfileDocuments;
  session: Pick<Session, 'getState' | 'updateDisplayName'>;
  /** How long a save waits for the server, and how long a profile may be unconfirmed, in ms. */
  times?: { save: number; confirm: number };
}

/** Follows the profile of a user, and saves their edits with Firestore's own queue. */
export function createFollowProfile(ports: FollowedProfilePorts): FollowProfile {
  const { times = { save: 5_000, confirm: 5_000 } } = ports;
  return (uid, publish) => new Following(uid, publish, { ...ports, times });
}

class Following implements FollowedProfile {
  private readonly question = createClosingQuestion();
  private snapshot: ProfileSnapshot | null = null;
  private rejected: Edits = {};
  private isClosed = false;
  private hasFailed = false;
  /** Whether the server has ever said what is stored, and whether it should have by now. */
  private isConfirmed = false;
  private isLate = false;
  /** Saves that the user waits for, those that the server has not answered, and whether it has accepted the last one. */
  private saving = 0;
  private unanswered = 0;
  private isAccepted = false;
  /** Whether a call has settled; the snapshot that says so follows a moment later. */
  private isAhead = false;
  /** The name that the identity service is being given. */
  private naming: string | null = null;
  /** What was saved and not answered yet. The snapshot after a refusal comes before its call has settled. */
  private sent: Edits = {};
  /** Called with the first answer of the server. */
  private readonly waiting: (() => void)[] = [];
  private end: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly uid: string,
    private readonly publish: (state: ProfileState) => void,
    private readonly ports: Required<FollowedProfilePorts>,
  ) {}

  load(): Promise<void> {
    if (this.isClosed || (this.end && this.phase() !== 'failed')) return Promise.resolve();
    this.end?.();
    this.hasFailed = false;
    this.isLate = false;
    this.snapshot = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isLate = true;
      this.show();
    }, this.ports.times.confirm);
    const failed = () => {
      this.hasFailed = true;
      this.show();
    };
    this.end = this.ports.documents.follow(this.uid, (snapshot) => this.next(snapshot), failed);
    this.show();
    return Promise.resolve();
  }

  async save(changes: Edits): Promise<Saved> {
    if (this.isClosed || this.phase() !== 'ready') throw new RemoteError('unavailable');
    const edits = { ...this.rejected, ...changes };
    this.rejected = {};
    this.saving += 1;
    // A server that is known to be away is not waited for.
    const limit = this.isUnconfirmed() ? AbortSignal.abort() : AbortSignal.timeout(this.ports.times.save);
    this.unanswered += 1;
    this.sent = { ...this.sent, ...edits };
    const sent = this.send(edits).finally(() => {
      this.unanswered -= 1;
      if (this.unanswered === 0) this.sent = {};
      this.show();
    });
    this.show();
    try {
      return await withTimeout(limit, sent).catch((error: unknown) => {
        if (error !== limit.reason) throw error;
        // Nobody waits any more: what then fails stays in the form, as what is refused does.
        sent.catch(() => {
          this.rejected = { ...edits, ...this.rejected };
          this.show();
        });
        return 'pending';
      });
    } finally {
      this.saving -= 1;
      this.show();
    }
  }

  async create(user: AuthUser, fullName: string | null): Promise<void> {
    const created = this.storeFirst(user, fullName).catch((error: unknown) => {
      console.error('Creating the profile failed', error);
    });
    await withTimeout(AbortSignal.timeout(this.ports.times.save), created).catch(() => undefined);
  }

  async retry(): Promise<void> {
    await this.save({}).catch((error: unknown) => console.error('Saving the profile failed', error));
  }

  discard(field: ProfileField): Promise<void> {
    const { [field]: _, ...others } = this.rejected;
    this.rejected = others;
    this.show();
    return Promise.resolve();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.end?.();
    this.question.loses(false);
  }

  private async storeFirst(user: AuthUser, fullName: string | null): Promise<void> {
    await this.load();
    if (fullName === null) {
      if (!this.isConfirmed) await new Promise<void>((resolve) => this.waiting.push(resolve));
      // A profile that a sign-in with Google finds is kept.
      if (this.snapshot?.stored) return;
    }
    const profile = newProfile(fullName ?? user.displayName ?? '');
    await merge(this.ports.documents, user.uid, { ...profile, ...ownerAndTimes(null, user) });
  }

  private owner() {
    const { user } = this.ports.session.getState();
    return user?.uid === this.uid ? user : null;
  }

  /** @returns when the server has answered */
  private async send(edits: Edits): Promise<Saved> {
    const isConfirmed = this.snapshot?.fromCache === false;
    try {
      const changes = changesTo(this.snapshot?.stored ?? null, edits, this.owner(), isConfirmed);
      await merge(this.ports.documents, this.uid, changes).finally(() => (this.isAhead = true));
    } catch (error) {
      if (!isRefusal(error) || fieldsOf(edits).length === 0) throw error;
      this.rejected = { ...edits, ...this.rejected };
      return 'rejected';
    }
    this.isAccepted = true;
    await this.followName(this.snapshot?.stored?.name);
    return 'synced';
  }

  /** Gives the identity service, which also has the user's name, the one of the profile. */
  private async followName(name: string | undefined): Promise<void> {
    const owner = this.owner();
    if (!owner || name === undefined || name === owner.displayName || name === this.naming) return;
    this.naming = name;
    await this.ports.session.updateDisplayName(name).finally(() => (this.naming = null));
  }

  private next(snapshot: ProfileSnapshot): void {
    const { snapshot: before, isAhead } = this;
    const { fromCache, hasPendingWrites, isKept, stored } = snapshot;
    // A client in memory that replaces the one of a full device knows only what it has written.
    const known = fromCache && !isKept ? before?.stored : null;
    this.snapshot = known ? { ...snapshot, stored: { ...known, ...stored } } : snapshot;
    this.hasFailed = false;
    this.isAhead = false;
    if (!fromCache) {
      clearTimeout(this.timer);
      // From now on, an unconfirmed profile means that the server cannot be reached any more.
      this.isLate = true;
      this.isConfirmed = true;
      for (const resolve of this.waiting.splice(0)) resolve();
      this.rejected = unlike(stored, this.rejected, this.owner());
      if (before?.hasPendingWrites && !hasPendingWrites) {
        this.whenAnswered(before.stored, stored, isAhead || this.unanswered > 0);
      }
    }
    this.show();
  }

  /** The server has answered what was pending, perhaps from another tab or an earlier visit. */
  private whenAnswered(written: StoredProfile, stored: StoredProfile, isOwn: boolean): void {
    if ((written?.updatedAt ?? '') > (stored?.updatedAt ?? '')) {
      // Refused: the document is again as it was before. The saves of this page learn it from their calls.
      if (!isOwn) this.rejected = unlike(stored, written ?? {}, this.owner());
      return;
    }
    this.isAccepted = true;
    void this.followName(stored?.name);
  }

  private isPending = () => this.snapshot?.hasPendingWrites === true && !this.isAhead;

  private isUnconfirmed = () => this.hasFailed || (this.isLate && this.snapshot?.fromCache !== false);

  private phase(): 'loading' | 'ready' | 'failed' {
    if (this.snapshot && (this.snapshot.stored !== null || this.isConfirmed)) return 'ready';
    const isMissing = this.hasFailed || this.isLate || (this.snapshot !== null && isWithoutNetwork());
    return isMissing ? 'failed' : 'loading';
  }

  private show(): void {
    if (this.isClosed) return;
    const { snapshot, rejected, uid } = this;
    const stored = snapshot?.stored ?? null;
    const hasRejected = fieldsOf(rejected).length > 0;
    const own = { ...(snapshot?.hasPendingWrites ? {} : this.sent), ...rejected };
    const isPending = this.isPending();
    // What was just saved is in no snapshot yet: a reload at once would lose it.
    const isUnwritten = this.unanswered > 0 && fieldsOf(own).length > 0;
    this.question.loses(hasRejected || isUnwritten || (isPending && snapshot?.isKept !== true));
    this.publish({
      uid,
      phase: this.phase(),
      stored: fieldsOf(own).length > 0 ? { ...stored, ...own } : stored,
      rejected,
      saveState: hasRejected ? 'rejected' : this.saveState(),
      savedAt: isPending ? Date.parse(stored?.updatedAt ?? '') || null : null,
      unreachable: this.isUnconfirmed(),
    });
  }

  private saveState(): ProfileState['saveState'] {
    if (this.saving > 0) return 'syncing';
    if (this.isPending()) return this.snapshot?.isKept ? 'device' : 'page';
    return this.isAccepted ? 'synced' : null;
  }
}
