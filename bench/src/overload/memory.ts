/** Megabytes of the API. */
export interface Memory {
  resident: number;
  heap: number;
}

const megabyte = 1024 * 1024;

export async function readMemory(metrics: string): Promise<Memory> {
  const text = await (await fetch(metrics)).text();
  const valueOf = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0) / megabyte;
  return {
    resident: valueOf('kollab_process_resident_memory_bytes'),
    heap: valueOf('kollab_nodejs_heap_size_used_bytes'),
  };
}
