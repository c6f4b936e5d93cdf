/** Inputs for functions about care during stays; `connectedId` names a pet connected to the business. */
type Make = (fixture: { readonly connectedId: string }, businessId: string) => unknown;

const known: Make = ({ connectedId: petId }, businessId) => ({ businessId, petId });

export const careWrites = {
  logCare: ({ connectedId: petId }, businessId) => ({
    ...{ businessId, petId, item: 'fed', idempotencyKey: crypto.randomUUID() },
  }),
  setGuestCarePlan: ({ connectedId: petId }, businessId) => ({
    ...{ businessId, petId, feeding: null, medication: null, routine: null },
  }),
} satisfies Record<string, Make>;

export const careReads = {
  listCareToday: (_, businessId) => ({ businessId }),
  listCareLog: known,
  getCareAtBusiness: known,
} satisfies Record<string, Make>;
