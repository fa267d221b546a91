import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { childGraph, circlesOf, folderGraph, type Graph, inOrder } from './folders.ts';
import { modulesOf } from './modules.ts';

const usage = `npm run map                    the rooms: files, lines, circles
npm run map -- api             the folders of a room, lowest first, and what each imports
npm run map -- walk [search]   the files that run for some calls of the API, as measured`;

const rooms = [
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

function printRooms() {
  for (const room of rooms) {
    const modules = modulesOf(room);
    const sizes = modules.map(({ text }) => linesOf([text])).toSorted((a, b) => a - b);
    const folders = new Set(modules.map(({ path }) => dirname(path))).size;
    const circles = circlesOf(folderGraph(room, modules)).length;
    const all = linesOf(modules.map(({ text }) => text));
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
    say(
      `${room.padEnd(11)} ${String(modules.length).padStart(4)} files ${String(all).padStart(6)} lines` +
        `, median ${median}, most ${sizes.at(-1) ?? 0}; ${folders} folders, ${circles} circles`,
    );
  }
}

function printGraph(room: string, graph: Graph) {
  for (const folder of inOrder(graph)) {
    const below = [...(graph.get(folder)?.keys() ?? [])].toSorted();
    say(`${folder}${below.length > 0 ? ` → ${below.join(' ')}` : ''}`);
  }
  const circles = circlesOf(graph);
  say(circles.length === 0 ? `No circle in ${room}.` : 'Circles:');
  for (const circle of circles) say(circle.join(' → '));
}

function printRoom(room: string) {
  const modules = modulesOf(room);
  printGraph(`${room}/src`, childGraph(`${room}/src`, modules));
  say('');
  printGraph(room, folderGraph(room, modules));
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
if (what === undefined) printRooms();
else if (what === 'walk') printWalks(word);
else if (rooms.includes(what)) printRoom(what);
else say(usage);
// Whoever reads only the beginning has heard enough.
process.stdout.on('error', () => process.exit());
process.stdout.write(`${said.join('\n')}\n`);
