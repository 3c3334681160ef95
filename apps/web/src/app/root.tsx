import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { announceHydration } from '../lib/early-clicks.ts';
import { headScript } from '../lib/head-script.ts';
import { followTheme } from '../lib/theme.ts';
import { holdFocusInDialogs } from '../ui/overlays/focus-in-dialogs.ts';
import { NoticesProvider } from '../ui/overlays/notices.tsx';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import themeUrl from '../ui/theme.css?url';
import type { Route } from './+types/root';
import { AccountDialogsProvider } from './account-dialogs-provider.tsx';
import { ApplicationError } from './application-error.tsx';
import { useCurrentPage } from './current-page.tsx';
import { lazyPart } from './lazy-part.ts';

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export const links: Route.LinksFunction = () => [
  font(serifUrl),
  font(interUrl),
  { rel: 'stylesheet', href: themeUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: Route.MetaFunction = () => [
  { title: 'Maquette' },
  {
    name: 'description',
    content: 'Plan, restyle and draw homes and buildings. It keeps your room, and loses nothing.',
  },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head script sets the theme on this element before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by hash */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(followTheme, []);
  useEffect(holdFocusInDialogs, []);
  return (
    <NoticesProvider>
      <ToastProvider>
        <AccountDialogsProvider>
          <Suspense fallback={<HydrateFallback />}>
            <PageInLayout />
          </Suspense>
        </AccountDialogsProvider>
      </ToastProvider>
    </NoticesProvider>
  );
}

const layouts = {
  public: lazyPart(
    'public layout',
    async () => (await import('./shell/public-layout.tsx')).PublicLayout,
  ),
  dashboard: lazyPart(
    'dashboard',
    async () => (await import('./shell/dashboard-layout.tsx')).DashboardLayout,
  ),
} as const;

function PageInLayout() {
  useEffect(announceHydration, []);
  const page = useCurrentPage();
  // Preloaded in parallel with its layout; rendering alone would request it only after the layout arrived.
  page?.part.start();
  const layout = layouts[page?.layout ?? 'public'];
  return <layout.Component />;
}

export function HydrateFallback() {
  return <SpinnerPage label="Opening Maquette" fillsWindow />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ApplicationError error={error} />;
}
