/**
 * A library injects its style sheet at runtime, which our CSP blocks. Removes the call at build time; the few
 * rules are in `studio/picture-viewer.css`.
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
