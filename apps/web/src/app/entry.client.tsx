/**
 * Starts the app in the browser. The framework's own starter also carries what a rendering server
 * needs (streams of loader data, discovery of routes); no server of ours renders, so those 9 kB
 * stay at home. Development uses the framework's own, for its hot reload.
 */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydratedApp } from './hydrated-app.tsx';

const App = import.meta.env.DEV ? (await import('react-router/dom')).HydratedRouter : hydratedApp();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
