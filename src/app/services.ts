import type { AnalysisLibrary } from '@/data/analyses/library-state';
import type { Session } from '@/auth/session';
import type { Analyzer } from '@/contracts/analyzer';
import type { EncodeBrief } from '@/contracts/brief-vector';
import type { DeviceVault } from '@/lib/device-vault';
import type { Modifications } from '@/lib/modifications';
import type { SampleLists } from '@/lib/sample-lists';
import type { PlanningDocuments } from '@/data/planning/planning-documents';
import type { ProfileStore } from '@/data/profile/profile-store';
import type { InstallOffer } from '@/pwa/install-offer';
import type { PageServices } from '@/ui/use-services';

/** What the composition root hands to the application. */
export interface Services extends PageServices {
  session: Session;
  sampleLists: SampleLists;
  profiles: ProfileStore;
  analyzer: Analyzer;
  encodeBrief: EncodeBrief;
  /** The background analyses of the signed-in user; its code is loaded by the first call. */
  openLibrary: (uid: string) => Promise<AnalysisLibrary>;
  /** What the signed-in user has planned; its code is loaded by the first call. */
  openPlanning: (uid: string) => Promise<PlanningDocuments>;
  vault: Pick<DeviceVault, 'of'>;
  /** Whether the device remembers this user. If not, their session, and what is stored with it, ends with the tab. */
  isRemembered: (uid: string) => boolean;
  installOffer: InstallOffer;
  modifications: Modifications;
}
