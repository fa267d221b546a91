import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const kept = new Set(['method', 'path', 'upload', 'download']);

/** What follows a contract file's name where only its calls are meant. */
const mark = '?calls';

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name ?? '';

interface Call {
  name: string;
  statement: Node;
  definition: string;
}

/** An exported `endpoint({ … })` as a client sends it: whither, and how. */
function callOf(statement: Node, code: string): Call | undefined {
  const declaration = statement['declaration'] as Node | null | undefined;
  if (statement.type !== 'ExportNamedDeclaration' || !declaration) return undefined;
  const [declarator] = (declaration['declarations'] ?? []) as Node[];
  const call = declarator?.['init'] as Node | null | undefined;
  if (call?.type !== 'CallExpression' || nameOf(call['callee']) !== 'endpoint') return undefined;
  const [definition] = call['arguments'] as Node[];
  const properties = (definition?.['properties'] ?? []) as Node[];
  const wanted = properties.filter(({ key }) => kept.has(nameOf(key)));
  const isWhole = ['method', 'path'].every((name) =>
    wanted.some(({ key }) => nameOf(key) === name),
  );
  if (!isWhole || wanted.some(({ value }) => (value as Node).type !== 'Literal')) {
    throw new Error(
      `${nameOf(declarator?.['id'])} has to be written out, for the mini-app to call it`,
    );
  }
  const texts = wanted.map(({ start, end }) => code.slice(start, end));
  return { name: nameOf(declarator?.['id']), statement, definition: `{ ${texts.join(', ')} }` };
}

/**
 * Keeps the contract's calls apart from its schemas, each with no more than a client sends it by:
 * the server checks and documents calls, and schemas would be most of what is loaded first.
 */
export function slimContract(): Plugin {
  const callsOf = new Map<string, string>();
  return {
    name: 'slim-contract',
    apply: 'build',
    resolveId: {
      filter: { id: /\/contract\/src\/[^/]+\.ts\?calls$/ },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /\/contract\/src\/[^/]+\.ts\?calls$/ },
      handler: (id) => ({ code: callsOf.get(id) ?? '', moduleType: 'js' }),
    },
    transform: {
      order: 'post',
      filter: { id: /\/contract\/src\/[^/]+\.ts$/, code: 'endpoint(' },
      handler(code, id) {
        const { body } = this.parse(code) as unknown as { body: Node[] };
        const calls = body.flatMap((statement) => callOf(statement, code) ?? []);
        const names = calls.map(({ name }) => name).join(', ');
        callsOf.set(
          id + mark,
          calls.map((call) => `export const ${call.name} = ${call.definition};`).join('\n'),
        );
        let schemas = `import { ${names} } from ${JSON.stringify(id + mark)};\nexport { ${names} };\n`;
        let at = 0;
        for (const { statement } of calls) {
          schemas += code.slice(at, statement.start);
          at = statement.end;
        }
        return { code: schemas + code.slice(at), map: null };
      },
    },
  };
}
