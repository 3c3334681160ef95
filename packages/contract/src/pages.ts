/** Paths of all pages: used by links, routes and the server. */
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
  /** End of the Google popup. */
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

/** `:token` is a path parameter. */
export const sharedResultRoute = '/share/:token';

/** Other paths are answered with 404. */
export const pagePaths: readonly string[] = [
  ...Object.values(paths),
  `${paths.result}/:id`,
  sharedResultRoute,
];
