import { createCalls, createSession } from '@clearpaw/client';

export const session = createSession('/api/auth');
export const { call, watch } = createCalls({
  baseUrl: new URL('/functions', location.origin).href,
  getToken: session.getToken,
});
