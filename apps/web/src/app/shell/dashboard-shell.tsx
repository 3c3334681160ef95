import { PanelLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useMediaQuery } from '../../lib/media-query.ts';
import { paths } from '../../lib/paths.ts';
import { useAccountDialogs } from '../../lib/session/account-dialogs.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Above this width the sidebar sits beside the page, otherwise it overlays it. */
const besidePage = '(min-width: 769px)';

export function DashboardShell({ children }: { children: ReactNode }) {
  const beside = useMediaQuery(besidePage);
  const [open, setOpen] = useState(beside);
  const [wasBeside, setWasBeside] = useState(beside);
  const { pathname } = useLocation();
  const [lastPath, setLastPath] = useState(pathname);
  const sidebarId = useId();

  if (beside !== wasBeside) {
    setWasBeside(beside);
    setOpen(beside);
  }
  if (pathname !== lastPath) {
    setLastPath(pathname);
    if (!beside) setOpen(false);
  }

  useEffect(() => {
    if (beside || !open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [beside, open]);

  return (
    <div className="min-h-dvh">
      <SkipLink />
      <DashboardSidebar id={sidebarId} open={open} />
      {!beside && open && (
        <button
          type="button"
          aria-label="Close the sidebar"
          tabIndex={-1}
          onClick={() => setOpen(false)}
          className="fixed inset-0 z-25 bg-shade"
        />
      )}
      <div
        className={classNames(
          'flex min-h-dvh flex-col transition-[padding] duration-250 ease-drawn',
          open && beside && 'pl-64',
        )}
      >
        <header className="sticky top-0 z-20 flex min-h-18 items-center gap-3 bg-paper/95 px-4 backdrop-blur-sm sm:px-6">
          <IconButton
            label={open ? 'Hide the sidebar' : 'Show the sidebar'}
            icon={<PanelLeft size={20} />}
            aria-expanded={open}
            aria-controls={sidebarId}
            onClick={() => setOpen(!open)}
          />
          {!(open && beside) && (
            <Link to={paths.home} aria-label="Maquette, home" className="rounded-sm">
              <Logo />
            </Link>
          )}
          <div className="ml-auto">
            <DashboardAccount />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}

function DashboardAccount() {
  const session = useSession();
  const dialogs = useAccountDialogs();
  if (session.status === 'signed-in') {
    return (
      <Button size="small" onClick={() => dialogs.open('profile')}>
        Profile
      </Button>
    );
  }
  if (session.status !== 'signed-out') return null;
  return (
    <Button size="small" onClick={() => dialogs.open('login')}>
      Login
    </Button>
  );
}
