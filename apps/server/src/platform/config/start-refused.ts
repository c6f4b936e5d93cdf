/** The server will not start: the message is one line that names the setting or folder and what it must be. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
