/** Answers an upload: null stores it, a status refuses it, and a promise keeps it on its way. */
type UploadAnswer = () => number | null | Promise<number | null>;

const take: UploadAnswer = () => null;
let answerUpload = take;
let uploaded: string[] = [];

/** Starts a storage that accepts every upload. */
export function startFakeStorage(): void {
  answerUpload = take;
  uploaded = [];
}

/** From now on uploads are answered so. */
export function answerUploads(answer: UploadAnswer): void {
  answerUpload = answer;
}

/** The paths that were stored, in order. */
export const uploadedPaths = (): readonly string[] => uploaded;

/** Every object exists and is the same small picture. */
export async function answerStorage(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = searchParams.get('name') ?? decodeURIComponent(pathname.split('/o/')[1] ?? '');
  if (request.method === 'POST') {
    const status = await answerUpload();
    if (status !== null) return new Response(null, { status });
    uploaded.push(path);
  }
  if (searchParams.get('alt') === 'media') return new Response(new Blob(['picture'], { type: 'image/jpeg' }));
  return Response.json({ name: path, bucket: 'clearpaw', size: '7', downloadTokens: 'link' });
}
