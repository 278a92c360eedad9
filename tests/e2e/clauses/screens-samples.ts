import type { Clause } from './clause';

/** Section 2, screens and routes: the pages of sample data, and the sandbox. */
export const screensSamplesClauses: readonly Clause[] = [
  {
    id: '2.billing.1',
    text: 'Billing (static)',
    tests: [
      '"Billing (static)": both buttons say that this is sample data, claim nothing, and give the focus back',
    ],
  },
  {
    id: '2.billing.2',
    text: 'Current Plan card: Pro Plan at $49/month, with a Manage Plan button.',
    tests: ['"Current Plan card: Pro Plan at $49/month, with a Manage Plan button"'],
  },
  {
    id: '2.billing.3',
    text: 'Usage card: 75% of the monthly limit used, with a progress bar.',
    tests: ['"Usage card: 75% of the monthly limit used, with a progress bar"'],
  },
  {
    id: '2.billing.4',
    text: 'Payment Method card: masked card ending {code}, expiry 12/24, with an Update button.',
    tests: ['"Payment Method card: masked card ending {code}, expiry 12/24, with an Update button"'],
  },
  {
    id: '2.statistics.1',
    text: 'Statistics (static)',
    tests: ['"Statistics (static)": it is the same for everybody, and makes no calls'],
  },
  {
    id: '2.statistics.2',
    text: 'Cards: Total Views 1.2M (12% increase); Engagement Rate 8.5% (3.2% increase); Average Watch Time 4:32 (1.5% decrease).',
    tests: [
      '"Cards: Total Views 1.2M (12% increase); Engagement Rate 8.5% (3.2% increase); Average Watch Time 4:32 (1.5% decrease)"',
    ],
  },
  {
    id: '2.statistics.3',
    text: 'A Views Over Time chart placeholder.',
    tests: ['"A Views Over Time chart placeholder": the sample series, with its table beside it'],
  },
  {
    id: '2.statistics.4',
    text: 'Top Sources list: Direct 30%, Social Media 25%, Search 20%, Referral 15%.',
    tests: ['"Top Sources list: Direct 30%, Social Media 25%, Search 20%, Referral 15%"'],
  },
  {
    id: '2.api.1',
    text: 'Table columns: Name, API Key, Created, Last Used, Status, Actions.',
    tests: ['"Table columns: Name, API Key, Created, Last Used, Status, Actions"'],
  },
  {
    id: '2.api.2',
    text: 'Per row: copy the key to the clipboard, edit, delete.',
    tests: [
      '"Per row: copy the key to the clipboard, edit, delete"',
      '"Per row: copy the key to the clipboard" says so to the eye and the ear',
      '"copy the key to the clipboard": a refusal is said, and the next success takes it back',
    ],
  },
  {
    id: '2.api.3',
    text: 'A Generate New Key dialog (titled Edit API Key when editing) with fields Name, Description and a multi-select Permissions (Read, Write, Admin).',
    tests: [
      '"A Generate New Key dialog … with fields Name, Description and a multi-select Permissions (Read, Write, Admin)", "Buttons: Cancel and Generate Key"',
      '"titled Edit API Key when editing", "(or Save Changes when editing)"',
    ],
  },
  {
    id: '2.api.4',
    text: 'Buttons: Cancel and Generate Key (or Save Changes when editing).',
    tests: [
      '"A Generate New Key dialog … with fields Name, Description and a multi-select Permissions (Read, Write, Admin)", "Buttons: Cancel and Generate Key"',
      '"titled Edit API Key when editing", "(or Save Changes when editing)"',
    ],
  },
  {
    id: '2.api.5',
    text: 'The dialog only closes; nothing is persisted.',
    tests: ['"The dialog only closes; nothing is persisted"'],
  },
  {
    id: '2.configuration.1',
    text: 'Four cards: Video Processing, Storage, Notification, Analysis settings.',
    tests: [
      '"Four cards: Video Processing, Storage, Notification, Analysis settings" with all fields and defaults',
    ],
  },
  {
    id: '2.configuration.2',
    text: 'Buttons: Reset to Defaults and Save Changes.',
    tests: ['"Buttons: Reset to Defaults and Save Changes"'],
  },
  {
    id: '2.organizations.1',
    text: 'Totals cards: Total Organizations, Active Organizations, Total Members.',
    tests: ['"Totals cards: Total Organizations, Active Organizations, Total Members" follow the list'],
  },
  {
    id: '2.organizations.2',
    text: 'Table columns: Name, Contact, Status, Members, Created, Actions.',
    tests: ['"Table columns: Name, Contact, Status, Members, Created, Actions"'],
  },
  {
    id: '2.organizations.3',
    text: 'A New Organization dialog and an Edit Organization dialog.',
    tests: [
      '"A New Organization dialog": it asks for what the entity has and a person knows',
      '"an Edit Organization dialog" changes its row, and Cancel and Escape change nothing',
    ],
  },
  {
    id: '2.campaigns.1',
    text: 'Table columns: Name, Status toggle, Start Date, End Date, Budget, Analysis Type, Actions.',
    tests: ['"Table columns: Name, Status toggle, Start Date, End Date, Budget, Analysis Type, Actions"'],
  },
  {
    id: '2.campaigns.2',
    text: 'A New Campaign dialog and an Edit Campaign dialog.',
    tests: [
      '"A New Campaign dialog": it begins empty, with a full analysis',
      '"an Edit Campaign dialog" begins with the campaign and changes its row alone',
    ],
  },
  {
    id: '2.sandbox.1',
    text: 'The user enters a video URL and clicks Analyze;',
    tests: ['"The user enters a video URL and clicks Analyze"'],
  },
  {
    id: '2.sandbox.2',
    text: 'results are shown as a status chip, and per timestamp a set of concept chips with name and confidence.',
    tests: [
      '"results are shown as a status chip, and per timestamp a set of concept chips with name and confidence"',
    ],
  },
];
