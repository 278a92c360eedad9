import type { AuthUser } from '@/auth/identity';
import type { Session } from '@/auth/session';
import { isWithoutNetwork } from '@/lib/connection';
import { createClosingQuestion } from '@/lib/leave-guard';
import { RemoteError } from '@/lib/remote-error';
import { withTimeout } from '@/lib/with-timeout';
import { storeFirstProfile } from './first-profile';
import { createFollowName, type FollowName } from './follow-name';
import { changesTo, fieldsOf, missingIn, refusalOf, refusedAlone, unlike } from './profile-changes';
import type { ProfileDocuments, ProfileSnapshot } from './profile-documents';
import type { FollowedProfile, FollowProfile, ProfileState } from './profile-store';
import type { ProfileField, ProfileValues, StoredProfile } from './user-profile';

type Edits = Partial<ProfileValues>;
type Saved = 'synced' | 'pending' | 'rejected';

export interface FollowedProfilePorts {
  documents: ProfileDocuments;
  session: Pick<Session, 'getState' | 'updateDisplayName'>;
  /** How long a save waits for the server, and how long a profile may be unconfirmed, in ms. */
  times?: typeof TIMES;
}

const TIMES = { save: 5_000, confirm: 5_000 };

/** Follows the profile of a user, and saves their edits with Firestore's own queue. */
export function createFollowProfile(ports: FollowedProfilePorts): FollowProfile {
  return (uid, publish) => new Following(uid, publish, ports);
}

class Following implements FollowedProfile {
  private readonly question = createClosingQuestion();
  private readonly times = TIMES;
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
  /** Edits of a refused save, while each is sent alone. */
  private resent: Edits = {};
  /** Whether defaults are still to be stored: a save without a network does not know which are missing. */
  private needsDefaults = false;
  private readonly followName: FollowName;
  /** Called with the first answer of the server. */
  private readonly waiting: (() => void)[] = [];
  private end: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly uid: string,
    private readonly publish: (state: ProfileState) => void,
    private readonly ports: FollowedProfilePorts,
  ) {
    if (ports.times) this.times = ports.times;
    this.followName = createFollowName(ports.session);
  }

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
    }, this.times.confirm);
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
    const limit = this.isUnconfirmed() ? AbortSignal.abort() : AbortSignal.timeout(this.times.save);
    this.unanswered += 1;
    const sent = this.send(edits).finally(() => (this.unanswered -= 1));
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
    await withTimeout(AbortSignal.timeout(this.times.save), created).catch(() => undefined);
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
    await storeFirstProfile(this.ports.documents, user, fullName);
  }

  private owner() {
    const { user } = this.ports.session.getState();
    return user?.uid === this.uid ? user : null;
  }

  /** @returns when the server has answered */
  private async send(edits: Edits): Promise<Saved> {
    const refused = await this.merge(edits);
    if (refused) {
      if (fieldsOf(edits).length === 0) throw refused;
      this.resent = edits;
      const rejected = await refusedAlone(edits, (edit) => this.merge(edit)).finally(
        () => (this.resent = {}),
      );
      this.rejected = { ...rejected, ...this.rejected };
      this.show();
      if (fieldsOf(rejected).length > 0) return 'rejected';
    }
    this.isAccepted = true;
    await this.followName(this.owner(), this.snapshot?.stored?.name);
    return 'synced';
  }

  /** @returns the refusal of the server; any other failure is thrown */
  private async merge(edits: Edits): Promise<RemoteError | null> {
    const isConfirmed = this.snapshot?.fromCache === false;
    this.needsDefaults = !isConfirmed;
    const changes = changesTo(this.snapshot?.stored ?? null, edits, this.owner(), isConfirmed);
    const refused = await refusalOf(this.ports.documents.merge(this.uid, changes));
    this.isAhead = true;
    return refused;
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
    void this.followName(this.owner(), stored?.name);
    if (!this.needsDefaults || missingIn(stored, this.owner()).length === 0) return;
    this.needsDefaults = false;
    this.merge({}).catch((error: unknown) => console.error('The profile could not be completed', error));
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
    const { snapshot, rejected, resent, uid } = this;
    const stored = snapshot?.stored ?? null;
    const ownEdits = { ...resent, ...rejected };
    const hasRejected = fieldsOf(rejected).length > 0;
    const isPending = this.isPending();
    this.question.loses(hasRejected || (isPending && snapshot?.isKept !== true));
    this.publish({
      uid,
      phase: this.phase(),
      stored: fieldsOf(ownEdits).length > 0 ? { ...stored, ...ownEdits } : stored,
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
