/**
 * Links and pictures in answers: foreign pictures become links, and external links open in a new tab and name
 * their host.
 */
import type { ReactNode } from 'react';

const pageOf = () => window.location.origin;

/** All other schemes, such as `javascript:`, are shown as text. */
const followedProtocols = new Set(['https:', 'http:', 'mailto:']);

/** The link's URL; undefined if we don't follow it. */
function targetOf(address: string): URL | undefined {
  const target = URL.parse(address, pageOf());
  return target && followedProtocols.has(target.protocol) ? target : undefined;
}

/** Our server's pictures for this person; any other URL could track readers. */
const ownPicture = /^\/api\/files\/[\w-]+(?:\/thumb)?$/;

function isOwnPicture(address: string): boolean {
  const target = targetOf(address);
  return target?.origin === pageOf() && ownPicture.test(target.pathname) && target.search === '';
}

const linkClass = 'underline underline-offset-4';

/** External links name their host; links that we don't follow are text. */
export function AnswerLink({ address, children }: { address: string; children: ReactNode }) {
  const target = targetOf(address);
  if (!target) return <span>{children}</span>;
  if (target.origin === pageOf()) {
    return (
      <a href={target.pathname + target.search + target.hash} className={linkClass}>
        {children}
      </a>
    );
  }
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {children} <span className="text-note text-faint">({target.host || target.protocol})</span>
    </a>
  );
}

export function AnswerPicture({ address, name }: { address: string; name: string }) {
  return isOwnPicture(address) ? (
    <img src={address} alt={name} className="rounded-md" />
  ) : (
    <AnswerLink address={address}>Show picture{name && `: ${name}`}</AnswerLink>
  );
}
