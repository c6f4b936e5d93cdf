import { createContext } from 'react';

/** A waiver of the business, as a rule names it. */
export interface NamedWaiver {
  readonly id: string;
  readonly title: string;
  readonly materialVersion: number;
}

/** The waivers that rules of this business can ask for; the page that shows the rules knows them. */
export const WaiverChoices = createContext<readonly NamedWaiver[]>([]);
