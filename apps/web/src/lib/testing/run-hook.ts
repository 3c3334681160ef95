/** Runs a hook in React, effects included, without a page: its component renders nothing. */
import { createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';

/** The little that React asks of a container into which nothing is rendered. */
const emptyContainer = {
  nodeType: 1,
  nodeName: 'DIV',
  tagName: 'DIV',
  namespaceURI: 'http://www.w3.org/1999/xhtml',
  ownerDocument: { addEventListener() {} },
  textContent: '',
  addEventListener() {},
} as unknown as Element;

export interface RunningHook<Given, Result> {
  /** The hook's latest return value. */
  now(): Result;
  /** Renders again with other parameters. */
  give(next: Given): void;
  /** Takes the component away. */
  leave(): void;
}

/** Within a page of `test-page.ts`. `around` puts providers around the component. */
export async function runHook<Given, Result>(
  hook: (given: Given) => Result,
  given: Given,
  around: (inner: ReactElement) => ReactElement = (inner) => inner,
): Promise<RunningHook<Given, Result>> {
  const returned: Result[] = [];
  function Caller({ given }: { readonly given: Given }) {
    returned.push(hook(given));
    return null;
  }
  const root = createRoot(emptyContainer);
  const give = (next: Given) => root.render(around(createElement(Caller, { given: next })));
  let isThere = true;
  const leave = () => {
    if (isThere) root.unmount();
    isThere = false;
  };
  onTestFinished(leave);
  give(given);
  await expect.poll(() => returned.length).toBeGreaterThan(0);
  return { now: () => returned.at(-1)!, give, leave };
}
