/** Every address of the product, once. */
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

export const resultPath = (id: string): string => `${paths.result}/${encodeURIComponent(id)}`;
