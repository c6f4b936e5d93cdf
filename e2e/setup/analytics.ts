import type { BrowserPerson } from './person.ts';

/** The analytics queue of this browser: event names with their data. */
export function eventsOf({ page }: BrowserPerson): Promise<readonly (readonly [string, unknown])[]> {
  return page.evaluate(() => {
    const queue = JSON.parse(localStorage.getItem('clearpaw.analytics') ?? '[]') as {
      name: string;
      payload: unknown;
    }[];
    return queue.map(({ name, payload }) => [name, payload] as const);
  });
}
