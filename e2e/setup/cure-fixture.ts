import type { Requirement } from '@clearpaw/domain';
import type { APIRequestContext } from 'playwright-core';
import { drawPdf } from '../../apps/server/src/features/documents/testing/draw-pdf.ts';
import { callAs } from './account.ts';

interface Made {
  readonly id: string;
}

/** A pet connected to a business of its own, whose one rule is not met. */
export interface CureSituation {
  readonly petId: string;
  readonly pet: string;
  readonly businessId: string;
  readonly business: string;
  /** Calls a function as the pet's owner. */
  readonly asOwner: (name: string, data: object) => Promise<Made>;
  /** Calls a function as the owner of the business. */
  readonly asBusiness: (name: string, data: object) => Promise<Made>;
  readonly ownerRequest: APIRequestContext;
}

const caller = (request: APIRequestContext) => async (name: string, data: object) =>
  (await callAs(request, name, data)) as Made;

/** Creates the pet and the business, which is connected with scope `verdict`. */
export async function createSituation(
  title: string,
  ownerRequest: APIRequestContext,
  businessRequest: APIRequestContext,
): Promise<CureSituation> {
  const [asOwner, asBusiness] = [caller(ownerRequest), caller(businessRequest)];
  const pet = `Pet ${title}`;
  const business = `Yard ${title}`;
  const { id: petId } = await asOwner('createPet', { name: pet, species: 'dog' });
  const place = { name: business, kind: 'daycare', timeZone: 'UTC' };
  const { id: businessId } = await asBusiness('createBusiness', place);
  await asOwner('connectPet', { petId, businessId, scope: 'verdict' });
  return { petId, pet, businessId, business, asOwner, asBusiness, ownerRequest };
}

/** Publishes the one rule of the business. */
export async function publishRule(
  { asBusiness, businessId }: CureSituation,
  requirement: Requirement | object,
): Promise<void> {
  const rules = [{ id: 'rule', level: 'required', requirement }];
  await asBusiness('publishRequirements', { businessId, rules });
}

/** Uploads a PDF and adds it to the pet's documents as a licence with these dates. */
export async function addLicence(situation: CureSituation, dates: object): Promise<string> {
  const { petId, asOwner, ownerRequest } = situation;
  const profile = (await callAs(ownerRequest, 'getProfile', {})) as { uid: string };
  const storagePath = `users/${profile.uid}/documents/${crypto.randomUUID()}.pdf`;
  const { token } = (await (await ownerRequest.get('/api/auth/token')).json()) as { token: string };
  const reply = await ownerRequest.post(`/v0/b/clearpaw/o?name=${encodeURIComponent(storagePath)}`, {
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/pdf',
      'x-goog-upload-protocol': 'raw',
    },
    data: drawPdf('City of Bath\nDog license'),
  });
  if (!reply.ok()) throw new Error(await reply.text());
  const added = { petId, storagePath, kind: 'licence', title: 'City licence', ...dates };
  return (await asOwner('addDocument', added)).id;
}
