interface SocialProfile {
  readonly name: string;
  readonly href: string;
}

/** Where the product can be followed. The addresses are reserved ones until the profiles exist, so that no one is
    sent to an outsider who happens to have the name. */
export const socialProfiles: readonly SocialProfile[] = [
  { name: 'Instagram', href: 'https://instagram.clearpaw.example' },
  { name: 'Facebook', href: 'https://facebook.clearpaw.example' },
  { name: 'LinkedIn', href: 'https://linkedin.clearpaw.example' },
  { name: 'YouTube', href: 'https://youtube.clearpaw.example' },
];
