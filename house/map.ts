import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { childGraph, circlesOf, folderGraph, type Graph, inOrder } from './folders.ts';
import { modulesOf } from './modules.ts';

const usage = `npm run map                    the workspaces: files, lines, circles
npm run map -- api             the folders of a workspace, lowest first, and what each imports
npm run map -- walk [search]   the files that run for some calls of the API, as measured`;

const workspaces = [
  'contract',
  'migrations',
  'runtime',
  'api',
  'bot',
  'webapp',
  'sandbox',
  'e2e',
  'bench',
];
const said: string[] = [];
const say = (text: string) => void said.push(text);

const linesOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);

function printWorkspaces() {
  for (const workspace of workspaces) {
    const modules = modulesOf(workspace);
    const sizes = modules.map(({ text }) => linesOf([text])).toSorted((a, b) => a - b);
    const folders = new Set(modules.map(({ path }) => dirname(path))).size;
    const circles = circlesOf(folderGraph(workspace, modules)).length;
    const all = linesOf(modules.map(({ text }) => text));
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
    say(
      `${workspace.padEnd(11)} ${String(modules.length).padStart(4)} files ${String(all).padStart(6)} lines` +
        `, median ${median}, most ${sizes.at(-1) ?? 0}; ${folders} folders, ${circles} circles`,
    );
  }
}

function printGraph(workspace: string, graph: Graph) {
  for (const folder of inOrder(graph)) {
    const below = [...(graph.get(folder)?.keys() ?? [])].toSorted();
    say(`${folder}${below.length > 0 ? ` → ${below.join(' ')}` : ''}`);
  }
  const circles = circlesOf(graph);
  say(circles.length === 0 ? `No circle in ${workspace}.` : 'Circles:');
  for (const circle of circles) say(circle.join(' → '));
}

function printWorkspace(workspace: string) {
  const modules = modulesOf(workspace);
  printGraph(`${workspace}/src`, childGraph(`${workspace}/src`, modules));
  say('');
  printGraph(workspace, folderGraph(workspace, modules));
}

/** The walks whose title has the word, as a test measured them for docs/walks.md. */
function printWalks(word: string) {
  const page = readFileSync(new URL('../docs/walks.md', import.meta.url), 'utf8');
  const [, every = '', ...walks] = page.split(/^## /m);
  say(every);
  for (const walk of walks) {
    if (walk.split('\n', 1)[0]?.toLowerCase().includes(word.toLowerCase())) say(walk);
  }
}

const [what, word = ''] = process.argv.slice(2);
if (what === undefined) printWorkspaces();
else if (what === 'walk') printWalks(word);
else if (workspaces.includes(what)) printWorkspace(what);
else say(usage);
// Whoever reads only the beginning has heard enough.
process.stdout.on('error', () => process.exit());
process.stdout.write(`${said.join('\n')}\n`);
