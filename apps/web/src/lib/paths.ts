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
  signUp: '/signup',
  login: '/login',
  forgottenPassword: '/forgotten-password',
  resetPassword: '/reset-password',
  editProfile: '/EditProfile',
  policy: '/Policy',
  about: '/AboutUs',
  pricing: '/Pricing',
  faq: '/Faq',
  upgrade: '/UpgradePremium',
  paymentSuccess: '/Paymentsuccess',
} as const;

export const resultPath = (id: string): string => `${paths.result}?id=${encodeURIComponent(id)}`;
