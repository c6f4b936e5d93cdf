/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */

export const landingMessages = {
  audience: "Choose your view",
  audiences: {
    owner: "Pet owners",
    business: "Businesses",
  },
  nav: {
    steps: "How it works",
    pricing: "Pricing",
    dashboard: "Dashboard",
  },
  howItWorks: "How it works",
  logIn: "Log in",
  testing: (count: string) => `Over ${count} pet owners and businesses are already testing`,
  hero: {
    owner: {
      title: "Good to go, wherever you go.",
      lead: "Keep one health record per pet and carry it as a live QR badge. Any pet-friendly business can check it in seconds.",
      aside: "Run a pet-friendly business?",
      asideLink: "Check pets in faster.",
      action: "Create a free account",
    },
    business: {
      title: "See in seconds who is cleared.",
      lead: "Set your requirements, scan the badge, and see at a glance: cleared or not, and why.",
      aside: "Have a pet?",
      asideLink: "Carry its record as a live QR badge.",
      action: "Start the 14-day free trial",
    },
  },
  features: {
    owner: {
      title: "Ready before anyone asks for records.",
      lead: "No more searching for certificates among thousands of photos.",
      vaccinations: {
        title: "Vaccination tracking",
        text: "See at a glance when each vaccination expires. Every record shows its proof: entered by you, with a document, or verified by a business.",
      },
      pets: {
        title: "Unlimited pet profiles",
        text: "Dogs, cats, rabbits, ferrets, and the parrot. One record each, shared with a co-owner if you like.",
      },
      documents: {
        title: "Health document upload",
        text: "Take a photo of the certificate. We extract the vaccinations, and you confirm them.",
      },
      places: {
        title: "Connect with businesses",
        text: "Connect a business and know before you leave home. It sees the status only, unless you share your records.",
      },
      alerts: {
        title: "Compliance alerts",
        text: "Timed by what your businesses require, while there is still time to book.",
      },
    },
    business: {
      title: "No more guessing at the front desk.",
      lead: "Less paper, fewer awkward conversations, and proof when someone asks for it later.",
      requirements: {
        title: "Set health requirements",
        text: "Rules in plain English. See which pets are affected before you publish.",
      },
      verdicts: {
        title: "Verify compliance",
        text: "One scan shows the status, the reason, and the earliest date a pet is cleared. Works offline too.",
      },
      team: {
        title: "Manage team access",
        text: "Staff see the status, managers can override with a reason. Changes take effect immediately.",
      },
      waivers: {
        title: "Upload custom waivers",
        text: "Your text or PDF, signed on their phone. Anyone can verify a signed copy.",
      },
      pets: {
        title: "Track connected pets",
        text: "Which pets are here, which are cleared, and whose records expire this month. Rechecked automatically.",
      },
    },
  },
  steps: {
    title: "Four steps to every check-in.",
    owner: {
      profile: {
        title: "Create a profile",
        text: "Name, species, and a photo or the portrait we draw for you. Two minutes per pet.",
      },
      records: {
        title: "Add records",
        text: "Take photos of certificates or enter them. We check them and keep the proof.",
      },
      badge: {
        title: "Scan the QR badge",
        text: "It’s on your phone and refreshes every 30 seconds. One scan at check-in.",
      },
      track: {
        title: "Track and stay compliant",
        text: "Reminders come in time to book, and every view of the record is logged.",
      },
    },
    business: {
      profile: {
        title: "Create a profile",
        text: "Your business, your services, your team. Start from a preset for your type of business.",
      },
      records: {
        title: "Add requirements",
        text: "Choose what you need per species and service. Preview before you publish.",
      },
      badge: {
        title: "Scan the QR badge",
        text: "Any phone or tablet. The status fills the screen, with the reason.",
      },
      track: {
        title: "Track and stay compliant",
        text: "Who is here, what expires next, and a tamper-evident log.",
      },
    },
  },
  pricing: {
    title: "Free for owners. One price for businesses.",
    lead: "Owners never pay to carry their pet’s health record. Businesses try everything for 14 days.",
    owner: {
      title: "Pet owner",
      terms: "Free, for every pet you have",
      action: "Create a free account",
    },
    business: {
      title: "Business Connect",
      terms: ["14-day free trial", "Cancel anytime"] as [string, string],
      action: "Start the free trial",
    },
    perMonth: "/mo",
    perMonthSpoken: "per month",
  },
  footer: {
    policiesTitle: "Policies",
    policies: {
      terms: "Terms",
      privacy: "Privacy",
      cookies: "Cookies",
      acceptableUse: "Acceptable use",
    },
    followTitle: "Follow",
    contactTitle: "Contact",
    help: "Help",
    contactNote: "We reply within one business day.",
    language: "Language",
    rights: (year: string) => `© ${year} Clearpaw`,
  },
};
