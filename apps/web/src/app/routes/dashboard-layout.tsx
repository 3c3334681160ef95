import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { DashboardShell } from '../shell/dashboard-shell.tsx';

export default function DashboardLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <DashboardShell>
        <Outlet />
      </DashboardShell>
    </QueryClientProvider>
  );
}
