interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Where a page begins, and how long it is. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string;
}

const longestPage = 100;

/** Reads a whole list, page by page; `onRead` receives the number of items on each page. */
export async function readAllPages<Item>(
  readPage: (request: PageRequest) => Promise<Page<Item>>,
  onRead: (count: number) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  let request: PageRequest = { limit: longestPage };
  for (;;) {
    const page = await readPage(request);
    items.push(...page.items);
    onRead(page.items.length);
    if (page.nextCursor === null) return items;
    request = { limit: longestPage, cursor: page.nextCursor };
  }
}
