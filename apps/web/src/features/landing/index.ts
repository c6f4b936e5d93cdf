export { addressFor, audienceFrom, type LandingAudience } from './audience.ts';
export { SiteFooter } from './footer/index.ts';
export { LandingView } from './landing-view.tsx';
export { landingMessages } from './messages.gen.ts';
