import { notices } from '@maquette/contract';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { announceHydration } from '../lib/early-clicks.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { failedChunkOf } from './failed-chunk.ts';

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  const chunk = failedChunkOf(error);
  if (chunk) return notices.chunkFailed.replace('{id}', chunk);
  return error instanceof Error ? error.message : String(error);
}

/**
 * Last error boundary. Reloading also fixes a page older than the server: documents are never cached, so a
 * fresh one names the current chunks.
 */
export function ApplicationError({ error }: { error: unknown }) {
  useEffect(announceHydration, []);
  return (
    <main className="page grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <a href="/" aria-label="Maquette, home">
        <Logo />
      </a>
      <h1 className="text-page">{notices.unexpectedApplicationError}</h1>
      <p className="max-w-[65ch] border-l-2 border-danger pl-4 text-soft">{errorText(error)}</p>
      <p className="max-w-[65ch] text-soft">
        Nothing you made is lost: it is kept on the server. Reloading the page usually helps.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </main>
  );
}
