import type { ReactNode } from 'react';
import type { LandingAudience } from '../audience.ts';
import {
  AlertsFragment,
  BusinessesFragment,
  DocumentFragment,
  FacesFragment,
  PetsFragment,
  RequirementFragment,
  TeamFragment,
  VaccinationFragment,
  VerdictsFragment,
  WaiverFragment,
} from '../fragments/index.ts';
import type { landingMessages } from '../messages.gen.ts';
import type { FeatureGround } from './feature-card.tsx';

type FeatureOf<Who extends LandingAudience> = Exclude<
  keyof (typeof landingMessages.features)[Who],
  'title' | 'lead'
>;

export interface Feature<Id extends string> {
  readonly id: Id;
  readonly ground: FeatureGround;
  readonly fragment: ReactNode;
  readonly bleeds?: boolean;
}

/** An owner's five features. Source: specification, section 3, "User-type card". */
export const ownerFeatures: readonly Feature<FeatureOf<'owner'>>[] = [
  { id: 'vaccinations', ground: 'surface', fragment: <VaccinationFragment /> },
  { id: 'pets', ground: 'surface', fragment: <PetsFragment />, bleeds: true },
  { id: 'documents', ground: 'mist', fragment: <DocumentFragment /> },
  { id: 'places', ground: 'sage', fragment: <BusinessesFragment /> },
  { id: 'alerts', ground: 'evergreen', fragment: <AlertsFragment /> },
];

/** A business's five features, from the same place. */
export const businessFeatures: readonly Feature<FeatureOf<'business'>>[] = [
  { id: 'requirements', ground: 'surface', fragment: <RequirementFragment /> },
  { id: 'verdicts', ground: 'deep', fragment: <VerdictsFragment /> },
  { id: 'team', ground: 'lilac', fragment: <TeamFragment /> },
  { id: 'waivers', ground: 'butter', fragment: <WaiverFragment /> },
  { id: 'pets', ground: 'sky', fragment: <FacesFragment /> },
];
