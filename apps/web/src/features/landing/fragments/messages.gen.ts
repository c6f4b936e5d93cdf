/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */
import { formatNumber } from '../../../platform/messages/index.ts';

export const fragmentMessages = {
  badge: {
    name: "Biscuit",
    verdict: "Good to go",
    newCode: (seconds: number) => `New code in ${formatNumber(seconds)} s`,
    code: "A sample of a live QR badge. Its code changes every 30 seconds.",
    checkedTitle: "Checked in 0.8 seconds",
    checkedDetail: (time: string) => `Harbor Hounds, ${time}`,
  },
  phone: {
    business: "Harbor Hounds",
    live: "Live",
    verdict: "Good to go",
    pet: "Biscuit",
    count: "All 5 requirements met for daycare, today",
    action: "Check in",
    soon: "Good for now",
    ok: "Good to go",
  },
  vaccinations: {
    today: "Today",
    rabies: "Rabies",
    distemper: "Distemper",
    bordetella: "Bordetella",
    leptospirosis: "Leptospirosis",
  },
  document: {
    clinic: "Lakeside Animal Hospital",
    kind: "Certificate of Vaccination",
    lines: ["DHPP 3YR", "BORDETELLA ORAL", "LEPTO 4"] as [string, string, string],
    found: "Bordetella, oral",
    where: "Found on page 1",
  },
  businesses: ["Rosie’s Patio", "Harbor Hounds", "Tall Oak Boarding"] as [string, string, string],
  alerts: {
    book: {
      title: "Book the rabies booster",
      detail: "6 days before it expires",
    },
    ends: {
      title: "Juniper’s rabies expires",
      detail: "Label date, 3-year vaccine",
    },
    stay: {
      title: "Stay at Tall Oak",
      detail: "Rabies must be valid through the 27th",
    },
  },
  requirement: {
    sentence: "Every *dog* needs *bordetella* from the last *12 months*, given *7 days* before the visit.",
    checked: "212 pets checked",
    change: "9 would change",
  },
  verdicts: {
    ok: "Good to go",
    okDetail: "Rabies, distemper, bordetella",
    stop: "Not cleared",
    stopDetail: (day: string) => `Bordetella counts from ${day}`,
  },
  team: {
    PR: {
      name: "Priya Raman",
      role: "Owner",
    },
    TL: {
      name: "Theo Lindqvist",
      role: "Manager",
    },
    AS: {
      name: "Ana Sousa",
      role: "Staff",
    },
  },
  waiver: {
    title: "Daycare agreement",
    version: "version 4",
    signer: (day: string) => `Ruth Castellanos, ${day}`,
    sealed: "signed",
  },
};
