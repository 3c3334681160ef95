import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { useContact } from '../../lib/contact/contact.ts';
import { moreTools } from '../../lib/more-tools.ts';
import { paths } from '../../lib/paths.ts';
import { type AccountDialog, useAccountDialogs } from '../../lib/session/account-dialogs.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { SideSheet } from '../../ui/overlays/side-sheet.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const rowClass =
  'flex min-h-14 items-center justify-between border-b border-line font-serif text-xl transition-colors hover:text-accent';

const smallRowClass =
  'flex min-h-11 items-center text-[0.9375rem] text-soft transition-colors hover:text-accent';

const pages = [{ to: paths.alternativeHome, label: 'Interior & exterior' }] as const;
const ownPages = [{ to: paths.editProfile, label: 'Edit profile' }] as const;

export function UniversalMenu({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const contact = useContact();
  const session = useSession();
  const dialogs = useAccountDialogs();
  const close = () => onOpenChange(false);
  const goTo = (dialog: AccountDialog) => {
    close();
    dialogs.open(dialog);
  };
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Menu" className="grid border-t border-line px-6">
        <Link to={paths.about} onClick={close} className={rowClass}>
          About
        </Link>
        <Link to={paths.pricing} onClick={close} className={rowClass}>
          Pricing
        </Link>
        <Link to={paths.faq} onClick={close} className={rowClass}>
          Questions
        </Link>
        <a href={`mailto:${contact.mail}`} className={rowClass}>
          Contact Us
          <ArrowUpRight size={18} aria-hidden="true" className="text-faint" />
        </a>
      </nav>
      <nav aria-label="More ways" className="grid grid-cols-2 gap-x-4 px-6 pt-5">
        {[...moreTools, ...pages, ...(session.status === 'signed-in' ? ownPages : [])].map(
          ({ to, label }) => (
            <Link key={to} to={to} onClick={close} className={smallRowClass}>
              {label}
            </Link>
          ),
        )}
      </nav>
      <div className="mt-auto grid gap-6 px-6 pt-10 pb-8">
        {session.status === 'signed-in' ? (
          <Button onClick={() => goTo('profile')}>Profile</Button>
        ) : (
          <div className="grid grid-cols-2 gap-3">
            <Button onClick={() => goTo('login')}>Login</Button>
            <Button variant="primary" onClick={() => goTo('sign-up')}>
              Sign Up
            </Button>
          </div>
        )}
        <div className="flex items-center justify-between border-t border-line pt-5">
          <SocialLinks className="-ml-2.5" />
          <ThemeSwitch />
        </div>
      </div>
    </SideSheet>
  );
}
