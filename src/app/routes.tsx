import { lazy, type ReactNode } from 'react';
import { paths } from '@/config/paths';
import type { MessageId } from '@/i18n/message';
import type { Services } from './services';

export interface PageRoute {
  path: string;
  /** Stands in the title of the document; null for the landing page, whose title is the product's name. */
  title: MessageId | null;
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
  { path: paths.home, title: null, render: () => <LandingPage /> },
  { path: paths.signIn, title: 'signin.page', render: () => <SignInPage /> },
  {
    path: paths.signUp,
    title: 'signup.page',
    render: ({ profiles }) => <SignUpPage saveProfile={profiles.save} />,
  },
  { path: paths.termsOfService, title: 'ui.terms-of-service', render: () => <TermsPage /> },
  { path: paths.privacyPolicy, title: 'ui.privacy-policy', render: () => <PrivacyPage /> },
];

/** Pages inside the dashboard, behind the guard. */
export const dashboardRoutes: readonly PageRoute[] = [
  { path: paths.settings, title: 'settings.title', render: () => <SettingsPage /> },
  { path: paths.billing, title: 'shell.billing', render: () => <BillingPage /> },
  { path: paths.statistics, title: 'shell.statistics', render: () => <StatisticsPage /> },
  { path: paths.api, title: 'shell.api', render: () => <ApiPage /> },
  { path: paths.configuration, title: 'shell.configuration', render: () => <ConfigurationPage /> },
  { path: paths.organizations, title: 'shell.organizations', render: () => <OrganizationsPage /> },
  { path: paths.campaigns, title: 'shell.campaigns', render: () => <CampaignsPage /> },
  {
    path: paths.sandbox,
    title: 'sandbox.title',
    render: ({ analyzer }) => <SandboxPage analyzer={analyzer} />,
  },
];
