/** What functions about care during stays, guests to merge, and a business's own questions are asked about a business; `connectedId` names a pet that is known there. */
type Make = (fixture: { readonly connectedId: string }, businessId: string) => unknown;

const known: Make = ({ connectedId: petId }, businessId) => ({ businessId, petId });

export const careWrites = {
  createIntakeQuestion: (_, businessId) => ({
    ...{ businessId, kind: 'text', text: 'Food?', idempotencyKey: crypto.randomUUID() },
  }),
  logCare: ({ connectedId: petId }, businessId) => ({
    ...{ businessId, petId, item: 'fed', idempotencyKey: crypto.randomUUID() },
  }),
  setGuestCarePlan: ({ connectedId: petId }, businessId) => ({
    ...{ businessId, petId, feeding: null, medication: null, routine: null },
  }),
  decideGuestMerge: ({ connectedId: petId }, businessId) => ({
    ...{ businessId, petId, guestPetId: crypto.randomUUID(), merge: true },
  }),
} satisfies Record<string, Make>;

export const careReads = {
  listGuestMerges: (_, businessId) => ({ businessId }),
  listIntakeQuestions: (_, businessId) => ({ businessId }),
  getIntakeForm: known,
  listCareToday: (_, businessId) => ({ businessId }),
  listCareLog: known,
  getCareAtBusiness: known,
} satisfies Record<string, Make>;
