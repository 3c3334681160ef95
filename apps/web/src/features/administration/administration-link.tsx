import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { apiQueries } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { SidebarLink } from '../../ui/sidebar.tsx';

export function AdministrationLink() {
  const { data } = useQuery(
    // Administrators don't change while a page is open.
    apiQueries.engines.access.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  if (!data?.administrator) return null;
  return (
    <SidebarLink to={paths.administration} icon={<KeyRound size={19} strokeWidth={1.6} />}>
      Administration
    </SidebarLink>
  );
}
