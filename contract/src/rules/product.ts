/** What the product is called where nobody named it otherwise. */
export const ownName = 'Kollab';

/** As much of a browser as is asked here. */
interface Page {
  querySelector(selector: string): { content?: string } | null;
}

/** A page is told by whoever serves it. */
const nameOfPage = () =>
  (globalThis as { document?: Page }).document?.querySelector('meta[name="application-name"]')
    ?.content;

/** What the product is called: PRODUCT_NAME, or in a browser what the page says. */
export const product = nameOfPage() || globalThis.process?.env['PRODUCT_NAME']?.trim() || ownName;
