import type { Minor } from '@clearpaw/domain';
import type { Origin } from '../../platform/http/index.ts';
import type { WaiverRow } from './waiver-presenter.ts';

/** The content of a signed document. */
export interface WaiverPdf {
  readonly businessName: string;
  readonly waiver: WaiverRow;
  readonly body: string;
  /** The pages of a PDF as they were shown; empty for a text. */
  readonly pages: readonly Buffer[];
  readonly petNames: readonly string[];
  readonly signerName: string;
  readonly minors: readonly Minor[];
  readonly signature: { kind: 'typed'; text: string } | { kind: 'drawn'; png: string };
  readonly signedAt: Date;
  /**
   * When a business's device reported the signature, if it had no network at the time; null if the server itself
   * received it.
   */
  readonly statedAt: Date | null;
  readonly origin: Origin;
}
