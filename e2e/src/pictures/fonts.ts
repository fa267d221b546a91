import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The environment in which Chromium knows the one font that comes with it and none of the machine's:
 * everywhere the same letters.
 */
export async function ownFonts() {
  const folder = await mkdtemp(join(tmpdir(), 'kollab-fonts-'));
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(tmpdir(), 'fonts')}</dir><cachedir>${folder}</cachedir></fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file, FONTCONFIG_PATH: folder };
}
