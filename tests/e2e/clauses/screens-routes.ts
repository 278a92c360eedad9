import type { Clause } from './clause';

/** Section 2, screens and routes: the table. */
export const screensRoutesClauses: readonly Clause[] = [
  {
    id: '2.routes.1',
    text: '/ | Landing page',
    tests: [
      '"/ | Landing page", "/signin | Sign in", "/signup | Sign up", "/terms-of-service | Terms of Service", "/privacy-policy | Privacy Policy"',
    ],
  },
  {
    id: '2.routes.2',
    text: '/signin | Sign in',
    tests: [
      '"/ | Landing page", "/signin | Sign in", "/signup | Sign up", "/terms-of-service | Terms of Service", "/privacy-policy | Privacy Policy"',
    ],
  },
  {
    id: '2.routes.3',
    text: '/signup | Sign up',
    tests: [
      '"/ | Landing page", "/signin | Sign in", "/signup | Sign up", "/terms-of-service | Terms of Service", "/privacy-policy | Privacy Policy"',
    ],
  },
  {
    id: '2.routes.4',
    text: '/terms-of-service | Terms of Service',
    tests: [
      '"/ | Landing page", "/signin | Sign in", "/signup | Sign up", "/terms-of-service | Terms of Service", "/privacy-policy | Privacy Policy"',
    ],
  },
  {
    id: '2.routes.5',
    text: '/privacy-policy | Privacy Policy',
    tests: [
      '"/ | Landing page", "/signin | Sign in", "/signup | Sign up", "/terms-of-service | Terms of Service", "/privacy-policy | Privacy Policy"',
    ],
  },
  {
    id: '2.routes.6',
    text: '/dashboard | Protected wrapper with the dashboard layout; its index redirects (replacing history) to /dashboard/settings',
    tests: [
      '"/dashboard | Protected wrapper with the dashboard layout; its index redirects (replacing history) to /dashboard/settings": Back leads out',
    ],
  },
  {
    id: '2.routes.7',
    text: '/dashboard/settings | Personal Settings',
    tests: [
      '"/dashboard/settings | Personal Settings", "/dashboard/billing | Billing", "/dashboard/statistics | Statistics", "/dashboard/api | API Settings", "/dashboard/configuration | Configuration", "/dashboard/organizations | Organizations", "/dashboard/campaigns | Campaigns", "/dashboard/sandbox | Video Analysis Sandbox"',
    ],
  },
  {
    id: '2.routes.8',
    text: '/dashboard/billing | Billing',
    tests: [
      '"/dashboard/settings | Personal Settings", "/dashboard/billing | Billing", "/dashboard/statistics | Statistics", "/dashboard/api | API Settings", "/dashboard/configuration | Configuration", "/dashboard/organizations | Organizations", "/dashboard/campaigns | Campaigns", "/dashboard/sandbox | Video Analysis Sandbox"',
    ],
  },
  {
    id: '2.routes.9',
    text: '/dashboard/statistics | Statistics',
    tests: [
      '"/dashboard/settings | Personal Settings", "/dashboard/billing | Billing", "/dashboard/statistics | Statistics", "/dashboard/api | API Settings", "/dashboard/configuration | Configuration", "/dashboard/organizations | Organizations", "/dashboard/campaigns | Campaigns", "/dashboard/sandbox | Video Analysis Sandbox"',
    ],
  },
  {
    id: '2.routes.10',
    text: '/dashboard/api | API Settings',
    tests: [
      '"/dashboard/settings | Personal Settings", "/dashboard/billing | Billing", "/dashboard/statistics | Statistics", "/dashboard/api | API Settings", "/dashboard/configuration | Configuration", "/dashboard/organizations | Organizations", "/dashboard/campaigns | Campaigns", "/dashboard/sandbox | Video Analysis Sandbox"',
    ],
  },
  {
    id: '2.routes.11',
    text: '/dashboard/configuration | Configuration',
    tests: [
      '"/dashboard/settings | Personal Settings", "/dashboard/billing | Billing", "/dashboard/statistics | Statistics", "/dashboard/api | API Settings", "/dashboard/configuration | Configuration", "/dashboard/organizations | Organizations", "/dashboard/campaigns | Campaigns", "/dashboard/sandbox | Video Analysis Sandbox"',
    ],
  },
  {
    id: '2.routes.12',
    text: '/dashboard/organizations | Organizations',
    tests: [
      '"/dashboard/settings | Personal Settings", "/dashboard/billing | Billing", "/dashboard/statistics | Statistics", "/dashboard/api | API Settings", "/dashboard/configuration | Configuration", "/dashboard/organizations | Organizations", "/dashboard/campaigns | Campaigns", "/dashboard/sandbox | Video Analysis Sandbox"',
    ],
  },
  {
    id: '2.routes.13',
    text: '/dashboard/campaigns | Campaigns',
    tests: [
      '"/dashboard/settings | Personal Settings", "/dashboard/billing | Billing", "/dashboard/statistics | Statistics", "/dashboard/api | API Settings", "/dashboard/configuration | Configuration", "/dashboard/organizations | Organizations", "/dashboard/campaigns | Campaigns", "/dashboard/sandbox | Video Analysis Sandbox"',
    ],
  },
  {
    id: '2.routes.14',
    text: '/dashboard/sandbox | Video Analysis Sandbox',
    tests: [
      '"/dashboard/settings | Personal Settings", "/dashboard/billing | Billing", "/dashboard/statistics | Statistics", "/dashboard/api | API Settings", "/dashboard/configuration | Configuration", "/dashboard/organizations | Organizations", "/dashboard/campaigns | Campaigns", "/dashboard/sandbox | Video Analysis Sandbox"',
    ],
  },
];
