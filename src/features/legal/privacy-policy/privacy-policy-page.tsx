import { paths } from '@/config/paths';
import { LegalLayout } from '../legal-layout';
import { dataSections } from './data-sections';
import { rightsSections } from './rights-sections';

const sections = [...dataSections, ...rightsSections];

export function PrivacyPolicyPage() {
  return (
    <LegalLayout
      title="Privacy Policy"
      lede="What SceneCue knows about you, why, where it is kept and for how long, and what you can ask of us."
      updated={{ text: 'May 28, 2025', iso: '2025-05-28' }}
      summary={
        <>
          <p>
            <strong>In short.</strong> For convenience only; the full text below prevails.
          </p>
          <ul>
            <li>
              We store an account, a profile, your library and planning, and counts of your analyses for our
              limits.
            </li>
            <li>
              Videos are fetched, measured and forgotten. The host of a video does not learn who you are from
              the analysis.
            </li>
            <li>No cookies of ours, no analytics, no advertising trackers, no sale of data.</li>
          </ul>
        </>
      }
      sections={sections}
      sibling={{ title: 'Terms of Service', href: paths.termsOfService }}
    />
  );
}
