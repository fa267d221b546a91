import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredFile } from './state.ts';
import type { Store } from './store.ts';

interface FileContent {
  fileName: string;
  mimeType: string;
  bytes: Buffer;
}

/** Facts in the state, bytes in `<dataDir>/files`. */
export interface Files {
  save(content: FileContent, folder: 'documents' | 'photos'): Promise<StoredFile>;
  find(fileId: string): StoredFile | undefined;
  findByPath(filePath: string): StoredFile | undefined;
  /** Undefined when the bytes are gone. */
  read(file: StoredFile): Promise<Buffer | undefined>;
}

const FILES_AT_MOST = 200;

export function createFiles(store: Store, dataDir: string): Files {
  const folderOnDisk = path.join(dataDir, 'files');
  const onDisk = (file: StoredFile): string =>
    path.join(folderOnDisk, path.basename(file.uniqueId));
  return {
    async save({ fileName, mimeType, bytes }, folder) {
      const { state } = store;
      const number = state.lastFileNumber;
      state.lastFileNumber += 1;
      const extension = /\.[a-z0-9]{1,8}$/iu.exec(fileName)?.[0] ?? '';
      const file: StoredFile = {
        fileId: `BQ${randomBytes(24).toString('base64url')}`,
        uniqueId: `Ag${randomBytes(9).toString('base64url')}`,
        path: `${folder}/file_${number}${extension}`,
        fileName: path.basename(fileName).slice(0, 200),
        mimeType,
        size: bytes.length,
      };
      await mkdir(folderOnDisk, { recursive: true });
      await writeFile(onDisk(file), bytes);
      state.files.push(file);
      const oldest = state.files.length > FILES_AT_MOST ? state.files.shift() : undefined;
      if (oldest !== undefined) await rm(onDisk(oldest), { force: true });
      store.changed();
      return file;
    },
    find: (fileId) => store.state.files.find((file) => file.fileId === fileId),
    findByPath: (filePath) => store.state.files.find((file) => file.path === filePath),
    async read(file) {
      try {
        return await readFile(onDisk(file));
      } catch {
        return undefined;
      }
    },
  };
}
