import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const behind = (gate: string | undefined) =>
  [...pages.values()].filter((page) => page.gate === gate).map(({ path }) => path);

test('every gate has its pages', () => {
  expect(behind('launcher')).toEqual(['/Launcher']);
  expect(behind('billing')).toEqual(['/Checkout']);
  expect(behind('premium')).toEqual(['/DashboardInteriors']);
  expect(behind('account')).toEqual([
    '/Paymentsuccess',
    '/DashboardChatbot',
    '/DashboardImageGenerator',
    '/Interiors',
    '/DashboardExteriors',
    '/History',
    '/Models',
    '/Administration',
    '/EditProfile',
  ]);
});

test('all other pages are public', () => {
  expect(behind(undefined).sort()).toEqual([
    '*',
    '/',
    '/AboutUs',
    '/DashboardSketch',
    '/Faq',
    '/HomePagee',
    '/ImageAnalyzer',
    '/ImageForm',
    '/Policy',
    '/Pricing',
    '/Result/:id?',
    '/SketchGenerator',
    '/UpgradePremium',
    '/forgotten-password',
    '/login',
    '/reset-password',
    '/share/:token',
    '/signed-in',
    '/signup',
  ]);
});
