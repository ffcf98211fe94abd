/**
 * Reads the folder of this computer that the user has chosen for Sveltia, which does not see what others change there:
 * https://developer.mozilla.org/docs/Web/API/Window/showDirectoryPicker
 */

declare global {
  interface Window {
    showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>;
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

async function openFile(file: string): Promise<FileSystemFileHandle | undefined> {
  const parts = file.split('/');
  const name = parts.pop() ?? '';
  try {
    let folder: FileSystemDirectoryHandle | undefined =
      (await request('readonly', (store) => store.get(KEY))) ?? (await window.showDirectoryPicker?.());
    for (const part of parts) folder = await folder?.getDirectoryHandle(part);
    return await folder?.getFileHandle(name);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** Returns the text of a file with its byte order mark; undefined if there is none. @param file the path from the project's root */
export async function readFile(file: string): Promise<string | undefined> {
  const bytes = await (await (await openFile(file))?.getFile())?.arrayBuffer();
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
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
