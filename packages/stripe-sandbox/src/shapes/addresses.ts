/** The addresses of the sandbox's pages. */
export interface Addresses {
  checkout(id: string): string;
  portal(id: string): string;
  invoice(id: string): string;
}

/** The path of the pages, beside `/v1` for programs. */
export const pagesPath = '/billing-sandbox';

export function addressesBelow(origin: string): Addresses {
  const page = (kind: string) => (id: string) => `${origin}${pagesPath}/${kind}/${id}`;
  return { checkout: page('checkout'), portal: page('portal'), invoice: page('invoice') };
}
