/** Far more than any request of ours holds, and far less than 256 KB may. */
const mostValues = 5000;
const deepest = 20;

const [quote, backslash, comma] = Buffer.from('"\\,');
const opening = new Set(Buffer.from('[{'));
const closing = new Set(Buffer.from(']}'));

/** The place of the quote that ends a text of JSON. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Whether JSON is of a size and depth that may be looked through. Told before it is parsed: to make
 * things of it is what takes long.
 */
export function isModest(json: Buffer): boolean {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] as number;
    if (sign === quote) at = endOfText(json, at);
    else if (sign === comma) values += 1;
    else if (opening.has(sign)) {
      values += 1;
      depth += 1;
    } else if (closing.has(sign)) depth -= 1;
    if (values > mostValues || depth > deepest) return false;
  }
  return true;
}
