import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OpenDoor } from '../../ui/drawings.tsx';
export function NotFoundPage() {
  return (
    <div className="page grid items-center gap-12 py-20 md:grid-cols-2 md:py-28">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-page">This door leads nowhere</h1>
        <p className="max-w-[48ch] text-soft">
          There is no page at this address. It may have been moved, or the address has a slip of the
          pen in it.
        </p>
        <ButtonLink to={paths.home} variant="primary">
          Back to the front door
        </ButtonLink>
      </div>
      <OpenDoor className="text-ink" />
    </div>
  );
}
