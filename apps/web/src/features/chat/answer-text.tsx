/** Markdown of an answer. Raw HTML is not read, foreign pictures are links, links open elsewhere. */
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

const isForeign = (address: string) =>
  /^[a-z]+:\/\//i.test(address) && new URL(address).origin !== window.location.origin;

const components: Components = {
  a: ({ href = '', children }) =>
    isForeign(href) ? (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-4"
      >
        {children} <span className="text-note text-faint">({new URL(href).host})</span>
      </a>
    ) : (
      <a href={href} className="underline underline-offset-4">
        {children}
      </a>
    ),
  // A picture somebody else serves would tell them who reads this answer.
  img: ({ src = '', alt = '' }) =>
    typeof src !== 'string' || isForeign(src) ? (
      <a
        href={String(src)}
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-4"
      >
        Show picture{alt && `: ${alt}`}
      </a>
    ) : (
      <img src={src} alt={alt} className="rounded-md" />
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
