/** An object's content may not be kept; the message is for the person who sent it. */
export class ContentRefused extends Error {
  override readonly name = 'ContentRefused';
}
