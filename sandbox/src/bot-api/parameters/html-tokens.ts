export interface Tag {
  name: string;
  attributes: Map<string, string>;
}

interface TagToken {
  tag: Tag;
  closing: boolean;
  end: number;
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** An unknown reference stays as it is written. */
export function decodeReference(html: string): { text: string; length: number } {
  const match =
    /^&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>lt|gt|amp|quot));?/iu.exec(html);
  if (match === null) return { text: '&', length: 1 };
  const { hex, decimal, name } = match.groups ?? {};
  if (name !== undefined)
    return { text: named[name.toLowerCase()] ?? '&', length: match[0].length };
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff)) {
    return { text: '&', length: 1 };
  }
  return { text: String.fromCodePoint(code), length: match[0].length };
}

function decode(text: string): string {
  return text.replaceAll(/&[^&]{1,11}/gu, (part) => {
    const reference = decodeReference(part);
    return reference.text + part.slice(reference.length);
  });
}

/** Says in Telegram's words why there is no tag. */
export function readTag(html: string, start: number): TagToken | string {
  const closing = html[start + 1] === '/';
  const nameStart = start + (closing ? 2 : 1);
  const name = /^[^\s>]*/u.exec(html.slice(nameStart))?.[0] ?? '';
  const tag: Tag = { name: name.toLowerCase(), attributes: new Map() };
  let at = nameStart + name.length;
  if (at >= html.length) return closing ? 'Unclosed end tag' : 'Unclosed start tag';
  for (;;) {
    at += /^\s*/u.exec(html.slice(at))?.[0].length ?? 0;
    if (at >= html.length) return closing ? 'Unclosed end tag' : 'Unclosed start tag';
    if (html[at] === '>') return { tag, closing, end: at + 1 };
    if (closing) return 'Unclosed end tag';
    const attribute =
      /^(?<key>[^\s=>]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/u.exec(
        html.slice(at),
      );
    if (attribute === null) return `Empty attribute name in the tag "${tag.name}"`;
    const { key = '', double, single, bare } = attribute.groups ?? {};
    tag.attributes.set(key.toLowerCase(), decode(double ?? single ?? bare ?? ''));
    at += attribute[0].length;
    if (html[at] === '=') return `Unclosed start tag`;
  }
}
