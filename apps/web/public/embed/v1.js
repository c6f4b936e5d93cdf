/* Defines <clearpaw-connect business="short-name">: a button that leads to the public page of a business.
   No cookies, no requests, nothing stored; its styles are its own, and a strict content security policy of the site
   needs to allow only this file. */
(() => {
  if (customElements.get('clearpaw-connect')) return;
  const script = document.currentScript ?? document.querySelector('script[src*="/embed/v1.js"]');
  if (!script) return;
  const { origin } = new URL(script.src);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: inline-block; max-width: 100% }
    :host([hidden]) { display: none }
    a { display: inline-flex; align-items: center; gap: 10px; box-sizing: border-box; min-height: 48px; max-width: 100%;
      padding: 10px 18px; border-radius: 14px; background: #0e5c43; color: #fff; text-decoration: none;
      font: 600 16px/1.3 system-ui, sans-serif; overflow-wrap: anywhere }
    a:hover { background: #0a4733 }
    a:focus-visible { outline: 3px solid #0e5c43; outline-offset: 3px; box-shadow: 0 0 0 3px #fff }
    svg { flex: none; width: 22px; height: 22px; fill: currentColor }
    @media (forced-colors: active) { a { border: 1px solid } }`);
  const paw =
    'M12 11c-3 0-6 3-6 6 0 2 1.5 3 3 3 1 0 2-.6 3-.6s2 .6 3 .6c1.5 0 3-1 3-3 0-3-3-6-6-6ZM5 8.500a2 2.600 0 1 0 .01 0ZM9.300 3.500a2 2.600 0 1 0 .01 0ZM14.700 3.500a2 2.600 0 1 0 .01 0ZM19 8.500a2 2.600 0 1 0 .01 0Z';

  class ClearpawConnect extends HTMLElement {
    static observedAttributes = ['business', 'label'];

    connectedCallback() {
      this.draw();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.draw();
    }

    draw() {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const business = this.getAttribute('business')?.trim().toLowerCase() ?? '';
      if (!/^[a-z0-9-]{1,60}$/.test(business)) return root.replaceChildren();
      const link = document.createElement('a');
      link.href = `${origin}/b/${business}`;
      const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      icon.setAttribute('viewBox', '0 0 24 24');
      icon.setAttribute('aria-hidden', 'true');
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', paw);
      icon.append(path);
      link.append(icon, this.getAttribute('label')?.trim() || 'Check your pet on Clearpaw');
      root.replaceChildren(link);
    }
  }
  customElements.define('clearpaw-connect', ClearpawConnect);
})();
