import { publicPaths } from '../../paths/index.ts';
/** One sentence for each public page, for search engines and for previews of links. */
export const descriptions: Readonly<Record<string, string>> = {
  [publicPaths.landing]:
    'One health record per pet, carried as a live QR badge that any pet-friendly business can check in seconds. Free for pet owners.',
  [publicPaths.login]:
    'Log in to see your pets, their badges and what is due, or to scan badges at your business.',
  [publicPaths.register]: 'Create a free account and carry your pet’s health record as a QR badge.',
  [publicPaths.forgotPassword]: 'Get a link by email to choose a new password.',
  [publicPaths.terms]: 'The terms of using Clearpaw, in plain English.',
  [publicPaths.privacy]:
    'Which data Clearpaw keeps about people and pets, why, for how long, and who sees it.',
  [publicPaths.cookies]:
    'No cookie until you sign in, and then only what keeps you signed in: what Clearpaw stores in a browser, and what it does not.',
  [publicPaths.acceptableUse]: 'What Clearpaw is for, and what is not allowed.',
};
