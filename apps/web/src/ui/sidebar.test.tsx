import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SidebarLink } from './sidebar.tsx';

const entryAt = (path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SidebarLink to="/Interiors" alsoFor="/DashboardInteriors" icon={null}>
        Interiors
      </SidebarLink>
      <SidebarLink to="/" icon={null}>
        Home
      </SidebarLink>
    </MemoryRouter>,
  );

test.each(['/Interiors', '/interiors', '/DashboardInteriors', '/Interiors/3'])(
  'its entry is marked on %s',
  (path) => {
    expect(entryAt(path).match(/aria-current="page"/g)).toHaveLength(1);
    expect(entryAt(path)).toMatch(
      /aria-current="page"[^>]*href="\/Interiors"|href="\/Interiors"[^>]*aria-current="page"/,
    );
  },
);

test('no entry is marked elsewhere', () => {
  expect(entryAt('/InteriorsOfOthers')).not.toContain('aria-current');
  expect(entryAt('/Models')).not.toContain('aria-current');
});
