import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const kept = new Set(['method', 'path', 'upload', 'download']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) yield* nodesOf(child);
    }
  }
}

/** The properties of a call's definition that the mini-app needs: whither, and how. */
function propertiesOf(call: Node) {
  const [definition] = call['arguments'] as Node[];
  const properties = (definition?.['properties'] ?? []) as Node[];
  const nameOf = ({ key }: Node) => (key as { name?: string } | undefined)?.name ?? '';
  const isUpload = properties.some((property) => nameOf(property) === 'upload');
  return {
    definition,
    wanted: properties.filter(
      (property) =>
        property.type === 'SpreadElement' ||
        kept.has(nameOf(property)) ||
        (isUpload && nameOf(property) === 'reply'),
    ),
  };
}

const isEndpoint = ({ type, callee }: Node) =>
  type === 'CallExpression' && (callee as { name?: string }).name === 'endpoint';

/**
 * Leaves of the contract's calls what a client sends them by: the server checks and documents them,
 * and their schemas would be most of what is loaded first.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/contract\/src\/[^/]+\.ts$/, code: 'endpoint(' },
      handler(code) {
        let slim = '';
        let at = 0;
        for (const call of nodesOf(this.parse(code) as unknown as Node)) {
          if (!isEndpoint(call)) continue;
          const { definition, wanted } = propertiesOf(call);
          if (!definition) continue;
          const texts = wanted.map(({ start, end }) => code.slice(start, end));
          slim += `${code.slice(at, call.start)}({ ${texts.join(', ')} })`;
          at = call.end;
        }
        return { code: slim + code.slice(at), map: null };
      },
    },
  };
}
