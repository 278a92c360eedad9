import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { Part } from '@/i18n/catalogs';
import type { MessageId } from '@/i18n/message';
import type { pageIcons } from './dashboard-shell/page-icons';
import type { Services } from './services';

interface PageBase {
  path: string;
  /** The messages that only this page needs, in addition to those of its kind. */
  messages?: Part;
  /** Fetches the code of the page. It receives all services as props. */
  load: () => Promise<ComponentType<Services>>;
  /**
   * Limits for a first visit. `js`, `css`: gzipped kB (of 1000 bytes) of scripts and styles, with everything that is
   * fetched before the page can be used; `files`: in how many files. The build fails above them. Raise a limit only for a reason.
   */
  budget: { js: number; css: number; files: number };
}

/** Open to everybody. The build prerenders all of it, so that it paints before any script runs. */
interface PublicPage extends PageBase {
  access: 'public';
  /** In the title of the document; null for the product's name alone. */
  title: MessageId | null;
  /** For search engines; by default the product's own description. */
  lede?: MessageId;
}

/** A form for visitors. The build prerenders its heading. */
interface VisitorPage extends PageBase {
  access: 'visitor';
  title: MessageId;
  heading: MessageId;
  /** Under the heading, and for search engines. */
  lede: MessageId;
}

/** For signed-in users: inside the dashboard, with a link in the sidebar, in the order of this list. */
export interface UserPage extends PageBase {
  access: 'user';
  /** Also the heading and the link. */
  title: MessageId;
  /** The text of the link, if the title is too long for it. */
  link?: MessageId;
  /** Under the heading: what is on the page, and what the user can do there. */
  lede: MessageId;
  icon: keyof typeof pageIcons;
  /** Whether it has pages of its own below its path, with their own headings. */
  hasSubpages?: true;
  /** What it mainly consists of. Pages with the same content share their code in one file. */
  content: 'text' | 'table' | 'form';
}

export type Page = PublicPage | VisitorPage | UserPage;

/** Every page of the application. Routes, sidebar, prerendering, budgets and browser tests are made from it. */
export const pages: readonly Page[] = [
  {
    path: paths.home,
    access: 'public',
    title: null,
    load: async () => (await import('@/features/landing/landing-page')).LandingPage,
    budget: { js: 100, css: 8.2, files: 7 },
  },
  {
    path: paths.termsOfService,
    access: 'public',
    title: 'ui.terms-of-service',
    lede: 'app.terms-description',
    load: async () =>
      (await import('@/features/legal/terms-of-service/terms-of-service-page')).TermsOfServicePage,
    budget: { js: 103, css: 7.8, files: 8 },
  },
  {
    path: paths.privacyPolicy,
    access: 'public',
    title: 'ui.privacy-policy',
    lede: 'app.privacy-description',
    load: async () => (await import('@/features/legal/privacy-policy/privacy-policy-page')).PrivacyPolicyPage,
    budget: { js: 104.5, css: 7.8, files: 8 },
  },
  {
    path: paths.signIn,
    access: 'visitor',
    title: 'signin.page',
    heading: 'signin.title',
    lede: 'signin.lede',
    load: async () => (await import('@/features/signin/signin-page')).SignInPage,
    budget: { js: 163.5, css: 12.2, files: 13 },
  },
  {
    path: paths.signUp,
    access: 'visitor',
    title: 'signup.page',
    heading: 'signup.title',
    lede: 'signup.lede',
    load: async () => (await import('@/features/signup/signup-page')).SignUpPage,
    budget: { js: 163.5, css: 12.2, files: 13 },
  },
  {
    path: paths.settings,
    access: 'user',
    title: 'settings.title',
    lede: 'settings.lede',
    icon: 'IconUser',
    content: 'form',
    load: async () => (await import('@/features/settings/settings-page')).SettingsPage,
    budget: { js: 384, css: 23.2, files: 23 },
  },
  {
    path: '/dashboard/billing',
    access: 'user',
    title: 'shell.billing',
    lede: 'billing.lede',
    icon: 'IconCreditCard',
    content: 'text',
    load: async () => (await import('@/features/billing/billing-page')).BillingPage,
    budget: { js: 358, css: 15, files: 19 },
  },
  {
    path: '/dashboard/statistics',
    access: 'user',
    title: 'shell.statistics',
    lede: 'statistics.lede',
    icon: 'IconChartBar',
    content: 'text',
    load: async () => (await import('@/features/statistics/statistics-page')).StatisticsPage,
    budget: { js: 359.5, css: 15.3, files: 19 },
  },
  {
    path: '/dashboard/api',
    access: 'user',
    title: 'shell.api',
    lede: 'api.lede',
    icon: 'IconKey',
    content: 'table',
    load: async () => (await import('@/features/api/api-page')).ApiPage,
    budget: { js: 382.5, css: 22.8, files: 25 },
  },
  {
    path: '/dashboard/configuration',
    access: 'user',
    title: 'shell.configuration',
    lede: 'configuration.lede',
    icon: 'IconAdjustmentsHorizontal',
    content: 'form',
    load: async () => (await import('@/features/configuration/configuration-page')).ConfigurationPage,
    budget: { js: 378.5, css: 22.2, files: 23 },
  },
  {
    path: '/dashboard/organizations',
    access: 'user',
    title: 'shell.organizations',
    lede: 'organizations.lede',
    icon: 'IconBuilding',
    content: 'table',
    load: async () => (await import('@/features/organizations/organizations-page')).OrganizationsPage,
    budget: { js: 382, css: 22.5, files: 24 },
  },
  {
    path: '/dashboard/campaigns',
    access: 'user',
    title: 'shell.campaigns',
    lede: 'campaigns.lede',
    icon: 'IconSpeakerphone',
    content: 'table',
    load: async () => (await import('@/features/campaigns/campaigns-page')).CampaignsPage,
    budget: { js: 382, css: 22.5, files: 24 },
  },
  {
    path: paths.sandbox,
    access: 'user',
    title: 'shell.sandbox-title',
    link: 'shell.sandbox',
    lede: 'shell.sandbox-lede',
    hasSubpages: true,
    messages: 'sandbox',
    icon: 'IconMovie',
    content: 'form',
    load: async () => (await import('@/features/sandbox/sandbox-page')).SandboxPage,
    budget: { js: 404, css: 23, files: 25 },
  },
];

/** Whether the page at `path` paints without knowing who the visitor is. */
export function isPublicPath(path: string): boolean {
  return pages.some((page) => page.access === 'public' && page.path === path);
}
