/**
 * A name, not an address that answers: it is the same at every installation, so that each can read what another wrote.
 */
const own = 'https://clearpaw.app/fhir';

/** The systems and extensions of our records in FHIR R4. */
export const fhirNames = {
  version: '4.0.1',
  contentType: 'application/fhir+json',
  pet: `${own}/sid/pet`,
  microchip: `${own}/sid/microchip`,
  document: `${own}/sid/document`,
  sha256: `${own}/sid/sha256`,
  vaccines: `${own}/CodeSystem/vaccines`,
  /** The animal's color in its owner's words; FHIR's own extension of animals has none. */
  colour: `${own}/StructureDefinition/animal-color`,
  /** When protection ends: `Immunization.expirationDate` is the expiry date of the vial. */
  validUntil: `${own}/StructureDefinition/valid-until`,
  /** How a record is proven. */
  evidence: `${own}/StructureDefinition/evidence`,
  evidenceDetail: `${own}/StructureDefinition/evidence-detail`,
  /** Defined by FHIR itself. */
  animal: 'http://hl7.org/fhir/StructureDefinition/patient-animal',
} as const;
