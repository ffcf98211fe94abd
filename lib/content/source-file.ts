export type SourceFile = {
  file: string;
  /** Below content/; '' for content/ itself. `name` is without .md. */
  folder: string;
  name: string;
  data: unknown;
  body: string;
  /** Returns the line of a field, from 1; of its nearest existing parent if it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
  bodyLine: number;
};

export function splitFilePath(file: string): Pick<SourceFile, 'file' | 'folder' | 'name'> {
  const [, ...folders] = file.split('/');
  const name = folders.pop() ?? file;
  return { file, folder: folders.join('/'), name: name.replace(/\.md$/, '') };
}

export const emptySource = (file: string): SourceFile => ({
  ...splitFilePath(file),
  data: {},
  body: '',
  bodyLine: 1,
  lineOf: () => 1,
});
