import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { DashboardShell } from './dashboard-shell.tsx';

export function DashboardLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <DashboardShell>
        <Outlet />
      </DashboardShell>
    </QueryClientProvider>
  );
}
