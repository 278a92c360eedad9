import { lazy, type ReactNode } from 'react';
import { paths } from '@/config/paths';
import type { Services } from './services';

export interface PageRoute {
  path: string;
  /** Stands in the title of the document. */
  title: string;
  render: (services: Services) => ReactNode;
}

const LandingPage = lazy(async () => ({
  default: (await import('@/features/landing/landing-page')).LandingPage,
}));
const SignInPage = lazy(async () => ({
  default: (await import('@/features/signin/signin-page')).SignInPage,
}));
const SignUpPage = lazy(async () => ({
  default: (await import('@/features/signup/signup-page')).SignUpPage,
}));
const TermsPage = lazy(async () => ({
  default: (await import('@/features/terms-of-service/terms-of-service-page')).TermsOfServicePage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import('@/features/privacy-policy/privacy-policy-page')).PrivacyPolicyPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('@/features/settings/settings-page')).SettingsPage,
}));
const BillingPage = lazy(async () => ({
  default: (await import('@/features/billing/billing-page')).BillingPage,
}));
const StatisticsPage = lazy(async () => ({
  default: (await import('@/features/statistics/statistics-page')).StatisticsPage,
}));
const ApiPage = lazy(async () => ({ default: (await import('@/features/api/api-page')).ApiPage }));
const ConfigurationPage = lazy(async () => ({
  default: (await import('@/features/configuration/configuration-page')).ConfigurationPage,
}));
const OrganizationsPage = lazy(async () => ({
  default: (await import('@/features/organizations/organizations-page')).OrganizationsPage,
}));
const CampaignsPage = lazy(async () => ({
  default: (await import('@/features/campaigns/campaigns-page')).CampaignsPage,
}));
const SandboxPage = lazy(async () => ({
  default: (await import('@/features/sandbox/sandbox-page')).SandboxPage,
}));

/** Pages that anyone may see. */
export const openRoutes: readonly PageRoute[] = [
  { path: paths.home, title: 'SceneCue', render: () => <LandingPage /> },
  { path: paths.signIn, title: 'Sign in', render: () => <SignInPage /> },
  {
    path: paths.signUp,
    title: 'Sign up',
    render: ({ profiles }) => <SignUpPage saveProfile={profiles.save} />,
  },
  { path: paths.termsOfService, title: 'Terms of Service', render: () => <TermsPage /> },
  { path: paths.privacyPolicy, title: 'Privacy Policy', render: () => <PrivacyPage /> },
];

/** Pages inside the dashboard, behind the guard. */
export const dashboardRoutes: readonly PageRoute[] = [
  { path: paths.settings, title: 'Personal Settings', render: () => <SettingsPage /> },
  { path: paths.billing, title: 'Billing', render: () => <BillingPage /> },
  { path: paths.statistics, title: 'Statistics', render: () => <StatisticsPage /> },
  { path: paths.api, title: 'API Settings', render: () => <ApiPage /> },
  { path: paths.configuration, title: 'Configuration', render: () => <ConfigurationPage /> },
  { path: paths.organizations, title: 'Organizations', render: () => <OrganizationsPage /> },
  { path: paths.campaigns, title: 'Campaigns', render: () => <CampaignsPage /> },
  {
    path: paths.sandbox,
    title: 'Video Analysis Sandbox',
    render: ({ analyzer }) => <SandboxPage analyzer={analyzer} />,
  },
];
