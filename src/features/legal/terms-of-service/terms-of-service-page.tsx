import { paths } from '@/config/paths';
import { LegalLayout } from '../legal-layout';
import { contractSections } from './contract-sections';
import { serviceSections } from './service-sections';

const sections = [...serviceSections, ...contractSections];

export function TermsOfServicePage() {
  return (
    <LegalLayout
      title="Terms of Service"
      lede="The agreement between you and SceneCue about the use of this application."
      updated={{ text: 'May 28, 2025', iso: '2025-05-28' }}
      summary={
        <>
          <p>
            <strong>In short.</strong> For convenience only; the full text below prevails.
          </p>
          <ul>
            <li>Analyze only videos that you may analyze. They stay yours.</li>
            <li>Concepts and their confidence are measurements, not verdicts.</li>
            <li>Prices and terms change only after 30 days’ notice.</li>
          </ul>
        </>
      }
      sections={sections}
      sibling={{ title: 'Privacy Policy', href: paths.privacyPolicy }}
    />
  );
}
