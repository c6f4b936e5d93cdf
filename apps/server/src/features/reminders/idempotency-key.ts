/** The `onceKey` of a reminder: one stage of one need of one pet. */
export function onceKeyOf(of: {
  readonly petId: string;
  readonly needKey: string;
  readonly stage: string;
}): string {
  return `renewal ${of.petId} ${of.stage} ${of.needKey}`;
}
