import type { Portrait } from '../../ui/portrait/index.ts';

/** A pet as documents show it. */
export interface DocumentPet {
  readonly id: string;
  readonly name: string;
  readonly appearance: Portrait;
  readonly photoPath: string | null;
  /** Whether documents can be added and deleted. */
  readonly canEdit: boolean;
}
