/** Written by `npm run messages` from settings-messages/en.json; the other languages lie beside it. */

export const businessSettingsMessages = {
  title: "Business settings",
  lead: "Your business’s name, services and check-in options.",
  business: "Your business",
  name: "Name",
  shortName: (slug: string) => `Business ID for owners who connect: ${slug}`,
  services: "Services",
  servicesLead: "Staff choose a service at check-in, and rules can differ by service.",
  noServices: "No services yet. Without services, every visit is the same.",
  service: "Service",
  capacity: "Capacity",
  add: "Add service",
  remove: (name: null | string) => `${name === null ? "Remove this service" : `Remove ${name}`}`,
  atTheEntrance: "Check-in",
  selfCheckIn: "When an owner scans your poster",
  modes: {
    off: {
      title: "Off",
      children: "Staff check in every pet.",
    },
    confirm: {
      title: "Staff approve",
      children: "The pet waits until staff check it in.",
    },
    auto: {
      title: "Automatic",
      children: "Pets that meet the requirements are checked in right away.",
    },
  },
  paper: "Accept printed badges",
  contactRequired: "Require contact details",
  contactRequiredDetail: "To connect a pet, owners must share a phone number and an emergency contact with you. Pets already connected stay connected.",
  printedDetail: "A printed code can be copied; the code on a phone changes every 30 seconds.",
  save: "Save settings",
  saving: "Saving…",
  saved: "Settings saved",
  managersOnly: "Only managers and owners can change these settings.",
  readOnly: "Business Connect has ended. You can change settings again once it is renewed.",
  problems: {
    name: "Enter a name of 1 to 80 characters.",
    serviceName: "Enter a service name of at most 60 characters.",
    capacity: "Enter a whole number from 1 to 10,000, or leave blank.",
  },
};
