import type { ImportFault } from '../../../schema/data-import.ts';

/** The export cannot be imported, however often it is tried. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly fault: ImportFault;
  /** Which file or record it is about. */
  readonly at: string | null;

  constructor(fault: ImportFault, at: string | null = null) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}
