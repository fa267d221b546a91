/** What the product is called where nobody named it otherwise. */
export const ownName = 'Kollab';

/** A name as it can stand in a title, on a button and within a sentence. */
export const isProductName = (name: string) =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N} .’-]{0,28}[\p{L}\p{N}.])?$/u.test(name);

/** As much of a browser as is asked here. */
interface Page {
  querySelector(selector: string): { content?: string } | null;
}

/** A page is told by whoever serves it. */
const nameOfPage = () =>
  (globalThis as { document?: Page }).document?.querySelector('meta[name="application-name"]')
    ?.content;

/** What the product is called: PRODUCT_NAME, or in a browser what the page says. */
export const product = nameOfPage() || globalThis.process?.env['PRODUCT_NAME'] || ownName;
