import { Outlet } from 'react-router';
import { later } from '../../ui/later.tsx';
import { PublicHeader } from '../shell/public-header.tsx';
import { SkipLink } from '../shell/skip-link.tsx';

const PublicFooter = later(
  'public-footer',
  async () => (await import('../shell/public-footer.tsx')).PublicFooter,
);

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
