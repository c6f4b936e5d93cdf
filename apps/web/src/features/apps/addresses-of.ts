/** The addresses in a field: one per line, each once. */
export function addressesOf(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter((address) => address !== ''))];
}
