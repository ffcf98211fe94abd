/** Other programs that change a page. In the page: each changes what it has not changed yet. */
export const GUESTS = {
  /** Replaces each text by elements of its own, as Chrome's translator does. */
  'a translator': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest('font, script, style, textarea')) continue;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** Adds elements around fields and into texts, as writing aids, password managers and readers do. */
  'an extension': () => {
    const texts = 'p, li, h1, h2, h3, a, label, button, dialog, section, form';
    for (const element of document.querySelectorAll(`input, textarea, ${texts}`)) {
      if (element.hasAttribute('data-guest')) continue;
      element.setAttribute('data-guest', '');
      element.classList.add('x-guest');
      const create = () => document.createElement('x-guest');
      if (element.matches('input, textarea')) {
        element.before(create());
        element.after(create());
      } else {
        element.prepend(create());
        element.append(create());
      }
    }
  },
} as const;

/** In the page: calls a guest now, and again after each change that is not its own. */
export const repeatAtChanges = (guest: () => void) => {
  const watch = () => observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const observer = new MutationObserver(() => {
    observer.disconnect();
    guest();
    watch();
  });
  guest();
  watch();
};
