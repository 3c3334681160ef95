import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from './class-names.ts';

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-[0.9375rem] text-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-accent-strong';

export interface SidebarProps {
  id: string;
  open: boolean;
  label: string;
  head: ReactNode;
  children: ReactNode;
  /** Less used entries, below a divider. */
  more?: ReactNode;
  foot?: ReactNode;
}

/** The left sidebar; when closed it takes no space and can't be focused. */
export function Sidebar({ id, open, label, head, children, more, foot }: SidebarProps) {
  return (
    <aside
      id={id}
      aria-label="Sidebar"
      inert={!open}
      className={classNames(
        'fixed inset-y-0 left-0 z-30 flex w-64 flex-col overflow-y-auto border-r border-line bg-paper transition-transform duration-250 ease-drawn',
        open ? 'translate-x-0 max-md:shadow-sheet' : '-translate-x-full',
      )}
    >
      <div className="flex min-h-18 items-center px-6">{head}</div>
      <nav aria-label={label} className="grid gap-1 px-3 pt-2">
        {children}
      </nav>
      {more && (
        <nav aria-label="More tools" className="mx-3 mt-3 grid gap-1 border-t border-line pt-3">
          {more}
        </nav>
      )}
      {foot && <div className="mt-auto grid gap-1 px-3 pt-6 pb-5">{foot}</div>}
    </aside>
  );
}

const isWithin = (pathname: string, place: string): boolean =>
  `${pathname}/`.toLowerCase().startsWith(`${place}/`.toLowerCase());

export function SidebarLink({
  to,
  alsoFor,
  icon,
  onClick,
  children,
}: {
  to: string;
  /** Another path that this entry stands for. */
  alsoFor?: string | undefined;
  icon: ReactNode;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const isCurrent = [to, alsoFor].some((place) => place !== undefined && isWithin(pathname, place));
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      className={entryClass}
    >
      {icon}
      {children}
    </Link>
  );
}

export function SidebarButton({
  onClick,
  icon,
  children,
  disabled,
}: {
  onClick: () => void;
  icon: ReactNode;
  children: ReactNode;
  disabled?: boolean;
}) {
  return (
    <button type="button" onClick={onClick} disabled={disabled} className={entryClass}>
      {icon}
      {children}
    </button>
  );
}
