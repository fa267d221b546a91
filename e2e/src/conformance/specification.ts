export interface Quote {
  section: number;
  text: string;
}

const unit = /\d[\d.]*(?:-minute|\s?(?:px|%|ms|s|seconds|characters|digits|tags|suggestions)\b|%)/g;

/** Quoted texts, Russian words outside them, and numbers with their units, by section. */
export function quotesIn(specification: string): Quote[] {
  let section = 0;
  return specification.split('\n').flatMap((line) => {
    section = Number(/^## (\d)/.exec(line)?.[1] ?? section);
    if (section === 0 || line.startsWith('##')) return [];
    const texts = [...line.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
    const rest = line.replaceAll(/"[^"]+"/g, '');
    const words = rest.match(/[А-Яа-яЁё]+/g) ?? [];
    const numbers = rest.match(unit) ?? [];
    return [...texts, ...words, ...numbers].map((text) => ({ section, text }));
  });
}
