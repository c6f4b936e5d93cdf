import { createSession } from '@clearpaw/client';

export const session = createSession('/api/auth');
