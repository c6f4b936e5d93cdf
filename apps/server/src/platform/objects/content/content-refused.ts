/** The content of an object is not accepted; the message is for the person who sent it. */
export class ContentRefused extends Error {
  override readonly name = 'ContentRefused';
}
