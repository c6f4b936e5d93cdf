import { z } from 'zod';
import { refusals } from './storage-refusal.ts';

/**
 * The value of a header: it may not contain line breaks, which would make it two headers, nor characters that headers
 * do not allow.
 */
const headerText = z
  .string()
  .max(1000)
  .regex(/^[\x20-\x7e]*$/)
  .nullish();
/** Returned to the writer but never sent as a header: the writer does not decide how bytes are served. */
const dispositionText = z
  .string()
  .max(1000)
  .regex(/^[\x20-\x7e\u00a0-\uffff]*$/)
  .nullish();
const mediaType = z
  .string()
  .max(255)
  .regex(/^[\w!#$&^.+*'`|~%-]+\/[\w!#$&^.+*'`|~%-]+(\s*;[\x20-\x7e]*)?$/)
  .nullish();
const storable = (text: string) => !/\0|\p{Cs}/u.test(text);
const custom = z
  .record(z.string().max(200).refine(storable), z.string().max(8000).refine(storable).nullable())
  .nullish();

const shape = z.object({
  name: z.string().max(1024).nullish(),
  md5Hash: z.string().max(100).nullish(),
  cacheControl: headerText,
  contentDisposition: dispositionText,
  contentEncoding: headerText,
  contentLanguage: headerText,
  contentType: mediaType,
  metadata: custom,
});

/** Validated metadata from a writer. Unknown keys are ignored, because clients of other versions send some. */
export type SentMetadata = z.output<typeof shape>;

/** Reads a JSON body; throws 400. An empty body means no changes. */
export function parseSentMetadata(text: string): SentMetadata {
  if (text.trim() === '') return {};
  try {
    const parsed = shape.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    throw refusals.badRequest(`Bad metadata: ${parsed.error.issues[0]?.path.join('.') ?? ''}.`);
  } catch (problem) {
    throw problem instanceof SyntaxError ? refusals.badRequest('Bad metadata: this is no JSON.') : problem;
  }
}

/** A media type as it is stored; throws 400 if it is not one. */
export function checkContentType(text: string): string {
  const parsed = mediaType.safeParse(text);
  if (!parsed.success || !parsed.data) throw refusals.badRequest(`Bad content type. ${text.slice(0, 80)}`);
  return parsed.data;
}
