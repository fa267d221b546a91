export const ownName = 'Kollab';

interface Page {
  querySelector(selector: string): { content?: string } | null;
}

const nameOfPage = () =>
  (globalThis as { document?: Page }).document?.querySelector('meta[name="application-name"]')
    ?.content;

/** What the product is called: PRODUCT_NAME, or in a browser what the page says. */
export const product = nameOfPage() || globalThis.process?.env['PRODUCT_NAME']?.trim() || ownName;
