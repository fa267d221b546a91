import description from './description.json' with { type: 'json' };

/** A parameter or field: what it may be, such as `Integer`, `MessageEntity[]` or `=web_app`. */
interface Field {
  name: string;
  isRequired: boolean;
  types: string[];
}

const read = (described: Record<string, string>) =>
  new Map(Object.entries(described).map(([name, fields]) => [name, fieldsOf(fields)]));

/** Fields are written `name:Type|Other`, with `!` after the name of what must be there. */
const fieldsOf = (described: string): Field[] =>
  described
    .split(' ')
    .filter(Boolean)
    .map((field) => {
      const [name = '', types = ''] = field.split(':');
      const isRequired = name.endsWith('!');
      return { name: name.replace('!', ''), isRequired, types: types.split('|') };
    });

/** What calls of the Bot API that Kollab may make are given: version 10.1, and what grammY knows since. */
export const methods = read(description.methods);
export const types = read(description.types);
export const unions = new Map(
  Object.entries(description.unions).map(([name, options]) => [name, options.split('|')]),
);
