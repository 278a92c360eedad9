import type { ResultViewProps } from '../result-view';
import { ProfilePanel } from './profile-panel';

/** The suitability profile, and what each of its rules costs. */
export function SuitabilityView({ suitability }: ResultViewProps) {
  return <ProfilePanel suitability={suitability} />;
}
