import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  // Read by people who are not signed in, so these are ready-made HTML.
  prerender: ['/', '/HomePagee', '/AboutUs', '/Policy', '/Faq', '/Pricing', '/signup', '/login'],
} satisfies Config;
