import type { Manifest } from '#src/platform/backup/manifest.ts';

export function summary({ tables, pictures }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${pictures.count} pictures`;
}
