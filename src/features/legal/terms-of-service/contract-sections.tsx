import { Link } from 'wouter';
import { contact } from '@/config/contact';
import { paths } from '@/config/paths';
import type { LegalSection } from '../legal-layout';

/** Sections 6 to 11: money, changes, and what happens when something goes wrong. */
export const contractSections: readonly LegalSection[] = [
  {
    id: 'subscription',
    title: 'Subscription and payment',
    body: (
      <>
        <p>
          Creating an account costs nothing. The Pro plan costs $49 a month, in US dollars; taxes are added
          where the law asks for them.
        </p>
        <p>
          The application itself takes no payment and asks for no card: the plan, the usage and the card on
          the Billing page are samples. A subscription begins only when you have ordered it from us and we
          have confirmed it in writing, and the confirmation says how it is paid.
        </p>
        <p>
          A subscription runs from month to month and renews until it is ended. You can end it at any time; it
          then runs to the end of the month that is paid. What is paid for a month that has begun is not paid
          back, unless the law gives you a right to it or section 10 says so.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to prices and terms',
    body: (
      <>
        <p>
          We give at least 30 days’ notice before a change of prices or of these terms takes effect. The
          notice goes to the e-mail address of your account or appears in the application, says what changes
          and from when, and the date at the top of this page changes with it.
        </p>
        <p>
          A new price applies from the first month that begins after those 30 days. If you do not agree with a
          change, you can end the agreement, at no cost, before it takes effect; who goes on using the service
          after that day accepts it. No change applies to the time before it.
        </p>
      </>
    ),
  },
  {
    id: 'no-warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          A concept is the name of a measurement, and its confidence says how clearly it was measured. Neither
          is a statement of fact about a video, a judgement of whether it suits a brand, or a promise about
          the effect of advertising. A measurement can be wrong and can miss something, and part of a video
          may remain unread. Look at the video yourself before you rely on a result, above all where money,
          law or the protection of people depend on it.
        </p>
        <p>
          As far as the law allows, the service is provided as it is and as it is available, without any
          warranty, express or implied: not that it is free of errors or interruptions, not that it fits a
          particular purpose, and not that a given host, format or video can be read. Rights that the law
          gives to consumers and that no contract can take away remain.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          Nothing in these terms limits liability that the law does not allow to be limited, such as for
          intent, gross negligence, or harm to life, body or health.
        </p>
        <p>
          Beyond that, and as far as the law allows, we are not liable for lost profit, lost data, advertising
          that was booked or not booked because of a result, or other indirect damage; and all our liability
          for what happens within twelve months is limited to what you have paid us for those twelve months,
          or to 100 US dollars where that is more.
        </p>
        <p>
          Where others make claims against us because you had a video analyzed without the right to, or broke
          section 4 in another way, you answer for them as far as you are to blame.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Suspension and ending',
    body: (
      <>
        <p>
          You can end this agreement at any time: write to us from the e-mail address of your account, and we
          delete the account. We can end it with 30 days’ notice.
        </p>
        <p>
          We can suspend an account that breaks section 4 or endangers the service or others, for as long as
          that lasts, and end the agreement at once where the breach is serious. We tell you why, unless the
          law forbids it. If we end the agreement and you have given no cause, we pay back what you have paid
          for the time after its end.
        </p>
        <p>
          When the agreement ends, your account and profile are deleted as the{' '}
          <Link href={paths.privacyPolicy}>Privacy Policy</Link> says. What sections 5, 8, 9 and 11 say goes
          on.
        </p>
      </>
    ),
  },
  {
    id: 'law-and-contact',
    title: 'Governing law and contact',
    body: (
      <>
        <p>
          The law of the country in which the operator has its seat applies, and the courts at that seat
          decide. If you are a consumer, the protection that the mandatory law of your own country gives you
          remains, and so do its courts. Before going to court, please write to us: most things can be
          settled.
        </p>
        <p>
          If a part of these terms is invalid, the rest remains. If we do not insist on a right once, we have
          not given it up. These terms are written in English; should there be a translation, the English text
          counts.
        </p>
        <p>
          Questions about these terms: <a href={`mailto:${contact.legal}`}>{contact.legal}</a>
        </p>
      </>
    ),
  },
];
