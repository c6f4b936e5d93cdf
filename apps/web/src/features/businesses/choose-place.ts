/** The place chosen on this device, else the first one; null where there is none. */
export function choosePlace<P extends { readonly id: string }>(
  places: readonly P[],
  chosenId: string | null,
): P | null {
  return places.find(({ id }) => id === chosenId) ?? places[0] ?? null;
}
