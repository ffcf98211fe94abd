/**
 * Reads the folder of this computer that the user has chosen for Sveltia, which does not see what others change there:
 * https://developer.mozilla.org/docs/Web/API/Window/showDirectoryPicker
 */

declare global {
  interface Window {
    showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>;
  }
  interface FileSystemDirectoryHandle {
    queryPermission(options: object): Promise<PermissionState>;
  }
}

const STORE = 'folders';
const KEY = 'project';

/** Remembers the folder that a user picks, beyond this page: Sveltia requests it once. */
export function rememberFolder(): void {
  const pick = window.showDirectoryPicker?.bind(window);
  if (!pick) return;
  window.showDirectoryPicker = async (options) => {
    const folder = await pick(options);
    await request('readwrite', (store) => store.put(folder, KEY));
    return folder;
  };
}

const readFolder = (): Promise<FileSystemDirectoryHandle | undefined> => request('readonly', (store) => store.get(KEY));

/** Returns whether files can be read without a question: not when the editor works online. */
export const hasFolder = async (): Promise<boolean> =>
  (await (await readFolder())?.queryPermission({ mode: 'readwrite' })) === 'granted';

type Place = { folder: FileSystemDirectoryHandle | undefined; name: string };

async function findPlace(file: string): Promise<Place> {
  let folder = (await readFolder()) ?? (await window.showDirectoryPicker?.());
  const parts = file.split('/');
  for (const part of parts.slice(0, -1)) folder = await folder?.getDirectoryHandle(part);
  return { folder, name: parts.at(-1) ?? '' };
}

async function openFile(file: string): Promise<FileSystemFileHandle | undefined> {
  try {
    const { folder, name } = await findPlace(file);
    return await folder?.getFileHandle(name);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** Returns the text of a file with its byte order mark; undefined if there is none. @param file the path from the project's root */
export async function readFile(file: string): Promise<string | undefined> {
  const handle = await openFile(file);
  if (!handle) return undefined;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await handle.getFile()).arrayBuffer());
}

export async function writeFile(file: string, text: string): Promise<void> {
  const stream = await (await openFile(file))?.createWritable();
  await stream?.write(text);
  await stream?.close();
}

/** Runs a request of the browser's database, which can store a folder. */
function request<Value>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('website-editor');
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const running = run(database.transaction(STORE, mode).objectStore(STORE));
      running.onsuccess = () => resolve(running.result);
      running.onerror = () => reject(running.error);
      database.close();
    };
  });
}
