import type { Clause } from './clause';

/** Section 5: validation rules, and section 6: roles and permissions. */
export const validationAndRolesClauses: readonly Clause[] = [
  {
    id: '5.1',
    text: 'E-mail must be non-space text, @, non-space text, a dot, non-space text; otherwise "Please enter a valid email address".',
    tests: [
      '"E-mail must be non-space text, @, non-space text, a dot, non-space text; otherwise "Please enter a valid email address""',
      '"otherwise "Please enter a valid email address"", and "at least 8 characters" for a password, before any call is made',
    ],
  },
  {
    id: '5.2',
    text: 'Sign-in and sign-up password, checked in this order: at least 8 characters ("Password must be at least 8 characters long");',
    tests: [
      '"otherwise "Please enter a valid email address"", and "at least 8 characters" for a password, before any call is made',
      '"Sign-in and sign-up password, checked in this order: at least 8 characters ("Password must be at least 8 characters long")", "at least one uppercase letter ("Password must contain at least one uppercase letter")", "at least one lowercase letter ("Password must contain at least one lowercase letter")", "at least one number ("Password must contain at least one number")"',
    ],
  },
  {
    id: '5.3',
    text: 'at least one uppercase letter ("Password must contain at least one uppercase letter");',
    tests: [
      '"Sign-in and sign-up password, checked in this order: at least 8 characters ("Password must be at least 8 characters long")", "at least one uppercase letter ("Password must contain at least one uppercase letter")", "at least one lowercase letter ("Password must contain at least one lowercase letter")", "at least one number ("Password must contain at least one number")"',
    ],
  },
  {
    id: '5.4',
    text: 'at least one lowercase letter ("Password must contain at least one lowercase letter");',
    tests: [
      '"Sign-in and sign-up password, checked in this order: at least 8 characters ("Password must be at least 8 characters long")", "at least one uppercase letter ("Password must contain at least one uppercase letter")", "at least one lowercase letter ("Password must contain at least one lowercase letter")", "at least one number ("Password must contain at least one number")"',
    ],
  },
  {
    id: '5.5',
    text: 'at least one number ("Password must contain at least one number").',
    tests: [
      '"Sign-in and sign-up password, checked in this order: at least 8 characters ("Password must be at least 8 characters long")", "at least one uppercase letter ("Password must contain at least one uppercase letter")", "at least one lowercase letter ("Password must contain at least one lowercase letter")", "at least one number ("Password must contain at least one number")"',
    ],
  },
  {
    id: '5.6',
    text: 'Sign-up: password must equal confirmPassword, otherwise "Passwords do not match".',
    tests: ['"Sign-up: password must equal confirmPassword, otherwise "Passwords do not match""'],
  },
  {
    id: '5.7',
    text: 'Settings password change applies only when a new password is entered:',
    tests: ['"Settings password change applies only when a new password is entered"'],
  },
  {
    id: '5.8',
    text: 'it must equal the confirmation ("New passwords do not match"),',
    tests: [
      '"it must equal the confirmation ("New passwords do not match")", "be at least 6 characters ("Password must be at least 6 characters")", "the current password must re-authenticate ("Current password is incorrect")": in their fields',
    ],
  },
  {
    id: '5.9',
    text: 'be at least 6 characters ("Password must be at least 6 characters"),',
    tests: [
      '"it must equal the confirmation ("New passwords do not match")", "be at least 6 characters ("Password must be at least 6 characters")", "the current password must re-authenticate ("Current password is incorrect")": in their fields',
    ],
  },
  {
    id: '5.10',
    text: 'and the current password must re-authenticate ("Current password is incorrect").',
    tests: [
      '"it must equal the confirmation ("New passwords do not match")", "be at least 6 characters ("Password must be at least 6 characters")", "the current password must re-authenticate ("Current password is incorrect")": in their fields',
    ],
  },
  {
    id: '5.11',
    text: 'The 8 and 6 thresholds differ.',
    tests: ['"The 8 and 6 thresholds differ": what Settings takes, the sign-in does not'],
  },
  {
    id: '5.12',
    text: 'Forms use no native browser validation.',
    tests: ['"Forms use no native browser validation"'],
  },
  {
    id: '5.13',
    text: 'Sandbox: an empty or blank URL gives "Please enter a video URL" and no call is made.',
    tests: ['"Sandbox: an empty or blank URL gives "Please enter a video URL" and no call is made"'],
  },
  {
    id: '5.14',
    text: 'Other forms: no validation beyond input types (e-mail, date, number); no required or bound checks.',
    tests: [
      '"Other forms: no validation beyond input types (e-mail, date, number); no required or bound checks": the configuration keeps whatever is typed',
      '"Other forms: no validation beyond input types (e-mail, date, number); no required or bound checks": organizations take anything, and the table keeps its shape',
      '"Other forms: no validation beyond input types (e-mail, date, number); no required or bound checks": campaigns may end before they begin, and owe money',
      '"Other forms: no validation beyond input types (e-mail, date, number); no required or bound checks": a key needs no name',
    ],
  },
  {
    id: '5.15',
    text: 'Concept chip colour by confidence: above 95% violet, above 90% blue, above 85% green, above 80% amber, otherwise red; percentage shown with one decimal.',
    tests: [
      '"Concept chip colour by confidence: above 95% violet, above 90% blue, above 85% green, above 80% amber, otherwise red; percentage shown with one decimal"',
    ],
  },
  {
    id: '5.16',
    text: 'Result status chip: green for success, red otherwise.',
    tests: [
      '"Result status chip: green for success"',
      '"Result status chip: green for success, red otherwise", and no green message with it',
    ],
  },
  {
    id: '6.1',
    text: 'Two states: signed-out visitor (landing, sign in, sign up, terms, privacy) and signed-in user (protected routes).',
    tests: [
      '"signed-out visitor (landing, sign in, sign up, terms, privacy)"',
      '"Two states: signed-out visitor … and signed-in user (protected routes)", "No other roles are shown"',
    ],
  },
  {
    id: '6.2',
    text: 'Saving settings requires an authenticated user, otherwise the error "User not authenticated".',
    tests: [
      '"Saving settings requires an authenticated user, otherwise the error "User not authenticated"": and the store refuses',
    ],
  },
  {
    id: '6.3',
    text: 'API key permissions read, write, admin are selectable but neither enforced nor saved.',
    tests: ['"API key permissions read, write, admin are selectable but neither enforced nor saved"'],
  },
  {
    id: '6.4',
    text: 'No other roles are shown.',
    tests: [
      '"Two states: signed-out visitor … and signed-in user (protected routes)", "No other roles are shown"',
    ],
  },
];
