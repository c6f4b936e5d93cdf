/** Written by `npm run messages` from terms-messages/en.json; the other languages lie beside it. */

export const termsMessages = {
  title: "Terms",
  lead: "These are the rules between you and Clearpaw. They are short because the idea is simple: you keep your pet’s record, businesses say what they require, and the product compares the two.",
  sections: {
    agreement: {
      title: "What you agree to",
      paragraphs: ["By creating an account you agree to these terms and to the acceptable use rules. If you use Clearpaw for a business, you say that you may do so on its behalf.", "You must be old enough to enter a contract where you live. An account belongs to one person; pets can be shared with a co-owner, and a business can invite its team, so no one needs to share a password."] as [string, string],
    },
    service: {
      title: "What the service does, and what it does not",
      paragraphs: ["Owners keep profiles, vaccinations and documents, and show a badge. Businesses write health requirements, read badges and note who came in. The result at check-in is worked out from the record and the requirements, by the same rules for everyone.", "A verdict is not veterinary advice and not a promise that an animal is healthy. It says whether the record meets what that business required at that moment. The decision who is admitted stays with the business, and the care of a pet stays with its owner and their veterinarian."] as [string, string],
    },
    records: {
      title: "Your records",
      paragraphs: ["What you enter and upload stays yours. You allow us to store, read and show it, only to run the service for you and for those you share it with.", "You promise that what you enter is true to the best of your knowledge. Each entry says how well it is proven: entered by you, with a document, or checked by a business. Corrections do not overwrite: the earlier version stays readable, with who changed it and why."] as [string, string],
    },
    businesses: {
      title: "If you run a business",
      paragraphs: ["You choose your requirements and answer for them, including laws about service animals, which never have to show a health record. You see what owners share with you and may use it only to decide about visits and to keep the proof you need.", "Members of your team act for you. Roles can be given and taken away at any time and act at once."] as [string, string],
    },
    plans: {
      title: "Plans and payment",
      paragraphs: ["Owners pay nothing. Business Connect is paid by the month, begins with a 14-day free trial and can be canceled anytime; it then runs to the end of the period that is paid for. The price is shown before you start, taxes may be added where the law asks for it, and card details are handled by the payment provider and never reach our servers.", "If a payment fails, the business pages close until it is settled. Records of owners are not touched by it."] as [string, string],
    },
    ending: {
      title: "Leaving, and being asked to leave",
      paragraphs: ["You can take your data with you and delete your account in the settings, without giving a reason. We may close an account that breaks the acceptable use rules; where it is not urgent we write first and listen to the answer."] as [string],
    },
    liability: {
      title: "What we answer for",
      paragraphs: ["We build and run the service with care, but we cannot promise that it is never interrupted; that is why badges can be checked without a network, and printed. We answer for harm we cause on purpose or by gross negligence, and otherwise as far as the law where you live requires. Nothing here takes away rights you have as a consumer."] as [string],
    },
    changes: {
      title: "When these terms change",
      paragraphs: ["We announce changes by email at least 30 days ahead and say in plain words what is different. If you do not agree you can leave before they begin. Questions go to hello@clearpaw.example."] as [string],
    },
  },
};
