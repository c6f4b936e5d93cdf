import { businessConnectPlan, productName, productPromise } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const { trialDays } = businessConnectPlan;

const en = {
  audience: 'Who are you here for',
  audiences: { owner: 'Pet owners', business: 'Businesses' },
  nav: { steps: 'How it works', pricing: 'Pricing', dashboard: 'Dashboard' },
  howItWorks: 'How it works',
  logIn: 'Log in',
  /** The number is handed in, because it counts up on its own. */
  testing: (count: string) => `Over ${count} pet owners and businesses are already testing`,
  hero: {
    owner: {
      title: productPromise,
      lead: 'Keep one health record per pet and carry it as a living badge. Any pet-friendly place can check it in a second.',
      aside: 'Running a pet-friendly place?',
      asideLink: 'See who may come in.',
      action: 'Create a free account',
    },
    business: {
      title: 'Know in a second who may come in.',
      lead: 'Set what you require, scan the badge, and read the answer from two meters away: yes, no, and why not.',
      aside: 'Have a pet?',
      asideLink: 'Carry its record as a living badge.',
      action: `Start the ${trialDays}-day free trial`,
    },
  },
  features: {
    owner: {
      title: 'Ready before anyone asks for the papers.',
      lead: 'No more photos of certificates in the camera roll, between the sunset and the receipt.',
      vaccinations: {
        title: 'Vaccination tracking',
        text: 'See how long each protection holds, in one picture. Every record shows its proof: entered by you, with a document, or checked by a business.',
      },
      pets: {
        title: 'Unlimited pet profiles',
        text: 'Dogs, cats, rabbits, ferrets, and the parrot. One record each, shared with a co-owner if you like.',
      },
      documents: {
        title: 'Health document upload',
        text: 'Snap the certificate. We read it, you confirm, and what is unclear is asked.',
      },
      places: {
        title: 'Connect with businesses',
        text: 'Connect a business and know before you leave home. It sees a verdict; your documents stay yours unless you share them.',
      },
      alerts: {
        title: 'Compliance alerts',
        text: 'Counted back from what your places ask for, while there is still time to book.',
      },
    },
    business: {
      title: 'The front desk that never has to guess.',
      lead: 'Less paper, fewer awkward talks at the door, and proof when somebody asks for it later.',
      requirements: {
        title: 'Set health requirements',
        text: 'Rules that read like sentences. See who is affected before you publish, not at the door the next morning.',
      },
      verdicts: {
        title: 'Verify compliance',
        text: 'One scan, one word, and the reason with the earliest date it would pass. Works offline too.',
      },
      team: {
        title: 'Manage team access',
        text: 'Staff see verdicts, managers may override with a reason. Changes act at once.',
      },
      waivers: {
        title: 'Upload custom waivers',
        text: 'Your text or PDF, signed on their phone and sealed. Anyone can check the seal.',
      },
      pets: {
        title: 'Track connected pets',
        text: 'Who is here, who is cleared, whose proof expires this month. Rechecked automatically.',
      },
    },
  },
  steps: {
    title: 'Four steps, then\u00a0just\u00a0walk\u00a0in.',
    owner: {
      profile: {
        title: 'Create a profile',
        text: 'Name, species, a photo or the portrait we draw for you. Two minutes per pet.',
      },
      records: {
        title: 'Add records',
        text: 'Snap certificates or type them. We read, check and keep the proof.',
      },
      badge: {
        title: 'Scan the QR badge',
        text: 'It lives on your phone and renews every 30 seconds. One scan at the door.',
      },
      track: {
        title: 'Track and stay compliant',
        text: 'Reminders come in time to book, and every look at the record is logged.',
      },
    },
    business: {
      profile: {
        title: 'Create a profile',
        text: 'Your place, your services, your team. Start from a preset for your kind of business.',
      },
      records: {
        title: 'Add requirements',
        text: 'Say what you need per species and service. Preview before it counts.',
      },
      badge: {
        title: 'Scan the QR badge',
        text: 'Any phone or tablet. The verdict fills the screen, with the reason.',
      },
      track: {
        title: 'Track and stay compliant',
        text: 'Who is here, what runs out next, and a trail you can prove.',
      },
    },
  },
  pricing: {
    title: 'Free for pets. One\u00a0price\u00a0for\u00a0places.',
    lead: `Owners never pay to carry their pet’s health record. Businesses try everything for ${trialDays} days.`,
    owner: {
      title: 'Pet owner',
      terms: 'Free, for every pet you have',
      action: 'Create a free account',
    },
    business: {
      title: 'Business Connect',
      terms: [`${trialDays}-day free trial`, 'Cancel anytime'],
      action: 'Start the free trial',
    },
    perMonth: '/mo',
    perMonthSpoken: 'per month',
  },
  footer: {
    policiesTitle: 'Policies',
    policies: {
      terms: 'Terms',
      privacy: 'Privacy',
      cookies: 'Cookies',
      acceptableUse: 'Acceptable use',
    },
    followTitle: 'Follow',
    contactTitle: 'Say hello',
    contactNote: 'We answer within a working day.',
    rights: (year: string) => `© ${year} ${productName}`,
  },
};

/** Texts of the landing page. What the fragments of the product say stands in fragments/words.ts. */
export const landingMessages = defineMessages({ en });
