import type { ImportFault } from '../../../schema/data-import.ts';

/** The export cannot be imported; trying again would not help. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly fault: ImportFault;
  /** The file or record that caused it. */
  readonly at: string | null;

  constructor(fault: ImportFault, at: string | null = null) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}
