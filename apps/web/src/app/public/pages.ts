import type { ComponentType } from 'react';

type Page = { readonly default: ComponentType };

/** The pages that anyone may read: rendered at build, shown without router, cache or account (ADR 0019). */
export const publicPages: Readonly<Record<string, () => Promise<Page>>> = {
  '/': () => import('../routes/landing.tsx'),
  '/login': () => import('../routes/login.tsx'),
  '/register': () => import('../routes/register.tsx'),
  '/forgot-password': () => import('../routes/forgot-password.tsx'),
  '/terms': () => import('../routes/terms.tsx'),
  '/privacy': () => import('../routes/privacy.tsx'),
  '/cookies': () => import('../routes/cookies.tsx'),
  '/acceptable-use': () => import('../routes/acceptable-use.tsx'),
};

/** The page at an address; null where the app begins. */
export async function loadPage(path: string): Promise<ComponentType | null> {
  const load = Object.hasOwn(publicPages, path) ? publicPages[path] : undefined;
  return load ? (await load()).default : null;
}
