import manufacturerRows from './data/manufacturers.json' with { type: 'json' };
import rows from './data/products.json' with { type: 'json' };
import type { Species } from './species.ts';

/**
 * A product as sold. `vaccine` is the catalogue's code; `antigens` can differ from that vaccine's; `firstMonths` and
 * `boosterMonths` are the label's duration after the first dose series and after a booster.
 */
export type Product = {
  readonly name: string;
  readonly manufacturer: string;
  readonly formerOwner: string | null;
  readonly vaccine: string;
  readonly species: readonly Species[];
  readonly antigens: readonly string[];
  readonly route: string | null;
  readonly firstMonths: number | null;
  readonly boosterMonths: number | null;
  readonly minAgeWeeks: number | null;
};

/** A maker and the other names certificates give it. */
export type Manufacturer = { readonly name: string; readonly aliases: readonly string[] };

/** Every product of the catalogue. */
export const products: readonly Product[] = rows as readonly Product[];

/** Every manufacturer of the catalogue. */
export const manufacturers: readonly Manufacturer[] = manufacturerRows;
