/** Thrown when the person cancels; no message is shown. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}
