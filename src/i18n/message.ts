import type app from './messages/en/public/app.json';
import type audit from './messages/en/audit/audit.json';
import type auth from './messages/en/public/auth.json';
import type landing from './messages/en/public/landing.json';
import type signin from './messages/en/public/signin.json';
import type signup from './messages/en/public/signup.json';
import type ui from './messages/en/public/ui.json';
import type api from './messages/en/dashboard/api.json';
import type billing from './messages/en/dashboard/billing.json';
import type campaigns from './messages/en/dashboard/campaigns.json';
import type configuration from './messages/en/dashboard/configuration.json';
import type organizations from './messages/en/dashboard/organizations.json';
import type profile from './messages/en/dashboard/profile.json';
import type pwa from './messages/en/dashboard/pwa.json';
import type library from './messages/en/library/library.json';
import type many from './messages/en/many/many.json';
import type moments from './messages/en/moments/moments.json';
import type partial from './messages/en/library/partial.json';
import type compare from './messages/en/plan/compare.json';
import type concepts from './messages/en/plan/concepts.json';
import type delivery from './messages/en/plan/delivery.json';
import type evidence from './messages/en/plan/evidence.json';
import type model from './messages/en/plan/model.json';
import type plan from './messages/en/plan/plan.json';
import type program from './messages/en/program/program.json';
import type report from './messages/en/plan/report.json';
import type result from './messages/en/plan/result.json';
import type sandbox from './messages/en/sandbox/sandbox.json';
import type settings from './messages/en/dashboard/settings.json';
import type shell from './messages/en/dashboard/shell.json';
import type spots from './messages/en/spots/spots.json';
import type statistics from './messages/en/dashboard/statistics.json';
import type tables from './messages/en/dashboard/tables.json';
import type windows from './messages/en/windows/windows.json';

/** The id of every message, as the English files name them: `file.what-it-says`. */
export type MessageId =
  | keyof typeof app
  | keyof typeof audit
  | keyof typeof auth
  | keyof typeof landing
  | keyof typeof signin
  | keyof typeof signup
  | keyof typeof ui
  | keyof typeof api
  | keyof typeof billing
  | keyof typeof campaigns
  | keyof typeof compare
  | keyof typeof concepts
  | keyof typeof configuration
  | keyof typeof delivery
  | keyof typeof evidence
  | keyof typeof library
  | keyof typeof many
  | keyof typeof moments
  | keyof typeof model
  | keyof typeof organizations
  | keyof typeof partial
  | keyof typeof plan
  | keyof typeof profile
  | keyof typeof program
  | keyof typeof pwa
  | keyof typeof report
  | keyof typeof result
  | keyof typeof sandbox
  | keyof typeof settings
  | keyof typeof shell
  | keyof typeof spots
  | keyof typeof statistics
  | keyof typeof tables
  | keyof typeof windows;

export type MessageValues = Record<string, string | number>;

/** A text from another source that is shown unchanged. */
export function verbatim(text: string): Message {
  return { id: 'ui.verbatim', values: { text } };
}

/** A message before it is translated. */
export interface Message {
  id: MessageId;
  values?: MessageValues;
}
