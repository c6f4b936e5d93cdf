/**
 * What to do with bytes that arrive for an offset when `receivedBytes` are already there: skip the overlap (a client
 * whose connection broke sends the same bytes again without asking), refuse a gap.
 */
export function offerBytes(offset: number, receivedBytes: number): { readonly skipBytes: number } | 'gap' {
  return offset > receivedBytes ? 'gap' : { skipBytes: receivedBytes - offset };
}
