/** Written by `npm run messages` from cookies-messages/en.json; the other languages lie beside it. */

export const cookiesMessages = {
  title: "Cookies",
  lead: "Clearpaw sets no cookie until you log in or choose a language, and then only what keeps you signed in and remembers that choice. There is no banner because there is nothing to refuse: nothing here follows you.",
  sections: {
    session: {
      title: "The cookies of your session",
      paragraphs: ["Because you cannot be signed in without the session cookie, the law counts it as strictly necessary, and no consent is asked for."] as [string],
      rows: {
        session: {
          name: "Session",
          life: "While you are signed in",
          text: "When you log in, the server gives your browser a session cookie. It holds a random value that says “this is the browser that signed in” and nothing about you or your pets. It is sent only to our own server, cannot be read by scripts, and is not sent along when another site tries to act here in your name.",
        },
        remember: {
          name: "Remember me",
          life: "Until the browser closes",
          text: "With “Remember me on this device” the session cookie lasts across restarts of the browser; without it, the browser forgets it when it closes, and a second cookie notes just that choice. Signing out ends the session on the server too, so that a copy of the cookie is worthless.",
        },
        known: {
          name: "Known browser",
          life: "180 days",
          text: "A third cookie notes for 180 days that you have signed in with this browser. It gives no access. When others try wrong passwords for your account, this browser is not slowed down.",
        },
        language: {
          name: "Language",
          life: "1 year",
          text: "If you choose a language, a cookie named “language” keeps that choice for a year. It holds nothing else.",
        },
      },
    },
    storage: {
      title: "What the browser keeps for you",
      paragraphs: ["Some things are kept in your browser’s local storage. They are not cookies: they do not travel with requests, and they stay on this device until you remove them."] as [string],
      points: ["Drafts: what you typed into a form and did not save yet, so that closing the tab loses nothing. They disappear when you save.", "Choices: such as which of your businesses you looked at last, so that the next visit begins there.", "Events: a list of at most 200 entries, such as “account type chosen” or “page seen”, with the time. They stay on the device and are not sent to us or to anybody else. New ones push out old ones. A browser that sends “Do Not Track” writes none.", "For owners: what you last read about your pets (their records, the list of documents, the businesses’ answers and your profile) and their badges, so that they open without a network. Documents themselves are not kept. Signing out removes it; what is older than 30 days is removed at the next visit.", "On a business’s scanner: the lists that are needed to check a badge without a network, and check-ins that wait to be sent."] as [string, string, string, string, string],
    },
    absent: {
      title: "What you will not find",
      paragraphs: ["No advertising cookies, no tracking pixels, no fingerprinting, no analytics service, no fonts or scripts loaded from other companies. Pages are told to refuse them: the security policy our server sends lets a page load only what comes from our own address.", "The links to our social profiles are plain links. Nothing of those networks is loaded until you follow one, and then their own rules apply."] as [string, string],
    },
    payment: {
      title: "When a business pays",
      paragraphs: ["Payment for Business Connect takes place on the payment provider’s own pages. That provider sets cookies there to recognize fraud, under its own policy. None of them is set on our pages, and owners never go there."] as [string],
    },
    control: {
      title: "How to remove it all",
      paragraphs: ["Sign out, then clear cookies and site data for this address in your browser’s settings. You lose unsaved drafts; nothing that was saved is touched. Private windows work too: storage is then gone when you close them, and the product copes with a browser that allows none.", "You can also block cookies for this address altogether. The public pages work without them, and so does the page that anyone sees who scans a badge; only signing in does not."] as [string, string],
    },
    changes: {
      title: "If this ever changes",
      paragraphs: ["Should we ever need another cookie, this page says so first, with its name, its purpose and its life, and anything that is not strictly necessary will wait for your yes. Questions go to hello@clearpaw.example."] as [string],
    },
  },
};
