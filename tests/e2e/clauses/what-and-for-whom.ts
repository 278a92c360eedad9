import type { Clause } from './clause';

/** The opening of the document, and section 1: what the product does and for whom. */
export const whatAndForWhomClauses: readonly Clause[] = [
  {
    id: '1.opening.1',
    text: 'The product is a web application for advertisers and media agencies that use AI contextual targeting for connected-TV (CTV) advertising.',
    tests: [
      '"a web application for advertisers …": "an AI contextual targeting platform for CTV advertising", with "a tagline about elevating CTV advertising with the provider\'s contextual targeting"',
    ],
  },
  {
    id: '1.opening.2',
    text: 'It analyses video content so that audiences can be targeted.',
    tests: ['"It analyses video content so that audiences can be targeted": by what is on screen, and when'],
  },
  {
    id: '1.opening.3',
    text: 'This document covers the whole product: landing page, sign-in and sign-up, the signed-in dashboard, the legal pages, theme choice and the one live analysis call.',
    observable: 'no',
    why: 'It says what the document covers; each of the parts has clauses of its own.',
  },
  {
    id: '1.1',
    text: 'The product is an AI contextual targeting platform for CTV advertising.',
    tests: [
      '"a web application for advertisers …": "an AI contextual targeting platform for CTV advertising", with "a tagline about elevating CTV advertising with the provider\'s contextual targeting"',
    ],
  },
  {
    id: '1.2',
    text: "Visitors see a landing page with a tagline about elevating CTV advertising with the provider's contextual targeting.",
    tests: [
      '"a web application for advertisers …": "an AI contextual targeting platform for CTV advertising", with "a tagline about elevating CTV advertising with the provider\'s contextual targeting"',
    ],
  },
  {
    id: '1.3',
    text: 'Users sign up and sign in with e-mail and password, or with a Google-style third-party identity sign-in, and then reach a dashboard.',
    tests: [
      '"Users sign up and sign in with e-mail and password, or with a Google-style third-party identity sign-in, and then reach a dashboard"',
    ],
  },
  {
    id: '1.4',
    text: 'The dashboard sidebar offers personal settings, billing, statistics, API settings, configuration, organizations, campaigns and a sandbox.',
    tests: [
      '"The dashboard sidebar offers personal settings, billing, statistics, API settings, configuration, organizations, campaigns and a sandbox"',
    ],
  },
  {
    id: '1.5',
    text: 'Authentication and profile data are held by a hosted backend: an identity service and a document database.',
    tests: [
      '"Authentication and profile data are held by a hosted backend: an identity service and a document database", called "through the provider\'s client libraries, not through calls of the product\'s own"',
    ],
  },
  {
    id: '1.6',
    text: "Calls go through the provider's client libraries, not through calls of the product's own.",
    tests: [
      '"Authentication and profile data are held by a hosted backend: an identity service and a document database", called "through the provider\'s client libraries, not through calls of the product\'s own"',
    ],
  },
  {
    id: '1.7',
    text: 'Except for the sandbox and the settings/profile pages, the dashboard pages use hard-coded sample data held in memory and make no server calls.',
    tests: [
      '"Except for the sandbox and the settings/profile pages, the dashboard pages use hard-coded sample data held in memory and make no server calls"',
    ],
  },
  {
    id: '1.8',
    text: 'Changes to lists are local and not persisted.',
    tests: ['"Changes to lists are local and not persisted": a reload brings every list back'],
  },
  {
    id: '1.9',
    text: 'The wider business purpose beyond this is not shown.',
    observable: 'no',
    why: 'It says that the document does not tell the purpose of the business.',
  },
];
