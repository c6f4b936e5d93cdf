/** Ways a dose is given. */
export const routes = ['subcutaneous', 'intramuscular', 'intranasal', 'oral'] as const;
export type Route = (typeof routes)[number];

/** The route a catalogue entry names by its first word: 'oral (buccal)' is oral. Null where it names none. */
export function routeOfLabel(label: string): Route | null {
  const [word] = label.split(' ');
  return routes.find((route) => route === word) ?? null;
}
