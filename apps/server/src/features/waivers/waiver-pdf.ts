import type { Origin } from '../../platform/http/index.ts';
import type { WaiverRow } from './waiver-presenter.ts';

/** All that a sealed document says. */
export interface WaiverPdf {
  readonly businessName: string;
  readonly waiver: WaiverRow;
  readonly body: string;
  /** Of a PDF its pages, as they were shown; of a text none. */
  readonly pages: readonly Buffer[];
  readonly petNames: readonly string[];
  readonly signerName: string;
  readonly minors: readonly string[];
  readonly signature: { kind: 'typed'; text: string } | { kind: 'drawn'; png: string };
  readonly signedAt: Date;
  /**
   * When a business's device, without a network at the time, told us of that moment; null where we saw it ourselves.
   */
  readonly statedAt: Date | null;
  readonly origin: Origin;
}
