import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { memberTable } from '../../schema/member.ts';
import { type PresentedBusiness, presentBusiness, presentToOutsider } from './business-presenter.ts';
import { type BusinessReference, findBusiness } from './find-business.ts';

export async function getBusiness(call: Call, input: BusinessReference): Promise<PresentedBusiness> {
  const row = await findBusiness(call, input);
  return (await isMember(call, row.id)) ? presentBusiness(row) : presentToOutsider(row);
}

async function isMember({ services, uid }: Call, businessId: string): Promise<boolean> {
  const [row] = await services.store.db
    .select({ role: memberTable.role })
    .from(memberTable)
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, uid)));
  return row !== undefined;
}
