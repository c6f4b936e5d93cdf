import '../../ui/help.css';
import { addCopyButtons } from './copy-buttons.ts';
import { startSearch } from './search/search-field.ts';

/*
 * All scripts of the help pages. They import nothing of the app's own modules, because those share a file with React,
 * which these pages do not need.
 */

applyTheme();
addCopyButtons();
const form = document.getElementById('help-search');
const results = document.getElementById('help-results');
if (form instanceof HTMLFormElement && results) startSearch(form, results);

/** Light or dark, if it was chosen in the app on this device (platform/theme). */
function applyTheme(): void {
  try {
    const theme = localStorage.getItem('clearpaw.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // The browser allows no storage for this site: the system setting applies.
  }
}
