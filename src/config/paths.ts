/** The paths that code links to. All pages with their paths are in `src/app/pages.ts`. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
  dashboard: '/dashboard',
  settings: '/dashboard/settings',
  sandbox: '/dashboard/sandbox',
  compare: '/dashboard/sandbox/compare',
  many: '/dashboard/sandbox/many',
  moments: '/dashboard/sandbox/moments',
  audit: '/dashboard/sandbox/audit',
} as const;

/** The video that comes with the application, for a first try of the analysis. */
export const SAMPLE_VIDEO_PATH = '/sample/program.mp4';
