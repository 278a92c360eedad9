import { Link } from 'wouter';
import { contact } from '@/config/contact';
import { paths } from '@/config/paths';
import type { LegalSection } from '../legal-layout';

const privacyPolicy = <Link href={paths.privacyPolicy}>Privacy Policy</Link>;

/** Sections 1 to 5: the service and its use. Each sentence describes what the code does, and must change with it. */
export const serviceSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    body: (
      <>
        <p>
          These terms are a contract between you and the operator of SceneCue (“SceneCue”, “we”, “us”). They
          cover this web application and the analysis of videos that it offers, together “the service”. By
          creating an account or using the service you accept them. If you do not accept them, please do not
          use the service.
        </p>
        <p>
          If you use the service for a company, an agency or another organization, you accept these terms for
          it and confirm that you are allowed to. How we handle personal data is said in the {privacyPolicy}.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <>
        <p>
          SceneCue is AI contextual targeting for connected-TV advertising. You give the address of a video;
          the service measures its picture, its sound and its words, and names what it finds at each moment as
          concepts, each with a confidence. So advertising can be planned by what is on the screen, and not by
          who is watching.
        </p>
        <p>
          The Sandbox reads video files at public addresses, within limits of size, length and time. Where a
          video cannot be read, or only a part of it, the service says so.
        </p>
        <p>
          The pages Billing, Statistics, API Settings, Configuration, Organizations and Campaigns show sample
          data. What you change there stays in the memory of your browser, is sent nowhere, and is gone when
          the page is reloaded. No advertising is booked there, no organization is set up, and the keys shown
          there open nothing.
        </p>
        <p>
          We keep developing the service and may change how it works. A change that takes away something you
          pay for is a change of these terms, and section 7 applies to it.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You need an account to analyze videos. You must be at least 13 years old to have one, and where the
          law asks for the consent of a parent or guardian, you must have it.
        </p>
        <p>
          Give an e-mail address that is your own, keep your password to yourself, and choose one that you use
          nowhere else. An account is for one person. You are responsible for what is done through yours until
          you tell us that somebody else has come into it; please do so at once, at{' '}
          <a href={`mailto:${contact.legal}`}>{contact.legal}</a>.
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: (
      <>
        <p>
          Analyze only videos that you may have analyzed: your own, or those whose owner or license allows it.
        </p>
        <p>You agree not to</p>
        <ul>
          <li>
            give addresses that lead to private or internal systems, or try to make our server reach them by
            redirects, by names or in any other way;
          </li>
          <li>
            get around access controls of the host of a video, or around the limits of size, length and time
            of the service;
          </li>
          <li>
            use somebody else’s account or sign-in token, or share your own so that others need no account;
          </li>
          <li>
            burden the service so that others cannot use it, or search it for weaknesses without our written
            permission;
          </li>
          <li>use results to single out, track or disadvantage people who are seen or heard in a video;</li>
          <li>
            have material analyzed whose possession or distribution is a crime, or use the service for
            anything else that is against the law.
          </li>
        </ul>
        <p>Addresses that the service recognizes as not public are refused.</p>
      </>
    ),
  },
  {
    id: 'videos-and-results',
    title: 'Videos, results and ownership',
    body: (
      <>
        <p>
          Your videos stay yours, or their owner’s. You allow us to fetch a video from the address that you
          give and to process it as far as the analysis needs it, and no further. When the analysis has ended
          we keep nothing of the video but the small pictures and quoted words in the results of your library;
          the {privacyPolicy} says in detail what happens to it.
        </p>
        <p>
          Our server fetches the video from the host that you name. Whether that host allows it, and what it
          charges for it, is between you and the host.
        </p>
        <p>
          You may use the results for any lawful purpose. Results are stored in your library until you delete
          them. Those that you have chosen to store only on your device are in your browser alone, where new
          ones replace old ones, so keep what you need.
        </p>
        <p>
          The service itself, its software, design, name and logo belong to us or to those who have licensed
          them to us. You may use them as these terms say for as long as this agreement lasts. Parts of the
          software are open source and come under licenses of their own.
        </p>
      </>
    ),
  },
];
