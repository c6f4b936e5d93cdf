import type { Auth } from '../platform/auth/index.ts';
import type { Services } from '../platform/http/index.ts';

export async function seedDemo(_services: Services, _auth: Auth): Promise<void> {}
