import { useContact } from '../../lib/contact/contact.ts';
import { ContactLinks } from '../../lib/contact/contact-links.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import { Prose, ProseSection } from './prose.tsx';

const mailLink = (address: string) => (
  <a href={`mailto:${address}`} className={textLinkClass}>
    {address}
  </a>
);

export function PolicyPage() {
  const contact = useContact();
  return (
    <Prose title="Policy" intro="What is kept, what is not, and how to end it.">
      <ProseSection title="What we keep">
        <p>
          Your name, your e-mail address, your password in a form nobody can read back, your plan,
          and what you make here: photos you send, pictures, and conversations you did not mark as
          temporary. So that nobody fills this server, files that are sent without a paid plan carry
          a fingerprint of the network’s address for as long as they count: a day, or without an
          account until they are deleted. Nothing else is collected, and no other company’s script
          runs on these pages.
        </p>
      </ProseSection>
      <ProseSection title="Your pictures">
        <p>
          They stay yours. Photos are stored without the location and camera data your phone writes
          into them. Nobody else sees a result unless you share its link, and you can revoke the
          link. If the operator of this server has put another company’s model behind a studio, the
          picture or question is sent there to be answered; the label on the result names it.
        </p>
        <p>
          Your own browser turns what you say to the assistant into words; some browsers send the
          recording to their maker for that.
        </p>
      </ProseSection>
      <ProseSection title="Cookies">
        <p>
          One for your sign-in, and one by which this browser is known at your next login, so that
          wrong guesses of others do not lock you out; it stays and says nothing about you. Whoever
          uses a studio without an account gets one with a random number, so that nobody else sees
          their results; it ends when somebody signs in or out. Your choice of light or dark stays
          in your own browser, and so does what you have typed to the assistant and not sent yet,
          until your sign-in ends.
        </p>
      </ProseSection>
      <ProseSection title="Fair use">
        <p>
          Do not send pictures you may not use, of people who did not agree, or of anything
          unlawful. Daily limits are shown on the screens; we may slow down what harms others.
        </p>
      </ProseSection>
      <ProseSection title="No warranty">
        <p>
          The assistant may produce inaccurate information about people, places, or facts. Pictures
          are ideas, not plans. Do not build from them without a professional.
        </p>
      </ProseSection>
      <ProseSection title="Cancelling and deleting">
        <p>
          To cancel a subscription or to delete your account, write to{' '}
          {mailLink(contact.supportMail)} from the e-mail address of the account. A copy of
          everything we keep about you is one press away in your profile.
        </p>
      </ProseSection>
      <ProseSection title="Contact">
        <p>
          General: {mailLink(contact.mail)}
          <br />
          Support: {mailLink(contact.supportMail)}
        </p>
        <ContactLinks lines={contact.lines} linkClass={textLinkClass} />
      </ProseSection>
    </Prose>
  );
}
