import { createContext } from 'react';

/** A waiver of the business as a rule refers to it. */
export interface NamedWaiver {
  readonly id: string;
  readonly title: string;
  readonly materialVersion: number;
}

/** The waivers that this business's rules can require, provided by the page that shows the rules. */
export const WaiverChoices = createContext<readonly NamedWaiver[]>([]);
