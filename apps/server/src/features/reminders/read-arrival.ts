/** The part of a published check-in that alerts someone. */
export interface ArrivalRow {
  readonly id: string;
  readonly petId: string;
  readonly petName: string;
  readonly businessId: string;
  readonly service: string | null;
  readonly method: string;
  readonly decision: string;
  readonly departedAt: string | null;
}

/** What a business published, if it is an arrival; other things are published there too. */
export function readArrival(payload: unknown): ArrivalRow | null {
  const { id, petId, decision, method } = (payload ?? {}) as Partial<ArrivalRow>;
  const isArrival = [id, petId, decision, method].every((part) => typeof part === 'string');
  return isArrival ? (payload as ArrivalRow) : null;
}
