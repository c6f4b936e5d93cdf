/** Pet owners or businesses: whom the page speaks to, and how that is kept in its address. */
export { addressFor, audienceFrom, type LandingAudience } from './audience.ts';
/** The foot of every public page. */
export { SiteFooter } from './footer/index.ts';
/** The landing page between its header and its footer. */
export { LandingView } from './landing-view.tsx';
/** Texts of the landing page. */
export { landingMessages } from './messages.gen.ts';
