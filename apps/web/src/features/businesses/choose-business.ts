/** The business chosen on this device, else the first one; null if there is none. */
export function chooseBusiness<P extends { readonly id: string }>(
  businesses: readonly P[],
  chosenId: string | null,
): P | null {
  return businesses.find(({ id }) => id === chosenId) ?? businesses[0] ?? null;
}
