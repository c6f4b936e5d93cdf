import type { checkIns, OutputOf } from '@clearpaw/contract';
import type { Call } from '../../platform/http/index.ts';
import { authorizeMember } from '../members/index.ts';

/** The check-in poster, whose code leads to the business's own page. */
export async function printPoster(
  call: Call,
  { businessId }: { businessId: string },
): Promise<OutputOf<typeof checkIns.printPoster>> {
  const { business } = await authorizeMember(call, businessId, 'readCheckIns');
  const address = new URL(`/b/${business.slug}`, call.services.config.publicUrl).href;
  const { drawPoster } = await import('./draw-poster.ts');
  const bytes = await drawPoster({ businessName: business.name, address, printedAt: call.now });
  return { contentType: 'application/pdf', base64: bytes.toString('base64') };
}
