import { defineWords } from '../platform/words/index.ts';

const en = {
  navigation: 'Primary',
  title: 'Good to go, wherever you go.',
  lead: 'Keep one health record per pet and carry it as a badge. Any pet-friendly place can check it in a second.',
  register: 'Create a free account',
  login: 'Login',
  dashboard: 'Dashboard',
};

/** Texts of the landing page. */
export const landingWords = defineWords({ en });
