import type { Screen } from '../screenshots/screens.ts';

/** Written by the server, which speaks English. */
const ofServer: readonly string[] = ['badge-of-outsider'];

/** The screens that the words name, or those that begin with the one after `from`; all without words. Throws on another word. */
export function chooseScreens<Chosen extends Screen>(
  screens: readonly Chosen[],
  words: readonly string[],
): readonly Chosen[] {
  const names = words[0] === 'from' ? words.slice(1) : words;
  const unknown = names.find((word) => !screens.some(({ name }) => name === word));
  if (unknown !== undefined) throw new Error(`there is no screen ${unknown}`);
  if (words.length > 0 && words[0] !== 'from') return screens.filter(({ name }) => words.includes(name));
  const first = Math.max(
    0,
    screens.findIndex(({ name }) => name === names[0]),
  );
  return screens.slice(first).filter(({ name }) => !ofServer.includes(name));
}
