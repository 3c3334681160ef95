/**
 * One of our libraries writes its style sheet into the page by script, which our content security
 * policy refuses. Its call is taken out here; the few rules stand in `studio/picture-viewer.css`.
 */
import type { Plugin } from 'vite';

const library = 'react-zoom-pan-pinch';
const injection = /^styleInject\(css_\w+\);$/gm;

export function noInjectedStyles(): Plugin {
  return {
    name: 'no-injected-styles',
    transform(code, id) {
      if (!id.includes(library) || !injection.test(code)) return undefined;
      return { code: code.replaceAll(injection, ''), map: null };
    },
  };
}
