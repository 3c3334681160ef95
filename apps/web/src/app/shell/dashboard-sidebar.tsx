import { useQueryClient } from '@tanstack/react-query';
import {
  FileQuestion,
  History,
  Home,
  Image,
  LampFloor,
  LogOut,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  PencilRuler,
  ScanSearch,
  School,
  UserPen,
} from 'lucide-react';
import { Link } from 'react-router';
import { useLogOut } from '../../features/account/use-log-out.ts';
import { AdministrationLink } from '../../features/administration/administration-link.tsx';
import { ModelsLink } from '../../features/engines/models-link.tsx';
import { RunningNow } from '../../features/generations/running-now.tsx';
import { useEnterTool } from '../../lib/enter-tool.ts';
import { moreTools } from '../../lib/more-tools.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { Logo } from '../../ui/logo.tsx';
import { Sidebar, SidebarButton, SidebarLink } from '../../ui/sidebar.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const tools: readonly {
  readonly to: string;
  readonly alsoFor?: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}[] = [
  { to: paths.chat, label: 'Assistant', Icon: MessagesSquare },
  { to: paths.visuals, label: 'Visuals', Icon: Image },
  {
    to: paths.interiors,
    alsoFor: paths.interiorsPremium,
    label: 'Interiors',
    Icon: LampFloor,
  },
  { to: paths.exteriors, label: 'Exteriors', Icon: School },
  { to: paths.home, label: 'Home', Icon: Home },
];

const moreIcons: Readonly<Record<(typeof moreTools)[number]['to'], LucideIcon>> = {
  [paths.sketch]: PencilRuler,
  [paths.sketchChat]: MessageCircle,
  [paths.imageAnalyzer]: ScanSearch,
  [paths.imageForm]: FileQuestion,
};

export function DashboardSidebar({ id, open }: { id: string; open: boolean }) {
  const session = useSession();
  const { logOut, leaving } = useLogOut();
  const queryClient = useQueryClient();
  const leave = async () => {
    // Requests in flight would fail with 401 once the sign-out is through.
    await queryClient.cancelQueries();
    await logOut();
  };
  const enter = useEnterTool();
  return (
    <Sidebar
      id={id}
      open={open}
      label="Studios"
      head={
        <Link to={paths.home} aria-label="Maquette, home" className="rounded-sm">
          <Logo />
        </Link>
      }
      more={moreTools.map(({ to, label }) => {
        const Icon = moreIcons[to];
        return (
          <SidebarLink key={to} to={to} icon={<Icon size={19} strokeWidth={1.6} />}>
            {label}
          </SidebarLink>
        );
      })}
      foot={
        <>
          <RunningNow />
          {session.status === 'signed-in' && (
            <>
              <AdministrationLink />
              <ModelsLink />
              <SidebarLink
                to={paths.history}
                alsoFor={paths.result}
                icon={<History size={19} strokeWidth={1.6} />}
              >
                History
              </SidebarLink>
              <SidebarLink to={paths.editProfile} icon={<UserPen size={19} strokeWidth={1.6} />}>
                Edit profile
              </SidebarLink>
            </>
          )}
          <ThemeSwitch className="mx-3 justify-self-start" />
        </>
      }
    >
      {tools.map(({ to, alsoFor, label, Icon }) => (
        <SidebarLink
          key={to}
          to={to}
          alsoFor={alsoFor}
          icon={<Icon size={19} strokeWidth={1.6} />}
          onClick={(event) => void enter(event, to)}
        >
          {label}
        </SidebarLink>
      ))}
      {session.status === 'signed-in' && (
        <SidebarButton
          onClick={() => void leave()}
          disabled={leaving}
          icon={<LogOut size={19} strokeWidth={1.6} />}
        >
          Log out
        </SidebarButton>
      )}
    </Sidebar>
  );
}
