import { useContact } from '../../lib/contact/contact.ts';
import { ContactLinks } from '../../lib/contact/contact-links.tsx';
import { paths } from '../../lib/paths.ts';
import { TextLink, textLinkClass } from '../../ui/text-link.tsx';
import { Prose, ProseSection } from './prose.tsx';

export function AboutPage() {
  const contact = useContact();
  return (
    <Prose
      title="About us"
      intro="A drawing office for everybody who plans, changes or dreams about a home."
    >
      <ProseSection title="What Maquette is">
        <p>
          A maquette is the small model an architect builds before the real thing: quick to make,
          honest about proportions, and easy to change. This one lives in the browser. It answers
          questions about buildings, redesigns photos of rooms and houses, turns words and sketches
          into pictures, and tells what it sees on a picture.
        </p>
      </ProseSection>
      <ProseSection title="How it works">
        <p>
          Everything runs on the server you are looking at. Its own engines read your photo, find
          floor, walls, windows and light, and lay new materials, new furniture or a new house into
          what is really there. The operator of this server may put another model behind a studio; a
          small label always says which engine made a result.
        </p>
        <p>
          Every redesign is compared with the original, and shows how much of what had to stay was
          kept.
        </p>
      </ProseSection>
      <ProseSection title="What it is not">
        <p>
          It is not an architect, an engineer or a building authority. Pictures are ideas, not
          plans, and answers may be wrong. Ask a professional before you touch a wall that carries
          something.
        </p>
      </ProseSection>
      <ProseSection title="Write to us">
        <p>
          Questions and ideas:{' '}
          <a href={`mailto:${contact.mail}`} className={textLinkClass}>
            {contact.mail}
          </a>
          <br />
          Help with your account:{' '}
          <a href={`mailto:${contact.supportMail}`} className={textLinkClass}>
            {contact.supportMail}
          </a>
        </p>
        <ContactLinks lines={contact.lines} linkClass={textLinkClass} />
        <p>
          How we treat your pictures and data is in the{' '}
          <TextLink to={paths.policy}>policy</TextLink>; short answers are under{' '}
          <TextLink to={paths.faq}>questions</TextLink>.
        </p>
      </ProseSection>
    </Prose>
  );
}
