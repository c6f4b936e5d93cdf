/** Thrown by work that the person broke off: there is nothing to say about it. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}
