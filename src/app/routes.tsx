import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import type { MessageId } from '@/i18n/message';
import { lazyPage } from './lazy-page';
import type { Services } from './services';

export interface PageRoute {
  path: string;
  /** Stands in the title of the document; null for the landing page, whose title is the product's name. */
  title: MessageId | null;
  /** What search engines and shared links say of the page; the product's own sentence unless given. */
  description?: MessageId;
  /** One sentence under the title: what is here, what can I do. Pages that have their own heading have none. */
  lede?: MessageId;
  /** The heading, where it is not the title. */
  heading?: MessageId;
  /** Fetches the code of the page, which is otherwise fetched when it is first rendered. */
  load: () => Promise<unknown>;
  render: (services: Services) => ReactNode;
}

const landing = lazyPage(async () => (await import('@/features/landing/landing-page')).LandingPage);
const signIn = lazyPage(async () => (await import('@/features/signin/signin-page')).SignInPage);
const signUp = lazyPage(async () => (await import('@/features/signup/signup-page')).SignUpPage);
const terms = lazyPage(
  async () => (await import('@/features/terms-of-service/terms-of-service-page')).TermsOfServicePage,
);
const privacy = lazyPage(
  async () => (await import('@/features/privacy-policy/privacy-policy-page')).PrivacyPolicyPage,
);
const settings = lazyPage(async () => (await import('@/features/settings/settings-page')).SettingsPage);
const billing = lazyPage(async () => (await import('@/features/billing/billing-page')).BillingPage);
const statistics = lazyPage(
  async () => (await import('@/features/statistics/statistics-page')).StatisticsPage,
);
const api = lazyPage(async () => (await import('@/features/api/api-page')).ApiPage);
const configuration = lazyPage(
  async () => (await import('@/features/configuration/configuration-page')).ConfigurationPage,
);
const organizations = lazyPage(
  async () => (await import('@/features/organizations/organizations-page')).OrganizationsPage,
);
const campaigns = lazyPage(async () => (await import('@/features/campaigns/campaigns-page')).CampaignsPage);
const sandbox = lazyPage(async () => (await import('@/features/sandbox/sandbox-page')).SandboxPage);

/** Pages that anyone may see. */
export const openRoutes: readonly PageRoute[] = [
  { path: paths.home, title: null, load: landing.load, render: () => <landing.Page /> },
  {
    path: paths.signIn,
    title: 'signin.page',
    heading: 'signin.title',
    description: 'signin.lede',
    load: signIn.load,
    render: () => <signIn.Page />,
  },
  {
    path: paths.signUp,
    title: 'signup.page',
    heading: 'signup.title',
    description: 'signup.lede',
    load: signUp.load,
    render: ({ profiles }) => <signUp.Page saveProfile={profiles.save} />,
  },
  {
    path: paths.termsOfService,
    title: 'ui.terms-of-service',
    description: 'app.terms-description',
    load: terms.load,
    render: () => <terms.Page />,
  },
  {
    path: paths.privacyPolicy,
    title: 'ui.privacy-policy',
    description: 'app.privacy-description',
    load: privacy.load,
    render: () => <privacy.Page />,
  },
];

/** Pages inside the dashboard, behind the guard. */
export const dashboardRoutes: readonly PageRoute[] = [
  {
    path: paths.settings,
    title: 'settings.title',
    lede: 'settings.lede',
    load: settings.load,
    render: () => <settings.Page />,
  },
  {
    path: paths.billing,
    title: 'shell.billing',
    lede: 'billing.lede',
    load: billing.load,
    render: () => <billing.Page />,
  },
  {
    path: paths.statistics,
    title: 'shell.statistics',
    lede: 'statistics.lede',
    load: statistics.load,
    render: () => <statistics.Page />,
  },
  { path: paths.api, title: 'shell.api', lede: 'api.lede', load: api.load, render: () => <api.Page /> },
  {
    path: paths.configuration,
    title: 'shell.configuration',
    lede: 'configuration.lede',
    load: configuration.load,
    render: () => <configuration.Page />,
  },
  {
    path: paths.organizations,
    title: 'shell.organizations',
    lede: 'organizations.lede',
    load: organizations.load,
    render: () => <organizations.Page />,
  },
  {
    path: paths.campaigns,
    title: 'shell.campaigns',
    lede: 'campaigns.lede',
    load: campaigns.load,
    render: () => <campaigns.Page />,
  },
  {
    path: paths.sandbox,
    title: 'sandbox.title',
    lede: 'sandbox.lede',
    load: sandbox.load,
    render: ({ analyzer, vault }) => <sandbox.Page analyzer={analyzer} vault={vault} />,
  },
];
