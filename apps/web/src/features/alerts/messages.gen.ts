/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */
import { formatNumber, plural } from '../../platform/messages/index.ts';

export const alertMessages = {
  title: "Alerts",
  lead: "Updates and reminders.",
  unread: (count: number) => `${plural(count, { "one": "1 unread alert", "other": `${formatNumber(count)} unread alerts` })}`,
  fresh: "Unread",
  viewsListed: "Nothing to do. Each view by a business is listed on the pet’s page.",
  markAll: "Mark all as read",
  marking: "Marking…",
  more: "Show older",
  loadingMore: "Loading…",
  loadFailed: "The alerts couldn’t be loaded.",
  markFailed: "Couldn’t save. The alerts are still unread.",
  none: "Nothing new",
  noneDetail: {
    owner: "When a record is due for renewal, or someone views it, it will appear here.",
    business: "When a pet arrives or a record needs your review, it will appear here.",
  },
  preferences: "Notification settings",
  preferencesFailed: "Your notification settings couldn’t be loaded.",
  saveFailed: "Couldn’t save. Try again.",
  saved: "Saved",
  kind: "Alert",
  inApp: "App",
  email: "Email",
  push: "Push",
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  kinds: {
    renewal: {
      name: "Renewals due",
      detail: "30, 14 and 3 days before, on the day, and once after",
    },
    business_reminder: {
      name: "Reminders from businesses",
      detail: "When a business asks you to renew records before a visit",
    },
    incident: {
      name: "Incidents",
      detail: "When a business reports an incident with your pet",
    },
    requirement_changed: {
      name: "New requirements",
      detail: "When a business asks for something your pet does not have yet",
    },
    evidence_accepted: {
      name: "Record verified",
      detail: "When a business has verified a record",
    },
    evidence_refused: {
      name: "Record rejected",
      detail: "With the reason",
    },
    document_read: {
      name: "Document scanned",
      detail: "When its vaccinations are ready for you to confirm",
    },
    waiver_to_sign: {
      name: "Waivers to sign",
      detail: "When a business asks you to sign a waiver, or has changed one",
    },
    checked_in: {
      name: "Check-ins",
      detail: "When a business checks your pet in",
    },
    new_viewer: {
      name: "New viewer",
      detail: "The first time a business views your pet’s record",
    },
    invitation: {
      name: "Invitations",
      detail: "To join a team or share a pet",
    },
    payment_trouble: {
      name: "Payments",
      detail: "When a payment fails",
    },
    review_waiting: {
      name: "Reviews",
      detail: "When a record needs review",
    },
    arrival_waiting: {
      name: "Arrivals",
      detail: "When a pet is waiting to be checked in",
    },
    guest_merge: {
      name: "Guests",
      detail: "When an owner says that a guest is their pet",
    },
    capacity_reached: {
      name: "At capacity",
      detail: "When a business has reached its limit",
    },
    weekly_digest: {
      name: "Weekly summary",
      detail: "On Monday morning",
    },
  },
  quiet: "Quiet hours",
  quietDetail: "Emails and push notifications wait until these hours end.",
  quietFrom: "From",
  quietTo: "To",
  timeZone: "Time zone",
  timeZoneHelp: "Reminders are sent in the morning in this time zone.",
  hereZone: (zone: string) => `Use ${zone}`,
  pushTitle: "Push notifications on this device",
  pushDetail: "Shows alerts even when the app is closed.",
  pushDenied: "Notifications are blocked in this browser. You can allow them in its settings for this site.",
  calendar: "Calendar feed",
  calendarLead: {
    owner: "Shows each record’s last valid day and your pets’ visits as all-day events. Anyone with this link can view it.",
    business: "Shows planned visits as all-day events. Anyone with this link can view it.",
  },
  calendarAddress: "Calendar link",
  copy: "Copy link",
  copied: "Link copied",
  notCopied: "Your browser blocks copying. Select the address and copy it yourself.",
  renew: "New link",
  renewing: "Creating…",
  renewTitle: "Create a new link?",
  renewLead: "Calendars that use the old link stop updating immediately.",
  calendarFailed: "The link couldn’t be loaded.",
  all: "All",
  needed: "Action needed",
  show: "Show",
  noneOfThese: "No alerts of this kind.",
  days: {
    today: "Today",
    yesterday: "Yesterday",
    earlier: "Earlier",
  },
  actions: {
    due: "See what’s due",
    missing: "See what’s missing",
    review: "Review",
    sign: "Sign waiver",
    payment: "Check payment",
    today: "Open Today",
    pets: "Open Pets",
  },
  byKind: "Choose for each alert",
  byTopic: "Choose by topic",
  topics: {
    renewals: {
      name: "Renewals",
      detail: "30, 14 and 3 days before",
    },
    requirements: {
      name: "Requirements",
      detail: "Rules, waivers, reviews",
    },
    documents: {
      name: "Documents",
      detail: "Ready to review",
    },
    visits: {
      name: "Visits",
      detail: "Check-ins and incidents",
    },
    views: {
      name: "Views",
      detail: "First view by a business",
    },
    arrivals: {
      name: "Arrivals",
      detail: "Waiting pets, and at capacity",
    },
    reviews: {
      name: "Reviews",
      detail: "Records and guests to check",
    },
    summary: {
      name: "Weekly summary",
      detail: "On Monday morning",
    },
    account: {
      name: "Account",
      detail: "Invitations and payments",
    },
  },
  change: "Change",
  changeZone: "Change the time zone",
};
