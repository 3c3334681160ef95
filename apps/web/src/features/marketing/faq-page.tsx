import { limits } from '@maquette/contract';
import { useContact } from '../../lib/contact/contact.ts';
import { ContactLinks } from '../../lib/contact/contact-links.tsx';
import { useFreeOffer } from '../../lib/offer.ts';
import { useSystem } from '../../lib/system.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import { questionsFor } from './questions.ts';

export function FaqPage() {
  const contact = useContact();
  const isFree = useFreeOffer();
  const { freePicturesPerDay } = useSystem()?.limits ?? limits;
  const { supportMail } = contact;
  return (
    <div className="page grid gap-x-16 gap-y-10 pt-12 md:pt-20 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h1 className="text-page">Questions, answered</h1>
        <p className="mt-4 max-w-[36ch] text-soft">
          Something is missing? Write to{' '}
          <a href={`mailto:${contact.mail}`} className={textLinkClass}>
            {contact.mail}
          </a>
          .
        </p>
        <ContactLinks lines={contact.lines} className="mt-3 text-soft" linkClass={textLinkClass} />
      </div>
      <Accordion items={questionsFor({ freePicturesPerDay, supportMail, isFree })} />
    </div>
  );
}
