import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/public-layout.tsx', [
    index('routes/home.tsx'),
    route('HomePagee', 'routes/alternative-home.tsx'),
    route('AboutUs', 'routes/about.tsx'),
    route('Policy', 'routes/policy.tsx'),
    route('Faq', 'routes/faq.tsx'),
    route('Pricing', 'routes/pricing.tsx'),
    route('Launcher', 'routes/launcher.tsx'),
    route('signup', 'routes/sign-up.tsx'),
    route('login', 'routes/login.tsx'),
    route('forgotten-password', 'routes/forgotten-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('UpgradePremium', 'routes/upgrade-premium.tsx'),
    route('Paymentsuccess', 'routes/payment-success.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/dashboard-layout.tsx', [
    route('DashboardChatbot', 'routes/dashboard-chatbot.tsx'),
    route('DashboardImageGenerator', 'routes/dashboard-image-generator.tsx'),
    route('DashboardInteriors', 'routes/dashboard-interiors.tsx'),
    route('Interiors', 'routes/interiors.tsx'),
    route('DashboardExteriors', 'routes/dashboard-exteriors.tsx'),
    route('DashboardSketch', 'routes/dashboard-sketch.tsx'),
    route('SketchGenerator', 'routes/sketch-generator.tsx'),
    route('ImageAnalyzer', 'routes/image-analyzer.tsx'),
    route('ImageForm', 'routes/image-form.tsx'),
    route('Result', 'routes/result.tsx'),
    route('EditProfile', 'routes/edit-profile.tsx'),
  ]),
] satisfies RouteConfig;
