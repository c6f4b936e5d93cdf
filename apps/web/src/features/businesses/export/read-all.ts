interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Where a page begins, and how long it is. */
export interface PageWish {
  readonly limit: number;
  readonly cursor?: string;
}

const longestPage = 100;

/** A whole list, page by page; `onRead` hears how many each page brought. */
export async function readAll<Item>(
  readPage: (wish: PageWish) => Promise<Page<Item>>,
  onRead: (count: number) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  let wish: PageWish = { limit: longestPage };
  for (;;) {
    const page = await readPage(wish);
    items.push(...page.items);
    onRead(page.items.length);
    if (page.nextCursor === null) return items;
    wish = { limit: longestPage, cursor: page.nextCursor };
  }
}
