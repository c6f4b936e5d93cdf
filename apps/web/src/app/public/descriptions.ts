/** One sentence for each public page, for search engines and for previews of links. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': 'One health record per pet, carried as a living QR badge that any pet-friendly place can check in a second. Free for pet owners.',
  '/login': 'Log in to see your pets, their badges and what is due, or to scan at your door.',
  '/register': 'Create a free account and carry your pet’s health record as a badge.',
  '/forgot-password': 'Ask for a link to a new password; it arrives by e-mail and works for a short while.',
  '/terms': 'The terms under which Clearpaw is used, in words one can read.',
  '/privacy': 'Which data Clearpaw keeps about people and pets, why, for how long, and who sees it.',
  '/cookies':
    'No cookie until you sign in, and then only what keeps you signed in: what Clearpaw stores in a browser, and what it does not.',
  '/acceptable-use': 'What Clearpaw is for, and what nobody may do with it.',
};
