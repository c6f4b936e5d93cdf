import type { TestPerson, TestServer } from '../test-server.ts';

/** Where a file lies that this person has uploaded among their documents; nothing can be read in it. */
export async function storeUpload({ services }: TestServer, { uid }: TestPerson): Promise<string> {
  const path = `users/${uid}/documents/${crypto.randomUUID()}`;
  const bytes = Buffer.from('%PDF-1.4\nnothing else');
  await services.objects.write({ path, ownerId: uid, contentType: 'application/pdf', bytes });
  return path;
}
