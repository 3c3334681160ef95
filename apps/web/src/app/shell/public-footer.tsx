import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useContact } from '../../lib/contact/contact.ts';
import { useEnterTool } from '../../lib/enter-tool.ts';
import { moreTools } from '../../lib/more-tools.ts';
import { paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const columns = [
  {
    title: 'Studios',
    links: [
      { to: paths.chat, label: 'Assistant' },
      { to: paths.exteriors, label: 'Exteriors' },
      { to: paths.interiors, label: 'Interiors' },
      { to: paths.visuals, label: 'Visuals' },
      ...moreTools,
    ],
  },
  {
    title: 'House',
    links: [
      { to: paths.alternativeHome, label: 'Interior & exterior' },
      { to: paths.about, label: 'About' },
      { to: paths.pricing, label: 'Pricing' },
      { to: paths.faq, label: 'Questions' },
      { to: paths.policy, label: 'Policy' },
    ],
  },
] as const;

/** Few servers set extra contact lines, so the first page doesn't load the component for them. */
const ContactLinks = lazy(async () => ({
  default: (await import('../../lib/contact/contact-links.tsx')).ContactLinks,
}));

export function PublicFooter() {
  const contact = useContact();
  const enter = useEnterTool();
  return (
    <footer className="mt-24 border-t border-line">
      <div className="page grid gap-x-8 grid-cols-2 gap-y-10 py-14 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
          <Link
            to={paths.home}
            aria-label="Maquette, home"
            className="justify-self-start rounded-sm"
          >
            <Logo />
          </Link>
          <p className="max-w-[32ch] text-sm text-faint">
            A drawing office for everybody who plans, changes or dreams about a home.
          </p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="font-sans text-sm font-medium">{column.title}</h2>
            <ul className="mt-3 grid gap-1">
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    onClick={(event) => void enter(event, link.to)}
                    className="inline-block py-1.5 text-sm text-soft transition-colors hover:text-accent"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-2 grid content-start gap-3 lg:col-span-1">
          <h2 className="font-sans text-sm font-medium">Write to us</h2>
          <a
            href={`mailto:${contact.mail}`}
            className="justify-self-start py-1.5 text-sm text-soft hover:text-accent"
          >
            {contact.mail}
          </a>
          {contact.lines.length > 0 && (
            <Suspense>
              <ContactLinks
                lines={contact.lines}
                className="grid gap-1 text-sm text-faint"
                linkClass="inline-block py-1.5 text-soft transition-colors hover:text-accent"
              />
            </Suspense>
          )}
          <SocialLinks className="-ml-2.5" />
          <ThemeSwitch className="mt-2 justify-self-start" />
        </div>
      </div>
    </footer>
  );
}
