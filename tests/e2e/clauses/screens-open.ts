import type { Clause } from './clause';

/** Section 2, screens and routes: the pages outside the dashboard, and its guard. */
export const screensOpenClauses: readonly Clause[] = [
  {
    id: '2.landing.1',
    text: 'If a user is already signed in, it redirects to /dashboard.',
    tests: ['"If a user is already signed in, it redirects to /dashboard"'],
  },
  {
    id: '2.landing.2',
    text: 'Shows a heading welcoming the visitor to the product, the tagline, a Sign In button linking to /signin, a Sign Up button linking to /signup,',
    tests: [
      '"Shows a heading welcoming the visitor to the product, the tagline, a Sign In button linking to /signin, a Sign Up button linking to /signup": in this order',
    ],
  },
  {
    id: '2.landing.3',
    text: 'and footer links to /terms-of-service and /privacy-policy.',
    tests: ['"footer links to /terms-of-service and /privacy-policy"'],
  },
  {
    id: '2.guard.1',
    text: 'While auth state is loading: a centered, full-height spinner.',
    tests: ['"While auth state is loading: a centered, full-height spinner"'],
  },
  {
    id: '2.guard.2',
    text: 'If an auth error exists: it is logged and the user is redirected to /signin.',
    tests: [
      '"If an auth error exists: it is logged and the user is redirected to /signin": the service is asked again there',
    ],
  },
  {
    id: '2.guard.3',
    text: 'If there is no user: redirect to /signin.',
    tests: [
      '"If there is no user: redirect to /signin", "The dashboard sits behind this wrapper in the route table", "each dashboard route is separately guarded"',
    ],
  },
  {
    id: '2.guard.4',
    text: 'Otherwise the nested protected content renders.',
    tests: ['"Otherwise the nested protected content renders"'],
  },
  {
    id: '2.guard.5',
    text: 'The dashboard sits behind this wrapper in the route table.',
    tests: [
      '"If there is no user: redirect to /signin", "The dashboard sits behind this wrapper in the route table", "each dashboard route is separately guarded"',
    ],
  },
  {
    id: '2.guard.6',
    text: 'Whether each dashboard route is separately guarded is not shown.',
    tests: [
      '"If there is no user: redirect to /signin", "The dashboard sits behind this wrapper in the route table", "each dashboard route is separately guarded"',
    ],
  },
  {
    id: '2.sign-in.1',
    text: 'Fields: e-mail address, password; a Remember me checkbox.',
    tests: [
      '"Fields: e-mail address, password; a Remember me checkbox"',
      '"a Remember me checkbox": without it the session ends with the tab',
      '"a Remember me checkbox": with it the session outlives tab and browser',
      '"a Remember me checkbox": it applies to Google too',
    ],
  },
  {
    id: '2.sign-in.2',
    text: 'Buttons: Sign In (label Signing in... while busy); Sign in with Google.',
    tests: [
      '"Buttons: Sign In … Sign in with Google"',
      '"(label Signing in... while busy)", and it cannot be pressed twice',
    ],
  },
  {
    id: '2.sign-in.3',
    text: 'Link "Don\'t have an account? Sign Up" to /signup.',
    tests: ['"Link "Don\'t have an account? Sign Up" to /signup"'],
  },
  {
    id: '2.sign-in.4',
    text: 'Success navigates to /dashboard.',
    tests: ['"Success navigates to /dashboard" from the sign-in'],
  },
  {
    id: '2.sign-up.1',
    text: 'Fields: Full Name, Email Address, Password, Confirm Password; a Remember me checkbox.',
    tests: ['"Fields: Full Name, Email Address, Password, Confirm Password; a Remember me checkbox"'],
  },
  {
    id: '2.sign-up.2',
    text: 'Buttons: Sign Up (label Creating Account... while busy); Sign up with Google.',
    tests: ['"Buttons: Sign Up (label Creating Account... while busy); Sign up with Google"'],
  },
  {
    id: '2.sign-up.3',
    text: 'Link "Already have an account? Sign in" to /signin.',
    tests: ['"Link "Already have an account? Sign in" to /signin"'],
  },
  {
    id: '2.sign-up.4',
    text: 'Success navigates to /dashboard.',
    tests: ['"Success navigates to /dashboard" from the sign-up'],
  },
  {
    id: '2.sign-up.5',
    text: 'Failures appear in a red alert banner on the page.',
    tests: [
      '"Failures appear in a red alert banner on the page": an address that is taken, and nothing typed is lost',
    ],
  },
  {
    id: '2.terms.1',
    text: 'Terms: 11 numbered sections, last updated May 28, 2025, with a Back to Home link to /.',
    tests: [
      '"Terms: 11 numbered sections"',
      '"Terms: … last updated May 28, 2025"',
      '"with a Back to Home link to /"',
    ],
  },
  {
    id: '2.terms.2',
    text: "The Terms state 30 days' notice for price or terms changes;",
    tests: ['"The Terms state 30 days\' notice for price or terms changes"'],
  },
  {
    id: '2.privacy.1',
    text: 'Privacy Policy: 12 numbered sections, same date, Back to Home link.',
    tests: [
      '"Privacy Policy: 12 numbered sections"',
      '"Privacy Policy: … same date"',
      '"Privacy Policy: … Back to Home link"',
    ],
  },
  {
    id: '2.privacy.2',
    text: 'the Privacy Policy states a minimum age of 13.',
    tests: ['"the Privacy Policy states a minimum age of 13"'],
  },
];
