/** Written by `npm run messages` from privacy-messages/en.json; the other languages lie beside it. */

export const privacyMessages = {
  title: "Privacy",
  lead: "This page says what Clearpaw keeps, who can see it, and for how long.",
  sections: {
    kept: {
      title: "What is kept",
      paragraphs: ["Only what the service needs:"] as [string],
      points: ["Your account: name, email address, a password that is stored as a hash, and whether you are a pet owner or a business.", "Your pets: name, kind, breed, birth date, microchip, photo, and care notes you choose to add.", "Contact details, if you enter them: your phone number, an emergency contact, and who may pick up your pets. A business sees them, and your email address, only while you share them with it.", "Health records: vaccinations, the documents you upload, and the proof behind each entry.", "Visits: at which business a pet was checked, when, with which result, and what was decided.", "Customers without an account: what a business enters or imports about you, such as name, email address, phone number and pets. Only that business sees it.", "Clinics that you ask to confirm a record: their email address and their answer.", "For businesses: requirements, team members, waivers and the plan. Card numbers stay with the payment provider."] as [string, string, string, string, string, string, string, string],
    },
    verdicts: {
      title: "Who sees what",
      paragraphs: ["You decide who sees a record."] as [string],
      rows: {
        scanner: {
          name: "A business that scans the badge",
          text: "With our scanner it sees the pet’s name and picture, its care alerts, one word and the reason: for instance that rabies protection ends within 30 days.",
        },
        connected: {
          name: "A business you connected with",
          text: "A business reads dates and documents only if you connected with it and chose to share records. You can change that, or disconnect, at any time. If you ask a business to review one record, its reviewers read that record and its documents until they have decided.",
        },
        link: {
          name: "Anyone with a share link",
          text: "A share link shows your name, your pet’s profile with photo and microchip, and what you chose to anyone who has it and its passcode, until it ends. Your pet’s page lists when it was opened.",
        },
        reader: {
          name: "Anyone who scans the badge",
          text: "The badge’s code can be read by anyone who scans it. To work without a network it holds your pet’s name and species, the last four characters of the microchip number, and its vaccinations with dates, route and proof. It holds no owner, address, clinic or document. Our page hides the vaccinations from people who scan it, but another program can read them. Show the badge only where you want it checked: withdrawing it makes it invalid, and cannot erase a copy.",
        },
        wallet: {
          name: "Google Wallet and Apple Wallet",
          text: "For a pass in Google Wallet, Google stores your pet’s name and the badge’s code. A pass for Apple Wallet adds the species and stays on your devices. Passes stop working when you create a new code.",
        },
      },
    },
    viewlog: {
      title: "Every view is logged",
      paragraphs: ["Each time a business opens your pet’s record or verdict here, the view log on the pet’s page says which one, when, and what it could see. Scans made without a network cannot be listed.", "Our own staff do not browse records. If someone has to view one to solve a problem you reported, they ask you first."] as [string, string],
    },
    why: {
      title: "Why we may use it",
      paragraphs: ["Accounts, records and verdicts are used to carry out the contract with you. Security notes, such as sign-ins that failed, serve our legitimate interest in keeping accounts safe. Reminders can be switched off one by one. We do not sell data, do not show advertising, and do not use records to train anything."] as [string],
    },
    retention: {
      title: "How long it stays",
      paragraphs: ["Only as long as it is of use to you:"] as [string],
      points: ["Pets and records: until you remove the pet or the account. Corrected entries keep their history until then.", "Visits: a business keeps its own log of who was on site, because it may have to prove it later; after you delete your account, the log no longer leads to you.", "Customers without an account: as long as the business keeps them. Write to it, or to us, to have them corrected or deleted.", "Badges: what a badge says runs out after seven days and is renewed while you use it. You can withdraw it at once."] as [string, string, string, string],
    },
    device: {
      title: "What stays on your device",
      paragraphs: ["Drafts of forms and a short list of events, such as “signed in”, are kept in your browser’s storage. The events are not sent anywhere; at most 200 are kept, and none at all if your browser asks not to be tracked. What you last read about your own pets is kept until you sign out, so that it opens without a network. The cookies page lists everything."] as [string],
    },
    rights: {
      title: "Your rights",
      paragraphs: ["You can read, correct, export and delete your data in the settings. Depending on where you live you may also object to a use, ask for it to be limited, or complain to a data protection authority. Write to hello@clearpaw.example: a person answers within 30 days, usually the next working day."] as [string],
    },
  },
};
