/** The addresses that public pages name; apart from the others, because every first visit loads them. */
export const publicPaths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  acceptableUse: '/acceptable-use',
  /** Pages of the server's own, without the app. */
  help: '/help',
  dashboard: '/dashboard',
  /** Where paying returns to; it has no page of its own and leads to the landing page. */
  paid: '/billing/success',
} as const;
