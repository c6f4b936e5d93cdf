import type { Call } from '../../platform/http/index.ts';
import { type PresentedBusiness, presentBusiness } from './business-presenter.ts';
import { type BusinessReference, findBusiness } from './find-business.ts';

export async function getBusiness(call: Call, input: BusinessReference): Promise<PresentedBusiness> {
  return presentBusiness(await findBusiness(call, input));
}
