import { contact } from '@/config/contact';
import { sceneService, speechService } from '@/config/services';
import type { LegalSection } from '../legal-layout';

/** What happens to speech in this installation. */
function SpeechService() {
  const service = speechService();
  if (!service) return <>This installation has no such service, so that no sound is sent anywhere.</>;
  return (
    <>
      If you ask for it in the form and the video has no captions, our server sends the parts of its sound in
      which somebody speaks to <strong>{service.host}</strong>: no picture, no address of the video, and
      nothing about you. That service returns the words, and its own policy says how long it keeps the sound.
      We count the minutes that you have used today, under a hash of your account’s identifier.
    </>
  );
}

/** What happens to scenes in this installation. */
function SceneService() {
  const service = sceneService();
  if (!service) return <>This installation has no such service, so that no picture is sent anywhere.</>;
  return (
    <>
      If you ask for it in the form, our server sends up to four small frames of each scene, what is said in
      it and what is written in it to <strong>{service.host}</strong>: no sound, no address of the video, and
      nothing about you. Persons can be seen in a frame; the model is told to name nobody. That service
      returns a description, and its own policy says how long it keeps what it was sent. We count the scenes
      that you have used today, under a hash of your account’s identifier.
    </>
  );
}

/** Sections 1 to 6: which data exist. Each sentence describes what the code does, and must change with it. */
export const dataSections: readonly LegalSection[] = [
  {
    id: 'who-is-responsible',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          The operator of SceneCue (“SceneCue”, “we”, “us”) is responsible for the data described here, as the
          controller in the words of the European data protection law. Write to us at{' '}
          <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>.
        </p>
        <p>
          This policy covers this web application and the analysis of videos that it offers. It does not cover
          the hosts of videos whose addresses you give us: they have policies of their own.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-store',
    title: 'What we store about you',
    body: (
      <>
        <dl>
          <dt>Your account, in Firebase Authentication</dt>
          <dd>
            Your e-mail address, your name, an identifier of the account, and the times at which it was
            created and last used. Your password only as a hash, which we cannot read. If you sign in with
            Google, the identifier, name, e-mail address and picture address that Google hands over, and no
            password.
          </dd>
          <dt>Your profile, in Cloud Firestore</dt>
          <dd>
            One document with your name and e-mail address; your choices for notifications, e-mail
            notifications, SMS notifications, marketing e-mails and two-factor authentication; your language,
            timezone, date format and theme; and the times at which it was created and last changed. We store
            no telephone number.
          </dd>
          <dt>Your library and planning, in Cloud Firestore</dt>
          <dd>
            For each analysis, unless you have chosen “Store results only on this device”: the addresses of
            the video and its captions, a title if you gave one, how far it is, and its result, until you
            delete it. An analysis in the background is always stored there. Your suitability profiles, your
            spots, and what you plan for a video.
          </dd>
          <dt>Counts, in Netlify Blobs</dt>
          <dd>
            When you last started analyses and how many are running, under a hash of your account’s
            identifier.
          </dd>
        </dl>
        <p>
          The choices for notifications record what you wish. The application sends no notifications, text
          messages or marketing e-mails at present.
        </p>
        <p>
          The pages Billing, Statistics, API Settings, Configuration, Organizations and Campaigns show sample
          data. What you type there stays in the memory of your browser, is sent nowhere, and is gone when the
          page is reloaded. We ask for no payment details.
        </p>
      </>
    ),
  },
  {
    id: 'videos',
    title: 'What happens to a video',
    body: (
      <>
        <p>
          When you ask for an analysis, your browser sends the address of the video and a short-lived proof of
          your sign-in to our function. It checks the proof, and never stores it.
        </p>
        <p>
          <strong>Our server fetches the video,</strong> from the host that you name and from where that host
          redirects to. The host sees the network address of our server, the address that is asked for, and
          that SceneCue is asking. It does not see your network address, your name, your account, a cookie, or
          the page that you come from. If the address itself holds something personal, such as a signature or
          a name, the host sees that, as it would if you opened the address.
        </p>
        <p>
          When you play the video in the Sandbox or select a moment of it, your browser loads it from the
          host, which then sees your network address. Before that it loads nothing from the host.
        </p>
        <p>
          <strong>The video is read, measured and forgotten.</strong> Picture, sound and words are measured in
          the memory of the function, and the measurements become concepts, each with a confidence. When the
          analysis has ended, no file and no sound is stored. A result holds what was measured, so that its
          words can be analyzed again, and can hold small pictures of single frames, the text of the captions
          or of what was said, and that text as numbers by which its lines can be compared with a brief. We
          keep it in your library until you delete it. If you have chosen “Store results only on this device”,
          it goes to your browser alone, which keeps the latest ones; we then keep only the results of
          analyses in the background.
        </p>
        <p>
          This analysis is our own and, but for what you choose below, shows the video to nobody else. Hosted
          image recognition is used only where it has been configured in its place; its provider then receives
          the address of the video, or the video itself. Each result names the provider that made it; ours is
          called “embedded”. We do not use the analysis to identify people, whichever provider makes it.
        </p>
        <p>
          <strong>Speech is written down by another service only if you choose that.</strong>{' '}
          <SpeechService />
        </p>
        <p>
          <strong>Scenes are described by a model of another service only if you choose that.</strong>{' '}
          <SceneService />
        </p>
        <p>
          <strong>A brief goes to our function only when you open its moments.</strong> The function turns it
          into numbers, which your browser compares with those of the result, and keeps neither the brief nor
          the numbers.
        </p>
        <p>
          <strong>Faces are counted, never recognized.</strong> Our analysis looks for objects, text and faces
          in single frames. Of faces the result says one, a few or a crowd, and at which moment; where they
          are in a frame is forgotten when the analysis ends. It does not measure a face, compare it with
          another one, or learn whose it is.
        </p>
      </>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'What stays in your browser',
    body: (
      <>
        <ul>
          <li>Your sign-in: with “Remember me” until you sign out, without it until you close the tab.</li>
          <li>
            Who you are (name, e-mail), a copy of your profile, and changes to it that could not be sent yet,
            so that the application is quick and works on a bad connection.
          </li>
          <li>
            A copy of the library and of the results that you have opened, results that you have stored only
            on this device, with their small pictures and the addresses of their captions, and an address that
            you have typed, so that you can read on without a network. You can remove each of them.
          </li>
          <li>
            Your suitability profiles, your spots, and what you have planned for a video: its brief, corrected
            labels, what you have said about the program, and the breaks that you have kept or dropped.
          </li>
          <li>
            Choices about how the application looks, such as the theme, where it remembers them on the device.
          </li>
        </ul>
        <p>
          Signing out removes what is about you from the device. The files of the application itself stay
          there; they hold nothing about anybody.
        </p>
        <p>
          All of this serves the application that you asked for. We set no cookies and use no analytics, no
          advertising and no tracking of any kind. If you sign in with Google, Google opens a window of its
          own, in which Google’s cookies and Google’s privacy policy apply.
        </p>
      </>
    ),
  },
  {
    id: 'technical-records',
    title: 'Technical records',
    body: (
      <>
        <p>
          Our function writes one line for each request: how it ended, how long it took, and the host of the
          video, never its whole address, your name, your account or your sign-in. When the fault is ours, the
          line also holds a technical description of the error.
        </p>
        <p>
          As with every website, the companies that run our servers see the network address, the time and the
          kind of browser of each request, and keep records of them to run and protect their services.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we use data',
    body: (
      <>
        <dl>
          <dt>To give you the service</dt>
          <dd>
            Account, profile, library, planning and analyses. The ground is our contract with you (GDPR,
            article 6(1)(b)).
          </dd>
          <dt>To keep it working and safe</dt>
          <dd>
            Technical records, counts, and finding faults and misuse. The ground is our legitimate interest in
            a service that works and is not abused (article 6(1)(f)).
          </dd>
          <dt>To write to you about the contract, and to answer you</dt>
          <dd>
            Your e-mail address and what you write to us. The ground is the contract, or the law where it
            obliges us (article 6(1)(b) and (c)).
          </dd>
        </dl>
        <p>
          We do not sell personal data, do not share it for advertising, build no profiles of people and make
          no automated decisions about them. The targeting that this service is for goes by what is in a
          video: it needs no data about viewers, and we have none.
        </p>
      </>
    ),
  },
];
