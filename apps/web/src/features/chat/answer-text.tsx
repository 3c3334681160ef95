/** Markdown of an answer. Raw HTML is not read, foreign pictures are links, links open elsewhere. */
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { isKnotty } from './knotty-text.ts';

const pageOf = () => window.location.origin;

/** Where an address leads from here; undefined where it leads nowhere. */
function targetOf(address: string): URL | undefined {
  return URL.canParse(address, pageOf()) ? new URL(address, pageOf()) : undefined;
}

/** Pictures that our server keeps for this person; any other address may count who reads. */
const ownPicture = /^\/api\/files\/[\w-]+(?:\/thumb)?$/;

function isOwnPicture(address: string): boolean {
  const target = targetOf(address);
  return target?.origin === pageOf() && ownPicture.test(target.pathname) && target.search === '';
}

const linkClass = 'underline underline-offset-4';

/** A link says where it leads when that is elsewhere; one that leads nowhere is text. */
function AnswerLink({ address, children }: { address: string; children: ReactNode }) {
  const target = targetOf(address);
  if (!target) return <span>{children}</span>;
  if (target.origin === pageOf()) {
    return (
      <a href={address} className={linkClass}>
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

const components: Components = {
  a: ({ href = '', children }) => <AnswerLink address={href}>{children}</AnswerLink>,
  img: ({ src = '', alt = '' }) =>
    typeof src === 'string' && isOwnPicture(src) ? (
      <img src={src} alt={alt} className="rounded-md" />
    ) : (
      <AnswerLink address={String(src)}>Show picture{alt && `: ${alt}`}</AnswerLink>
    ),
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-[0.9375rem]">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th className="border-b border-line-strong py-1.5 pr-4 font-medium">{children}</th>
  ),
  td: ({ children }) => <td className="border-b border-line py-1.5 pr-4 align-top">{children}</td>,
  ul: ({ children }) => <ul className="grid list-disc gap-1 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="grid list-decimal gap-1 pl-5">{children}</ol>,
  h1: ({ children }) => <h3 className="text-title">{children}</h3>,
  h2: ({ children }) => <h3 className="text-title">{children}</h3>,
  h3: ({ children }) => <h3 className="text-title">{children}</h3>,
  pre: ({ children }) => (
    <pre className="overflow-x-auto rounded-md bg-sunken p-3 text-sm">{children}</pre>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-l-2 border-line-strong pl-4 text-soft">{children}</blockquote>
  ),
};

export function AnswerText({ text }: { text: string }) {
  if (isKnotty(text)) return <p className="break-words whitespace-pre-wrap">{text}</p>;
  return (
    <div className="grid gap-3">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        components={components}
      >
        {text}
      </Markdown>
    </div>
  );
}
