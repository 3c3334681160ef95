/** All pages: path, title, gate and lazily loaded script. */
import type { ComponentType } from 'react';
import type { MetaDescriptor } from 'react-router';
import { paths, sharedResultRoute } from '../lib/paths.ts';
import type { GateName } from './gates.ts';
import { pageMeta } from './page-meta.ts';

interface PageRow {
  readonly path: string;
  readonly meta: MetaDescriptor[];
  /** Required access; public without one. */
  readonly gate?: GateName;
  readonly load: () => Promise<ComponentType>;
}

export interface Page extends PageRow {
  readonly layout: 'public' | 'dashboard';
}

const homeMeta = [
  { title: 'Maquette · Design your home with AI' },
  {
    name: 'description',
    content:
      'An architecture assistant and studios for rooms, houses and pictures. It keeps your room, and loses nothing.',
  },
  // The server prepends the site's origin.
  { property: 'og:image', content: '/pictures/social-preview.jpg' },
];

const publicPages: readonly PageRow[] = [
  {
    path: paths.home,
    meta: homeMeta,
    load: async () => (await import('../features/marketing/home-page.tsx')).HomePage,
  },
  {
    path: paths.alternativeHome,
    meta: pageMeta('Design Your Interior & Exterior Effortlessly with AI'),
    load: async () =>
      (await import('../features/marketing/alternative-home-page.tsx')).AlternativeHomePage,
  },
  {
    path: paths.about,
    meta: pageMeta('About us'),
    load: async () => (await import('../features/marketing/about-page.tsx')).AboutPage,
  },
  {
    path: paths.policy,
    meta: pageMeta('Policy'),
    load: async () => (await import('../features/marketing/policy-page.tsx')).PolicyPage,
  },
  {
    path: paths.faq,
    meta: pageMeta('Questions'),
    load: async () => (await import('../features/marketing/faq-page.tsx')).FaqPage,
  },
  {
    path: paths.pricing,
    meta: pageMeta('Pricing'),
    load: async () => (await import('../features/marketing/pricing-page.tsx')).PricingPage,
  },
  {
    path: paths.launcher,
    meta: pageMeta('Launcher'),
    gate: 'launcher',
    load: async () => (await import('../features/launcher/launcher-screen.tsx')).LauncherScreen,
  },
  {
    path: paths.signUp,
    meta: pageMeta('Sign up'),
    load: async () => (await import('../features/account/sign-up-page.tsx')).SignUpPage,
  },
  {
    path: paths.login,
    meta: pageMeta('Log in'),
    load: async () => (await import('../features/account/login-page.tsx')).LoginPage,
  },
  {
    path: paths.forgottenPassword,
    meta: pageMeta('Forgotten password'),
    load: async () =>
      (await import('../features/account/forgotten-password-page.tsx')).ForgottenPasswordPage,
  },
  {
    path: paths.resetPassword,
    meta: pageMeta('New password'),
    load: async () =>
      (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: paths.upgrade,
    meta: pageMeta('Upgrade'),
    load: async () => (await import('../features/billing/upgrade-screen.tsx')).UpgradeScreen,
  },
  {
    path: paths.checkout,
    meta: pageMeta('Checkout'),
    gate: 'billing',
    load: async () => (await import('../features/billing/checkout-screen.tsx')).CheckoutScreen,
  },
  {
    path: paths.paymentSuccess,
    meta: pageMeta('Payment'),
    gate: 'account',
    load: async () =>
      (await import('../features/billing/payment-success-screen.tsx')).PaymentSuccessScreen,
  },
  {
    path: paths.signedIn,
    meta: pageMeta('Signed in'),
    load: async () => (await import('../features/account/signed-in-page.tsx')).SignedInPage,
  },
  {
    path: '*',
    meta: pageMeta('Page not found'),
    load: async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
  },
];

const dashboardPages: readonly PageRow[] = [
  {
    path: paths.chat,
    meta: pageMeta('Assistant'),
    gate: 'account',
    load: async () => (await import('../features/chat/chat-screen.tsx')).ChatScreen,
  },
  {
    path: paths.visuals,
    meta: pageMeta('Visuals'),
    gate: 'account',
    load: async () => (await import('../features/visuals/visuals-screen.tsx')).VisualsScreen,
  },
  {
    path: paths.interiorsPremium,
    meta: pageMeta('Interiors'),
    gate: 'premium',
    load: async () => (await import('./pages/redesign-pages.tsx')).InteriorsPage,
  },
  {
    path: paths.interiors,
    meta: pageMeta('Interiors'),
    gate: 'account',
    load: async () => (await import('./pages/redesign-pages.tsx')).InteriorsPage,
  },
  {
    path: paths.exteriors,
    meta: pageMeta('Exteriors'),
    gate: 'account',
    load: async () => (await import('./pages/redesign-pages.tsx')).ExteriorsPage,
  },
  {
    path: paths.sketchChat,
    meta: pageMeta('Sketch chat'),
    load: async () => (await import('../features/chat/chat-screen.tsx')).ChatScreen,
  },
  {
    path: paths.sketch,
    meta: pageMeta('Sketch to image'),
    load: async () =>
      (await import('../features/sketch/sketch-generator-screen.tsx')).SketchGeneratorScreen,
  },
  {
    path: paths.imageAnalyzer,
    meta: pageMeta('Image analyzer'),
    load: async () =>
      (await import('../features/analysis/image-analyzer-screen.tsx')).ImageAnalyzerScreen,
  },
  {
    path: paths.imageForm,
    meta: pageMeta('Analyze an image'),
    load: async () => (await import('../features/analysis/image-form-screen.tsx')).ImageFormScreen,
  },
  {
    path: `${paths.result}/:id?`,
    meta: pageMeta('Result'),
    load: async () => (await import('./pages/result-page.tsx')).ResultPage,
  },
  {
    path: sharedResultRoute,
    meta: pageMeta('Shared result'),
    load: async () => (await import('./pages/shared-result-page.tsx')).SharedResultPage,
  },
  {
    path: paths.history,
    meta: pageMeta('History'),
    gate: 'account',
    load: async () => (await import('../features/generations/history.tsx')).History,
  },
  {
    path: paths.models,
    meta: pageMeta('Models'),
    gate: 'account',
    load: async () => (await import('../features/engines/models-screen.tsx')).ModelsScreen,
  },
  {
    path: paths.administration,
    meta: pageMeta('Administration'),
    gate: 'account',
    load: async () =>
      (await import('../features/administration/administration-screen.tsx')).AdministrationScreen,
  },
  {
    path: paths.editProfile,
    meta: pageMeta('Edit profile'),
    gate: 'account',
    load: async () => (await import('./pages/edit-profile-page.tsx')).EditProfile,
  },
];

export const pages: ReadonlyMap<string, Page> = new Map(
  [
    ...publicPages.map((row) => ({ ...row, layout: 'public' as const })),
    ...dashboardPages.map((row) => ({ ...row, layout: 'dashboard' as const })),
  ].map((page) => [page.path, page]),
);
