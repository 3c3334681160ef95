import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from './pages.ts';

const module = 'page.tsx';

export default [...pages.keys()].map((path) =>
  path === '/' ? index(module, { id: path }) : route(path, module, { id: path }),
) satisfies RouteConfig;
