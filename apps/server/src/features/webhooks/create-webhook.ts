import type { OutputOf, webhooks } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { checkTarget } from '../../platform/outbound/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { webhookTable } from '../../schema/webhook.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember, lockBusiness } from '../members/index.ts';
import { beginReading } from './distribute-events.ts';
import { newSecret } from './sign-message.ts';

type Input = z.output<typeof webhooks.createWebhook.input>;
type Created = OutputOf<typeof webhooks.createWebhook>;

const mostWebhooks = 10;

export async function createWebhook(call: AuditedCall, input: Input): Promise<Created> {
  const { business } = await authorizeMember(call, input.businessId, 'manageWebhooks');
  const url = readUrl(call, input.url);
  const { services } = call;
  const [id, secret] = [services.newId(), newSecret()];
  return services.store.transaction(async ({ db }) => {
    await lockBusiness(db, business.id);
    if ((await db.$count(webhookTable, eq(webhookTable.businessId, business.id))) >= mostWebhooks) {
      const message = `A business can have up to ${mostWebhooks} webhooks. Delete one you no longer use.`;
      throw refuse.precondition('too_many_webhooks', message);
    }
    await db.insert(webhookTable).values({
      ...{ id, businessId: business.id, url, events: input.events },
      ...{ secret: sealSecret(call, secret), state: 'active', createdAt: call.now },
    });
    await beginReading(db);
    await appendEntry(db, call, { businessId: business.id, subject: { kind: 'webhook', id } });
    return { id, secret };
  });
}

/** An address that may be requested, as it is stored; host names are checked again at each connection. */
export function readUrl({ services: { config } }: Call, text: string): string {
  const ownHost = new URL(config.publicUrl).hostname;
  const url = checkTarget(text, { allowPrivate: config.webhookAllowPrivate, ownHost });
  if (url instanceof URL) return url.href;
  throw refuse.impossible([{ path: 'url', ...url }]);
}

export function sealSecret({ services }: Call, secret: string): string {
  return services.sealer.seal(new TextEncoder().encode(secret));
}
