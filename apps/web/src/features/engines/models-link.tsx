/** Link to the Models page, for administrators and for people named in the settings. */
import { useQuery } from '@tanstack/react-query';
import { Cpu } from 'lucide-react';
import { apiQueries } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { SidebarLink } from '../../ui/sidebar.tsx';

export function ModelsLink() {
  const { data } = useQuery(
    // Administrators don't change while a page is open.
    apiQueries.engines.access.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  if (!data?.administrator && !data?.waysIn.mail) return null;
  return (
    <SidebarLink to={paths.models} icon={<Cpu size={19} strokeWidth={1.6} />}>
      Models
    </SidebarLink>
  );
}
