import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useContact } from '../../lib/contact/contact.ts';
import { paths } from '../../lib/paths.ts';
import { MenuGlyph } from '../../ui/glyphs.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountArea } from './account-area.tsx';
import { SocialLinks } from './social-links.tsx';

const loadMenu = () => import('./universal-menu.tsx');
/** Preloads on hover; a failure shows on the click itself. */
const prepareMenu = () => {
  loadMenu().catch(() => undefined);
};
const UniversalMenu = lazy(async () => ({ default: (await loadMenu()).UniversalMenu }));

const linkClass =
  'rounded-sm px-1 py-2 text-[0.9375rem] text-soft transition-colors hover:text-ink aria-[current=page]:text-accent';

export function PublicHeader() {
  const contact = useContact();
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const show = () => {
    setEverOpened(true);
    setOpen(true);
  };
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="page flex min-h-18 items-center gap-4">
        <Link to={paths.home} aria-label="Maquette, home" className="mr-auto rounded-sm">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-6 pr-2 md:flex">
          <NavLink to={paths.about} className={linkClass}>
            About
          </NavLink>
          <NavLink to={paths.pricing} className={linkClass}>
            Pricing
          </NavLink>
          <a href={`mailto:${contact.mail}`} className={linkClass}>
            Contact Us
          </a>
        </nav>
        <SocialLinks className="border-l border-line pl-3 max-xl:hidden" />
        <AccountArea />
        <IconButton
          label="Menu"
          icon={<MenuGlyph />}
          aria-haspopup="dialog"
          aria-expanded={open}
          className="-mr-2.5"
          onPointerEnter={prepareMenu}
          onFocus={prepareMenu}
          onClick={show}
        />
      </div>
      {everOpened && (
        <Suspense>
          <UniversalMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </header>
  );
}
