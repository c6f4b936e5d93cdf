/** Written by `npm run messages` from acceptable-use-messages/en.json; the other languages lie beside it. */

export const acceptableUseMessages = {
  title: "Acceptable use",
  lead: "A badge is worth something only if everyone can rely on it. These rules protect owners, businesses and the animals that meet there.",
  sections: {
    records: {
      title: "Keep records true",
      paragraphs: ["A false record can make another animal ill. Please enter only what happened, and attach the proof where you have it."] as [string],
      points: ["Do not invent vaccinations, move dates, or use a certificate that belongs to another pet.", "Do not alter a document before uploading it. Covering up your own address or phone number is fine.", "Correct a mistake when you find one. The history shows that it was corrected, and that is nothing to be ashamed of."] as [string, string, string],
    },
    badges: {
      title: "Show your own badge",
      paragraphs: ["The badge on a phone changes every 30 seconds, so that a picture of it is worthless. Do not try to copy, replay or forge it, and do not lend it to another animal. A printed badge works where a business accepts printed badges. If you think that someone else has a copy, withdraw it in the badge’s menu: the old one stops working at once."] as [string],
    },
    people: {
      title: "Respect the people on both sides",
      paragraphs: ["Looking at a record is a matter of trust, and each look is written into the owner’s view log."] as [string],
      points: ["Look only at pets that come to you or that are expected, and only for the visit.", "Do not copy records into other systems beyond what the law asks you to keep, and do not contact owners for anything but their pet’s visit.", "Never ask a person with a service animal for its health record or its badge. Two questions are permitted, and the product has a separate way in for them.", "Treat the person at the front desk kindly, whatever the result. They did not write the rule."] as [string, string, string, string],
    },
    requirements: {
      title: "Ask for what is needed",
      paragraphs: ["Businesses may ask for more than the law does, but requirements must be about health and safety. They may not serve to turn away people because of who they are. An override needs a reason and stays in the log; it is there for judgment, not for habit."] as [string],
    },
    technology: {
      title: "Do not disturb the service",
      paragraphs: ["The same goes for the service itself."] as [string],
      points: ["Do not try to reach accounts, pets or businesses that are not yours, and do not guess badge codes.", "Do not overload the service, collect data with robots, or get around limits.", "Do not upload anything harmful or unlawful, or anything you have no right to share.", "If you find a weakness, tell us at hello@clearpaw.example and give us time to repair it. We thank people who do this in good faith and take no steps against them."] as [string, string, string, string],
    },
    consequences: {
      title: "What happens when a rule is broken",
      paragraphs: ["It depends on the harm. We may mark a record as disputed, withdraw a badge, limit a feature, or close an account. Where no one is in danger we write first, say what we saw, and wait for your side. Forged records may be reported to the businesses that relied on them, because their other guests have a right to know.", "If you think we got it wrong, answer that message or write to hello@clearpaw.example. Someone who was not part of the first decision reviews it and tells you the result and the reason."] as [string, string],
    },
    report: {
      title: "Tell us",
      paragraphs: ["If you see something that breaks these rules, write to hello@clearpaw.example with the name of the business and the day. You need not give your name. Clearpaw does not pass on who reported something unless the law demands it. If an animal or a person is in danger right now, call those who can help at once, and us afterwards."] as [string],
    },
  },
};
