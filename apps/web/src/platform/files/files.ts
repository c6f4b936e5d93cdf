import { createStorage } from '@clearpaw/client';
import { session } from '../session/index.ts';

export const files = createStorage({
  origin: location.origin,
  bucket: 'clearpaw',
  getToken: session.getToken,
});
