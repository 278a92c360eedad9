import { contact } from '@/config/contact';
import type { LegalSection } from '../legal-layout';

/** Sections 7 to 12: who else has the data, for how long, and what people can ask for. */
export const rightsSections: readonly LegalSection[] = [
  {
    id: 'processors',
    title: 'Who processes data for us',
    body: (
      <>
        <dl>
          <dt>Google (Firebase Authentication and Cloud Firestore)</dt>
          <dd>Keeps your account, profile, library and planning, and checks your sign-in.</dd>
          <dt>Netlify</dt>
          <dd>
            Serves this application, runs the functions that analyze videos, and keeps their technical records
            and the counts of section 2.
          </dd>
          <dt>A provider of hosted image recognition</dt>
          <dd>
            Only where it has been configured. It receives the address of the video, or the video itself, not
            your name or account.
          </dd>
        </dl>
        <p>
          They process data on our behalf and on our instructions, in the regions that are set for the service
          and in other countries in which they or their own processors work, among them the United States.
          Data leave the European Economic Area only on a ground that the law provides, such as an adequacy
          decision or the European Commission’s standard contractual clauses.
        </p>
        <p>
          Otherwise we hand data over only where the law obliges us to, or to whoever takes over the service,
          who is then bound by this policy.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep data',
    body: (
      <>
        <dl>
          <dt>Account and profile</dt>
          <dd>
            As long as you have the account. When you ask us to delete it, we do so within 30 days; copies in
            Google’s backups disappear in the months after that, as Google’s own deletion ends.
          </dd>
          <dt>Library and planning</dt>
          <dd>Until you delete them, and no longer than the account.</dd>
          <dt>Videos and measurements</dt>
          <dd>For the length of the analysis: at most about 15 minutes.</dd>
          <dt>Counts</dt>
          <dd>Each analysis replaces them. The last ones stay until you ask us to delete them.</dd>
          <dt>What stays in your browser</dt>
          <dd>Until you sign out or clear it, as section 4 says.</dd>
          <dt>Technical records</dt>
          <dd>As long as Netlify and Google keep them for us, which is days or weeks. We make no copies.</dd>
          <dt>Letters</dt>
          <dd>As long as they are needed to answer you, and as long as the law makes us keep them.</dd>
        </dl>
      </>
    ),
  },
  {
    id: 'protection',
    title: 'How data are protected',
    body: (
      <>
        <ul>
          <li>
            Data travel encrypted between your browser, our function and Google, and Google stores them
            encrypted.
          </li>
          <li>
            The rules of the database let nobody but you, signed in, read or change your profile, library and
            planning through the application, and let nobody list profiles.
          </li>
          <li>
            The function answers only people who are signed in, reads only public addresses, and measures each
            video in a process of its own that ends with the analysis.
          </li>
        </ul>
        <p>
          The switch for two-factor authentication records that you wish for it; it does not add a second step
          to the sign-in yet. Please choose a password that you use nowhere else.
        </p>
        <p>
          No system is perfectly safe. If your data come into wrong hands, we tell you and the authorities as
          the law asks.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>You see and change most of your data yourself, in Personal Settings. Besides, you can ask us</p>
        <ul>
          <li>what we have stored about you, and for a copy of it in a common format;</li>
          <li>to correct what is wrong;</li>
          <li>to delete your account with your profile, library and planning, and the counts;</li>
          <li>to stop using data, or to use them less, and to take back a consent that you gave.</li>
        </ul>
        <p>
          <strong>In Europe</strong> these are your rights under the GDPR: access, rectification, erasure,
          restriction, portability and objection. You can also complain to the data protection authority of
          the place where you live or work.
        </p>
        <p>
          <strong>In California</strong> the CCPA gives you the right to know, to delete, to correct, and not
          to be treated worse for asking. The categories that we collect are identifiers (name, e-mail
          address, account), sign-in data, and records of requests. We neither sell nor share personal
          information in the sense of that law, and use sensitive information, your sign-in data, only to sign
          you in. Other states give similar rights, and we treat everybody’s request in the same way.
        </p>
        <p>
          Write to <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a> from the e-mail address of your
          account, so that we know it is you; somebody else may ask for you if you have authorized them. We
          answer within 30 days, and it costs you nothing.
        </p>
      </>
    ),
  },
  {
    id: 'minimum-age',
    title: 'Minimum age',
    body: (
      <p>
        You must be at least 13 years old to use SceneCue. It is not made for children under 13, and we do not
        knowingly collect data of theirs: if we learn that an account belongs to a child under 13, we delete
        it. Where the law of your country asks for a parent’s consent up to a higher age, you need that
        consent. If you are a parent and think that your child has an account, please write to us.
      </p>
    ),
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and contact',
    body: (
      <>
        <p>
          When we use data in another way, we change this policy first: the new text appears here with a new
          date at the top, and you are told of changes that matter, by e-mail or in the application, before
          they take effect.
        </p>
        <p>
          Questions, requests and complaints: <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>
        </p>
      </>
    ),
  },
];
