import type { checkIns, OutputOf } from '@clearpaw/contract';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { languageOf } from '../accounts/index.ts';
import { authorizeMember } from '../members/index.ts';
import { posterMessages } from './messages.gen.ts';

/** The check-in poster, whose code leads to the business's own page. */
export async function printPoster(
  call: Call,
  input: z.output<typeof checkIns.printPoster.input>,
): Promise<OutputOf<typeof checkIns.printPoster>> {
  const { business } = await authorizeMember(call, input.businessId, 'readCheckIns');
  const { config, store } = call.services;
  const address = new URL(`/b/${business.slug}`, config.publicUrl).href;
  const language = input.language ?? (await languageOf(store.db, call.uid));
  const [{ drawPoster }, { spokenIn }] = await Promise.all([
    import('./draw-poster.ts'),
    import('../../platform/tagged-pdf/index.ts'),
  ]);
  const { look = 'evergreen', size = 'a4' } = input;
  const invites = business.selfCheckIn !== 'off';
  const poster = { businessName: business.name, address, invites, look, size, printedAt: call.now };
  const bytes = await drawPoster(poster, spokenIn(language, posterMessages));
  return { contentType: 'application/pdf', base64: bytes.toString('base64') };
}
