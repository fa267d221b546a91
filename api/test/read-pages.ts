import type { ListPage } from '@kollab/contract';

type Read<Item> = (cursor: string | undefined) => Promise<ListPage<Item>>;

/** What is on each page of a list, from the first to the last. */
export async function readPages<Item>(read: Read<Item>): Promise<Item[][]> {
  const pages: Item[][] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await read(cursor);
    pages.push(items);
    cursor = next;
  } while (cursor !== undefined);
  return pages;
}
