/** The address of every page of the web app, once: its links, its routes, and what the server answers. */
export const paths = {
  home: '/',
  alternativeHome: '/HomePagee',
  launcher: '/Launcher',
  chat: '/DashboardChatbot',
  visuals: '/DashboardImageGenerator',
  interiorsPremium: '/DashboardInteriors',
  interiors: '/Interiors',
  exteriors: '/DashboardExteriors',
  sketchChat: '/DashboardSketch',
  sketch: '/SketchGenerator',
  imageAnalyzer: '/ImageAnalyzer',
  imageForm: '/ImageForm',
  result: '/Result',
  history: '/History',
  models: '/Models',
  administration: '/Administration',
  signUp: '/signup',
  login: '/login',
  forgottenPassword: '/forgotten-password',
  resetPassword: '/reset-password',
  /** Where the Google popup ends. */
  signedIn: '/signed-in',
  editProfile: '/EditProfile',
  policy: '/Policy',
  about: '/AboutUs',
  pricing: '/Pricing',
  faq: '/Faq',
  upgrade: '/UpgradePremium',
  checkout: '/Checkout',
  paymentSuccess: '/Paymentsuccess',
} as const;

/** `:token` stands for one part of the address. */
export const sharedResultRoute = '/share/:token';

/** Addresses that are not here are answered 404. */
export const pagePaths: readonly string[] = [
  ...Object.values(paths),
  `${paths.result}/:id`,
  sharedResultRoute,
];
