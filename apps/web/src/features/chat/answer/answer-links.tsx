/** Links and pictures of an answer: foreign pictures are links, links open elsewhere and say where. */
import type { ReactNode } from 'react';

const pageOf = () => window.location.origin;

/** Everything else, such as a script in an address, is text. */
const followedProtocols = new Set(['https:', 'http:', 'mailto:']);

/** Where an address leads from here; undefined where it leads nowhere we follow. */
function targetOf(address: string): URL | undefined {
  const target = URL.parse(address, pageOf());
  return target && followedProtocols.has(target.protocol) ? target : undefined;
}

/** Pictures that our server keeps for this person; any other address may count who reads. */
const ownPicture = /^\/api\/files\/[\w-]+(?:\/thumb)?$/;

function isOwnPicture(address: string): boolean {
  const target = targetOf(address);
  return target?.origin === pageOf() && ownPicture.test(target.pathname) && target.search === '';
}

const linkClass = 'underline underline-offset-4';

/** A link says where it leads when that is elsewhere; one that leads nowhere is text. */
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
