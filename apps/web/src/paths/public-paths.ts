/** The addresses that public pages name; apart from the others, because every first visit loads them. */
export const publicPaths = {
  landing: '/',
  login: '/login',
  register: '/register',
  /** The registration that accepts the open invitation as well. */
  registerInvited: '/register?join=1',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  acceptableUse: '/acceptable-use',
  /** Pages of the server's own, without the app. */
  help: '/help',
  dashboard: '/dashboard',
  /** The return address after a payment; it has no page and redirects to the landing page. */
  paid: '/billing/success',
} as const;
