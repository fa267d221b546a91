import { dirname } from 'node:path';
import type { Module } from './modules.ts';

/** Which folder imports which, and by which modules. */
export type Graph = Map<string, Map<string, string[]>>;

/** A module that has no place is left out. */
function graphOf(modules: Module[], placeOf: (path: string) => string | undefined): Graph {
  const graph: Graph = new Map();
  for (const { path, imports } of modules) {
    const from = placeOf(path);
    if (from === undefined) continue;
    const arrows = graph.get(from) ?? new Map<string, string[]>();
    graph.set(from, arrows);
    for (const file of imports) {
      const to = placeOf(file);
      if (to === undefined || to === from) continue;
      arrows.set(to, [...(arrows.get(to) ?? []), `${path} → ${file}`]);
    }
  }
  return graph;
}

export const folderGraph = (workspace: string, modules: Module[]) =>
  graphOf(modules, (path) => (path.startsWith(`${workspace}/`) ? dirname(path) : undefined));

/** Each subfolder whole, and the folder's own files as `.`. */
export const childGraph = (folder: string, modules: Module[]) =>
  graphOf(modules, (path) => {
    if (!path.startsWith(`${folder}/`)) return undefined;
    const [child = '', ...rest] = path.slice(folder.length + 1).split('/');
    return rest.length > 0 ? child : '.';
  });

/** Each as the folders in the order in which they import each other. */
export function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (folder: string, trail: string[]) => {
    const at = trail.indexOf(folder);
    if (at !== -1) circles.push([...trail.slice(at), folder]);
    if (at !== -1 || done.has(folder)) return;
    for (const next of graph.get(folder)?.keys() ?? []) walk(next, [...trail, folder]);
    done.add(folder);
  };
  for (const folder of graph.keys()) walk(folder, []);
  return circles;
}

/** Lowest first: each after what it imports, as far as there is no circle. */
export function inOrder(graph: Graph): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    for (const next of graph.get(folder)?.keys() ?? []) visit(next);
    order.push(folder);
  };
  for (const folder of [...graph.keys()].toSorted()) visit(folder);
  return order;
}
