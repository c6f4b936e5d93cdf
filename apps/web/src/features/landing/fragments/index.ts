/** What comes up, day by day. */
export { AlertsFragment } from './alerts-fragment.tsx';
/** The businesses a pet goes to, each with its answer. */
export { BusinessesFragment } from './businesses-fragment.tsx';
/** A certificate, and the line that was found on it. */
export { DocumentFragment } from './document-fragment.tsx';
/** Everyone who is connected, by face. */
export { FacesFragment } from './faces-fragment.tsx';
/** What the fragments say. */
export { fragmentMessages } from './messages.gen.ts';
/** Four kinds of pet side by side. */
export { PetsFragment } from './pets-fragment.tsx';
/** A rule that reads as a sentence. */
export { RequirementFragment } from './requirement-fragment.tsx';
/** Who works here, and as what. */
export { TeamFragment } from './team-fragment.tsx';
/** How long each protection holds. */
export { VaccinationFragment } from './vaccination-fragment.tsx';
/** The two answers at a door. */
export { VerdictsFragment } from './verdicts-fragment.tsx';
/** A waiver, signed and sealed. */
export { WaiverFragment } from './waiver-fragment.tsx';
