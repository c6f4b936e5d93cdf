/** What functions about rules, and about copying to another business, are asked. */
type Make = (fixture: unknown, businessId: string) => unknown;

/** One business is named twice: who may copy is decided before that is refused. */
const between = (businessId: string) => ({
  ...{ fromBusinessId: businessId, toBusinessId: businessId, parts: ['team'] },
});

export const ruleWrites = {
  publishRequirements: (_, businessId) => ({ businessId, rules: [] }),
  previewRequirements: (_, businessId) => ({ businessId, rules: [] }),
  previewRequirementsFile: (_, businessId) => ({ businessId, text: '{}' }),
  previewCopyToBusiness: (_, businessId) => between(businessId),
  copyToBusiness: (_, businessId) => ({ ...between(businessId), idempotencyKey: crypto.randomUUID() }),
} satisfies Record<string, Make>;
