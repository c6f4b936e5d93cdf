interface SocialProfile {
  readonly name: string;
  readonly href: string;
}

/**
 * The product's profiles. The addresses are reserved ones until the profiles exist, so that no link leads to someone
 * else with the name.
 */
export const socialProfiles: readonly SocialProfile[] = [
  { name: 'Instagram', href: 'https://instagram.clearpaw.example' },
  { name: 'Facebook', href: 'https://facebook.clearpaw.example' },
  { name: 'LinkedIn', href: 'https://linkedin.clearpaw.example' },
  { name: 'YouTube', href: 'https://youtube.clearpaw.example' },
];
