/** Every address of the application, in one place. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
  dashboard: '/dashboard',
  settings: '/dashboard/settings',
  billing: '/dashboard/billing',
  statistics: '/dashboard/statistics',
  api: '/dashboard/api',
  configuration: '/dashboard/configuration',
  organizations: '/dashboard/organizations',
  campaigns: '/dashboard/campaigns',
  sandbox: '/dashboard/sandbox',
} as const;

/** The programme that comes with the application, for a first try of the analysis. */
export const SAMPLE_VIDEO_PATH = '/sample/programme.mp4';

/** Pages that paint without knowing who the visitor is: the build writes them whole. */
export function isPublicPage(path: string): boolean {
  return path === paths.home || path === paths.termsOfService || path === paths.privacyPolicy;
}
