/** A card on file. */
export interface LedgerCard {
  readonly id: string;
  readonly brand: 'visa' | 'mastercard';
  readonly last4: string;
  /** Whether charging it succeeds. */
  readonly pays: boolean;
}

interface TestCard {
  readonly brand: LedgerCard['brand'];
  readonly pays: boolean;
  /** Refused at checkout; the portal accepts it, so that a later charge can fail. */
  readonly declinedAtCheckout: boolean;
}

/** Source: Stripe documentation, "Test card numbers". */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', pays: true, declinedAtCheckout: false },
  '5555555555554444': { brand: 'mastercard', pays: true, declinedAtCheckout: false },
  '4000000000000002': { brand: 'visa', pays: false, declinedAtCheckout: true },
  '4000000000000341': { brand: 'visa', pays: false, declinedAtCheckout: false },
};

/** The card with this number; null for numbers that are not test cards. */
export function findTestCard(
  typed: string,
  id: string,
): (LedgerCard & { declinedAtCheckout: boolean }) | null {
  const number = typed.replace(/[\s-]/g, '');
  const known = Object.hasOwn(testCards, number) ? testCards[number] : undefined;
  return known ? { ...known, id, last4: number.slice(-4) } : null;
}
