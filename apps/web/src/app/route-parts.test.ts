import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedChunkOf } from './failed-chunk.ts';
import { loadPartsBeforeNavigating, loadRouteParts, longestLoadMs } from './route-parts.ts';

type Page = Parameters<typeof loadRouteParts>[0];
type Routes = Page['manifest']['routes'];

const script = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const missing = 'file:///nowhere/assets/pricing-Bx3kq_9Z.js';

function pageOf(modules: Record<string, string>): Page {
  const route = (id: string, path?: string) => ({ id, path, module: modules[id] });
  const routes = {
    root: { ...route('root', ''), parentId: undefined },
    house: { ...route('house'), parentId: 'root' },
    pricing: { ...route('pricing', 'Pricing'), parentId: 'house' },
    about: { ...route('about', 'AboutUs'), parentId: 'house' },
  };
  return { manifest: { routes: routes as unknown as Routes }, modules: {} };
}

const whole = {
  root: script('export default 1'),
  house: script('export default 2'),
  pricing: script('export default 3'),
  about: script('export default 4'),
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'http://localhost/' } });
  return () => vi.unstubAllGlobals();
});
afterEach(() => vi.useRealTimers());

test('all parts of an address are there before it is entered, and no others', async () => {
  const page = pageOf(whole);
  await loadRouteParts(page, '/Pricing?plan=free#price');
  expect(Object.keys(page.modules).sort()).toEqual(['house', 'pricing', 'root']);
  expect(page.modules.pricing?.default).toBe(3);
});

const failureOf = (module: object | undefined) => {
  try {
    (Reflect.get(module ?? {}, 'default') as () => void)();
  } catch (error) {
    return failedChunkOf(error);
  }
  return undefined;
};

test('a part that never comes is given up after two minutes, and named', async () => {
  vi.useFakeTimers();
  const forever = script('await new Promise(() => {})//pricing');
  const page = pageOf({ ...whole, pricing: `${forever}/assets/pricing-Bx3kq_9Z.js` });
  const loading = loadRouteParts(page, '/Pricing');
  await vi.advanceTimersByTimeAsync(longestLoadMs - 1);
  expect(page.modules.pricing).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failureOf(page.modules.pricing)).toBe('pricing');
});

test('the click is kept: the address is entered although a part of it is missing', async () => {
  const page = pageOf({ ...whole, pricing: missing });
  const entered: unknown[] = [];
  const router = { navigate: async (to: unknown) => void entered.push(to) };
  loadPartsBeforeNavigating(router, page);
  await router.navigate('/Pricing');
  expect(entered).toEqual(['/Pricing']);
  expect(page.modules.pricing?.default).toBeTypeOf('function');
});

test('of two clicks the last one counts, also where the first one loads longer', async () => {
  const page = pageOf({ ...whole, pricing: script('await 0; await 0; export default 3') });
  const entered: unknown[] = [];
  const router = { navigate: async (to: unknown) => void entered.push(to) };
  loadPartsBeforeNavigating(router, page);
  await Promise.all([router.navigate('/Pricing'), router.navigate({ pathname: '/AboutUs' })]);
  expect(entered).toEqual([{ pathname: '/AboutUs' }]);
});
