import { test } from '@playwright/test';
import { copyContent } from './content-folder';

/**
 * One copy of the frozen content for all tests of a file, as it was before each: files that nobody changed are not read
 * again. To be called at the top of the file; the copy is made when a test first asks for it.
 */
export function sharedContent(): ReturnType<typeof copyContent> {
  let copy: ReturnType<typeof copyContent> | undefined;
  const content = () => {
    copy ??= copyContent();
    return copy;
  };
  const dispose = () => {
    copy?.dispose();
    copy = undefined;
  };
  // One worker for the whole file.
  test.describe.configure({ mode: 'default' });
  test.afterEach(() => copy?.undo());
  test.afterAll(dispose);
  return {
    get root() {
      return content().root;
    },
    read: (name) => content().read(name),
    write: (name, text) => content().write(name, text),
    remove: (name) => content().remove(name),
    undo: () => content().undo(),
    dispose,
  };
}
