import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  // Public pages, prerendered to static HTML.
  prerender: ['/', '/HomePagee', '/AboutUs', '/Policy', '/Faq', '/Pricing', '/signup', '/login'],
} satisfies Config;
