import type { ComponentType } from 'react';
import { publicPaths } from '../../paths/index.ts';

type Page = { readonly default: ComponentType };

/** The public pages: rendered at build time, shown without router, cache or account (ADR 0019). */
export const publicPages: Readonly<Record<string, () => Promise<Page>>> = {
  [publicPaths.landing]: () => import('../routes/landing.tsx'),
  [publicPaths.login]: () => import('../routes/login.tsx'),
  [publicPaths.register]: () => import('../routes/register.tsx'),
  [publicPaths.forgotPassword]: () => import('../routes/forgot-password.tsx'),
  [publicPaths.terms]: () => import('../routes/terms.tsx'),
  [publicPaths.privacy]: () => import('../routes/privacy.tsx'),
  [publicPaths.cookies]: () => import('../routes/cookies.tsx'),
  [publicPaths.acceptableUse]: () => import('../routes/acceptable-use.tsx'),
};

/** The page at an address; null if the address belongs to the app. */
export async function loadPage(path: string): Promise<ComponentType | null> {
  const load = Object.hasOwn(publicPages, path) ? publicPages[path] : undefined;
  return load ? (await load()).default : null;
}
